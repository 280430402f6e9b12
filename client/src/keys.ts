/**
 * Keys: letters and signs by what they print (event.key), digits by where they are (event.code), so that AZERTY and
 * QWERTY hands find the same things. Browser shortcuts are never taken.
 */

export type Action =
  | "primary"
  | "undo"
  | "redo"
  | "reset"
  | "help"
  | "log"
  | "chat"
  | "text"
  | "fit"
  | "board"
  | "odds"
  | "sheets"
  | "close";

/** One line of the list that `?` shows. */
export const LISTED: { action: Action | "digits" | "arrows" | "letters"; keys: string[] }[] = [
  { action: "arrows", keys: ["←", "↑", "→", "↓"] },
  { action: "digits", keys: ["1", "…", "9"] },
  { action: "letters", keys: ["A", "…", "Z"] },
  { action: "primary", keys: ["Enter"] },
  { action: "undo", keys: ["U", "Ctrl+Z"] },
  { action: "redo", keys: ["Ctrl+Y"] },
  { action: "reset", keys: ["R"] },
  { action: "board", keys: ["G"] },
  { action: "fit", keys: ["F"] },
  { action: "sheets", keys: ["I"] },
  { action: "log", keys: ["L"] },
  { action: "chat", keys: ["/"] },
  { action: "text", keys: ["T"] },
  { action: "odds", keys: ["O"] },
  { action: "help", keys: ["?"] },
  { action: "close", keys: ["Esc"] },
];

const SIGNS: Record<string, Action> = { "?": "help", "/": "chat", Escape: "close", Enter: "primary" };
const LETTERS: Record<string, Action> = {
  u: "undo",
  r: "reset",
  l: "log",
  t: "text",
  f: "fit",
  g: "board",
  o: "odds",
  i: "sheets",
};

export interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a key asks of the shell; null if it is the browser's or nobody's. */
export function actionOf(event: Pressed, letters = true): Action | null {
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (command && !event.altKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" && !event.shiftKey ? "redo" : null;
  }
  if (event.altKey) return null;
  if (SIGNS[key]) return letters || key.length > 1 ? SIGNS[key]! : null;
  return letters && !event.shiftKey ? (LETTERS[key] ?? null) : null;
}

/** The digit a key stands for, by its place on the keyboard or the number pad. */
export function digitOf(event: Pressed): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const found = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  return found ? found[1]! : null;
}

/** Whether keys belong to what has the focus: somebody types, or a widget has its own. */
export function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.closest) return false;
  if (element.closest("textarea, select, [contenteditable=true]")) return true;
  const input = element.closest("input");
  return !!input && !["checkbox", "radio", "button", "range"].includes(input.type);
}

export const OPTION_LETTERS = "abcdehjkmnpqsvwxyz"; // the other letters are the shell's
