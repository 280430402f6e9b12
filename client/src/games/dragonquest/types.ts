/** What `questhall.games.dragonquest.view` gives. */
import type { BoardProps } from "../board";

export type Trap = "arrow" | "trapdoor" | "fog";
export type RowState = "open" | "bought" | "awakened";
export type Coin = "50" | "100";

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
  seat: string;
  status: "inside" | "escaped" | "dead";
  cause: string;
  suns: number;
  suns_total: number;
  lp: number;
  bones: number;
  at: string;
  seen_chamber: boolean;
  steps_left: number | null;
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
  miss: string;
  spider: string;
  venom: boolean;
  just_left: boolean;
  loot: number;
}

/** How often each face is on a die. */
export type Faces = Record<string, number>;

export interface View {
  game: "dragonquest";
  round: number;
  turn: number;
  start: string;
  active: string;
  waiting: { for: string; step?: string; seats?: string[]; throw?: string };
  heroes: HeroSheet[];
  supply: {
    treasures: Treasure[];
    objects: SupplyObject[];
    spider_tiles: number;
    demon_tiles: number;
    miss_markers: number;
  };
  chamber: { dragons: number; dice: number; wake: number; thrown: string[] };
  wall: { hidden: boolean; tile: number | null };
  dice: {
    movement: string[];
    skulls: number;
    rerolls: number;
    steps: number;
    danger: (string | null)[];
    stars: number;
    faces: { black: Faces; red: Faces; chamber: Faces };
  };
  over: boolean;
  winners: string[];
}

export type Props = BoardProps<View>;

/** The number in `seat:2`. */
export function seatOf(ref: string): number {
  return Number(ref.slice(ref.indexOf(":") + 1));
}

/** Steps that ask the neighbour about the castle of the hero whose turn it is. */
export const ABOUT_ANOTHER: readonly string[] = ["HideTile", "BlockSquare", "DemonStep"];

export const TRAPS: readonly Trap[] = ["arrow", "trapdoor", "fog"];
export const ROW_DANGERS = ["spider", "demon", "skeleton"] as const;
export const WAKING_DRAGONS = 7;
export const DEADLY_SKULLS = 3;
