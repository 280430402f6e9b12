/** What `questhall.games.betrayals.views.view` gives. */
import type { BoardProps } from "../board";

export type Seat = `seat:${number}`;
export type SideName = "attacker" | "defender" | "neutral";

/** What changes hands now. */
export type Term = { gems: number } | { item: string } | { carcass: string } | { quest: number };

/** What is promised for later. */
export interface Pledge {
  kind: "gems" | "share" | "trophy" | "carcass" | "item" | "quest" | "side" | "no_arena" | "ally_next" | "text";
  n?: number;
  of?: [number, number];
  card?: string;
  item?: string;
  quest?: number;
  side?: SideName;
  round?: number;
  text?: string;
  when?: "win" | "always";
  due?: "turn" | "spoils" | { round: number };
}

/** What is said in a structured answer. */
export interface Proposal {
  to: string;
  give: Term[];
  ask: Term[];
  promise: Pledge[];
  want: Pledge[];
  alliance: boolean;
  private?: boolean;
  sworn?: boolean;
  text?: string;
}

export interface Offer extends Omit<Proposal, "to"> {
  ref: string;
  from: Seat;
  to: Seat;
}

export interface PromiseView {
  ref: string;
  from: Seat;
  to: Seat;
  pledge: Pledge;
  state: "open" | "kept" | "broken" | "void" | "waived";
  triggered: boolean;
  delivered: number;
  sworn: boolean;
  refused: boolean;
  turn: number;
}

export interface Effect {
  kind: string;
  n?: number;
  type?: string | null;
  item?: string | null;
}

export interface Ware {
  item: string;
  slot: "weapon" | "armour" | "jewel";
  price: number;
  bonus: number;
  effects: Effect[];
  power?: number | null;
}

export interface Carcass {
  card: string;
  type: string;
  power: number;
}

export interface Adventurer {
  seat: Seat;
  character: string | null;
  gems: number;
  trophies: number;
  wounds: number;
  power: number;
  ally: number;
  parts: [string, number][];
  worn: { weapon: string | null; armour: string | null; jewel: string | null };
  surplus: string[];
  carcasses: Carcass[];
  open_quests: number;
  slots: number[];
  main: string;
  completed: string[];
  unique: boolean;
  token: string | null;
  /** null where the table keeps no public ledger. */
  ledger: { kept: number; broken: number; waived: number; open: number } | null;
}

export interface OwnQuest {
  quest: string;
  main: boolean;
  serial: number | null;
  value: number;
  progress: [number, number];
  done: boolean;
  claim: boolean;
}

/** Standing instructions: what the game answers for me. */
export interface Orders {
  ally_from: number | null;
  side: SideRule;
  settle: boolean;
  claim: boolean;
}

export const SIDE_RULES = ["ask", "attacker", "defender", "neutral", "against_leader", "promised"] as const;
export type SideRule = (typeof SIDE_RULES)[number];

/** A monster's card. */
export interface Printed {
  type: string;
  power: number;
  printed: number;
  gems: number;
  trophies: number;
  effects: Effect[];
}

export interface DungeonFight extends Printed {
  kind: "dungeon";
  card: string;
  flee: { allowed: boolean; rule: string; text: string | null; args?: Record<string, unknown> };
  ally: Seat | null;
  green: { power: number; ally: number; total: number };
  odds: { alone: number; with: Record<string, number> };
  dice: { green: number; red: number } | null;
  /** As they were compared, whatever the fight has done to anybody since. */
  totals: { green: number; red: number } | null;
  announced: { seat: Seat; what: string }[];
}

export interface ArenaFight {
  kind: "arena";
  attacker: Seat;
  defender: Seat;
  powers: { attacker: number; defender: number };
  thirds: { seat: Seat; ally: number; chosen: boolean; side: SideName | null }[];
  odds: { none: number; if: Record<string, { attacker: number; defender: number }> };
  dice: { green: number; red: number } | null;
  /** As they were compared, whatever the fight has done to anybody since. */
  totals: { green: number; red: number } | null;
  announced: { seat: Seat; what: string }[];
}

export interface Parley {
  kind: "village" | "dungeon" | "arena" | "settlement";
  stage: number;
  parties: [Seat, Seat][];
  may_speak: boolean;
  passed: Seat[];
  left: Record<string, number | null>;
  /** Offers between two pairs of eyes are allowed at this table. */
  private: boolean;
}

export interface FinalRow {
  seat: Seat;
  trophies: number;
  main: { quest: string; done: boolean; points: number };
  secondary: { quest: string; done: boolean; points: number }[];
  total: number;
  carcasses: number;
  place: number;
}

export interface View {
  game: "betrayals";
  phase: "setup" | "village" | "dungeon" | "arena" | "over";
  round: number;
  goal: number;
  turn: number;
  first: Seat | null;
  active: Seat;
  visit: 1 | 2;
  last_round: boolean;
  bank: number | null;
  pot: number;
  arenas: number;
  arena_open: boolean;
  arena_why: { rule: string; text: string; args: Record<string, unknown> } | null;
  deck: number;
  guild: number;
  curse: Seat | null;
  effects: { card: string; until: Seat | null }[];
  shop: Ware[];
  apart: string[];
  adventurers: Adventurer[];
  mine: { quests: OwnQuest[]; dealt: string[]; auto_claim: boolean; orders: Orders } | null;
  fight: DungeonFight | ArenaFight | null;
  special: string | null;
  sight: string | null;
  /** What is printed on the monster that I alone see. */
  sight_monster: Printed | null;
  /** Events of this turn. */
  met: string[];
  parley: Parley | null;
  offers: Offer[];
  promises: PromiseView[];
  result: FinalRow[] | null;
}

export type Props = BoardProps<View>;

/** More than these at a table sit closer together. */
export const MANY = 4;
export const seatNumber = (ref: string): number => Number(ref.slice("seat:".length));
export const seatRef = (n: number): Seat => `seat:${n}`;
export const idOf = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
export const at = (view: View, seat: number | string): Adventurer | undefined => {
  const ref = typeof seat === "number" ? seatRef(seat) : seat;
  return view.adventurers.find((each) => each.seat === ref);
};
/** What can be done with a thing now. */
export const about = (props: Props, verb: string, ref?: string) =>
  props.options.filter((option) => option.verb === verb && (ref === undefined || option.refs.includes(ref)));
