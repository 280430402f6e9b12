/** How events are shown: how long, with what sound, and which the log need not repeat. */
import type { Telling } from "../../wire";
import type { Sound } from "../moments";
import { isThrow } from "./dice";

const LASTS: Record<string, number> = {
  stepped: 150,
  veiled: 150,
  threaded: 400,
  "move-begins": 0,
  "hero-placed": 200,
  "card-taken": 250,
  "cards-dealt": 300,
  "quest-begins": 0,
  "round-begins": 500,
  "activation-begins": 300,
  "activation-ends": 0,
  "enemy-phase": 900,
  "recovery-phase": 250,
  "market-shows": 0,
  "tile-placed": 1300,
  explored: 600,
  interacted: 1000,
  "rule-attached": 500,
  "feature-placed": 300,
  spawned: 420,
  "hero-attacks": 450,
  "enemy-attacks": 550,
  "enemy-acts": 650,
  "enemy-moved": 380,
  "enemy-waits": 350,
  hits: 500,
  blocked: 450,
  missed: 500,
  "energy-gained": 350,
  "enemy-hurt": 450,
  "enemy-defeated": 750,
  "hero-hurt": 700,
  "hero-falls": 1500,
  "knocked-back": 400,
  "hero-pushed": 400,
  collision: 500,
  overflow: 900,
  "treasure-gained": 550,
  "test-begins": 700,
  "test-passed": 800,
  "test-failed": 800,
  "quest-event": 1500,
  restless: 1200,
  "gate-opens": 900,
  "passage-opens": 500,
  "quest-won": 1200,
  "quest-lost": 1200,
  "time-left": 700,
  "seed-shown": 0, // it stands in the log for whoever wants it
};
const DICE = 900;
const OTHERS = 350;

/** In peace a round goes by with nothing to be seen of the enemies. */
const isEmpty = ({ kind, args }: Telling): boolean => kind === "enemy-phase" && args["count"] === 0;

export const lasts = (telling: Telling): number =>
  isEmpty(telling) ? 0 : (LASTS[telling.kind] ?? (isThrow(telling) ? DICE : OTHERS));

const SOUNDS: Record<string, Sound> = {
  stepped: "step",
  veiled: "step",
  "enemy-moved": "step",
  "hero-placed": "step",
  "tile-placed": "wall",
  "passage-opens": "door",
  "gate-opens": "door",
  explored: "page",
  "quest-event": "page",
  spawned: "danger",
  overflow: "danger",
  restless: "danger",
  pit: "danger",
  collision: "wall",
  "knocked-back": "wall",
  "enemy-phase": "roar",
  "enemy-defeated": "good",
  blocked: "wall",
  interacted: "door",
  "treasure-gained": "coin",
  bought: "coin",
  "market-shows": "page",
  "energy-gained": "good",
  "hero-hurt": "bad",
  "hero-falls": "lose",
  "hero-healed": "good",
  "hero-revived": "good",
  "test-passed": "good",
  "test-failed": "bad",
  "ability-used": "magic",
  "hero-attacks": "steel",
  "enemy-attacks": "steel",
  "quest-won": "win",
  "quest-lost": "lose",
};

export function sound(telling: Telling): Sound {
  if (telling.kind === "spawned" && telling.args["boss"] === "yes") return "roar";
  return SOUNDS[telling.kind] ?? (isThrow(telling) ? "dice" : "none");
}

const QUIET: readonly string[] = ["stepped", "veiled", "move-begins", "activation-ends", "market-shows", "hits"];

/** What the board shows anyway. */
export const quiet = (telling: Telling): boolean => QUIET.includes(telling.kind);

export const beginsTurn = (telling: Telling): boolean =>
  ["activation-begins", "enemy-phase", "recovery-phase"].includes(telling.kind);
