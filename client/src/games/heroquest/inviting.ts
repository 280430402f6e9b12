/** What glows by itself. All that can be chosen can be pressed, but not all of it calls for it. */
import type { Offered } from "../board";

/** Passing things on. */
export const HANDS_ON: readonly string[] = ["give", "lend", "hold"];

type Lit = Offered["lit"];

const invites = (lit: Lit, ref: string, quiet: readonly string[]): boolean =>
  lit.get(ref)?.options.some(({ verb }) => !quiet.includes(verb)) ?? false;

/** A thing on a hero's card: to be used, not merely handed on. */
export const usable = (lit: Lit, ref: string): boolean => invites(lit, ref, HANDS_ON);

/** A hero or a door on the board: the spells for it are on the card of whoever casts. */
export const calls = (lit: Lit, ref: string): boolean => invites(lit, ref, [...HANDS_ON, "cast"]);
