/** The window over a table that grows: it draws wider for those near by. */
import type { Camera, Lens, Point } from "../../shared/camera";
import { Viewport as Window } from "../../shared/viewport.svelte";
import { CELL } from "./squares";

const SMALL = { phone: 32, desk: 33 }; // pixels of a square below which not everything is shown by itself
const NEAR = { phone: 40, desk: 54 }; // pixels of a square in a window that follows
const TOO_SMALL = 25; // pixels of a square that can hardly be pressed
const NARROW = 560;
const EDGE = 2.2; // squares that what happens keeps from the edge, where buttons lie
const AROUND = 9; // squares in which somebody is near by

export class Viewport extends Window {
  constructor(lens: () => Lens) {
    super(lens, { x: 0, y: 0, w: 10 * CELL, h: 10 * CELL });
  }

  /** Not everything fits at a size one can play at. */
  override get windowed(): boolean {
    return this.width > 0 && this.lens().pixelsWhole(this.size) < SMALL[this.kind];
  }

  override get small(): boolean {
    return super.small && this.lens().pixelsWhole(this.size) < TOO_SMALL;
  }

  /** What is to be seen when this is where things happen. */
  wanted(interest: Point, company: readonly Point[] = []): Camera {
    if (this.moved) return this.moved;
    return this.windowed && !this.whole ? this.framing(interest, company) : this.lens().overview(this.size);
  }

  /** A window around what happens, drawn wider for those near by as long as squares stay large enough. */
  private framing(interest: Point, company: readonly Point[]): Camera {
    let camera = this.near(interest);
    const far = ({ x, y }: Point): number => Math.max(Math.abs(x - interest.x), Math.abs(y - interest.y));
    const widest = (this.width / SMALL[this.kind]) * CELL;
    let box = {
      x: interest.x - 2.5 * CELL,
      y: interest.y - 2.5 * CELL,
      right: interest.x + 2.5 * CELL,
      bottom: interest.y + 2.5 * CELL,
    };
    const nearby = company.filter((each) => far(each) <= AROUND * CELL).toSorted((a, b) => far(a) - far(b));
    for (const point of nearby) {
      const more = {
        x: Math.min(box.x, point.x - CELL),
        y: Math.min(box.y, point.y - CELL),
        right: Math.max(box.right, point.x + CELL),
        bottom: Math.max(box.bottom, point.y + CELL),
      };
      const part = { x: more.x, y: more.y, w: Math.max(more.right - more.x, camera.w), h: more.bottom - more.y };
      const wider = this.lens().around(this.size, { ...part, x: (more.x + more.right - part.w) / 2 });
      // who does not fit is at least looked at, with what happens at the edge of the window
      if (wider.w > widest) return this.lens().showing(this.lens().showing(camera, point), interest, EDGE * CELL);
      box = more;
      camera = wider;
    }
    return camera;
  }

  protected override near(point: Point): Camera {
    const pixels = NEAR[this.kind];
    const w = (this.width / pixels) * CELL;
    const h = (this.height / pixels) * CELL;
    return this.lens().kept({ x: point.x - w / 2, y: point.y - h / 2, w, h });
  }

  private get kind(): "phone" | "desk" {
    return this.width < NARROW ? "phone" : "desk";
  }
}
