/** The printed board: 26 by 19 squares, 22 rooms, the corridors around them. */
import { lens, type Point } from "../../shared/camera";

export const COLUMNS = 26;
export const ROWS = 19;
export const CELL = 40;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;
export const RIM = 26;

export const BOARD: readonly string[] = [
  "..........................",
  ".AAAABBBBCCC..DDDEEEEFFFF.",
  ".AAAABBBBCCC..DDDEEEEFFFF.",
  ".AAAABBBBCCC..DDDEEEEFFFF.",
  ".GGGGHHHHCCC..DDDEEEEFFFF.",
  ".GGGGHHHHCCC..DDDIIIIJJJJ.",
  ".GGGGHHHH........IIIIJJJJ.",
  ".GGGGHHHH.KKKKKK.IIIIJJJJ.",
  ".GGGGHHHH.KKKKKK.IIIIJJJJ.",
  "..........KKKKKK..........",
  ".LLLLMMNN.KKKKKK.OOOOPPPP.",
  ".LLLLMMNN.KKKKKK.OOOOPPPP.",
  ".LLLLMMNN........OOOOPPPP.",
  ".LLLLQQQQRRR..SSSSOOOPPPP.",
  ".TTTTQQQQRRR..SSSSUUUVVVV.",
  ".TTTTQQQQRRR..SSSSUUUVVVV.",
  ".TTTTQQQQRRR..SSSSUUUVVVV.",
  ".TTTTQQQQRRR..SSSSUUUVVVV.",
  "..........................",
];

/** Darkness around the board: a room at its edge can stand in the middle of the window. */
export const NIGHT = 10 * CELL;

export const view = lens({ x: -RIM, y: -RIM, w: WIDTH + 2 * RIM, h: HEIGHT + 2 * RIM }, CELL, NIGHT);

export interface Square {
  column: number;
  row: number;
}

/** `M10` or `square:M10`. */
export function squareOf(name: string): Square {
  const bare = name.slice(name.indexOf(":") + 1);
  return { column: bare.charCodeAt(0) - 65, row: Number(bare.slice(1)) - 1 };
}

export const nameOf = ({ column, row }: Square): string => `${String.fromCharCode(65 + column)}${row + 1}`;
export const refOf = (square: Square): string => `square:${nameOf(square)}`;
export const onBoard = ({ column, row }: Square): boolean => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

export function centre(name: string): Point {
  const { column, row } = squareOf(name);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

export const areaOf = ({ column, row }: Square): string => BOARD[row]?.[column] ?? "";

/** Every square, row by row. */
export const SQUARES: readonly Square[] = BOARD.flatMap((line, row) => [...line].map((_, column) => ({ column, row })));

/** Walls of the printed board as one path; with `seen` only those that border on a seen square. */
export function walls(seen: (square: Square) => boolean): string {
  const parts: string[] = [];
  for (const { column, row } of SQUARES) {
    const here = { column, row };
    for (const [dc, dr] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const there = { column: column + dc, row: row + dr };
      if (areaOf(here) === areaOf(there)) continue;
      if (!seen(here) && !seen(there)) continue;
      if (dc) parts.push(`M${(column + 1) * CELL} ${row * CELL}v${CELL}`);
      else parts.push(`M${column * CELL} ${(row + 1) * CELL}h${CELL}`);
    }
    if (!column && seen(here)) parts.push(`M0 ${row * CELL}v${CELL}`);
    if (!row && seen(here)) parts.push(`M${column * CELL} 0h${CELL}`);
  }
  return parts.join("");
}

/** All that lies in the dark, and the squares that light falls on: those that somebody has seen. */
export const DARK = { x: -2 * NIGHT, y: -2 * NIGHT, w: WIDTH + 4 * NIGHT, h: HEIGHT + 4 * NIGHT };
export function lit(rows: readonly string[], rim = 5): string {
  const side = CELL + 2 * rim;
  return SQUARES.filter(({ column, row }) => rows[row]?.[column] !== "#")
    .map(({ column, row }) => `M${column * CELL - rim} ${row * CELL - rim}h${side}v${side}h-${side}z`)
    .join("");
}

/** These squares as one field. */
export const ground = (names: readonly string[]): string =>
  names
    .map(squareOf)
    .map(({ column, row }) => `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`)
    .join("");

/** The edge of a field of squares: each side that no other of them shares. */
export function outline(names: readonly string[]): string {
  const field = new Set(names);
  const sides: string[] = [];
  for (const { column, row } of names.map(squareOf)) {
    const [x, y] = [column * CELL, row * CELL];
    const lacks = (dc: number, dr: number): boolean => !field.has(nameOf({ column: column + dc, row: row + dr }));
    if (lacks(0, -1)) sides.push(`M${x} ${y}h${CELL}`);
    if (lacks(0, 1)) sides.push(`M${x} ${y + CELL}h${CELL}`);
    if (lacks(-1, 0)) sides.push(`M${x} ${y}v${CELL}`);
    if (lacks(1, 0)) sides.push(`M${x + CELL} ${y}v${CELL}`);
  }
  return sides.join("");
}
