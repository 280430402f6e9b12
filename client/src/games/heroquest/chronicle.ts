/** Quests in numbers, hero by hero, from the log. */
import { undone } from "../../table/model/logbook";
import type { MomentInfo, Telling } from "../../wire";
import type { Say } from "../board";
import { number } from "./told";
import type { Outcome } from "./types";

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

/** A quest that was tried; once more is another one. */
export interface Tried {
  number: number;
  title: unknown;
  outcome: Outcome;
  deeds: Map<number, Deeds>;
  /** The seats whose heroes died there, each time. */
  fallen: number[];
}

const nothing = (): Deeds => ({ slain: 0, hurt: 0, gold: 0, found: 0, spells: 0, traps: 0 });

/** Every quest in the order of the log; what was taken back does not count. */
export function tried(log: readonly MomentInfo[]): Tried[] {
  const all: Tried[] = [];
  const gone = undone(log);
  for (const telling of log.flatMap(({ n, told }) => (gone.has(n) ? [] : told))) {
    const { kind, seat, args } = telling;
    if (kind === "quest-begins")
      all.push({
        number: number(telling, "number"),
        title: args["title"],
        outcome: "undecided",
        deeds: new Map(),
        fallen: [],
      });
    const quest = all.at(-1);
    if (!quest) continue;
    if (kind === "quest-ends") quest.outcome = args["outcome"] as Outcome;
    if (kind === "hero-died") quest.fallen.push(seat);
    if (COUNTS[kind]) {
      if (!quest.deeds.has(seat)) quest.deeds.set(seat, nothing());
      COUNTS[kind](quest.deeds.get(seat)!, telling);
    }
  }
  return all;
}

/** What each seat did in the last quest. */
export const deeds = (log: readonly MomentInfo[]): Map<number, Deeds> => tried(log).at(-1)?.deeds ?? new Map();

/** What each seat is paid for the quest that `end` tells is over: it is told right after. */
export function rewards(log: readonly MomentInfo[], end: Telling): Map<number, number> {
  const told = log.findLast((each) => each.told.includes(end))?.told ?? [];
  const paid = new Map<number, number>();
  for (const telling of told.slice(told.indexOf(end)))
    if (telling.kind === "gold-shared") paid.set(telling.seat, (paid.get(telling.seat) ?? 0) + number(telling, "gold"));
  return paid;
}

/** What a seat did in all of them. */
export function allDeeds(quests: readonly Tried[], seat: number): Deeds {
  const sum = nothing();
  for (const { deeds } of quests) for (const deed of DEEDS) sum[deed] += deeds.get(seat)?.[deed] ?? 0;
  return sum;
}

/** The same in words, of what there is: "3 monsters slain · 50 gold coins found". */
export const deedsInWords = (own: Deeds | undefined, say: Say): string =>
  DEEDS.filter((deed) => own?.[deed])
    .map((deed) => say(`board-did-${deed}`, { count: own![deed] }))
    .join(" · ") || say("board-did-nothing");
