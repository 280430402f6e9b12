/** The way to something far that has been pressed on the board, until it is gone or something else is pressed: the big button of the rail goes it, too. */
import type { Journey } from "./journeys";

class Chosen {
  way = $state.raw<Journey | null>(null);
}

export const chosen = new Chosen();
