/** Where a small card goes so that it is beside its thing, on the screen, and not over the thing. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}
type Card = Pick<Box, "width" | "height">;
interface Spot {
  x: number;
  y: number;
}
type Side = "below" | "above" | "left" | "right";

const GAP = 8;
const ANCHOR = 1000; // what a card is about is covered last of all

/** Under the thing, or wherever else there is room beside it. */
export function place(anchor: Box | null, card: Card, width: number, height: number): Spot {
  if (!anchor)
    return {
      x: keep((width - card.width) / 2, card.width, width),
      y: keep((height - card.height) / 3, card.height, height),
    };
  return beside(anchor, card, width, height, ["below", "above", "right", "left"]);
}

/** The same, rather left of the thing: for what reaches from the top of the screen to its end. */
export function placeBeside(anchor: Box, card: Card, width: number, height: number): Spot {
  return beside(anchor, card, width, height, ["left", "above", "right", "below"]);
}

/** The same, rather beside the thing: for what stands in a column. */
export function placeAside(anchor: Box, card: Card, width: number, height: number): Spot {
  return beside(anchor, card, width, height, ["right", "left", "below", "above"]);
}

/** Something that would rather not be covered, and how much. */
export interface Dear {
  box: Box;
  weight: number;
}

/** Beside the thing or in a corner of the room it lies in, wherever the least of what is dear is covered. */
export function placeClear(anchor: Box, card: Card, room: Box, dear: readonly Dear[]): Spot {
  const corners = [room.left + GAP, room.right - card.width - GAP].flatMap((x) =>
    [room.top + GAP, room.bottom - card.height - GAP].map((y) => ({ x, y })),
  );
  const around = Object.values(sidesOf(anchor, card));
  const inside = [...around, ...corners].map(({ x, y }) => ({
    x: Math.max(room.left, Math.min(x, room.right - card.width)),
    y: Math.max(room.top, Math.min(y, room.bottom - card.height)),
  }));
  const all = [{ box: anchor, weight: ANCHOR }, ...dear];
  const cost = (spot: Spot) =>
    all.reduce((sum, { box, weight }) => sum + (weight * covered(box, spot, card)) / (box.width * box.height || 1), 0);
  const costs = inside.map(cost);
  return inside[costs.indexOf(Math.min(...costs))]!;
}

/** The first side where nothing of the thing is covered; where there is none, the one that covers least. */
function beside(anchor: Box, card: Card, width: number, height: number, sides: readonly Side[]): Spot {
  const wanted = sidesOf(anchor, card);
  const spots = sides.map((side) => ({
    x: keep(wanted[side].x, card.width, width),
    y: keep(wanted[side].y, card.height, height),
  }));
  const covers = spots.map((spot) => covered(anchor, spot, card));
  return spots[covers.indexOf(Math.min(...covers))]!;
}

function sidesOf(anchor: Box, card: Card): Record<Side, Spot> {
  const middle = anchor.left + anchor.width / 2 - card.width / 2;
  return {
    below: { x: middle, y: anchor.bottom + GAP },
    above: { x: middle, y: anchor.top - GAP - card.height },
    left: { x: anchor.left - GAP - card.width, y: anchor.top + GAP },
    right: { x: anchor.right + GAP, y: anchor.top + GAP },
  };
}

function covered(anchor: Box, { x, y }: Spot, card: Card): number {
  const across = Math.min(anchor.right, x + card.width) - Math.max(anchor.left, x);
  const down = Math.min(anchor.bottom, y + card.height) - Math.max(anchor.top, y);
  return Math.max(0, across) * Math.max(0, down);
}

function keep(at: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - size - GAP));
}
