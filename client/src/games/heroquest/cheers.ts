/** What a hero calls out when gold is found, or when a foe has fallen to him. */
import { hasName } from "./told";
import { heroAt, type Hero, type Props, type View } from "./types";

const CHEERS: Record<string, string> = {
  "monster-slain": "board-cheer-slain",
  "gold-found": "board-cheer-gold",
  "treasure-found": "board-cheer-gold",
};

export interface Cheer {
  hero: Hero;
  words: string;
}

export function cheerOf({ playing, say }: Props, view: View): Cheer | null {
  const text = playing?.ms ? CHEERS[playing.telling.kind] : undefined;
  const hero = text && !view.turn.zargon ? heroAt(view, playing!.telling.seat) : undefined;
  // the end of a monster with a name is a scene of its own
  if (!text || hasName(playing!.telling) || !hero?.at || hero.status !== "in_play") return null;
  return { hero, words: say(text, { kind: hero.kind }) };
}
