/** How events are shown: how long, with what sound, which of them the log leaves out. */
import type { Telling } from "../../wire";
import type { Sound } from "../moments";
import { isThrow } from "./dice";

const LASTS: Record<string, number> = {
  "promise-broken": 1600,
  "promise-kept": 700,
  "offer-accepted": 2200, // hands are shaken, and one reads over what
  paid: 700,
  "event-applied": 2200,
  "quest-claimed": 1500,
  "card-drawn": 1000,
  "arena-opened": 1200,
  "fought-alone": 1100, // one may have offered help, and sees that it was not wanted
  // all open with the first; the others leave time to see who is with whom
  "sides-revealed": 500,
  totals: 1900, // both sums grow to their totals, and the winner is seen
  "dice-rolled": 1500, // one die after the other
  "arena-won": 1200,
  "monster-beaten": 1000,
  "monster-won": 1000,
  plundered: 1000,
  "last-round": 1400,
  "gems-gained": 450,
  "trophies-gained": 600,
  recovered: 900,
  passed: 0,
  "twist-kept": 0,
  "volte-kept": 0,
  "side-chosen": 150,
  "turn-ends": 0,
  given: 250,
  promised: 200,
};
const DICE = 900;
const OTHERS = 350;

/** What the others are at is told briskly; what turns a game takes its time, whoever does it. */
const BRISK = 0.55;
const STAGED: readonly string[] = [
  ...["promise-broken", "promise-kept", "quest-claimed", "last-round", "volte-face", "arena-opened"],
  ...["sides-revealed", "plundered", "offer-accepted"],
];
/** More than this waits for nobody: it is shown faster still. */
export const PATIENCE = 4_000;

export function lasts(telling: Telling, foreign = false): number {
  const whole = LASTS[telling.kind] ?? (isThrow(telling) ? DICE : OTHERS);
  return foreign && !STAGED.includes(telling.kind) ? Math.round(whole * BRISK) : whole;
}

const SOUNDS: Record<string, Sound> = {
  "card-drawn": "page",
  "arena-opened": "roar",
  "promise-broken": "tear",
  "promise-kept": "good",
  paid: "good",
  "paid-part": "coin",
  "quest-claimed": "cheer",
  "monster-beaten": "good",
  "monster-won": "bad",
  "arena-won": "cheer",
  plundered: "danger",
  bought: "coin",
  "gems-gained": "coin",
  "pot-taken": "coin",
  given: "coin",
  wounded: "bad",
  "offer-made": "page",
  "offer-accepted": "good",
  "volte-face": "danger",
  "last-round": "danger",
  cursed: "magic",
  "monster-met": "steel",
  ventured: "door",
};

export function sound(telling: Telling): Sound {
  return SOUNDS[telling.kind] ?? (isThrow(telling) ? "dice" : "none");
}

const QUIET: readonly string[] = ["passed", "turn-ends", "side-chosen", "parley-closed", "worn", "promised"];
/** Nothing came of it. */
const KEPT: readonly string[] = ["twist-kept", "volte-kept"];
/** What was paid to these stands in the line of what was bought there. */
const COUNTERS: readonly unknown[] = ["by-shop", "by-guild"];
export const quiet = ({ kind, args }: Telling): boolean =>
  QUIET.includes(kind) ||
  KEPT.includes(kind) ||
  (kind === "gems-paid" && COUNTERS.includes(args["why"])) ||
  (kind === "trophies-gained" && args["why"] === "by-stall"); // whoever buys a trophy has it
