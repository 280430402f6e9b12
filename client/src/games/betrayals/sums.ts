/** A fight as a sum: what each side adds up, term by term. It only takes apart what the view says; what a die counts for is what the total leaves for it. */
import type { Playing } from "../board";
import type { Shown } from "./shown";
import { idOf, type Adventurer, type ArenaFight, type DungeonFight, type SideName, type Two, type View } from "./types";

/** dqt-chr-06: what the Warrior's last stand adds, once. */
export const LAST_STAND = 3;

export interface Term {
  of: "own" | "stand" | "ally" | "die";
  /** A seat, or the monster's card. */
  who: string;
  /** Null for a die before the totals are compared. */
  n: number | null;
}

export interface Sum {
  colour: keyof Two;
  terms: Term[];
  total: number | null;
  /** What its leader has announced, which a figure is larger for. */
  announced: string[];
}

function summed(
  colour: keyof Two,
  parts: Term[],
  leader: string,
  totals: Two | null,
  announced: Sum["announced"],
): Sum {
  const total = totals?.[colour] ?? null;
  const rest = parts.reduce((sum, { n }) => sum + (n ?? 0), 0);
  return {
    colour,
    terms: [...parts, { of: "die", who: leader, n: total === null ? null : total - rest }],
    total,
    announced,
  };
}

/** What the leader of a side brings: a view counts his last stand into his power. */
function own(fight: ArenaFight | DungeonFight, who: string, power: number): Term[] {
  if (!stands(fight, who)) return [{ of: "own", who, n: power }];
  return [
    { of: "own", who, n: power - LAST_STAND },
    { of: "stand", who, n: LAST_STAND },
  ];
}

/** Whoever stands his last is stronger in the fight than on his sheet. */
export const stands = (fight: ArenaFight | DungeonFight, seat: string): boolean => said(fight, seat).includes("stand");

/** What the gear of one of the two on the sand adds there to what his sheet says; a doubled power says so itself (dqt-itm-14). */
export function sandGear(fight: ArenaFight, side: "attacker" | "defender", power: number): number {
  const seat = fight[side];
  return said(fight, seat).includes("double") ? 0 : fight.powers[side] - power - (stands(fight, seat) ? LAST_STAND : 0);
}

const said = (fight: ArenaFight | DungeonFight, seat: string): string[] =>
  fight.announced.filter((each) => each.seat === seat).map(({ what }) => what);

export const dungeonSums = (fight: DungeonFight, leader: string, totals: Two | null): [Sum, Sum] => [
  summed(
    "green",
    [
      ...own(fight, leader, fight.green.power),
      ...(fight.ally ? [{ of: "ally", who: fight.ally, n: fight.green.ally } as const] : []),
    ],
    leader,
    totals,
    said(fight, leader),
  ),
  summed("red", [{ of: "own", who: fight.card, n: fight.power }], fight.card, totals, []),
];

/** What is said to stand beside one of the two, while all fists are closed: nobody is held to it. */
export const promisedTo = ({ odds }: ArenaFight, side: "attacker" | "defender"): number =>
  odds.counted.filter((each) => each.side === side).reduce((sum, { ally }) => sum + ally, 0);

/** `sides`: the fists that are open. */
export function arenaSums(fight: ArenaFight, sides: Record<string, SideName | null>, totals: Two | null): [Sum, Sum] {
  const camp = (colour: keyof Two, side: "attacker" | "defender"): Sum =>
    summed(
      colour,
      [
        ...own(fight, fight[side], fight.powers[side]),
        ...fight.thirds
          .filter(({ seat }) => sides[seat] === side)
          .map(({ seat, ally }): Term => ({ of: "ally", who: seat, n: ally })),
      ],
      fight[side],
      totals,
      said(fight, fight[side]),
    );
  return [camp("green", "attacker"), camp("red", "defender")];
}

/** The same fight as it was fought, where the state it leads to still shows it: with what was announced just before the dice, and the chances by it. */
export function asFought<F extends ArenaFight | DungeonFight>(fight: F, playing: Playing | null): F {
  const then = (playing?.next?.view as View | undefined)?.fight;
  if (!then?.totals || fight.totals || then.kind !== fight.kind) return fight;
  const same =
    then.kind === "arena"
      ? then.attacker === (fight as ArenaFight).attacker && then.defender === (fight as ArenaFight).defender
      : then.card === (fight as DungeonFight).card;
  if (!same) return fight;
  return then.kind === "arena"
    ? { ...fight, powers: then.powers, announced: then.announced, odds: then.odds }
    : { ...fight, power: then.power, green: then.green, announced: then.announced, odds: then.odds };
}

/** How it stands: both totals as far as they are known, and whether they have been compared. */
export interface Score {
  totals: Two | null;
  decided: boolean;
}

/** By what is being shown; before the end the dice of a view may be others than those that lie there now. */
export function scoreOf(fight: ArenaFight | DungeonFight, shown: Shown, playing: Playing | null): Score {
  const decided = fight.decided || shown.totals !== null;
  return { totals: shown.totals ?? (playing && !decided ? null : fight.totals), decided };
}

/** A fight that is rather won than lost: no other is urged on anybody. */
export const isLikely = (chance: number): boolean => chance >= 0.5;

const SAFE = 0.75;
/** So likely won that no help need be bought. */
export const isSafe = (chance: number): boolean => chance >= SAFE;

const UPSET = 0.35;
/** Few would have put a gem on it: so likely it was, and it is won. */
export const isUpset = (chance: number): boolean => chance <= UPSET;

/** What was announced just before these dice changed a chance that nobody has seen since: no end is against it. */
export const isChanged = (playing: Playing | null): boolean =>
  !!playing?.moment.told.some(({ kind }) => kind === "announced");

// dqt-chr-04, -06, -10, -14: the unique powers with which whoever leads a dungeon fight may still turn it
const TURNS = ["barbarian", "warrior", "sorcerer", "ranger"];
/** The one this leader has kept, which no chance counts in. */
export function inReserve(fight: DungeonFight, leader: Adventurer | undefined): string | null {
  if (!leader?.unique || !leader.character || fight.dice) return null;
  const who = idOf(leader.character);
  return TURNS.includes(who) && leader.token !== fight.type ? who : null;
}

/**
 * How likely the attacker was to win with the fists as they are open. A view reckons with the words given, and with any
 * one fist that turns out otherwise; with more of them nobody knows: null.
 */
export function chanceWith({ odds, thirds }: ArenaFight, sides: Record<string, SideName | null>): number | null {
  const word = (seat: string): string => odds.counted.find((each) => each.seat === seat)?.side ?? "neutral";
  const others = thirds.filter(({ seat }) => (sides[seat] ?? "neutral") !== word(seat));
  const [one] = others;
  if (!one) return odds.so_far;
  return others.length === 1 ? (odds.by[one.seat]?.[sides[one.seat] ?? "neutral"] ?? null) : null;
}
