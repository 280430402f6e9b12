/** A quest in numbers, hero by hero, from its log. */
import { undone } from "../../table/model/logbook";
import type { MomentInfo, Telling } from "../../wire";
import type { Say } from "../board";
import { number } from "./told";

export interface Deeds {
  defeated: number;
  damage: number;
  suffered: number;
  explored: number;
  treasure: number;
  bought: number;
  tests: number;
  fell: boolean;
}

/** What is told of them, in this order, if there was any. */
export const FACTS = [
  "defeated",
  "damage",
  "suffered",
  "explored",
  "treasure",
  "bought",
  "tests",
] as const satisfies (keyof Deeds)[];

const none = (): Deeds => ({
  defeated: 0,
  damage: 0,
  suffered: 0,
  explored: 0,
  treasure: 0,
  bought: 0,
  tests: 0,
  fell: false,
});

const COUNTS: Record<string, (deeds: Deeds, telling: Telling) => void> = {
  "enemy-defeated": (deeds) => deeds.defeated++,
  "enemy-hurt": (deeds, telling) => (deeds.damage += number(telling, "points")),
  "hero-hurt": (deeds, telling) => (deeds.suffered += number(telling, "points")),
  // the stair by which they came in lay open before
  explored: (deeds, { refs }) => (deeds.explored += refs.includes("tile:0") ? 0 : 1),
  "treasure-gained": (deeds, telling) => (deeds.treasure += number(telling, "treasure")),
  bought: (deeds) => deeds.bought++,
  "test-passed": (deeds) => deeds.tests++,
  "hero-falls": (deeds) => (deeds.fell = true),
};

/** What each hero did; what was taken back does not count. */
export function deeds(log: readonly MomentInfo[], heroes: number): Deeds[] {
  const all = Array.from({ length: heroes }, none);
  const gone = undone(log);
  for (const { n, told } of log) {
    if (gone.has(n)) continue;
    for (const telling of told) {
      const whose = all[telling.seat];
      if (whose) COUNTS[telling.kind]?.(whose, telling);
    }
  }
  return all;
}

/** "Enemies defeated 3 · Rooms opened 5". */
export const deedsInWords = (own: Deeds | undefined, say: Say): string =>
  FACTS.filter((fact) => own?.[fact])
    .map((fact) => `${say(`board-did-${fact}`)} ${own![fact]}`)
    .join(" · ");

export interface Beaten {
  foe: string;
  boss: boolean;
}

/** Whom each hero has beaten, in that order; what was taken back does not count. */
export function trophies(log: readonly MomentInfo[], heroes: number): Beaten[][] {
  const all: Beaten[][] = Array.from({ length: heroes }, () => []);
  const gone = undone(log);
  for (const { n, told } of log)
    for (const { kind, seat, args } of gone.has(n) ? [] : told)
      if (kind === "enemy-defeated" && args["foe"])
        all[seat]?.push({ foe: String(args["foe"]).replace("foe:", ""), boss: args["boss"] === "yes" });
  return all;
}
