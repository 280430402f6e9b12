/** The table in sentences. */
import { at, type Props } from "./types";
import { pledgeText, side } from "./words";

/** Beside the question: what it is about. */
export function situation({ view, say, seat }: Props): string[] {
  const lines: string[] = [];
  const fight = view.fight;
  if (fight?.kind === "dungeon" && !fight.dice)
    lines.push(
      say("board-say-fight", {
        card: fight.card,
        power: fight.power,
        mine: fight.green.total,
        chance: `=${say.percent(fight.ally ? (fight.odds.with[fight.ally] ?? fight.odds.alone) : fight.odds.alone)}`,
      }),
    );
  if (fight?.kind === "arena")
    lines.push(
      say("board-say-arena", {
        attacker: fight.attacker,
        defender: fight.defender,
        a: fight.powers.attacker,
        d: fight.powers.defender,
      }),
    );
  const me = seat === null ? undefined : at(view, seat);
  if (me && !fight)
    lines.push(say("board-say-me", { power: me.power, gems: me.gems, trophies: me.trophies, goal: view.goal }));
  return lines;
}

/** All of it. */
export function reading(props: Props): string[] {
  const { view, say } = props;
  const people = view.adventurers.map((who) =>
    say("board-read-adventurer", {
      who: who.seat,
      character: who.character ?? "",
      power: who.power,
      ally: who.ally,
      wounds: who.wounds,
      gems: who.gems,
      trophies: who.trophies,
      kept: who.ledger?.kept ?? 0,
      broken: who.ledger?.broken ?? 0,
    }),
  );
  const offers = view.offers.map((offer) => {
    const gives = side(offer, true, say);
    const asks = side(offer, false, say);
    const list = (words: string[]): string => (words.length ? words.join(", ") : say("board-nothing"));
    return say("board-read-offer", {
      from: offer.from,
      to: offer.to,
      gives: `=${list([...gives.now, ...gives.later])}`,
      asks: `=${list([...asks.now, ...asks.later])}`,
    });
  });
  const promises = view.promises
    .filter(({ state }) => state === "open")
    .map((promise) =>
      say("board-read-promise", { from: promise.from, to: promise.to, what: `=${pledgeText(promise.pledge, say)}` }),
    );
  const quests = (view.mine?.quests ?? []).map((own) =>
    say("board-read-quest", { quest: own.quest, n: own.progress[0], of: own.progress[1] }),
  );
  return [
    say("board-round", { round: view.round, goal: view.goal }),
    ...situation(props),
    ...people,
    ...offers,
    ...promises,
    ...quests,
  ];
}

export const brief = (view: Props["view"], seat: number, say: Props["say"]): string => {
  const who = at(view, seat);
  return who ? say("board-brief", { power: who.power, gems: who.gems, trophies: who.trophies }) : "";
};
