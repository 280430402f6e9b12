/** What must stand on a real board for it to be as the view says, and what has been put there already. */
import type { Lang } from "../../wire";
import type { Say } from "../board";
import { called, standIn } from "./names";
import type { View } from "./types";

export interface Place {
  ref: string;
  /** The ref with its quest: the next quest's goblin is another one. */
  key: string;
  name: string;
  /** Where, in squares. */
  at: string[];
  kind: "monster" | "furniture" | "door" | "trap" | "block" | "thing" | "ally";
}

type Piece = Omit<Place, "key">;

const figured = (name: string, instead: string): string => (instead ? `${name} (${instead})` : name);

/** Every piece in sight; heroes are moved by their players. */
export function pieces(view: View, say: Say, lang: Lang): Place[] {
  const name = (ref: string): string => called(view, ref, say, lang);
  const blocks = view.rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => ("%*".includes(sign) ? [`${String.fromCharCode(65 + column)}${row + 1}`] : [])),
  );
  const all: Piece[] = [
    ...view.doors.map(({ ref, a, b, kind }): Piece => ({
      ref,
      name: say(kind === "secret" ? "board-place-secret" : "board-place-door"),
      at: [a, b],
      kind: "door",
    })),
    ...view.furniture.map(({ ref, squares }): Piece => ({ ref, name: name(ref), at: squares, kind: "furniture" })),
    ...view.monsters.map((monster): Piece => ({
      ref: monster.ref,
      name: figured(name(monster.ref), standIn(monster, say)),
      at: [monster.at],
      kind: "monster",
    })),
    ...view.allies.map(({ ref, at }): Piece => ({ ref, name: name(ref), at: [at], kind: "ally" })),
    ...view.traps.map(({ ref, at }): Piece => ({ ref, name: name(ref), at: [at], kind: "trap" })),
    ...view.things.flatMap(({ ref, at }): Piece[] => (at ? [{ ref, name: name(ref), at: [at], kind: "thing" }] : [])),
    ...blocks.map((at): Piece => ({ ref: `block:${at}`, name: say("board-place-block"), at: [at], kind: "block" })),
  ];
  return all.map((place) => ({ ...place, key: `${view.quest.id}/${place.ref}` }));
}

/** What is to be put down, and what has gone from the board since it was. `placed` are names by key. */
export function toDo(
  all: readonly Place[],
  placed: Readonly<Record<string, string>>,
): { put: Place[]; take: [string, string][] } {
  const here = new Set(all.map(({ key }) => key));
  return {
    put: all.filter(({ key }) => !(key in placed)),
    take: Object.entries(placed).filter(([key]) => !here.has(key)),
  };
}
