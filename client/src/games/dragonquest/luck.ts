/** Luck in plain words: what a hero's dice showed, against what such dice show on average. */
import type { MomentInfo, Telling } from "../../wire";
import type { Say } from "../board";
import { faces, word } from "./told";
import type { Faces, View } from "./types";

/** How likely each count is; the place is the count. */
export type Spread = readonly number[];

export type Measure = "skulls" | "stars" | "walls";

export interface Luck {
  what: Measure;
  count: number;
  expected: number;
  /** The share of all fates that were less lucky, ties counted half. */
  beaten: number;
}

const SKULLS: Record<string, number> = { skull: 1, double: 2 };
const STARS: Record<string, number> = { star: 1 };
const ONE_IN_THREE: Spread = [2 / 3, 1 / 3];
const MORE_IS_GOOD: Record<Measure, boolean> = { skulls: false, stars: true, walls: false };
const FEW = 2; // throws that promise less say nothing about luck

interface Part {
  what: Measure;
  count: number;
  spread: Spread;
}

/** The luck of one seat. `moments` are those that still count. */
export function luckOf(seat: number, moments: readonly MomentInfo[], dice: View["dice"]["faces"]): Luck[] {
  const found = new Map<Measure, { count: number; spread: Spread }>();
  for (const telling of moments.flatMap((moment) => moment.told)) {
    const part = telling.seat === seat ? partOf(telling, dice) : null;
    if (!part) continue;
    const sum = found.get(part.what) ?? { count: 0, spread: [1] };
    found.set(part.what, { count: sum.count + part.count, spread: added(sum.spread, part.spread) });
  }
  return [...found].flatMap(([what, { count, spread }]) => {
    const expected = spread.reduce((sum, share, n) => sum + n * share, 0);
    return expected < FEW ? [] : [{ what, count, expected, beaten: beaten(spread, count, MORE_IS_GOOD[what]) }];
  });
}

function partOf(telling: Telling, dice: View["dice"]["faces"]): Part | null {
  switch (telling.kind) {
    case "movement-rolled": {
      const thrown = faces(telling, "thrown");
      const red = word(telling, "red") === "yes";
      const kinds = thrown.map((_, n) => (red && n === thrown.length - 1 ? dice.red : dice.black));
      return { what: "skulls", count: counted(thrown, SKULLS), spread: handful(kinds, SKULLS) };
    }
    case "chamber-rolled": {
      const thrown = faces(telling);
      return {
        what: "stars",
        count: counted(thrown, STARS),
        spread: handful(
          thrown.map(() => dice.chamber),
          STARS,
        ),
      };
    }
    case "tile-shown":
    case "fast-wall":
      return { what: "walls", count: word(telling, "hit") === "yes" ? 1 : 0, spread: ONE_IN_THREE };
    default:
      return null;
  }
}

function counted(thrown: readonly string[], worth: Record<string, number>): number {
  return thrown.reduce((sum, face) => sum + (worth[face] ?? 0), 0);
}

/** What a handful of dice may show. */
export function handful(dice: readonly Faces[], worth: Record<string, number>): Spread {
  return dice.reduce<Spread>((sum, die) => added(sum, oneDie(die, worth)), [1]);
}

function oneDie(die: Faces, worth: Record<string, number>): Spread {
  const total = Object.values(die).reduce((sum, n) => sum + n, 0);
  const spread: number[] = [];
  for (const [face, times] of Object.entries(die)) {
    const n = worth[face] ?? 0;
    spread[n] = (spread[n] ?? 0) + times / total;
  }
  return Array.from(spread, (share) => share ?? 0);
}

export function added(one: Spread, other: Spread): Spread {
  const sum = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((p, a) => other.forEach((q, b) => (sum[a + b]! += p * q)));
  return sum;
}

export function beaten(spread: Spread, shown: number, moreIsGood: boolean): number {
  return spread.reduce((sum, share, n) => {
    if (n === shown) return sum + share / 2;
    return n < shown === moreIsGood ? sum + share : sum;
  }, 0);
}

export type Verdict = "fair" | "lucky" | "unlucky";

/** How it is judged, and in how many games of ten it goes the other way. */
export function verdict({ beaten }: Luck): { verdict: Verdict; share: number } {
  const tenth = Math.round(10 * beaten);
  const found: Verdict = tenth > 7 ? "lucky" : tenth < 3 ? "unlucky" : "fair";
  const share = found === "lucky" ? tenth : 10 - tenth;
  return { verdict: found, share: Math.min(Math.max(share, 1), 9) };
}

/** `31 skulls, 27.4 were to be expected. Unlucky: 8 games in 10 go better.` */
export function luckWords(luck: Luck, say: Say): string {
  const { verdict: found, share } = verdict(luck);
  const expected = `=${say.number(luck.expected, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
  const sentence = say(`board-luck-${luck.what}`, { count: luck.count, expected });
  return `${sentence} ${say(`board-luck-${found}`, { share })}`;
}
