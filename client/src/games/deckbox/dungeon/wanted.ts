/** Who and what belongs into the window at a moment of the game. */
import type { Option, Telling } from "../../../wire";
import type { Camera } from "../../shared/camera";
import { placeOf } from "../pressing";
import { acting, heroAt, standing, type TileView, type View } from "../types";
import { cardOf, CELL, PITCH, squareOf } from "./squares";
import type { Wanted } from "./viewport.svelte";

export interface Moment {
  view: View;
  telling: Telling | undefined;
  /** The squares of the two who fight, while that is told. */
  fight?: readonly string[];
  /** Where the keyboard is. */
  cursor: string | null;
  options: readonly Option[];
  seat: number | null;
  /** The reader may choose now. */
  mine: boolean;
}

const RIM = 0.6; // squares around a figure: its halo, its crown, its words
const SILL = 0.1; // around a door: what lies behind it is dark
const CLOSE = 0.3; // of those who fight, beside whom a card has to lie
/** Events that are about a whole room. */
const ROOMS = ["tile-placed", "explored", "rule-attached", "feature-placed", "nest-hatches", "smoke"];
/** Answers that are given on the board, the most urgent first. */
const ATTACKS = ["melee", "shoot", "aim", "ability", "use", "still"];
const AIMS = [...ATTACKS, "interact", "put", "push", "veil", "place"];

/** A square with some room around it. */
export function boxAt(at: string, around = RIM): Camera {
  const { x, y } = squareOf(at);
  const side = (1 + 2 * around) * CELL;
  return { x: (x - around) * CELL, y: (y - around) * CELL, w: side, h: side };
}

/** Null while something is told that happens nowhere, such as a die that is thrown: one goes on looking where one looked. */
export function wantedIn(moment: Moment): Wanted | null {
  const { view, telling, cursor } = moment;
  const fight = moment.fight?.length ? moment.fight : (telling && aimed(view, telling)) || [];
  if (fight.length) return { must: fight.map((at) => boxAt(at, CLOSE)), may: [], fight: true };
  const hero = heroOf(moment);
  const told = telling && ofEvent(view, telling);
  if (told?.length) {
    const around = rooms(view, hero?.at ?? null);
    return { must: told, may: around, home: around[0], passing: true };
  }
  if (told) return null;
  const here = cursor ?? hero?.at ?? null;
  const targets = moment.mine && hero?.at ? targetsOf(moment) : [];
  const own = here ? [boxAt(here, 1)] : view.tiles.slice(0, 1).map(roomOf);
  const enemies = nearest(
    view.enemies.map(({ at }) => at),
    here,
  );
  const doors = nearest(
    view.exits.filter(({ state }) => state === "live").map(({ at }) => at),
    here,
  );
  const others = standing(view).flatMap(({ at }) => at ?? []);
  const threatened = nearest(
    view.intents.flatMap(({ target }) => (target ? (placeOf(view, target) ?? []) : [])),
    here,
  );
  const next = standing(view).flatMap(({ at, activated }) => (acting(view) || activated ? [] : (at ?? [])));
  const around = rooms(view, here);
  const sills = new Set(view.exits.map(({ at }) => at));
  const box = (at: string): Camera => boxAt(at, sills.has(at) ? SILL : RIM);
  return {
    home: around[0],
    aims: moment.mine && hero?.at ? [...attacked(moment), ...attackers(view, here)].map((at) => boxAt(at)) : [],
    must: [...own, ...[...next, ...targets, ...enemies, ...threatened, ...thingsIn(view, here)].map(box)],
    may: [...around, ...[...others, ...doors].map(box)],
  };
}

function heroOf({ view, seat }: Moment) {
  return acting(view) ?? heroAt(view, seat ?? -1) ?? standing(view)[0];
}

/** An enemy that has chosen whom to attack, and that hero. */
function aimed(view: View, { kind, refs }: Telling): string[] {
  return kind === "enemy-acts" && refs.length > 1 ? refs.flatMap((ref) => placeOf(view, ref) ?? []) : [];
}

/** The whole room, or the squares an event is about with whoever does it. */
function ofEvent(view: View, { kind, refs }: Telling): Camera[] {
  const tile = ROOMS.includes(kind) ? view.tiles.find(({ ref }) => refs.includes(ref)) : undefined;
  const squares = refs.flatMap((ref) => placeOf(view, ref) ?? []);
  return [...(tile ? [roomOf(tile)] : []), ...squares.map((at) => boxAt(at))];
}

/** Where the reader may press now, the nearest first: enemies in reach, after a walk too, and what can be handled. */
function targetsOf({ view, options, seat }: Moment): string[] {
  const here = heroAt(view, seat ?? -1)?.at ?? null;
  const aims = options.filter(({ verb }) => AIMS.includes(verb)).flatMap(({ refs }) => refs);
  const walks = view.turn.hero === seat ? view.approaches.map(({ enemy }) => enemy) : [];
  const soon = view.turn.moving ? 0 : 1; // the move that any step would begin
  const doors = view.reach.filter(({ explores, moves }) => explores && moves <= soon).map(({ at }) => `square:${at}`);
  const places = (refs: string[]) => nearest([...new Set(refs.flatMap((ref) => placeOf(view, ref) ?? []))], here);
  return [...new Set([...places(aims), ...places(walks), ...places(doors)])];
}

/** Whom the reader may attack from where the hero stands, the nearest first. */
function attacked({ view, options, seat }: Moment): string[] {
  const refs = options.filter(({ verb }) => ATTACKS.includes(verb)).flatMap(({ refs }) => refs);
  const squares = refs.filter((ref) => ref.startsWith("enemy:")).flatMap((ref) => placeOf(view, ref) ?? []);
  return nearest([...new Set(squares)], heroAt(view, seat ?? -1)?.at ?? null);
}

/** Who is about to attack whoever acts, the nearest first; while it is asked whose turn it is, everybody in the fight. */
function attackers(view: View, here: string | null): string[] {
  const hero = acting(view);
  if (!hero && view.enemies.length)
    return nearest(
      [...standing(view), ...view.enemies].map(({ at }) => at!),
      here,
    );
  const blows = view.intents.filter(({ does, target }) => does !== "advance" && hero && target === hero.ref);
  const from = blows.flatMap(({ enemy }) => placeOf(view, enemy) ?? []);
  return nearest(from, here);
}

function nearest(all: readonly string[], here: string | null): string[] {
  if (!here) return [...all];
  const from = squareOf(here);
  const far = (at: string): number => {
    const { x, y } = squareOf(at);
    return Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  };
  return all.toSorted((a, b) => far(a) - far(b));
}

/** The cards a square lies on: a joint lies on two. */
function tilesAt(view: View, at: string | null): TileView[] {
  if (!at) return [];
  const { x, y } = squareOf(at);
  return view.tiles.filter(
    ({ i, j }) => x >= i * PITCH && x <= (i + 1) * PITCH && y >= j * PITCH && y <= (j + 1) * PITCH,
  );
}

const rooms = (view: View, at: string | null): Camera[] => tilesAt(view, at).map(roomOf);

/** In peace, what can still be handled in the room: one walks up to it. */
function thingsIn(view: View, at: string | null): string[] {
  if (view.enemies.length) return [];
  return tilesAt(view, at).flatMap(({ feature }) => (feature && feature.uses !== 0 ? [feature.at] : []));
}

/** A card with the exits on its rim. */
function roomOf(tile: TileView): Camera {
  const { x, y, w, h } = cardOf(tile);
  return { x: x - CELL / 2, y: y - CELL / 2, w: w + CELL, h: h + CELL };
}
