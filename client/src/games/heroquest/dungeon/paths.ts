/** The way a hero would walk over what is known, for showing it before it is chosen. The server walks by its own rules. */
import type { View } from "../types";
import { areaOf, CELL, nameOf, onBoard, squareOf, type Square } from "./plan";

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const SIZES: Record<string, readonly [number, number]> = {
  table: [3, 2],
  throne: [1, 1],
  alchemists_bench: [3, 2],
  chest: [1, 1],
  tomb: [3, 2],
  sorcerers_table: [3, 2],
  bookcase: [3, 1],
  rack: [3, 2],
  fireplace: [3, 1],
  weapons_rack: [3, 1],
  cupboard: [3, 1],
};

/** Columns and rows a piece covers. */
export function extent(kind: string, rot: number): readonly [number, number] {
  const [long, short] = SIZES[kind] ?? [1, 1];
  return rot === 90 ? [short, long] : [long, short];
}

const edge = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Where a hero cannot go, and the doors that let him through walls. */
function obstacles(view: View): { closed: Set<string>; doors: Set<string>; friends: Set<string> } {
  const closed = new Set<string>();
  for (const { kind, at, rot } of view.furniture) {
    const { column, row } = squareOf(at);
    const [wide, high] = extent(kind, rot);
    for (let c = 0; c < wide; c++) for (let r = 0; r < high; r++) closed.add(nameOf({ column: column + c, row: row + r }));
  }
  for (const { at } of view.traps) closed.add(at);
  for (const { at } of view.monsters) closed.add(at);
  view.rows.forEach((line, row) => [...line].forEach((sign, column) => "%*".includes(sign) && closed.add(nameOf({ column, row }))));
  const doors = new Set(view.doors.filter(({ open, barred }) => open && !barred).map(({ a, b }) => edge(a, b)));
  const friends = new Set([...view.heroes.flatMap(({ at, status }) => (at && status === "in_play" ? [at] : [])), ...view.allies.map(({ at }) => at)]);
  return { closed, doors, friends };
}

/** The squares from a place to another, the first left out; empty if no way is known. Friends are gone around if that costs nothing. */
export function wayTo(view: View, from: string, to: string): string[] {
  const { closed, doors, friends } = obstacles(view);
  closed.delete(to);
  const cameFrom = new Map<string, string>([[from, ""]]);
  let edgeOf: string[] = [from];
  while (edgeOf.length && !cameFrom.has(to)) {
    const next: string[] = [];
    for (const name of edgeOf) {
      const here = squareOf(name);
      for (const there of neighbours(here)) {
        const step = nameOf(there);
        const old = cameFrom.get(step);
        if (old !== undefined && !(next.includes(step) && friends.has(old) && !friends.has(name))) continue;
        if (closed.has(step) || (areaOf(here) !== areaOf(there) && !doors.has(edge(name, step)))) continue;
        if (old === undefined) next.push(step);
        cameFrom.set(step, name);
      }
    }
    edgeOf = next;
  }
  const way: string[] = [];
  for (let at = to; cameFrom.has(at) && at !== from; at = cameFrom.get(at)!) way.unshift(at);
  return way;
}

function neighbours({ column, row }: Square): Square[] {
  return WAYS.map(([dc, dr]) => ({ column: column + dc, row: row + dr })).filter(onBoard);
}

/** The way as a line through the middle of its squares. */
export function drawn(from: string, way: readonly string[]): string {
  const points = [from, ...way].map(squareOf).map(({ column, row }) => `${(column + 0.5) * CELL} ${(row + 0.5) * CELL}`);
  return points.length > 1 ? `M${points.join("L")}` : "";
}
