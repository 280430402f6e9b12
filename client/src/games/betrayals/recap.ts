/** What the others did between one's last turn and this one: a line each, how their venture ended first. */
import type { Telling } from "../../wire";
import type { Say } from "../board";
import type { Recap } from "../moments";
import { seatNumber } from "./types";

/** With one of these, of one's own, the new turn is under way, and what was before is past. */
const UNDER_WAY: readonly string[] = [
  ...["ventured", "arena-opened", "bought", "quest-bought", "trophy-bought", "healed", "called", "offer-made"],
  ...["offer-accepted", "turn-ends"],
];
const begins = ({ kind }: Telling): boolean => kind === "turn-begins";

/** What was told from the first turn of another after the reader's last to the one that has begun, of which nothing is past yet. */
function since(all: readonly Telling[], mine: readonly number[]): Telling[] {
  const now = all.findLastIndex(begins);
  if (now < 0 || !mine.includes(all[now]!.seat)) return [];
  if (all.some(({ kind, seat }, n) => n > now && mine.includes(seat) && UNDER_WAY.includes(kind))) return [];
  const last = all.findLastIndex((each, n) => n < now && begins(each) && mine.includes(each.seat));
  const next = all.findIndex((each, n) => n > last && begins(each));
  return all.slice(next, now);
}

export interface Deeds {
  seat: number;
  /** How the venture ended, in the words `board-recap-...`. */
  end: { text: string; args: Record<string, unknown> } | null;
  trophies: number;
  gems: number;
  /** Items, quests fulfilled. */
  gained: { text: string; args: Record<string, unknown> }[];
  /** What the reader has lost to him in an arena. */
  plundered: { text: string; args: Record<string, unknown> }[];
  /** Whose trust was broken. */
  betrayed: string[];
}

/** So much of it is read at a glance, the weightiest first; of many less, a line each. The rest is in the log. */
const MOST = 3;
const FEW = 3;

/** What each of the others did, in the order of their turns. */
export function recapOf(all: readonly Telling[], mine: readonly number[]): Deeds[] {
  const rows = new Map<number, Deeds>();
  const of = (seat: number): Deeds => {
    if (!rows.has(seat))
      rows.set(seat, { seat, end: null, trophies: 0, gems: 0, gained: [], plundered: [], betrayed: [] });
    return rows.get(seat)!;
  };
  let ally = "";
  let beaten = ""; // whoever has lost the last arena
  let turn = -1;
  for (const { kind, seat, args } of since(all, mine)) {
    if (kind === "turn-begins") [turn, ally] = [seat, ""];
    if (kind === "allied") ally = String(args["who"]);
    if (kind === "promise-broken") of(seatNumber(String(args["promiser"]))).betrayed.push(String(args["promisee"]));
    else if (seat >= 0) {
      const deeds = of(seat);
      const { card, other, item, quest } = args;
      if (seat === turn && kind === "monster-beaten")
        deeds.end = { text: ally ? "beats-with" : "beats", args: { card, ally } };
      else if (seat === turn && (kind === "monster-won" || kind === "fled" || kind === "special-met"))
        deeds.end = { text: kind, args: { card } };
      else if (kind === "arena-won") {
        beaten = String(other);
        const lost = of(seatNumber(String(other)));
        const end = (text: string, whom: unknown) => ({ text, args: { other: whom } });
        if (seat === turn) deeds.end = end("arena-won", other);
        else lost.end = end("arena-lost", args["who"]);
      } else if (kind === "trophies-gained") deeds.trophies += Number(args["points"]);
      else if (kind === "gems-gained") deeds.gems += Number(args["gems"]);
      else if (kind === "bought") deeds.gained.push({ text: "buys", args: { item } });
      else if (kind === "plundered" && mine.includes(seatNumber(beaten)))
        deeds.plundered.push({ text: args["what"] === "take-gems" ? "plunders-gems" : "plunders", args });
      else if (kind === "quest-claimed") deeds.gained.push({ text: "quest", args: { quest } });
    }
  }
  return [...rows.values()].filter(({ seat }) => !mine.includes(seat));
}

function words(
  { end, trophies, gems, gained, plundered, betrayed }: Deeds,
  mine: readonly number[],
  say: Say,
  most: number,
): string {
  const own = (ref: unknown): string => (mine.includes(seatNumber(String(ref))) ? "=yes" : "=no");
  const tell = ({ text, args }: NonNullable<Deeds["end"]>): string =>
    say(`board-recap-${text}`, { ...args, own: own(args["other"] ?? args["ally"]) });
  const [quests, bought] = [true, false].map((done) => gained.filter(({ text }) => (text === "quest") === done));
  const parts = [
    ...betrayed.map((other) => tell({ text: "betrays", args: { other } })),
    ...(end ? [tell(end)] : []),
    ...plundered.map(tell),
    ...quests!.map(tell),
    ...(trophies ? [say("board-recap-trophies", { n: trophies })] : []),
    ...(gems ? [say("board-recap-gems", { n: gems })] : []),
    ...bought!.map(tell),
  ];
  return parts.slice(0, Math.max(betrayed.length + 1, most)).join(" · ");
}

/** Gems that an event brought to somebody who has done nothing are seen in his purse. */
const worthTelling = (all: readonly Deeds[]): Deeds[] =>
  all.filter(({ end, trophies, gained, betrayed }) => end || trophies || gained.length || betrayed.length);

export const recap = (told: readonly Telling[], mine: readonly number[], say: Say): Recap[] =>
  worthTelling(recapOf(told, mine))
    .map((deeds, _, { length }) => ({
      seat: deeds.seat,
      words: words(deeds, mine, say, length > FEW ? MOST - 1 : MOST),
      hurt: deeds.betrayed.some((ref) => mine.includes(seatNumber(ref))),
    }))
    .filter((row) => row.words !== "");
