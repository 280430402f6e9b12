/** What heroes, enemies, tiles and things are called. */
import type { Lang, Option } from "../../wire";
import type { Say } from "../board";
import { PITCH, squareOf } from "./dungeon/squares";
import {
  acting,
  bare,
  enemyOf,
  heroAt,
  numberOf,
  prose,
  standing,
  type EnemyView,
  type HeroView,
  type TileView,
  type View,
} from "./types";

/** A text of the game, or nothing. */
export const known = (say: Say, text: string, args?: Option["args"]): string => (say.has(text) ? say(text, args) : "");

/** `Market: a rope, a torch`, with the spaces of the language. */
export const pair = (say: Say, what: string, is: string): string =>
  say("board-pair", { what: `=${what}`, is: `=${is}` });

/** A name that stands alone. */
export const alone = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const cardName = (kind: "character" | "equipment" | "ability" | "item", id: string | null, say: Say): string =>
  id ? alone(say(`${kind}-${id}`)) : "";

type Named = Pick<HeroView, "hero" | "seat">;

/** With two boxes a second copy of a card is another person (dbd-set-07). */
const isSecond = (view: Pick<View, "heroes">, { hero, seat }: Named): boolean =>
  view.heroes.some((other) => other.hero === hero && other.seat < seat);

/** What a hero is called among friends: by the first name. */
export const heroName = (view: Pick<View, "heroes">, hero: Named, say: Say): string =>
  hero.hero ? say.ref(`${isSecond(view, hero) ? "second" : "character"}:${hero.hero}`) : say.seat(hero.seat);

/** The letter on a pawn. All heroes have another one. */
export const initial = (view: Pick<View, "heroes">, hero: Named): string =>
  (hero.hero ?? String(hero.seat + 1)).charAt(0).toUpperCase() + (hero.hero && isSecond(view, hero) ? "²" : "");

export const foeName = (enemy: Pick<EnemyView, "foe">, say: Say): string => say(`foe-${enemy.foe}`);

/** `Gnawkin B`, where several of a kind have come: the letter is on its die too, and in the log. */
export const enemyName = (enemy: Pick<EnemyView, "foe" | "mark">, say: Say): string =>
  enemy.mark ? `${foeName(enemy, say)} ${enemy.mark}` : foeName(enemy, say);

/** How many squares away one is from whoever acts, as one walks. */
export function farFrom(view: View, at: string): number {
  const from = origin(view);
  if (!from) return 0;
  const [here, there] = [squareOf(from), squareOf(at)];
  return Math.abs(here.x - there.x) + Math.abs(here.y - there.y);
}

/** Where whoever acts stands; before anybody does, the stair. */
const origin = (view: View): string | null | undefined =>
  (acting(view) ?? standing(view)[0])?.at ?? view.exits.find(({ state }) => state === "entrance")?.at;

/** Where a square is, seen by whoever acts: `2 north, 1 east`. Nobody at the table counts squares from a corner. */
export function awayFrom(view: View, at: string, say: Say): string {
  const from = origin(view);
  if (!from) return "";
  const [here, there] = [squareOf(from), squareOf(at)];
  const far = {
    north: here.y - there.y,
    south: there.y - here.y,
    east: there.x - here.x,
    west: here.x - there.x,
  };
  const parts = Object.entries(far).flatMap(([way, count]) => (count > 0 ? [say(`term-far-${way}`, { count })] : []));
  return parts.join(", ") || say("term-far-here");
}

type Side = "north" | "east" | "south" | "west";

/** The side of a room that a door is in; nothing where the square is no door's. */
function sideOf({ i, j }: TileView, at: string): Side | undefined {
  const { x, y } = squareOf(at);
  const [across, down] = [x - i * PITCH, y - j * PITCH];
  if (across < 0 || down < 0 || across > PITCH || down > PITCH) return undefined;
  if (down === 0) return "north";
  if (down === PITCH) return "south";
  return across === 0 ? "west" : across === PITCH ? "east" : undefined;
}

/** `the north door`, and of which room where another one has such a door. */
export function doorName(view: View, at: string, say: Say, lang: Lang): string {
  const sides = (door: string) => view.tiles.flatMap((tile) => ({ tile, side: sideOf(tile, door) ?? [] }));
  const [here] = sides(at).filter(({ side }) => side.length);
  if (!here) return say("board-doorway");
  const name = say("board-door", { side: String(here.side) });
  const others = view.exits.filter((exit) => exit.state === "live" && exit.at !== at);
  const alike = others.some((exit) => sides(exit.at).some(({ side }) => side === here.side));
  return alike ? say("board-door-of", { door: `=${name}`, room: `=${called(view, here.tile.ref, say, lang)}` }) : name;
}

/** The part of a room a square is in: `north-west corner`, `middle`. */
function partOf({ i, j }: TileView, at: string, say: Say): string {
  const { x, y } = squareOf(at);
  const third = (step: number): number => Math.sign(step - PITCH / 2);
  return say(`board-part-${third(y - j * PITCH) + 1}${third(x - i * PITCH) + 1}`);
}

/** Where a walk leads, as one would say it: up to somebody or something, into another room, to a part of this one. */
export function walkTowards(view: View, at: string, say: Say, lang: Lang): string {
  const { x, y } = squareOf(at);
  const touches = (other: string | null): boolean => {
    if (!other) return false;
    const there = squareOf(other);
    return Math.abs(there.x - x) + Math.abs(there.y - y) === 1;
  };
  const door = view.exits.find((exit) => exit.state === "live" && touches(exit.at));
  const near =
    view.enemies.find((enemy) => touches(enemy.at))?.ref ??
    standing(view).find((hero) => hero.seat !== view.turn.hero && touches(hero.at))?.ref ??
    view.tiles.find(({ feature }) => feature && touches(feature.at))?.ref.replace("tile:", "feature:");
  if (near) return pair(say, say("board-errand-near"), called(view, near, say, lang));
  if (door) return pair(say, say("board-errand-near"), doorName(view, door.at, say, lang));
  const roomAt = (square: string) => view.tiles.find((tile) => isInside(tile, square));
  const [room, here] = [roomAt(at), roomAt(origin(view) ?? "")];
  if (!room) return pair(say, say("board-walk"), say("board-doorway"));
  return pair(say, say("board-walk"), room === here ? partOf(room, at, say) : called(view, room.ref, say, lang));
}

function isInside({ i, j }: TileView, at: string): boolean {
  const { x, y } = squareOf(at);
  return x > i * PITCH && x < (i + 1) * PITCH && y > j * PITCH && y < (j + 1) * PITCH;
}

/** A thing of the view in words; "" for what the texts name themselves. */
export function called(view: View, ref: string, say: Say, lang: Lang): string {
  const [kind = ""] = ref.split(":");
  if (kind === "hero") {
    const hero = heroAt(view, numberOf(ref));
    return hero ? heroName(view, hero, say) : "";
  }
  if (kind === "enemy") {
    const enemy = enemyOf(view, ref);
    return enemy ? enemyName(enemy, say) : "";
  }
  if (kind === "tile" || kind === "feature") {
    const tile = view.tiles.find(({ slot }) => slot === numberOf(ref));
    if (kind === "feature") return tile?.feature ? alone(say(`feature-${tile.feature.id}`)) : "";
    return tile ? prose(tile.title, lang) || tileName(tile.face, say) : "";
  }
  if (kind === "exit") {
    const exit = view.exits.find((each) => each.ref === ref);
    return exit ? say(`exit-${exit.state}`) : "";
  }
  if (kind === "square") return awayFrom(view, bare(ref), say);
  if (kind === "pack") return say("pack");
  if (kind === "captive") return alone(say("feature-captive"));
  if (kind === "item" || kind === "ability" || kind === "equipment" || kind === "character")
    return cardName(kind, bare(ref), say);
  return kind === "foe" ? alone(say(`foe-${bare(ref)}`)) : "";
}

/** `Elbow`, or nothing where the texts have no name for it. */
export const tileName = (face: string, say: Say): string =>
  known(say, `tile-${face}`) || known(say, `tile-${face.toLowerCase()}`);
