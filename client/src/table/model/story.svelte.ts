/** What happened, and where in it the screen is. */
import type { Playing } from "../../games/board";
import type { Recap } from "../../games/moments";
import type * as wire from "../../wire";
import { chronicle } from "./chronicle";
import { beginsTurn, kept, lastAnswer, missed, turns, undone, type Turn } from "./logbook";
import { Projection } from "./projection";
import type { Eyes } from "./seats.svelte";
import type { TableState } from "./state.svelte";

const WORTH_A_DIGEST = 6; // fewer events are still in mind

export class Story {
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
  /** The newest for every seat here, and all that it was told, whether it has been shown or not. */
  nows = $state.raw<ReadonlyMap<Eyes, wire.Now>>(new Map());
  readonly logs = new Map<Eyes, wire.MomentInfo[]>();

  constructor(private readonly table: TableState) {}

  private readonly projection = new Projection();

  /** There is something to show. */
  begun = $derived.by<boolean>(() => (this.past ?? this.now) !== null);

  /** What the screen shows: the present or a moment of the past, and on top of it what has been played since. */
  shown = $derived.by<wire.Now | null>(() => {
    const base = this.past ?? this.now;
    if (!base) return null;
    const { noted } = this.table.module.events ?? {};
    const view = this.projection.of(base.view, this.played, this.playing?.next?.view ?? null, noted);
    return view === base.view ? base : { ...base, view };
  });

  /** What has been shown since that view arrived, with the event that is being shown. */
  private played = $derived.by<wire.Telling[]>(() => {
    const { playing, past, now } = this;
    const until = playing?.moment.n ?? Infinity; // what begins next is noted already, while this one is still shown
    const seen = past ? [] : this.moments.filter(({ n }) => n < until);
    const plays = playing
      ? [{ ...playing.moment, told: this.brings ? upTo(playing) : upTo(playing).slice(0, -1) }]
      : [];
    const seq = (past ?? now)?.seq ?? -1;
    return [...seen, ...plays].filter(({ n }) => n > seq).flatMap(({ told }) => told);
  });

  /** What is being shown has its effect: a throw that settles has none before its dice lie. */
  private brings = $derived.by<boolean>(() => {
    const { playing } = this;
    return !playing || !!playing.lies || !this.table.module.events?.settles?.(playing.telling);
  });

  /** What has been shown of what happened: the log never tells what the board has still to show. */
  told = $derived.by<wire.MomentInfo[]>(() => {
    const { playing, past } = this;
    const until = past && (this.replaying || this.watching) ? past.seq : Infinity;
    const moments = until === Infinity ? this.moments : this.moments.filter(({ n }) => n <= until);
    if (!playing) return moments;
    const { moment } = playing;
    const shown = this.table.dice.rolling ? upTo(playing).slice(0, -1) : upTo(playing);
    const before = moments.at(-1)?.n === moment.n ? moments.slice(0, -1) : moments;
    return (before.at(-1)?.n ?? -1) < moment.n ? [...before, { ...moment, told: shown }] : moments;
  });

  turns = $derived.by<Turn[]>(() => {
    const { events } = this.table.module;
    const found = turns(this.told, {
      begins: beginsTurn(events),
      quiet: (telling) => events?.quiet?.(telling) ?? false,
    });
    return (this.listed = kept(this.listed, found));
  });
  private listed: Turn[] = [];

  /** Whose turn it is at the moment that is shown: whoever is told to act while something is, then whoever is asked. */
  acting = $derived.by<readonly number[]>(() => {
    const { seat } = (this.playing && this.turns.at(-1)) ?? { seat: null };
    if (seat !== null && seat >= 0) return [seat];
    return this.shown?.over ? [] : (this.shown?.asked ?? []);
  });

  /**
   * What others have done since the last answer given here, now that it is one's turn again, after that entry: `own` as
   * the game tells it, else what harmed one, and of each other the weightiest, else the last.
   */
  digest = $derived.by<{ from: number; rows: Recap[]; own: boolean } | null>(() => {
    const { seats, choosing, info, module, say } = this.table;
    if (seats.front === null || !choosing.myTurn || this.past || info?.lesson) return null;
    const from = lastAnswer(this.moments, seats.held)?.n ?? -1;
    const recap = module.events?.recap;
    if (recap && seats.held.length > 1) return null; // a game tells it to one: whoever plays several has sat in front of it
    const gone = recap && undone(this.told);
    const rows = recap
      ? recap(
          this.told.filter(({ n }) => !gone!.has(n)).flatMap(({ told }) => told),
          seats.held,
          say,
        )
      : this.summedUp(from);
    return rows.length ? { from, rows, own: !!recap } : null;
  });

  /** What has harmed oneself, and of each of the others the weightiest since that entry, where that is long ago. */
  private summedUp(from: number): Recap[] {
    const { seats, say } = this.table;
    if (from < 0 || missed(this.moments, from) < WORTH_A_DIGEST) return [];
    const since = this.moments.filter(({ n }) => n > from);
    const doers = new Set(since.flatMap(({ told }) => told.map(({ seat }) => seat)));
    const others = [...doers].filter((seat) => seat >= 0 && !seats.held.includes(seat));
    if (!others.length) return [];
    const told = others.flatMap((seat) => this.summed(since, seat) ?? []);
    return [
      ...seats.held.flatMap((seat) => this.harmOf(since, seat) ?? []),
      ...told.map((telling) => ({ seat: telling.seat, words: say.told(telling), hurt: false })),
    ];
  }

  /** What somebody has suffered. */
  private harmOf(since: readonly wire.MomentInfo[], whose: number): Recap | null {
    const { module, say } = this.table;
    const gone = undone(since);
    const harm = since.flatMap(({ n, told }) =>
      told.filter(({ kind, seat }) => {
        const look = module.scenes?.[kind]?.look;
        return seat === whose && !gone.has(n) && (look === "harm" || look === "death");
      }),
    );
    return harm.length ? { seat: whose, words: harm.map((telling) => say.told(telling)).join(" "), hurt: true } : null;
  }

  /** What somebody's doings came to. */
  private summed(since: readonly wire.MomentInfo[], whose: number): wire.Telling | undefined {
    const { scenes, events, dice } = this.table.module;
    const own = since.map((moment) => ({ ...moment, told: moment.told.filter(({ seat }) => seat === whose) }));
    const [chapter] = chronicle(own, scenes, 1);
    const begins = beginsTurn(events);
    const says = (telling: wire.Telling): boolean => !events?.quiet?.(telling) && !begins(telling);
    const all = own.flatMap(({ told }) => told).filter(says);
    const isThrow = (telling: wire.Telling): boolean => !!dice?.thrown?.(telling, this.table.say);
    return chapter?.telling ?? all.findLast((telling) => !isThrow(telling)) ?? all.at(-1);
  }

  /** As if the table had never been open here. */
  forget(): void {
    this.nows = new Map();
    this.logs.clear();
    this.moments = [];
    this.now = this.past = null;
  }
}

/** What a moment has told once the event is shown that is being shown; of one that has not begun, nothing. */
const upTo = ({ moment, telling, awaits }: Playing): wire.Telling[] =>
  moment.told.slice(0, moment.told.indexOf(telling) + (awaits ? 0 : 1));
