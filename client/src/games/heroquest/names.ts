/** What heroes, monsters and pieces are called, and their colours; the initial, the icon and the shape say the same. */
import type { Lang } from "../../wire";
import { initials } from "../../lib/names";
import type { Say } from "../board";
import type { Face } from "../module";
import { HEROES, MONSTERS } from "./icons";
import { areaOf, squareOf } from "./dungeon/plan";
import { heroAt, prose, type Door, type Hero, type Monster, type View } from "./types";

const COLOURS: Record<string, string> = { barbarian: "#a8401c", dwarf: "#8a6a10", elf: "#1f7a4d", wizard: "#3556a8" };

const MONSTER_COLOURS: Record<string, string> = {
  goblin: "#3d6b2c",
  orc: "#2f5d4a",
  skeleton: "#6b6250",
  zombie: "#56613c",
  abomination: "#75402f",
  mummy: "#7a6a3b",
  dread_warrior: "#6b1f25",
  gargoyle: "#49505c",
  dread_sorcerer: "#4b2a6b",
};

/** Zargon has one too. */
const SORCERER: Face = { colour: "#33184d", icon: MONSTERS["dread_sorcerer"]! };

export const heroColour = (kind: string): string => COLOURS[kind] ?? "#555";
export const monsterColour = (kind: string): string => MONSTER_COLOURS[kind] ?? "#444";

/** The face on his token, for everything that is said of the seat. */
export function faceOf(view: View, seat: number): Face {
  const hero = heroAt(view, seat);
  return hero ? { colour: heroColour(hero.kind), icon: HEROES[hero.kind]! } : SORCERER;
}

/** What his player calls him, else his class. */
export const heroName = (hero: Pick<Hero, "name" | "kind">, say: Say): string => hero.name || say(`class-${hero.kind}`);

type Called = Pick<Monster, "name" | "kind" | "number">;

/** `Goblin`, `Goblin 2` among several, or the name it bears. */
export function monsterName({ name, kind, number }: Called, say: Say, lang: Lang): string {
  const what = say(`kind-${kind}`);
  return prose(name, lang) || (number ? say("numbered", { what: `=${what}`, number }) : what);
}

/** The letter on its token: `P` of `the Pale Dwarf`. */
export const initial = (name: string): string => (/\p{Lu}/u.exec(name)?.[0] ?? name.charAt(0)).toUpperCase();

/** The letters on a hero's token, among these heroes. */
export const heroInitials = (heroes: readonly Pick<Hero, "kind">[], say: Say): string[] =>
  initials(heroes.map(({ kind }) => say(`class-${kind}`)));

/** The letters on a monster's token: those of its name, else of its kind among all kinds, and which of several it is. */
export function monsterInitial(monster: Called, say: Say, lang: Lang): string {
  const kinds = Object.keys(MONSTERS);
  const n = kinds.indexOf(monster.kind);
  const letters =
    monster.name || n < 0
      ? initial(monsterName(monster, say, lang))
      : initials(kinds.map((kind) => say(`kind-${kind}`)))[n]!;
  return `${letters}${monster.number || ""}`;
}

/** A name that stands alone. */
export const alone = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `a skeleton stands for it`; "" where its own figure does. */
export const standIn = ({ figure, kind }: Monster, say: Say): string =>
  figure && figure !== kind ? say("board-stand-in", { figure }) : "";

/** A thing of the view in words, without article; "" for what the texts name themselves. */
export function called(view: View, ref: string, say: Say, lang: Lang): string {
  if (ref.startsWith("search:")) return say(`option-search-${ref.slice(7)}`);
  if (ref.startsWith("square:")) return spot(view, ref.slice(7), say);
  const is = ({ ref: each }: { ref: string }): boolean => each === ref;
  const hero = view.heroes.find(is);
  if (hero) return heroName(hero, say);
  const monster = view.monsters.find(is) ?? view.zargon?.monsters.find(is);
  if (monster) return monsterName(monster, say, lang);
  const piece = view.furniture.find(is) ?? view.zargon?.furniture.find(is);
  if (piece) return say.ref(`furniture-kind:${piece.kind}`);
  const trap = view.traps.find(is) ?? view.zargon?.traps.find(is);
  if (trap) return say.ref(`trap-kind:${trap.kind}`);
  const door = view.doors.find(is) ?? view.zargon?.doors.find(is);
  if (door) return doorState(door, say);
  const named = view.allies.find(is) ?? view.things.find(is);
  return named ? spoken(named.name, say, lang) : "";
}

/** `Closed: the north door of the laboratory.` */
export const doorState = ({ open, called }: Door, say: Say): string =>
  say(open ? "board-reading-open" : "board-reading-door", { door: `=${say("door-name", { ...called })}` });

/**
 * `the laboratory: 3 to the east, 1 to the north` as seen by whoever acts; a room nobody has looked into is told by
 * where it lies.
 */
export function spot(view: View, at: string, say: Say): string {
  const area = areaOf(squareOf(at));
  const place = say.value(view.places[area] ?? `place:${area === "." ? "corridor" : area}`);
  const from = view.monsters.find(({ ref }) => ref === view.turn.monster)?.at ?? view.heroes[view.turn.hero ?? -1]?.at;
  return from ? say("board-spot", { place: `=${place}`, way: `=${bearing(from, at, say)}` }) : place;
}

/** `3 to the east, 1 to the north` */
function bearing(from: string, to: string, say: Say): string {
  const [a, b] = [squareOf(from), squareOf(to)];
  const [east, south] = [b.column - a.column, b.row - a.row];
  const ways = [
    ...(east ? [say(east > 0 ? "way-east" : "way-west", { count: Math.abs(east) })] : []),
    ...(south ? [say(south > 0 ? "way-south" : "way-north", { count: Math.abs(south) })] : []),
  ];
  return ways.join(", ") || say("way-here");
}

/** A quest's own word, or a text of the game. */
export function spoken(name: View["things"][number]["name"] | string, say: Say, lang: Lang): string {
  if (typeof name !== "string") return prose(name, lang);
  return name.startsWith("@") ? say(name.slice(1)) : say.ref(name);
}
