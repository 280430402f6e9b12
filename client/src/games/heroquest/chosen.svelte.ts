/** What has been pressed on the board and is out of reach: the big button of the rail is about that, before what is advised. */
import type { Journey } from "./journeys";

/** A door to which all have been sent. */
export interface Goal {
  ref: string;
  /** What was known then: whatever is new ends it. */
  calm: string;
  /** The doors that were in sight: another one is another choice. */
  doors: number;
}

class Chosen {
  /** The way there, until it is gone or something else is pressed. */
  way = $state.raw<Journey | null>(null);
  /** The monster it leads to, as long as the turn lasts: whoever has come up to it wants to strike it. */
  foe = $state.raw("");
  /** Where all were sent last, from round to round. */
  goal = $state.raw<Goal | null>(null);
}

export const chosen = new Chosen();
