/** The twelve spells by element, as the wizard and the elf share them out. */
import { campfire, peaks, waves, whirlwind } from "./icons";

export interface Element {
  id: string;
  ref: string;
  icon: string;
  spells: readonly string[];
}

const element = (id: string, icon: string, ...spells: string[]): Element => ({ id, ref: `group:${id}`, icon, spells });

export const ELEMENTS: readonly Element[] = [
  element("air", whirlwind, "genie", "swift_wind", "tempest"),
  element("earth", peaks, "heal_body", "pass_through_rock", "rock_skin"),
  element("fire", campfire, "ball_of_flame", "courage", "fire_of_wrath"),
  element("water", waves, "sleep", "veil_of_mist", "water_of_healing"),
];
