/** What of the table is in the window by itself: whoever acts, all he may choose and all that threatens him, and then as much as stays large. */
import type { Camera, Lens, Size } from "../../shared/camera";
import { CELL } from "./squares";

/** Pixels of a square: no larger by itself, so large while more is taken in, and never smaller. */
export interface Scale {
  largest: number;
  near: number;
  least: number;
  /** What two who fight, or are about to, may be drawn at where that shows both of them. */
  duel: number;
  /** Pixels that the card of a fight is high. */
  card: number;
}

/** What is to be in sight: for certain and in this order, of that whom one may aim at and who attacks, and what else where there is room. */
export interface Sights {
  must: readonly Camera[];
  aims?: readonly Camera[];
  may?: readonly Camera[];
  /** The room it happens in: what the window need not show otherwise, it shows of that, and not of the dark around it. */
  home?: Camera;
}
export const SCALES: Record<"phone" | "desk", Scale> = {
  phone: { largest: 51, near: 48, least: 34, duel: 30, card: 138 },
  desk: { largest: 74, near: 56, least: 44, duel: 29, card: 150 },
};

const FOOT = 26; // pixels under everything, where the buttons lie
const TIGHT = 0.4 * CELL; // of the room around a figure, what it can do without where it would not be seen at all
const ROUNDING = 0.999;
const PATIENCE = 0.85; // a window that draws things nearly as large as they could be stays as it is

/** Whether all of a box is in a window. */
export const holds = (window: Camera, box: Camera): boolean =>
  box.x >= window.x &&
  box.y >= window.y &&
  box.x + box.w <= window.x + window.w &&
  box.y + box.h <= window.y + window.h;

const union = (a: Camera, b: Camera): Camera => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

/** Pixels a square has when all of that box is seen. */
const pixels = ({ width, height }: Size, { w, h }: Camera): number => CELL * Math.min(width / w, height / h);

/** The part of a window over the buttons. */
const free = ({ width, height }: Size): Size => ({ width, height: Math.max(1, height - FOOT) });

const tight = ({ x, y, w, h }: Camera): Camera => ({ x: x + TIGHT, y: y + TIGHT, w: w - 2 * TIGHT, h: h - 2 * TIGHT });

/** The first box and with it those of the others, in their order, with which the whole still fits. */
function gathered(first: Camera, others: readonly Camera[], fits: (box: Camera) => boolean): Camera {
  let box = first;
  for (const each of others) {
    const more = union(box, each);
    if (fits(more)) box = more;
  }
  return box;
}

/** What has to be in sight: the first of `must` for certain, then the others as long as figures can be read, at last without much room around them. Whom one may aim at now, and who is about to attack, is never left out while it can be pressed at all: nobody looks for a target. */
function needed(size: Size, { must, aims = [] }: Sights, { least, duel }: Scale): Camera | null {
  const [first, ...others] = must;
  if (!first) return null;
  const within =
    (smallest: number) =>
    (box: Camera): boolean =>
      pixels(free(size), box) >= ROUNDING * smallest;
  const room = gathered(gathered(first, others, within(least)), others.map(tight), within(least));
  const close = gathered(tight(first), others.map(tight), within(least));
  const seen = (box: Camera): number => others.filter((each) => holds(box, tight(each))).length;
  // whoever acts needs less room than one more who would be out of sight
  const near = seen(close) > seen(room) ? gathered(close, [first, ...others], within(least)) : room;
  const targets = aims.map(tight);
  const far = gathered(tight(first), targets, within(duel));
  // nothing is drawn smaller for one who does not fit in either way
  if (targets.every((box) => holds(near, box) || !holds(far, box))) return near;
  return gathered(far, [first, ...others.map(tight)], within(duel));
}

/** The window: what has to be in sight, then what of `may` leaves squares comfortable. */
export function framed(size: Size, lens: Lens, sights: Sights, scale: Scale): Camera {
  const first = size.width && size.height ? needed(size, sights, scale) : null;
  if (!first) return lens.overview(size);
  const box = gathered(first, sights.may ?? [], (more) => pixels(free(size), more) >= scale.near);
  return held(size, lens, box, sights.home ?? box, scale);
}

/** Whether a window still shows what has to be seen, nearly as large as it could be: then it need not move. */
export function serves(size: Size, window: Camera, sights: Sights, scale: Scale): boolean {
  const box = shaped(size, window) && needed(size, sights, scale);
  if (!box || !holds(window, box)) return false;
  const possible = pixels(free(size), box);
  const large = PATIENCE * Math.min(scale.near, possible);
  return pixels(size, window) >= Math.max(ROUNDING * Math.min(scale.least, possible), large);
}

/** Whether a window of the screen's shape has all of these in it. */
export const shows = (size: Size, window: Camera, boxes: readonly Camera[]): boolean =>
  shaped(size, window) && boxes.every((box) => holds(window, box));

/** The window moved just so far, and no nearer or farther, that it shows as many of these as it can, the first for certain. */
export function shifted(lens: Lens, window: Camera, must: readonly Camera[]): Camera {
  const [first, ...others] = must;
  if (!first) return window;
  const { x, y, w, h } = gathered(first, others, (box) => box.w <= window.w && box.h <= window.h);
  return lens.kept({ ...window, x: along(window.x, window.w, x, w), y: along(window.y, window.h, y, h) });
}

/** Whether all of a box is in a window and the card of a fight at its foot leaves it free. */
function clear({ height }: Size, window: Camera, box: Camera, card: number): boolean {
  const taken = (window.h * card) / height;
  return holds({ ...window, h: window.h - taken }, box);
}

/** As much of a stretch as fits into a length beside another one, which is in it for certain. */
function toward(from: number, side: number, other: number, length: number, room: number): [number, number] {
  const low = Math.max(Math.min(from, other), from + side - room);
  const high = Math.min(Math.max(from + side, other + length), low + Math.max(side, room));
  return [low, high - low];
}

/** Both sides of a fight and the card with their dice beside them, as near as it was, if that will do. Where they would be specks: whoever is struck, and as much as can be of the way the blow comes. */
export function paired(size: Size, lens: Lens, now: Camera | null, sides: readonly Camera[], scale: Scale): Camera {
  if (!size.width || !size.height) return lens.overview(size);
  const both = sides.reduce(union);
  const before = now && shaped(size, now) ? (CELL * size.width) / now.w : scale.near;
  if (now && before >= scale.duel && clear(size, now, both, scale.card)) return now;
  const beside = ROUNDING * pixels({ ...size, height: size.height - scale.card }, both);
  const square = Math.max(scale.duel, Math.min(Math.max(before, scale.least), beside));
  const [w, h] = [(size.width / square) * CELL, (size.height / square) * CELL];
  const beneath = h - (scale.card * h) / size.height;
  const struck = sides.at(-1)!;
  const [left, wide] = toward(struck.x, struck.w, both.x, both.w, w);
  const [top, high] = toward(struck.y, struck.h, both.y, both.h, beneath);
  const box = { x: left, y: top, w: wide, h: high };
  const { x, y } = now ?? { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2 };
  return { x: along(x, w, box.x, box.w), y: along(y, beneath, box.y, box.h), w, h };
}

const shaped = ({ width, height }: Size, { w, h }: Camera): boolean =>
  Math.abs(w * height - h * width) < 0.02 * w * height;

/** A stretch moved just so far that it holds another one, or has it in its middle. */
const along = (from: number, length: number, low: number, side: number): number =>
  side >= length ? low + (side - length) / 2 : Math.min(Math.max(from, low + side - length), low);

/** A window of the screen's shape that holds a box above the buttons, and of its home as much as fits. */
function held(size: Size, lens: Lens, box: Camera, home: Camera, { largest, duel }: Scale): Camera {
  const scale = Math.max(duel, Math.min(largest, pixels(free(size), box)));
  const [w, h] = [(size.width / scale) * CELL, (size.height / scale) * CELL];
  const above = (free(size).height / scale) * CELL;
  const amid = { x: home.x + home.w / 2 - w / 2, y: home.y + home.h / 2 - above / 2 };
  return lens.kept({ x: along(amid.x, w, box.x, box.w), y: along(amid.y, above, box.y, box.h), w, h });
}
