/** Where a small card about a thing on the table goes: away from what lies around it. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const GAP = 8;
const within = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, Math.max(low, high)));

/** Wide enough for a card beside a thing. */
export const hasRoom = (table: Pick<Box, "width">, card: Pick<Box, "width">): boolean =>
  table.width >= 2.4 * card.width;

/** At the far side of the table, level with the thing; on a narrow table in the other half of its height. */
export function corner(about: Box, card: Pick<Box, "width" | "height">, table: Box): { x: number; y: number } {
  const [x, y] = [about.left + about.width / 2, about.top + about.height / 2];
  const left = x > table.left + table.width / 2;
  const far = left ? table.left + GAP : Math.max(GAP, table.right - card.width - GAP);
  if (!hasRoom(table, card)) {
    const low = y < table.top + table.height / 2;
    return {
      x: within(far, GAP, innerWidth - card.width - GAP),
      y: within(low ? table.bottom - card.height - GAP : table.top + GAP, GAP, innerHeight - card.height - GAP),
    };
  }
  // not farther than it must be: beside the thing with a square of room
  const near = left
    ? Math.max(far, about.left - about.width * 1.6 - card.width)
    : Math.min(far, about.right + about.width * 1.6);
  return { x: near, y: within(y - card.height / 2, table.top + GAP, table.bottom - card.height - GAP) };
}
