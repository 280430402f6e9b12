/** What somebody answered to offers in this talk: a word of refusal stands at his seat until another deal is on the table. */
import type { Telling } from "../../../wire";
import type { Say } from "../../board";
import { seatRef, type Props } from "../types";

/** With these a talk begins or is over, and what was said before is forgotten. */
const BEGINS: readonly string[] = [
  ...["turn-begins", "monster-met", "arena-opened"],
  ...["parley-closed", "fled", "monster-beaten", "monster-won", "arena-won"],
];

export interface Word {
  /** `too-little`, `too-much`, `mistrust`, `no-word`: how he refused last. */
  refused: string;
  /** What he asks now, if that is more than before or instead of what he was offered; and what that was. */
  now: string[] | null;
  before: string[] | null;
  /** It answers an offer. */
  instead: boolean;
  /** What he refused. */
  offered: string[];
}

/** The tellings of this talk, the oldest first. */
function talk(told: Props["told"]): Telling[] {
  const found: Telling[] = [];
  for (let n = told.length - 1; n >= 0; n--) {
    const here = told[n]!.told;
    const start = here.findLastIndex(({ kind }) => BEGINS.includes(kind));
    found.unshift(...here.slice(start + 1));
    if (start >= 0) break;
  }
  return found;
}

const gemsOf = (price: string[]): number =>
  price.reduce((sum, ref) => sum + (/^(?:sure-)?gems:(\d+)$/.test(ref) ? Number(ref.split(":")[1]) : 0), 0);
const listed = ({ args }: Telling, ...names: string[]): string[] =>
  names.flatMap((name) => (args[name] ?? []) as string[]);
const priceOf = (offer: Telling): string[] => listed(offer, "ask", "want");

export function wordOf(told: Props["told"], seat: number): Word | null {
  let refused = "";
  let bids: string[][] = [];
  let offered: string[] = []; // what the last one to ask would have given
  let declined: string[] = [];
  let instead = false;
  for (const each of talk(told)) {
    const mine = each.seat === seat;
    if (each.kind === "offer-declined" && mine) {
      [refused, instead] = [String(each.args["said"] ?? "no-word"), false];
      declined = listed(each, "give", "promise");
    }
    if (each.kind === "offer-accepted" && (mine || each.args["sender"] === seatRef(seat)))
      [refused, instead] = ["", false];
    else if (each.kind === "offer-made" && mine) {
      bids = [...bids, priceOf(each)];
      instead = each.args["counter"] === "yes";
    } else if (each.kind === "offer-made" && each.args["to"] === seatRef(seat))
      offered = listed(each, "give", "promise");
  }
  const [before, now] = [bids.at(-2), bids.at(-1)];
  if (instead && now?.length) return { refused: "", now, before: offered, instead, offered: [] };
  const raised = !!before && !!now && gemsOf(now) > gemsOf(before);
  return refused || raised
    ? { refused, now: raised ? now : null, before: raised ? before : null, instead: false, offered: declined }
    : null;
}

/** Beside what he asks now, which stands there (`beside`), only what he says to what was before. */
export function wordText({ refused, now, before, instead, offered }: Word, say: Say, beside = false): string {
  const no = refused ? say(`board-said-${refused}`, { offered: `=${say.value(offered)}`, n: offered.length }) : "";
  if (beside && instead) return before?.length ? say("board-said-not-for", { before: `=${say.value(before)}` }) : "";
  const text = instead ? (before?.length ? "instead" : "asks") : "more";
  const more =
    now && before ? say(`board-said-${text}`, { now: `=${say.value(now)}`, before: `=${say.value(before)}` }) : "";
  return [no, more].filter(Boolean).join(" ");
}

/** What has come of calling everybody in the village: they think it over, or nobody has anything to offer. */
export function callOf(told: Props["told"]): "" | "waiting" | "nobody" {
  let heard: ReturnType<typeof callOf> = "";
  for (const { kind } of talk(told)) {
    if (kind === "called") heard = "waiting";
    else if (kind === "nobody-answered") heard = "nobody";
    else if (kind === "offer-made" || kind === "ventured") heard = "";
  }
  return heard;
}
