/** How events are shown: how long, with what sound, and which of them the log need not repeat. */
import type { Telling } from "../../wire";
import type { Sound } from "../moments";
import { isTense } from "./scene/cast";
import { isLight } from "./scene/mood";
import { asideBefore, number, word } from "./told";

const LASTS: Record<string, number> = {
  "first-seat": 500,
  "turn-begins": 0,
  "sun-crossed": 450,
  walked: 420,
  "chamber-entered": 1100,
  "left-chamber": 500,
  fled: 500,
  "exit-reached": 1500,
  blocked: 700,
  "tile-shown": 900,
  "fast-wall": 750,
  guessed: 250,
  "demon-walks": 520,
  "demon-awakes": 900,
  "spider-bites": 900,
  "row-awakes": 900,
  skulls: 1300,
  "danger-die": 850,
  "letter-die": 1200,
  encounter: 750,
  "battle-die": 1150,
  "damage-dice": 1000,
  "danger-escaped": 1400,
  "trap-sprung": 1100,
  "lp-lost": 850,
  "find-ticked": 1200,
  "chamber-rolled": 1300,
  "treasure-taken": 1900,
  bought: 2000,
  "trap-stopped": 1600,
  "ring-used": 1600,
  "miss-next": 800,
  "treasures-returned": 900,
  "coins-scratched": 900,
  "dragon-awakes": 1400,
  fire: 1300,
  died: 1200,
  escaped: 1200,
  "game-over": 300,
  "tile-known": 0,
  "not-bought": 0,
  stopped: 0,
};

/** What dice bring is read off them where they lie. */
const SETTLES: Record<string, number> = { "chamber-rolled": 1400, "movement-rolled": 800 };

const GLANCE = 0.6; // of that time for what somebody else has thrown

export function settles(telling: Telling, foreign = false): number {
  return (SETTLES[telling.kind] ?? 0) * (foreign ? GLANCE : 1);
}

/** One's own danger, and what one's throw beside the dragon brings, is never hurried by what others do after it. */
const OWN_DANGER: readonly string[] = [
  "skulls",
  "danger-die",
  "letter-die",
  "danger-escaped",
  "encounter",
  "row-awakes",
  "battle-die",
  "damage-dice",
  "trap-sprung",
  "miss-next",
  "lp-lost",
  "fire",
  "died",
  "chamber-rolled",
];

export const beat = (telling: Telling): number => (OWN_DANGER.includes(telling.kind) ? lasts(telling) : 0);

const DICE = 900;
const TENSE = 1700; // until the die rests on which all hangs
const TENSE_CHAMBER = 2400;
const DICE_KINDS = ["movement-rolled", "battle-die", "damage-dice", "spider-die"];
const OTHERS = 350;

/** What all have waited for is worth its time, whoever it happens to. */
const GREAT: readonly string[] = ["chamber-entered", "exit-reached", "dragon-awakes", "fire", "died", "escaped"];
const FOREIGN = 0.45; // of the time of one's own: one waits for one's turn
/** What is of little weight in somebody else's castle. */
const BARELY: Record<string, number> = { "sun-crossed": 0, "find-ticked": 300, "danger-die": 280, "letter-die": 380 };

export function lasts(telling: Telling, foreign = false): number {
  if (!foreign && isTense(telling)) return TENSE;
  if (!foreign && telling.kind === "chamber-rolled" && isLight(asideBefore(telling))) return TENSE_CHAMBER;
  const whole = LASTS[telling.kind] ?? (DICE_KINDS.includes(telling.kind) ? DICE : OTHERS);
  if (!foreign || GREAT.includes(telling.kind)) return whole;
  if (TURNED.includes(telling.kind) && !rises(telling)) return 0;
  return BARELY[telling.kind] ?? Math.round(FOREIGN * whole);
}

/** A wall tile, and whether it builds. */
const TURNED: readonly string[] = ["tile-shown", "fast-wall"];
const rises = (telling: Telling): boolean => word(telling, "hit") === "yes";

const SOUNDS: Record<string, Sound> = {
  "sun-crossed": "page",
  walked: "step",
  "left-chamber": "step",
  fled: "step",
  "chamber-entered": "good",
  "exit-reached": "good",
  blocked: "wall",
  "demon-walks": "step",
  "demon-awakes": "danger",
  "spider-bites": "danger",
  "row-awakes": "danger",
  skulls: "danger",
  "trap-sprung": "bad",
  "lp-lost": "bad",
  "treasure-taken": "coin",
  "find-ticked": "page",
  bought: "coin",
  "dragon-awakes": "roar",
  "trap-stopped": "good",
  "danger-escaped": "good",
  "ring-used": "magic",
  died: "lose",
  escaped: "cheer",
  encounter: "steel",
  fire: "fire",
};
const THROWN: readonly string[] = [...DICE_KINDS, "danger-die", "letter-die", "chamber-rolled"];

export function sound(telling: Telling): Sound {
  if (TURNED.includes(telling.kind)) return rises(telling) ? "wall" : "page";
  return SOUNDS[telling.kind] ?? (THROWN.includes(telling.kind) ? "dice" : "none");
}

/** What its neighbour says anyway. */
export function quiet(telling: Telling): boolean {
  switch (telling.kind) {
    case "guessed": // the tile is shown next
    case "not-bought":
      return true;
    case "stopped":
      return number(telling, "walking") === 0;
    default:
      return false;
  }
}
