/** What the hall says to an open table, and what becomes of it on the screen. */
import { api, Refusal } from "../../connection/api";
import type { Playing } from "../../games/board";
import { play } from "../../lib/sound";
import { setServerTime } from "../../lib/time";
import { EventPlayer } from "./event_player";
import { joined, missed, unbroken } from "./logbook";
import type * as wire from "../../wire";
import { keyring } from "../../store/keyring.svelte";
import { isAsked, Screen, type Eyes } from "./state.svelte";
import { settings } from "../../store/settings.svelte";
import { toasts } from "../../store/toasts.svelte";

const DICE_MS = 900;
const EVENT_MS = 350;
const WORTH_A_BANNER = 4; // fewer missed events are simply there
const CHAT_LINES = 300;

export abstract class Listening extends Screen {
  protected player = new EventPlayer({
    lasts: (telling) => this.lasts(telling),
    speed: () => (document.hidden ? 0 : settings.speed),
    holds: (telling, next, last) =>
      this.front !== null && !document.hidden && (this.module.holds?.(telling, next, last) ?? false),
    show: (playing) => this.show(playing),
    reached: (moment) => this.note(moment),
    arrived: (now) => this.arrive(now),
  });
  private logs = new Map<Eyes, wire.MomentInfo[]>();
  private filling = new Set<Eyes>();
  private greeted = false;
  private heardId = 0; // what is shown again with more to see is not heard again
  /** The seat the reader has asked for, at that moment of the game. */
  private wish: { seat: number; seq: number } | null = null;
  private seen = keyring.of(this.id).seen;

  /** The key of the seat in front of the screen; none for a spectator. */
  get token(): string | undefined {
    return this.front === null ? undefined : keyring.of(this.id).seats[this.front];
  }

  /** Up to where everything has arrived for every seat of this browser. */
  protected get heardUpTo(): number {
    const seats = this.held.length ? this.held : [null];
    return Math.min(...seats.map((seat) => unbroken(this.logs.get(seat) ?? [])));
  }

  /** As if the table had never been open here. */
  protected forget(): void {
    this.player.clear();
    this.nows = new Map();
    this.logs.clear();
    this.moments = [];
    this.now = this.past = null;
    this.greeted = false;
  }

  protected hear(message: wire.ServerMessage): void {
    switch (message.type) {
      case "here":
        return this.greet(message);
      case "happened":
        return this.happen(message);
      case "now":
        return this.present(message);
      case "table":
        return this.know(message.table);
      case "presence":
        this.presence = message;
        return;
      case "chat":
        return this.listen(message);
      case "consent":
        return this.consider(message);
      case "asked":
        toasts.say("undo-asked");
        return this.answered(message.id);
      case "moved":
      case "done":
        return this.answered(message.id);
      case "problem":
        return this.refuse(message);
      case "pong":
        return;
      default:
        message satisfies never;
    }
  }

  // Around the game

  private greet(here: wire.Here): void {
    this.problem = null;
    setServerTime(here.time);
    this.know(here.table);
    this.held = here.seats;
    this.host = here.host;
    if (this.front === null || !here.seats.includes(this.front)) this.front = here.seats[0] ?? null;
    keyring.change(this.id, { game: here.table.game });
  }

  private know(info: wire.TableInfo): void {
    const begins = this.info?.phase === "lobby" && info.phase !== "lobby";
    this.info = info;
    if (begins) play("turn");
  }

  private listen(line: wire.ChatLine): void {
    if (this.chat.some((each) => each.id === line.id)) return;
    this.chat = [...this.chat, line].slice(-CHAT_LINES);
    const mine = line.seat !== null && this.held.includes(line.seat);
    if (mine || settings.chosen.muted.includes(`${this.id}/${line.seat}`) || line.id <= keyring.of(this.id).chat)
      return;
    this.unread += 1;
    play("chat");
  }

  private consider(asked: wire.ConsentAsked): void {
    const others = this.consents.filter((each) => each.request !== asked.request);
    this.consents = asked.state === "open" ? [...others, asked] : others;
    if (!this.held.includes(asked.seat)) return;
    if (asked.state === "refused") toasts.say("undo-refused", {}, "bad");
    if (asked.state === "granted") toasts.say("undo-agreed", {}, "good");
  }

  private answered(id: string): void {
    if (this.pending?.id === id) this.pending = null;
  }

  private refuse({ problem, id }: wire.Problems): void {
    this.answered(id);
    if (problem.now) this.present(problem.now);
    if (!id && problem.code === "wrong-token") void this.sortKeys(problem);
    else if (!id && !this.info) this.problem = problem;
    else if (problem.text) {
      const why = { rule: problem.rule ?? "", text: problem.text, args: problem.args ?? {} };
      this.asked = { anchor: null, ref: "", why, options: [], text: "" };
    } else toasts.refused(new Refusal(problem));
  }

  /** A key is no longer good (a lent seat was taken back, a seat was left elsewhere): put it away and come again. */
  private async sortKeys(problem: wire.Problem): Promise<void> {
    if (await keyring.sort(this.id)) this.reopen();
    else this.problem = problem;
  }

  abstract reopen(): void;

  // The game

  private happen({ seat, moments }: wire.Happened): void {
    const log = this.logs.get(seat) ?? [];
    const last = log.at(-1)?.n ?? -1;
    const fresh = moments.filter((moment) => moment.n > last);
    this.logs.set(seat, [...log, ...fresh]);
    if (seat !== this.front) return;
    if (this.greeted) this.player.add(fresh);
    else this.moments = this.logs.get(seat)!;
  }

  private present(now: wire.Now): void {
    this.nows = new Map(this.nows).set(now.seat, now);
    if (now.seat === this.front) {
      if (this.greeted) this.player.arrive(now);
      else this.arrive(now);
      this.greeted = true;
    }
    void this.fillGap(now);
    this.settle();
  }

  /** The hall sends no more than some hundred entries by itself; the rest is asked for, for every seat of this browser. */
  private async fillGap({ seat, seq }: wire.Now): Promise<void> {
    const known = unbroken(this.logs.get(seat) ?? []);
    if (known >= seq || this.filling.has(seat)) return;
    this.filling.add(seat);
    const token = seat === null ? undefined : keyring.of(this.id).seats[seat];
    const more = await api.log(this.id, known, token).catch(() => []);
    this.filling.delete(seat);
    const log = joined(this.logs.get(seat) ?? [], more);
    this.logs.set(seat, log);
    if (seat !== this.front) return;
    // what is still to be shown is not told before
    const shown = this.player.busy ? Math.max(this.moments.at(-1)?.n ?? -1, this.now?.seq ?? -1) : Infinity;
    this.moments = log.filter(({ n }) => n <= shown);
  }

  private note(moment: wire.MomentInfo): void {
    if (moment.n <= (this.moments.at(-1)?.n ?? -1)) return;
    this.moments = [...this.moments, moment];
    const { seat, given } = moment;
    if (given === "clock" && typeof seat === "number" && !this.late.includes(seat)) this.late = [...this.late, seat];
  }

  private arrive(now: wire.Now): void {
    const before = this.now;
    this.now = now;
    this.picked = new Set();
    this.asked = null;
    if (this.pending && now.seq > this.pending.seq) this.pending = null;
    if (!before) this.offerFilm();
    else if (!isAsked(before, this.front) && isAsked(now, this.front)) play("turn");
    if (now.over && before && !before.over) play(now.over.winners.includes(this.front ?? -1) ? "win" : "lose");
    this.remember();
    this.settle();
  }

  // Away and back

  protected looked = (): void => {
    if (document.hidden) {
      this.seen = this.now?.seq ?? -1;
      return;
    }
    this.player.skip();
    if (!this.past) this.offerFilm();
    this.remember();
  };

  private offerFilm(): void {
    const count = this.seen < 0 ? 0 : missed(this.moments, this.seen);
    if (count >= WORTH_A_BANNER) this.since = { from: this.seen, count };
  }

  private remember(): void {
    if (document.hidden || !this.now) return;
    this.seen = this.now.seq;
    keyring.change(this.id, { seen: this.seen });
  }

  // Several people at one screen

  /** Turn the screen to whom the game asks, behind a curtain if something is secret. */
  private settle(): void {
    if (this.held.length < 2 || this.player.busy || !this.now || this.curtain !== null) return;
    const { asked, seq } = this.now;
    // whoever was asked for by hand stays until the game has gone on
    const stays = isAsked(this.now, this.front) || (this.wish?.seq === seq && this.wish.seat === this.front);
    const next = stays ? this.front! : asked.find((seat) => this.held.includes(seat));
    if (next === this.front && this.handed) return;
    if (next === undefined || this.held.some((seat) => this.nows.get(seat)?.seq !== seq)) return;
    this.hand(next);
  }

  /** Another seat of this browser comes to the front, behind a curtain if something is secret. */
  private hand(seat: number): void {
    if (this.secretFrom(seat)) this.curtain = seat;
    else this.bringUp(seat);
  }

  /** The reader wants to look from another seat; what is being shown is not broken off for that. */
  turnTo = (seat: number): void => {
    if (!this.held.includes(seat) || seat === this.front || this.player.busy || this.curtain !== null) return;
    this.wish = { seat, seq: this.now?.seq ?? -1 };
    this.hand(seat);
  };

  protected bringUp(seat: number): void {
    this.handed = true;
    this.player.clear();
    this.front = seat;
    this.now = this.nows.get(seat) ?? this.now;
    this.moments = this.logs.get(seat) ?? this.moments;
    this.picked = new Set();
    this.past = null;
  }

  // Showing

  private show(playing: Playing | null): void {
    if (!this.past) {
      this.playing = playing;
      if (playing && playing.id !== this.heardId) this.sound(playing.telling);
      this.heardId = playing?.id ?? 0;
    }
    if (!playing) this.settle();
  }

  protected sound(telling: wire.Telling): void {
    play(this.module.sound?.(telling) ?? (this.module.thrown?.(telling, this.say) ? "dice" : "none"));
  }

  protected lasts(telling: wire.Telling): number {
    return this.module.lasts?.(telling) ?? (this.module.thrown?.(telling, this.say) ? DICE_MS : EVENT_MS);
  }
}
