/** The twelve spells by element, as the wizard and the elf share them out. */
import { campfire, peaks, waves, whirlwind } from "./icons";

export interface Element {
  id: string;
  ref: string;
  icon: string;
  /** How its magic glows. */
  colour: string;
  spells: readonly string[];
}

const element = (id: string, icon: string, colour: string, ...spells: string[]): Element => ({
  id,
  ref: `group:${id}`,
  icon,
  colour,
  spells,
});

export const ELEMENTS: readonly Element[] = [
  element("air", whirlwind, "#dfe6ff", "genie", "swift_wind", "tempest"),
  element("earth", peaks, "#a5dd8b", "heal_body", "pass_through_rock", "rock_skin"),
  element("fire", campfire, "#ff9a3c", "ball_of_flame", "courage", "fire_of_wrath"),
  element("water", waves, "#7fc8ff", "sleep", "veil_of_mist", "water_of_healing"),
];

/** How a spell glows; dread spells are of no element. */
export const glowOf = (spell: string): string | undefined =>
  ELEMENTS.find(({ spells }) => spells.includes(spell))?.colour;
