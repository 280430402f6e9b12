/** The turning points of a game, picked from all that happened. */
import type { MomentInfo, Telling } from "../../wire";
import { number, word } from "./told";

export interface Chapter {
  n: number;
  round: number;
  telling: Telling;
}

/** How much an event turns a game; 0: it does not. */
export function weight(telling: Telling): number {
  switch (telling.kind) {
    case "died":
    case "escaped":
      return 100;
    case "dragon-awakes":
      return 95;
    case "demon-awakes":
    case "spider-bites":
      return 70;
    case "treasure-taken":
      return 30 + number(telling, "value") / 100;
    case "lp-lost":
      return number(telling, "lost") >= 3 ? 25 + 6 * number(telling, "lost") : 0;
    case "trap-sprung":
      return 30 + 15 * number(telling, "time");
    case "trap-stopped":
    case "ring-used":
      return 55;
    case "chamber-entered":
      return 65;
    case "left-chamber":
    case "fled":
      return 58;
    case "bought":
      return 45;
    case "key-used":
    case "orb-used":
    case "talisman-used":
      return 48;
    case "blocked":
      return 28;
    case "danger-escaped":
      return 35;
    case "turn-missed":
      return 26;
    case "treasures-returned":
      return 60;
    case "skulls":
      return number(telling, "skulls") >= 5 ? 40 : 0;
    case "chamber-rolled":
      return word(telling, "dice").split("star").length - 1 >= 6 ? 50 : 0;
    default:
      return 0;
  }
}

const CHAPTERS = 14;

/** The weightiest events in the order they happened. */
export function chronicle(moments: readonly MomentInfo[], most = CHAPTERS): Chapter[] {
  let round = 0;
  const all: (Chapter & { weight: number; place: number })[] = [];
  for (const moment of moments) {
    for (const telling of moment.told) {
      if (telling.kind === "turn-begins") round = number(telling, "round");
      const heavy = weight(telling);
      if (heavy > 0) all.push({ n: moment.n, round, telling, weight: heavy, place: all.length });
    }
  }
  const kept = all.toSorted((a, b) => b.weight - a.weight || a.place - b.place).slice(0, most);
  return kept.sort((a, b) => a.place - b.place).map(({ n, round, telling }) => ({ n, round, telling }));
}
