/** A fight as it is told: who strikes whom, dice against dice, and what comes of it. */
import type { Telling } from "../../../wire";
import type { Playing } from "../../board";
import { placeOf } from "../pressing";
import { faces, number, of } from "../told";
import type { View } from "../types";

const BEGINS = ["hero-attacks", "enemy-attacks"];
const GOES_ON = ["hits", "energy-gained", "blocked", "siphoned"];
const ENDS = ["missed", "enemy-hurt", "hero-hurt", "enemy-defeated", "hero-falls", "charmed"];

export interface Throw {
  dice: string[];
  /** The lowest face that counts. */
  from: number;
}
export interface Fight {
  who: Telling;
  /** The one who strikes and the one who is struck, as refs. */
  sides: [string, string];
  attack: Throw | null;
  defence: Throw | null;
  words: Telling | null;
}

const thrown = (telling: Telling): Throw => ({
  dice: faces(telling),
  from: number(telling, "from"),
});

function begun(telling: Telling): Fight {
  const [hero, enemy] = [of(telling, "hero") ?? "", of(telling, "enemy") ?? ""];
  const sides: [string, string] = telling.kind === "hero-attacks" ? [hero, enemy] : [enemy, hero];
  return { who: telling, sides, attack: null, defence: null, words: null };
}

/** Follows what is shown; null outside of fights. */
export function follower(): (playing: Playing | null | undefined) => Fight | null {
  let fight: Fight | null = null;
  let last = -1;
  return (playing) => {
    if (!playing) return (fight = null);
    if (playing.id === last) return fight;
    last = playing.id;
    const { telling } = playing;
    if (BEGINS.includes(telling.kind)) fight = begun(telling);
    else if (!fight) return null;
    else if (telling.kind === "attack-rolled")
      fight = { ...fight, attack: thrown(telling), defence: null, words: null };
    else if (telling.kind === "defence-rolled") fight = { ...fight, defence: thrown(telling), words: null };
    else if (GOES_ON.includes(telling.kind) || ENDS.includes(telling.kind)) fight = { ...fight, words: telling };
    else fight = null;
    return fight;
  };
}

/** Where both sides of a fight stand; one who has just been struck down, where that was. */
export function standings(): (fight: Fight | null, view: View) => string[] {
  const stood = new Map<string, string>();
  return (fight, view) =>
    (fight?.sides ?? []).flatMap((ref) => {
      const at = placeOf(view, ref);
      if (at) stood.set(ref, at);
      return at ?? stood.get(ref) ?? [];
    });
}
