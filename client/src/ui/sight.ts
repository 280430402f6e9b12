/** Where things are on the screen. */

/** The box of a thing, if any of it is on the screen. */
export function inSight(thing: Element | null): DOMRect | null {
  const box = thing?.getBoundingClientRect();
  return box && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight ? box : null;
}

/** The smallest box that holds them all. */
export function around(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  const [right, bottom] = [Math.max(...boxes.map((each) => each.right)), Math.max(...boxes.map((each) => each.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}
