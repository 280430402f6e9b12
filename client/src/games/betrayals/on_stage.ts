/** Which answers have a button of their own on the table: they are pressed there, and only listed in the rail. */
import type { Option } from "../../wire";
import { inLane, lanesOpen, talksHere, type Ask, type Props } from "./types";

/** Questions whose answers are things to take (stage/Picks.svelte). */
export const PICKED: readonly (Ask | "")[] = [
  ...(["Draft", "Fit", "Peddler", "Altar", "Letter", "Gate"] as const),
  ...(["Announce", "Twist", "Wish", "Plunder"] as const),
];
const PLACED: readonly string[] = [
  ...["main", "keep", "keep-quest", "slide", "claim"],
  ...["dungeon", "arena", "temple", "guild", "trophy", "buy", "call"],
  ...["wear", "hand-back"], // by a press on the item: on one's sheet, on a phone in one's corner
  ...["close", "flee", "offer", "withdraw", "accept", "swear", "decline", "side"],
  ...["spoils", "pay", "refuse", "waive"],
];
/** On a slip of paper each has its button; a lane has room for yes and no. */
const ON_SLIPS: readonly string[] = ["too-little", "mistrust"];

export function onStage({ verb, refs }: Option, { view, step }: Pick<Props, "view" | "step">, phone: boolean): boolean {
  if (PICKED.includes(step) || PLACED.includes(verb)) return true;
  if (verb === "pass") return lanesOpen(view) || (!phone && talksHere(view));
  if (verb === "done") return !view.fight; // the way out of the village
  return ON_SLIPS.includes(verb) && view.offers.some((offer) => refs.includes(offer.ref) && !inLane(view, offer));
}
