/** What the enemies did in their last phase, one line each: who, to whom, with which result. */
import type { MomentInfo, Telling } from "../../../wire";
import { number, of } from "../told";

export interface Blow {
  enemy: string;
  hero: string;
  result: "hurt" | "falls" | "blocked" | "missed";
  points: number;
}

/** From here on the heroes are at it again, and what the enemies did is past. */
const HEROES = [
  "stepped",
  "veiled",
  "hero-attacks",
  "bought",
  "item-used",
  "ability-used",
  "test-begins",
  "hero-placed",
];
const RESULTS: Record<string, Blow["result"]> = { "hero-hurt": "hurt", "hero-falls": "falls" };

/** All that was told since the enemies began, if no hero has done anything since. */
function ofPhase(told: readonly MomentInfo[]): Telling[] {
  const since: Telling[] = [];
  for (const moment of told.toReversed())
    for (const telling of moment.told.toReversed()) {
      if (telling.kind === "enemy-phase") return since.toReversed();
      if (HEROES.includes(telling.kind)) return [];
      since.push(telling);
    }
  return [];
}

export function recapOf(told: readonly MomentInfo[]): Blow[] {
  const blows: Blow[] = [];
  for (const telling of ofPhase(told)) {
    const { kind } = telling;
    const [enemy, hero] = [of(telling, "enemy"), of(telling, "hero")];
    if (kind === "enemy-attacks" && enemy && hero) {
      blows.push({ enemy, hero, result: "missed", points: 0 });
      continue;
    }
    const last = blows.at(-1);
    if (!last) continue;
    if (kind === "blocked" && last.result === "missed") last.result = "blocked";
    else if (RESULTS[kind] && hero === last.hero) {
      last.result = RESULTS[kind];
      last.points += number(telling, "points");
    }
  }
  return blows;
}
