/**
 * Where a name is written, and how large: legible however far away one looks, never cut by the edge of the window, and
 * rather over its figure than across somebody else's head.
 */
import type { Camera, Point } from "../../shared/camera";

const SMALLEST = 12.5; // pixels on the screen
const USUAL = 11; // units of the drawing
const WIDE = 0.29; // half a letter, for its height
const FOOT = 18; // from the middle of a figure to its foot

export interface Label extends Point {
  size: number;
}

/** `others`: where figures stand. */
export function labelled(name: string, at: Point, seen: Camera, width: number, others: readonly Point[] = []): Label {
  const size = Math.max(USUAL, SMALLEST * (width ? seen.w / width : 1));
  const half = Math.min(name.length * WIDE * size + size / 4, seen.w / 2);
  const x = Math.min(Math.max(at.x, seen.x + half), seen.x + seen.w - half);
  const [below, above] = [at.y + FOOT + size, at.y - FOOT - size / 4];
  const across = (y: number): number =>
    others.filter((each) => Math.abs(each.x - x) < FOOT + half && Math.abs(each.y - y + size / 3) < FOOT + size / 3)
      .length;
  const low = below + size / 3 > seen.y + seen.h;
  const high = above - size < seen.y;
  return { x, y: low || (!high && across(above) < across(below)) ? above : below, size };
}
