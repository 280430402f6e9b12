/** What events say: refs, numbers, faces. */
import type { Telling } from "../../wire";

export const refsOf = (telling: Telling): readonly string[] => telling.refs;

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
