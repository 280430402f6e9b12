// Made by tools/view_types.py from the game's views/shapes.py. Do not edit.

/** seat:2 */
export type Seat = string;

export type Phase = "setup" | "village" | "dungeon" | "arena" | "over";

export type Slot = "weapon" | "armour" | "jewel";

export type SideName = "attacker" | "defender" | "neutral";

export type SideRule = "ask" | "attacker" | "defender" | "neutral" | "against_leader" | "promised";

export type Talk = "village" | "dungeon" | "arena" | "settlement";

export type GemSource = "monster" | "moon" | "loop" | "bounty" | "song" | "fingers";

export type PromiseState = "open" | "kept" | "broken" | "void" | "waived";

export type PledgeKind =
  | "gems"
  | "share"
  | "trophy"
  | "carcass"
  | "item"
  | "quest"
  | "side"
  | "no_arena"
  | "ally_next"
  | "text";

/** What a question is about: the name of the step that asks, as the hall sends it in `step` */
export type Ask =
  | "Draft"
  | "ChooseMain"
  | "KeepQuest"
  | "Fit"
  | "SecondSight"
  | "Peddler"
  | "Altar"
  | "Letter"
  | "Gate"
  | "FleeOrFight"
  | "Announce"
  | "Twist"
  | "Wish"
  | "Spoils"
  | "ChooseSide"
  | "VolteFace"
  | "Plunder"
  | "Settle"
  | "ClaimQuests"
  | "DungeonByTurns"
  | "ArenaByTurns"
  | "Parley";

export interface GemsTerm {
  gems: number;
}

export interface ItemTerm {
  item: string;
}

export interface CarcassTerm {
  carcass: string;
}

/** dqt-neg-20: its number is all that is shown. */
export interface QuestTerm {
  quest: number;
}

/** what changes hands now */
export type Term = GemsTerm | ItemTerm | CarcassTerm | QuestTerm;

export interface ByRound {
  round: number;
}

/** What is promised for later. */
export interface Pledge {
  kind: PledgeKind;
  n?: number;
  /** a share: so many of so many */
  of?: number[];
  card?: string;
  item?: string;
  quest?: number;
  side?: SideName;
  round?: number;
  text?: string;
  when?: "win" | "always";
  due?: "turn" | "spoils" | ByRound;
}

/** An offer as it is said in a structured answer. */
export interface Proposal {
  to: Seat;
  give: Term[];
  ask: Term[];
  promise: Pledge[];
  want: Pledge[];
  alliance: boolean;
  private?: boolean;
  sworn?: boolean;
  text?: string;
}

export interface Sent {
  ref: string;
  from: Seat;
}

/** An offer that lies open. */
export interface Offer extends Sent, Proposal {
  /** the offer it counters */
  answers: string | null;
}

export interface PromiseView extends Sent {
  to: Seat;
  pledge: Pledge;
  state: PromiseState;
  triggered: boolean;
  delivered: number;
  sworn: boolean;
  refused: boolean;
  turn: number;
}

/** Promises for some rounds that can matter between me and somebody: there will be a turn in which to keep them. */
export interface Words {
  mine: PledgeKind[];
  theirs: PledgeKind[];
}

/** The window that is open, who may deal in it, and how often this seat may still speak. */
export interface Parley {
  kind: Talk;
  stage: number;
  parties: [Seat, Seat][];
  may_speak: boolean;
  passed: Seat[];
  /** null: as often as one likes */
  left: Record<string, number | null>;
  /** by seat */
  lasting: Record<string, Words>;
  /** offers between two pairs of eyes are allowed at this table */
  private: boolean;
}

/** Standing instructions: what the game answers for me. */
export interface Orders {
  ally_from: number | null;
  side: SideRule;
  settle: boolean;
  claim: boolean;
}

/** What a card does besides its figures; `type` and `item` are what it is about. */
export interface Effect {
  kind: string;
  n: number;
  type?: string | null;
  item?: string | null;
}

/** An item in the shop. */
export interface Ware {
  item: string;
  slot: Slot;
  price: number;
  bonus: number;
  effects: Effect[];
  /** my gauge, were it worn */
  power: number | null;
}

export interface Carcass {
  card: string;
  type: string;
  power: number;
}

/** A monster's card. */
export interface Printed {
  type: string;
  power: number;
  printed: number;
  gems: number;
  trophies: number;
  effects: Effect[];
}

/** An event that lasts. */
export interface Lasting {
  card: string;
  /** null: until a monster falls */
  until: Seat | null;
}

export interface Ledger {
  kept: number;
  broken: number;
  waived: number;
  open: number;
}

export interface Penalty {
  quest: string;
  points: number;
}

/** All that is open about one player. */
export interface Adventurer {
  seat: Seat;
  character: string | null;
  gems: number;
  trophies: number;
  wounds: number;
  power: number;
  ally: number;
  parts: [string, number][];
  worn: Record<Slot, string | null>;
  surplus: string[];
  carcasses: Carcass[];
  open_quests: number;
  slots: number[];
  /** "hidden" as long as it is */
  main: string | null;
  completed: string[];
  unique: boolean;
  token: string | null;
  /** null where the table keeps no public ledger */
  ledger: Ledger | null;
  score: number | null;
  penalties: Penalty[];
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

/** What this seat alone may see. */
export interface Mine {
  quests: OwnQuest[];
  dealt: string[];
  auto_claim: boolean;
  orders: Orders;
}

/** Of the two dice, or of the two sides. */
export interface Two {
  green: number;
  red: number;
}

export interface Announced {
  seat: Seat;
  what: "double" | "rage" | "stand";
}

/** What the fight would bring to somebody in it. */
export interface Forecast {
  /** of a victory: all that comes by itself, whatever is promised */
  gems: number;
  sources: [GemSource, number][];
  /** wounds that a victory takes away */
  heals: number;
  /** of a defeat */
  wounds: number;
  /** of a defeat by a KritiK */
  kritik: number;
  /** gems, for a defeat */
  pays: number;
}

export interface Fight {
  /** by seat */
  forecast: Record<string, Forecast>;
  dice: Two | null;
  /** with the dice as they lie; once decided as they were compared, whatever has been done since */
  totals: Two | null;
  decided: boolean;
  announced: Announced[];
  /** by what may be announced or thrown anew now: how likely green wins then */
  announcing: Record<string, number>;
}

export interface Flight {
  allowed: boolean;
  rule: string;
  text: string | null;
  args: Record<string, unknown>;
}

export interface GreenSide {
  power: number;
  ally: number;
  total: number;
}

export interface DungeonOdds {
  alone: number;
  with: Record<string, number>;
}

/** What somebody's power gains against this monster's type only: by an item, or by the token of a sworn enemy. */
export interface Extra {
  by: string;
  n: number;
}

export interface DungeonFight extends Fight, Printed {
  kind: "dungeon";
  card: string;
  flee: Flight;
  ally: Seat | null;
  green: GreenSide;
  /** by seat of whoever may come along: what he adds here */
  helps: Record<string, number>;
  /** by seat */
  extras: Record<string, Extra[]>;
  odds: DungeonOdds;
}

export interface Powers {
  attacker: number;
  defender: number;
}

/** Somebody in the crowd. */
export interface Third {
  seat: Seat;
  ally: number;
  chosen: boolean;
  side: SideName | null;
}

export interface SideOdds {
  attacker: number;
  defender: number;
  neutral: number;
}

/** Somebody's support that is reckoned with: it was promised, or is in one's own fist. */
export interface Counted {
  seat: Seat;
  side: SideName;
  ally: number;
}

/** How likely the attacker wins. `so_far` and `by` reckon with what this seat knows, which is `counted`. */
export interface ArenaOdds {
  none: number;
  so_far: number;
  /** with the choice of that third */
  by: Record<string, SideOdds>;
  counted: Counted[];
}

export interface ArenaFight extends Fight {
  kind: "arena";
  attacker: Seat;
  defender: Seat;
  powers: Powers;
  thirds: Third[];
  odds: ArenaOdds;
}

export interface FinalQuest {
  quest: string;
  done: boolean;
  points: number;
}

export interface FinalRow {
  seat: Seat;
  trophies: number;
  main: FinalQuest | null;
  secondary: FinalQuest[];
  total: number;
  carcasses: number;
  place: number;
}

/** Why something is not possible now. */
export interface Shut {
  rule: string;
  text: string;
  args: Record<string, unknown>;
}

export interface View {
  phase: Phase;
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
  arena_why: Shut | null;
  /** the cards are played without most of their effects */
  plain: boolean;
  deck: number;
  guild: number;
  curse: Seat | null;
  effects: Lasting[];
  shop: Ware[];
  apart: string[];
  adventurers: Adventurer[];
  mine: Mine | null;
  fight: DungeonFight | ArenaFight | null;
  special: string | null;
  sight: string | null;
  /** what is printed on the monster that I alone see */
  sight_monster: Printed | null;
  /** events of this turn */
  met: string[];
  parley: Parley | null;
  offers: Offer[];
  promises: PromiseView[];
  result: FinalRow[] | null;
}
