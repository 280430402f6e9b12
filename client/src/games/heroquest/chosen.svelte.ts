/** What has been pressed on the board and is out of reach: the big button of the rail is about that, before what is advised. */
import type { Journey } from "./journeys";

class Chosen {
  /** The way there, until it is gone or something else is pressed. */
  way = $state.raw<Journey | null>(null);
  /** The monster it leads to, as long as the turn lasts: whoever has come up to it wants to strike it. */
  foe = $state.raw("");
}

export const chosen = new Chosen();
