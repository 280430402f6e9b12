/** What part of the castle one sees. */
import { lens, type Camera, type Size } from "../../shared/camera";
import { CELL, HEIGHT, WIDTH, type Point } from "./plan";

export type { Camera, Size };

/** Room around the castle for the gates, the letters and the hatching. */
export const MARGIN = { x: 78, y: 62 };
export const WHOLE: Camera = { x: -MARGIN.x, y: -MARGIN.y, w: WIDTH + 2 * MARGIN.x, h: HEIGHT + 2 * MARGIN.y };

export const castleLens = lens(WHOLE, CELL);
export const { kept, pixelsWhole, needsWindow, closeUp, overview, panned, zoomed, sees, showing } = castleLens;

/** The whole castle in small, in a corner of the window: pixels, with what lies around it. */
const FINDER: Size = { width: 92, height: 66 };

/** The lower corner in which it hides nothing that can be chosen: the right one, if both do or neither. */
export function finderCorner(seen: Camera, size: Size, lit: readonly Point[]): "left" | "right" {
  const [w, h] = [(FINDER.width / size.width) * seen.w + CELL / 3, (FINDER.height / size.height) * seen.h + CELL / 3];
  const low = lit.filter(({ y }) => y > seen.y + seen.h - h && y < seen.y + seen.h);
  const inRight = low.some(({ x }) => x > seen.x + seen.w - w && x < seen.x + seen.w);
  const inLeft = low.some(({ x }) => x < seen.x + w && x > seen.x);
  return inRight && !inLeft ? "left" : "right";
}
