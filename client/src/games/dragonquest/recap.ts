/** What the others did between one's last turn and this one, and what became of oneself unasked: a line each, in a few words; who did what to whom. */
import type { Telling } from "../../wire";
import type { Say } from "../board";
import type { Recap } from "../moments";
import { bringsOf, faces, number, sheetOf, word } from "./told";

export interface Deeds {
  seat: number;
  /** It had a turn. */
  played: boolean;
  /** Steps, and where they led; none: it stayed where it was. */
  steps: number;
  to: string;
  /** Life points, and what took the last of them. */
  lost: number;
  by: string;
  finds: number;
  gold: number;
  /** Set aside in the chamber. */
  dragons: number;
  /** Treasures and objects. */
  gained: string[];
  /** Walls it put up, and in whose castle. */
  built: { square: string; whose: number }[];
  /** Squares of its castle that were walled up from here. */
  walled: string[];
  missed: boolean;
  /** What a third skull brought. */
  met: string;
  cause: string;
  /** With how much it came out; -1: it has not. */
  out: number;
}

/** These say whom the wounds that follow come from. */
const MEETS = ["encounter", "trap-sprung", "battle-die"];
const STEPS = ["walked", "chamber-entered", "exit-reached", "left-chamber", "fled"];
/** With these, or dice thrown again, the new turn is under way, and what was before is past. */
const UNDER_WAY = [...STEPS, "skulls", "stopped", "stays", "leaves"];
const ENDS: Record<string, string> = { "chamber-entered": "chamber", "exit-reached": "exit" };

/** What was told from the first turn of another after the reader's last to the one that has begun, of which nothing is past yet. */
function since(all: readonly Telling[], mine: readonly number[]): Telling[] {
  const begins = (telling: Telling): boolean => telling.kind === "turn-begins";
  const now = all.findLastIndex(begins);
  if (now < 0 || !mine.includes(all[now]!.seat)) return [];
  const goesOn = (telling: Telling): boolean => UNDER_WAY.includes(telling.kind) || word(telling, "kept") === "yes";
  if (all.some((telling, n) => n > now && goesOn(telling))) return [];
  const last = all.findLastIndex((each, n) => n < now && begins(each) && mine.includes(each.seat));
  const next = all.findIndex((each, n) => n > last && begins(each));
  return all.slice(next);
}

/** One's own first turn where its throw brought a danger and nothing was asked: it was over before the table was there to see. A wall built from here since was asked in sight of it. */
function unasked(all: readonly Telling[], mine: readonly number[], others: readonly Telling[]): Telling[] {
  const begins = (telling: Telling): boolean => telling.kind === "turn-begins";
  const now = all.findLastIndex(begins);
  if (now < 0 || (mine.includes(all[now]!.seat) && !others.length)) return []; // the next one is under way
  const [first = -1, ...later] = all.flatMap((each, n) =>
    n < now && begins(each) && mine.includes(each.seat) ? n : [],
  );
  const next = all.findIndex((each, n) => n > first && begins(each));
  if (first < 0 || later.length || all.slice(next).some(({ kind, seat }) => kind === "blocked" && mine.includes(seat)))
    return [];
  const turn = all.slice(first, next);
  const throws = turn.filter(({ kind }) => kind === "movement-rolled").length;
  return throws < 2 && turn.some(({ kind }) => kind === "encounter") ? turn : [];
}

/** What one's own dice in the chamber brought in the turn before: they fall as the turn ends, and others go on at once. */
function ownThrow(all: readonly Telling[], mine: readonly number[], others: readonly Telling[]): Telling[] {
  const next = all.length - others.length;
  const from = all.findLastIndex(({ kind, seat }, n) => n < next && kind === "turn-begins" && mine.includes(seat));
  if (!others.length || from < 0) return [];
  const brought = (telling: Telling): boolean => {
    const { gold, dragons } = bringsOf(faces(telling));
    return gold + dragons > 0;
  };
  return all
    .slice(from, next)
    .filter((each) => each.kind === "chamber-rolled" && mine.includes(each.seat) && brought(each));
}

/** What each of the others did, in the order of their turns, after what became of the reader unasked. */
export function recapOf(all: readonly Telling[], mine: readonly number[]): Deeds[] {
  const rows = new Map<number, Deeds>();
  let met = ""; // whom the wounds come from
  const of = (seat: number): Deeds => {
    const none = {
      played: false,
      steps: 0,
      to: "",
      lost: 0,
      by: "",
      finds: 0,
      gold: 0,
      dragons: 0,
      missed: false,
      met: "",
    };
    const fresh = { seat, ...none, gained: [], built: [], walled: [], cause: "", out: -1 };
    if (!rows.has(seat)) rows.set(seat, fresh);
    return rows.get(seat)!;
  };
  const others = since(all, mine);
  const unseen = unasked(all, mine, others);
  const own = unseen.length ? unseen : ownThrow(all, mine, others);
  for (const telling of [...own, ...others]) {
    const { kind, seat } = telling;
    if (MEETS.includes(kind)) met = word(telling, "danger");
    if (kind === "spider-die") met = "danger:spider";
    if (kind === "fire") met = "@board-dice-fire";
    if (kind === "blocked" && mine.includes(seat)) of(sheetOf(telling)).walled.push(word(telling, "square"));
    if (seat < 0 || (mine.includes(seat) && !own.includes(telling))) continue;
    if (kind === "encounter") of(seat).met = met;
    if (kind === "turn-begins") of(seat).played = true;
    else if (STEPS.includes(kind)) {
      const deeds = of(seat);
      deeds.steps++;
      deeds.to = ENDS[kind] ?? word(telling, "square");
    } else if (kind === "lp-lost") {
      const deeds = of(seat);
      deeds.lost += number(telling, "lost");
      deeds.by = met;
    } else if (kind === "find-ticked") of(seat).finds++;
    else if (kind === "chamber-rolled") {
      const { gold, dragons } = bringsOf(faces(telling));
      const deeds = of(seat);
      deeds.gold += gold;
      deeds.dragons += dragons;
    } else if (kind === "treasure-taken" || kind === "bought") of(seat).gained.push(...telling.refs);
    else if (kind === "blocked") of(seat).built.push({ square: word(telling, "square"), whose: sheetOf(telling) });
    else if (kind === "turn-missed") of(seat).missed = true;
    else if (kind === "died") of(seat).cause = word(telling, "cause");
    else if (kind === "escaped") of(seat).out = number(telling, "total");
  }
  return [...rows.values()];
}

/** In a few words, the weightiest first. */
function words(deeds: Deeds, mine: readonly number[], say: Say): string {
  const { seat, played, steps, to, lost, by, finds, gold, dragons, gained, built, walled, missed, met, cause, out } =
    deeds;
  if (cause) return say("board-brief-dead", { cause: `@cause-${cause}` });
  if (out >= 0) return say("board-brief-escaped", { loot: out });
  const idle = played && !(steps || lost || finds || gold || gained.length || missed || met);
  const danger = met && (mine.includes(seat) || !lost); // the wounds of the others say whom they met
  const place = Object.values(ENDS).includes(to) ? `=${to}` : "=square";
  const parts = [
    steps ? say("board-recap-walks", { steps, to, place }) : missed ? say("board-recap-misses") : "",
    idle ? say("board-recap-stays") : "",
    danger ? say("board-recap-danger", { danger: met }) : "",
    lost ? say("board-recap-loses", { lost, by: by || "@castle", known: by && !danger ? "yes" : "no" }) : "",
    finds ? say("board-recap-finds", { finds }) : "",
    gold ? say("board-recap-gold", { gold }) : "",
    dragons && mine.includes(seat) ? say("board-recap-dragons", { dragons }) : "",
    ...gained.map((ref) => `+ ${say.ref(ref)}`),
    ...built.map(({ square, whose }) =>
      say("board-recap-builds", { square, whose: `seat:${whose}`, own: mine.includes(whose) ? "yes" : "no" }),
    ),
    ...walled.map((square) => say("board-recap-walled", { square })),
  ];
  return parts.filter(Boolean).join(" · ");
}

export function recap(told: readonly Telling[], mine: readonly number[], say: Say): Recap[] {
  return recapOf(told, mine).map((deeds) => ({
    seat: deeds.seat,
    words: words(deeds, mine, say),
    hurt: deeds.lost > 0 || deeds.cause !== "",
  }));
}
