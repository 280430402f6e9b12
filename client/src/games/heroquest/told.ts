/** What events say: refs, numbers, faces. */
import type { MomentInfo, Telling } from "../../wire";
import type { View } from "./types";

const RECENT = 12; // entries in which something has happened somewhere

/** The square where an event happens: the one it names, else where whoever it is about stands. */
export function happensAt(view: View, telling: Telling): string | null {
  const square = of(telling, "square");
  if (square) return square.slice(7);
  const figures = [...view.monsters, ...view.allies, ...view.heroes];
  const about = ["monster", "ally", "hero"].flatMap((kind) => of(telling, kind) ?? []);
  return about.flatMap((ref) => figures.find((each) => each.ref === ref)?.at ?? [])[0] ?? null;
}

/** The square where something last happened. */
export function lastPlace(view: View, log: readonly MomentInfo[]): string | null {
  const told = log.slice(-RECENT).flatMap((moment) => moment.told);
  return told.reduceRight<string | null>((found, telling) => found ?? happensAt(view, telling), null);
}

/** Whether the monster an event is about bears a name. */
export const hasName = ({ args: { monster } }: Telling): boolean =>
  typeof monster === "object" && monster !== null && !("text" in monster); // one of several alike has a number

/** The kind of the monster an event is about, from when it came into sight: whoever is slain is in no view any more. */
export function kindIn(log: readonly MomentInfo[], telling: Telling): string {
  const ref = of(telling, "monster");
  const came = log
    .flatMap(({ told }) => told)
    .find((each) => each.args["kind"] !== undefined && ref !== undefined && each.refs.includes(ref));
  return String(came?.args["kind"] ?? "");
}

/** The first thing of a kind an event is about: `of(telling, "monster")`. */
export const of = (telling: Telling, kind: string): string | undefined =>
  telling.refs.find((ref) => ref.startsWith(`${kind}:`));

export const number = (telling: Telling, name: string): number => Number(telling.args[name] ?? 0);

/** The faces in `faces:skull white black`. */
export function faces(telling: Telling, name = "dice"): string[] {
  const words = String(telling.args[name] ?? "");
  return words
    .slice(words.indexOf(":") + 1)
    .split(/\s+/)
    .filter((face) => face && face !== "/");
}
