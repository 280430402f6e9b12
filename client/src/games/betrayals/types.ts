/** The view as the board's parts use it. */
import type { BoardProps } from "../board";
import type { Adventurer, Ask, DungeonFight, Offer, Seat, SideRule, Slot, View } from "./view";

export type * from "./view";
export type Props = BoardProps<View, Ask>;

export const SIDE_RULES: readonly SideRule[] = ["ask", "attacker", "defender", "neutral", "against_leader", "promised"];

export const SLOTS: readonly Slot[] = ["weapon", "armour", "jewel"];
/** Quests that lie face down before somebody. */
export const hiddenQuests = ({ open_quests, main }: Adventurer): number => open_quests + (main === "hidden" ? 1 : 0);

/** More than these at a table sit closer together. */
export const MANY = 4;
export const seatNumber = (ref: string): number => Number(ref.slice("seat:".length));
export const seatRef = (n: number): Seat => `seat:${n}`;
export const idOf = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
export const at = (view: View, seat: number | string): Adventurer | undefined => {
  const ref = typeof seat === "number" ? seatRef(seat) : seat;
  return view.adventurers.find((each) => each.seat === ref);
};
/** A monster nobody may be helped against. */
export const noAlly = ({ effects }: DungeonFight): boolean => effects.some(({ kind }) => kind === "no_ally");
/** Everybody who might come along has a lane beside the monster, as long as that is talked about. */
export const lanesOpen = ({ fight, parley }: View): boolean =>
  fight?.kind === "dungeon" && parley?.kind === "dungeon" && !fight.ally && !noAlly(fight);
/** What is said is said among the deals: there one passes, too. */
export const talksHere = (view: View): boolean => !!view.parley && !lanesOpen(view);
/** Whom I may make an offer to now. */
export const partnersOf = ({ view, seat, past }: Props): Seat[] => {
  const me = seat === null || past || !view.parley?.may_speak ? null : seatRef(seat);
  return me ? view.parley!.parties.flatMap(([a, b]) => (a === me ? [b] : b === me ? [a] : [])) : [];
};
/** Where the crowd closes its fists: there one asks them for their side. */
export const inCrowd = ({ fight }: View, seat: string): boolean =>
  fight?.kind === "arena" && fight.thirds.some((third) => third.seat === seat);
/** The price of somebody's help, whoever of the two has named it, stands in his lane; what else is in it needs a slip of its own. */
export const inLane = (view: View, offer: Offer): boolean => {
  const { alliance, from, private: secret, sworn, text, promise, give, want, ask } = offer;
  const more = from === view.active ? [...ask, ...want] : [...promise, ...give];
  return lanesOpen(view) && alliance && !secret && !sworn && !text && !more.length;
};
/** What can be done with a thing now. */
export const about = (props: Props, verb: string, ref?: string) =>
  props.options.filter((option) => option.verb === verb && (ref === undefined || option.refs.includes(ref)));
