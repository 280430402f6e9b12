/** What the icons of the table, the dice and the cards mean. */
import type { LegendGroup } from "../module";
import { dice, icons } from "../shared/legend";
import { ADVENTURES, CHARACTERS, ITEMS, QUESTS, SIGNS, TYPES } from "./icons";

export const LEGEND: LegendGroup[] = [
  { title: "board-legend-dice", signs: dice({ green: ["8"], red: ["5"] }) },
  { title: "board-legend-signs", signs: icons("sign", SIGNS, "board-legend-") },
  { title: "board-legend-types", signs: icons("type", TYPES, "ref-type-") },
  {
    title: "board-legend-characters",
    folded: true,
    signs: icons("character", CHARACTERS, "ref-character-", (id) => `trait-${id}-about`),
  },
  {
    title: "board-legend-quests",
    folded: true,
    signs: icons("quest", QUESTS, "ref-quest-", (id) => `quest-${id}-condition`),
  },
  { title: "board-legend-items", folded: true, signs: icons("item", ITEMS, "ref-item-") },
  { title: "board-legend-adventures", folded: true, signs: icons("adventure", ADVENTURES, "ref-adventure-") },
];
