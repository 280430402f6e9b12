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
const DEAREST = 2; // what is dear enough for a card to lie just beside it
const FAR = 600; // pixels that are as bad as something dear

/** Under the thing, or wherever else there is room beside it. */
export function place(anchor: Box | null, card: Card, width: number, height: number): Spot {
  if (!anchor)
    return {
      x: keep((width - card.width) / 2, card.width, width),
      y: keep((height - card.height) / 3, card.height, height),
    };
  return beside(anchor, card, width, height, ["below", "above", "right", "left"]);
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

/** Beside the thing, near it at an edge of the room it lies in, or in a corner: wherever the least of what is dear is covered. */
export function placeClear(anchor: Box, card: Card, room: Box, dear: readonly Dear[]): Spot {
  const corners = [room.left + GAP, room.right - card.width - GAP].flatMap((x) =>
    [room.top + GAP, room.bottom - card.height - GAP].map((y) => ({ x, y })),
  );
  const sides = sidesOf(anchor, card);
  const around = Object.values(sides);
  const edges = [
    { x: sides.below.x, y: room.bottom - card.height - GAP },
    { x: sides.above.x, y: room.top + GAP },
    { x: room.left + GAP, y: sides.left.y },
    { x: room.right - card.width - GAP, y: sides.right.y },
  ];
  const inside = [...around, ...edges, ...corners].map(({ x, y }) => ({
    x: Math.max(room.left, Math.min(x, room.right - card.width)),
    y: Math.max(room.top, Math.min(y, room.bottom - card.height)),
  }));
  const all = [{ box: anchor, weight: ANCHOR }, ...dear];
  const costs = inside.map((spot) => coverage(all, spot, card));
  return inside[costs.indexOf(Math.min(...costs))]!;
}

/** Somewhere on the screen where nothing of what must be seen is covered, little of what is dear, and near to it all. */
export function placeFree(
  must: readonly Box[],
  card: Card,
  width: number,
  height: number,
  dear: readonly Dear[],
): Spot {
  const room = { left: 0, top: 0, right: width, bottom: height, width, height };
  const [first = room] = must;
  const edges = [room, ...must, ...dear.filter(({ weight }) => weight >= DEAREST).map(({ box }) => box)];
  const columns = [...new Set(edges.flatMap((box) => stops(box.left, box.right, card.width, width)))];
  const rows = [...new Set(edges.flatMap((box) => stops(box.top, box.bottom, card.height, height)))];
  const costs = [...must.map((box) => ({ box, weight: ANCHOR })), ...dear];
  const cost = (spot: Spot): number => coverage(costs, spot, card) + distance(first, spot, card) / FAR;
  let best = { x: columns[0]!, y: rows[0]! };
  let least = Infinity;
  for (const x of columns)
    for (const y of rows) {
      const found = cost({ x, y });
      if (found >= least) continue;
      least = found;
      best = { x, y };
    }
  return best;
}

/** Which of some heights, the dearest first, leaves in sight all that must be seen; the first of them where none does. */
export function firstFree(
  tops: readonly number[],
  height: number,
  must: readonly Pick<Box, "top" | "bottom">[],
): number {
  const free = tops.findIndex((top) => !must.some((box) => box.top < top + height && box.bottom > top));
  return Math.max(free, 0);
}

/** Where something may begin along one side of the screen: before, after, flush with and in the middle of something else. */
function stops(from: number, to: number, size: number, room: number): number[] {
  const all = [from - GAP - size, to + GAP, from, to - size, (from + to - size) / 2].map((at) => keep(at, size, room));
  return [...new Set(all)];
}

/** How far apart two boxes are: their edges, and a little their middles. */
function distance(box: Box, { x, y }: Spot, card: Card): number {
  const across = Math.max(0, x - box.right, box.left - x - card.width);
  const down = Math.max(0, y - box.bottom, box.top - y - card.height);
  const off = Math.hypot(x + (card.width - box.left - box.right) / 2, y + (card.height - box.top - box.bottom) / 2);
  return Math.hypot(across, down) + off / 10;
}

function coverage(all: readonly Dear[], spot: Spot, card: Card): number {
  return all.reduce(
    (sum, { box, weight }) => sum + (weight * covered(box, spot, card)) / (box.width * box.height || 1),
    0,
  );
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
