/** What the people at a table are called; bots, seats that share a name and, where a game wants it, all by whom they play. */
import type { AnyView } from "../../games/board";
import type { GameModule } from "../../games/module";
import { short } from "../../lib/names";
import { shell } from "../../store/texts.svelte";
import type { Texts } from "../../texts/fluent";
import { makeSay } from "../../texts/say";
import type { Lang, TableInfo } from "../../wire";

export function namesOf(
  info: TableInfo | null,
  module: GameModule,
  view: AnyView | undefined,
  lang: Lang,
  texts: Texts,
): string[] {
  const { seats = [] } = info ?? {};
  const names = short(seats.map((seat) => seat.name));
  const role = module.seats?.role;
  if (!role || !view) return names;
  const say = makeSay(lang, texts, shell, names);
  const own = (name: string, n: number) =>
    !module.seats?.byRole && seats[n]?.kind === "human" && names.indexOf(name) === names.lastIndexOf(name);
  return names.map((name, n) => (own(name, n) ? name : role(view, n, say) || name));
}

/** How the one at this screen is spoken to: without a typed name by whom they play, where the game calls everybody so. */
export function whoPlayed(
  held: readonly number[],
  table: { info: TableInfo | null; module: GameModule; names: readonly string[] },
  typed: string,
  otherwise: string,
): string[] {
  if (table.module.seats?.byRole && !typed) return held.map((n) => `=${table.names[n] ?? otherwise}`);
  return [`=${(held.length === 1 && table.info?.seats[held[0]!]?.name) || otherwise}`];
}
