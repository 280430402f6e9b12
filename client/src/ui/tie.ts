/** The line that ties a card to what it is about, where the two do not touch. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Point {
  x: number;
  y: number;
}
export interface Tie {
  from: Point;
  to: Point;
}

const TOUCHING = 16; // pixels: so near they are seen as one

/** From the card's edge to the thing's, where both are nearest; null where they touch. */
export function tieTo(thing: Box, card: Box): Tie | null {
  const across = between(card.left, card.right, thing.left, thing.right);
  const down = between(card.top, card.bottom, thing.top, thing.bottom);
  const tie = { from: { x: across[0], y: down[0] }, to: { x: across[1], y: down[1] } };
  return Math.hypot(tie.to.x - tie.from.x, tie.to.y - tie.from.y) > TOUCHING ? tie : null;
}

/** Along one side: where the two begin to face each other, or the middle of what they share. */
function between(from: number, to: number, start: number, end: number): [number, number] {
  if (to < start) return [to, start];
  if (end < from) return [from, end];
  const middle = (Math.max(from, start) + Math.min(to, end)) / 2;
  return [middle, middle];
}
