/** One click from the home page to the first decision: a seat here, bots around it, the game begins. */
import { api } from "../api";
import { to } from "../router";
import { keyring } from "../store/keyring.svelte";
import { way } from "../store/route.svelte";
import { settings } from "../store/settings.svelte";
import type { GameInfo, NewTable, TableMade } from "../wire";
import { newNonce } from "./nonce";

const COMPANY = 2; // bots at a quick table: enough to be a game, few enough to be quick

export async function playNow(game: GameInfo): Promise<void> {
  const bots = Math.min(Math.max(game.min_seats - 1, COMPANY), game.max_seats - 1);
  const you = { kind: "human" as const, name: settings.name, lang: settings.lang, nonce: newNonce() };
  const seats = [you, ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: game.bots.at(-1) ?? null }))];
  await open({ game: game.id, seats, start: true });
}

export async function open(table: NewTable): Promise<void> {
  keepKeys(await api.make(table));
}

/** Keep what a new table gave, and go there. */
export function keepKeys(made: TableMade): void {
  const { table } = made;
  keyring.change(table.id, { game: table.game, ...(made.host ? { host: made.host } : {}) });
  for (const seat of made.seats) keyring.addSeat(table.id, seat.seat, seat.key, table.game);
  way.go(to.table(table.id));
}
