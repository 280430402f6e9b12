/** The printed cards, read from the game's own content files: what a card says before anybody has taken it. */
import abilities from "../../../../../src/questhall/games/deckbox/content/abilities.toml?raw";
import equipment from "../../../../../src/questhall/games/deckbox/content/equipment.toml?raw";
import heroes from "../../../../../src/questhall/games/deckbox/content/heroes.toml?raw";
import items from "../../../../../src/questhall/games/deckbox/content/items.toml?raw";
import type { Say } from "../../board";
import { records } from "../../shared/content";

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

export const HERO_CARDS = records<HeroCard>(heroes);
export const EQUIPMENT_CARDS = records<EquipmentCard>(equipment);
export const ABILITY_CARDS = records<AbilityCard>(abilities);
export const ITEM_CARDS = records<ItemCard>(items);

/** When an item is used, whether it is gone then, and what it costs. */
export const timingOf = (id: string, say: Say): string => say(`board-timing-${ITEM_CARDS.get(id)?.timing ?? "minor"}`);
