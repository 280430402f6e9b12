/** One table as this browser has it open: what one does there, and the line to the hall. */
import { api, Refusal } from "../../connection/api";
import type { Errand, RealBoard } from "../../games/board";
import { play } from "../../lib/sound";
import { byHttp, letterId, type Letter } from "../../connection/outbox";
import { Connection } from "../../connection/connection";
import { pollSeats } from "../../connection/polling";
import type * as wire from "../../wire";
import { keyring } from "../../store/keyring.svelte";
import { Listening } from "./incoming.svelte";
import { settings } from "../../store/settings.svelte";
import { toasts } from "../../store/toasts.svelte";

export class Table extends Listening {
  private connection: Connection;
  private reel = 0; // counts films, so that an old one stops when a new one begins
  private shownId = 1_000_000; // apart from the numbers of what happens now

  constructor(id: string) {
    super(id);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.connection = new Connection({
      address: `${scheme}//${location.host}/api/tables/${id}/live`,
      hello: () => this.hello(),
      heard: (message) => this.hear(message),
      changed: (link, retry) => {
        this.link = link;
        this.retryAt = retry === null ? null : Date.now() + retry;
      },
      poll: (cursor, signal) =>
        pollSeats((each, wait, token) => api.poll(id, each, wait, token, signal), cursor, this.seatTokens()),
      post: (letter) => this.post(letter),
    });
  }

  open(): void {
    this.connection.start();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    this.connection.stop();
    this.player.clear();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("visibilitychange", this.looked);
  }

  /** With other keys. */
  reopen(): void {
    this.forget();
    this.connection.restart();
  }

  retry = (): void => this.connection.restart();

  private hurry = (): void => {
    if (!document.hidden) this.connection.hurry();
  };

  // Choosing

  press = (ref: string, anchor: Element | null = null): void => {
    if (this.playing) return void this.skip();
    const lit = this.lit.get(ref);
    if (!lit) void this.whyNot(ref, anchor);
    else if (lit.of_set) this.toggle(ref);
    else if (lit.options.length === 1) this.choose(lit.options[0]!.name);
    else this.asked = { anchor, ref, why: null, options: lit.options, text: "" };
  };

  toggle(ref: string): void {
    const picked = new Set(this.picked);
    if (!picked.delete(ref)) picked.add(ref);
    this.picked = picked;
    play("page");
  }

  /** An answer; what cannot well be taken back asks once more. */
  choose = (name: string, seat = this.front): void => {
    if (seat !== null && seat !== this.front) this.turnTo(seat);
    if (seat !== this.front) return;
    const option = this.options.find((each) => each.name === name);
    const ask = option && this.now ? this.module.confirm?.(option, this.now.view, this.say, settings.lang) : null;
    this.errand = null;
    if (option && ask) this.doubt = { option, ask };
    else this.answer(name);
  };

  answer(name: string): void {
    this.doubt = null;
    this.speak(name);
  }

  speak = (answer: string | Record<string, unknown>): void => {
    if (!this.now || this.front === null || this.pending) return;
    this.asked = null;
    this.late = [];
    this.send({ type: "move", seat: this.front, seq: this.now.seq, answer, id: letterId() });
  };

  /** Begin something of several answers. */
  begin = (errand: Errand): void => {
    this.errand = errand;
    this.carryOn();
  };

  /** The next answer of what was begun; it waits while others decide or dice are thrown. */
  carryOn(): void {
    const newest = this.nows.get(this.front) ?? this.now;
    if (!this.errand || !newest) return;
    if (!this.errand.lasts(newest.view)) this.errand = null;
    if (!this.errand || !this.options.length || !this.props) return;
    const name = this.errand.next(this.props);
    if (name) this.answer(name);
    else this.errand = null;
  }

  /** What real dice show; null: the hall throws them this once. */
  throwDice(words: string | null, correct = false): void {
    const seat = this.front ?? this.held[0];
    if (!this.now || seat === undefined || this.pending) return;
    this.send({ type: "throw", seat, seq: this.now.seq, words, correct, id: letterId() });
  }

  takeBack(what: wire.Taking): void {
    if (this.undoSeat === null || this.pending) return;
    this.player.skip();
    this.send({ type: "undo", seat: this.undoSeat, what, id: letterId() });
  }

  agree(request: string, seat: number, yes: boolean): void {
    this.connection.send({ type: "consent", seat, request, yes, id: letterId() });
  }

  talk(said: { text: string } | { phrase: wire.Phrase }): void {
    const seat = this.front ?? this.held[0];
    if (seat !== undefined) this.connection.send({ type: "chat", seat, ...said, id: letterId() });
  }

  readChat(): void {
    this.unread = 0;
    const last = this.chat.at(-1)?.id ?? 0;
    if (last > keyring.of(this.id).chat) keyring.change(this.id, { chat: last });
  }

  // Asking

  whyNot = async (ref: string, anchor: Element | null = null): Promise<void> => {
    const tell = (text: string, why: wire.WhyNot | null = null) =>
      (this.asked = { anchor, ref, why, options: [], text });
    if (this.past) return void tell("why-past");
    if (this.front === null) return void tell("why-spectator");
    try {
      const why = await api.why(this.id, ref, this.token);
      tell(why ? "" : "why-nothing", why);
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === "unknown-ref")) toasts.refused(problem);
    }
  };

  /** What would a bot do here? */
  suggest = async (): Promise<void> => {
    if (this.thinking || !this.options.length) return;
    this.thinking = true;
    try {
      this.suggestion = await api.suggest(this.id, this.token);
      const newest = this.nows.get(this.front)?.seq ?? -1;
      if (this.suggestion.seq < newest) toasts.say("suggest-late");
    } catch (problem) {
      toasts.refused(problem);
    } finally {
      this.thinking = false;
    }
  };

  place: RealBoard["place"] = async (put, take) => {
    try {
      await api.place(this.id, { put, take }, this.token);
    } catch (problem) {
      toasts.refused(problem);
    }
  };

  showRule = (id: string, anchor: Element | null = null): void => {
    this.rule = { id, anchor };
  };

  // Showing

  /** Finish what is being shown; whether there was anything. */
  skip(): boolean {
    if (!this.player.busy) return false;
    this.player.skip();
    return true;
  }

  goOn = (): void => void this.skip();

  /** The person has taken the screen. */
  liftCurtain(): void {
    const next = this.curtain;
    this.curtain = null;
    if (next !== null) this.bringUp(next);
  }

  async lookAt(n: number): Promise<void> {
    this.pause();
    try {
      this.past = await api.moment(this.id, n, this.token);
    } catch (problem) {
      toasts.refused(problem);
    }
  }

  backToNow(): void {
    this.pause();
    this.past = null;
  }

  pause(): void {
    this.reel++;
    this.watching = false;
    this.playing = null;
  }

  /** Show entry after entry, from the one after `from` to the present; then go on in the present, unless told to stay. */
  async watch(from: number, stay = false): Promise<void> {
    this.skip();
    this.pause();
    const reel = this.reel;
    this.since = null;
    this.watching = true;
    try {
      this.past = await api.moment(this.id, Math.max(0, from), this.token);
      for (const moment of this.moments.filter(({ n }) => n > from)) {
        const next = api.moment(this.id, moment.n, this.token);
        for (const telling of moment.told) if (reel === this.reel) await this.showFor(telling, moment);
        const now = await next;
        if (reel !== this.reel) return;
        this.past = now;
      }
    } catch (problem) {
      toasts.refused(problem);
    }
    if (reel !== this.reel) return;
    if (stay) this.pause();
    else this.backToNow();
  }

  private async showFor(telling: wire.Telling, moment: wire.MomentInfo): Promise<void> {
    const ms = Math.round(this.lasts(telling) * settings.speed);
    if (ms > 0) {
      this.playing = { telling, moment, ms, id: ++this.shownId };
      this.sound(telling);
    }
    await new Promise((done) => setTimeout(done, ms || STILL_MS));
  }

  // The line

  private hello(): wire.Hello {
    const tokens = keyring.tokens(this.id);
    return { type: "hello", tokens, after: this.heardUpTo, chat_after: this.chat.at(-1)?.id ?? 0 };
  }

  /** The keys of all seats here, that of the seat in front first. */
  private seatTokens(): string[] {
    const seats = Object.entries(keyring.of(this.id).seats);
    const rank = (seat: string) => Number(Number(seat) !== this.front);
    return seats.sort(([a], [b]) => rank(a) - rank(b)).map(([, token]) => token);
  }

  private send(letter: Letter): void {
    this.pending = { id: letter.id, seq: this.now?.seq ?? -1 };
    this.connection.send(letter);
  }

  private async post(letter: Letter): Promise<wire.ServerMessage> {
    const [path, body] = byHttp(letter);
    const token = keyring.of(this.id).seats[letter.seat];
    try {
      const answer = await api.post<wire.ServerMessage | null>(`/api/tables/${this.id}/${path}`, body, token);
      return { ...(answer ?? { type: "done" }), id: letter.id } as wire.ServerMessage;
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.unreachable) throw problem;
      return { type: "problem", problem: problem.problem, id: letter.id };
    }
  }
}

const STILL_MS = 250; // how long an event stays where nothing moves
