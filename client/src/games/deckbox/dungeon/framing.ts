/** What of the table is in the window by itself: whoever acts with all he may choose, then as much around as stays large. */
import type { Camera, Lens, Size } from "../../shared/camera";
import { CELL } from "./squares";

/** Pixels of a square: no larger by itself, so large while more is taken in, and never smaller. */
export interface Scale {
  largest: number;
  near: number;
  least: number;
}
export const SCALES: Record<"phone" | "desk", Scale> = {
  phone: { largest: 52, near: 40, least: 30 },
  desk: { largest: 74, near: 52, least: 36 },
};

const FOOT = 0.6; // squares under everything, where the buttons lie

const union = (a: Camera, b: Camera): Camera => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

/** Pixels a square has when all of that box is seen. */
const pixels = ({ width, height }: Size, { w, h }: Camera): number => CELL * Math.min(width / w, height / h);

/**
 * The window: the first of `must` for certain, then the others in their order as long as figures can be read, then what
 * of `may` leaves squares comfortable.
 */
export function framed(size: Size, lens: Lens, must: readonly Camera[], may: readonly Camera[], scale: Scale): Camera {
  const [first, ...others] = must;
  if (!first || !size.width || !size.height) return lens.overview(size);
  let box = first;
  for (const each of others) {
    const more = union(box, each);
    if (pixels(size, more) >= scale.least) box = more;
  }
  for (const each of may) {
    const more = union(box, each);
    if (pixels(size, more) >= scale.near) box = more;
  }
  return held(size, lens, { ...box, h: box.h + FOOT * CELL }, scale);
}

/** Everything, as long as figures can be read; else as much of it as that allows, around what matters. */
export function everything(size: Size, lens: Lens, around: Camera, scale: Scale): Camera {
  if (!size.width || pixels(size, lens.whole) >= scale.least) return lens.overview(size);
  const [w, h] = [(size.width / scale.least) * CELL, (size.height / scale.least) * CELL];
  return lens.kept({ x: around.x + around.w / 2 - w / 2, y: around.y + around.h / 2 - h / 2, w, h });
}

/** A window of the screen's shape around a box. */
function held(size: Size, lens: Lens, box: Camera, { largest, least }: Scale): Camera {
  const scale = Math.max(least, Math.min(largest, pixels(size, box)));
  const [w, h] = [(size.width / scale) * CELL, (size.height / scale) * CELL];
  return lens.kept({ x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h });
}
