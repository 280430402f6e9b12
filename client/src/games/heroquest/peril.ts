/** Who is close to death, and from whom blows may come. */
import { neighboursOf, within } from "./dungeon/paths";
import type { View } from "./types";

const LAST = 2; // Body Points that one more blow can take

/** Whether the hero whose turn it is is one's own and hardly alive. */
export function peril({ turn, heroes }: View, held: readonly number[]): boolean {
  const hero = turn.hero === null ? undefined : heroes[turn.hero];
  return !!hero && hero.status === "in_play" && held.includes(hero.seat) && hero.body <= LAST;
}

const awake = ({ monsters }: View): View["monsters"] => monsters.filter(({ effects }) => !effects.includes("dormant"));

/** Whether the hero on turn sees a monster that is awake: what he does now he does under its eyes. */
export const beset = (view: View): boolean => awake(view).some(({ at }) => view.sight.includes(at));

/** Whether no monster is about that could come. */
export const quiet = (view: View): boolean => !awake(view).length;

/** Monsters that are awake and could come to blows with whoever stands there. */
export function foesAt(view: View, square: string): number {
  const near = new Set(neighboursOf(view, square));
  return awake(view).filter(({ at, move }) => [...within(view, at, move), at].some((each) => near.has(each))).length;
}

/** Whether it brings a hero who is weak, or hardly alive, to where blows may come, from no worse a place. */
export function exposes(view: View, square: string): boolean {
  const hero = view.heroes[view.turn.hero ?? -1];
  if (!hero?.at || (hero.body > LAST && hero.kind !== "wizard")) return false;
  const foes = foesAt(view, square);
  return foes > 0 && foes >= foesAt(view, hero.at);
}
