/** The window over a table that grows: it holds whoever acts with all he may choose and fear, and moves no more than that takes. */
import type { Camera, Lens, Point } from "../../shared/camera";
import { Viewport as Window } from "../../shared/viewport.svelte";
import { framed, holds, paired, SCALES, serves, shifted, shows, type Scale, type Sights } from "./framing";
import { CELL } from "./squares";

const NARROW = 560;

export interface Wanted extends Sights {
  /** Something happens there, and something else will in a moment: the window goes along, as near as it is. */
  passing?: boolean;
  /** They fight each other: all of `must` is seen at once. */
  fight?: boolean;
}

export class Viewport extends Window {
  /** Where the window has gone by itself. */
  private by_itself: Camera | null = null;
  /** Where the window was before it went along with a fight: it goes back there. */
  private before: Camera | null = null;
  /** Likewise, where a hand had moved it. */
  private set: Camera | null = null;
  /** No card of a fight lies over the window. */
  free = $state(false);
  /** A look at something out of sight, until something else matters. */
  private glance = $state.raw<Camera | null>(null);

  constructor(lens: () => Lens) {
    super(lens, { x: 0, y: 0, w: 10 * CELL, h: 10 * CELL });
  }

  /** Not everything fits at a size one can play at. */
  override get windowed(): boolean {
    return this.width > 0 && this.lens().pixelsWhole(this.size) < this.scale.near;
  }

  /** All of it is asked for, and so much that figures are too small to be pressed. */
  override get small(): boolean {
    return this.whole && !this.moved && this.lens().needsWindow(this.size);
  }

  /** What is to be seen when these matter; when nothing does, what was. */
  wanted(what: Wanted | null): Camera {
    if (this.moved) return this.moved;
    if (this.glance) return this.glance;
    if (this.whole) return this.all();
    const now = this.by_itself;
    if (!what) return now ?? this.all();
    const { must, passing, fight } = what;
    if (fight) {
      this.before ??= now;
      return (this.by_itself = paired(this.size, this.lens(), now, must, this.scale));
    }
    const back = passing ? null : this.before;
    if (!passing) this.before = null;
    if (back && serves(this.size, back, what, this.scale)) return (this.by_itself = back);
    if (now && serves(this.size, now, what, this.scale)) return now;
    // no nearer for a moment: the next one may be far off again
    if (passing && now && shows(this.size, now, must)) return now;
    const along = passing && now ? shifted(this.lens(), now, must) : null;
    this.by_itself =
      along && serves(this.size, along, what, this.scale) ? along : framed(this.size, this.lens(), what, this.scale);
    return this.by_itself;
  }

  /** Something else matters now: a window that a hand has moved goes along, as near as the hand has left it. */
  accompany({ must, fight, passing }: Wanted): void {
    if (!this.moved) return;
    if (fight) {
      this.set ??= this.moved;
      this.moved = paired(this.size, this.lens(), this.moved, must, this.scale);
      return;
    }
    if (!passing) {
      this.moved = this.set ?? this.moved;
      this.set = null;
    }
    if (!must.every((box) => holds(this.moved!, box))) this.moved = shifted(this.lens(), this.moved, must);
  }

  /** Looks at something out of sight, together with as many of the others as stay large enough to be pressed. */
  glanceAt(what: Camera, others: readonly Camera[]): void {
    this.moved = null;
    this.glance = framed(this.size, this.lens(), { must: [what], aims: others }, this.scale);
  }

  /** Back to what matters. */
  lookBack(): void {
    this.glance = null;
  }

  /** The table has grown by this: a window that a hand has set for the smaller one is given back, unless it shows that too. */
  grown(by: Camera): void {
    if (this.moved && !holds(this.moved, by)) this.moved = null;
  }

  override toggle = (): void => {
    const glanced = this.glance !== null;
    this.glance = null;
    if (glanced && !this.moved) return;
    this.whole = this.moved ? false : !this.whole;
    this.moved = null;
  };

  protected override near(point: Point): Camera {
    const half = 2.5 * CELL;
    const around = { x: point.x - half, y: point.y - half, w: 2 * half, h: 2 * half };
    return framed(this.size, this.lens(), { must: [around] }, this.scale);
  }

  private get scale(): Scale {
    const scale = SCALES[this.width < NARROW ? "phone" : "desk"];
    return this.free ? { ...scale, card: 0 } : scale;
  }
}
