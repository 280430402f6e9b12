/** What a danger has cost whoever met it, from the meeting up to an event. */
import type { MomentInfo, Telling } from "../../../wire";
import { bare, faces, number, word } from "../told";
import type { Props } from "../types";

export interface Toll {
  /** The ref of what was met; "" for the dragon's fire. */
  danger: string;
  /** Of a trap: how often by now. */
  time: number;
  lost: number;
  /** How much of it a damage die of the trap has brought. */
  die: number;
  /** Life points left; null where none was lost. */
  left: number | null;
  /** The next turn is lost too. */
  misses: boolean;
}

const MEETINGS = ["encounter", "row-awakes", "fire"];

/** All that has been shown with the whole moment being shown, which the log has only once its dice lie. */
export const logOf = ({ told, playing }: Pick<Props, "told" | "playing">): MomentInfo[] =>
  playing ? [...told.filter(({ n }) => n < playing.moment.n), playing.moment] : [...told];

/** Everything told up to an event, the newest first. */
function* before(log: readonly MomentInfo[], telling: Telling): Generator<Telling> {
  const n = log.findLastIndex(({ told }) => told.includes(telling));
  for (let at = n; at >= 0; at--) {
    const { told } = log[at]!;
    const end = at === n ? told.indexOf(telling) : told.length - 1;
    for (let each = end; each >= 0; each--) yield told[each]!;
  }
}

/** Null where nothing was met in this turn: the venom of a spider, say. */
export function tollOf(telling: Telling, log: readonly MomentInfo[]): Toll | null {
  const toll: Toll = { danger: "", time: 0, lost: 0, die: 0, left: null, misses: false };
  for (const each of before(log, telling)) {
    if (each.kind === "turn-begins") return null;
    if (each.seat !== telling.seat) continue;
    if (each.kind === "lp-lost") {
      toll.lost += number(each, "lost");
      toll.left ??= number(each, "left");
    }
    if (each.kind === "damage-dice") toll.die = Number(faces(each)[0] ?? 0);
    if (each.kind === "trap-sprung") toll.time = number(each, "time");
    if (each.kind === "miss-next") toll.misses = true;
    if (MEETINGS.includes(each.kind)) return { ...toll, danger: word(each, "danger") };
  }
  return null;
}

/** A wound that is all there is to it: of a trap or of the fire. A fight goes on until a sword falls. */
export function ends(telling: Telling, toll: Toll | null): boolean {
  if (!toll) return false;
  if (telling.kind === "battle-die") return bare(word(telling, "face")) === "sword";
  return toll.left !== 0 && (toll.time > 0 || toll.danger === "");
}
