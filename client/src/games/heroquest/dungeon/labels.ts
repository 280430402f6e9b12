/** Where a name is written, and how large: legible however far away one looks, and never cut by the edge of the window. */
import type { Camera, Point } from "../../shared/camera";

const SMALLEST = 12.5; // pixels on the screen
const USUAL = 11; // units of the drawing
const WIDE = 0.29; // half a letter, for its height
const FOOT = 18; // from the middle of a figure to its foot

export interface Label extends Point {
  size: number;
}

export function labelled(name: string, at: Point, seen: Camera, width: number): Label {
  const size = Math.max(USUAL, SMALLEST * (width ? seen.w / width : 1));
  const half = Math.min(name.length * WIDE * size + size / 4, seen.w / 2);
  const below = at.y + FOOT + size;
  return {
    x: Math.min(Math.max(at.x, seen.x + half), seen.x + seen.w - half),
    y: below + size / 3 > seen.y + seen.h ? at.y - FOOT - size / 4 : below,
    size,
  };
}
