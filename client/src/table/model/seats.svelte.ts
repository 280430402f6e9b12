/** Who sits at this browser. */

/** null: a spectator's eyes. */
export type Eyes = number | null;

export class Seats {
  /** The seats of this browser, and whether it is the host's. */
  held = $state.raw<number[]>([]);
  host = $state(false);
  /** Whose eyes the screen is for. */
  front = $state<Eyes>(null);
  /** Somebody in front of the screen has been found. */
  handed = $state(false);
  /** The screen must be handed to this seat before anything more is shown. */
  curtain = $state<number | null>(null);
}
