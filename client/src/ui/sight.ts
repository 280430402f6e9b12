/** Where things are on the screen. */

const ENOUGH = 0.5; // of a thing is to be seen for it to be in sight
const DRAWING = ".drawn-board";
const OVERLAYS = ".coach, .explain, .popover"; // what is put away or makes way by itself

/** The box of a thing, if any of it is on the screen. */
export function inSight(thing: Element | null): DOMRect | null {
  const box = thing?.getBoundingClientRect();
  return box && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight ? box : null;
}

/** What is to be seen of a thing where things are scrolled, cut off and covered; null if that is too little of it. */
export function seenOf(thing: Element): DOMRect | null {
  const whole = thing.getBoundingClientRect();
  let seen = meet(whole, new DOMRect(0, 0, innerWidth, innerHeight));
  for (let outer = thing.parentElement; outer; outer = onTop(outer) ? null : outer.parentElement)
    if (cuts(outer)) seen = meet(seen, outer.getBoundingClientRect());
  const enough = seen.width * seen.height > ENOUGH * whole.width * whole.height;
  return enough && !isCovered(thing, seen) ? seen : null;
}

/** All of it is to be seen. */
export function isWhole(thing: Element): boolean {
  const [whole, seen] = [thing.getBoundingClientRect(), seenOf(thing)];
  return !!seen && seen.width > whole.width - 1 && seen.height > whole.height - 1;
}

/** Nothing around it cuts it off. */
const onTop = (element: Element): boolean => element.matches("dialog[open], :popover-open");

/** Scrolls what scrolls around a thing, and nothing else, until it is seen there: in the middle, or where nothing lies over it. */
export function bring(thing: Element): void {
  for (const share of [0.5, 1, 0]) {
    scrollTo(thing, share);
    if (seenOf(thing)) return;
  }
}

/** `share`: how far down and right in what scrolls. */
function scrollTo(thing: Element, share: number): void {
  const at = (from: number, to: number): number => from + (to - from) * share;
  for (let outer = thing.parentElement; outer; outer = onTop(outer) ? null : outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const [inner, frame] = [thing.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (scrolls(overflowX)) outer.scrollLeft += at(inner.left, inner.right) - at(frame.left, frame.right);
    if (scrolls(overflowY)) outer.scrollTop += at(inner.top, inner.bottom) - at(frame.top, frame.bottom);
  }
}

const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

const cuts = (element: Element): boolean => {
  if (element.localName === "svg") return true;
  const { overflowX, overflowY, position } = getComputedStyle(element);
  return position !== "fixed" && (overflowX !== "visible" || overflowY !== "visible");
};

/** Something else lies over its middle; a drawing and what is drawn in it are one. */
function isCovered(thing: Element, { left, top, width, height }: DOMRect): boolean {
  const on = document.elementsFromPoint(left + width / 2, top + height / 2).find((each) => !each.closest(OVERLAYS));
  if (!on || thing.contains(on) || on.contains(thing)) return false;
  const drawing = thing.closest(DRAWING);
  return !drawing || on.closest(DRAWING) !== drawing;
}

function meet(a: DOMRect, b: DOMRect): DOMRect {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The smallest box that holds them all. */
export function around(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  const [right, bottom] = [Math.max(...boxes.map((each) => each.right)), Math.max(...boxes.map((each) => each.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}
