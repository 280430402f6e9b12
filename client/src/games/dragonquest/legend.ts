/** What the icons of the sheet, the dice and the tiles mean. */
import type { LegendGroup, LegendSign } from "../module";
import { dice, icons } from "../shared/legend";
import {
  BITE,
  bone,
  brick,
  brokenBone,
  candle,
  DANGERS,
  fire,
  footsteps,
  laurels,
  OBJECTS,
  shield,
  sun,
  tomb,
  TREASURES,
} from "./icons";

const SIGNS = { sun, brick, shield, footsteps, bite: BITE, fire, candle, tomb, laurels };
const BONE_BOX = "0 -18 64 64";

const life: LegendSign[] = [
  { id: "sign:bone", text: "board-legend-bone", drawn: { d: bone, box: BONE_BOX } },
  { id: "sign:broken", text: "board-legend-broken", drawn: { d: brokenBone, box: BONE_BOX } },
];

export const LEGEND: LegendGroup[] = [
  {
    title: "board-legend-dice",
    signs: dice({
      black: ["skull", "room", "corridor", "find"],
      red: ["double"],
      bone: ["star", "coin50", "coin100", "dragon"],
      battle: ["sword", "monster"],
      spider: ["coin", "venom"],
    }),
  },
  { title: "board-legend-signs", signs: [...icons("sign", SIGNS, "board-legend-"), ...life] },
  { title: "board-legend-dangers", signs: icons("danger", DANGERS, "danger-") },
  { title: "board-legend-treasures", folded: true, signs: icons("treasure", TREASURES, "ref-treasure-") },
  {
    title: "board-legend-objects",
    folded: true,
    signs: icons("object", OBJECTS, "ref-object-", (id) => `object-${id}-effect`),
  },
];
