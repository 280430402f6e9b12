/** How moments look and sound: events and their scenes, and dice. */
import type { Component } from "svelte";
import type { Lang, MomentInfo, Telling } from "../wire";
import type { AnyView, Playing, Say } from "./board";
import type { Part } from "./shared/art/shapes";

/** How events are shown, heard and listed. */
export interface EventRules {
  /** How long an event is worth showing at normal speed, in ms (0: not at all). The default is 350, dice take 900. `foreign`: it is somebody else's, and the reader plays too. */
  lasts?(telling: Telling, foreign?: boolean): number;
  /** How long one's own is to be seen at least, however much has gathered behind it, in ms at normal speed; 0 for most. */
  beat?(telling: Telling): number;
  /** How much may wait to be shown before all of it is shown faster, in ms; the default is 6000. */
  patience?: number;
  sound?(telling: Telling): Sound;
  ambience?: Ambience;
  /** Whether an event begins a new turn in the log. Default: kind "turn-begins". */
  begins_turn?(telling: Telling): boolean;
  /** Events whose words stand on the board while they are shown: no line of words passes over it besides. */
  drawn?(playing: Playing, log: readonly MomentInfo[]): boolean;
  /** Events the log leaves out because a neighbour says it all (a die thrown, then its outcome). */
  quiet?(telling: Telling): boolean;
  /**
   * What the others have done since the last turn of whoever holds these seats, in rows of the game's own; none once that
   * is past. They are told over the log, on a phone over the answers. Without it: of each the weightiest event.
   */
  recap?(told: readonly Telling[], mine: readonly number[], say: Say): Recap[];
  /**
   * The view with these events written in, as far as they say: while events are shown, all of the table is drawn by it,
   * header and sheets and dice like the board. It knows no rule. `next` is the view they lead to, once that is known.
   */
  noted?(view: AnyView, told: readonly Telling[], next: AnyView | null): AnyView;
  /**
   * How long the dice of a throw lie while what they bring is seen, in ms at normal speed; 0 for most. What such a throw
   * brings is not written in before they lie. `foreign`: as of `lasts`.
   */
  settles?(telling: Telling, foreign?: boolean): number;
}

/** What somebody has done, in a few words. */
export interface Recap {
  seat: number;
  words: string;
  /** It was a blow. */
  hurt: boolean;
}

/**
 * A moment: how it is staged, and how much it turns the game. The table plays it, the log repeats it, the chronicle
 * picks from it.
 *
 * `line` passes by over the board; `show` is shown large for as long as its event lasts; `own` waits for a tap from
 * those it happens to, and is shown to the others; `all` waits for everybody, each at their own pace. Readers may set
 * a time instead of the tap, or want lines only.
 */
export interface SceneRule {
  stage?: "line" | "show" | "own" | "all";
  look: SceneLook | ((moment: SceneMoment) => SceneLook);
  /** Path data in a square of 512 x 512. */
  icon?: string | ((moment: SceneMoment) => string | undefined);
  /** Whom it is about, as drawn on the board (36 x 36 around its middle): the chronicle shows it in place of the icon. */
  face?(moment: SceneMoment): readonly Part[] | undefined;
  /** What stands over the sentence of the log; none for a line. */
  title?(moment: SceneMoment): string;
  /** What is read, if it is not the sentence of the log. */
  words?(moment: SceneMoment): string;
  /** What it means, in small print: what the card does. */
  facts?(moment: SceneMoment): string[];
  /** A picture of its own in place of icon, title and words. */
  Picture?: Component<{ moment: SceneMoment }>;
  /** The picture shows the facts too: in words they are there for whoever listens. */
  pictured?: boolean;
  /** It happens on the board for all to see: the words stand below it. */
  below?: boolean;
  /** Dice fall on the board first: words and button rise once they lie, when the time of the event is over. */
  afterDice?: boolean;
  /** The text of the button that goes on from it, where more is done than that: "board-fight". */
  goes?: string;
  /** Whoever only watches has the time to read it as well. */
  readable?: boolean;
  /** It is a card that lay face down: it is turned over. */
  faceDown?: boolean;
  /** Whom it happens to, where these are others than the one the event is about: the seats an `own` moment waits for. */
  whose?(moment: SceneMoment): readonly number[];
  /** Not every event of the kind may be a moment. */
  when?(moment: SceneMoment): boolean;
  /** How much it turns the game, 0 to 100; the chronicle tells the weightiest. */
  turns?: number | ((telling: Telling) => number);
}

/** Paper for stories, a card, a spell, harm, death, a foe, gains, a broken word, and what is none of these. */
export type SceneLook = "story" | "card" | "magic" | "harm" | "death" | "foe" | "gain" | "torn" | "plain";

/** An event as a scene is told of it. `view` is the state it leads to where that is known, the one before it otherwise. */
export interface SceneMoment {
  telling: Telling;
  view: AnyView;
  /** The state it leads to is known, and nothing is told in between. */
  last: boolean;
  /** All that has happened. */
  log: readonly MomentInfo[];
  say: Say;
  lang: Lang;
  /** The one seat it is told to: its holder may be called “you”. */
  seat?: number | null;
}

/** One set for all games, so that a coin sounds like a coin everywhere. */
export type Sound =
  | "step"
  | "dice"
  | "coin"
  | "door"
  | "steel"
  | "fire"
  | "magic"
  | "cheer"
  | "tear"
  | "good"
  | "bad"
  | "wall"
  | "danger"
  | "roar"
  | "win"
  | "lose"
  | "page"
  | "none";

/** What is heard where the game takes place, for those who want it: drips in a cellar, a fire, a crowd. */
export type Ambience = "cellar" | "hearth" | "tavern";

export interface DiceRules {
  /** How all kinds of dice look. */
  looks?: Record<string, DieLook>;
  /** The dice that lie on the table in this view; null: none, the tray keeps the last throw. */
  tray?(view: AnyView, say: Say): Tray | null;
  /** The order in which dice lie, after all that was told: those that were not thrown again keep their place. */
  arrange?(dice: Die[], told: readonly Telling[]): Die[];
  /** The tray has its place from the beginning, with dice in it or without: nothing moves when they come. */
  place?: boolean;
  /** Throws that are shown while the scene (`parts.scene`) is open fall in it: meanwhile the tray has none. */
  inScene?: boolean;
  /** Nobody throws now (a shop between two rounds): the last throw is put away, and the tray with it. */
  none?(view: AnyView): boolean;
  /** The board shows its throws itself: there is no tray, and the board has its room. */
  onBoard?: boolean;
  /** The throw an event tells of; null if it is about no dice. Drives the dice animation and the dice in the log. */
  thrown?(telling: Telling, say: Say): Tray | null;
  /**
   * The seats that let the dice of an event go: they lie in their hands until a press (`Playing.awaits`), which the board
   * asks for. `step`: the question that somebody here has just answered, "" if it was nobody here.
   */
  throwers?(telling: Telling, view: AnyView, step: string): number[];
  /**
   * The dice a throw by hand is made of, in the order its words are written ("skull room / find": groups apart by a
   * slash). `movement:4+red` gives [{kind: "black", count: 4}, {kind: "red", count: 1}]. The faces are those of the
   * kind's look unless they are named; without this the shell lists the outcomes or lets people type.
   */
  hand?(name: string): { kind: string; count: number; faces?: string[] }[];
}

/** A die as the tray draws it. */
export interface Die {
  /** The word of the face (`skull`); null: a die that lies ready and has not been thrown. */
  face: string | null;
  /** Which die it is; `looks` says how that looks. */
  kind: string;
  /** The ref it is chosen by, if it can be. */
  ref?: string;
  /** It was thrown just now, the others lay still. */
  fresh?: boolean;
  /** Set aside, spent or otherwise out of the game for now. */
  faded?: boolean;
  /** Whether it counts in this throw, as soon as it lies: lit if so, dimmed if not; without it, all are alike. */
  counts?: boolean | undefined;
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
  /** Path data per face (filled with `ink`), a short text such as "50" or "A", or both. Unknown faces are written out. */
  faces: Record<string, { d: string; scale?: number; text?: string } | { text: string } | null>;
}
