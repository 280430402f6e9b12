/** What happened, and where in it the screen is. */
import type { Playing } from "../../games/board";
import type * as wire from "../../wire";
import { turns, type Turn } from "./logbook";
import type { Eyes } from "./seats.svelte";
import type { TableState } from "./state.svelte";

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

  shown = $derived(this.past ?? this.now);

  /** What has been shown of what happened: the log never tells what the board has still to show. */
  told = $derived.by<wire.MomentInfo[]>(() => {
    const { playing, past } = this;
    const until = past && (this.replaying || this.watching) ? past.seq : Infinity;
    const moments = until === Infinity ? this.moments : this.moments.filter(({ n }) => n <= until);
    if (!playing) return moments;
    const { moment } = playing;
    const shown = moment.told.slice(0, moment.told.indexOf(playing.telling) + (this.table.dice.rolling ? 0 : 1));
    const before = moments.at(-1)?.n === moment.n ? moments.slice(0, -1) : moments;
    return (before.at(-1)?.n ?? -1) < moment.n ? [...before, { ...moment, told: shown }] : moments;
  });

  turns = $derived.by<Turn[]>(() => {
    const { events } = this.table.module;
    return turns(this.told, {
      begins: (telling) => events?.begins_turn?.(telling) ?? telling.kind === "turn-begins",
      quiet: (telling) => events?.quiet?.(telling) ?? false,
    });
  });

  /** As if the table had never been open here. */
  forget(): void {
    this.nows = new Map();
    this.logs.clear();
    this.moments = [];
    this.now = this.past = null;
  }
}
