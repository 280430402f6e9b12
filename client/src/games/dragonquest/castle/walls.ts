/** The masonry of the castle: its outline, the hatching of solid stone around it, and the doors of the chamber. */
import { at, bend, chance, seedOf, stroke, sway } from "./ink";
import { CELL, CHAMBER, COLUMNS, EXIT, HEIGHT, isFloor, ROWS, SQUARES, START, WIDTH, type Point } from "./plan";

interface Edge {
  from: Point;
  to: Point;
}

/** Edges between floor and stone, the floor on the right hand, save for the two gates. */
function edges(): Edge[] {
  const found: Edge[] = [];
  const corner = (column: number, row: number): Point => ({ x: column * CELL, y: row * CELL });
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (!isFloor(column, row)) continue;
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      if (!isFloor(column, row - 1)) found.push({ from: a, to: b });
      if (!isFloor(column + 1, row) && !(column === EXIT.column && row === EXIT.row)) found.push({ from: b, to: c });
      if (!isFloor(column, row + 1)) found.push({ from: c, to: d });
      if (!isFloor(column - 1, row) && !(column === START.column && row === START.row)) found.push({ from: d, to: a });
    }
  }
  return found;
}

/** The walls as long strokes: from corner to corner, and on where the next begins. */
export function outline(): string {
  const open = new Map<string, Edge[]>();
  const key = (p: Point): string => `${p.x},${p.y}`;
  const all = edges();
  for (const edge of all) open.set(key(edge.from), [...(open.get(key(edge.from)) ?? []), edge]);
  const ends = new Set(all.map((edge) => key(edge.to)));
  const used = new Set<Edge>();
  let d = "";
  const begin = [...all.filter((edge) => !ends.has(key(edge.from))), ...all];
  for (const first of begin) {
    if (used.has(first)) continue;
    let pen = wobbled(first.from);
    d += `M${at(pen)}`;
    for (let edge: Edge | undefined = first; edge && !used.has(edge);) {
      used.add(edge);
      const to = wobbled(edge.to);
      d += bend(pen, to, seedOf(key(edge.from) + key(edge.to)), 4);
      pen = to;
      edge = (open.get(key(edge.to)) ?? []).find((each) => !used.has(each));
    }
  }
  return d;
}

function wobbled(p: Point): Point {
  const seed = seedOf(`${p.x}/${p.y}`);
  return { x: p.x + sway(seed, 3.5), y: p.y + sway(seed + 1, 3.5) };
}

const FAR = 46; // how deep the hatching goes into the stone
const APART = 29;

/** Short strokes in little bundles, all over the stone near the floor. */
export function stone(): string {
  let d = "";
  for (let y = -FAR - 10; y < HEIGHT + FAR + 10; y += APART) {
    for (let x = -FAR - 10; x < WIDTH + FAR + 10; x += APART) {
      const seed = seedOf(`${x}:${y}`);
      const middle = { x: x + sway(seed, 9), y: y + sway(seed + 1, 9) };
      const far = fromFloor(middle);
      if (far < 3 || far > FAR - 14 * chance(seed + 2)) continue;
      d += bundle(middle, seed);
    }
  }
  return d;
}

function bundle(middle: Point, seed: number): string {
  const turn = chance(seed + 3) * Math.PI;
  const along = { x: Math.cos(turn), y: Math.sin(turn) };
  let d = "";
  for (let n = -1; n <= 1; n++) {
    const half = 12 + sway(seed + 4 + n, 4);
    const x = middle.x - along.y * n * 8.5;
    const y = middle.y + along.x * n * 8.5;
    const from = { x: x - along.x * half, y: y - along.y * half };
    const to = { x: x + along.x * half, y: y + along.y * half };
    if (fromFloor(from) < 1 || fromFloor(to) < 1) continue;
    d += `M${at(from)}L${at(to)}`;
  }
  return d;
}

/** How far a point lies from the nearest floor; 0 on it. */
function fromFloor({ x, y }: Point): number {
  let least = Infinity;
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      if (!isFloor(c, r)) continue;
      const dx = Math.max(c * CELL - x, 0, x - (c + 1) * CELL);
      const dy = Math.max(r * CELL - y, 0, y - (r + 1) * CELL);
      least = Math.min(least, Math.hypot(dx, dy));
    }
  }
  return least;
}

/** The floor as one shape. */
export function floor(): string {
  const cells = SQUARES.map(({ column, row }) => `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}z`);
  const { left, top, right, bottom } = CHAMBER;
  cells.push(`M${left * CELL} ${top * CELL}H${(right + 1) * CELL}V${(bottom + 1) * CELL}H${left * CELL}z`);
  return cells.join("");
}

/** The joints between the flagstones: thin lines between squares. */
export function joints(): string {
  let d = "";
  for (const { column, row, name } of SQUARES) {
    const [x, y] = [column * CELL, row * CELL];
    const seed = seedOf(name);
    if (isPlain(column + 1, row)) d += stroke({ x: x + CELL, y: y + 5 }, { x: x + CELL, y: y + CELL - 5 }, seed, 2);
    if (isPlain(column, row + 1)) d += stroke({ x: x + 5, y: y + CELL }, { x: x + CELL - 5, y: y + CELL }, seed + 2, 2);
  }
  return d;
}

const isPlain = (column: number, row: number): boolean => isFloor(column, row) && !inChamber(column, row);
const inChamber = (column: number, row: number): boolean =>
  column >= CHAMBER.left && column <= CHAMBER.right && row >= CHAMBER.top && row <= CHAMBER.bottom;

/** Cracks and pebbles on some flagstones. */
export function wear(): string {
  let d = "";
  for (const { column, row, name } of SQUARES) {
    const seed = seedOf(`wear${name}`);
    if (chance(seed) > 0.34) continue;
    let p = { x: (column + 0.15 + 0.7 * chance(seed + 1)) * CELL, y: (row + 0.12 + 0.2 * chance(seed + 2)) * CELL };
    d += `M${at(p)}`;
    for (let n = 0; n < 3; n++) {
      p = { x: p.x + sway(seed + 3 + n, 11), y: p.y + 7 + 6 * chance(seed + 6 + n) };
      d += `L${at(p)}`;
    }
  }
  return d;
}

/** The chamber's wall: one arch to every square beside it. */
export function chamberWall(): string {
  let d = "";
  const wall = (from: Point, to: Point): void => {
    d += stroke(from, to, seedOf(at(from) + at(to)), 2);
  };
  const { left, top, right, bottom } = CHAMBER;
  for (let c = left; c <= right; c++) {
    for (const y of [top * CELL, (bottom + 1) * CELL]) {
      wall({ x: c * CELL - (c === left ? 6 : 0), y }, { x: c * CELL + 27, y });
      wall({ x: (c + 1) * CELL - 27, y }, { x: (c + 1) * CELL + (c === right ? 6 : 0), y });
    }
  }
  for (let r = top; r <= bottom; r++) {
    for (const x of [left * CELL, (right + 1) * CELL]) {
      wall({ x, y: r * CELL }, { x, y: r * CELL + 27 });
      wall({ x, y: (r + 1) * CELL - 27 }, { x, y: (r + 1) * CELL });
    }
  }
  return d;
}
