/** The light over the castle, by the suns that are left. */
import type { HeroSheet } from "../types";

export interface Sky {
  /** How much of the evening glow there is, and how much of the night: 0 to 1. */
  evening: number;
  night: number;
}

const AFTERNOON = 0.4; // of the suns are gone: the light begins to change
const SUNSET = 0.72;
const DEEPEST = { evening: 0.5, night: 0.72 }; // squares and letters stay readable

export function skyOf({ suns_left, suns_total }: Pick<HeroSheet, "suns_left" | "suns_total">): Sky {
  const gone = 1 - suns_left / suns_total;
  const share = (from: number, to: number): number => Math.min(1, Math.max(0, (gone - from) / (to - from)));
  return {
    evening: DEEPEST.evening * share(AFTERNOON, SUNSET) * (1 - 0.6 * share(SUNSET, 1)),
    night: DEEPEST.night * share(SUNSET, 1),
  };
}
