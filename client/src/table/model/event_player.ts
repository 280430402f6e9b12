/** Shows what happens one thing after the other, then what it led to. Results exist before; this only takes the time. */
import type { Playing } from "../../games/board";
import type { MomentInfo, Now, Telling } from "../../wire";

export interface EventPlayerOptions {
  /** How long an event is worth at normal speed, in milliseconds. */
  lasts(telling: Telling): number;
  /** How long it is to be seen at least, however much has gathered behind it. */
  beat?(telling: Telling): number;
  /** How much may wait before it is shown faster, in milliseconds. */
  patience(): number;
  /** 1 normal, 0 at once. */
  speed(): number;
  /** How long a scene stays, `Infinity` until somebody has read it; 0: it is none. `next` is what it leads to, if known; `last`: nothing is told in between. */
  stays(telling: Telling, next: Now | null, last: boolean): number;
  /** How long what its dice say is read once they lie, at normal speed and however much has gathered; 0 for nearly all. */
  reads?(telling: Telling, next: Now | null): number;
  /** How long it waits to be let go before it is shown, `Infinity` until it is: dice in the hand of whoever throws them; 0 for nearly all. */
  awaits?(telling: Telling): number;
  show(playing: Playing | null): void;
  /** A moment begins: the log may have it. */
  reached(moment: MomentInfo): void;
  arrived(now: Now): void;
}

type Frame = { moment: MomentInfo; telling: Telling | null; awaited?: boolean } | { now: Now };

const SHORTEST = 0.12;

export class EventPlayer {
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private id = 0;
  private running = false;
  /** What is shown, or waits to be read or let go. */
  shown: Playing | null = null;
  private haste = 1; // below 1 from when too much has gathered until all is shown

  constructor(private options: EventPlayerOptions) {}

  /** Something is being shown or waits to be. */
  get busy(): boolean {
    return this.running;
  }

  add(moments: readonly MomentInfo[]): void {
    for (const moment of moments) {
      const again = moment.what === "undo" || moment.what === "redo"; // what was seen is not shown twice
      if (again || !moment.told.length) this.frames.push({ moment, telling: null });
      else for (const telling of moment.told) this.frames.push({ moment, telling });
    }
    this.go();
  }

  arrive(now: Now): void {
    this.frames.push({ now });
    const { shown } = this;
    if (!shown) return this.go();
    // what is being shown learns where it leads to, and there may be nothing more to wait for
    if (shown.stays && this.following && !this.options.stays(shown.telling, now, true)) return this.run(false);
    if (!shown.next) this.options.show((this.shown = { ...shown, next: now }));
  }

  /** Everything that waits is shown at once, up to what wants to be read; what has been read goes on as usual. */
  skip(): void {
    if (!this.running) return;
    this.run(!this.shown?.stays);
  }

  /** Forget what waits, without showing it. */
  clear(): void {
    clearTimeout(this.timer);
    this.frames = [];
    if (this.running) this.options.show(null);
    this.running = false;
    this.shown = null;
  }

  private go(): void {
    if (!this.running) this.run(false);
  }

  private run(skipping: boolean): void {
    clearTimeout(this.timer);
    this.running = true;
    this.shown = null;
    let showing = false;
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
      if ("now" in frame) {
        // what follows another view must not be drawn over the one before
        this.options.show(null);
        // with nothing to show in between, only the last of several views counts
        if (!this.following) this.options.arrived(frame.now);
        continue;
      }
      this.options.reached(frame.moment);
      if (!frame.telling) continue;
      const next = this.upcoming;
      const waits = skipping || frame.awaited ? 0 : (this.options.awaits?.(frame.telling) ?? 0);
      if (waits > 0) {
        showing = true;
        this.shown = {
          telling: frame.telling,
          moment: frame.moment,
          ms: 0,
          id: ++this.id,
          stays: waits,
          awaits: true,
          next,
        };
        this.frames.unshift({ ...frame, awaited: true });
        this.options.show(this.shown);
        if (waits < Infinity) this.timer = setTimeout(() => this.run(false), waits);
        break;
      }
      const stays = this.options.stays(frame.telling, next, next !== null && next === this.following);
      const ms = skipping ? 0 : this.time(frame.telling);
      if (ms <= 0 && !stays) continue;
      showing = true;
      this.shown = { telling: frame.telling, moment: frame.moment, ms, id: ++this.id, stays, next };
      this.options.show(this.shown);
      const reads = stays || skipping ? 0 : this.options.speed() * (this.options.reads?.(frame.telling, next) ?? 0);
      if (reads) this.timer = setTimeout(() => this.lie(reads), ms);
      else if (stays < Infinity) this.timer = setTimeout(() => this.run(false), stays || ms);
      break;
    }
    if (!showing) {
      this.running = false;
      this.haste = 1;
      this.options.show(null);
    }
  }

  /** The dice of what is shown have come to rest. */
  private lie(reads: number): void {
    this.options.show((this.shown = { ...this.shown!, lies: reads }));
    this.timer = setTimeout(() => this.run(false), reads);
  }

  /** The view that comes next, if nothing is told before. */
  private get following(): Now | null {
    const next = this.frames[0];
    return next !== undefined && "now" in next ? next.now : null;
  }

  /** The view that all this leads to, once it has arrived. */
  private get upcoming(): Now | null {
    const found = this.frames.find((frame) => "now" in frame);
    return found && "now" in found ? found.now : null;
  }

  private time(telling: Telling): number {
    const speed = this.options.speed();
    if (!speed) return 0;
    const waiting = this.frames.reduce(
      (sum, frame) => sum + ("telling" in frame && frame.telling ? this.options.lasts(frame.telling) : 0),
      0,
    );
    this.haste = Math.max(SHORTEST, Math.min(this.haste, this.options.patience() / (waiting * speed || 1)));
    const beat = this.options.beat?.(telling) ?? 0;
    return Math.round(speed * Math.max(beat, this.options.lasts(telling) * this.haste));
  }
}
