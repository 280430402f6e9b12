/** The view as the board's parts use it. */
import type { BoardProps } from "../board";
import type { Ask, Trap, View } from "./view";

export type * from "./view";
export type Props = BoardProps<View, Ask>;

/** The number in `seat:2`. */
export function seatOf(ref: string): number {
  return Number(ref.slice(ref.indexOf(":") + 1));
}

/** Steps that ask the neighbour about the castle of the hero whose turn it is. */
export const ABOUT_ANOTHER: readonly (Ask | "")[] = ["HideTile", "BlockSquare", "DemonStep"];

/** Answers that are rather a mistake. */
export const WARNINGS: readonly string[] = ["option-walk-stranding", "option-block-cutting"];

export const TRAPS: readonly Trap[] = ["arrow", "trapdoor", "fog"];
export const ROW_DANGERS = ["spider", "demon", "skeleton"] as const;
/** Find points of one row that buy the cheapest object. */
export const CHEAPEST = 4;
export const WAKING_DRAGONS = 7;
export const DEADLY_SKULLS = 3;
/** From here on a skull more is the third. */
export const TENSE_SKULLS = DEADLY_SKULLS - 1;
/** When few suns are left each of them is a warning. */
export const LAST_SUNS = 3;
/** Life points at which the next fight may be the last. */
export const LOW_LIFE = 3;
