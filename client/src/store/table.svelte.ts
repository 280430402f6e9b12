/** One table as this browser has it open: what is shown, what may be chosen, who is here, and the line to the hall. */
import { api, Refusal } from "../api";
import type { BoardProps, GameModule, Lit, Playing, Say, Tray } from "../games/board";
import { play } from "../lib/sound";
import { letterId, Live, type Letter, type Link } from "../live";
import { pollSeats } from "../polling";
import { Choices } from "../table/choices";
import { Film } from "../table/film";
import { missed, turns, type Turn } from "../table/logbook";
import { makeSay } from "../texts/say";
import { Texts } from "../texts/fluent";
import type * as wire from "../wire";
import { keyring } from "./keyring.svelte";
import { settings } from "./settings.svelte";
import { gameTexts, shell } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

const DICE_MS = 900;
const EVENT_MS = 350;
const WORTH_A_BANNER = 4; // fewer missed events are simply there
const EMPTY = new Texts();

type Seat = number | null;

/** A question about a thing: the reason it cannot be chosen, or the several options about it. */
export interface Asked {
  anchor: Element | null;
  ref: string;
  why: wire.WhyNot | null;
  options: wire.Option[];
  /** Nothing is against it, it is just not asked for; or nobody sits here. */
  text: string;
}

export interface Pending {
  id: string;
  what: string;
  seq: number;
}

export class Table {
  info = $state.raw<wire.TableInfo | null>(null);
  held = $state.raw<number[]>([]);
  host = $state(false);
  /** Whose eyes the screen is for. */
  front = $state<Seat>(null);
  /** The screen must be handed to this seat before anything more is shown. */
  curtain = $state<number | null>(null);
  /** The present as it is shown; it waits for what led to it. */
  now = $state.raw<wire.Now | null>(null);
  /** A moment of the past the reader looks at. */
  past = $state.raw<wire.Now | null>(null);
  playing = $state.raw<Playing | null>(null);
  moments = $state.raw<wire.MomentInfo[]>([]);
  picked = $state.raw<ReadonlySet<string>>(new Set());
  hot = $state.raw<ReadonlySet<string>>(new Set());
  asked = $state.raw<Asked | null>(null);
  /** A rule to show in a popover. */
  rule = $state.raw<{ id: string; anchor: Element | null } | null>(null);
  pending = $state.raw<Pending | null>(null);
  presence = $state.raw<wire.Presence>({ type: "presence", seats: {}, spectators: 0 });
  chat = $state.raw<wire.ChatLine[]>([]);
  unread = $state(0);
  consents = $state.raw<wire.ConsentAsked[]>([]);
  link = $state<Link>("reconnecting");
  retryAt = $state<number | null>(null);
  module = $state.raw<GameModule>({});
  problem = $state.raw<wire.Problem | null>(null);
  /** What happened while nobody looked: so many events after that entry. */
  since = $state.raw<{ from: number; count: number } | null>(null);
  /** A film of the past runs. */
  watching = $state(false);

  /** The newest for every seat here, whether it has been shown or not. */
  private nows = $state.raw<ReadonlyMap<Seat, wire.Now>>(new Map());
  private logs = new Map<Seat, wire.MomentInfo[]>();
  private live: Live;
  private film: Film;
  private greeted = false;
  private seen: number;
  private reel = 0; // counts films, so that an old one stops when a new one begins

  constructor(readonly id: string) {
    this.seen = keyring.of(id).seen;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.live = new Live({
      address: `${scheme}//${location.host}/api/tables/${id}/live`,
      hello: () => ({
        type: "hello",
        tokens: keyring.tokens(id),
        after: this.moments.at(-1)?.n ?? -1,
        chat_after: this.chat.at(-1)?.id ?? 0,
      }),
      heard: (message) => this.hear(message),
      changed: (link, retry) => {
        this.link = link;
        this.retryAt = retry === null ? null : Date.now() + retry;
      },
      poll: (cursor, signal) => pollSeats((each, wait, token) => api.poll(id, each, wait, token, signal), cursor, this.seatTokens()),
      post: (letter) => this.post(letter),
    });
    this.film = new Film({
      lasts: (telling) => this.lasts(telling),
      speed: () => (document.hidden ? 0 : settings.speed),
      show: (playing) => this.show(playing),
      reached: (moment) => this.note(moment),
      arrived: (now) => this.arrive(now),
    });
  }

  open(): void {
    this.live.start();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    this.live.stop();
    this.film.clear();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.looked);
  }

  /** After the keyring has changed. */
  reopen(): void {
    this.nows = new Map();
    this.logs.clear();
    this.moments = [];
    this.now = null;
    this.greeted = false;
    this.live.restart();
  }

  /** The key of the seat in front of the screen; none for a spectator. */
  get token(): string | undefined {
    return this.front === null ? undefined : keyring.of(this.id).seats[this.front];
  }

  /** The keys of all seats here, that of the seat in front first. */
  private seatTokens(): string[] {
    const seats = Object.entries(keyring.of(this.id).seats);
    return seats.sort(([a], [b]) => Number(Number(b) === this.front) - Number(Number(a) === this.front)).map(([, token]) => token);
  }

  retry = (): void => this.live.restart();

  private hurry = (): void => this.live.hurry();

  // What is on the screen

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  say = $derived.by<Say>(() => makeSay(settings.lang, gameTexts.of(this.info?.game ?? "") ?? EMPTY, shell, this.names));

  /** The past if one looks there, else the present. */
  get shown(): wire.Now | null {
    return this.past ?? this.now;
  }

  /** The game waits for the person in front of the screen, and everything has been shown. */
  myTurn = $derived.by(
    () => this.now !== null && this.front !== null && this.now.asked.includes(this.front) && !this.now.over,
  );

  options = $derived.by<wire.Option[]>(() => {
    const free = !this.past && !this.playing && !this.pending && this.curtain === null && this.myTurn;
    return free ? this.now!.options : [];
  });

  choices = $derived.by(() => {
    const { module, now } = this;
    return new Choices(this.options, module.alike && now ? (ref) => module.alike!(now.view, ref) : undefined);
  });

  lit = $derived.by<ReadonlyMap<string, Lit>>(() => this.choices.lit(this.picked));

  turns = $derived.by<Turn[]>(() =>
    turns(this.moments, {
      begins: (telling) => this.module.begins_turn?.(telling) ?? telling.kind === "turn-begins",
      quiet: (telling) => this.module.quiet?.(telling) ?? false,
    }),
  );

  /** The dice of the tray: those being thrown, those that lie on the table, or the last that were thrown. */
  tray = $derived.by<Tray | null>(() => {
    const { module, playing, shown } = this;
    if (playing) {
      const thrown = module.thrown?.(playing.telling, this.say);
      if (thrown) return thrown;
    }
    if (!shown) return null;
    return module.tray?.(shown.view, this.say) ?? this.lastThrow;
  });

  private lastThrow = $derived.by<Tray | null>(() => {
    const { module } = this;
    if (!module.thrown) return null;
    const until = this.past?.seq ?? Infinity;
    for (const moment of this.moments.toReversed()) {
      if (moment.n > until) continue;
      for (const telling of moment.told.toReversed()) {
        const thrown = module.thrown(telling, this.say);
        if (thrown) return { ...thrown, dice: thrown.dice.map((die) => ({ ...die, fresh: false })) };
      }
    }
    return null;
  });

  props = $derived.by<BoardProps | null>(() => {
    const { shown } = this;
    if (!shown) return null;
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
      whyNot: this.whyNot,
      rule: this.showRule,
      playing: this.playing,
      past: this.past !== null,
      over: shown.over,
      settings: { speed: settings.speed, odds: settings.chosen.odds, theme: settings.theme, phone: settings.phone },
    };
  });

  /** The seat that may take something back here: the one in front, or another one of this browser. */
  undoSeat = $derived.by<number | null>(() => {
    if (!this.now || this.front === null) return null;
    if (this.now.undo.how !== "nothing" || this.now.undo.redo) return this.front;
    return this.held.find((seat) => this.nows.get(seat)?.undo.how === "free") ?? this.front;
  });

  get undoInfo(): wire.UndoInfo | null {
    const seat = this.undoSeat;
    if (seat === null || !this.now) return null;
    return seat === this.front ? this.now.undo : (this.nows.get(seat)?.undo ?? null);
  }

  // What one does

  point = (refs: string[]): void => {
    if (refs.length || this.hot.size) this.hot = new Set(refs);
  };

  press = (ref: string, anchor: Element | null = null): void => {
    if (this.playing) return this.film.skip();
    const lit = this.lit.get(ref);
    if (!lit) return void this.whyNot(ref, anchor);
    if (lit.of_set) return this.toggle(ref);
    if (lit.options.length === 1) return this.choose(lit.options[0]!.name);
    this.asked = { anchor, ref, why: null, options: lit.options, text: "" };
  };

  toggle(ref: string): void {
    const picked = new Set(this.picked);
    if (!picked.delete(ref)) picked.add(ref);
    this.picked = picked;
    play("page");
  }

  choose = (name: string): void => {
    const { now, front } = this;
    if (!now || front === null || this.pending) return;
    this.asked = null;
    this.past = null;
    this.send({ type: "move", seat: front, seq: now.seq, answer: name, id: letterId() }, name);
  };

  throwDice(words: string, correct = false): void {
    const seat = this.front ?? this.held[0];
    if (this.now && seat !== undefined) {
      this.send({ type: "throw", seat, seq: this.now.seq, words, correct, id: letterId() }, words);
    }
  }

  takeBack(what: wire.Taking): void {
    const seat = this.undoSeat;
    if (seat === null || this.pending) return;
    this.film.skip();
    this.send({ type: "undo", seat, what, id: letterId() }, what);
  }

  agree(request: string, seat: number, yes: boolean): void {
    this.live.send({ type: "consent", seat, request, yes, id: letterId() });
  }

  talk(said: { text: string } | { phrase: wire.Phrase }): void {
    const seat = this.front ?? this.held[0];
    if (seat !== undefined) this.live.send({ type: "chat", seat, ...said, id: letterId() });
  }

  whyNot = async (ref: string, anchor: Element | null = null): Promise<void> => {
    if (this.past) return this.tell(ref, anchor, "why-past");
    if (this.front === null) return this.tell(ref, anchor, "why-spectator");
    try {
      const why = await api.why(this.id, ref, this.token);
      if (why) this.asked = { anchor, ref, why, options: [], text: "" };
      else this.tell(ref, anchor, "why-nothing");
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "unknown-ref") return;
      toasts.refused(problem);
    }
  };

  showRule = (id: string, anchor: Element | null = null): void => {
    this.rule = { id, anchor };
  };

  private tell(ref: string, anchor: Element | null, text: string): void {
    this.asked = { anchor, ref, why: null, options: [], text };
  }

  /** The person has taken the screen. */
  liftCurtain(): void {
    const next = this.curtain;
    this.curtain = null;
    if (next !== null) this.turnTo(next);
  }

  skip(): boolean {
    if (!this.film.busy) return false;
    this.film.skip();
    return true;
  }

  // Looking back

  async lookAt(n: number): Promise<void> {
    this.reel++;
    this.watching = false;
    try {
      this.past = await api.moment(this.id, n, this.token);
    } catch (problem) {
      toasts.refused(problem);
    }
  }

  backToNow(): void {
    this.reel++;
    this.watching = false;
    this.past = null;
    this.playing = null;
  }

  /** Show entry after entry, from the one after `from` to the present or to `until`. */
  async watch(from: number, until = Infinity): Promise<void> {
    const reel = ++this.reel;
    this.since = null;
    this.watching = true;
    this.skip();
    const entries = this.moments.filter(({ n }) => n > from && n <= until);
    try {
      this.past = await api.moment(this.id, Math.max(0, from), this.token);
      for (const moment of entries) {
        const next = api.moment(this.id, moment.n, this.token);
        for (const telling of moment.told) {
          if (reel !== this.reel) return;
          await this.showFor(telling, moment);
        }
        const now = await next;
        if (reel !== this.reel) return;
        this.past = now;
        if (!settings.speed) await sleep(150);
      }
    } catch (problem) {
      toasts.refused(problem);
    }
    if (reel === this.reel) {
      this.playing = null;
      this.watching = false;
    }
  }

  pause(): void {
    this.reel++;
    this.watching = false;
    this.playing = null;
  }

  private shownId = 1_000_000;

  private async showFor(telling: wire.Telling, moment: wire.MomentInfo): Promise<void> {
    const ms = Math.round(this.lasts(telling) * settings.speed);
    if (ms <= 0) return;
    this.playing = { telling, moment, ms, id: ++this.shownId };
    this.sound(telling);
    await sleep(ms);
  }

  // What one hears

  private hear(message: wire.ServerMessage): void {
    switch (message.type) {
      case "here":
        return this.greet(message);
      case "happened":
        return this.happen(message);
      case "now":
        return this.present(message);
      case "table":
        this.know(message.table);
        return;
      case "presence":
        this.presence = message;
        return;
      case "chat":
        return this.listen(message);
      case "consent":
        return this.consider(message);
      case "moved":
      case "done":
      case "asked":
        this.answered(message.id);
        if (message.type === "asked") toasts.say("undo-asked");
        return;
      case "problem":
        return this.refuse(message);
      case "pong":
        return;
      default:
        message satisfies never;
    }
  }

  private know(info: wire.TableInfo): void {
    const begins = this.info?.phase === "lobby" && info.phase !== "lobby";
    this.info = info;
    if (begins) play("turn");
  }

  private greet(here: wire.Here): void {
    this.problem = null;
    this.know(here.table);
    this.held = here.seats;
    this.host = here.host;
    if (this.front === null || !here.seats.includes(this.front)) this.front = here.seats[0] ?? null;
    keyring.change(this.id, { game: here.table.game });
  }

  private happen({ seat, moments }: wire.Happened): void {
    const log = this.logs.get(seat) ?? [];
    const last = log.at(-1)?.n ?? -1;
    const fresh = moments.filter((moment) => moment.n > last);
    this.logs.set(seat, [...log, ...fresh]);
    if (seat !== this.front) return;
    if (this.greeted) this.film.add(fresh.filter(({ n }) => n > (this.moments.at(-1)?.n ?? -1)));
    else this.moments = [...this.logs.get(seat)!];
  }

  private present(now: wire.Now): void {
    this.nows = new Map(this.nows).set(now.seat, now);
    if (now.seat === this.front) {
      if (this.greeted) this.film.arrive(now);
      else this.arrive(now);
    }
    this.greeted ||= now.seat === this.front;
    void this.fillGap(now);
    this.settle();
  }

  /** The hall sends no more than some hundred entries by itself; the rest is asked for. */
  private async fillGap(now: wire.Now): Promise<void> {
    if (now.seat !== this.front) return;
    const last = this.logs.get(now.seat)?.at(-1)?.n ?? -1;
    if (last >= now.seq) return;
    const more = await api.log(this.id, last, this.token).catch(() => []);
    const log = this.logs.get(now.seat) ?? [];
    const known = log.at(-1)?.n ?? -1;
    this.logs.set(now.seat, [...log, ...more.filter(({ n }) => n > known)]);
    if (now.seat === this.front && !this.film.busy) this.moments = this.logs.get(now.seat)!;
  }

  private note(moment: wire.MomentInfo): void {
    if (moment.n > (this.moments.at(-1)?.n ?? -1)) this.moments = [...this.moments, moment];
  }

  private arrive(now: wire.Now): void {
    const before = this.now;
    this.now = now;
    this.picked = new Set();
    this.asked = null;
    if (this.pending && now.seq > this.pending.seq) this.pending = null;
    if (!before) this.firstLook(now);
    else if (!isAsked(before, this.front) && isAsked(now, this.front)) play("turn");
    if (now.over && before && !before.over) play(now.over.winners.includes(this.front ?? -1) ? "win" : "lose");
    this.remember();
    this.settle();
  }

  private firstLook(now: wire.Now): void {
    if (this.seen >= 0 && this.seen < now.seq) {
      const count = missed(this.moments, this.seen);
      if (count >= WORTH_A_BANNER) this.since = { from: this.seen, count };
    }
  }

  /** Away with the tab: what happens meanwhile is offered as a film. */
  private looked = (): void => {
    if (document.hidden) {
      this.seen = this.now?.seq ?? -1;
      return;
    }
    this.live.hurry();
    this.film.skip();
    const count = this.seen >= 0 ? missed(this.moments, this.seen) : 0;
    if (count >= WORTH_A_BANNER && !this.past) this.since = { from: this.seen, count };
    this.remember();
  };

  private remember(): void {
    if (document.hidden || !this.now) return;
    this.seen = this.now.seq;
    keyring.change(this.id, { seen: this.now.seq });
  }

  /** Several people at one screen: turn it to whom the game asks, behind a curtain if something is secret. */
  private settle(): void {
    if (this.held.length < 2 || this.film.busy || !this.now || this.curtain !== null) return;
    const { asked, seq } = this.now;
    if (this.front !== null && asked.includes(this.front)) return;
    const next = asked.find((seat) => this.held.includes(seat));
    if (next === undefined || this.held.some((seat) => this.nows.get(seat)?.seq !== seq)) return;
    if (this.secretFrom(next)) this.curtain = next;
    else this.turnTo(next);
  }

  private secretFrom(next: number): boolean {
    const step = this.now?.step ?? "";
    if (this.module.secret_steps?.includes(step)) return true;
    const mine = JSON.stringify(this.nows.get(next)?.view);
    return this.held.some((seat) => JSON.stringify(this.nows.get(seat)?.view) !== mine);
  }

  private turnTo(seat: number): void {
    this.film.clear();
    this.front = seat;
    this.now = this.nows.get(seat) ?? this.now;
    this.moments = this.logs.get(seat) ?? this.moments;
    this.picked = new Set();
    this.past = null;
  }

  private show(playing: Playing | null): void {
    if (this.watching) return;
    this.playing = playing;
    if (playing) this.sound(playing.telling);
    else this.settle();
  }

  private sound(telling: wire.Telling): void {
    const sound = this.module.sound?.(telling) ?? (this.module.thrown?.(telling, this.say) ? "dice" : "none");
    play(sound);
  }

  private lasts(telling: wire.Telling): number {
    const own = this.module.lasts?.(telling);
    if (own !== undefined) return own;
    return this.module.thrown?.(telling, this.say) ? DICE_MS : EVENT_MS;
  }

  private listen(line: wire.ChatLine): void {
    if (this.chat.some((each) => each.id === line.id)) return;
    this.chat = [...this.chat, line].slice(-300);
    if (line.seat !== null && this.held.includes(line.seat)) return;
    if (settings.chosen.muted.includes(`${this.id}/${line.seat}`)) return;
    if (line.id > keyring.of(this.id).chat) {
      this.unread += 1;
      play("chat");
    }
  }

  readChat(): void {
    this.unread = 0;
    const last = this.chat.at(-1)?.id ?? 0;
    if (last > keyring.of(this.id).chat) keyring.change(this.id, { chat: last });
  }

  private consider(asked: wire.ConsentAsked): void {
    this.consents = [...this.consents.filter((each) => each.request !== asked.request), asked].filter(
      (each) => each.state === "open",
    );
    if (asked.state === "refused" && this.held.includes(asked.seat)) toasts.say("undo-refused", {}, "bad");
    if (asked.state === "granted" && this.held.includes(asked.seat)) toasts.say("undo-agreed", {}, "good");
  }

  private answered(id: string): void {
    if (this.pending?.id === id) this.pending = null;
  }

  private refuse({ problem, id }: wire.Problems): void {
    this.answered(id);
    if (problem.now) {
      this.nows = new Map(this.nows).set(problem.now.seat, problem.now);
      if (problem.now.seat === this.front) this.film.arrive(problem.now);
    }
    if (!id && !this.info) this.problem = problem;
    else if (problem.text) {
      this.asked = { anchor: null, ref: "", why: { rule: problem.rule ?? "", text: problem.text, args: problem.args ?? {} }, options: [], text: "" };
    } else toasts.refused(new Refusal(problem));
  }

  private send(letter: Letter, what: string): void {
    this.pending = { id: letter.id, what, seq: this.now?.seq ?? -1 };
    this.live.send(letter);
  }

  /** A letter by HTTP, where the socket is barred. */
  private async post(letter: Letter): Promise<wire.ServerMessage> {
    const { id, path, body } = httpOf(letter);
    try {
      return await api.post<wire.ServerMessage>(`/api/tables/${this.id}/${path}`, body, keyring.token(this.id, letter.seat)).then(
        (answer) => ({ ...(answer ?? { type: "done" }), id }) as wire.ServerMessage,
      );
    } catch (problem) {
      if (problem instanceof Refusal && !problem.unreachable) return { type: "problem", problem: problem.problem, id };
      throw problem;
    }
  }
}

function httpOf(letter: Letter): { id: string; path: string; body: unknown } {
  const { id } = letter;
  switch (letter.type) {
    case "move":
      return { id, path: "moves", body: { seq: letter.seq, answer: letter.answer, id } satisfies wire.Move };
    case "throw":
      return { id, path: "throws", body: { seq: letter.seq, words: letter.words, correct: letter.correct, id } satisfies wire.Throw };
    case "undo":
      return { id, path: "undo", body: { what: letter.what, id } satisfies wire.TakeBackMoves };
    case "consent":
      return { id, path: "consent", body: { request: letter.request, yes: letter.yes } satisfies wire.Consent };
    case "chat":
      return { id, path: "chat", body: { text: letter.text, phrase: letter.phrase } satisfies wire.Say };
  }
}

function isAsked(now: wire.Now, seat: Seat): boolean {
  return seat !== null && now.asked.includes(seat);
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
