/** Going to a far square of the castle: the way over free squares, how much of it this move allows, and what waits there. */
import type { Errand } from "../module";
import { offered, travel } from "../shared/travel";
import { NEIGHBOURS, squaresAround, stepsTo, wayTo } from "./castle/plan";
import { closedTo } from "./reading";
import { seatOf, type HeroSheet, type Props, type View } from "./types";

const STRIDE = 2; // drq-dem-04: steps of the demon in a turn
export const STRANDS = "option-walk-stranding";

export interface Journey {
  /** What was pressed. */
  ref: string;
  /** The things to walk over, the first left out. */
  way: string[];
  /** How many of them this move reaches. */
  steps: number;
  /** No way on would be left. */
  strands: boolean;
  /** The demon could be there at the end of the turn. */
  demon: boolean;
}

/** Where a walk ends, however many steps are left. */
const ENDS = ["chamber", "exit"];
/** What a walk depends on. */
type Walked = Pick<Props, "view" | "step" | "options" | "playing">;

const walker = (view: View): HeroSheet => view.heroes[seatOf(view.active)]!;

/** The journey that pressing a thing would mean; null where it is one step, or nobody may walk there. */
export function journeyTo({ view, step, options, playing }: Walked, ref: string): Journey | null {
  const hero = walker(view);
  if (step !== "Walk" || playing || !options.some(({ verb }) => verb === "walk")) return null;
  if (ref === "exit" && !hero.seen_chamber) return null;
  const closed = closedTo(hero);
  const way = closed.has(ref) ? [] : wayTo(hero.at, ref, closed);
  if (way.length < 2) return null;
  const steps = Math.min(way.length, view.dice.steps);
  const end = way[steps - 1]!;
  return { ref, way, steps, strands: strands(hero, way.slice(0, steps)), demon: nearDemon(hero, end) };
}

/** A thing this move can reach: by how many steps, and whether no way on would be left there. */
export interface Reached {
  ref: string;
  steps: number;
  strands: boolean;
}

/** All that the steps of this move lead to, beyond what the next step does. */
export function reached({ view, step, options, playing }: Walked): Reached[] {
  const hero = walker(view);
  if (step !== "Walk" || playing || !options.some(({ verb }) => verb === "walk")) return [];
  const closed = closedTo(hero);
  const ways = new Map<string, string[]>([[hero.at, []]]);
  for (const [here, way] of ways) {
    if (way.length === view.dice.steps || (way.length && ENDS.includes(here))) continue;
    for (const there of NEIGHBOURS.get(here) ?? []) {
      if (ways.has(there) || closed.has(there) || (there === "exit" && !hero.seen_chamber)) continue;
      ways.set(there, [...way, there]);
    }
  }
  return [...ways]
    .filter(([, way]) => way.length > 1)
    .map(([ref, way]) => ({ ref, steps: way.length, strands: strands(hero, way) }));
}

/** Whether the goal is cut off once the line has been drawn. */
function strands(hero: HeroSheet, way: readonly string[]): boolean {
  const end = way.at(-1)!;
  if (ENDS.includes(end)) return false;
  return stepsTo(end, hero.seen_chamber ? "exit" : "chamber", new Set([...closedTo(hero), ...way])) === null;
}

function nearDemon({ demon, crossed }: HeroSheet, end: string): boolean {
  if (!demon || ENDS.includes(end)) return false;
  let reached = [demon];
  for (let n = 0; n < STRIDE; n++) {
    reached = [...new Set(reached.flatMap(squaresAround))].filter((each) => !crossed.includes(each));
    if (reached.includes(end)) return true;
  }
  return false;
}

/** Step by step; a step that would leave no way on, and of which nothing was said, is left to the reader. */
export function travelling({ view, say }: Props, { way, strands }: Journey): Errand {
  return travel<Props>(view, {
    id: "journey",
    label: say("board-journey-walk"),
    squares: [walker(view).at, ...way],
    at: (now) => walker(now.view).at,
    on({ step, options }, [next]) {
      const option = step === "Walk" && next ? offered(options, "walk", next) : undefined;
      return option && (strands || option.text !== STRANDS) ? option.name : null;
    },
    calm: (now) => [now.active, now.turn, now.round, walker(now).status, walker(now).lp, walker(now).blocked],
  });
}
