/** What part of the castle one sees. */
import { lens, type Camera, type Size } from "../../shared/camera";
import { CELL, HEIGHT, WIDTH, type Point } from "./plan";

export type { Camera, Size };

/** Room around the castle for the gates, the letters and the hatching. */
export const MARGIN = { x: 78, y: 62 };
export const WHOLE: Camera = { x: -MARGIN.x, y: -MARGIN.y, w: WIDTH + 2 * MARGIN.x, h: HEIGHT + 2 * MARGIN.y };

export const castleLens = lens(WHOLE, CELL);
export const { kept, pixelsWhole, needsWindow, closeUp, overview, panned, zoomed, sees, showing } = castleLens;

/** Around where a window sees both well: the first, what is seen there does not move; else their middle, else the second. */
export function framing(size: Size, from: Point, to: Point): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const holds = (around: Point): boolean => [from, to].every((each) => sees(closeUp(size, around), each, CELL / 2));
  return [from, middle].find(holds) ?? to;
}

/**
 * Around where a window sees all of these whole, clear of the letters at its edge; as much of them as it can.
 * Those that are dear stay in it, whatever else does not.
 */
export function holding(size: Size, from: Point, all: readonly Point[], dear: readonly Point[] = []): Point {
  const holds = (around: Point, points: readonly Point[]): boolean =>
    points.every((each) => sees(closeUp(size, around), each, CELL));
  if (holds(from, all)) return from;
  const [middle, best] = [middleOf([from, ...all]), middleOf([from, ...dear])];
  for (let share = 0; share < 1; share += 0.1) {
    const around = { x: middle.x + share * (best.x - middle.x), y: middle.y + share * (best.y - middle.y) };
    if (holds(around, [from, ...dear])) return around;
  }
  return best;
}

function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The whole castle in small, in a corner of the window: pixels, with what lies around it. */
const FINDER: Size = { width: 78, height: 56 };

export type Corner = "bottom right" | "bottom left" | "top right" | "top left";
/** The thumb's corner first. */
const CORNERS: readonly Corner[] = ["bottom right", "bottom left", "top right", "top left"];

/** What one wants to see: `weight` is how much it is missed under the small castle. */
export interface Sight extends Point {
  weight: number;
}

/** The corner in which it hides least: nothing that can be chosen, nobody who stands there, nor where one is going. */
export function finderCorner(seen: Camera, size: Size, sights: readonly Sight[]): Corner {
  const [w, h] = [(FINDER.width / size.width) * seen.w + CELL / 3, (FINDER.height / size.height) * seen.h + CELL / 3];
  const hidden = (corner: Corner): number => {
    const x = corner.endsWith("right") ? seen.x + seen.w - w : seen.x;
    const y = corner.startsWith("bottom") ? seen.y + seen.h - h : seen.y;
    const under = sights.filter((at) => at.x > x && at.x < x + w && at.y > y && at.y < y + h);
    return under.reduce((sum, { weight }) => sum + weight, 0);
  };
  const least = Math.min(...CORNERS.map(hidden));
  return CORNERS.find((corner) => hidden(corner) === least)!;
}
