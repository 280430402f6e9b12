/** The printed cards, read from the game's own content files: what a card says before anybody has taken it. */
import abilities from "../../../../../src/questhall/games/deckbox/content/abilities.toml?raw";
import equipment from "../../../../../src/questhall/games/deckbox/content/equipment.toml?raw";
import heroes from "../../../../../src/questhall/games/deckbox/content/heroes.toml?raw";
import items from "../../../../../src/questhall/games/deckbox/content/items.toml?raw";

export interface Attack {
  dice: number;
  modifier: number;
  keywords?: string[];
}
export interface HeroCard {
  id: string;
  melee: number;
  ranged: number;
  defence: number;
  speed: number;
  skills: Record<string, number>;
  health: number;
}
export interface EquipmentCard {
  id: string;
  melee?: Attack;
  ranged?: Attack;
  defence?: number;
  move?: number;
}
export interface AbilityCard {
  id: string;
  skills: Record<string, number>;
  energy: number;
}
export type Timing = "minor" | "attack" | "reaction" | "permanent";
export interface ItemCard {
  id: string;
  cost: number;
  timing: Timing;
}

/** The records of a content file: flat tables whose values are numbers, words, lists and small tables on one line. */
export function records<T extends { id: string }>(toml: string): Map<string, T> {
  const found: Record<string, unknown>[] = [];
  for (const line of toml.split("\n")) {
    const bare = line.replace(/\s*#[^"]*$/, "").trim();
    if (bare.startsWith("[[")) found.push({});
    const [, key, value] = /^(\w+)\s*=\s*(.+)$/.exec(bare) ?? [];
    if (key && value && found.length) found.at(-1)![key] = JSON.parse(value.replace(/(\w+)\s*=\s*/g, '"$1": '));
  }
  return new Map((found as T[]).map((record) => [record.id, record]));
}

export const HERO_CARDS = records<HeroCard>(heroes);
export const EQUIPMENT_CARDS = records<EquipmentCard>(equipment);
export const ABILITY_CARDS = records<AbilityCard>(abilities);
export const ITEM_CARDS = records<ItemCard>(items);
