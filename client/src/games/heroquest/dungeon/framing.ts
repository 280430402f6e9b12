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

/** The part of the board around these points, with a square on each side of them. */
function around(points: readonly Point[]): Camera {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left - CELL, y: top - CELL, w: right - left + 2 * CELL, h: bottom - top + 2 * CELL };
}

/**
 * All that is known while its squares are large enough; then a desk shows it smaller, unless one looks closely, and a
 * phone follows what happens. Where something happens at several places, all of them are in sight.
 */
export function framed(size: Size, view: Known, interest: readonly Point[], close = false): Camera {
  const known = explored(view);
  const largest = Math.min(LARGEST, Math.max(LEAST_LARGE, size.width / ACROSS));
  const near = lens.around(size, known, largest);
  const there = around(interest);
  if (!lens.needsWindow(size)) return close && lens.pixelsIn(size, near) < NEAR ? lens.around(size, there, NEAR) : near;
  const inside = interest.every((point) => lens.sees(near, point));
  if (inside && lens.pixelsIn(size, near) >= COMFORTABLE) return near;
  const middle = { x: there.x + there.w / 2, y: there.y + there.h / 2 };
  const follows = lens.closeUp(size, middle, inside ? known : lens.whole);
  return there.w <= follows.w && there.h <= follows.h ? follows : lens.around(size, there);
}
