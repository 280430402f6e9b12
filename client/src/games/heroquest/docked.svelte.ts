/** Where a fight is seen: in the sheet under a phone's board while that shows what happens, so that the board shows those who fight. */
import type { Attachment } from "svelte/attachments";

class Docked {
  /** It lies in the sheet, all of it in sight. */
  fight = $state(false);
}

export const docked = new Docked();

/** A card in the sheet: where it does not fit, the board has it. */
export const inSheet: Attachment<HTMLElement> = (card) => {
  const { bottom, height } = card.getBoundingClientRect();
  docked.fight = height > 0 && bottom <= innerHeight;
  return () => (docked.fight = false);
};
