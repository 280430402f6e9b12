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
  | "explain"
  | "log"
  | "chat"
  | "text"
  | "fit"
  | "board"
  | "odds"
  | "sheets"
  | "advice"
  | "close";

/** Actions whose key the reader may choose: one letter or sign each. */
export type Movable =
  "undo" | "reset" | "board" | "fit" | "sheets" | "log" | "chat" | "text" | "odds" | "advice" | "explain" | "help";
export type Keys = Readonly<Record<Movable, string>>;

export const USUAL: Keys = {
  undo: "u",
  reset: "r",
  board: "g",
  fit: "f",
  sheets: "i",
  log: "l",
  chat: "/",
  text: "t",
  odds: "o",
  advice: "h",
  explain: ";",
  help: "?",
};

/** The usual keys with those the reader has chosen. */
export const keysOf = (own: Partial<Keys>): Keys => ({ ...USUAL, ...own });

/** What the reader has chosen once that key does that; whatever had the key before gets the other's. Null: no such key. */
export function moveKey(own: Partial<Keys>, action: Movable, key: string): Partial<Keys> | null {
  const wanted = key.toLowerCase();
  if (!/^[^\s\d]$/u.test(wanted)) return null;
  const keys = keysOf(own);
  const holder = (Object.keys(keys) as Movable[]).find((each) => keys[each] === wanted);
  return { ...own, ...(holder ? { [holder]: keys[action] } : {}), [action]: wanted };
}

/** Letters that the shell does not take; options may have them. */
export function freeLetters(keys: Keys): string {
  const taken = new Set(Object.values(keys));
  return [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !taken.has(letter)).join("");
}

export interface Listed {
  action: Action | "digits" | "arrows" | "letters";
  keys: string[];
  /** Whose key can be changed. */
  movable?: Movable;
}

/** The list that `?` shows. */
export function listed(keys: Keys): Listed[] {
  const own = (action: Movable, ...more: string[]): Listed => ({
    action,
    keys: [keys[action].toUpperCase(), ...more],
    movable: action,
  });
  return [
    { action: "arrows", keys: ["←", "↑", "→", "↓"] },
    { action: "digits", keys: ["1", "…", "9"] },
    { action: "letters", keys: ["A", "…", "Z"] },
    { action: "primary", keys: ["Enter"] },
    own("undo", "Ctrl+Z"),
    { action: "redo", keys: ["Ctrl+Y"] },
    ...(["reset", "board", "fit", "sheets", "log", "chat", "text", "odds", "advice", "explain", "help"] as const).map(
      (action) => own(action),
    ),
    { action: "close", keys: ["Esc"] },
  ];
}

const FIXED: Record<string, Action> = { Escape: "close", Enter: "primary" };

export interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a key asks of the shell; null if it is the browser's or nobody's. Without `letters` single signs do nothing. */
export function actionOf(event: Pressed, letters = true, keys: Keys = USUAL): Action | null {
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (command && !event.altKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" && !event.shiftKey ? "redo" : null;
  }
  if (event.altKey) return null;
  if (FIXED[key]) return FIXED[key];
  // signs may need Shift, letters do not
  if (!letters || (event.shiftKey && /\p{L}/u.test(key))) return null;
  return (Object.keys(keys) as Movable[]).find((action) => keys[action] === key) ?? null;
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
