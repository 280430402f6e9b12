/** One click from the home page to the first decision: a seat here, bots around it, the game begins. */
import { api } from "../connection/api";
import type { GameModule } from "../games/module";
import { load } from "../games/registry";
import { to } from "../router";
import { keyring } from "../store/keyring.svelte";
import { way } from "../store/route.svelte";
import { settings } from "../store/settings.svelte";
import type { GameInfo, NewSeat, NewTable, QuestInfo, TableInfo, TableMade } from "../wire";
import { newNonce } from "./nonce";

export const COMPANY = 2; // bots at a quick table: enough to be a game, few enough to be quick

export async function playNow(game: GameInfo): Promise<void> {
  const bots = Math.min(Math.max(game.min_seats - 1, COMPANY), game.max_seats - 1);
  const usual = ["you", ...Array.from({ length: bots }, () => `bot:${game.default_bot}`)];
  const module = await load(game.id);
  const seats = (module.seats?.seating?.("now") ?? usual).map(sitter);
  const first = game.settings.find(({ id }) => id === "start_player")?.values.includes("host");
  await open({
    game: game.id,
    seats,
    options: {
      ...(first ? { start_player: "host" } : {}),
      ...upNext(game, module),
      ...module.setup?.alone,
      ...module.setup?.quick,
    },
    start: true,
  });
}

/** What is played where nobody has chosen: the easiest quest not won here yet, the short ones first; from the easiest again when all are. */
export function upNext(game: GameInfo, { setup }: GameModule): Record<string, string> {
  const { shelf } = setup ?? {};
  if (!shelf?.rises) return {};
  const won = keyring.wonOf(game.id);
  const all = rising(game);
  const next = all.find(({ id }) => !won.has(id)) ?? all[0];
  return next ? { [shelf.option]: next.id } : {};
}

const rising = ({ quests }: GameInfo): QuestInfo[] =>
  quests.toSorted((a, b) => a.difficulty - b.difficulty || a.minutes - b.minutes);

/** Nobody but whoever sits here has a seat at it, and the table is theirs. */
function isOwn({ id, seats: all }: TableInfo): boolean {
  const { host, seats } = keyring.of(id);
  return !!host && all.every(({ kind, n }) => kind === "bot" || seats[n] !== undefined);
}

/** After a win alone or with bots: the easiest quest of the shelf that has not been won here yet; null where none is left, or others have a say. */
export function nextQuest(table: TableInfo, game: GameInfo | undefined, { setup }: GameModule): string | null {
  const { shelf } = setup ?? {};
  if (!game || !shelf?.rises || table.rematch || table.lesson || !isOwn(table)) return null;
  const won = keyring.wonOf(game.id).add(String(table.options[shelf.option]));
  return rising(game).find(({ id }) => !won.has(id))?.id ?? null;
}

/** A first game that teaches itself. */
export async function learn(game: GameInfo): Promise<void> {
  await open({ game: game.id, seats: [sitter("you")], lesson: game.lessons[0]!.id });
}

function sitter(who: string): NewSeat {
  const [kind, bot] = who.split(":");
  if (kind === "bot") return { kind: "bot", bot: bot || null };
  return { kind: "human", name: settings.name, lang: settings.lang, nonce: newNonce() };
}

export async function open(table: NewTable): Promise<void> {
  keepKeys(await api.make(table));
}

/** The same people once more, with other options if there are any. Their keys open the new table too; each browser adds a new number of its own to the dice. */
export async function playAgain(table: TableInfo, options?: Record<string, unknown>): Promise<void> {
  const { host, seats } = keyring.of(table.id);
  const again = table.rematch ?? (await api.rematch(table.id, keyring.token(table.id, null))).table.id;
  if (host && options) await api.change(again, { options: { ...table.options, ...options } }, host);
  for (const [n, token] of Object.entries(seats)) {
    await api.sit(
      again,
      Number(n),
      { name: table.seats[Number(n)]!.name, nonce: newNonce(), lang: settings.lang },
      token,
    );
  }
  keyring.change(again, { game: table.game, seats, ...(host ? { host } : {}) });
  if (host && isOwn(table) && !table.rematch) await api.start(again, host);
  way.go(to.table(again));
}

/** Keep what a new table gave, and go there. */
export function keepKeys(made: TableMade): void {
  const { table } = made;
  keyring.change(table.id, { game: table.game, ...(made.host ? { host: made.host } : {}) });
  for (const seat of made.seats) keyring.addSeat(table.id, seat.seat, seat.key, table.game);
  way.go(to.table(table.id));
}
