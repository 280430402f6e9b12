/** Ink: lines as a hand would draw them. The same squares always give the same strokes. */
import { CELL, centre, CHAMBER, CHAMBER_CENTRE, type Point } from "./plan";

/** A number in 0..1 for every seed, always the same. */
export function chance(seed: number): number {
  let n = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

export function seedOf(word: string): number {
  let seed = 7;
  for (const letter of word) seed = Math.imul(seed, 31) + letter.codePointAt(0)!;
  return seed;
}

/** Around 0, as far as `most` to both sides. */
export function sway(seed: number, most: number): number {
  return (chance(seed) * 2 - 1) * most;
}

const round = (n: number): number => Math.round(n * 10) / 10;
export const at = (p: Point): string => `${round(p.x)} ${round(p.y)}`;

/** A stroke from one point to the other, a little crooked. */
export function stroke(from: Point, to: Point, seed: number, most = 6): string {
  return `M${at(from)}${bend(from, to, seed, most)}`;
}

/** The same without the beginning, to go on with a stroke. */
export function bend(from: Point, to: Point, seed: number, most = 6): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const side = { x: -dy / length, y: dx / length };
  const [first, second] = [sway(seed, most), sway(seed + 1, most)];
  const one = { x: from.x + dx * 0.33 + side.x * first, y: from.y + dy * 0.33 + side.y * first };
  const two = { x: from.x + dx * 0.67 + side.x * second, y: from.y + dy * 0.67 + side.y * second };
  return `C${at(one)} ${at(two)} ${at(to)}`;
}

/** Where the pen rests on a square: near its middle. */
export function spot(ref: string): Point {
  const middle = centre(ref);
  const seed = seedOf(ref);
  return { x: middle.x + sway(seed, 7), y: middle.y + sway(seed + 11, 7) };
}

const EYES = 70; // of the chamber's height, where the dragon's eyes are counted

/** A hero inside the chamber stands near the door, clear of the dragon and below its eyes. */
export function doorstep(beside: string): Point {
  const door = centre(beside);
  const low = { x: CHAMBER.left * CELL + 38, y: CHAMBER.top * CELL + EYES + 38 };
  const high = { x: (CHAMBER.right + 1) * CELL - 38, y: (CHAMBER.bottom + 1) * CELL - 38 };
  const above = door.y < CHAMBER.top * CELL; // straight down from there the dragon lies
  const x = !above ? clamp(door.x, low.x, high.x) : door.x <= CHAMBER_CENTRE.x ? low.x : high.x;
  return { x, y: clamp(door.y, low.y, high.y) };
}

function clamp(n: number, low: number, high: number): number {
  return Math.min(Math.max(n, low), high);
}

export interface Stroke {
  /** What the stroke leads to. */
  to: string;
  from: string;
  d: string;
  end: Point;
}

/** The hero's line, a stroke a step. A further step never changes the strokes before it. */
export function heroLine(line: readonly string[]): Stroke[] {
  const found: Stroke[] = [];
  let pen = line.length ? spot(line[0]!) : CHAMBER_CENTRE;
  for (let n = 1; n < line.length; n++) {
    const [from, to] = [line[n - 1]!, line[n]!];
    const seed = seedOf(from + to);
    const end = to === "chamber" ? doorstep(from) : spot(to);
    const door = from === "chamber" ? doorstep(to) : null;
    const d = door ? `M${at(pen)}${swing(pen, door)}${bend(door, end, seed)}` : stroke(pen, end, seed);
    found.push({ to, from, d, end });
    pen = end;
  }
  return found;
}

/** From one door of the chamber to another, behind the dragon. */
function swing(from: Point, to: Point): string {
  const pull = (p: Point): Point => ({
    x: p.x + (CHAMBER_CENTRE.x - p.x) * 0.45,
    y: p.y + (CHAMBER_CENTRE.y - p.y) * 0.45,
  });
  return `C${at(pull(from))} ${at(pull(to))} ${at(to)}`;
}

/** Where the pen is: the end of the line. */
export function penAt(line: readonly string[]): Point {
  return heroLine(line).at(-1)?.end ?? (line.length ? spot(line[0]!) : CHAMBER_CENTRE);
}

/** A blot: a round spot that no compass has drawn. */
export function blot(middle: Point, radius: number, seed: number): string {
  const points = Array.from({ length: 7 }, (_, n) => {
    const turn = (n / 7) * 2 * Math.PI;
    const far = radius * (0.88 + 0.24 * chance(seed + n));
    return { x: middle.x + Math.cos(turn) * far, y: middle.y + Math.sin(turn) * far };
  });
  return closed(points);
}

/** A round line through points, back to the first. */
export function closed(points: readonly Point[]): string {
  const n = points.length;
  const get = (i: number): Point => points[(i + n) % n]!;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const one = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const two = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    d += `C${at(one)} ${at(two)} ${at(p2)}`;
  }
  return `${d}Z`;
}

/** Slanting strokes that fill a square: somebody has walled it up. */
export function hatching(ref: string): string {
  const { x, y } = centre(ref);
  const seed = seedOf(ref);
  const half = 41;
  let d = "";
  for (let n = -3; n <= 3; n++) {
    const shift = n * 21 + sway(seed + n * 5, 3);
    const [from, to] = diagonal(shift, half);
    d += stroke({ x: x + from.x, y: y + from.y }, { x: x + to.x, y: y + to.y }, seed + n, 3);
  }
  return d;
}

/** The other way across, a little thinner: cross-hatching. */
export function crossHatching(ref: string): string {
  const { x, y } = centre(ref);
  const seed = seedOf(ref) + 400;
  let d = "";
  for (let n = -2; n <= 2; n++) {
    const [from, to] = diagonal(n * 27 + sway(seed + n * 5, 4), 38);
    d += stroke({ x: x - from.x, y: y + from.y }, { x: x - to.x, y: y + to.y }, seed + n, 3);
  }
  return d;
}

/** The piece of a rising diagonal, moved sideways by `shift`, that lies in a square of that half width. */
function diagonal(shift: number, half: number): [Point, Point] {
  const reach = half - Math.abs(shift) / 2;
  return [
    { x: shift / 2 - reach, y: shift / 2 + reach },
    { x: shift / 2 + reach, y: shift / 2 - reach },
  ];
}

/** Two strokes across each other. */
export function cross(middle: Point, half: number, seed: number): string {
  const { x, y } = middle;
  const w = (n: number): number => sway(seed + n, half * 0.12);
  return (
    stroke({ x: x - half + w(1), y: y - half + w(2) }, { x: x + half + w(3), y: y + half + w(4) }, seed, half * 0.14) +
    stroke(
      { x: x + half + w(5), y: y - half + w(6) },
      { x: x - half + w(7), y: y + half + w(8) },
      seed + 9,
      half * 0.14,
    )
  );
}

/** A frame drawn with four strokes that do not quite meet. */
export function frame(x: number, y: number, w: number, h: number, seed: number, most = 3): string {
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
  return corners
    .map((from, n) => {
      const to = corners[(n + 1) % 4]!;
      const s = seed + n * 17;
      const loose = (p: Point, k: number): Point => ({
        x: p.x + sway(s + k, most * 0.7),
        y: p.y + sway(s + k + 1, most * 0.7),
      });
      return stroke(loose(from, 3), loose(to, 5), s, most);
    })
    .join("");
}
