/** What `questhall.games.heroquest.views.view` gives. */
import type { Lang } from "../../wire";
import type { BoardProps } from "../board";

/** A quest's own words, in every language. */
export type Prose = Partial<Record<Lang, string>>;

export interface Door {
  ref: string;
  a: string;
  b: string;
  open: boolean;
  kind: "normal" | "secret" | "locked" | "false" | "event";
  barred?: number;
}

export interface Piece {
  ref: string;
  kind: string;
  at: string;
  rot: number;
  /** Every square it stands on. */
  squares: string[];
  /** `known`; Zargon also reads what it is. */
  trap: string | Prose | null;
}

export interface Trap {
  ref: string;
  kind: "pit" | "falling_block" | "spear";
  at: string;
  state: string;
}

export interface Monster {
  ref: string;
  kind: string;
  /** The kind of figure on the board: another one where the box has run out. */
  figure?: string;
  name: Prose | null;
  at: string;
  body: number;
  body_start: number;
  move: number;
  attack: number;
  defend: number;
  mind: number;
  /** What cannot touch it, the only items that hurt it, the heroes who cannot. */
  immune: string[];
  hurt_only_by: string[];
  not_hurt_by: string[];
  effects: string[];
  in_pit: boolean;
  used: boolean;
  /** Dread spells; only Zargon reads them. */
  spells?: string[];
}

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

export interface Dice {
  dice: number;
  parts: [string, number][];
}

export interface Hero {
  ref: string;
  seat: number;
  kind: string;
  /** What his player calls him; "" for his class. */
  name: string;
  at: string | null;
  status: "in_play" | "outside" | "left" | "dead";
  body: number;
  body_max: number;
  mind: number;
  mind_max: number;
  gold: number;
  hand: string | null;
  worn: string | null;
  items: { id: string; count: number }[];
  things: string[];
  spells: string[];
  groups: string[];
  stored: string | null;
  attack: Dice;
  defend: Dice;
  effects: string[];
  in_pit: boolean;
  searched: string[];
  quests: number[];
  deaths: number;
}

export interface Thing {
  ref: string;
  name: Prose | string;
  at: string | null;
  bearer: number | null;
}

export interface Shop {
  stock: { id: string; cost: number; who: number[] }[];
  ready: number[];
  /** The number of the quest that comes next. */
  next: number;
}

/** What only Zargon sees. */
export interface Secrets {
  rows: string[];
  doors: Door[];
  traps: Trap[];
  furniture: Piece[];
  monsters: Monster[];
  casters: { monster: string; spells: string[] }[];
  things: { ref: string; name: Prose | string; at: string }[];
  treasures: { room: string; text: Prose | null }[];
  events: { id: string; text: Prose | null; when: string }[];
  wandering: { kind: string; count: number } | null;
  exit: string[];
}

export interface View {
  phase: "setup" | "quest" | "between" | "over";
  campaign: boolean;
  quests: { id: string; number: number; title: Prose; difficulty: number; state: "done" | "open" | "locked" }[];
  quest: {
    id: string;
    number: number;
    title: Prose;
    parchment: Prose;
    round: number;
    goals: { text: Prose; met: boolean }[];
    notes: Prose[];
    timers: { id: string; label: Prose | null; left: number }[];
    outcome: string;
  };
  turn: {
    hero: number | null;
    zargon: boolean;
    rolled: boolean;
    left: number;
    stepped: boolean;
    acted: boolean;
    over: boolean;
    monster: string | null;
  };
  rows: string[];
  doors: Door[];
  furniture: Piece[];
  traps: Trap[];
  stairs: string[];
  exit: string[];
  monsters: Monster[];
  allies: Ally[];
  things: Thing[];
  /** Steps to each square the hero on turn may walk to. */
  reach: Record<string, number>;
  /** Squares the hero on turn could aim at. */
  sight: string[];
  piles: { hero: number; at: string }[];
  heroes: Hero[];
  order: number[];
  deck: { left: number; bad: number };
  kinds: string[];
  /** The printed cards of the monsters met so far. */
  cards: MonsterCard[];
  dice: { kind: "combat" | "red"; faces: string[] } | null;
  shop: Shop | null;
  zargon: Secrets | null;
}

export type Props = BoardProps<View>;

export const ZARGON = 0;

/** Prose in the reader's language. */
export const prose = (text: Prose | null | undefined, lang: Lang): string => text?.[lang] ?? text?.en ?? "";

/** The number in `monster:4`. */
export const numberOf = (ref: string): number => Number(ref.slice(ref.indexOf(":") + 1));

/** The hero who sits there; undefined for Zargon. */
export const heroAt = (view: View, seat: number): Hero | undefined => view.heroes.find((hero) => hero.seat === seat);
