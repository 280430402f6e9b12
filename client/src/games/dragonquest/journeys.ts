/** Going to a far square of the castle: the way over free squares, how much of it this move allows, and what waits there. */
import type { Errand } from "../module";
import { offered, travel } from "../shared/travel";
import { squaresAround, stepsTo, wayTo } from "./castle/plan";
import { closedTo } from "./reading";
import { seatOf, type HeroSheet, type Props, type View } from "./types";

const STRIDE = 2; // drq-dem-04: steps of the demon in a turn
const STRANDS = "option-walk-stranding";

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

const walker = (view: View): HeroSheet => view.heroes[seatOf(view.active)]!;

/** The journey that pressing a thing would mean; null where it is one step, or nobody may walk there. */
export function journeyTo({ view, step, options, playing }: Props, ref: string): Journey | null {
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

/** Whether the goal is cut off once the line has been drawn. */
function strands(hero: HeroSheet, way: readonly string[]): boolean {
  const end = way.at(-1)!;
  if (end === "chamber" || end === "exit") return false;
  return stepsTo(end, hero.seen_chamber ? "exit" : "chamber", new Set([...closedTo(hero), ...way])) === null;
}

function nearDemon({ demon, crossed }: HeroSheet, end: string): boolean {
  if (!demon || end === "chamber" || end === "exit") return false;
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
