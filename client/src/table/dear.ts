/** What a card that lies over the table should rather not cover. */
import type { Dear } from "../ui/place";

const PRESSED = 0.2; // more for what can be chosen now

/** The things and buttons of the board: what is rare there, or can be chosen, is not covered lightly. */
export function dearOnBoard(lit: { has(ref: string): boolean }): Dear[] {
  const found = [...document.querySelectorAll<HTMLElement>("#board :is([data-ref], button)")];
  const kinds = found.map(({ dataset }) => dataset.ref?.split(":")[0] ?? "");
  const count = new Map<string, number>();
  for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
  return found.map((each, n) => ({
    box: each.getBoundingClientRect(),
    weight: (lit.has(each.dataset.ref ?? "") ? PRESSED : 0) + 1 / count.get(kinds[n]!)!,
  }));
}
