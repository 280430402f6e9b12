/** What somebody answered to offers in this talk: a word of refusal stands at his seat until another deal is on the table. */
import type { Telling } from "../../../wire";
import type { Say } from "../../board";
import { seatRef, type Props } from "../types";

/** With these a talk begins, and what was said before is forgotten. */
const BEGINS: readonly string[] = ["turn-begins", "monster-met", "arena-opened"];

export interface Word {
  /** `too-little`, `too-much`, `mistrust`, `no-word`: how he refused last. */
  refused: string;
  /** What he asks now, if that is more than before; and what he asked before. */
  now: string[] | null;
  before: string[] | null;
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
const priceOf = ({ args }: Telling): string[] => [
  ...((args["ask"] ?? []) as string[]),
  ...((args["want"] ?? []) as string[]),
];

export function wordOf(told: Props["told"], seat: number): Word | null {
  let refused = "";
  let bids: string[][] = [];
  for (const each of talk(told)) {
    const mine = each.seat === seat;
    if (each.kind === "offer-declined" && mine) refused = String(each.args["said"] ?? "no-word");
    else if (each.kind === "offer-accepted" && (mine || each.args["sender"] === seatRef(seat))) refused = "";
    else if (each.kind === "offer-made" && mine) bids = [...bids, priceOf(each)];
  }
  const [before, now] = [bids.at(-2), bids.at(-1)];
  const raised = !!before && !!now && gemsOf(now) > gemsOf(before);
  return refused || raised ? { refused, now: raised ? now : null, before: raised ? before : null } : null;
}

export function wordText({ refused, now, before }: Word, say: Say): string {
  const no = refused ? say(`board-said-${refused}`) : "";
  const more =
    now && before ? say("board-said-more", { now: `=${say.value(now)}`, before: `=${say.value(before)}` }) : "";
  return [no, more].filter(Boolean).join(" ");
}
