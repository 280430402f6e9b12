/** What events say: refs, numbers, faces. */
import type { Telling } from "../../wire";

/** The first thing of a kind an event is about: `of(telling, "enemy")`. */
export const of = (telling: Telling, kind: string): string | undefined =>
  telling.refs.find((ref) => ref.startsWith(`${kind}:`));

/** A number, also one that is written for the eye: `=−1`. */
export const number = (telling: Telling, name: string): number =>
  Number(
    String(telling.args[name] ?? 0)
      .replace(/^=/, "")
      .replace("−", "-"),
  ) || 0;

/** The faces in `faces:2 4 6`. */
export function faces(telling: Telling): string[] {
  const words = Object.values(telling.args).find((value) => typeof value === "string" && value.startsWith("faces:"));
  return String(words ?? "")
    .slice("faces:".length)
    .split(/\s+/)
    .filter((face) => face && face !== "/");
}

/** Words in every language that an event brings with it. */
export function proseOf(telling: Telling, name: string): Record<string, string> | null {
  const value = telling.args[name];
  return typeof value === "object" && value !== null ? (value as Record<string, string>) : null;
}
