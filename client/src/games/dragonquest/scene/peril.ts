/** Which monster or trap the hero faces while events are shown. */
import type { Telling } from "../../../wire";
import { PERILS } from "../art/perils";
import { bare, word } from "../told";
import type { Props } from "../types";

const OWN: Record<string, string> = { "demon-awakes": "demon", "spider-bites": "spider", "turn-missed": "fog" };
/** What goes on before the same foe without naming it. */
const GOES_ON = ["damage-dice", "lp-lost"];

let facing: string | null = null; // by the event before

/** The peril an event is about; wounds belong to the one that was named last. */
export function perilOf(telling: Telling): string | null {
  const named = OWN[telling.kind] ?? bare(word(telling, "danger"));
  if (named in PERILS) facing = named;
  else if (!GOES_ON.includes(telling.kind)) facing = null;
  return facing;
}

/** Whether somebody stands face to face with something. */
export const inPeril = ({ playing }: Props): boolean => playing !== null && perilOf(playing.telling) !== null;
