/** Where a small card goes so that it is beside its thing and on the screen. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const GAP = 8;

export function place(anchor: Box | null, card: Pick<Box, "width" | "height">, width: number, height: number): { x: number; y: number } {
  if (!anchor) return { x: keep((width - card.width) / 2, card.width, width), y: keep((height - card.height) / 3, card.height, height) };
  const x = keep(anchor.left + anchor.width / 2 - card.width / 2, card.width, width);
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - card.height;
  const y = below + card.height <= height - GAP ? below : above >= GAP ? above : keep(below, card.height, height);
  return { x, y };
}

/** The same, but never over the thing itself: left of it, or above where there is no room. */
export function placeBeside(anchor: Box, card: Pick<Box, "width" | "height">, width: number, height: number): { x: number; y: number } {
  const left = anchor.left - GAP - card.width;
  if (left >= GAP) return { x: left, y: keep(anchor.top + GAP, card.height, height) };
  return { x: keep(anchor.left + anchor.width / 2 - card.width / 2, card.width, width), y: keep(anchor.top - GAP - card.height, card.height, height) };
}

function keep(at: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - size - GAP));
}
