// Made by tools/view_types.py from the game's views/shapes.py. Do not edit.

export type Status = "inside" | "escaped" | "dead";

export type Cause = "" | "wounds" | "trap" | "skeleton" | "demon" | "no-flight" | "sunset" | "spider" | "fire";

export type RowState = "open" | "bought" | "awakened";

export type Reminder = "" | "tile" | "note";

export type Trap = "arrow" | "trapdoor" | "fog";

export type Coin = "50" | "100";

/** How well a hero lies in the race against the sun */
export type Pace = "easy" | "steady" | "late" | "desperate" | "lost";

/** how often each face is on a die */
export type Faces = Record<string, number>;

/** What a question is about: the name of the step that asks, as the hall sends it in `step` */
export type Ask =
  | "Walk"
  | "OfferReroll"
  | "BlockSquare"
  | "LeaveChamber"
  | "Flee"
  | "DemonStep"
  | "HideTile"
  | "GuessTile"
  | "StayOrLeave"
  | "OfferObjects"
  | "OfferTalisman"
  | "TakeTreasure"
  | "SpiderCoin"
  | "Fight"
  | "Trap";

export interface Treasure {
  ref: string;
  name: string;
  stars: number;
  value: number;
}

export interface SupplyObject {
  id: string;
  cost: number;
  value: number;
}

/** One score sheet. */
export interface HeroSheet {
  /** seat:2 */
  seat: string;
  status: Status;
  cause: Cause;
  suns: number;
  suns_total: number;
  /** not crossed off: during the hero's turn, the turns that follow it */
  suns_left: number;
  lp: number;
  bones: number;
  at: string;
  seen_chamber: boolean;
  /** the shortest way that remains; null: there is none */
  steps_left: number | null;
  /** those of them that lead into the chamber; 0 once it has been seen */
  to_chamber: number;
  /** steps that the dice must bring in each turn of walking that is left */
  need: number | null;
  pace: Pace;
  line: string[];
  dots: string[];
  blocked: string[];
  crossed: string[];
  demon: string | null;
  row: number;
  finds: number;
  row_length: number;
  rows: RowState[];
  traps: Record<Trap, number>;
  coins: Record<Coin, number>;
  scratched: Record<Coin, number>;
  boxes: number;
  treasures: Treasure[];
  objects: string[];
  bought: number;
  miss: Reminder;
  spider: Reminder;
  venom: boolean;
  just_left: boolean;
  loot: number;
}

export interface Supply {
  treasures: Treasure[];
  objects: SupplyObject[];
  spider_tiles: number;
  demon_tiles: number;
  miss_markers: number;
}

/** The pool, and the throw whose stars a treasure is taken for. */
export interface Chamber {
  dragons: number;
  dice: number;
  /** percent, to a tenth: how likely the next throw wakes the dragon */
  wake: number;
  thrown: string[];
}

/** drq-wal-05: that a tile lies there is open, its number is for the seat that hid it. */
export interface Wall {
  hidden: boolean;
  tile: number | null;
}

export interface DieFaces {
  black: Faces;
  red: Faces;
  chamber: Faces;
}

/** The dice of the turn as they lie. */
export interface DiceView {
  movement: string[];
  skulls: number;
  rerolls: number;
  steps: number;
  danger: (string | null)[];
  /** the monster or trap that is being met */
  encounter: string | null;
  stars: number;
  faces: DieFaces;
}

export interface View {
  round: number;
  turn: number;
  /** seat:0 */
  start: string;
  active: string;
  heroes: HeroSheet[];
  supply: Supply;
  chamber: Chamber;
  leaving: boolean;
  wall: Wall;
  dice: DiceView;
}
