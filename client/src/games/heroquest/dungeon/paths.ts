/** The way a hero would walk over what is known, for showing it before it is chosen. The server walks by its own rules. */
import type { View } from "../types";
import { areaOf, CELL, nameOf, onBoard, squareOf, type Square } from "./plan";

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Columns and rows a piece covers. */
export function extent(squares: readonly string[]): readonly [number, number] {
  const places = squares.map(squareOf);
  const span = (numbers: number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;
  return [span(places.map(({ column }) => column)), span(places.map(({ row }) => row))];
}

const edge = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Where a hero cannot go, and the doors that let him through walls. */
function obstacles(view: View): { closed: Set<string>; doors: Set<string>; friends: Set<string> } {
  const closed = new Set(view.furniture.flatMap(({ squares }) => squares));
  for (const { at } of view.traps) closed.add(at);
  for (const { at } of view.monsters) closed.add(at);
  view.rows.forEach((line, row) =>
    [...line].forEach((sign, column) => "%*#".includes(sign) && closed.add(nameOf({ column, row }))),
  );
  const doors = new Set(view.doors.filter(({ open, barred }) => open && !barred).map(({ a, b }) => edge(a, b)));
  const friends = new Set([
    ...view.heroes.flatMap(({ at, status }) => (at && status === "in_play" ? [at] : [])),
    ...view.allies.map(({ at }) => at),
  ]);
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

/** Where a monster could stand after its move: it passes monsters, not heroes, and opens no doors. */
export function within(view: View, from: string, steps: number): Set<string> {
  const { closed, doors, friends } = obstacles(view);
  const own = new Set(view.monsters.map(({ at }) => at));
  const found = new Set<string>([from]);
  let edgeOf = [from];
  for (let n = 0; n < steps; n++) {
    const next = edgeOf.flatMap((name) => {
      const here = squareOf(name);
      const open = neighbours(here).filter(
        (there) => areaOf(here) === areaOf(there) || doors.has(edge(name, nameOf(there))),
      );
      return open.filter(({ column, row }) => view.rows[row]?.[column] !== "#").map(nameOf);
    });
    edgeOf = [...new Set(next)].filter(
      (name) => !found.has(name) && !friends.has(name) && (own.has(name) || !closed.has(name)),
    );
    for (const name of edgeOf) found.add(name);
  }
  return new Set([...found].filter((name) => !own.has(name)));
}

/** Steps a monster needs to each square from the nearest of these, past monsters and over no furniture. */
export function distances(view: View, from: readonly string[]): Map<string, number> {
  const { closed, doors, friends } = obstacles(view);
  const own = new Set(view.monsters.map(({ at }) => at));
  const found = new Map(from.map((name) => [name, 0]));
  for (const [name, steps] of found) {
    const here = squareOf(name);
    for (const there of neighbours(here)) {
      const step = nameOf(there);
      const shut = areaOf(here) !== areaOf(there) && !doors.has(edge(name, step));
      if (found.has(step) || shut || friends.has(step) || (closed.has(step) && !own.has(step))) continue;
      found.set(step, steps + 1);
    }
  }
  return found;
}

/** The squares one could step to from there, whoever stands on them: no wall and no shut door in between. */
export function neighboursOf(view: View, name: string): string[] {
  const { doors } = obstacles(view);
  const here = squareOf(name);
  return neighbours(here)
    .filter((there) => areaOf(here) === areaOf(there) || doors.has(edge(name, nameOf(there))))
    .map(nameOf);
}

function neighbours({ column, row }: Square): Square[] {
  return WAYS.map(([dc, dr]) => ({ column: column + dc, row: row + dr })).filter(onBoard);
}

/** Those of them on which somebody could stand: nothing is there that is in the way, and no trap. */
export function besideOf(view: View, name: string): string[] {
  const { closed } = obstacles(view);
  return neighboursOf(view, name).filter((each) => !closed.has(each));
}

/** The way as a line through the middle of its squares. */
export function drawn(from: string, way: readonly string[]): string {
  const points = [from, ...way]
    .map(squareOf)
    .map(({ column, row }) => `${(column + 0.5) * CELL} ${(row + 0.5) * CELL}`);
  return points.length > 1 ? `M${points.join("L")}` : "";
}
