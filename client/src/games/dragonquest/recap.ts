/** What the others did between one's last turn and this one: a line each, in a few words. */
import type { Telling } from "../../wire";
import { bringsOf, faces, number, sheetOf, word } from "./told";
import { seatOf, type Props } from "./types";

export interface Deeds {
  seat: number;
  /** Steps, and where they led; none: it stayed where it was. */
  steps: number;
  to: string;
  /** Life points, and what took the last of them. */
  lost: number;
  by: string;
  finds: number;
  gold: number;
  /** Treasures and objects. */
  gained: string[];
  /** Squares of its castle that were walled up. */
  walls: string[];
  missed: boolean;
  cause: string;
  /** With how much it came out; -1: it has not. */
  out: number;
}

/** These say whom the wounds that follow come from. */
const MEETS = ["encounter", "trap-sprung", "battle-die"];
const STEPS = ["walked", "chamber-entered", "exit-reached", "left-chamber", "fled"];
/** With these the new turn is under way, and what was before is past. */
const UNDER_WAY = [...STEPS, "skulls", "stopped", "stays", "leaves"];
const ENDS: Record<string, string> = { "chamber-entered": "chamber", "exit-reached": "exit" };

/** The turns of others between the reader's last turn and the one that has begun, of which nothing is past yet. */
function since(all: readonly Telling[], mine: readonly number[]): Telling[] {
  const begins = (telling: Telling): boolean => telling.kind === "turn-begins";
  const now = all.findLastIndex(begins);
  if (now < 0 || !mine.includes(all[now]!.seat)) return [];
  if (all.some(({ kind }, n) => n > now && UNDER_WAY.includes(kind))) return [];
  const last = all.findLastIndex((each, n) => n < now && begins(each) && mine.includes(each.seat));
  const next = all.findIndex((each, n) => n > last && begins(each));
  return all.slice(next, now);
}

/** What each of the others did, in the order of their turns. */
export function recapOf(all: readonly Telling[], mine: readonly number[]): Deeds[] {
  const rows = new Map<number, Deeds>();
  let met = ""; // whom the wounds come from
  const of = (seat: number): Deeds => {
    const fresh = { steps: 0, to: "", lost: 0, by: "", finds: 0, gold: 0, missed: false, cause: "", out: -1 };
    if (!rows.has(seat)) rows.set(seat, { seat, ...fresh, gained: [], walls: [] });
    return rows.get(seat)!;
  };
  for (const telling of since(all, mine)) {
    const { kind, seat } = telling;
    if (MEETS.includes(kind)) met = word(telling, "danger");
    if (kind === "spider-die") met = "danger:spider";
    if (kind === "fire") met = "@board-dice-fire";
    const whose = sheetOf(telling);
    if (kind === "blocked" && !mine.includes(whose)) of(whose).walls.push(word(telling, "square"));
    if (seat < 0 || mine.includes(seat)) continue;
    if (kind === "turn-begins") of(seat);
    else if (STEPS.includes(kind)) {
      const deeds = of(seat);
      deeds.steps++;
      deeds.to = ENDS[kind] ?? word(telling, "square");
    } else if (kind === "lp-lost") {
      const deeds = of(seat);
      deeds.lost += number(telling, "lost");
      deeds.by = met;
    } else if (kind === "find-ticked") of(seat).finds++;
    else if (kind === "chamber-rolled") of(seat).gold += bringsOf(faces(telling)).gold;
    else if (kind === "treasure-taken" || kind === "bought") of(seat).gained.push(...telling.refs);
    else if (kind === "turn-missed") of(seat).missed = true;
    else if (kind === "died") of(seat).cause = word(telling, "cause");
    else if (kind === "escaped") of(seat).out = number(telling, "total");
  }
  return [...rows.values()];
}

const WALKS = ["Walk", "LeaveChamber"];

/** For the first question of one's own turn. Whoever plays several heroes has seen it all. */
export function recapFor({ view, seat, held, step, told, past }: Props): Deeds[] {
  if (past || seat === null || held.length > 1 || seatOf(view.active) !== seat || WALKS.includes(step)) return [];
  const all = told.flatMap((each) => each.told);
  return recapOf(all, [seat]);
}
