/** How far a hero has come: 0 at the gate, a half in the dragon's chamber, 1 outside. */
import { shortOf, type Walker } from "./reading";
import type { HeroSheet } from "./types";

export type Runner = Walker & Pick<HeroSheet, "status" | "steps_left" | "to_chamber">;

const HALF = 0.5;

export function progress(hero: Runner): number {
  const { status, at, line, steps_left, to_chamber, seen_chamber } = hero;
  if (status === "escaped") return 1;
  if (at === "chamber") return HALF;
  const walked = line.length - 1 - (seen_chamber ? line.lastIndexOf("chamber") : 0);
  // the rules count no steps of the dead, who stay where they fell
  const left = status === "dead" ? shortOf(hero).steps : seen_chamber ? (steps_left ?? 0) : to_chamber;
  const share = left ? walked / (walked + left) : HALF; // no way is left: somewhere between
  return HALF * share + (seen_chamber ? HALF : 0);
}
