/** The one word that a blow deserves: who goes down, a hit that nothing blocks, what was blocked or missed, a close call. */
import type { Telling } from "../../../wire";
import { number, of } from "../told";
import { heroAt, numberOf, type View } from "../types";
import type { Fight } from "./fights";

const CLOSE = 2; // Health that is left

export interface Cry {
  /** A text of the game. */
  text: string;
  /** At whom it is called out. */
  ref: string;
  /** It is good for the heroes. */
  good: boolean;
}

/** `view` has the event written in. */
export function cryOf(telling: Telling, fight: Fight | null, view: View): Cry | null {
  const struck = fight?.sides[1] ?? "";
  const ours = struck.startsWith("enemy:");
  switch (telling.kind) {
    case "enemy-defeated":
      return { text: "board-cry-down", ref: of(telling, "enemy") ?? struck, good: true };
    case "enemy-hurt":
      return ours && fight!.attack?.dice.includes("6") ? { text: "board-cry-critical", ref: struck, good: true } : null;
    case "hero-hurt": {
      const ref = of(telling, "hero") ?? struck;
      const left = heroAt(view, numberOf(ref))?.health ?? 0;
      return left > 0 && left <= CLOSE ? { text: "board-cry-close", ref, good: false } : null;
    }
    case "missed":
      return struck ? { text: "board-cry-missed", ref: struck, good: !ours } : null;
    case "blocked": {
      const hits = fight?.attack?.dice.filter((face) => Number(face) >= fight.attack!.from).length ?? 0;
      return struck && hits && number(telling, "hits") >= hits
        ? { text: "board-cry-blocked", ref: struck, good: !ours }
        : null;
    }
  }
  return null;
}
