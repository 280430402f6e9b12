/** Where words go on a crowded table: beside what they are about, and never on a figure or on each other if there is room. */
import type { Camera, Point } from "../../shared/camera";

/** Words about what stands at a point, as large as they are drawn. */
export interface Label {
  key: string;
  at: Point;
  w: number;
  h: number;
}

/** What should stay visible; a number is read, not guessed. */
export interface Taken extends Camera {
  number?: boolean;
}

const FIGURE = 20; // half a figure
const GAP = 2;
const WEIGHTS = { taken: 1, number: 8, label: 4, outside: 6, away: 0.6 };

/** The figure at a point, as something not to be covered. */
export const figureAt = ({ x, y }: Point): Taken => ({
  x: x - FIGURE,
  y: y - FIGURE,
  w: 2 * FIGURE,
  h: 2 * FIGURE,
});

/** Where a figure's Health is drawn, from its middle, and how large. No other sign stands beside it: it would be read as one number with it. */
export const BAR = { y: 13.4, w: 22, h: 12 };

/** Where letters are, in the corners over the figure: an enemy's on the right, a hero's on the left. */
export const LETTER = { x: 13, y: -12.6 };

/** How much larger numbers and letters are drawn where squares are too small for them, and where they lie then, still on their own square. */
export const AFAR = { scale: 1.36, bar: 11.2, letter: { x: 10.8, y: -10.2 } };

/** The Health of the figure at a point: not even its own label lies on it. */
export const healthAt = ({ x, y }: Point): Taken => ({
  x: x - BAR.w / 2,
  y: y + BAR.y - BAR.h / 2,
  w: BAR.w,
  h: BAR.h,
  number: true,
});

/** The top left corner of each label. Those that come first choose first. */
export function laidOut(labels: readonly Label[], taken: readonly Taken[], frame: Camera): Map<string, Camera> {
  const placed = new Map<string, Camera>();
  for (const label of labels) {
    const costs = places(label).map((box, n) => ({ box, cost: cost(box, n, label, taken, placed, frame) }));
    const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
    placed.set(label.key, best.box);
  }
  return placed;
}

/** The places a label may take, the best first. */
function places({ at, w, h }: Label): Camera[] {
  const box = (x: number, y: number): Camera => ({ x: at.x + x - w / 2, y: at.y + y - h / 2, w, h });
  const [across, down] = [FIGURE + GAP + w / 2, FIGURE + GAP + h / 2];
  const aside = w / 2 - FIGURE;
  const near = [box(0, down), box(0, -down), box(across, 0), box(-across, 0)];
  const slid = [down, -down].flatMap((y) => [box(aside, y), box(-aside, y)]);
  const corners = [down, -down].flatMap((y) => [box(across, y), box(-across, y)]);
  const far = [box(0, down + h), box(0, -down - h), box(across + 2 * FIGURE, 0), box(-across - 2 * FIGURE, 0)];
  return [...near, ...slid, ...corners, ...far];
}

function cost(
  box: Camera,
  n: number,
  label: Label,
  taken: readonly Taken[],
  placed: ReadonlyMap<string, Camera>,
  frame: Camera,
): number {
  const on = (others: Iterable<Taken>): number =>
    [...others].reduce((sum, other) => sum + (other.number ? WEIGHTS.number : 1) * overlap(box, other), 0);
  const outside = box.w * box.h - overlap(box, frame);
  return (
    WEIGHTS.taken * on(taken) +
    WEIGHTS.label * on(placed.values()) +
    WEIGHTS.outside * outside +
    WEIGHTS.away * n * label.h
  );
}

/** The area that two boxes share. */
export function overlap(a: Camera, b: Camera): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** About how wide words are in letters of that height. */
export const widthOf = (words: string, size: number): number => 0.56 * size * [...words].length;
