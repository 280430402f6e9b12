/**
 * What the table shell hands to a game's board. What a game may give to the shell is in `module.ts`.
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
 * Motion: `playing` is the event being shown at this moment, over the view as it was before with all that has been shown
 * written in (`EventRules.noted`); when it has been shown, the next one follows and at last the new view arrives. `playing.ms` is how long it may take, already scaled by the
 * reader's settings. It is 0 when animation is off or `prefers-reduced-motion` holds: draw the end state at once.
 * Never delay by yourself and never keep state that a view does not say.
 */
import type { Lang, MomentInfo, Now, Option, Outcome, Sentence, Telling } from "../wire";
import type { Errand } from "./module";

/** What a bot would do in the reader's place. */
export interface Mind {
  answer: Option;
  /** The squares to go to one after the other, as far as that can be foreseen: `answer` is the first, or the dice before it. */
  goes: readonly Option[];
  /** What it would do at the end of them. */
  then: Option | null;
  why: Sentence | null;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell serves all games; each board names its own view
export type AnyView = any;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export type AnyAsk = any;

/** Texts in the reader's language. The function itself says a text of the game: `say("label-loot")`. */
export interface Say {
  /** A text of the game (its .ftl on the server, then the board's own `texts`). */
  (text: string, args?: Record<string, unknown>): string;
  /** A text of the shell (client/src/texts). */
  ui(text: string, args?: Record<string, unknown>): string;
  /** What a thing is called: `ref("square:B6")`, `ref("seat:1")` (the player's name), `ref("chamber")`. */
  ref(ref: string): string;
  /** A value as texts take it for an argument: a ref, a text (`@id`), people's own words (`=Ada`), prose. */
  value(value: unknown): string;
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
  /** A scene that is read: how long it stays, without end until the reader goes on (`skip`). Nothing else moves meanwhile. */
  stays?: number;
  /** Its dice lie, and what they say is read: for so many milliseconds, after its time is over. */
  lies?: number;
  /** It has not begun: dice in the hand of somebody here, who lets them go by `skip`; after `stays`, unless that is without end, they go by themselves. */
  awaits?: boolean;
  /** The state that what is being shown leads to, once it is known: for things that appear before their view does. */
  next?: Now | null;
}

/** What the reader has set, as far as a board needs to know. */
export interface BoardSettings {
  /** 1 normal, 0.5 fast, 0 off. */
  speed: number;
  /** Show chances. */
  odds: boolean;
  theme: "light" | "dark" | "contrast";
  /** Below 700 px: one column, the board has the whole width. */
  phone: boolean;
  /** A low window, as of a phone held sideways. */
  short?: boolean;
  /** Print the keys on the things they choose: the reader's hands are on the keyboard. */
  keys?: boolean;
}

/** What is on the table, and who looks at it. `View` is what Game.view gives, `Ask` the names of the steps that ask. */
export interface Scene<View = AnyView, Ask extends string = AnyAsk> {
  view: View;
  /** Whose view it is; null for a spectator. In a hot seat, the person in front of the screen. */
  seat: number | null;
  /** Players' names by seat. */
  names: string[];
  lang: Lang;
  say: Say;
  /** The rule step that asks (`Walk`, `OfferReroll`), or throws dice; "" when the game waits for nobody. */
  step: Ask | "";
  /** The question itself, as the rail puts it. */
  ask: string;
  /** The seats it asks. */
  asked: number[];
  /** How the game ended; null while it goes on. */
  over: Outcome | null;
  /** The event being shown now, null when all is shown. */
  playing: Playing | null;
  /** What has been shown so far of what happened, the newest last. */
  told: readonly MomentInfo[];
  /** The reader looks at a moment of the past: nothing can be chosen, draw it a little faded. */
  past: boolean;
  settings: BoardSettings;
  box: RealBoard;
}

/** What can be chosen. */
export interface Offered {
  /** What this seat may answer now. Empty in the past, while events are shown, and when others are asked. */
  options: Option[];
  /** The same by thing. */
  lit: ReadonlyMap<string, Lit>;
  /** Things pointed at elsewhere (a line of the rail or the log is hovered or focused): draw them lively. */
  hot: ReadonlySet<string>;
  /** Things a lesson speaks of just now: a press explains them and does nothing else. */
  spoken: ReadonlySet<string>;
  /** A lesson says what to do: the board advises nothing else. */
  taught: boolean;
  /** The seats of this browser. One person may lead several heroes. */
  held: readonly number[];
  /** What a bot advises to go to, the likeliest first: a board that finds a way to it shows that, as if it had been pressed. */
  proposed: readonly string[];
  /** What a bot would do now, at the steps where the game has a button for that (`choices.led`); `thinks` until it is known. */
  mind: Mind | "thinks" | null;
  /** What another seat of this browser may answer now; nothing if it sees what the seat in front does not. */
  optionsOf(seat: number): readonly Option[];
}

/** What became of an answer, for the form it was put together in: null: it is taken; else why not, "" where the lesson says it. */
export type Heard = (refusal: string | null) => void;

/** What a board can do. */
export interface Actions {
  /** Point at things from the board: their lines in the rail light up. Call with [] when the pointer leaves. */
  point(refs: string[]): void;
  /** A click, a tap, Enter on a thing, lit or not. `anchor` is where a menu or a refusal may be attached. */
  press(ref: string, anchor?: Element | null): void;
  /** Answer by an option's name, for buttons that are not things; `seat`: for another seat of this browser. Who wants to hear of it shows the refusal. */
  choose(name: string, seat?: number, heard?: Heard): void;
  /** Answer with data where the decision is open: an offer nobody has listed. */
  speak(answer: Record<string, unknown>, heard?: Heard): void;
  /** Begin several answers in a row. */
  begin(errand: Errand): void;
  /** What was proposed is not what the reader wants. */
  decline(): void;
  /** Look from another seat of this browser, until it has answered or the game has gone on. */
  turnTo(seat: number): void;
  /** Go on from a scene that is read, or finish what is being shown. */
  skip(): void;
  /** Open the refusal for a thing: why it cannot be chosen, with its rule. */
  whyNot(ref: string, anchor?: Element | null): void;
  /** Open the rule's page in a popover. */
  rule(id: string, anchor?: Element | null): void;
}

/** The props of every component of a game. */
export interface BoardProps<View = AnyView, Ask extends string = AnyAsk> extends Scene<View, Ask>, Offered, Actions {}

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
