/** A fight that is over, read from what was told: who has fought it, and what has come of it. */
import type { Telling } from "../../wire";
import type { SceneMoment } from "../moments";
import { seatNumber, seatRef } from "./types";

/** With these a fight begins. */
const BEGINS: readonly string[] = ["monster-met", "arena-opened"];
/** What it does to people, at once. */
const DOES: readonly string[] = [
  ...["wounded", "recovered", "trophies-gained", "pot-taken", "gems-gained", "gems-paid", "cursed"],
  "dragon-item-won",
];

/** What becomes of an offer. */
const OFFERS: readonly string[] = ["offer-made", "offer-declined", "offer-withdrawn"];

/** What was told of this fight, its end included, and what came of it at once. */
function parts({ log, telling }: SceneMoment): { fight: Telling[]; after: Telling[] } {
  const n = log.findLastIndex(({ told }) => told.includes(telling));
  const here = log[n]?.told ?? [telling];
  const end = here.indexOf(telling);
  let fight = here.slice(0, end + 1);
  for (let m = n - 1; m >= 0 && !fight.some(({ kind }) => BEGINS.includes(kind)); m--)
    fight = [...log[m]!.told, ...fight];
  const rest = here.slice(end + 1);
  const over = rest.findIndex(({ kind }) => kind === "turn-ends" || kind === "turn-begins");
  return {
    fight: fight.slice(
      Math.max(
        0,
        fight.findLastIndex(({ kind }) => BEGINS.includes(kind)),
      ),
    ),
    after: over < 0 ? rest : rest.slice(0, over),
  };
}

/** The two on the sand and whoever has taken a side; whoever leads against the monster, and the ally. */
export function fighters(moment: SceneMoment): number[] {
  const { telling } = moment;
  const sides = new Map<number, boolean>([[telling.seat, true]]);
  if (telling.kind === "arena-won") sides.set(seatNumber(String(telling.args["other"])), true);
  for (const { kind, seat, args } of parts(moment).fight)
    if (kind === "allied") sides.set(seat, true);
    else if (kind === "sides-revealed" || kind === "volte-face") sides.set(seat, args["side"] !== "neutral");
  return [...sides].filter(([, fought]) => fought).map(([seat]) => seat);
}

/** Whoever has drawn an event, and those it does something to at once. */
export function touched({ log, telling }: SceneMoment): number[] {
  const here = log.find(({ told }) => told.includes(telling))?.told ?? [];
  const rest = here.slice(here.indexOf(telling) + 1);
  const next = rest.findIndex(({ kind }) => kind === "card-drawn");
  const after = next < 0 ? rest : rest.slice(0, next);
  return [telling, ...after.filter(({ kind }) => DOES.includes(kind))].map(({ seat }) => seat);
}

/** How it has ended and what that means for everybody in it, in one breath; whoever reads it is “you”, as in the question before, and comes first. */
export function outcome(moment: SceneMoment): string {
  const done = parts(moment).after.filter(({ kind }) => DOES.includes(kind));
  const own = ({ args }: Telling): boolean => typeof moment.seat === "number" && args["who"] === seatRef(moment.seat);
  return [moment.telling, ...done.filter(own), ...done.filter((each) => !own(each))]
    .map((each) => toYou(moment, each) ?? moment.say.told(each))
    .join(" ");
}

/** Whoever leads goes without an ally: those whose help was on offer hear that it was not taken. */
export function unhelped(moment: SceneMoment): string {
  const { telling, say, seat } = moment;
  const me = typeof seat === "number" ? seatRef(seat) : "";
  const leader = seatRef(telling.seat);
  const last = parts(moment)
    .fight.filter(({ kind, args }) => OFFERS.includes(kind) && args["sender"] === me)
    .at(-1);
  const open = last?.kind === "offer-made" && last.args["to"] === leader;
  return open ? say("board-you-unhelped", { who: leader }) : say.told(telling);
}

/** Whoever has made an offer hears that it was his, and why it is off. */
export function lapsed({ telling, say, seat }: SceneMoment): string {
  const own = typeof seat === "number" && telling.args["sender"] === seatRef(seat);
  return own ? say("board-you-offer-lapsed", telling.args) : say.told(telling);
}

/** It happens to whoever reads it, who is “you”. */
export const isMine = ({ telling, seat }: SceneMoment): boolean =>
  typeof seat === "number" && telling.args["who"] === seatRef(seat);
export const addressed = (moment: SceneMoment): string =>
  toYou(moment, moment.telling) ?? moment.say.told(moment.telling);

function toYou({ say, seat }: SceneMoment, { kind, args }: Telling): string | undefined {
  const me = typeof seat === "number" ? seatRef(seat) : "";
  const text = args["who"] === me ? `board-you-${kind}` : args["other"] === me ? `board-against-you-${kind}` : "";
  return me && text && say.has(text) ? say(text, args) : undefined;
}
