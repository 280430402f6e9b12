/**
 * What a game may give to the table shell, by concern.
 *
 * A game's folder `client/src/games/<id>/index.ts` exports one `GameModule` as its default. The registry finds it by
 * the folder's name and loads it only when such a table is opened. Everything is optional: without a folder a game is
 * played from the action rail, since every option carries its own sentence.
 *
 * Words: the game's own texts say `ask-<Step>` to whoever decides, `wait-<Step>` to the others, `pick-<verb>` beside
 * options that name several things of one kind, `get-<verb>` on the button of a ware; the shell has general words where
 * a text is missing.
 */
import type { Component } from "svelte";
import type { Lang, MomentInfo, Option, Outcome, Phrase } from "../wire";
import type { AnyView, BoardProps, Say } from "./board";
import type { DiceRules, EventRules, SceneRule } from "./moments";
import type { Part } from "./shared/art/shapes";

export interface GameModule {
  parts?: Parts;
  words?: Words;
  seats?: SeatRules;
  choices?: ChoiceRules;
  events?: EventRules;
  /** The moments of the game, by the kind of the event that tells of them. */
  scenes?: Record<string, SceneRule>;
  dice?: DiceRules;
  setup?: Setup;
  /** Tips for the first game. */
  tips?: Tip[];
  /** What the icons of the board mean, for the rules page; the rule card takes its icons from here. */
  legend?: LegendGroup[];
  /** The board's own texts, ids beginning with "board-": `import en from "./en.ftl?raw"`. */
  texts?: Partial<Record<Lang, string>>;
}

/** What is drawn. */
export interface Parts {
  /** At home in the dark: its table is dark for readers who have chosen no theme. */
  night?: boolean;
  Board?: Component<BoardProps>;
  /** A phone's board keeps its size from question to question, though its sheet is then not always full. */
  steady?: boolean;
  /** An overlay over the board for a place of its own, such as the treasure chamber, shown while `scene` says so. */
  Scene?: Component<BoardProps>;
  scene?(props: BoardProps): boolean;
  /**
   * A player's sheet, small, for the party rail. `open` enlarges it (the shell shows it again with `large`); `read` gets
   * it in sentences, for a large one that is all picture.
   */
  Sheet?: Component<BoardProps & { whose: number; large?: boolean; open?: () => void; read?: () => Promise<string[]> }>;
  /** A player's figures in signs, for the strip of seats of phones and tablets; without it, `words.brief` or `tiny`. It is not read out: `brief` is. */
  Badge?: Component<BoardProps & { whose: number }>;
  /** Whom a seat plays, as a face alone. */
  Face?: Component<BoardProps & { whose: number }>;
  /** The picture of a ware (`choices.wares`), 44 pixels high. */
  Ware?: Component<BoardProps & { of: string }>;
  /** Details of the end, under the shell's headline with names and scores: scores item by item, luck in plain words, chronicle. `log` is all that happened, `luck` how each seat's dice fell, as soon as it is known. */
  EndScreen?: Component<BoardProps & { log: MomentInfo[]; outcome: Outcome; luck: string[][] | null }>;
  /** The `EndScreen` begins with the ranking, so the shell shows none. */
  ranked?: boolean;
  /** The table as it was at the end, for the chronicle: figures, each with its pictures in SVG (whatever else gives them their looks is not saved with the page) and a caption. */
  Keepsake?: Component<BoardProps & { log: readonly MomentInfo[]; outcome: Outcome }>;
  /** Chances worth knowing now; the shell puts it under the options and hides it when the reader has switched it off. */
  Odds?: Component<BoardProps>;
  /** What is worth watching in the rail while others are at it or something is shown, where the seats have no sheets beside the board. */
  Watch?: Component<BoardProps>;
  /** What is worth knowing under the answers of a narrow screen, where it would lie over the board. */
  Besides?: Component<BoardProps>;
  /** The steps at which the chances are what one decides by: they stand over the options. */
  oddsFirst?: readonly string[];
}

/** What is said about the table. */
export interface Words {
  /** The header's middle: round, suns left. Plain words. */
  headline?(view: AnyView, say: Say): string;
  /** One line under a player's name when there is no room for a sheet (phone, tablet strip): "7 LP · 12 suns · 450". */
  brief?(view: AnyView, seat: number, say: Say): string;
  /** The same in a sign and a number, for the smallest screens: "♥ 7". */
  tiny?(view: AnyView, seat: number): string;
  /** What people like to say in this game, before what they say in all of them. */
  phrases?: Phrase[];
  /** What a thing is called that only the view can name (`monster:4`); "" leaves it to the texts. */
  called?(view: AnyView, ref: string, say: Say, lang: Lang): string;
  /** What stands in the row of a ware (`choices.wares`). */
  ware?(view: AnyView, ref: string, say: Say): Ware | null;
}

/** Something that may be bought or taken, in the reader's language. */
export interface Ware {
  name: string;
  /** What it does, or is worth. */
  does?: string;
  /** What it takes. */
  price?: string;
  /** The more, the nearer to the top; without it, in the order of the options. */
  rank?: number;
}

/** Who sits where, and as whom. */
export interface SeatRules {
  /** Who sits where at a new table, seat by seat; without it the maker sits first and the others follow. */
  seating?(which: Seating): Sitter[];
  /** Whom a seat plays; it stands for the name where one person holds several seats. */
  role?(view: AnyView, seat: number, say: Say): string;
  /** The face of whom a seat plays: it stands for the seat wherever the game is meant, as it looks on the board. */
  face?(view: AnyView, seat: number): Face | null;
  /** Everybody is called by whom they play, and the player's own name comes second. */
  byRole?: boolean;
  /** Whether a seat takes no more turns, though the game goes on. */
  isOut?(view: AnyView, seat: number): boolean;
  /** The seat against all the others; it has no sheet of its own. Texts `board-be-overlord` and `-about`. */
  overlord?: number;
}

/** A figure's face on its colour: path data in a square of 512 x 512, or the drawing on the board, 36 x 36 around its middle. */
export interface Face {
  colour: string;
  icon?: string;
  parts?: readonly Part[];
}

/**
 * How a table is meant: at once, alone, with bots, several people at one screen, with friends by link, around the real
 * box, as the one against all the others.
 */
export type Seating = "now" | "alone" | "bots" | "screen" | "friends" | "box" | "overlord";
/** `you` may hold several seats; `here` is somebody else at this screen; `open` waits for a guest. */
export type Sitter = "you" | "here" | "open" | `bot:${string}`;

/** How options are offered. */
export interface ChoiceRules {
  /** Verbs the rail folds away, and that get keys last: the board shows their things (squares), or they are seldom wanted. */
  folded?: string[];
  /** Verbs whose answers use something up (a spell): a press on it opens a card that says what it does, and there it is answered. */
  pondered?: string[];
  /** Verbs whose answers say themselves what their things do: it is not told again under them. */
  plain?: string[];
  /** What can be asked for while others are at it. */
  meanwhile?(props: BoardProps): Errand[];
  /** Verbs that buy or take a thing: however many, each has a row with its picture, what it does and its price, and a button (`get-<verb>`). What is refused besides (`also`) follows in rows of the same kind. Where the verb is `folded` too, one line opens them. */
  wares?: string[];
  /** Letters that always give the same answer, by its name or its verb (then the first of them); where its answers are pressed on the board, the letter leads there. What remains has numbers. The list of keys says them: texts `board-key-<letter>`. */
  keys?: Readonly<Record<string, string>>;
  /** Verbs whose answers are few and short (a number each): they stand side by side. */
  abreast?: string[];
  /** What an answer is worth in numbers, "" for most; it stands at that answer, and the reader may switch it off. */
  worth?(option: Option, props: BoardProps): string;
  /** Of answers about one thing, which is worth most, in words; "" where none is. It stands at that thing, and the reader may switch it off. */
  best?(options: readonly Option[], props: BoardProps): string;
  /** Of the answers about one thing that is asked about: whom or what none of them is for, and why not; they stand dimmed among them. Without a `ref`: of all answers of a verb that is pondered. */
  missing?(ref: string, options: readonly Option[], props: BoardProps): { label: string; why: string }[];
  /** Things that are interchangeable get the same key: equal dice, of which options name only the first ones. */
  alike?(view: AnyView, ref: string): string;
  /** Things that stand for an option without being named by it, and are pressed for it: a card whose use it is. */
  standing?(option: Option): string[];
  /** Whether a faded line of the rail for a refused thing is worth it: refs to ask `why not` about, shown dimmed. */
  also?(props: BoardProps): string[];
  /** Answers that belong together and stand side by side in the rail. */
  row?(props: BoardProps): ChoiceRow | null;
  /** What stands first in the rail, whatever else can be answered. */
  kept?(props: BoardProps): KeptPlace | null;
  /** Verbs whose answers come before all others, in whatever order the rules list them: what one is here for. */
  foremost?: readonly string[];
  /** Options that are seldom wanted: they come after the others, and kinds of them share one line of the rail. */
  seldom?(option: Option, view: AnyView): boolean;
  /** Options that have a button of their own on the board: the rail keeps them in a list that is folded, and open for those who type. On a `phone` the rail is under the thumb. */
  onBoard?(option: Option, now: Pick<BoardProps, "view" | "step">, phone: boolean): boolean;
  /** Steps at which a bot is asked by itself what it would do, where the table allows advice: `errands` make a button of it (`BoardProps.mind`). */
  led?: readonly string[];
  /** Where of those steps there is a real choice: no bot is asked before the reader wants it, and `errands` stand in equal rank. */
  even?(now: Pick<BoardProps, "view" | "options" | "step" | "say" | "held">): boolean;
  /** What several answers in a row can be asked for now. */
  errands?(props: BoardProps): Errand[];
  /** What to ask before an answer is given; null for nearly all. */
  confirm?(
    option: Option,
    view: AnyView,
    say: Say,
    lang: Lang,
    seat: number | null,
    props: BoardProps | null,
  ): Confirm | null;
  /** Whether an option is rather a mistake: it can be chosen, and looks like a warning. */
  warns?(option: Option): boolean;
  /** Of several answers of one verb, those that come first, and get its key: the higher, the earlier. */
  rank?(option: Option): number;
  /**
   * A question to several seats at once of which one answer settles it, such as who is next: with several seats in one
   * browser their answers of the verb `one` stand side by side, and those of the verb `passes` only where somebody else
   * is asked besides.
   */
  together?: { step: string; one: string; passes: string };
  /** What most would do now: it stands out among the others. A lesson asks for its own. */
  urged?(option: Option, props: BoardProps): boolean;
  /** Of answers about things that are picked piece by piece, the one that most would make: it stands there until something is picked. */
  suggests?(props: BoardProps): Option | null;
  /** The verb that ends one's turn: its answer stays in sight under all others, and stands out once it is `due`, what is seldom wanted folded away. `says` are its words where they are others than everywhere. */
  closing?: {
    verb: string;
    due(view: AnyView, options: readonly Option[], props?: BoardProps | null): boolean;
    /** Few would end it here: it is no main answer, even where no other is listed beside it. */
    early?(view: AnyView): boolean;
    says?(props: BoardProps): string;
    /** After an answer that leaves nothing else it is given by itself; not where one comes back to it. */
    itself?(view: AnyView, options: readonly Option[]): boolean;
  };
  /** What pressing something far does in one go, by verbs: dice that come first, what leads on, and what may be done at the end. Advice to begin it is advice to do all of it. */
  far?: { first?: string; on: string; then: readonly string[] };
  /** Steps whose options or answers are secret from others in front of the same screen. */
  secret_steps?: string[];
}

/** A place in the rail that the answers of these verbs take by turns, and what is said there while there is none: nothing, and it is not there. */
export interface KeptPlace {
  verbs: string[];
  meanwhile: string;
  /** Where there is little height it stands below all others, beside the end of the turn, and both stay in sight. */
  foot?: boolean;
}

/** Answers of one verb, the refused ones among them: where they stand one learns what there is. */
export interface ChoiceRow {
  verb: string;
  caption: string;
  /** `unwise`: why one had better not, if so. `name` is the answer, `ref` what is explained and asked `why not` about; path data in a square of 512 x 512. */
  cells: { name: string; ref: string; label: string; icon: string; unwise?: string }[];
}

/**
 * Several answers in a row that one tap asks for. `next` gives the next one by name, null when it is done; `lasts` says
 * whether it still makes sense while others decide.
 */
export interface Errand {
  id: string;
  /** What the button says, and what it is about. */
  label: string;
  about: string;
  /** It is there for those who want none of it: it stands below the answers, and is quiet. */
  aside?: boolean;
  /** It is what most would do now: it stands above the answers and stands out. A lesson asks for its own. */
  main?: boolean;
  /** The one answer that it is: it has its place here, and none among the others. */
  stands?: Option;
  /** One of several in equal rank: it says what it is about, and does not stand out. */
  equal?: boolean;
  /** The things it is about, where it is no single answer. */
  refs?: string[];
  /** The number that stands on the board, too, where it leads. */
  badge?: number;
  /** It ends what could still go on: it is advised, and does not stand out. */
  rests?: boolean;
  /** Whoever has begun it wants to see how it ends: what is shown meanwhile is fast, and waits for nobody. */
  hurries?: boolean;
  /** It is not known yet what it will be; its place is kept. */
  waits?: boolean;
  /** It goes by what a bot advises at each step (`choices.led`): the next answer is asked for once that is known. */
  follows?: boolean;
  next(props: BoardProps): string | null;
  lasts(view: AnyView): boolean;
}

/** Something that should not happen by a slip of the finger. */
export interface Confirm {
  title: string;
  text: string;
  yes: string;
}

/** Icons of one kind. */
export interface LegendGroup {
  /** The text id of its heading. */
  title: string;
  /** Names of cards and pieces, of which there are many: folded on the screen, left out in print. */
  folded?: boolean;
  signs: LegendSign[];
}

/** An icon and what it means. */
export interface LegendSign {
  /** What a line of the rule card calls it by: `sign:gem`, `danger:troll`, `die:red:6`. */
  id: string;
  /** The text id (of the game or of the board's texts). */
  text: string;
  /** The text id of what it does, where the name alone does not say it. */
  about?: string;
  /** Path data, in a square of 512 x 512 unless `box` says otherwise; or a face of one of the game's dice. */
  drawn: { d: string; box?: string } | { parts: readonly Part[]; box: string } | { kind: string; face: string };
}

/** A new table. */
export interface Setup {
  /** Options of a table that is opened by one click: nothing to decide before the game begins. */
  quick?: Record<string, unknown>;
  /** Options that are usual where one plays alone or with bots; a form shows them, and they can be changed there. */
  alone?: Record<string, string>;
  /** What is played: the option whose values stand on the shelf, options beside it, and others that are seldom wanted. `rises`: where nobody chooses, the easiest that has not been won here yet. `cards`: what each value of an option that every seat has looks like, by option id. */
  shelf?: {
    option: string;
    rises?: boolean;
    beside?: string[];
    more?: string[];
    cards?: Record<string, Component<{ id: string; say: Say }>>;
  };
  /** Ways to play, as data; texts `board-preset-<id>` and `-about`. `keeps` are options a preset leaves alone. */
  presets?: { keeps: string[]; list: Preset[] };
  /**
   * With a real box: kinds of throw that people or the app can make (texts `board-throw-<kind>`), and what screens can
   * leave to paper (`board-paper-<word>`); `sheets`: players' sheets too. `placing`: the board lists what to place.
   */
  companion?: { throws: string[]; paper: string[]; sheets: boolean; placing: boolean };
  /** Forms for the options that are structured data (`values` is empty), by option id. */
  forms?: Record<string, Component<{ value: AnyView; change: (value: AnyView) => void; say: Say }>>;
}

/** A way to play: options and seats, set by one tap. `seats`: null leaves a seat as it is. */
export interface Preset {
  id: string;
  options: Record<string, string>;
  seats?: (Sitter | null)[];
}

/** A short tip, attached to a thing, shown once in a lifetime. At most 12 words. */
export interface Tip {
  id: string;
  /** The text id (of the game or of the board's texts). */
  text: string;
  /** Whether it matters now. */
  when(props: BoardProps): boolean;
  /** What it points at. A ref, an answer (`option:dungeon`), a part of the board (`part:company`), or "" for the action rail. */
  at(props: BoardProps): string;
  /** No lesson of the game says it: whoever has heard one to its end is told all the same. */
  untaught?: boolean;
}
