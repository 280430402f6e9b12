/** Escape closes a panel that is no dialog; a dialog over it is closed first. */
import type { Attachment } from "svelte/attachments";

export const onEscape =
  (close: () => void): Attachment =>
  () => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      close();
    };
    // before the keys of the table, which have uses of their own for it
    window.addEventListener("keydown", pressed, true);
    return () => window.removeEventListener("keydown", pressed, true);
  };
