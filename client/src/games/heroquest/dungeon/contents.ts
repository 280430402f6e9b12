/** What is on each square, by its name: figures first, then what lies there, then what stands there, then doors beside it. */
import type { View } from "../types";
import { extent } from "./paths";
import { nameOf, squareOf } from "./plan";

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
  for (const { at, ref, kind, rot } of view.furniture) {
    const { column, row } = squareOf(at);
    const [wide, high] = extent(kind, rot);
    for (let c = 0; c < wide; c++) for (let r = 0; r < high; r++) put(nameOf({ column: column + c, row: row + r }), ref);
  }
  for (const { a, b, ref } of view.doors) {
    put(a, ref);
    put(b, ref);
  }
  return found;
}
