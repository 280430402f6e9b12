/** What heroes, monsters and pieces are called, and their colours; the initial, the icon and the shape say the same. */
import type { Lang } from "../../wire";
import type { Say } from "../board";
import { prose, type Monster, type View } from "./types";

const COLOURS: Record<string, string> = { barbarian: "#a8401c", dwarf: "#8a6a10", elf: "#1f7a4d", wizard: "#3556a8" };

export const heroColour = (kind: string): string => COLOURS[kind] ?? "#555";

/** `Goblin`, or the name it bears. */
export const monsterName = (monster: Pick<Monster, "name" | "kind">, say: Say, lang: Lang): string =>
  prose(monster.name, lang) || say(`kind-${monster.kind}`);

/** A thing of the view in words, without article; "" for what the texts name themselves. */
export function called(view: View, ref: string, say: Say, lang: Lang): string {
  if (ref.startsWith("search:")) return say(`option-search-${ref.slice(7)}`);
  const is = ({ ref: each }: { ref: string }): boolean => each === ref;
  const hero = view.heroes.find(is);
  if (hero) return say(`class-${hero.kind}`);
  const monster = view.monsters.find(is) ?? view.zargon?.monsters.find(is);
  if (monster) return monsterName(monster, say, lang);
  const piece = view.furniture.find(is) ?? view.zargon?.furniture.find(is);
  if (piece) return say.ref(`furniture-kind:${piece.kind}`);
  const trap = view.traps.find(is) ?? view.zargon?.traps.find(is);
  if (trap) return say.ref(`trap-kind:${trap.kind}`);
  const door = view.doors.find(is) ?? view.zargon?.doors.find(is);
  if (door) return say(door.open ? "board-reading-open" : "board-reading-door", { a: `square:${door.a}`, b: `square:${door.b}` });
  const named = view.allies.find(is) ?? view.things.find(is);
  return named ? spoken(named.name, say, lang) : "";
}

/** A quest's own word, or a text of the game. */
export function spoken(name: View["things"][number]["name"] | string, say: Say, lang: Lang): string {
  if (typeof name !== "string") return prose(name, lang);
  return name.startsWith("@") ? say(name.slice(1)) : say.ref(name);
}
