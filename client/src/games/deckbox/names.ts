/** What heroes, enemies, tiles and things are called. */
import type { Lang, Option } from "../../wire";
import type { Say } from "../board";
import { squareOf } from "./dungeon/squares";
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
