/** What of the dungeon is in the window by itself: what is known, as large as it can be, growing as more is revealed. */
import { COMFORTABLE, type Camera, type Point, type Size } from "../../shared/camera";
import type { View } from "../types";
import { CELL, SQUARES, squareOf, view as lens } from "./plan";

const AROUND = 1.1; // squares of darkness around what is known: there it goes on
const LARGEST = 84; // pixels of a square, however little there is to see
const LEAST_LARGE = 48;
const NEAR = 60; // pixels of a square while one looks closely
const ACROSS = 9; // squares that are in a narrow window at least

export type Known = Pick<View, "rows" | "stairs">;

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

/**
 * All that is known while its squares are large enough; then a desk shows it smaller, unless one looks closely, and a
 * phone follows what happens.
 */
export function framed(size: Size, view: Known, interest: Point, close = false): Camera {
  const known = explored(view);
  const largest = Math.min(LARGEST, Math.max(LEAST_LARGE, size.width / ACROSS));
  const near = lens.around(size, known, largest);
  if (!lens.needsWindow(size))
    return close && lens.pixelsIn(size, near) < NEAR
      ? lens.around(size, { x: interest.x - CELL, y: interest.y - CELL, w: 2 * CELL, h: 2 * CELL }, NEAR)
      : near;
  const inside = lens.sees(near, interest);
  if (inside && lens.pixelsIn(size, near) >= COMFORTABLE) return near;
  return lens.closeUp(size, interest, inside ? known : lens.whole);
}
