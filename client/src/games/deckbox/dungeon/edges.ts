/** What one may press or has to fear and lies outside the window: signs at its edge, each in the direction of what it stands for. */
import type { Camera, Point, Size } from "../../shared/camera";
import type { Option } from "../../../wire";
import { placeOf } from "../pressing";
import { standing, type View } from "../types";
import { CELL, centre } from "./squares";

export type EdgeKind = "aim" | "foe" | "hero" | "thing" | "door";

/** One or more of a kind that lie in the same direction; the first is the most urgent. */
export interface Edge {
  kind: EdgeKind;
  refs: string[];
  /** Where the sign lies, in pixels of the window. */
  at: Point;
  /** Where it would lie if nobody stood there. */
  straight: Point;
  /** Where it points, in degrees from the east. */
  turn: number;
}

export interface Sought {
  view: View;
  options: readonly Option[];
  seat: number | null;
  /** What a lesson speaks of: nothing lies over it. */
  spoken?: ReadonlySet<string>;
}

const INSET = 25; // pixels from the window's edge to the middle of a sign
const BUTTONS = { wide: 128, high: 48 }; // pixels in the corners at the foot where buttons lie
const APART = 50; // pixels between two signs
const SIGN = 20; // half a sign
const STEP = 12; // pixels by which a sign gives way
const MOST = 6;
const SEEN = 0.3; // of a square inside the window for it to be in sight, from its middle

/** All that somebody who decides looks for, the most urgent first. */
export function sought({ view, options, seat }: Sought): { kind: EdgeKind; ref: string; at: string }[] {
  const found = new Map<string, EdgeKind>();
  const put = (kind: EdgeKind, refs: readonly string[]): void => {
    for (const ref of refs) if (!found.has(ref) && placeOf(view, ref) !== null) found.set(ref, kind);
  };
  const own = view.turn.hero === seat;
  const pressed = options.filter(({ verb }) => verb !== "step" && verb !== "veil").flatMap(({ refs }) => refs);
  put("aim", [...pressed, ...(own ? view.approaches.map(({ enemy }) => enemy) : [])].filter(isEnemy));
  put(
    "foe",
    view.enemies.map(({ ref }) => ref),
  );
  put(
    "hero",
    pressed.filter((ref) => ref.startsWith("hero:")),
  );
  put("thing", [
    ...pressed.filter((ref) => /^(feature|captive|pack):/.test(ref)),
    ...view.tiles.flatMap(({ slot, feature }) => (feature && feature.uses !== 0 ? [`feature:${slot}`] : [])),
    ...view.packs.map(({ ref }) => ref),
    ...(view.captive ? [`captive:${view.captive}`] : []),
  ]);
  put("door", doors(view));
  return [...found].map(([ref, kind]) => ({ kind, ref, at: placeOf(view, ref)! }));
}

const isEnemy = (ref: string): boolean => ref.startsWith("enemy:");

/** Doors that can be reached now; with nobody left to fight, all that lead on. */
function doors({ exits, reach, enemies }: View): string[] {
  const near = new Set(reach.filter(({ explores }) => explores).map(({ at }) => at));
  return exits.filter(({ at, state }) => state === "live" && (near.has(at) || !enemies.length)).map(({ ref }) => ref);
}

/** The signs around a window. Those in nearly the same place share one; none lies on a figure while there is room beside it. */
export function edgesOf(asked: Sought, seen: Camera, size: Size): Edge[] {
  if (!size.width || !size.height) return [];
  const scale = size.width / seen.w;
  const onScreen = (at: string): Point => {
    const { x, y } = centre(at);
    return { x: (x - seen.x) * scale, y: (y - seen.y) * scale };
  };
  const spoken = [...(asked.spoken ?? [])].flatMap((ref) => placeOf(asked.view, ref) ?? []);
  const figures = [...[...asked.view.enemies, ...standing(asked.view)].map(({ at }) => at!), ...spoken].map(onScreen);
  const clear = ({ x, y }: Point): boolean =>
    figures.every((each) => Math.max(Math.abs(each.x - x), Math.abs(each.y - y)) > SIGN + (scale * CELL) / 2);
  const signs: Edge[] = [];
  for (const { kind, ref, at } of sought(asked)) {
    if (inside(seen, at)) continue;
    const to = onScreen(at);
    const place = edgeTo(to, size);
    const beside = signs.find((sign) => distance(sign.straight, place) < APART);
    if (beside) {
      if (beside.kind === kind || (beside.kind === "aim" && kind === "foe")) beside.refs.push(ref);
      continue;
    }
    const free = along(place, size).find(
      (each) => clear(each) && signs.every((sign) => distance(sign.at, each) >= APART),
    );
    const lies = free ?? place;
    signs.push({
      kind,
      refs: [ref],
      at: lies,
      straight: place,
      turn: (Math.atan2(to.y - lies.y, to.x - lies.x) * 180) / Math.PI,
    });
  }
  return signs.slice(0, MOST);
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function inside({ x, y, w, h }: Camera, at: string): boolean {
  const middle = centre(at);
  const rim = SEEN * CELL;
  return middle.x - rim >= x && middle.x + rim <= x + w && middle.y - rim >= y && middle.y + rim <= y + h;
}

/** Where the line from the window's middle to a point leaves it, beside the buttons in its corners. */
function edgeTo(point: Point, size: Size): Point {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const to = { x: point.x - middle.x, y: point.y - middle.y };
  const share = Math.min((middle.x - INSET) / (Math.abs(to.x) || 1), (middle.y - INSET) / (Math.abs(to.y) || 1));
  return overButtons({ x: middle.x + to.x * share, y: middle.y + to.y * share }, size);
}

const overButtons = ({ x, y }: Point, { width, height }: Size): Point => ({
  x,
  y: Math.abs(x - width / 2) > width / 2 - BUTTONS.wide ? Math.min(y, height - BUTTONS.high - INSET) : y,
});

/** The place itself, and others along the same edge, the nearest first. */
function along(place: Point, size: Size): Point[] {
  const level = place.y <= INSET + 1 || place.y >= size.height - INSET - 1;
  const room = level ? size.width : size.height;
  const from = level ? place.x : place.y;
  const steps = Array.from(
    { length: 2 * Math.ceil(room / STEP) + 1 },
    (_, n) => (n % 2 ? -1 : 1) * Math.ceil(n / 2) * STEP,
  );
  return steps
    .map((step) => from + step)
    .filter((at) => at >= INSET && at <= room - INSET)
    .map((at) => overButtons(level ? { x: at, y: place.y } : { x: place.x, y: at }, size));
}
