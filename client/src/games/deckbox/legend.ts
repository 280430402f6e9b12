/** What the icons of the dungeon, the dice and the cards mean. */
import type { LegendGroup } from "../module";
import { dice, figures, icons } from "../shared/legend";
import { FOE_ART } from "./art/foes";
import { HERO_ART } from "./art/heroes";
import { ABILITIES, EFFECTS, EQUIPMENT, FEATURES, ITEMS, KEYWORDS, RULES, SIGNS, SKILLS } from "./icons";

/** Most names have a text beside them that says what the thing does. */
const told = (kind: string, table: Readonly<Record<string, string>>, text: string) =>
  icons(kind, table, text, (id) => `${text}${id}-about`);

export const LEGEND: LegendGroup[] = [
  { title: "board-legend-dice", signs: dice({ white: ["6"], green: ["M2"], blue: ["R3"], red: ["M5"] }) },
  { title: "board-legend-signs", signs: icons("sign", SIGNS, "board-legend-") },
  { title: "board-legend-skills", signs: told("skill", SKILLS, "skill-") },
  { title: "board-legend-keywords", signs: told("keyword", KEYWORDS, "keyword-") },
  { title: "board-legend-rules", signs: told("rule", RULES, "rule-") },
  { title: "board-legend-effects", signs: icons("effect", EFFECTS, "effect-") },
  { title: "board-legend-heroes", folded: true, signs: figures("hero", HERO_ART, "character-") },
  { title: "board-legend-equipment", folded: true, signs: told("equipment", EQUIPMENT, "equipment-") },
  { title: "board-legend-abilities", folded: true, signs: told("ability", ABILITIES, "ability-") },
  { title: "board-legend-items", folded: true, signs: told("item", ITEMS, "item-") },
  { title: "board-legend-features", folded: true, signs: told("feature", FEATURES, "feature-") },
  { title: "board-legend-foes", folded: true, signs: figures("foe", FOE_ART, "foe-") },
];
