/** Before a step or a wall: the way that leads on, and what a wall on each square does to it. */
import type { Lit } from "../../board";
import { closedTo } from "../reading";
import { WARNINGS, type HeroSheet } from "../types";
import { NEIGHBOURS, wayTo } from "./plan";

const goalOf = (hero: HeroSheet): string => (hero.seen_chamber ? "exit" : "chamber");

/** One of the shortest ways to where the hero wants to go next, by way of one of these squares if one leads there; empty if there is none. */
export function likelyWay(hero: HeroSheet, past: Iterable<string> = []): string[] {
  const [goal, closed] = [goalOf(hero), closedTo(hero)];
  const way = wayTo(hero.at, goal, closed);
  for (const ref of past) {
    const [there, on] = [wayTo(hero.at, ref, closed), wayTo(ref, goal, closed)];
    if (there.length && on.length && there.length + on.length === way.length) return [...there, ...on];
  }
  return way;
}

/** What a wall on a square does to whoever walks there. */
export interface Harm {
  /** Steps that the shortest way becomes longer; without end if none is left. */
  more: number;
  /** A shortest way leads over it. */
  near: boolean;
  /** No other square hinders as much: the longest way round, and of those where most of the shortest ways lead. */
  best: boolean;
}

/** By square, what a wall there does. */
export function harms(hero: HeroSheet, lit: ReadonlyMap<string, Lit>): Map<string, Harm> {
  const over = shares(hero);
  const rows = [...lit]
    .filter(([ref]) => ref.startsWith("square:"))
    .map(([ref, { options }]) => {
      const { text, args } = options[0]!;
      return { ref, more: WARNINGS.includes(text) ? Infinity : Number(args.detour), share: over.get(ref) ?? 0 };
    });
  const more = Math.max(...rows.map((each) => each.more));
  const share = Math.max(...rows.filter((each) => each.more === more).map((each) => each.share));
  const best = (each: { more: number; share: number }): boolean =>
    each.more === more && each.share === share && more + share > 0;
  return new Map(rows.map((each) => [each.ref, { more: each.more, near: each.share > 0, best: best(each) }]));
}

/** By square, the share of all shortest ways that lead over it; squares on none are left out. */
export function shares(hero: HeroSheet): Map<string, number> {
  const [from, to, closed] = [hero.at, goalOf(hero), closedTo(hero)];
  const open = (ref: string): boolean => ref === to || (!closed.has(ref) && ref !== "chamber" && ref !== "exit");
  const out = walks(from, (here) => (NEIGHBOURS.get(here) ?? []).filter(open));
  const length = out.get(to)?.steps;
  if (length === undefined) return new Map();
  const back = walks(to, (here) => (NEIGHBOURS.get(here) ?? []).filter((ref) => ref === from || open(ref)));
  const all = out.get(to)!.count;
  const found = new Map<string, number>();
  for (const [ref, { steps, count }] of out) {
    const rest = back.get(ref);
    if (ref === from || ref === to || !rest || steps + rest.steps !== length) continue;
    found.set(ref, (count * rest.count) / all);
  }
  return found;
}

/** How far everything is, and how many shortest walks lead there. */
function walks(from: string, next: (ref: string) => readonly string[]): Map<string, { steps: number; count: number }> {
  const found = new Map([[from, { steps: 0, count: 1 }]]);
  for (const [here, { steps, count }] of found) {
    for (const there of next(here)) {
      const known = found.get(there);
      if (!known) found.set(there, { steps: steps + 1, count });
      else if (known.steps === steps + 1) known.count += count;
    }
  }
  return found;
}
