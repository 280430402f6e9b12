// Made by tools/view_types.py from the game's views/shapes.py. Do not edit.

/** a quest's own words, in every language */
export type Prose = Record<string, string>;

export type Phase = "setup" | "quest" | "between" | "over";

export type Status = "in_play" | "outside" | "left" | "dead";

export type Outcome = "undecided" | "success" | "failure" | "unfinished";

export type QuestState = "done" | "open" | "locked";

export type DoorKind = "normal" | "secret" | "locked" | "false" | "event";

export type TrapKind = "pit" | "falling_block" | "spear";

/** What a question is about: the name of the step that asks, as the hall sends it in `step` */
export type Ask =
  | "HeroChoice"
  | "ChooseGroups"
  | "StoreSpell"
  | "ChooseMonster"
  | "MonsterActs"
  | "CommandedActs"
  | "Wander"
  | "SetDown"
  | "LeaveRubble"
  | "Walk"
  | "Strike"
  | "Again"
  | "Reroll"
  | "BeforeDefence"
  | "Sip"
  | "ZeroBody"
  | "Share"
  | "Claims"
  | "OnceMore"
  | "Armoury";

/** `the north door of the laboratory`, as arguments of a text. */
export interface DoorName {
  side: string;
  of: string | Prose;
  /** which of them, where the wall has several doors; else empty */
  detail: string;
}

/** Between the squares `a` and `b`. */
export interface Door {
  ref: string;
  a: string;
  b: string;
  open: boolean;
  kind: DoorKind;
  barred: number;
  called: DoorName;
}

/** A piece of furniture. */
export interface Piece {
  ref: string;
  kind: string;
  at: string;
  rot: number;
  /** every square it stands on */
  squares: string[];
  /** `known`; Zargon also reads what it is */
  trap: string | Prose | null;
}

export interface Trap {
  ref: string;
  kind: TrapKind;
  at: string;
  state: "known" | "sprung" | "hidden";
}

/** what cannot hurt or touch it, the only things that can, and the heroes who cannot. */
export interface Immunities {
  immune: string[];
  hurt_only_by: string[];
  not_hurt_by: string[];
}

export interface Monster extends Immunities {
  ref: string;
  kind: string;
  /** the kind of figure on the board: another one where the box has run out */
  figure?: string;
  name: Prose | null;
  /** which of several alike it is; 0: there has been no other */
  number?: number;
  at: string;
  body: number;
  body_start: number;
  move: number;
  attack: number;
  defend: number;
  mind: number;
  effects: string[];
  in_pit: boolean;
  used: boolean;
  /** of one that stands on the board */
  threat?: number;
  /** dread spells of one that is hidden; only Zargon reads them */
  spells?: string[];
}

/** What the printed card of a monster says. */
export interface MonsterCard {
  kind: string;
  move: number;
  attack: number;
  defend: number;
  body: number;
  mind: number;
}

export interface Ally {
  ref: string;
  name: Prose | string;
  at: string;
  body: number;
  body_start: number;
  leader: number | null;
}

/** A thing of the quest's own. */
export interface Thing {
  ref: string;
  name: Prose | string;
  at: string | null;
  bearer: number | null;
  /** it has left the dungeon */
  out: boolean;
}

/** A slain monster where it fell, until it rises again. */
export interface Body {
  kind: string;
  at: string;
}

/** What a dead hero leaves behind. */
export interface Pile {
  hero: number;
  at: string;
}

/** All that lies open on the board. */
export interface Ground {
  /** a sign a square: its room, `.` a corridor, `#` unseen, `%` stone, `*` rubble */
  rows: string[];
  /** what each area in sight is called, by its sign */
  places: Record<string, string | Prose>;
  doors: Door[];
  furniture: Piece[];
  traps: Trap[];
  stairs: string[];
  exit: string[];
  monsters: Monster[];
  allies: Ally[];
  things: Thing[];
  /** steps to each square the hero on turn may walk to */
  reach: Record<string, number>;
  /** squares the hero on turn could aim at */
  sight: string[];
  piles: Pile[];
  bodies: Body[];
}

/** How many dice, and why so many. */
export interface Dice {
  dice: number;
  parts: [string, number][];
}

export interface Owned {
  id: string;
  count: number;
}

/** heq-set-06: a hero's sheet lies open to all. */
export interface Hero {
  ref: string;
  seat: number;
  kind: string;
  /** what his player calls him; "" for his class */
  name: string;
  at: string | null;
  status: Status;
  body: number;
  body_max: number;
  mind: number;
  mind_max: number;
  gold: number;
  hand: string | null;
  worn: string | null;
  items: Owned[];
  things: string[];
  spells: string[];
  groups: string[];
  stored: string | null;
  attack: Dice;
  defend: Dice;
  move: Dice;
  effects: string[];
  in_pit: boolean;
  searched: string[];
  used: string[];
  quests: number[];
  deaths: number;
  champion: boolean;
}

/** A quest of the book as far as everybody may read it. */
export interface QuestEntry {
  id: string;
  number: number;
  title: Prose | null;
  difficulty: number;
  state: QuestState;
}

export interface GoalView {
  text: Prose | null;
  met: boolean;
}

export interface TimerView {
  id: string;
  label: Prose | null;
  left: number;
}

export interface QuestView {
  id: string;
  number: number;
  title: Prose | null;
  parchment: Prose | null;
  /** once it is over, if the quest has one of its own */
  epilogue: Prose | null;
  round: number;
  goals: GoalView[];
  notes: (Prose | null)[];
  timers: TimerView[];
  met: boolean;
  failed: boolean;
  outcome: Outcome;
}

export interface Turn {
  hero: number | null;
  zargon: boolean;
  rolled: boolean;
  left: number;
  stepped: boolean;
  acted: boolean;
  over: boolean;
  monster: string | null;
}

export interface Deck {
  left: number;
  bad: number;
}

/** The last one. */
export interface Throw {
  kind: "combat" | "red";
  faces: string[];
}

export interface Ware {
  id: string;
  cost: number;
  /** the heroes who may use it */
  who: number[];
}

export interface Shop {
  stock: Ware[];
  ready: number[];
  /** the number of the quest that comes next */
  next: number;
}

/** The dread spells a monster on the board still has. */
export interface Caster {
  monster: string;
  spells: string[];
}

export interface HiddenAlly {
  ref: string;
  name: Prose | string;
  at: string | null;
}

export interface HiddenThing {
  ref: string;
  name: Prose | string;
  at: string;
}

export interface SpecialTreasure {
  room: string;
  text: Prose | null;
  /** gold, item, artifact, damage, heal */
  gives: (Record<string, string | number | Prose>)[];
}

export interface QuestEvent {
  id: string;
  text: Prose | null;
  when: string;
}

export interface Wandering {
  kind: string;
  count: number;
}

/** What only Zargon sees (heq-set-04). */
export interface Secrets {
  rows: string[];
  doors: Door[];
  traps: Trap[];
  furniture: Piece[];
  monsters: Monster[];
  casters: Caster[];
  allies: HiddenAlly[];
  things: HiddenThing[];
  treasures: SpecialTreasure[];
  events: QuestEvent[];
  wandering: Wandering | null;
  draws: Record<string, string>;
  counters: Record<string, number>;
  flags: string[];
  exit: string[];
}

export interface View extends Ground {
  phase: Phase;
  campaign: boolean;
  quests: QuestEntry[];
  quest: QuestView;
  turn: Turn;
  heroes: Hero[];
  order: number[];
  deck: Deck;
  kinds: string[];
  /** of the monsters met so far */
  cards: MonsterCard[];
  dice: Throw | null;
  shop: Shop | null;
  zargon: Secrets | null;
}
