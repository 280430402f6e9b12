/** What the icons of the dungeon, the dice and the cards mean. */
import type { LegendGroup } from "../module";
import { dice, icons } from "../shared/legend";
import {
  ALLY,
  brain,
  coins,
  EFFECTS,
  FURNITURE,
  heart,
  HEROES,
  ITEMS,
  MONSTERS,
  scroll,
  SPELLS,
  THING,
  TRAPS,
} from "./icons";
import { ELEMENTS } from "./spells";

const SIGNS = { heart, brain, coins, scroll, thing: THING, ally: ALLY };

const GROUPS = Object.fromEntries(ELEMENTS.map(({ id, icon }) => [id, icon]));

const about = (id: string): string => `about-${id}`;

export const LEGEND: LegendGroup[] = [
  { title: "board-legend-dice", signs: dice({ combat: ["skull", "white", "black"], red: ["6"] }) },
  { title: "board-legend-signs", signs: icons("sign", SIGNS, "board-legend-") },
  { title: "board-legend-traps", signs: icons("trap", TRAPS, "ref-trap-kind-") },
  { title: "board-legend-effects", signs: icons("effect", EFFECTS, "effect-") },
  { title: "board-legend-heroes", folded: true, signs: icons("hero", HEROES, "class-") },
  { title: "board-legend-monsters", folded: true, signs: icons("monster", MONSTERS, "kind-") },
  { title: "board-legend-furniture", folded: true, signs: icons("furniture", FURNITURE, "ref-furniture-kind-") },
  { title: "board-legend-items", folded: true, signs: icons("item", ITEMS, "ref-item-", about) },
  {
    title: "board-legend-spells",
    folded: true,
    signs: [...icons("group", GROUPS, "group-of-"), ...icons("spell", SPELLS, "ref-spell-", about)],
  },
];
