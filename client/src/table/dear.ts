/** What a card that lies over the table should rather not cover. */
import type { Dear } from "../ui/place";

const PRESSED = 0.2; // more for what can be chosen now
const DRAWN = 3; // all things of one kind together, a lone hero or the stairs as much as all squares

const ELSEWHERE = 0.3; // an answer that is not the wanted one, a button of a form
const WHOLE = 3; // the dice that lie on the table

/** What is pressed beside the board: answers, and all that a form is made of. */
export function dearBeside(): Dear[] {
  const found = document.querySelectorAll("aside button, .tray [data-ref], dialog[open] :is(button, input)");
  const dice = [...document.querySelectorAll(".tray")].map((each) => ({
    box: each.getBoundingClientRect(),
    weight: WHOLE,
  }));
  return [...dice, ...[...found].map((each) => ({ box: each.getBoundingClientRect(), weight: ELSEWHERE }))];
}

const READ = 0.15; // what is only read
const SEAT = 1; // how a hero fares: one looks there before every answer

/** What is written on the board, beside its things, the figures of the sheets, and who sits there with their sheets. */
export function dearToRead(): Dear[] {
  const found = document.querySelectorAll(
    ".rail :is(h2, p), aside.party [data-about], #board :is(h2, h3, p, b, small, li, label, [data-about]):not(svg *)",
  );
  const seats = document.querySelectorAll(".party.strip .head, .party:not(.strip) .card");
  return [
    ...[...found].map((each) => ({ box: each.getBoundingClientRect(), weight: READ })),
    ...[...seats].map((each) => ({ box: each.getBoundingClientRect(), weight: SEAT })),
  ];
}

/** The things and buttons of the board: what is rare there, or can be chosen, is not covered lightly. */
export function dearOnBoard(lit: { has(ref: string): boolean }): Dear[] {
  const frame = document.querySelector("#board")?.getBoundingClientRect();
  const found = [...document.querySelectorAll<HTMLElement>("#board :is([data-ref], [data-dear], button)")].filter(
    (each) => frame && isWithin(each.getBoundingClientRect(), frame),
  );
  const kinds = found.map(({ dataset }) => dataset.ref?.split(":")[0] ?? dataset.dear ?? "");
  const count = new Map<string, number>();
  for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
  return found.map((each, n) => ({
    box: each.getBoundingClientRect(),
    weight: (lit.has(each.dataset.ref ?? "") ? PRESSED : 0) + DRAWN / count.get(kinds[n]!)!,
  }));
}

/** A drawing is larger than its frame: what is cut off is covered already. */
function isWithin({ left, right, top, bottom }: DOMRect, frame: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}
