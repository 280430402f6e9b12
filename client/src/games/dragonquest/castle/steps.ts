/** Walking over the castle with the arrow keys. */
import { CHAMBER, COLUMNS, refAt, ROWS, squareAt } from "./plan";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The next thing that way, over solid wall if need be; the same thing at the edge. Home and End go along the row. */
export function nextRef(from: string, key: string): string | null {
  const square = squareAt(from);
  const middle = { column: CHAMBER.left + 1, row: CHAMBER.top + 1 };
  const { column, row } = square ?? middle;
  if (key === "Home" || key === "End") return alongRow(row, key === "End");
  const way = WAYS[key];
  if (!way) return null;
  for (
    let c = column + way[0], r = row + way[1];
    c >= 0 && c < COLUMNS && r >= 0 && r < ROWS;
    c += way[0], r += way[1]
  ) {
    const ref = refAt(c, r);
    if (ref && ref !== from) return ref;
  }
  return from;
}

function alongRow(row: number, last: boolean): string | null {
  const columns = Array.from({ length: COLUMNS }, (_, n) => (last ? COLUMNS - 1 - n : n));
  return columns.map((column) => refAt(column, row)).find((ref) => ref !== undefined) ?? null;
}
