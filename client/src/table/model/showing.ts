/** What happens becomes visible: one event after the other, with its sound, then the present it led to. */
import type { Playing } from "../../games/board";
import { play } from "../../lib/sound";
import { keyring } from "../../store/keyring.svelte";
import { settings } from "../../store/settings.svelte";
import type * as wire from "../../wire";
import { isAsked } from "./choosing.svelte";
import { EventPlayer } from "./event_player";
import { missed } from "./logbook";
import { awaits, isDoneToUs, passes, stays } from "./scenes";
import type { TableState } from "./state.svelte";

const DICE_MS = 900;
const EVENT_MS = 350;
const BEAT_MS = 1100; // what others do to somebody here: time to see it and to read its line
const HURRIED = 0.2; // of the time of everything, for whoever wants to see how it ends
const PATIENCE_MS = 6000;
const WORTH_A_BANNER = 4; // fewer missed events are simply there

export class Showing {
  readonly player = new EventPlayer({
    lasts: (telling) => this.lasts(telling),
    beat: (telling) =>
      Math.max(
        isDoneToUs(this.table, telling) ? BEAT_MS : 0,
        this.isOwn(telling) ? (this.table.module.events?.beat?.(telling) ?? 0) : 0,
        passes(this.table, telling, null, false),
      ),
    reads: (telling, next) =>
      Math.max(
        passes(this.table, telling, next, true),
        this.table.module.events?.settles?.(telling, this.isForeign(telling)) ?? 0,
      ),
    patience: () => this.table.module.events?.patience ?? PATIENCE_MS,
    speed: () => (document.hidden ? 0 : settings.speed * (this.hurries ? HURRIED : 1)),
    stays: (telling, next, last) => (document.hidden || this.hurries ? 0 : stays(this.table, telling, next, last)),
    awaits: (telling) => (document.hidden ? 0 : awaits(this.table, telling)),
    show: (playing) => this.show(playing),
    reached: (moment) => this.note(moment),
    arrived: (now) => this.arrive(now),
  });
  private heardId = 0; // what is shown again with more to see is not heard again
  private seen: number;

  /** `shown` is called whenever nothing more is to be shown. */
  constructor(
    private readonly table: TableState,
    private readonly shown: () => void,
  ) {
    this.seen = keyring.of(table.id).seen;
  }

  /** Finish what is being shown; whether there was anything. */
  skip(): boolean {
    if (!this.player.busy) return false;
    this.player.skip();
    return true;
  }

  arrive(now: wire.Now): void {
    const { story, choosing, help, seats } = this.table;
    const before = story.now;
    story.now = now;
    choosing.picked = new Set();
    help.asked = null;
    if (choosing.pending && now.seq > choosing.pending.seq) choosing.pending = null;
    if (!before) this.offerReplay();
    else if (!isAsked(before, seats.front) && isAsked(now, seats.front)) play("turn");
    if (now.over && before && !before.over) play(now.over.winners.includes(seats.front ?? -1) ? "win" : "lose");
    this.remember();
    this.shown();
  }

  /** Back from the past: what waits in the present to be read or let go is there again. */
  again(): void {
    this.show(this.player.shown);
  }

  lasts(telling: wire.Telling): number {
    const { events } = this.table.module;
    return events?.lasts?.(telling, this.isForeign(telling)) ?? (this.isThrow(telling) ? DICE_MS : EVENT_MS);
  }

  /** It is somebody else's, and the reader plays too; a lesson is followed, whoever's turn it is. */
  private isForeign({ seat }: wire.Telling): boolean {
    const { seats, info } = this.table;
    return seats.held.length > 0 && seat >= 0 && !seats.held.includes(seat) && !info?.lesson;
  }

  private get hurries(): boolean {
    return !!this.table.choosing.errand?.hurries;
  }

  private isOwn({ seat }: wire.Telling): boolean {
    return this.table.seats.held.includes(seat);
  }

  sound(telling: wire.Telling): void {
    play(this.table.module.events?.sound?.(telling) ?? (this.isThrow(telling) ? "dice" : "none"));
  }

  private isThrow(telling: wire.Telling): boolean {
    return !!this.table.module.dice?.thrown?.(telling, this.table.say);
  }

  private show(playing: Playing | null): void {
    const { story } = this.table;
    if (!story.past) {
      story.playing = playing;
      if (playing && !playing.awaits && playing.id !== this.heardId) this.sound(playing.telling);
      this.heardId = playing?.id ?? 0;
    }
    if (!playing) this.shown();
  }

  private note(moment: wire.MomentInfo): void {
    const { story, choosing } = this.table;
    if (moment.n <= (story.moments.at(-1)?.n ?? -1)) return;
    story.moments = [...story.moments, moment];
    const { seat, given } = moment;
    if (given === "clock" && typeof seat === "number" && !choosing.late.includes(seat))
      choosing.late = [...choosing.late, seat];
  }

  // Away and back

  looked = (): void => {
    const { story } = this.table;
    if (document.hidden) {
      this.seen = story.now?.seq ?? -1;
      return;
    }
    this.player.skip();
    if (!story.past) this.offerReplay();
    this.remember();
  };

  private offerReplay(): void {
    const { story } = this.table;
    const count = this.seen < 0 ? 0 : missed(story.moments, this.seen);
    if (count >= WORTH_A_BANNER) story.since = { from: this.seen, count };
  }

  private remember(): void {
    const { now } = this.table.story;
    if (document.hidden || !now) return;
    this.seen = now.seq;
    const { info, module, seats } = this.table;
    const quest = info?.options[module.setup?.shelf?.option ?? ""];
    const printed = !info?.lesson && !info?.options.quest_file; // what somebody brings along is none of the shelf
    const won = printed && typeof quest === "string" && now.over?.winners.some((seat) => seats.held.includes(seat));
    keyring.change(this.table.id, { seen: this.seen, ...(won ? { won: quest } : {}) });
  }
}
