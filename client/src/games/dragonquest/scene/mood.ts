/** How the dragon sleeps, and when one looks into its chamber. */
import { logOf, tollOf } from "./toll";
import { seatOf, WAKING_DRAGONS, type Props } from "../types";

export type Mood = "deep" | "stirs" | "light" | "eye" | "awake";

const LIGHT = 5; // dragons set aside from which every throw may wake it

/** Its sleep is light, or it opens an eye already. */
export const isLight = (dragons: number): boolean => dragons >= LIGHT;

/** By the dragons set aside. */
export function moodOf(dragons: number): Mood {
  if (dragons >= WAKING_DRAGONS) return "awake";
  if (dragons === WAKING_DRAGONS - 1) return "eye";
  return isLight(dragons) ? "light" : dragons >= 3 ? "stirs" : "deep";
}

/** Its breath quickens. */
export function breathOf(dragons: number): number {
  return 1 + dragons * 0.22;
}

const STEPS = ["StayOrLeave", "OfferTalisman", "TakeTreasure"];
const EVENTS = [
  "stays",
  "talisman-used",
  "chamber-rolled",
  "treasure-taken",
  "treasure-left",
  "dragon-awakes",
  "treasures-returned",
  "coins-scratched",
  "fire",
  "pool-reset",
];
/** The events of dragon fire. */
export const BURNING: readonly string[] = ["dragon-awakes", "fire", "damage-dice", "lp-lost"];
/** Wounds, which are the fire's only after it was thrown for. */
const WOUNDS = ["damage-dice", "lp-lost"];

/** Whether the chamber is where one should look: somebody decides or throws there. */
export function inChamber(props: Props): boolean {
  const { view, playing, step, past } = props;
  if (playing) {
    const { telling } = playing;
    return (
      EVENTS.includes(telling.kind) || (WOUNDS.includes(telling.kind) && tollOf(telling, logOf(props))?.danger === "")
    );
  }
  return !past && STEPS.includes(step) && view.heroes[seatOf(view.active)]?.at === "chamber";
}
