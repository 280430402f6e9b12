/** Before a step or a wall: the way that leads on, and what a wall on each square does to it. */
import type { Lit, Say } from "../../board";
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
  /** No other square hinders as much, as the rules reckon it. */
  best: boolean;
}

/** By square, what a wall there does. */
export function harms(hero: HeroSheet, lit: ReadonlyMap<string, Lit>): Map<string, Harm> {
  const over = onTheWay(hero);
  const squares = [...lit].filter(([ref]) => ref.startsWith("square:"));
  return new Map(
    squares.map(([ref, { options }]) => {
      const { text, args } = options[0]!;
      const more = WARNINGS.includes(text) ? Infinity : Number(args.detour);
      return [ref, { more, near: over.has(ref), best: !!args.best }];
    }),
  );
}

/** The square that hinders most; nothing on one's own sheet. */
export const bestOf = (walls: ReadonlyMap<string, Harm>): string | undefined =>
  [...walls].find(([, { best }]) => best)?.[0];

/** What a wall there costs, in a sentence. */
export function costOf(square: string, walls: ReadonlyMap<string, Harm>, { seat }: HeroSheet, say: Say): string {
  const { more, near, best } = walls.get(square)!;
  const detour = more === Infinity ? -1 : more;
  if (best && !detour) return say("board-wall-idle", { square, hero: seat });
  return say("board-wall-cost", { square, hero: seat, detour, near: near ? "yes" : "no" });
}

/** The squares that a shortest way leads over. */
export function onTheWay(hero: HeroSheet): Set<string> {
  const [from, to, closed] = [hero.at, goalOf(hero), closedTo(hero)];
  const open = (ref: string): boolean => ref === to || (!closed.has(ref) && ref !== "chamber" && ref !== "exit");
  const out = distances(from, (here) => (NEIGHBOURS.get(here) ?? []).filter(open));
  const back = distances(to, (here) => (NEIGHBOURS.get(here) ?? []).filter((ref) => ref === from || open(ref)));
  const length = out.get(to);
  const between = [...out].filter(([ref]) => ref !== from && ref !== to);
  return new Set(between.filter(([ref, far]) => far + (back.get(ref) ?? Infinity) === length).map(([ref]) => ref));
}

/** How far everything is. */
function distances(from: string, next: (ref: string) => readonly string[]): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (const [here, far] of found) {
    for (const there of next(here)) if (!found.has(there)) found.set(there, far + 1);
  }
  return found;
}
