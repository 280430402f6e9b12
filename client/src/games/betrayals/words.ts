/** Terms, pledges and effects in the reader's words. */
import type { Option } from "../../wire";
import type { Say } from "../board";
import { ITEMS, SIGNS } from "./icons";
import {
  idOf,
  seatRef,
  type DungeonFight,
  type Effect,
  type Extra,
  type Offer,
  type Pledge,
  type PledgeKind,
  type PromiseView,
  type SideName,
  type Term,
  type View,
} from "./types";

export function termText(term: Term, say: Say): string {
  if ("gems" in term) return say("board-term-gems", { n: term.gems });
  if ("item" in term) return say.ref(term.item);
  if ("carcass" in term) return say("board-term-carcass", { card: term.carcass });
  return say("board-term-quest", { n: term.quest });
}

export function pledgeText(pledge: Pledge, say: Say): string {
  const words = kindText(pledge, say);
  return pledge.when === "win" ? say("board-if-won", { words: `=${words}` }) : words;
}

/** Without its condition. */
export function kindText(pledge: Pledge, say: Say): string {
  switch (pledge.kind) {
    case "gems":
      return say("board-pledge-gems", { n: pledge.n ?? 0 });
    case "share":
      return say("board-pledge-share", { share: `=${pledge.of?.join("/") ?? ""}` });
    case "trophy":
      return say("board-pledge-trophy", { n: pledge.n ?? 1 });
    case "carcass":
      if (pledge.card === "this") return say("board-pledge-this");
      return pledge.card?.startsWith("type:")
        ? say("board-pledge-any", { type: pledge.card })
        : say("board-term-carcass", { card: pledge.card });
    case "item":
      return pledge.item === "loot" ? say("board-pledge-loot") : say.ref(pledge.item ?? "");
    case "quest":
      return say("board-term-quest", { n: pledge.quest ?? 0 });
    case "side":
      return say(pledge.side === "defender" ? "board-pledge-defend" : "board-pledge-attack");
    case "no_arena":
      return say("board-pledge-no-arena", { round: pledge.round ?? 0 });
    case "ally_next":
      return say("board-pledge-ally-next", { round: pledge.round ?? 0 });
    default:
      return `“${pledge.text ?? ""}”`;
  }
}

const BRIEFLY: readonly PledgeKind[] = ["ally_next", "no_arena", "trophy"];
/** As short as a lane is narrow: until when it holds is said where it is put together and recorded. */
export const inBrief = (pledge: Pledge, say: Say): string =>
  BRIEFLY.includes(pledge.kind)
    ? say(`board-brief-${pledge.kind.replace("_", "-")}`, { n: pledge.n ?? 1 })
    : kindText(pledge, say);

/** Something of a deal: its sign, its words, and whether it changes hands now or is promised. */
export interface Good {
  sign: string;
  words: string;
  later: boolean;
}

const PLEDGE_SIGNS: Record<PledgeKind, string> = {
  gems: SIGNS.gem,
  share: SIGNS.gem,
  trophy: SIGNS.trophy,
  carcass: SIGNS.bones,
  item: SIGNS.shield,
  quest: SIGNS.quest,
  side: SIGNS.fist,
  no_arena: SIGNS.arena,
  ally_next: SIGNS.ally,
  text: SIGNS.promise,
};

function termSign(term: Term): string {
  if ("gems" in term) return SIGNS.gem;
  if ("item" in term) return ITEMS[idOf(term.item)] ?? SIGNS.shield;
  return "carcass" in term ? SIGNS.bones : SIGNS.quest;
}

export const pledgeSign = (pledge: Pledge): string =>
  (pledge.kind === "item" && ITEMS[idOf(pledge.item ?? "")]) || PLEDGE_SIGNS[pledge.kind];

/** What one side of an offer hands over and promises; in short, without the conditions of its promises. */
export const pricesOf = (offer: Offer, sender: boolean, say: Say, words = kindText): Good[] => [
  ...(sender ? offer.give : offer.ask).map((term) => ({
    sign: termSign(term),
    words: termText(term, say),
    later: false,
  })),
  ...(sender ? offer.promise : offer.want).map((pledge) => ({
    sign: pledgeSign(pledge),
    words: words(pledge, say),
    later: true,
  })),
];

/** All that one side of an offer brings. `helper`: who would fight as the ally. */
export const side = (offer: Offer, sender: boolean, helper: string, say: Say): Good[] => [
  ...(offer.alliance && (sender ? offer.from : offer.to) === helper
    ? [{ sign: SIGNS.ally, words: say("board-as-ally"), later: false }]
    : []),
  ...pricesOf(offer, sender, say, pledgeText),
];

/** In full; `short`: in a few words, where room is scarce. */
export function effectText(effect: Effect, say: Say, short = false): string {
  const args = { n: effect.n ?? 0, type: effect.type ?? "", item: effect.item ?? "" };
  return say(short ? `board-effect-${effect.kind}` : `effect-${effect.kind}`, args);
}

/** Why somebody is stronger in this fight than on his sheet. */
export const extraText = ({ by, n }: Extra, say: Say): string =>
  by.startsWith("item:") ? say("board-extra-item", { item: by, n }) : say("board-extra-sworn", { n });

/** How far a quest is: counted, or measured with a word for what. */
export function progressText(quest: string, [n, of]: [number, number], say: Say): string {
  const measured = `board-progress-${idOf(quest)}`;
  return say(say.has(measured) ? measured : "board-progress", { n, of });
}

/** What a quest pays when it is done, and costs when it is not. */
export interface QuestWorth {
  points: number;
  penalty: number;
  /** Of a hundred who hold it, how many complete it. */
  done: number;
}
export const QUEST_GEMS = 4; // dqt-qst-02, -03

/** Of a card one may choose; null for those that are no quests. */
export function questWorth({ args }: Option): QuestWorth | null {
  const { points, penalty, done } = args;
  const known = typeof points === "number" && typeof penalty === "number" && typeof done === "number";
  return known ? { points, penalty, done } : null;
}

/** The sides that a seat has promised in this arena, whether the word was kept or not. */
export const sidesPromised = (view: View, seat: string): PromiseView[] =>
  view.promises.filter(({ from, turn, pledge }) => from === seat && turn === view.turn && pledge.kind === "side");

const SPOILS: readonly PledgeKind[] = ["gems", "share", "trophy", "carcass"];

/** What the one who leads the fight has promised his ally and may give him now, with the spoils. */
export const spoilsPromised = (view: View, { ally }: DungeonFight): PromiseView[] =>
  view.promises.filter(
    ({ from, to, state, pledge }) =>
      from === view.active && to === ally && state === "open" && SPOILS.includes(pledge.kind),
  );

/** By this offer one is asked, for nothing else, for the help one has promised: everything but a yes breaks that word (dqt-prm-12). */
export const callsForHelp = (view: View, { alliance, from, to, ask, want }: Offer): boolean =>
  alliance &&
  from === view.active &&
  !ask.length &&
  !want.length &&
  view.promises.some(
    (each) => each.state === "open" && each.pledge.kind === "ally_next" && each.from === to && each.to === from,
  );

/** To whom a seat would break its word with that token in its fist. */
export const broken = (view: View, seat: number, side: SideName): string[] => [
  ...new Set(
    sidesPromised(view, seatRef(seat))
      .filter(({ state, pledge }) => state === "open" && pledge.side !== side)
      .map(({ to }) => to),
  ),
];

/** To whom the addressee of an offer has promised the other side already: he could keep only one of the two words. */
export function otherWord(view: View, { to, want }: Offer): string | null {
  const side = want.find(({ kind }) => kind === "side")?.side;
  const given = sidesPromised(view, to).find(({ state, pledge }) => state === "open" && pledge.side !== side);
  return side && given ? given.to : null;
}
