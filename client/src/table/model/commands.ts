/** What one does at a table. */
import { api, Refusal } from "../../connection/api";
import { letterId, type Letter } from "../../connection/outbox";
import type { BoardProps, Heard, RealBoard } from "../../games/board";
import type { Errand } from "../../games/module";
import { play } from "../../lib/sound";
import { keyring } from "../../store/keyring.svelte";
import { settings } from "../../store/settings.svelte";
import { toasts } from "../../store/toasts.svelte";
import type * as wire from "../../wire";
import type { Thing } from "../explaining.svelte";
import type { Told } from "./help.svelte";
import type { HotSeat } from "./hot_seat";
import { Replay } from "./replay";
import type { Eyes } from "./seats.svelte";
import type { Showing } from "./showing";
import type { TableState } from "./state.svelte";

/** What games say of a thing that no answer is about, and nothing else. */
const ASIDE = "why-not-now";

export class Commands {
  readonly replay: Replay;
  /** The question the hall was last asked for advice about; what it says, while that is on its way. */
  private asked: { seq: number; seat: Eyes; told: Promise<Told> | null } | null = null;

  constructor(
    private readonly table: TableState,
    private readonly showing: Showing,
    private readonly hotSeat: HotSeat,
    private readonly post: (letter: Letter) => void,
    private readonly props: () => BoardProps | null,
    private readonly explain: (thing: Thing) => Promise<boolean>,
  ) {
    this.replay = new Replay(table, showing);
  }

  // Choosing

  press = (ref: string, anchor: Element | null = null): void => {
    const { story, choosing, help, lesson } = this.table;
    if (story.playing) return void this.skip();
    if (anchor && lesson.spoken.has(ref)) return void this.explain({ ref, anchor });
    const lit = choosing.lit.get(ref);
    if (!lit) void this.whyNot(ref, anchor);
    else if (lit.of_set) this.toggle(ref);
    else if (!choosing.choices.asksFirst(lit.options)) this.choose(lit.options[0]!.name);
    else help.asked = { anchor, ref, why: null, options: lit.options, text: "" };
  };

  toggle(ref: string): void {
    const picked = new Set(this.table.choosing.picked);
    if (!picked.delete(ref)) picked.add(ref);
    this.table.choosing.picked = picked;
    play("page");
  }

  /** An answer; what cannot well be taken back asks once more. */
  choose = (name: string, seat = this.table.seats.front, heard?: Heard): void => {
    const { seats, story, choosing, module, say, lesson } = this.table;
    if (lesson.readOn(name)) return;
    if (seat !== null && seat !== seats.front) this.turnTo(seat);
    if (seat !== seats.front) return;
    const option = choosing.options.find((each) => each.name === name);
    const ask =
      option && story.now
        ? module.choices?.confirm?.(option, story.now.view, say, settings.lang, seats.front, this.props())
        : null;
    choosing.errand = null;
    if (option && ask) choosing.doubt = { option, ask, heard };
    else {
      this.answer(name, heard);
      choosing.errand = this.closing();
    }
  };

  /** What follows an answer by itself: the end of the turn, where nothing else is left. A lesson has every step pressed. */
  private closing(): Errand | null {
    const { choosing, lesson, module, seats } = this.table;
    const closing = module.choices?.closing;
    if (!closing?.itself || lesson.info || !choosing.pending) return null;
    const seat = seats.front;
    const next = ({ view, options }: BoardProps): string | null =>
      seat === seats.front && closing.itself?.(view, options)
        ? (options.find(({ verb }) => verb === closing.verb)?.name ?? null)
        : null;
    return { id: "closing", label: "", about: "", next, lasts: () => true };
  }

  answer(name: string, heard?: Heard): void {
    this.table.choosing.doubt = null;
    this.speak(name, heard);
  }

  speak = (answer: string | Record<string, unknown>, heard?: Heard): void => {
    const { seats, story, choosing, help, lesson } = this.table;
    if (!story.now || seats.front === null || choosing.pending) return;
    if (typeof answer !== "string" && lesson.readOn()) return; // a form is sent: names have come by `choose`
    help.asked = null;
    choosing.late = [];
    const id = letterId();
    if (heard) choosing.heard.set(id, heard);
    this.send({ type: "move", seat: seats.front, seq: story.now.seq, answer, id });
  };

  /** Begin something of several answers. */
  begin = (errand: Errand): void => {
    if (this.table.lesson.readOn()) return;
    this.table.choosing.errand = errand;
    if (errand.hurries && this.table.story.playing?.stays) this.skip();
    this.carryOn();
  };

  /** Begin that, or give the one answer that it is. */
  take = (errand: Errand): void => {
    if (errand.waits) return;
    this.table.choosing.point([]); // the button goes, and no pointer leaves it
    if (errand.stands) this.choose(errand.stands.name);
    else this.begin(errand);
  };

  /** The next answer of what was begun; it waits while others decide or dice are thrown. */
  carryOn(): void {
    const { seats, story, choosing, help } = this.table;
    const newest = story.nows.get(seats.front) ?? story.now;
    if (!choosing.errand || !newest) return;
    if (!choosing.errand.lasts(newest.view)) choosing.errand = null;
    const props = this.props();
    if (!choosing.errand || !choosing.options.length || !choosing.myTurn || !props) return;
    if (choosing.errand.follows && help.mind === "thinks") return;
    const name = choosing.errand.next(props);
    if (name) this.answer(name);
    else choosing.errand = null;
  }

  /** What real dice show; null: the hall throws them this once. */
  throwDice(words: string | null, correct = false): void {
    const { seats, story, choosing } = this.table;
    const seat = seats.front ?? seats.held[0];
    if (!story.now || seat === undefined || choosing.pending) return;
    this.send({ type: "throw", seat, seq: story.now.seq, words, correct, id: letterId() });
  }

  /** Back or forth; what was seen is taken back only by whoever says so twice. */
  takeBack(what: wire.Taking, sure = false): void {
    const { undo, choosing } = this.table;
    if (undo.seat === null || choosing.pending) return;
    const why = sure ? null : undo.why(what);
    undo.doubt = why && { what, why };
    if (why) return;
    this.showing.player.skip();
    this.send({ type: "undo", seat: undo.seat, what, id: letterId() });
  }

  private send(letter: Letter): void {
    this.table.choosing.pending = { id: letter.id, seq: this.table.story.now?.seq ?? -1 };
    this.post(letter);
  }

  // With the others

  agree(request: string, seat: number, yes: boolean): void {
    this.post({ type: "consent", seat, request, yes, id: letterId() });
  }

  talk(said: { text: string } | { phrase: wire.Phrase }): void {
    const seat = this.table.seats.front ?? this.table.seats.held[0];
    if (seat !== undefined) this.post({ type: "chat", seat, ...said, id: letterId() });
  }

  readChat(): void {
    const { id, company } = this.table;
    company.unread = 0;
    const last = company.chat.at(-1)?.id ?? 0;
    if (last > keyring.of(id).chat) keyring.change(id, { chat: last });
  }

  /** Run the table in another way, which its host may; whether it is done. */
  change = async (wish: wire.ChangeTable): Promise<boolean> => {
    try {
      this.table.info = (await api.change(this.table.id, wish, keyring.of(this.table.id).host)).table;
      return true;
    } catch (problem) {
      toasts.refused(problem);
      return false;
    }
  };

  place: RealBoard["place"] = async (put, take) => {
    try {
      await api.place(this.table.id, { put, take }, this.table.token);
    } catch (problem) {
      toasts.refused(problem);
    }
  };

  // Asking

  whyNot = async (ref: string, anchor: Element | null = null): Promise<void> => {
    const { id, token, story, seats, help } = this.table;
    const tell = (text: string, why: wire.WhyNot | null = null) =>
      (help.asked = { anchor, ref, why, options: [], text });
    if (story.past) return void tell("why-past");
    if (seats.front === null) return void tell("why-spectator");
    const asked = story.now;
    try {
      const why = await api.why(id, ref, token);
      if (story.now !== asked) return; // it is about what is over
      // what can only be looked at says what it is, rather than that nobody asks for it
      if (why?.text === ASIDE && anchor && (await this.explain({ ref, anchor }))) return;
      tell(why ? "" : "why-nothing", why);
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === "unknown-ref")) toasts.refused(problem);
    }
  };

  showRule = (id: string, anchor: Element | null = null): void => {
    this.table.help.rule = { id, anchor };
  };

  /** What would a bot do here? */
  suggest = async (): Promise<void> => {
    const { seats, story, choosing, help } = this.table;
    if (help.thinking || !choosing.options.length) return;
    help.thinking = true;
    try {
      help.told = { ...(await this.advised(seats.front)), wanted: true };
      // who would let somebody else here go first says nothing one can press: that one is asked
      for (const { seat } of choosing.together.filter((each) => each.seat !== seats.front)) {
        if (help.advice) break;
        help.told = { ...(await this.advised(seat)), wanted: true };
      }
      const newest = story.nows.get(seats.front)?.seq ?? -1;
      if (!help.told.found || help.told.seq < newest) toasts.say("suggest-late");
    } catch (problem) {
      toasts.refused(problem);
    } finally {
      help.thinking = false;
    }
  };

  /** The same unasked, once, for the button that leads; what was begun knows its own next answer. */
  foresee(): void {
    const { seats, story, help, choosing } = this.table;
    const seq = story.now?.seq;
    const seat = seats.front;
    const knows = choosing.errand && !choosing.errand.follows;
    if (!help.leads || help.thought || knows || choosing.pending || seq === undefined) return;
    // the hall may speak of a later question already, which is shown here only when what led to it has been
    if (this.asked?.seq === seq && this.asked.seat === seat) return;
    const told = this.advised(seat);
    const { asked } = this;
    const keep = (told: Told): void => {
      if (story.now?.seq === seq && seats.front === seat && !help.thought) help.told = told;
      else if (this.asked === asked) this.asked = null; // whoever comes back to this question asks again
    };
    // who gets no advice leads himself
    told.then(keep, () => keep({ seq, seat, found: null, wanted: false }));
  }

  /** What the hall advises a seat at this question, which is waited for where it is on its way. */
  private advised(seat: Eyes): Promise<Told> {
    const { story, help } = this.table;
    const { told } = help;
    const seq = story.now?.seq ?? -1;
    if (told?.found && told.seq === seq && told.seat === seat) return Promise.resolve(told);
    if (this.asked?.told && this.asked.seq === seq && this.asked.seat === seat) return this.asked.told;
    const found = this.ask(seq, seat);
    const asked: typeof this.asked = { seq, seat, told: found };
    this.asked = asked;
    const done = (): void => void (asked.told = null);
    found.then(done, done);
    return found;
  }

  private async ask(seq: number, seat: Eyes): Promise<Told> {
    const { id } = this.table;
    const found = await api.suggest(id, seat === null ? undefined : keyring.of(id).seats[seat]);
    return { seq: found?.seq ?? seq, seat, found, wanted: false };
  }

  takeAdvice(): void {
    const { advice, told, way } = this.table.help;
    if (!advice) return;
    this.table.choosing.point([]); // its button goes, and no pointer leaves it
    if (way) way.go();
    else this.choose(advice.name, told?.seat);
  }

  dropAdvice = (): void => {
    const { help } = this.table;
    if (help.told) help.told = { ...help.told, wanted: false };
    this.table.choosing.point([]);
  };
  /** The reader goes another way. */
  declineAdvice = (): void => {
    if (this.table.help.proposed.length) this.dropAdvice();
  };

  // Looking

  /** Finish what is being shown; whether there was anything. */
  skip = (): boolean => this.showing.skip();

  turnTo = (seat: number): void => this.hotSeat.turnTo(seat);

  liftCurtain(): void {
    this.hotSeat.liftCurtain();
  }
}
