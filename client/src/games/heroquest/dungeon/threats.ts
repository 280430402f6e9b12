/** Who stands beside whom: monsters, and the heroes and friends they could strike without a step; and whom one fears. */
import type { Monster, Props, View } from "../types";
import { neighboursOf } from "./paths";

export interface Threat {
  from: string;
  to: string;
}

/** Those who sleep, stand as stone or keep the peace threaten nobody. */
const HELPLESS = ["asleep", "dormant", "peaceful"];

export function threats(view: View): Threat[] {
  const prey = new Set([
    ...view.heroes.flatMap(({ at, status }) => (at && status === "in_play" ? [at] : [])),
    ...view.allies.map(({ at }) => at),
  ]);
  if (!prey.size) return [];
  return view.monsters
    .filter(({ effects }) => !effects.some((effect) => HELPLESS.includes(effect)))
    .flatMap(({ at }) =>
      neighboursOf(view, at)
        .filter((name) => prey.has(name))
        .map((to) => ({ from: at, to })),
    );
}

/**
 * The monster pointed at, whose reach is worth seeing: not while something is shown, for which a pointer that rests
 * there never asked, nor where it can be struck at once.
 */
export const prowling = ({ hot, lit, playing }: Props, view: View): Monster | undefined =>
  playing ? undefined : view.monsters.find(({ ref }) => hot.has(ref) && !lit.has(ref));
