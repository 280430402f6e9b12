// Made by tools/wire_types.py from src/questhall/web/messages.py and what it imports. Do not edit.

export type Phase =
  | "lobby"
  | "playing"
  | "over";

export type Kind =
  | "human"
  | "bot"
  | "open";

export type UndoRule =
  | "free"
  | "friendly"
  | "strict";

export type DiceSource =
  | "fair"
  | "hand"
  | "seeded";

export type ChatRule =
  | "all"
  | "phrases"
  | "off";

export type Phrase =
  | "hello"
  | "good-luck"
  | "your-turn"
  | "one-moment"
  | "more-time"
  | "back-soon"
  | "take-back"
  | "well-played"
  | "what-luck"
  | "ouch"
  | "beware"
  | "sorry"
  | "thanks"
  | "rematch"
  | "good-game"
  | "bye"
  | "trust-me"
  | "last-offer"
  | "need-me"
  | "better-offer"
  | "sure"
  | "remember"
  | "liar";

export type Lang =
  | "en"
  | "fr";

export type What =
  | "start"
  | "answer"
  | "roll"
  | "undo"
  | "redo"
  | "seat"
  | "end";

export type How =
  | "free"
  | "consent"
  | "nothing";

export type Taking =
  | "undo"
  | "redo"
  | "turn";

export type ChangeSeat =
  | Rename
  | Lend
  | PlayByBot
  | TakeBack
  | Leave
  | Invite;

export type ClientMessage =
  | Hello
  | MoveOn
  | ThrowOn
  | UndoOn
  | ConsentOn
  | ChatOn
  | Whole
  | Ping;

export type ServerMessage =
  | Here
  | Now
  | Changed
  | Happened
  | TableChanged
  | Presence
  | ChatLine
  | ConsentAsked
  | Moved
  | Asked
  | Done
  | Problems
  | Pong;

export const COMMON_PHRASES = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "more-time",
  "back-soon",
  "take-back",
  "well-played",
  "what-luck",
  "ouch",
  "beware",
  "sorry",
  "thanks",
  "rematch",
  "good-game",
  "bye",
] as const;

/** Who does what at a table with a real box. `app` are the throws people leave to the hall: kinds (`card`) and seats (`seat:0`). What is drawn in secret is never theirs. `paper` is what they track themselves, in the game's own words, so that screens leave it out. `placer` is the seat whose screen says what to put on the board; null: every screen does. */
export interface Companion {
  app: string[];
  paper: string[];
  placer: number | null;
}

/** How a table is run, whatever the game. `pause` is the time between two answers of bots, in milliseconds. `hints`: people may ask what a bot would do in their place. */
export interface Settings {
  undo: UndoRule;
  dice: DiceSource;
  pause: number;
  spectators: boolean;
  chat: ChatRule;
  hints: boolean;
  companion: Companion;
}

/** A place at the table. `bot` plays it when `kind` says so; `owned`: a person's link can still take it back. `free`: whoever likes may sit down there. */
export interface SeatInfo {
  n: number;
  kind: Kind;
  name: string;
  bot: string | null;
  lang: Lang | null;
  owned: boolean;
  lent: boolean;
  free: boolean;
}

/** A table as everybody may know it. `expires` is when an unstarted table is cleared away unless somebody comes. `placed` are the pieces that stand on the real board, with what they were called when they were put there. `lesson` is the one that this table is, if it is one. */
export interface TableInfo {
  id: string;
  game: string;
  phase: Phase;
  options: Record<string, unknown>;
  settings: Settings;
  seats: SeatInfo[];
  made: string;
  seq: number;
  version: number;
  host_seat: number | null;
  asked: number[];
  commitment: string | null;
  started: string | null;
  expires: string | null;
  rematch: string | null;
  over: Outcome | null;
  placed: Record<string, string>;
  lesson: string;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  text: string;
  args: Record<string, unknown>;
}

/** One thing that happened, for log, animation, sound and text. */
export interface Telling {
  kind: string;
  seat: number;
  refs: string[];
  rule: string;
  text: string;
  args: Record<string, unknown>;
}

/** One entry of the record as a listener may know it. `to` is where an undo or redo went. `given` is `clock` where the time was over and the clock answered for the seat. */
export interface MomentInfo {
  n: number;
  what: What;
  told: Telling[];
  at: string;
  seat?: number | null;
  to?: number | null;
  given?: "" | "clock";
}

/** What the seat may take back. `turn` is about the whole turn; `why` says what makes consent necessary. It is said where nobody needs to be asked, too: what was shown or thrown is taken back with open eyes. */
export interface UndoInfo {
  how: How;
  why: string;
  turn: How;
  redo: boolean;
  turn_why: string;
}

/** A throw that people make with real dice. `outcomes` is empty where there are too many to list. `seat` is whose throw it is, null if the rules name nobody. */
export interface HandThrow {
  throw: string;
  text: string;
  args: Record<string, unknown>;
  example: string;
  outcomes: string[];
  seat: number | null;
}

/** Until when one may answer, null without end; and from when on what ends a talk too early may be said. */
export interface ClockInfo {
  closes: string | null;
  opens: string | null;
}

/** Something that is said, by language; `point` are the things it is about, `rule` where it is written. */
export interface LessonPage {
  said: Record<string, string>;
  point: string[];
  rule: string;
}

/** Where a lesson stands: `done` of `total` tasks. `want` are the answers that lead on, none after the last task; `other` is what is said to any other answer. `form` is read in the form where a screen has the answer put together; `aim` is the end of a walk that the wanted answer is part of. While others speak there is nothing to read or to choose. */
export interface LessonInfo {
  done: number;
  total: number;
  others_speak: boolean;
  pages: LessonPage[];
  form: LessonPage[];
  want: string[];
  other: Record<string, string>;
  aim: string;
}

/** A text of the game and its arguments. */
export interface Sentence {
  text: string;
  args: Record<string, unknown>;
}

/** How the table stands for one seat (None: a spectator) after entry `seq`, all but the view. */
export interface Standing {
  seq: number;
  seat: number | null;
  options: Option[];
  undo: UndoInfo;
  details: Record<string, Sentence[]>;
  asked: number[];
  step: string;
  waiting_since: string;
  hand: HandThrow | null;
  over: Outcome | null;
  clock: ClockInfo | null;
  past: boolean;
  lesson: LessonInfo | null;
  prompt: Record<string, unknown>;
}

/** The table from one seat. */
export interface Now {
  type: "now";
  seq: number;
  seat: number | null;
  options: Option[];
  undo: UndoInfo;
  details: Record<string, Sentence[]>;
  asked: number[];
  step: string;
  waiting_since: string;
  hand: HandThrow | null;
  over: Outcome | null;
  clock: ClockInfo | null;
  past: boolean;
  lesson: LessonInfo | null;
  prompt: Record<string, unknown>;
  view: Record<string, unknown>;
}

/** The same for a socket whose hello asks for it: of the view only what is other than after entry `since`. It builds on the last `now` or `changed` that this socket was sent for this seat. Whoever does not have that one asks for the `whole`. In `changes`, by the view's keys, null is gone, `[value]` is new or another altogether, and an object says what is other inside, by key or, in a list, by index. What is not there is as it was. */
export interface Changed {
  type: "changed";
  seq: number;
  seat: number | null;
  options: Option[];
  undo: UndoInfo;
  details: Record<string, Sentence[]>;
  asked: number[];
  step: string;
  waiting_since: string;
  hand: HandThrow | null;
  over: Outcome | null;
  clock: ClockInfo | null;
  past: boolean;
  lesson: LessonInfo | null;
  prompt: Record<string, unknown>;
  since: number;
  changes: Record<string, unknown>;
}

/** The greeting: the table, the seats this connection holds, and what time it is here, in seconds since 1970. */
export interface Here {
  type: "here";
  table: TableInfo;
  seats: number[];
  host: boolean;
  seq: number;
  time: number;
}

/** What one seat (None: a spectator) may know of the entries up to `seq`. It comes before the `now` it leads to. */
export interface Happened {
  type: "happened";
  seq: number;
  seat: number | null;
  moments: MomentInfo[];
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Who is connected. Seats are written as words, since JSON keys are; bots are always here. */
export interface Presence {
  type: "presence";
  seats: Record<string, "away" | "here">;
  spectators: number;
}

/** Something somebody said: free text, or a phrase that every reader gets in their own language. */
export interface ChatLine {
  type: "chat";
  id: number;
  seat: number | null;
  name: string;
  at: string;
  text: string | null;
  phrase: Phrase | null;
}

/** A seat (-1: a host without one) asks the others to agree. `moves` are the entries that would be taken back. `what` is `rule` where the table shall be run in another way; `rule` are the settings as they would be then. */
export interface ConsentAsked {
  type: "consent";
  request: string;
  seat: number;
  what: "redo" | "rule" | "turn" | "undo";
  moves: MomentInfo[];
  needs: number[];
  yes: number[];
  no: number[];
  state: "granted" | "lapsed" | "open" | "refused";
  rule: Record<string, string | boolean>;
}

/** It is done, and on disk; `seq` is the number of its last entry. */
export interface Moved {
  type: "moved";
  seq: number;
  id: string;
}

/** The others must agree first; `consent` messages tell what they say. */
export interface Asked {
  type: "asked";
  request: string;
  id: string;
}

export interface Done {
  type: "done";
  id: string;
}

/** Why something cannot be chosen: the rule, and the game's text for it. */
export interface WhyNot {
  rule: string;
  text: string;
  args: Record<string, unknown>;
}

/** What a thing on the table is: its name (a value as in arguments of texts), what it does, and its rule. `quiet`: ground that is explained when somebody asks, not to whoever happens to point at it. */
export interface Explained {
  name: unknown;
  lines: Sentence[];
  rule: string;
  quiet: boolean;
}

/** What a bot would answer in this seat's place, to the question that entry `seq` left open, and why. `then` is what it would answer after that, as far as this can be foreseen: more of the kind, as the steps of a walk are, and what comes at their end. `at_last` is why the last of that kind is given: what speaks for a walk's end. */
export interface Suggestion {
  seq: number;
  answer: string;
  why: Sentence | null;
  then: Option[];
  at_last: Sentence | null;
}

/** One throw to recompute: draw `k`, made by entry `n`, of `total` tickets; `ticket` is the one that was drawn. */
export interface Draw {
  n: number;
  k: number;
  name: string;
  total: number;
  ticket: number | null;
  shows: string;
}

/** One answer as people see it. `name` is what records and the wire carry; `refs` are the things it is about. */
export interface Option {
  name: string;
  verb: string;
  refs: string[];
  rule: string;
  text: string;
  args: Record<string, unknown>;
}

/** `human` is somebody at this very browser (several: hot seat), `open` waits for a guest, `bot` for nobody. */
export interface NewSeat {
  kind?: Kind;
  name?: string | null;
  bot?: string | null;
  lang?: Lang | null;
  nonce?: string | null;
}

/** `start` begins the game at once, which needs every seat taken. A `lesson` brings its own seats, options and dice, and begins at once; of the seats only the first is looked at: who is taught. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  settings?: Partial<Settings>;
  start?: boolean;
  seed?: string | null;
  webhook?: string | null;
  lesson?: string | null;
}

/** Fields left out stay as they are. Options, seats and the dice change only before the start. */
export interface ChangeTable {
  options?: Record<string, unknown>;
  undo?: UndoRule;
  dice?: "fair" | "hand";
  pause?: number;
  spectators?: boolean;
  chat?: ChatRule;
  hints?: boolean;
  companion?: Partial<Companion>;
  seats?: (NewSeat | null)[];
  webhook?: string | null;
}

/** Pieces put on the real board, by ref with their names, and those taken off it. */
export interface Placed {
  put?: Record<string, string>;
  take?: string[];
}

export interface Sit {
  name: string;
  nonce?: string | null;
  lang?: Lang | null;
}

export interface Rename {
  do: "rename";
  name: string;
  lang?: Lang | null;
}

/** A new link to this seat for somebody else; the old one stays good and can take the seat back. */
export interface Lend {
  do: "lend";
}

/** A bot plays on; the seat's own link can take it back at any time. */
export interface PlayByBot {
  do: "bot";
  bot?: string | null;
}

/** The seat's owner plays again; lent links end. */
export interface TakeBack {
  do: "back";
}

/** The seat's link ends. Before the start the seat is open again, later a bot plays until somebody sits down. */
export interface Leave {
  do: "leave";
}

/** The host's link for an open seat, to be sent to one person; it sits down with the first move or name. */
export interface Invite {
  do: "invite";
}

/** `seq` is the entry the answer replies to; `id` makes a resend harmless. */
export interface Move {
  seq: number;
  answer: string | Record<string, unknown> | unknown[];
  id: string;
}

/** What hand-thrown dice show; null lets the hall throw this once. `correct` says the last throw anew instead. */
export interface Throw {
  seq: number;
  words: string | null;
  id: string;
  correct?: boolean;
}

export interface TakeBackMoves {
  what: Taking;
  id: string;
}

export interface Consent {
  request: string;
  yes: boolean;
}

/** A text or a phrase, one of the two; the same `id` is said only once. */
export interface Say {
  text?: string | null;
  phrase?: Phrase | null;
  id?: string;
}

/** A link to be shown as a QR code; it must be one of this hall. */
export interface Link {
  link: string;
}

export interface Why {
  ref: string;
}

/** What that seat says no longer reaches this one (or does again). */
export interface Block {
  seat: number;
  on?: boolean;
}

export interface Held {
  table: string;
  token: string;
}

export interface Mine {
  tables: Held[];
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
  lang?: Lang;
}

export interface Unsubscribe {
  endpoint: string;
}

/** application/problem+json. `code` is stable; `rule`, `text` and `args` are the game's where its rules refuse. */
export interface Problem {
  code: string;
  title: string;
  status: number;
  detail?: string;
  type?: string;
  rule?: string;
  text?: string;
  args?: Record<string, unknown>;
  field?: string;
  seq?: number | null;
  now?: Now | null;
  retry_after?: number | null;
}

export interface Health {
  version: string;
  client: boolean;
  form: string;
  database: string;
}

/** A game's option. The first value is the default; no values means structured data. */
export interface SettingInfo {
  id: string;
  values: string[];
  rule: string;
  per_seat: boolean;
}

/** A game as it stands on the shelf, in one language. */
export interface GameWords {
  title: string;
  tagline: string;
  facts: string;
  credit: string;
  begins: string;
}

export interface LessonTitle {
  id: string;
  title: Record<string, string>;
}

/** A quest on the shelf: 1 to 10 hard, about so many minutes; 0 where nobody has said. */
export interface QuestInfo {
  id: string;
  difficulty: number;
  minutes: number;
}

export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  cooperative: boolean;
  settings: SettingInfo[];
  levels: string[];
  bots: string[];
  default_bot: string;
  words: Record<string, GameWords>;
  texts: Record<string, string>;
  lessons: LessonTitle[];
  quests: QuestInfo[];
}

export interface RuleText {
  en: string;
  fr: string;
  source: string;
  chapter: string;
  rulings: string[];
}

export interface RulingText {
  question: Record<string, string>;
  answer: Record<string, string>;
  option: string;
}

export interface CardLine {
  icon: string;
  rule: string;
  text: Record<string, string>;
}

export interface CardSection {
  title: Record<string, string>;
  lines: CardLine[];
}

export interface Rulebook {
  game: string;
  card: CardSection[];
  chapters: Record<string, Record<string, string>>;
  rules: Record<string, RuleText>;
  rulings: Record<string, RulingText>;
}

/** A seat's token. The link carries it in its fragment, which never reaches a server or a log. */
export interface SeatKey {
  table: string;
  seat: number;
  key: string;
  link: string;
}

export interface TableMade {
  table: TableInfo;
  host: string;
  seats: SeatKey[];
}

/** A changed table, and the keys of seats that the host has newly taken. */
export interface TableSet {
  table: TableInfo;
  seats: SeatKey[];
}

/** `key` is there when the change made a new link. */
export interface SeatChanged {
  table: TableInfo;
  key: SeatKey | null;
}

export interface Check {
  what: string;
  ok: boolean | null;
  found: string;
}

/** Everything that can be checked about a finished game. */
export interface Report {
  ok: boolean;
  checks: Check[];
  table: string;
  source: string;
  commitment: string | null;
  secret: string | null;
  nonces: string[];
  answers: number;
  throws: number;
  draws: Draw[];
}

/** A table of mine. Without a seat the token is the host's. */
export interface MyTable {
  table: string;
  game: string;
  phase: Phase;
  seat: number | null;
  host: boolean;
  seats: string[];
  asked: number[];
  your_turn: boolean;
  seq: number;
  since: string;
  expires: string | null;
  lesson: string;
  over: Outcome | null;
}

/** `gone` are tables, or tokens, that do not exist any more. */
export interface MyTables {
  tables: MyTable[];
  gone: string[];
}

/** The server's VAPID key; null where push is not set up. */
export interface PushKey {
  key: string | null;
}

/** The first message of a socket. `after`: the last entry that was seen, -1 for none. With `changes` every view but the first of a seat comes as what is other in it than in the last one: `changed`. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  after?: number | null;
  chat_after?: number;
  changes?: boolean;
}

export interface MoveOn {
  type: "move";
  seq: number;
  answer: string | Record<string, unknown> | unknown[];
  id: string;
  seat: number;
}

export interface ThrowOn {
  type: "throw";
  seq: number;
  words: string | null;
  id: string;
  correct?: boolean;
  seat: number;
}

export interface UndoOn {
  type: "undo";
  what: Taking;
  id: string;
  seat: number;
}

export interface ConsentOn {
  type: "consent";
  request: string;
  yes: boolean;
  seat: number;
  id?: string;
}

export interface ChatOn {
  type: "chat";
  text?: string | null;
  phrase?: Phrase | null;
  id?: string;
  seat: number;
}

export interface Ping {
  type: "ping";
}

/** A `changed` builds on a view that is not here: answered by a `now` for each seat of this socket, and `done`. */
export interface Whole {
  type: "whole";
}

export interface Pong {
  type: "pong";
}

/** A refusal on the socket. `id` is the message it answers, empty if it answers none. */
export interface Problems {
  type: "problem";
  problem: Problem;
  id: string;
}

/** What a long poll brings. `cursor` goes into the next one. */
export interface Polled {
  messages: (Here | Now | Changed | Happened | TableChanged | Presence | ChatLine | ConsentAsked | Moved | Asked | Done | Problems | Pong)[];
  cursor: string;
}
