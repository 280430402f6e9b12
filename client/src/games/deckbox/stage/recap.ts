/** What the enemies did in their last phase, one line each: who, to whom, with which result. */
import type { MomentInfo, Telling } from "../../../wire";
import type { Camera } from "../../shared/camera";
import { centre } from "../dungeon/squares";
import { number, of } from "../told";
import { standing, type View } from "../types";

export interface Blow {
  enemy: string;
  hero: string;
  /** `strikes` while the dice still fall. */
  result: "strikes" | "hurt" | "falls" | "blocked" | "missed";
  points: number;
}

const SIDE = 0.3; // of the window's width that a list takes

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
/** With these the one before has had its turn. */
const NEXT = ["enemy-acts", "enemy-attacks", "enemy-skips", "enemy-waits", "recovery-phase", "round-begins"];
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
  let [hits, held] = [0, false]; // of the last blow: how many, and whether some of them were blocked
  for (const telling of ofPhase(told)) {
    const { kind } = telling;
    const [enemy, hero] = [of(telling, "enemy"), of(telling, "hero")];
    const last = blows.at(-1);
    if (last?.result === "strikes" && (kind === "missed" || NEXT.includes(kind)))
      last.result = held ? "blocked" : "missed";
    if (kind === "enemy-attacks" && enemy && hero) {
      blows.push({ enemy, hero, result: "strikes", points: 0 });
      [hits, held] = [0, false];
    } else if (!last) continue;
    else if (kind === "hits") hits = number(telling, "hits");
    else if (kind === "blocked" && last.result === "strikes") {
      held = true;
      if (number(telling, "hits") >= hits) last.result = "blocked";
    } else if (RESULTS[kind] && hero === last.hero) {
      last.result = RESULTS[kind];
      last.points += number(telling, "points");
    }
  }
  return blows;
}

/** Whether more figures are in the left part of a window than in the right one: then what has been done is listed on the right. */
export function crowdedLeft(view: View, { x, w }: Camera): boolean {
  const places = [...view.enemies, ...standing(view)].map(({ at }) => (centre(at!).x - x) / w);
  return places.filter((at) => at < SIDE).length > places.filter((at) => at > 1 - SIDE).length;
}
