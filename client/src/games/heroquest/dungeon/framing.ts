/**
 * What of the dungeon is in the window by itself: what is known while that is large enough, else what matters now, such
 * as the hero who acts with his reach and the monsters he sees, or who fights whom.
 */
import { COMFORTABLE, type Camera, type Point, type Size } from "../../shared/camera";
import type { View } from "../types";
import { CELL, SQUARES, squareOf, view as lens } from "./plan";

const AROUND = 1.1; // squares of darkness around what is known: there it goes on
const LARGEST = 84; // pixels of a square, however little there is to see
const LEAST_LARGE = 48;
const NEAR = 60; // pixels of a square while one looks closely
const REACHING = 44; // pixels of a square a long reach may bring it down to
const DESK = { width: 560, height: 340 }; // a smaller window is a phone's
const CLEAR = 52; // with fewer a desk shows what matters instead of all that is known
const ACROSS = 9; // squares that are in a narrow window at least
const IDLY = 1.5; // a window so many times as wide as it need be comes nearer
const RIM = CELL / 2;

export type Known = Pick<View, "rows" | "stairs">;

/** Places around one that matter as far as they are near it. */
export interface Attention {
  points: readonly Point[];
  about: Point;
}

/** The part of the board that somebody has seen, with room to go on; before that, the stairs. */
export function explored({ rows, stairs }: Known): Camera {
  const seen = [
    ...SQUARES.filter(({ column, row }) => (rows[row]?.[column] ?? "#") !== "#"),
    ...stairs.map((name) => squareOf(name)),
  ];
  if (!seen.length) return lens.whole;
  const span = (numbers: number[]): [number, number] => [
    (Math.min(...numbers) - AROUND) * CELL,
    (Math.max(...numbers) + 1 + AROUND) * CELL,
  ];
  const [x, right] = span(seen.map(({ column }) => column));
  const [y, bottom] = span(seen.map(({ row }) => row));
  return { x, y, w: right - x, h: bottom - y };
}

/** The part of the board around these points, with a square on each side of them. */
function around(points: readonly Point[]): Camera {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left - CELL, y: top - CELL, w: right - left + 2 * CELL, h: bottom - top + 2 * CELL };
}

/** A window with room for all that matters; a phone's follows one place. */
export const roomy = ({ width, height }: Size): boolean => width >= DESK.width && height >= DESK.height;

/** What of these points lies no farther from their place than a window reaches with squares that are large enough. */
export function withinReach(size: Size, { points, about }: Attention): readonly Point[] {
  const [across, down] = [size.width, size.height].map((side) => (side / REACHING / 2 - 1) * CELL);
  return points.filter(({ x, y }) => Math.abs(x - about.x) <= across! && Math.abs(y - about.y) <= down!);
}

/**
 * All that is known while its squares are large enough; then what matters, all of it in sight. Whoever looks closely
 * (`close`) is nearer still. A phone follows what happens.
 */
export function framed(size: Size, view: Known, points: readonly Point[], close = false): Camera {
  const known = explored(view);
  const largest = Math.min(LARGEST, Math.max(LEAST_LARGE, size.width / ACROSS));
  const near = lens.around(size, known, largest);
  const there = around(points);
  const pixels = lens.pixelsIn(size, near);
  if (roomy(size)) return pixels >= (close ? NEAR : CLEAR) ? near : lens.around(size, there, NEAR);
  const inside = points.every((point) => lens.sees(near, point));
  if (inside && pixels >= COMFORTABLE) return near;
  const middle = { x: there.x + there.w / 2, y: there.y + there.h / 2 };
  const follows = lens.closeUp(size, middle, inside ? known : lens.whole);
  return there.w <= follows.w && there.h <= follows.h ? follows : lens.around(size, there);
}

/** Whether a window has all of what another one is about, as large: then there is no need to move. */
const serves = (held: Camera, wanted: Camera, points: readonly Point[]): boolean =>
  held.w <= IDLY * wanted.w && held.w * IDLY >= wanted.w && points.every((point) => lens.sees(held, point, RIM));

/** A window that stays where it is for as long as it has in sight what matters. */
export function steadily(): (size: Size, wanted: Camera, points: readonly Point[]) => Camera {
  let held: { camera: Camera; size: Size } | null = null;
  return (size, wanted, points) => {
    const same = held && held.size.width === size.width && held.size.height === size.height;
    if (!same || !serves(held!.camera, wanted, points)) held = { camera: wanted, size };
    return held!.camera;
  };
}
