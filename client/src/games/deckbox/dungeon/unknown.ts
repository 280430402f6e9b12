/** Where the next rooms would lie: beyond every door that can be opened. */
import type { TileView, View } from "../types";
import { PITCH, squareOf } from "./squares";

export type Slot = Pick<TileView, "i" | "j">;

export function unknown(view: Pick<View, "tiles" | "exits">): Slot[] {
  const known = new Set(view.tiles.map(({ i, j }) => `${i},${j}`));
  const found = new Map<string, Slot>();
  for (const { at, state } of view.exits) {
    if (state !== "live" && state !== "locked") continue;
    const { x, y } = squareOf(at);
    const [i, j] = [Math.floor(x / PITCH), Math.floor(y / PITCH)];
    // a door lies on the line between two cards
    const sides: Slot[] =
      y % PITCH === 0
        ? [
            { i, j: j - 1 },
            { i, j },
          ]
        : [
            { i: i - 1, j },
            { i, j },
          ];
    for (const slot of sides) if (!known.has(`${slot.i},${slot.j}`)) found.set(`${slot.i},${slot.j}`, slot);
  }
  return [...found.values()];
}
