/** Which monster or trap the hero faces while events are shown. */
import type { Telling } from "../../../wire";
import { PERILS } from "../art/perils";
import { bare, word } from "../told";
import type { Props } from "../types";

const OWN: Record<string, string> = { "demon-awakes": "demon", "spider-bites": "spider", "turn-missed": "fog" };
/** What goes on before the same foe without naming it. */
const GOES_ON = ["damage-dice", "miss-next", "lp-lost"];

/** The peril an event is about; wounds belong to the one that was named last before. */
export function perilOf(telling: Telling, before: readonly Telling[]): string | null {
  const named = OWN[telling.kind] ?? bare(word(telling, "danger"));
  if (named in PERILS) return named;
  const last = GOES_ON.includes(telling.kind) ? before.at(-1) : undefined;
  return last ? perilOf(last, before.slice(0, -1)) : null;
}

/** What somebody stands face to face with while an event is shown. */
export function facing({ playing, told }: Pick<Props, "playing" | "told">): string | null {
  if (!playing) return null;
  const shown = told.flatMap((moment) => (moment.n < playing.moment.n ? moment.told : []));
  const { moment, telling } = playing;
  return perilOf(telling, [...shown, ...moment.told.slice(0, moment.told.indexOf(telling))]);
}
