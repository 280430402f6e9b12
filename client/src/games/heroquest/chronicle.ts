/** A quest in numbers, from its log. */
import type { MomentInfo } from "../../wire";
import { number } from "./told";

export interface Tally {
  slain: number;
  hurt: number;
}

export function tally(log: readonly MomentInfo[]): Tally {
  const told = log.flatMap(({ told }) => told);
  return {
    slain: told.filter(({ kind }) => kind === "monster-slain").length,
    hurt: told.filter(({ kind }) => kind === "hero-hurt").reduce((sum, telling) => sum + number(telling, "points"), 0),
  };
}
