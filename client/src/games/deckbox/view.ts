// Made by tools/view_types.py from the game's views/shapes.py. Do not edit.

/** one text in every language */
export type Prose = Record<string, string>;

export type Colour = "green" | "blue" | "red";

export type Mode = "melee" | "ranged";

export type Phase = "setup" | "heroes" | "enemies" | "recovery" | "over";

export type ExitState = "live" | "locked" | "sealed" | "joint" | "entrance";

/** What a question is about: the name of the step that asks, as the hall sends it in `step` */
export type Ask =
  | "TakeCard"
  | "PlaceHero"
  | "WhoActs"
  | "Act"
  | "Aim"
  | "Veiling"
  | "SecondTarget"
  | "Trading"
  | "AnswerTrade"
  | "Window"
  | "React"
  | "ChooseBranch"
  | "Vote"
  | "PickHero"
  | "PickPayer"
  | "PutDice"
  | "ChooseAxis";

/** dbd-qst-04: a public counter. */
export interface Flag {
  id: string;
  name: Prose;
  value: number;
  /** what the objective or a gate asks for */
  need: number | null;
}

export interface QuestView {
  id: string;
  app: boolean;
  title: Prose;
  story: Prose;
  objective: Prose;
  special: Prose | null;
  victory: Prose | null;
  defeat: Prose | null;
  round: number;
  /** last round */
  limit: number | null;
  /** Recovery phases until the dungeon stirs; null: it does not */
  restless: number | null;
  flags: Flag[];
  /** shown if somebody chose it, and after the game */
  seed: string | null;
  outcome: "won" | "fallen" | "time" | null;
}

export interface FeatureView {
  id: string;
  at: string;
  /** null: until it is removed */
  uses: number | null;
}

/**
 * A tile on the table, in the order of reveal. `rows` are its 7 x 7 squares as they lie, north up.
 *
 * `#` wall, `.` floor, `~` water (a flooded floor too), `o` pit, `+` half-square. The first character of the first
 * row is the square x = 6i, y = 6j.
 */
export interface TileView {
  /** tile:3 */
  ref: string;
  slot: number;
  i: number;
  j: number;
  /** 12A */
  face: string;
  /** 0 north, 1 east, 2 south, 3 west */
  arrow: number;
  rows: string[];
  spawn: string;
  rule: string | null;
  feature: FeatureView | null;
  smoke: boolean;
  /** its id */
  encounter: string | null;
  /** of its encounter */
  title: Prose | null;
  line: Prose | null;
}

export interface GateView {
  flag: string;
  name: Prose;
  need: number;
}

/** A half-square. */
export interface ExitView {
  /** exit:3,0 */
  ref: string;
  at: string;
  state: ExitState;
  gate: GateView | null;
}

/** dbd-chr-01, -02: dice of the equipment, modifiers of hero and equipment. */
export interface AttackTotal {
  dice: number;
  modifier: number;
  keywords: string[];
}

export interface HeroView {
  /** hero:0 */
  ref: string;
  seat: number;
  /** the cards; null before they are taken */
  hero: string | null;
  equipment: string | null;
  ability: string | null;
  at: string | null;
  health: number;
  health_max: number;
  energy: number;
  energy_max: number | null;
  /** of the ability */
  energy_cost: number;
  treasure: number;
  treasure_max: number | null;
  items: string[];
  fallen: boolean;
  fell_at: string | null;
  carries: boolean;
  /** in this round */
  activated: boolean;
  melee: AttackTotal | null;
  ranged: AttackTotal | null;
  defence: number;
  speed: number;
  skills: Record<string, number>;
  /** stand, keen, whet, edge */
  effects: string[];
  edge: number;
}

export interface TurnView {
  /** seat of the hero who acts */
  hero: number | null;
  /** left */
  actions: number;
  /** movement left in the move under way */
  points: number;
  moving: boolean;
}

/** dbd-spn-01: a die on the table. `ref` counts enemies in the order in which they appeared, from 1. */
export interface EnemyView {
  /** enemy:3 */
  ref: string;
  foe: string;
  colour: Colour;
  kind: Mode;
  health: number;
  cap: number;
  at: string;
  stunned: boolean;
  boss: boolean;
  /** the seat that damaged it last */
  last: number | null;
  /** when it acts if nothing changes, from 1; 0 once all is over */
  order: number;
  /** the letter that tells it from its likes; "" while there has been only one */
  mark: string;
}

/** One of the quest's six cards, in the order of activation. */
export interface FoeCard {
  /** GR, GM, BR, BM, RR, RM */
  slot: string;
  foe: string;
  melee: AttackTotal | null;
  ranged: AttackTotal | null;
  defence: number;
  speed: number;
  keywords: string[];
  targets: string[];
  alive: number;
}

export interface Offer {
  id: string;
  cost: number;
}

export interface Pack {
  /** pack:3,4 */
  ref: string;
  at: string;
  treasure: number;
  items: string[];
}

/** What an enemy would do if nothing changed, after those before it: it follows from rules that everybody knows. */
export interface Intent {
  enemy: string;
  does: "melee" | "ranged" | "advance" | "wait" | "stunned";
  /** hero:0 */
  target: string | null;
  /** the words of its card that decided: near, weak ... */
  why: string[];
  /** where it goes, or stays */
  to: string;
  /** the most it can do to its target */
  worst: number;
  /** and to other heroes: a barrage is dealt out among all it can hit */
  also: Record<string, number>;
}

/** An attack the acting hero can make now. */
export interface Shot {
  enemy: string;
  how: Mode;
  dice: number;
  modifier: number;
  defence: number;
  /** the clear line, corner to corner: x1, y1, x2, y2 */
  line: number[] | null;
  damage: number;
  kill: number;
}

/** From where the acting hero could attack an enemy he cannot attack now. */
export interface Approach {
  enemy: string;
  how: Mode;
  at: string;
  cost: number;
  damage: number;
  /** that it falls by the attack */
  kill: number;
}

/** An attack of a card that the acting hero can use now: it takes no action. */
export interface Throw {
  /** item:axe, ability:lance */
  card: string;
  /** what it is used on: an enemy, a square, a tile */
  at: string | null;
  /** at each enemy that it attacks */
  shots: Shot[];
}

/** Where the acting hero can go with the movement and the actions left. */
export interface ReachView {
  at: string;
  /** movement points from here on */
  cost: number;
  /** further move actions this takes */
  moves: number;
  /** the square before it on the way */
  back: string;
  /** pits on the way */
  pits: number;
  explores: boolean;
  /** another hero stands here: one can pass and not stop */
  through: boolean;
}

/** What is being read out, until its script is done. */
export interface EncounterView {
  id: string;
  slot: number | null;
  title: Prose | null;
  line: Prose | null;
  explorer: number;
  /** an event of the quest */
  story: boolean;
}

/** The attack under way, for the dice tray and the table of a companion. */
export interface AttackView {
  hero: number | null;
  enemy: string | null;
  by_hero: boolean;
  /** of the throw under way, attack or defence */
  dice: number;
  modifier: number;
  /** so far */
  hits: number;
  criticals: number;
}

/** dbd-app-01: the whole dungeon, after the game or with an open map. */
export interface PlanRoom {
  i: number;
  j: number;
  face: string;
  arrow: number;
  seen: boolean;
  title: Prose | null;
}

export interface View {
  phase: Phase;
  quest: QuestView;
  tiles: TileView[];
  exits: ExitView[];
  heroes: HeroView[];
  turn: TurnView;
  enemies: EnemyView[];
  foes: FoeCard[];
  supply: Record<string, number>;
  market: (Offer | null)[];
  deck: number;
  discard: string[];
  packs: Pack[];
  /** the square where she waits to be picked up */
  captive: string | null;
  intents: Intent[];
  shots: Shot[];
  approaches: Approach[];
  throws: Throw[];
  reach: ReachView[];
  encounter: EncounterView | null;
  attack: AttackView | null;
  start_zone: string[];
  plan: PlanRoom[] | null;
  boxes: number;
}
