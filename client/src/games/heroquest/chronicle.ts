/** A quest in numbers, hero by hero, from its log. */
import { undone } from "../../table/model/logbook";
import type { MomentInfo, Telling } from "../../wire";
import type { Say } from "../board";
import { number } from "./told";

export interface Deeds {
  slain: number;
  hurt: number;
  gold: number;
  found: number;
  spells: number;
  traps: number;
}
const DEEDS = ["slain", "gold", "found", "spells", "traps", "hurt"] as const satisfies (keyof Deeds)[];

const COUNTS: Record<string, (deeds: Deeds, telling: Telling) => void> = {
  "monster-slain": (deeds) => deeds.slain++,
  "hero-hurt": (deeds, telling) => (deeds.hurt += number(telling, "points")),
  "gold-found": (deeds, telling) => (deeds.gold += number(telling, "gold")),
  bounty: (deeds, telling) => (deeds.gold += number(telling, "gold")),
  "item-gained": (deeds) => deeds.found++,
  "spell-cast": (deeds) => deeds.spells++,
  disarmed: (deeds) => deeds.traps++,
  "chest-disarmed": (deeds) => deeds.traps++,
};

/** What each seat did in the last quest; what was taken back does not count. */
export function deeds(log: readonly MomentInfo[]): Map<number, Deeds> {
  const all = new Map<number, Deeds>();
  const gone = undone(log);
  for (const { n, told } of log) {
    if (gone.has(n)) continue;
    for (const telling of told) {
      if (telling.kind === "quest-begins") all.clear();
      const count = COUNTS[telling.kind];
      if (!count) continue;
      const own = all.get(telling.seat) ?? { slain: 0, hurt: 0, gold: 0, found: 0, spells: 0, traps: 0 };
      count(own, telling);
      all.set(telling.seat, own);
    }
  }
  return all;
}

/** The same in words, of what there is: "3 monsters slain · 50 gold coins found". */
export const deedsInWords = (own: Deeds | undefined, say: Say): string =>
  DEEDS.filter((deed) => own?.[deed])
    .map((deed) => say(`board-did-${deed}`, { count: own![deed] }))
    .join(" · ") || say("board-did-nothing");
