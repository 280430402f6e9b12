/**
 * What the table shell asks of a game's board, and what it hands to it.
 *
 * A game's folder `client/src/games/<id>/index.ts` exports one `GameModule` as its default. The registry finds it by
 * the folder's name and loads it only when such a table is opened. Everything is optional: without a folder a game is
 * played from the action rail, since every option carries its own sentence.
 *
 * The one idea behind it: things on the table have names (refs: `square:B6`, `die:2`, `treasure:ruby`, `seat:1`).
 * Options, events, refusals and the board use the same names. The board draws things and knows no rule; for each thing
 * it asks the shell what can be done with it now:
 *
 *     const lit = props.lit.get(ref)       // undefined: cannot be chosen now
 *     <g data-ref={ref} class:lit class:picked={lit?.picked} class:hot={props.hot.has(ref)}
 *        onclick={(event) => props.press(ref, event.currentTarget)} ...>
 *
 * `press` does the right thing for every ref, lit or not: chooses, picks or unpicks one of a set, opens a small menu if
 * several options are about it, or tells why not.
 *
 * Keyboard: the board is one tab stop (`tabindex="0"` on its root, which the board makes focusable with a roving
 * `aria-activedescendant` or roving tabindex inside). Arrow keys belong to the board while it has the focus; Enter and
 * Space call `press(ref)`. The shell keeps all letters and digits.
 *
 * Words: the game's own texts say `ask-<Step>` to whoever decides, `wait-<Step>` to the others, `pick-<verb>` beside
 * options that name several things of one kind; the shell has general words where a text is missing.
 *
 * Motion: `playing` is the event being shown at this moment, over the view as it was before; when it has been shown, the
 * next one follows and at last the new view arrives. `playing.ms` is how long it may take, already scaled by the
 * reader's settings. It is 0 when animation is off or `prefers-reduced-motion` holds: draw the end state at once.
 * Never delay by yourself and never keep state that a view does not say.
 */
import type { Component } from "svelte";
import type { Lang, MomentInfo, Now, Option, Outcome, Telling } from "../wire";

/** Texts in the reader's language. The function itself says a text of the game: `say("label-loot")`. */
export interface Say {
  /** A text of the game (its .ftl on the server, then the board's own `texts`). */
  (text: string, args?: Record<string, unknown>): string;
  /** A text of the shell (client/src/texts). */
  ui(text: string, args?: Record<string, unknown>): string;
  /** What a thing is called: `ref("square:B6")`, `ref("seat:1")` (the player's name), `ref("chamber")`. */
  ref(ref: string): string;
  /** The word for a face of a die. */
  face(face: string): string;
  /** A player's name. */
  seat(n: number): string;
  /** An option or an event as a sentence. */
  option(option: Option): string;
  told(telling: Telling): string;
  has(text: string): boolean;
  /** 1,250 or 1 250. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** 12.5% or 12,5 %; takes 0..1. */
  percent(share: number, digits?: number): string;
}

/** A thing that can be chosen now. */
export interface Lit {
  /** All options about it; one of them for most things. */
  options: Option[];
  /** It is one of a set that is picked piece by piece (dice to roll again), and it is picked. */
  picked: boolean;
  /** One of a set: pressing toggles it instead of answering. */
  of_set: boolean;
  /** The key that does the same, as it is printed on the rail's button ("3", "B"), or "". */
  key: string;
}

/** The event being shown. `telling` is null between events. */
export interface Playing {
  telling: Telling;
  moment: MomentInfo;
  /** How long it is shown, in milliseconds; 0: at once. */
  ms: number;
  /** Counts up, so that the same event twice is still two. */
  id: number;
  /** It stays until the reader goes on (`skip`); nothing else moves meanwhile. */
  held?: boolean;
  /** The state that what is being shown leads to, once it is known: for things that appear before their view does. */
  next?: Now | null;
}

/** What the reader has set, as far as a board needs to know. */
export interface BoardSettings {
  /** 1 normal, 0.33 fast, 0 off. */
  speed: number;
  /** Show chances. */
  odds: boolean;
  theme: "light" | "dark" | "contrast";
  /** Below 700 px: one column, the board has the whole width. */
  phone: boolean;
}

/** The props of every component of a game. `View` is what its Game.view gives, `Ask` the names of the steps that ask. */
export interface BoardProps<View = any, Ask extends string = any> {
  view: View;
  /** Whose view it is; null for a spectator. In a hot seat, the person in front of the screen. */
  seat: number | null;
  /** Players' names by seat. */
  names: string[];
  lang: Lang;
  say: Say;
  /** The rule step that asks (`Walk`, `OfferReroll`), or throws dice; "" when the game waits for nobody. */
  step: Ask | "";
  /** The seats it asks. */
  asked: number[];
  /** What this seat may answer now. Empty in the past, while events are shown, and when others are asked. */
  options: Option[];
  /** The same by thing. */
  lit: ReadonlyMap<string, Lit>;
  /** Things pointed at elsewhere (a line of the rail or the log is hovered or focused): draw them lively. */
  hot: ReadonlySet<string>;
  /** Point at things from the board: their lines in the rail light up. Call with [] when the pointer leaves. */
  point(refs: string[]): void;
  /** A click, a tap, Enter on a thing, lit or not. `anchor` is where a menu or a refusal may be attached. */
  press(ref: string, anchor?: Element | null): void;
  /** Answer by an option's name, for buttons that are not things; `seat`: for another seat of this browser. */
  choose(name: string, seat?: number): void;
  /** The seats of this browser. One person may lead several heroes. */
  held: readonly number[];
  /** What another seat of this browser may answer now; nothing if it sees what the seat in front does not. */
  optionsOf(seat: number): readonly Option[];
  /** Look from another seat of this browser, until it has answered or the game has gone on. */
  turnTo(seat: number): void;
  /** Begin several answers in a row. */
  begin(errand: Errand): void;
  /** Go on from an event that is held, or finish what is being shown. */
  skip(): void;
  /** Answer with data where the decision is open: an offer nobody has listed. */
  speak(answer: Record<string, unknown>): void;
  /** Open the refusal for a thing: why it cannot be chosen, with its rule. */
  whyNot(ref: string, anchor?: Element | null): void;
  /** Open the rule's page in a popover. */
  rule(id: string, anchor?: Element | null): void;
  /** The event being shown now, null when all is shown. */
  playing: Playing | null;
  /** The reader looks at a moment of the past: nothing can be chosen, draw it a little faded. */
  past: boolean;
  /** How the game ended; null while it goes on. */
  over: Outcome | null;
  settings: BoardSettings;
  box: RealBoard;
}

/** What is agreed at a table where the real box lies. */
export interface RealBoard {
  /** Dice are thrown by hand. */
  on: boolean;
  /** What people track themselves: `sheet:1`, or a word of the module's `companion.paper`. */
  paper: ReadonlySet<string>;
  /** This screen says what to put on the board. */
  places: boolean;
  /** Who does, if it is one person's task. */
  placer: number | null;
  /** What stands there already: names by ref. Kept with the table. */
  placed: Readonly<Record<string, string>>;
  place(put: Record<string, string>, take: string[]): void;
}

export const NO_BOX: RealBoard = {
  on: false,
  paper: new Set(),
  places: true,
  placer: null,
  placed: {},
  place: () => {},
};

/**
 * Several answers in a row that one tap asks for. `next` gives the next one by name, null when it is done; `lasts` says
 * whether it still makes sense while others decide.
 */
export interface Errand {
  id: string;
  /** What the button says, and what it is about. */
  label: string;
  about: string;
  next(props: BoardProps): string | null;
  lasts(view: any): boolean;
}

/** Something that should not happen by a slip of the finger. */
export interface Confirm {
  title: string;
  text: string;
  yes: string;
}

/** A way to play: options and seats, set by one tap. `seats`: null leaves a seat as it is. */
export interface Preset {
  id: string;
  options: Record<string, string>;
  seats?: (Sitter | null)[];
}

/** `Board` and `Scene` take the plain props. */
export type Board = Component<BoardProps>;

/** A player's sheet, small, for the party rail. `open` enlarges it (the shell shows `Sheet` again with `large`). */
export type Sheet = Component<BoardProps & { whose: number; large?: boolean; open?: () => void }>;

/** Over the end of a game, under the shell's headline with names and scores. `log` is all that happened. */
export type EndScreen = Component<BoardProps & { log: MomentInfo[]; outcome: Outcome }>;

/** A die as the tray draws it. */
export interface Die {
  /** The word of the face (`skull`); null: a die that lies ready and has not been thrown. */
  face: string | null;
  /** Which die it is; `dice` of the module says how that looks. */
  kind: string;
  /** The ref it is chosen by, if it can be. */
  ref?: string;
  /** It was thrown just now, the others lay still. */
  fresh?: boolean;
  /** Set aside, spent or otherwise out of the game for now. */
  faded?: boolean;
}

/** What the tray shows: the last throw, or the dice one is choosing among. */
export interface Tray {
  dice: Die[];
  /** A short headline in words, already in the reader's language ("Movement dice", "Danger die A"). */
  label: string;
  /** Who threw. */
  seat?: number | null;
  /** The result in words, e.g. "2 skulls, 2 rooms, 1 find". The shell writes the faces in words if this is empty. */
  words?: string;
}

/** How a kind of die looks. Faces are drawn in a square of 512 x 512 (the size of game-icons). */
export interface DieLook {
  /** CSS colours: body, ink of the symbol, edge. */
  body: string;
  ink: string;
  edge?: string;
  /** Path data per face (filled with `ink`), or a short text such as "50" or "A". Unknown faces are written out. */
  faces: Record<string, { d: string; scale?: number } | { text: string } | null>;
}

/** A short tip, attached to a thing, shown once in a lifetime. At most 12 words. */
export interface Tip {
  id: string;
  /** The text id (of the game or of the board's texts). */
  text: string;
  /** Whether it matters now. */
  when(props: BoardProps): boolean;
  /** What it points at. A ref, or "" for the action rail. */
  at(props: BoardProps): string;
}

/** How a table is meant: at once, with bots, with friends, several people at one screen, alone. */
export type Seating = "now" | "bots" | "friends" | "screen" | "alone";
/** `you` may hold several seats; `here` is somebody else at this screen; `open` waits for a guest. */
export type Sitter = "you" | "here" | "open" | `bot:${string}`;

export type Sound =
  "step" | "dice" | "coin" | "good" | "bad" | "wall" | "danger" | "roar" | "win" | "lose" | "page" | "none";

export interface GameModule {
  /** The board itself. */
  Board?: Board;
  /** An overlay over the board for a place of its own, such as the treasure chamber, shown while `scene` says so. */
  Scene?: Board;
  scene?(props: BoardProps): boolean;
  /** A player's sheet for the party rail. */
  Sheet?: Sheet;
  /** One line under a player's name when there is no room for a sheet (phone, tablet strip): "7 LP · 12 suns · 450". */
  brief?(view: any, seat: number, say: Say): string;
  /** The same in a sign and a number, for the smallest screens: "♥ 7". */
  tiny?(view: any, seat: number): string;
  /** Details of the end: scores item by item, luck in plain words, chronicle. */
  EndScreen?: EndScreen;
  /** Chances worth knowing now; the shell puts it under the options and hides it when the reader has switched it off. */
  Odds?: Component<BoardProps>;
  /** The header's middle: round, suns left. Plain words. */
  headline?(view: any, say: Say): string;
  /** Sentences beside the question: what the dice are worth, how far the way is. */
  situation?(props: BoardProps): string[];
  /** The whole table in sentences: the text view, also what a screen reader gets. */
  reading?(props: BoardProps): string[];
  /** The looks of all kinds of dice. */
  dice?: Record<string, DieLook>;
  /** The dice that lie on the table in this view; null: none, the tray keeps the last throw. */
  tray?(view: any, say: Say): Tray | null;
  /** Nobody throws now (a shop between two rounds): the last throw is put away, and the tray with it. */
  diceless?(view: any): boolean;
  /** The throw an event tells of; null if it is about no dice. Drives the dice animation and the dice in the log. */
  thrown?(telling: Telling, say: Say): Tray | null;
  /**
   * The dice a throw by hand is made of, in the order its words are written ("skull room / find": groups apart by a
   * slash). `movement:4+red` gives [{kind: "black", count: 4}, {kind: "red", count: 1}]. The faces are those of the
   * kind's look unless they are named; without this the shell lists the outcomes or lets people type.
   */
  hand?(name: string): { kind: string; count: number; faces?: string[] }[];
  /** Verbs the rail folds away, and that get keys last: the board shows their things (squares), or they are seldom wanted. */
  folded?: string[];
  /** What a thing is called that only the view can name (`monster:4`); "" leaves it to the texts. */
  called?(view: any, ref: string, say: Say, lang: Lang): string;
  /** Whom a seat plays; it stands for the name where one person holds several seats. */
  role?(view: any, seat: number, say: Say): string;
  /** Options of a table that is opened by one click: nothing to decide before the game begins. */
  quick?: Record<string, unknown>;
  /** Ways to play, as data; texts `board-preset-<id>` and `-about`. `keeps` are options a preset leaves alone. */
  presets?: { keeps: string[]; list: Preset[] };
  /**
   * With a real box: kinds of throw that people or the app can make (texts `board-throw-<kind>`), and what screens can
   * leave to paper (`board-paper-<word>`); `sheets`: players' sheets too. `placing`: the board lists what to place.
   */
  companion?: { throws: string[]; paper: string[]; sheets: boolean; placing: boolean };
  /** The seat against all the others; it has no sheet of its own. */
  overlord?: number;
  /** What several answers in a row can be asked for now. */
  errands?(props: BoardProps): Errand[];
  /** What to ask before an answer is given; null for nearly all. */
  confirm?(option: Option, view: any, say: Say, lang: Lang): Confirm | null;
  /** Who sits where at a new table, seat by seat; without it the maker sits first and the others follow. */
  seating?(which: Seating): Sitter[];
  /** Things that are interchangeable get the same key: equal dice, of which options name only the first ones. */
  alike?(view: any, ref: string): string;
  /** Steps whose options or answers are secret from others in front of the same screen. */
  secret_steps?: string[];
  /** How long an event is worth showing at normal speed, in ms (0: not at all). The default is 350, dice take 900. */
  lasts?(telling: Telling): number;
  /** Whether an event stays until the reader goes on. `next` is the state it leads to, if known; `last`: nothing is told in between. */
  holds?(telling: Telling, next: Now | null, last: boolean): boolean;
  /** The sound of an event. */
  sound?(telling: Telling): Sound;
  /** Whether an event begins a new turn in the log. Default: kind "turn-begins". */
  begins_turn?(telling: Telling): boolean;
  /** Events the log leaves out because a neighbour says it all (a die thrown, then its outcome). */
  quiet?(telling: Telling): boolean;
  /** Whether a faded line of the rail for a refused thing is worth it: refs to ask `why not` about, shown dimmed. */
  also?(props: BoardProps): string[];
  /** Forms for the options that are structured data (`values` is empty), by option id. */
  forms?: Record<string, Component<{ value: any; change: (value: any) => void; say: Say }>>;
  /** Tips for the first game. */
  tips?: Tip[];
  /** The board's own texts, ids beginning with "board-": `import en from "./en.ftl?raw"`. */
  texts?: Partial<Record<Lang, string>>;
}

/** What the shell itself keeps of a table's present or past, for whoever needs it whole. */
export type Moment = Now;
