/** Shows what happens one thing after the other, then what it led to. Results exist before; this only takes the time. */
import type { Playing } from "../games/board";
import type { MomentInfo, Now, Telling } from "../wire";

export interface FilmOptions {
  /** How long an event is worth at normal speed, in milliseconds. */
  lasts(telling: Telling): number;
  /** 1 normal, 0 at once. */
  speed(): number;
  show(playing: Playing | null): void;
  /** A moment begins: the log may have it. */
  reached(moment: MomentInfo): void;
  arrived(now: Now): void;
}

type Frame = { moment: MomentInfo; telling: Telling | null } | { now: Now };

const AT_MOST = 6000; // a longer queue is shown faster
const SHORTEST = 0.12;

export class Film {
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private id = 0;
  private running = false;
  private haste = 1; // below 1 from when too much has gathered until all is shown

  constructor(private options: FilmOptions) {}

  /** Something is being shown or waits to be. */
  get busy(): boolean {
    return this.running;
  }

  add(moments: readonly MomentInfo[]): void {
    for (const moment of moments) {
      if (!moment.told.length) this.frames.push({ moment, telling: null });
      for (const telling of moment.told) this.frames.push({ moment, telling });
    }
    this.go();
  }

  arrive(now: Now): void {
    this.frames.push({ now });
    this.go();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    this.run(true);
  }

  /** Forget what waits, without showing it. */
  clear(): void {
    clearTimeout(this.timer);
    this.frames = [];
    if (this.running) this.options.show(null);
    this.running = false;
  }

  private go(): void {
    if (!this.running) this.run(false);
  }

  private run(skipping: boolean): void {
    this.running = true;
    let showing = false;
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
      if ("now" in frame) {
        // what follows another view must not be drawn over the one before
        this.options.show(null);
        if (!this.superseded()) this.options.arrived(frame.now);
        continue;
      }
      this.options.reached(frame.moment);
      if (!frame.telling) continue;
      const ms = skipping ? 0 : this.time(frame.telling);
      if (ms <= 0) continue;
      showing = true;
      this.options.show({ telling: frame.telling, moment: frame.moment, ms, id: ++this.id });
      this.timer = setTimeout(() => this.run(false), ms);
      break;
    }
    if (!showing) {
      this.running = false;
      this.haste = 1;
      this.options.show(null);
    }
  }

  /** With nothing to show in between, only the last of several views counts. */
  private superseded(): boolean {
    const next = this.frames[0];
    return next !== undefined && "now" in next;
  }

  private time(telling: Telling): number {
    const speed = this.options.speed();
    if (!speed) return 0;
    const waiting = this.frames.reduce(
      (sum, frame) => sum + ("telling" in frame && frame.telling ? this.options.lasts(frame.telling) : 0),
      0,
    );
    this.haste = Math.max(SHORTEST, Math.min(this.haste, AT_MOST / (waiting * speed || 1)));
    return Math.round(this.options.lasts(telling) * speed * this.haste);
  }
}
