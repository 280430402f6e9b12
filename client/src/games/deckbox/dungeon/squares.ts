/** The global grid: where squares and tiles lie in the drawing. A card is 6 squares wide, its rim half a square of wall. */
import { lens, type Camera, type Lens, type Point } from "../../shared/camera";
import type { TileView, View } from "../types";

export const CELL = 40;
export const PITCH = 6; // squares from a tile to the next
const AROUND = 1.2; // squares of table around what lies on it
const ACROSS = 11; // squares that are always in sight
const DOWN = 9;

export interface Square {
  x: number;
  y: number;
}

export interface Span {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `3,-4`, `square:3,-4`, `exit:3,0`. */
export function squareOf(name: string): Square {
  const [x = 0, y = 0] = name
    .slice(name.indexOf(":") + 1)
    .split(",")
    .map(Number);
  return { x, y };
}

export const nameOf = ({ x, y }: Square): string => `${x},${y}`;

/** The middle of a square. */
export function centre(name: string): Point {
  const { x, y } = squareOf(name);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** Which of these squares have another one of them at a side. */
export function crowded(squares: readonly string[]): Set<string> {
  const taken = new Set(squares);
  const beside = ({ x, y }: Square): Square[] => [
    { x, y: y - 1 },
    { x, y: y + 1 },
    { x: x - 1, y },
    { x: x + 1, y },
  ];
  return new Set(squares.filter((at) => beside(squareOf(at)).some((each) => taken.has(nameOf(each)))));
}

/** A corner of the grid: where sight lines begin and end. */
export const corner = (x: number, y: number): Point => ({ x: x * CELL, y: y * CELL });

/** The card of a tile in the drawing. */
export const cardOf = ({ i, j }: Pick<TileView, "i" | "j">): Camera => ({
  x: (i * PITCH + 0.5) * CELL,
  y: (j * PITCH + 0.5) * CELL,
  w: PITCH * CELL,
  h: PITCH * CELL,
});

/** What a square of a tile is: `#`, `.`, `~`, `o`, `+`. */
export function signAt(tile: TileView, { x, y }: Square): string {
  return tile.rows[y - tile.j * PITCH]?.[x - tile.i * PITCH] ?? "";
}

/** The middle of a square that is named with the tile's arrow up (`column,row`), as the tile lies. */
export function placeOn(tile: Pick<TileView, "i" | "j" | "arrow">, square: string): Point {
  let { x, y } = squareOf(square);
  [x, y] = [x - PITCH / 2, y - PITCH / 2];
  for (let n = 0; n < tile.arrow; n++) [x, y] = [-y, x];
  const card = cardOf(tile);
  return { x: card.x + card.w / 2 + x * CELL, y: card.y + card.h / 2 + y * CELL };
}

/** Walls that stand alone in a room, with floor on all sides. */
export function lone(tile: TileView): Square[] {
  const { i, j, rows } = tile;
  const inner = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === "#" ? [{ x: i * PITCH + x, y: j * PITCH + y }] : [])),
  );
  return inner.filter((square) => beside(square).every((next) => !["", "#", " "].includes(signAt(tile, next))));
}

/** The tile a square is on; a joint square is the first one's. */
export const tileAt = (view: View, square: Square): TileView | undefined =>
  view.tiles.find((tile) => !["", "#"].includes(signAt(tile, square)));

/** Every square one can stand on, by its name, with what it is. */
export function floor(view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const { i, j, rows } of view.tiles) {
    rows.forEach((row, y) =>
      [...row].forEach((sign, x) => {
        if (sign !== "#" && sign !== " ") found.set(nameOf({ x: i * PITCH + x, y: j * PITCH + y }), sign);
      }),
    );
  }
  return found;
}

/** All squares from the first to the last tile in both directions, lattice lines included. */
export function spanOf(view: View): Span {
  const is = view.tiles.map(({ i }) => i);
  const js = view.tiles.map(({ j }) => j);
  if (!is.length) return { left: 0, top: 0, right: PITCH, bottom: PITCH };
  return {
    left: Math.min(...is) * PITCH,
    top: Math.min(...js) * PITCH,
    right: (Math.max(...is) + 1) * PITCH,
    bottom: (Math.max(...js) + 1) * PITCH,
  };
}

/** The table as far as it is laid out, never so small that a square fills the screen. */
export function tableLens(span: Span): Lens {
  const grown = (from: number, to: number, least: number): [number, number] => {
    const more = Math.max(AROUND, (least - (to - from + 1)) / 2);
    return [(from - more) * CELL, (to + 1 + more) * CELL];
  };
  const [x, right] = grown(span.left, span.right, ACROSS);
  const [y, bottom] = grown(span.top, span.bottom, DOWN);
  return lens({ x, y, w: right - x, h: bottom - y }, CELL);
}

/** A line through the middle of squares. */
export function drawn(names: readonly string[]): string {
  const points = names.map(centre).map(({ x, y }) => `${x} ${y}`);
  return points.length > 1 ? `M${points.join("L")}` : "";
}

/** One square to the north, east, south or west. */
export const WAYS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
export const beside = ({ x, y }: Square): Square[] => WAYS.map((way) => ({ x: x + way.x, y: y + way.y }));
