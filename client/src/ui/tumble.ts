/**
 * How a die falls: thrown from a hand, it hops lower and lower, tips over an edge and lies. All of it is worked out
 * before it begins, as keyframes of transform and opacity alone: the browser plays them without this page's help.
 */

export interface Throw {
  /** How long it falls, in milliseconds. */
  ms: number;
  /** How large it is drawn, in pixels. */
  size: number;
  /** Where the hand is, seen from where the die will lie, in pixels. */
  from: readonly [x: number, y: number];
  /** How it lies in the end, in degrees. */
  tilt: number;
  /** Makes two dice of a throw, and two throws of a die, fall differently. */
  seed: number;
}

export interface Fall {
  fly: Keyframe[];
  spin: Keyframe[];
  ground: Keyframe[];
  /** How much of each face is seen over the dark core, in the order of `SIDES`. */
  light: Keyframe[][];
  /** When it touches the ground, in milliseconds, and how hard (0 to 1). */
  knocks: { at: number; hard: number }[];
}

type Vector = readonly [x: number, y: number, z: number];

/** The faces of a cube, the one that is read first and its opposite next: where each looks, and how it is turned there. */
export const SIDES: readonly { looks: Vector; turned: string }[] = [
  { looks: [0, 0, 1], turned: "rotateY(0deg)" },
  { looks: [0, 0, -1], turned: "rotateY(180deg)" },
  { looks: [1, 0, 0], turned: "rotateY(90deg)" },
  { looks: [-1, 0, 0], turned: "rotateY(-90deg)" },
  { looks: [0, -1, 0], turned: "rotateX(90deg)" },
  { looks: [0, 1, 0], turned: "rotateX(-90deg)" },
];

/** How large the cube is drawn in a die's square, as in the picture of one that lies. */
export const CUBE = 92 / 118;

/** When it touches the ground, how far it has come by then, and how high it hops from there, in its own size. */
const HOPS = [
  { at: 0, way: 0, high: 0 },
  { at: 0.28, way: 0.5, high: 0.8 },
  { at: 0.58, way: 0.83, high: 0.34 },
  { at: 0.79, way: 0.96, high: 0.07 },
  { at: 1, way: 1, high: 0 },
] as const;
const HELD = 0.9; // how high the hand is, in its size
/** How far it has still to turn at such times, as parts of the whole: a last edge, a little too far, flat. */
const TURNS = [
  [0, 1],
  [0.28, 0.55],
  [0.58, 0.23],
  [0.79, 0.075],
  [0.9, -0.014],
  [0.96, 0.006],
  [1, 0],
] as const;

const FRAMES = 24;
const LIGHTS = 14;
const LAMP: Vector = [-0.42, -0.5, 0.757]; // above, to the left, in front: a face that lies is fully lit

export function fallOf({ ms, size, from, tilt, seed }: Throw): Fall {
  const some = dice(seed);
  const [x, y] = [from[0] + size * 0.5 * (some() - 0.5), from[1] + size * 0.5 * (some() - 0.5)];
  const length = Math.hypot(x, y) || 1;
  const axis: Vector = [y / length, -x / length, 0]; // it rolls the way it goes
  const whole = 480 + 200 * some();
  const twist = 140 * (some() - 0.5);
  const turned = (t: number) => -whole * along(TURNS, t);
  const leaning = (t: number) => tilt + twist * (1 - t) ** 2;
  const away = (t: number) => 1 - way(t);

  return {
    fly: frames(FRAMES, (t) => {
      const lift = height(t) * size;
      return {
        transform: `translate3d(${px(x * away(t))}, ${px(y * away(t) - lift)}, 0) scale(${round(1 + 0.16 * height(t))})`,
      };
    }),
    spin: frames(FRAMES, (t) => ({
      transform: `translateZ(${px((-size * CUBE) / 2)}) rotate3d(${axis.map(round).join(", ")}, ${round(turned(t))}deg) rotateZ(${round(leaning(t))}deg)`,
    })),
    ground: frames(FRAMES, (t) => ({
      transform: `translate3d(${px(x * away(t))}, ${px(y * away(t))}, 0) scale(${round(1 + 0.55 * height(t))})`,
      opacity: round(Math.max(0.25, 1 - 0.8 * height(t))),
    })),
    light: SIDES.map(({ looks }) =>
      frames(LIGHTS, (t) => ({ opacity: round(lit(spun(turnedFlat(looks, leaning(t)), axis, turned(t)))) })),
    ),
    knocks: HOPS.slice(1, -1).map(({ at, high }) => ({ at: at * ms, hard: Math.min(1, 0.25 + high) })),
  };
}

/** The faces of a die as they sit on a cube, the one that is read in front: opposite ones are first and last of the list. */
export function sidesOf(faces: readonly string[], shown: string): string[] {
  const six = faces.length ? Array.from({ length: 6 }, (_, n) => faces[Math.floor((n * faces.length) / 6)]!) : [];
  const at = faces.length > 6 ? -1 : six.indexOf(shown);
  if (at < 0)
    return [shown, ...Array.from({ length: 5 }, (_, n) => faces.filter((face) => face !== shown)[n] ?? shown)];
  const around = [0, 1, 2].filter((n) => n !== at && n !== 5 - at);
  return [at, 5 - at, ...around.flatMap((n) => [n, 5 - n])].map((n) => six[n]!);
}

/** How far it has come: straight on from one touch of the ground to the next. */
function way(t: number): number {
  return along(
    HOPS.map(({ at, way }) => [at, way] as const),
    t,
  );
}

/** How high it is, in its own size. */
function height(t: number): number {
  const next = HOPS.findIndex(({ at }) => at > t);
  if (next < 0) return 0;
  const [before, after] = [HOPS[next - 1]!, HOPS[next]!];
  const part = (t - before.at) / (after.at - before.at);
  return next === 1 ? HELD * (1 - part ** 2) : before.high * 4 * part * (1 - part);
}

function along(points: readonly (readonly [at: number, value: number])[], t: number): number {
  const next = points.findIndex(([at]) => at > t);
  if (next < 0) return points.at(-1)![1];
  const [[a, from], [b, to]] = [points[next - 1]!, points[next]!];
  return from + ((to - from) * (t - a)) / (b - a);
}

const frames = (many: number, at: (t: number) => Keyframe): Keyframe[] =>
  Array.from({ length: many + 1 }, (_, n) => at(n / many));

/** How brightly a face is lit that looks there. */
function lit([x, y, z]: Vector): number {
  const cosine = Math.max(0, x * LAMP[0] + y * LAMP[1] + z * LAMP[2]);
  return Math.min(1, 0.3 + (0.7 * cosine) / LAMP[2]);
}

const turnedFlat = ([x, y, z]: Vector, degrees: number): Vector => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cosine - y * sine, x * sine + y * cosine, z];
};

/** Turned about an axis (Rodrigues). */
function spun(v: Vector, k: Vector, degrees: number): Vector {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const dot = (k[0] * v[0] + k[1] * v[1] + k[2] * v[2]) * (1 - cosine);
  const cross: Vector = [k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0]];
  return [0, 1, 2].map((n) => v[n]! * cosine + cross[n]! * sine + k[n]! * dot) as unknown as Vector;
}

/** Numbers from 0 to 1 that are always the same for a seed. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const px = (value: number): string => `${Math.round(value * 100) / 100}px`;
