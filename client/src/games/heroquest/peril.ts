/** Who is close to death. */
import type { View } from "./types";

const LAST = 2; // Body Points that one more blow can take

/** Whether the hero whose turn it is is one's own and hardly alive. */
export function peril({ turn, heroes }: View, held: readonly number[]): boolean {
  const hero = turn.hero === null ? undefined : heroes[turn.hero];
  return !!hero && hero.status === "in_play" && held.includes(hero.seat) && hero.body <= LAST;
}
