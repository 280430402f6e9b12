/** Walls as they stand: the side of them one sees from the south, and the torches that hang there. */
import { chance } from "../art/rock";
import type { Door } from "../types";
import { areaOf, BOARD, CELL, nameOf, squareOf, type Square } from "./plan";

/** How much of a wall is seen below its crown. */
export const FACE = 12;

type Seen = (square: Square) => boolean;

/** Squares that have a wall to the north, by the square's name, where no door stands in it. */
function walled(seen: Seen, doors: readonly Door[]): Square[] {
  const through = new Set(doors.flatMap(({ a, b }) => (squareOf(a).column === squareOf(b).column ? [a, b] : [])));
  return BOARD.flatMap((line, row) => [...line].map((_, column) => ({ column, row }))).filter((here) => {
    const above = { column: here.column, row: here.row - 1 };
    if (!seen(here) || areaOf(here) === areaOf(above)) return false;
    return !(through.has(nameOf(here)) && through.has(nameOf(above)));
  });
}

/** The faces of all walls as one path. */
export const faces = (seen: Seen, doors: readonly Door[]): string =>
  walled(seen, doors)
    .map(({ column, row }) => `M${column * CELL} ${row * CELL + 2}h${CELL}v${FACE - 2}h${-CELL}z`)
    .join("");

/** A place on the north wall of each room where the quests of the book put hardly anything. */
const HOOKS = new Set("E2 I2 K2 O2 S2 V2 E5 I5 R6 V6 P8 E11 F11 H11 U11 Y11 F14 L14 Q14 B15 S15 V15".split(" "));

/**
 * Where torches burn: one in each room, on its north wall, and here and there in the corridors. Whatever is found in a
 * room later, its torch has hung there all along.
 */
export function torches(seen: Seen, doors: readonly Door[]): Square[] {
  const rooms = new Map<string, Square>();
  const found: Square[] = [];
  for (const here of walled(seen, doors)) {
    const room = areaOf(here);
    if (room === ".") {
      if (here.column % 6 === 4 && chance(here.column, here.row, 8) < 0.7) found.push(here);
    } else if (HOOKS.has(nameOf(here)) || !rooms.has(room)) rooms.set(room, here);
  }
  return [...rooms.values(), ...found];
}
