/** What the icons of the dungeon, the dice and the cards mean. */
import type { LegendGroup, LegendSign } from "../module";
import { box, stroke, tint, type Part } from "../shared/art/shapes";
import { dice, icons } from "../shared/legend";
import {
  ALLY,
  brain,
  cobweb,
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

const SIGNS = { heart, brain, coins, cobweb, scroll, thing: THING, ally: ALLY };

const GROUPS = Object.fromEntries(ELEMENTS.map(({ id, icon }) => [id, icon]));

const HATCHED = "M4 16L16 4M4 28L28 4M4 40L40 4M16 40L40 16M28 40L40 28";
const CLAWS = "M16 14l-4 16M23 14l-4 16M30 14l-4 16";
/** What lies on squares, as the board draws it. */
const GROUND: Record<string, readonly Part[]> = {
  walk: [tint("#35c7a040", box(4, 4, 36, 36)), stroke("#1f9c80", 3, box(4, 4, 36, 36))],
  range: [tint("#d4453040", box(2, 2, 40, 40)), stroke("#ff6a52", 3, "M2 2h40M2 2v40"), stroke("#d43a22", 3, CLAWS)],
  trap: [stroke("#d43a22", 3, HATCHED), stroke("#d43a22", 2, box(4, 4, 36, 36))],
  fang: [tint("#ff4a2f", "M8 6L36 16L8 22zM8 24L36 30L8 40z")],
};
const ground: LegendSign[] = Object.entries(GROUND).map(([id, parts]) => ({
  id: `ground:${id}`,
  text: `board-legend-ground-${id}`,
  drawn: { parts, box: "0 0 44 44" },
}));

const about = (id: string): string => `about-${id}`;

export const LEGEND: LegendGroup[] = [
  { title: "board-legend-dice", signs: dice({ combat: ["skull", "white", "black"], red: ["6"] }) },
  { title: "board-legend-signs", signs: icons("sign", SIGNS, "board-legend-") },
  { title: "board-legend-ground", signs: ground },
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
