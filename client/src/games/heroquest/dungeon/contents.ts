/** What is on each square, by its name: figures first, then what lies there, then what stands there, then doors beside it. */
import type { View } from "../types";

export function contents(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const put = (at: string | null, ref: string): void => {
    if (at) found.set(at, [...(found.get(at) ?? []), ref]);
  };
  for (const { at, ref } of view.monsters) put(at, ref);
  for (const { at, ref, status } of view.heroes) if (status === "in_play") put(at, ref);
  for (const { at, ref } of view.allies) put(at, ref);
  for (const { at, ref } of view.things) put(at, ref);
  for (const { at, ref } of view.traps) put(at, ref);
  for (const { squares, ref } of view.furniture) for (const at of squares) put(at, ref);
  for (const { a, b, ref } of view.doors) {
    put(a, ref);
    put(b, ref);
  }
  return found;
}
