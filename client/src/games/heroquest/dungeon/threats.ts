/** Who stands beside whom: monsters, and the heroes and friends they could strike without a step. */
import type { View } from "../types";
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
