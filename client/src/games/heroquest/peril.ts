/** Who is close to death, and from whom blows may come. */
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
