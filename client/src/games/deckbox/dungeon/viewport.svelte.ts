/** The window over a table that grows: it holds whoever acts with all he may choose, and never draws figures too small. */
import type { Camera, Lens, Point } from "../../shared/camera";
import { Viewport as Window } from "../../shared/viewport.svelte";
import { everything, framed, SCALES, type Scale } from "./framing";
import { CELL } from "./squares";

const NARROW = 560;

/** What is to be in sight: for certain and in this order, and where there is room. */
export interface Wanted {
  must: readonly Camera[];
  may: readonly Camera[];
}

export class Viewport extends Window {
  /** What matters now: of a table that does not fit, this part. */
  private matters: Camera = { x: 0, y: 0, w: CELL, h: CELL };

  constructor(lens: () => Lens) {
    super(lens, { x: 0, y: 0, w: 10 * CELL, h: 10 * CELL });
  }

  /** Not everything fits at a size one can play at. */
  override get windowed(): boolean {
    return this.width > 0 && this.lens().pixelsWhole(this.size) < this.scale.near;
  }

  /** Figures are never too small to be pressed. */
  override get small(): boolean {
    return false;
  }

  /** What is to be seen when these matter. */
  wanted({ must, may }: Wanted): Camera {
    this.matters = must[0] ?? this.matters;
    if (this.moved) return this.moved;
    return this.whole ? this.all() : framed(this.size, this.lens(), must, may, this.scale);
  }

  protected override all(): Camera {
    return everything(this.size, this.lens(), this.matters, this.scale);
  }

  protected override near(point: Point): Camera {
    const half = 2.5 * CELL;
    const around = { x: point.x - half, y: point.y - half, w: 2 * half, h: 2 * half };
    return framed(this.size, this.lens(), [around], [], this.scale);
  }

  private get scale(): Scale {
    return SCALES[this.width < NARROW ? "phone" : "desk"];
  }
}
