/** What must stand on a real board for it to be as the view says, and what has been put there already. */
import type { Lang } from "../../wire";
import type { Say } from "../board";
import { called } from "./names";
import type { View } from "./types";

export interface Place {
  ref: string;
  name: string;
  /** Where, in squares. */
  at: string[];
  kind: "monster" | "furniture" | "door" | "trap" | "block" | "thing" | "ally";
}

/** Every piece in sight; heroes are moved by their players. */
export function pieces(view: View, say: Say, lang: Lang): Place[] {
  const name = (ref: string): string => called(view, ref, say, lang);
  const blocks = view.rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => ("%*".includes(sign) ? [`${String.fromCharCode(65 + column)}${row + 1}`] : [])),
  );
  return [
    ...view.doors.map(({ ref, a, b, kind }): Place => ({ ref, name: say(kind === "secret" ? "board-place-secret" : "board-place-door"), at: [a, b], kind: "door" })),
    ...view.furniture.map(({ ref, squares }): Place => ({ ref, name: name(ref), at: squares, kind: "furniture" })),
    ...view.monsters.map(({ ref, at }): Place => ({ ref, name: name(ref), at: [at], kind: "monster" })),
    ...view.allies.map(({ ref, at }): Place => ({ ref, name: name(ref), at: [at], kind: "ally" })),
    ...view.traps.map(({ ref, at }): Place => ({ ref, name: name(ref), at: [at], kind: "trap" })),
    ...view.things.flatMap(({ ref, at }): Place[] => (at ? [{ ref, name: name(ref), at: [at], kind: "thing" }] : [])),
    ...blocks.map((at): Place => ({ ref: `block:${at}`, name: say("board-place-block"), at: [at], kind: "block" })),
  ];
}

/** What is to be put down, and what has gone from the board since it was. `placed` are names by ref. */
export function toDo(all: readonly Place[], placed: Readonly<Record<string, string>>): { put: Place[]; take: [string, string][] } {
  const here = new Set(all.map(({ ref }) => ref));
  return { put: all.filter(({ ref }) => !(ref in placed)), take: Object.entries(placed).filter(([ref]) => !here.has(ref)) };
}
