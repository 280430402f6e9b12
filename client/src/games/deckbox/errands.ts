/**
 * What the board would do for a press on something far, named where the answers are: nobody has to find it first. Where
 * the table allows advice, one button says what the bot would do in its place (lead.ts).
 */
import type { Errand } from "../module";
import { squareOf } from "./dungeon/squares";
import { leading } from "./lead";
import { awayFrom, called, pair } from "./names";
import { placeOf } from "./pressing";
import { acting, bare, type Props, type View } from "./types";
import { actionsOf, approachTo, costOf, walkFor, walking, walkLabel, wayTo, type Walk } from "./walks";

const MOST = 2;
const WORTH_IT = 2; // steps nearer

interface Goal {
  ref: string;
  walk: Walk;
  /** It is too far for now: as near as one move leads. */
  near?: boolean;
}

const found = (ref: string, walk: Walk | null): Goal[] => (walk ? [{ ref, walk }] : []);
const inOrder = (goals: Goal[]): Goal[] =>
  goals.toSorted((a, b) => a.walk.pits - b.walk.pits || a.walk.moves - b.walk.moves || a.walk.cost - b.walk.cost);

function steps(a: string, b: string): number {
  const [from, to] = [squareOf(a), squareOf(b)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** One move towards the nearest of these. */
function towards(view: View, refs: readonly string[]): Goal[] {
  const here = acting(view)?.at;
  if (!here) return [];
  const far = (ref: string): number => steps(here, placeOf(view, ref)!);
  const [ref] = refs.toSorted((a, b) => far(a) - far(b));
  if (!ref) return [];
  const to = placeOf(view, ref)!;
  const soon = view.turn.moving && view.turn.points ? 0 : 1;
  const [best] = view.reach
    .filter(({ through, explores, pits, moves }) => !through && !explores && !pits && moves <= soon)
    .toSorted((a, b) => steps(a.at, to) - steps(b.at, to) || a.cost - b.cost);
  if (!best || steps(best.at, to) > far(ref) - WORTH_IT) return [];
  return found(ref, wayTo(view, best.at)).map((goal) => ({ ...goal, near: true }));
}

/** Who shoots better than strikes has nothing to look for beside an enemy, and nobody has without an action. */
function seeksThem(view: View): boolean {
  const { melee, ranged } = acting(view) ?? {};
  return view.turn.actions > 0 && (melee?.dice ?? 0) >= (ranged?.dice ?? 0);
}

/** In a fight whom one can walk up to, if nobody can be attacked at once; else what can be handled, and doors that leave an action for what is behind them. */
function goals({ view, options }: Props): Goal[] {
  if (options.some(({ verb }) => verb === "melee" || verb === "shoot" || verb === "interact")) return [];
  if (view.enemies.length) {
    const fights = inOrder(view.approaches.flatMap(({ enemy }) => found(enemy, approachTo(view, enemy))));
    const refs = view.enemies.map(({ ref }) => ref);
    return fights.length || !seeksThem(view) ? fights : towards(view, refs);
  }
  const things = view.tiles
    .filter(({ feature }) => feature && feature.uses !== 0)
    .map(({ slot }) => `feature:${slot}`)
    .flatMap((ref) => found(ref, walkFor(view, ref)))
    .filter(({ walk }) => actionsOf(walk) <= view.turn.actions);
  const doors = view.exits.filter(({ state }) => state === "live");
  const open = doors
    .flatMap(({ ref, at }) => found(ref, wayTo(view, at)))
    .filter(({ walk }) => walk.moves < view.turn.actions);
  const all = [...inOrder(things), ...inOrder(open)];
  const refs = doors.map(({ ref }) => ref);
  return all.length ? all : towards(view, refs);
}

/** What it is called: "Walk and strike: Gnawkin B", "Open the door, 4 north". */
function named({ view, say, lang }: Props, { ref, walk, near }: Goal): string {
  if (ref.startsWith("exit:"))
    return say(near ? "board-errand-near-door" : "board-errand-door", { where: `=${awayFrom(view, bare(ref), say)}` });
  return pair(say, say(near ? "board-errand-near" : walkLabel(walk)), called(view, ref, say, lang));
}

export function errands(props: Props): Errand[] {
  const { view, say } = props;
  if (props.step !== "Act" || view.turn.hero === null || view.turn.hero !== props.seat) return [];
  if (props.mind) return leading(props);
  return goals(props)
    .slice(0, MOST)
    .map((goal) => {
      const label = say("board-errand", {
        what: `=${named(props, goal)}`,
        cost: `=${costOf(props, actionsOf(goal.walk))}`,
      });
      return { ...walking(view, goal.walk, say), id: goal.ref, about: label, label };
    });
}
