/** Where dice fall: in the sheet under a phone's board while that shows what happens, so that the board shows those they are about. */
import type { Attachment } from "svelte/attachments";

class Docked {
  /** They lie in the sheet, all of them in sight. */
  throws = $state(false);
}

export const docked = new Docked();

/** Their card in the sheet: where it does not fit, the board has it. */
export const inSheet: Attachment<HTMLElement> = (card) => {
  const { bottom, height } = card.getBoundingClientRect();
  docked.throws = height > 0 && bottom <= innerHeight;
  return () => (docked.throws = false);
};
