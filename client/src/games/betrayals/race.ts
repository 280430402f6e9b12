/** Where everybody's token stands on the way to the last trophy: a part of each is in sight, also of those who are level. */
import type { View } from "./types";

export const TOKEN = 24; // px
const APART = 15;

/** By seat, in pixels from the beginning of a track that is so wide. */
export function placesOf({ adventurers, goal }: Pick<View, "adventurers" | "goal">, wide: number): Map<string, number> {
  const order = [...adventurers].sort((one, other) => one.trophies - other.trophies);
  const room = Math.max(0, wide - TOKEN);
  const at = order.map(({ trophies }) => Math.min(1, Math.max(0, trophies / goal)) * room);
  for (let n = 1; n < at.length; n++) at[n] = Math.max(at[n]!, at[n - 1]! + APART);
  return new Map(order.map(({ seat }, n) => [seat, Math.max(0, Math.min(at[n]!, room - (at.length - 1 - n) * APART))]));
}
