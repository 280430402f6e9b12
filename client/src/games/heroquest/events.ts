/** How events are shown: how long, with what sound, and which of them the log need not repeat. */
import type { Telling } from "../../wire";
import type { Sound } from "../moments";
import { isThrow } from "./dice";
import { hasName } from "./told";

const LASTS: Record<string, number> = {
  stepped: 170,
  walked: 0,
  "monster-moved": 380,
  "ally-moved": 300,
  "room-revealed": 1200,
  "monster-placed": 420,
  "furniture-placed": 0,
  "door-seen": 0,
  "block-seen": 0,
  "squares-revealed": 0,
  "door-opened": 500,
  "turn-begins": 300,
  "turn-ends": 0,
  "round-begins": 300,
  "zargon-begins": 900,
  "trap-sprung": 900,
  "chest-trap-sprung": 900,
  "card-drawn": 900,
  "treasure-found": 900,
  "gold-found": 1300,
  // what a blow came to is read before the next one falls
  missed: 1100,
  blocked: 1000,
  "monster-hurt": 1000,
  "monster-slain": 1400,
  "hero-attacks": 500,
  "monster-attacks": 750,
  "hero-at-zero": 900,
  "hero-hurt": 1300,
  "hero-died": 1400,
  "belongings-taken": 900,
  "belongings-lost": 900,
  "effect-begins": 700,
  "door-false": 700,
  "spell-cast": 1100,
  "dread-cast": 1000,
  "monster-effect": 1100,
  "monster-free": 1100,
  note: 900,
  parchment: 400,
  "quest-ends": 900,
};
const DICE = 900;
const FALL = 1500; // of a monster that bears a name
const OTHERS = 350;

export const lasts = (telling: Telling): number =>
  telling.kind === "monster-slain" && hasName(telling)
    ? FALL
    : (LASTS[telling.kind] ?? (isThrow(telling) ? DICE : OTHERS));

const READ = 1100; // what dice against a spell show is often all that is told of what it came to

/** How long dice lie before what comes next. */
export const settles = ({ kind }: Telling): number => (kind === "resist-rolled" ? READ : 0);

const SOUNDS: Record<string, Sound> = {
  stepped: "step",
  "monster-moved": "step",
  "ally-moved": "step",
  "door-opened": "door",
  "room-revealed": "wall",
  "monster-placed": "danger",
  "secret-found": "wall",
  "trap-sprung": "danger",
  "hero-attacks": "steel",
  "monster-attacks": "steel",
  "ally-attacks": "steel",
  "chest-trap-sprung": "danger",
  rubble: "wall",
  "wanderer-comes": "danger",
  "gold-found": "coin",
  "gold-shared": "coin",
  bought: "coin",
  "item-gained": "good",
  disarmed: "good",
  "chest-disarmed": "good",
  "monster-slain": "good",
  "hero-hurt": "bad",
  "hero-healed": "good",
  "hero-died": "lose",
  "dread-cast": "magic",
  "spell-cast": "magic",
  "zargon-begins": "roar",
  champion: "cheer",
  "goal-met": "cheer",
  "card-drawn": "page",
  note: "page",
};

export function sound(telling: Telling): Sound {
  return SOUNDS[telling.kind] ?? (isThrow(telling) ? "dice" : "none");
}

const QUIET: readonly string[] = [
  "stepped",
  "turn-ends",
  "furniture-placed",
  "door-seen",
  "block-seen",
  "squares-revealed",
  "hero-ready",
];

/** What the board shows anyway. */
export const quiet = (telling: Telling): boolean => QUIET.includes(telling.kind);

export const beginsTurn = (telling: Telling): boolean =>
  ["round-begins", "turn-begins", "zargon-begins"].includes(telling.kind);
