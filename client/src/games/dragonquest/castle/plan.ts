/** The castle as it is drawn: squares by name, the chamber in the middle, ways between them. */
import castle from "../../../../../src/questhall/games/dragonquest/content/castle.toml?raw";
import { records, rows } from "../../shared/content";

export const CELL = 100;
const PLAN = rows(castle, "plan");

export const COLUMNS = PLAN[0]!.length;
export const ROWS = PLAN.length;
export const LETTERS = "ABCDEFGHIJKLMNOPQ";
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;

export interface Square {
  ref: string;
  /** `C7`. */
  name: string;
  column: number;
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

/** First and last column and row of the chamber. */
export const CHAMBER: Readonly<Record<"left" | "top" | "right" | "bottom", number>> = {
  left: 7,
  top: 4,
  right: 9,
  bottom: 6,
};
export const CHAMBER_CENTRE: Point = {
  x: ((CHAMBER.left + CHAMBER.right + 1) / 2) * CELL,
  y: ((CHAMBER.top + CHAMBER.bottom + 1) / 2) * CELL,
};

/** What the plan says of a place; "#" outside. */
export function sign(column: number, row: number): string {
  return PLAN[row]?.[column] ?? "#";
}

export const isFloor = (column: number, row: number): boolean => sign(column, row) !== "#";
export const isChamber = (column: number, row: number): boolean => sign(column, row) === "T";

/** Points all over the dragon's chamber, up to its walls: what all of them want to see. */
export const CHAMBER_POINTS: readonly Point[] = Array.from({ length: 16 }, (_, n) => ({
  x: (CHAMBER.left + (n % 4)) * CELL,
  y: (CHAMBER.top + Math.floor(n / 4)) * CELL,
}));

/** All squares of one cell, row by row; the chamber is not among them. */
export const SQUARES: readonly Square[] = PLAN.flatMap((line, row) =>
  [...line].flatMap((each, column) => {
    if (each === "#" || each === "T") return [];
    const name = `${LETTERS[column]}${row + 1}`;
    return [{ ref: each === "E" ? "exit" : `square:${name}`, name, column, row }];
  }),
);

const BY_REF = new Map(SQUARES.map((square) => [square.ref, square]));

export const START = find("S");
export const EXIT = find("E");
export const ORANGE = find("o");
export const BLACK = find("b");

function find(wanted: string): Square {
  return SQUARES.find(({ column, row }) => sign(column, row) === wanted)!;
}

/** Whether a ref names a place of the castle. */
export function isOnBoard(ref: string): boolean {
  return ref === "chamber" || BY_REF.has(ref);
}

export function squareAt(ref: string): Square | undefined {
  return BY_REF.get(ref);
}

/** The name as it is written on the sheet: `C7`; the chamber has none. */
export function nameOf(ref: string): string {
  return BY_REF.get(ref)?.name ?? "";
}

/** The middle of a square, or of the chamber. */
export function centre(ref: string): Point {
  const square = BY_REF.get(ref);
  return square ? { x: (square.column + 0.5) * CELL, y: (square.row + 0.5) * CELL } : CHAMBER_CENTRE;
}

/** The thing at a place: a square, the chamber, or nothing but wall. */
export function refAt(column: number, row: number): string | undefined {
  if (isChamber(column, row)) return "chamber";
  if (!isFloor(column, row)) return undefined;
  return row === EXIT.row && column === EXIT.column ? "exit" : `square:${LETTERS[column]}${row + 1}`;
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The things one straight step away. */
export const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = neighbours();

function neighbours(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const from = refAt(column, row);
      if (!from) continue;
      const known = found.get(from) ?? [];
      for (const [dx, dy] of AROUND) {
        const to = refAt(column + dx, row + dy);
        if (to && to !== from && !known.includes(to)) known.push(to);
      }
      found.set(from, known);
    }
  }
  return found;
}

/** Squares that never carry a wall: on or around start, chamber, exit, the orange and the black square. */
export const PROTECTED: ReadonlySet<string> = new Set(
  SQUARES.filter(({ column, row }) => {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) if ("SETob".includes(sign(column + dx, row + dy))) return true;
    }
    return false;
  }).map((square) => square.ref),
);

// Where two areas overlap, the first one listed has the square.
const PLACES = [...records<{ id: string; text: string; area: string }>(castle).values()];

/** The text id of the place a square belongs to, or "". */
export function placeOf(ref: string): string {
  const square = BY_REF.get(ref);
  if (!square) return ref === "chamber" ? "place-chamber" : "";
  for (const { text, area } of PLACES) {
    const [a, b] = area.split(":").map(corner) as [number[], number[]];
    const { column, row } = square;
    if (column >= a[0]! && column <= b[0]! && row >= a[1]! && row <= b[1]!) return text;
  }
  return "";
}

function corner(name: string): number[] {
  return [LETTERS.indexOf(name[0]!), Number(name.slice(1)) - 1];
}

/**
 * The things a shortest way leads over, the first left out, not over closed squares; empty if no way does. The chamber
 * is a place of its own: one goes into it or out of it, never through.
 */
export function wayTo(from: string, to: string, closed: ReadonlySet<string>): string[] {
  const cameFrom = new Map([[from, ""]]);
  for (const here of cameFrom.keys()) {
    if (here === to && here !== from) break;
    if (here !== from && (here === "chamber" || here === "exit")) continue;
    for (const there of NEIGHBOURS.get(here) ?? []) {
      if (!cameFrom.has(there) && (there === to || !closed.has(there))) cameFrom.set(there, here);
    }
  }
  const way: string[] = [];
  for (let at = to; at !== from && cameFrom.has(at); at = cameFrom.get(at)!) way.unshift(at);
  return way;
}

/** How many steps lead from one thing to another; null if no way does. */
export function stepsTo(from: string, to: string, closed: ReadonlySet<string>): number | null {
  return wayTo(from, to, closed).length || null;
}

/** The squares a straight or diagonal step away, as the demon goes: never into the chamber. */
export function squaresAround(ref: string): string[] {
  const square = BY_REF.get(ref);
  if (!square) return [];
  return SQUARES.filter(
    ({ column, row }) => Math.max(Math.abs(column - square.column), Math.abs(row - square.row)) === 1,
  ).map((each) => each.ref);
}
