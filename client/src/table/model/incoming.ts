/** What the hall says to an open table, and what becomes of it in the table's state. */
import { api, Refusal } from "../../connection/api";
import type { Heard } from "../../connection/views";
import { play } from "../../lib/sound";
import { setServerTime } from "../../lib/time";
import { keyring } from "../../store/keyring.svelte";
import { settings } from "../../store/settings.svelte";
import { t } from "../../store/texts.svelte";
import { refusalText, toasts } from "../../store/toasts.svelte";
import type * as wire from "../../wire";
import { joined, unbroken } from "./logbook";
import type { Eyes } from "./seats.svelte";
import type { Showing } from "./showing";
import type { TableState } from "./state.svelte";

const CHAT_LINES = 300;

/** What the line itself must know. */
export interface Line {
  /** Come again, with the keys that are good. */
  reopen(): void;
  /** The hall will not have it; null: it does. */
  problem: wire.Problem | null;
}

export class Incoming {
  private filling = new Set<Eyes>();
  private greeted = false;
  /** What arrives while the beginning is fetched. */
  private meanwhile: (wire.Happened | wire.Now)[] | null = null;

  constructor(
    private readonly table: TableState,
    private readonly showing: Showing,
    private readonly settle: () => void,
    private readonly line: Line,
  ) {}

  /** Up to where everything has arrived for every seat of this browser. */
  get heardUpTo(): number {
    const { seats, story } = this.table;
    return Math.min(...(seats.held.length ? seats.held : [null]).map((seat) => unbroken(story.logs.get(seat) ?? [])));
  }

  /** As if the table had never been open here. */
  forget(): void {
    this.showing.player.clear();
    this.table.story.forget();
    this.greeted = false;
  }

  hear(message: Heard): void {
    switch (message.type) {
      case "here":
        return this.greet(message);
      case "happened":
      case "now":
        if (this.meanwhile) return void this.meanwhile.push(message);
        return message.type === "now" ? this.present(message) : this.happen(message);
      case "table":
        return this.know(message.table);
      case "presence":
        this.table.company.presence = message;
        return;
      case "chat":
        return this.listen(message);
      case "consent":
        return this.consider(message);
      case "asked":
        toasts.say("undo-asked");
        return void this.answered(message.id);
      case "moved":
      case "done":
        return void this.answered(message.id);
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
    const { seats, company, id } = this.table;
    this.line.problem = null;
    company.since = Math.floor(here.time);
    setServerTime(here.time);
    this.know(here.table);
    seats.held = here.seats;
    seats.host = here.host;
    if (seats.front === null || !here.seats.includes(seats.front)) seats.front = here.seats[0] ?? null;
    keyring.change(id, { game: here.table.game });
  }

  private know(info: wire.TableInfo): void {
    const begins = this.table.info?.phase === "lobby" && info.phase !== "lobby";
    this.table.info = info;
    if (begins) play("turn");
  }

  private listen(line: wire.ChatLine): void {
    const { id, company, seats } = this.table;
    if (company.chat.some((each) => each.id === line.id)) return;
    company.chat = [...company.chat, line].slice(-CHAT_LINES);
    const mine = line.seat !== null && seats.held.includes(line.seat);
    if (mine || settings.chosen.muted.includes(`${id}/${line.seat}`) || line.id <= keyring.of(id).chat) return;
    company.unread += 1;
    play("chat");
  }

  private consider(asked: wire.ConsentAsked): void {
    const { company, seats } = this.table;
    const others = company.consents.filter((each) => each.request !== asked.request);
    company.consents = asked.state === "open" ? [...others, asked] : others;
    if (!seats.held.includes(asked.seat)) return;
    if (asked.state === "refused") toasts.say("undo-refused", {}, "bad");
    if (asked.state === "granted") toasts.say("undo-agreed", {}, "good");
  }

  /** Whether somebody hears of it. */
  private answered(id: string, refusal: string | null = null): boolean {
    const { choosing } = this.table;
    if (choosing.pending?.id === id) choosing.pending = null;
    choosing.heard.get(id)?.(refusal);
    return choosing.heard.delete(id);
  }

  private refuse({ problem, id }: wire.Problems): void {
    const { choosing } = this.table;
    const faster = problem.code === "stale" && !!choosing.errand; // it goes on with what is now
    if (choosing.pending?.id === id && !faster) choosing.errand = null; // it would say the same again and again
    const heard = this.answered(id, this.refusalOf(problem));
    if (problem.now) this.present(problem.now);
    if (faster) return;
    if (!id && problem.code === "wrong-token") void this.sortKeys(problem);
    else if (!id && !this.table.info) this.line.problem = problem;
    else if (problem.code === "not-wanted") this.table.lesson.refuse();
    else if (heard) return;
    else if (problem.text) {
      const why = { rule: problem.rule ?? "", text: problem.text, args: problem.args ?? {} };
      this.table.help.asked = { anchor: null, ref: "", why, options: [], text: "" };
    } else toasts.refused(new Refusal(problem));
  }

  /** In the reader's words; "" where the lesson has its own. */
  private refusalOf(problem: wire.Problem): string {
    if (problem.code === "not-wanted") return "";
    return problem.text ? this.table.say(problem.text, problem.args ?? {}) : t(...refusalText(new Refusal(problem)));
  }

  /** A key is no longer good (a lent seat was taken back, a seat was left elsewhere): put it away and come again. */
  private async sortKeys(problem: wire.Problem): Promise<void> {
    if (await keyring.sort(this.table.id)) this.line.reopen();
    else this.line.problem = problem;
  }

  // The game

  private happen({ seat, moments }: wire.Happened): void {
    const { story, seats } = this.table;
    const log = story.logs.get(seat) ?? [];
    const last = log.at(-1)?.n ?? -1;
    const fresh = moments.filter((moment) => moment.n > last);
    story.logs.set(seat, [...log, ...fresh]);
    if (seat !== seats.front) return;
    if (this.greeted) this.showing.player.add(fresh);
    else story.moments = story.logs.get(seat)!;
  }

  private present(now: wire.Now): void {
    const { story, seats } = this.table;
    story.nows = new Map(story.nows).set(now.seat, now);
    if (now.seat === seats.front) {
      if (this.greeted) this.showing.player.arrive(now);
      else if (threwBefore(this.table, now)) void this.fromTheBeginning(now);
      else this.showing.arrive(now);
      this.greeted = true;
    }
    void this.fillGap(now);
    this.settle();
  }

  /** The game has been faster than this page: it is seen from its beginning, and the dice wait for whoever throws them. */
  private async fromTheBeginning(now: wire.Now): Promise<void> {
    const { id, story, token } = this.table;
    this.meanwhile = [];
    const first = await api.moment(id, 0, token).catch(() => null);
    const { meanwhile } = this;
    this.meanwhile = null;
    if (first) {
      const log = story.logs.get(now.seat) ?? [];
      story.moments = log.filter(({ n }) => n <= first.seq);
      this.showing.arrive(first);
      this.showing.player.add(log.filter(({ n }) => n > first.seq));
      this.showing.player.arrive(now);
    } else this.showing.arrive(now);
    for (const message of meanwhile) this.hear(message);
  }

  /** The hall sends no more than some hundred entries by itself; the rest is asked for, for every seat of this browser. */
  private async fillGap({ seat, seq }: wire.Now): Promise<void> {
    const { id, story, seats } = this.table;
    const known = unbroken(story.logs.get(seat) ?? []);
    if (known >= seq || this.filling.has(seat)) return;
    this.filling.add(seat);
    const token = seat === null ? undefined : keyring.of(id).seats[seat];
    const more = await api.log(id, known, token).catch(() => []);
    this.filling.delete(seat);
    const log = joined(story.logs.get(seat) ?? [], more);
    story.logs.set(seat, log);
    if (seat !== seats.front) return;
    // what is still to be shown is not told before
    const busy = this.showing.player.busy;
    const shown = busy ? Math.max(story.moments.at(-1)?.n ?? -1, story.now?.seq ?? -1) : Infinity;
    story.moments = log.filter(({ n }) => n <= shown);
  }
}

/** A throw of somebody here came before this browser had seen anything of the table. */
function threwBefore({ id, info, story, seats, module }: TableState, { seat, seq, view }: wire.Now): boolean {
  const log = story.logs.get(seat) ?? [];
  if (info?.lesson) return false; // it begins with its words
  if (document.hidden || keyring.of(id).seen > 0 || unbroken(log) < seq) return false;
  const throwers = (telling: wire.Telling): readonly number[] => module.dice?.throwers?.(telling, view, "") ?? [];
  return log.some(({ told }) => told.some((each) => throwers(each).some((thrower) => seats.held.includes(thrower))));
}
