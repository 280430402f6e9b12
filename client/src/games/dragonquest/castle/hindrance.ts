/** Before a step or a wall: the way that leads on, and how much of it leads over each square. */
import { closedTo } from "../reading";
import type { HeroSheet } from "../types";
import { NEIGHBOURS, wayTo } from "./plan";

const goalOf = (hero: HeroSheet): string => (hero.seen_chamber ? "exit" : "chamber");

/** One of the shortest ways to where the hero wants to go next; empty if there is none. */
export const likelyWay = (hero: HeroSheet): string[] => wayTo(hero.at, goalOf(hero), closedTo(hero));

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
