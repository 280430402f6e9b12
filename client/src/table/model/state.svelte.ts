/** A table as it is on this screen: what is shown, what may be chosen, and what follows from that. */
import type { BoardProps, Confirm, Errand, GameModule, Lit, Playing, RealBoard, Say, Tray } from "../../games/board";
import { freeLetters } from "../../keys";
import { short } from "../../lib/names";
import type { Link } from "../../connection/connection";
import { Choices } from "./choices";
import { turns, undone, type Turn } from "./logbook";
import { Texts } from "../../texts/fluent";
import { makeSay } from "../../texts/say";
import type * as wire from "../../wire";
import { settings } from "../../store/settings.svelte";
import { gameTexts, shell } from "../../store/texts.svelte";

/** null: a spectator's eyes. */
export type Eyes = number | null;

/** A question about a thing: the reason it cannot be chosen, or the several options about it. */
export interface Asked {
  anchor: Element | null;
  ref: string;
  why: wire.WhyNot | null;
  options: wire.Option[];
  /** What the shell itself has to say about it. */
  text: string;
}

/** An answer that is on its way. */
export interface Pending {
  id: string;
  seq: number;
}

const EMPTY = new Texts();

export abstract class Screen {
  info = $state.raw<wire.TableInfo | null>(null);
  module = $state.raw<GameModule>({});
  /** The seats of this browser, and whether it is the host's. */
  held = $state.raw<number[]>([]);
  host = $state(false);
  /** Whose eyes the screen is for. */
  front = $state<Eyes>(null);
  /** The screen must be handed to this seat before anything more is shown. */
  curtain = $state<number | null>(null);

  /** The present as it is shown; it waits for what led to it. */
  now = $state.raw<wire.Now | null>(null);
  /** A moment of the past the reader looks at; `watching`: it moves on by itself. */
  past = $state.raw<wire.Now | null>(null);
  watching = $state(false);
  /** The page is a replay: nothing is listed that comes later than the moment shown. */
  replaying = $state(false);
  playing = $state.raw<Playing | null>(null);
  moments = $state.raw<wire.MomentInfo[]>([]);
  /** What happened while nobody looked: so many events after that entry. */
  since = $state.raw<{ from: number; count: number } | null>(null);

  /** The seats for which the clock has answered since the reader last did something. */
  late = $state.raw<readonly number[]>([]);

  picked = $state.raw<ReadonlySet<string>>(new Set());
  protected pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What a bot would do, if that was asked. */
  suggestion = $state.raw<wire.Suggestion | null>(null);
  thinking = $state(false);
  /** What goes on by itself until it is done or stopped. */
  errand = $state.raw<Errand | null>(null);
  /** An answer that waits for a second word. */
  doubt = $state.raw<{ option: wire.Option; ask: Confirm } | null>(null);
  asked = $state.raw<Asked | null>(null);
  rule = $state.raw<{ id: string; anchor: Element | null } | null>(null);
  pending = $state.raw<Pending | null>(null);

  presence = $state.raw<wire.Presence>({ type: "presence", seats: {}, spectators: 0 });
  chat = $state.raw<wire.ChatLine[]>([]);
  unread = $state(0);
  consents = $state.raw<wire.ConsentAsked[]>([]);
  link = $state<Link>("reconnecting");
  retryAt = $state<number | null>(null);
  problem = $state.raw<wire.Problem | null>(null);

  /** The newest for every seat here, whether it has been shown or not. */
  protected nows = $state.raw<ReadonlyMap<Eyes, wire.Now>>(new Map());
  /** Somebody in front of the screen has been found. */
  protected handed = $state(false);
  /** Before that, several people see nothing until it is known what is whose secret. */
  private known = $derived.by(
    () => this.held.length < 2 || this.handed || this.held.every((seat) => this.nows.get(seat)?.seq === this.now?.seq),
  );

  abstract press: BoardProps["press"];
  abstract choose: BoardProps["choose"];
  abstract speak: BoardProps["speak"];
  abstract whyNot: BoardProps["whyNot"];
  abstract turnTo: BoardProps["turnTo"];
  abstract begin: BoardProps["begin"];
  abstract goOn: BoardProps["skip"];
  abstract place: RealBoard["place"];
  abstract showRule: BoardProps["rule"];

  constructor(readonly id: string) {}

  /** The players' names; bots, and seats that share a name, are called by whom they play. */
  names = $derived.by(() => {
    const names = short(this.info?.seats.map((seat) => seat.name) ?? []);
    const { role } = this.module;
    const view = (this.past ?? this.now)?.view;
    const { seats = [] } = this.info ?? {};
    if (!role || !view) return names;
    const say = makeSay(settings.lang, gameTexts.of(this.info!.game) ?? EMPTY, shell, names);
    const own = (name: string, n: number) =>
      seats[n]?.kind === "human" && names.indexOf(name) === names.lastIndexOf(name);
    return names.map((name, n) => (own(name, n) ? name : role(view, n, say) || name));
  });
  say = $derived.by<Say>(() => makeSay(settings.lang, gameTexts.of(this.info?.game ?? "") ?? EMPTY, shell, this.names));
  shown = $derived(this.past ?? this.now);
  /** The game waits for the person in front of the screen. */
  myTurn = $derived.by(() => this.now !== null && isAsked(this.now, this.front) && !this.now.over);

  /** Nothing lies between the reader and an answer. */
  private free = $derived.by(
    () =>
      !this.past &&
      !this.playing &&
      !this.pending &&
      this.curtain === null &&
      this.known &&
      this.now !== null &&
      !this.now.over,
  );

  options = $derived.by<wire.Option[]>(() => {
    return this.free && this.now!.seat === this.front ? this.now!.options : []; // also what one may say though nobody waits for it
  });

  /** What another seat here may answer, where it knows nothing that the seat in front does not. */
  optionsOf = (seat: number): readonly wire.Option[] => {
    const now = this.nows.get(seat);
    if (seat === this.front) return this.options;
    if (!this.free || now?.seq !== this.now!.seq || !this.plain.has(seat)) return [];
    return now.options;
  };

  /** The seats here that have no secrets from whoever looks at the screen. */
  private plain = $derived.by<ReadonlySet<number>>(() => new Set(this.held.filter((seat) => !this.secretFrom(seat))));

  /** Whether that seat sees something that whoever looks at the screen must not see. */
  protected secretFrom(seat: number): boolean {
    if (this.module.secret_steps?.includes(this.now?.step ?? "")) return true;
    const sees = (each: number) => JSON.stringify(this.nows.get(each)?.view);
    const here = this.handed && this.front !== null ? [this.front] : this.held;
    return here.some((each) => sees(each) !== sees(seat));
  }

  /** The option that was suggested, as long as the question stands. */
  advice = $derived.by<wire.Option | null>(() => {
    const { suggestion, now } = this;
    if (!suggestion || suggestion.seq !== now?.seq) return null;
    return this.options.find(({ name }) => name === suggestion.answer) ?? null;
  });

  /** Whether a bot may be asked what it would do: the table allows it, and there is something to decide. */
  mayAsk = $derived.by(() => this.info?.settings.hints !== false && this.myTurn && this.options.length > 1);

  hot = $derived.by<ReadonlySet<string>>(() =>
    this.advice && !this.pointed.size ? new Set(this.advice.refs) : this.pointed,
  );

  box = $derived.by<RealBoard>(() => {
    const { info } = this;
    const companion = info?.settings.companion;
    const placer = companion?.placer ?? null;
    return {
      on: info?.settings.dice === "hand",
      paper: new Set(info?.settings.dice === "hand" ? companion?.paper : []),
      places: placer === null || this.held.includes(placer),
      placer,
      placed: info?.placed ?? {},
      place: this.place,
    };
  });

  choices = $derived.by(() => {
    const { module, now } = this;
    const alike = module.alike && now ? (ref: string) => module.alike!(now.view, ref) : undefined;
    return new Choices(this.options, alike, freeLetters(settings.keys), module.folded);
  });

  lit = $derived.by<ReadonlyMap<string, Lit>>(() => this.choices.lit(this.picked));

  /** How long the dice still roll that are being thrown, in milliseconds; 0: none are. */
  rolling = $derived.by<number>(() =>
    this.playing && this.module.thrown?.(this.playing.telling, this.say) ? this.playing.ms : 0,
  );

  /** What has been shown of what happened: the log never tells what the board has still to show. */
  private told = $derived.by<wire.MomentInfo[]>(() => {
    const { playing, past } = this;
    const until = past && (this.replaying || this.watching) ? past.seq : Infinity;
    const moments = until === Infinity ? this.moments : this.moments.filter(({ n }) => n <= until);
    if (!playing) return moments;
    const { moment } = playing;
    const shown = moment.told.slice(0, moment.told.indexOf(playing.telling) + (this.rolling ? 0 : 1));
    const before = moments.at(-1)?.n === moment.n ? moments.slice(0, -1) : moments;
    return (before.at(-1)?.n ?? -1) < moment.n ? [...before, { ...moment, told: shown }] : moments;
  });

  turns = $derived.by<Turn[]>(() =>
    turns(this.told, {
      begins: (telling) => this.module.begins_turn?.(telling) ?? telling.kind === "turn-begins",
      quiet: (telling) => this.module.quiet?.(telling) ?? false,
    }),
  );

  diceless = $derived.by<boolean>(() => (this.shown && this.module.diceless?.(this.shown.view)) ?? false);

  /** The dice of the tray: those being thrown, those that lie on the table, or the last that were thrown. */
  tray = $derived.by<Tray | null>(() => {
    const thrown = this.playing && this.module.thrown?.(this.playing.telling, this.say);
    if (thrown) return thrown;
    if (!this.shown || this.diceless) return null;
    // what was thrown since lies on the table, though the view shown is still the one before it
    const last = this.lastThrow;
    if (last && last.n > this.shown.seq) return last.tray;
    return this.module.tray?.(this.shown.view, this.say) ?? last?.tray ?? null;
  });

  /** The last throw that counts, and the entry that made it. */
  private lastThrow = $derived.by<{ n: number; tray: Tray } | null>(() => {
    const { thrown } = this.module;
    if (!thrown) return null;
    const until = Math.max(this.past?.seq ?? Infinity, this.playing?.moment.n ?? -1);
    const known = this.told.filter(({ n }) => n <= until);
    const gone = undone(known);
    for (const { n, told } of known.toReversed()) {
      if (gone.has(n)) continue;
      for (const telling of told.toReversed()) {
        const tray = thrown(telling, this.say);
        if (tray) return { n, tray: { ...tray, dice: tray.dice.map((die) => ({ ...die, fresh: false })) } };
      }
    }
    return null;
  });

  props = $derived.by<BoardProps | null>(() => {
    const { shown } = this;
    if (!shown || !this.known) return null;
    return {
      view: shown.view,
      seat: this.front,
      names: this.names,
      lang: settings.lang,
      say: this.say,
      step: shown.step,
      asked: shown.asked,
      options: this.options,
      lit: this.lit,
      hot: this.hot,
      point: this.point,
      press: this.press,
      choose: this.choose,
      held: this.held,
      optionsOf: this.optionsOf,
      turnTo: this.turnTo,
      begin: this.begin,
      skip: this.goOn,
      speak: this.speak,
      whyNot: this.whyNot,
      rule: this.showRule,
      playing: this.playing,
      past: this.past !== null,
      over: shown.over,
      settings: { speed: settings.speed, odds: settings.chosen.odds, theme: settings.theme, phone: settings.phone },
      box: this.box,
    };
  });

  /** The seat that may take something back here: the one in front, or another one of this browser. */
  undoSeat = $derived.by<number | null>(() => {
    if (!this.now || this.front === null) return null;
    if (this.now.undo.how !== "nothing" || this.now.undo.redo) return this.front;
    return this.held.find((seat) => this.nows.get(seat)?.undo.how === "free") ?? this.front;
  });

  undoInfo = $derived.by<wire.UndoInfo | null>(() => {
    const seat = this.undoSeat;
    if (seat === null || !this.now) return null;
    return seat === this.front ? this.now.undo : (this.nows.get(seat)?.undo ?? null);
  });

  /** What a thing is called: as the game's board says, or by the texts. */
  called(ref: string): string {
    const view = this.shown?.view;
    return (view && this.module.called?.(view, ref, this.say, settings.lang)) || this.say.ref(ref);
  }

  point = (refs: string[]): void => {
    if (refs.length || this.pointed.size) this.pointed = new Set(refs);
  };
}

export function isAsked(now: wire.Now, seat: Eyes): boolean {
  return seat !== null && now.asked.includes(seat);
}
