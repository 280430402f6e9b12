/** The window through which one looks at a table that grows: it follows what matters until it is moved by hand. */
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Camera, Lens, Point } from "../../shared/camera";
import { CELL } from "./squares";

const LOOKING = 380; // milliseconds the window takes to follow
const SMALL = { phone: 32, desk: 25 }; // pixels of a square below which not everything is shown by itself
const NEAR = { phone: 40, desk: 52 }; // pixels of a square in a window that follows
const NARROW = 560;
const AROUND = 9; // squares in which somebody is near by
const STEP = 1.25; // a key or a button

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Everything is asked for, though it is small. */
  whole = $state(false);
  /** Where a hand has moved the window to. */
  private moved = $state.raw<Camera | null>(null);
  readonly size = $derived({ width: this.width, height: this.height });
  private readonly looking = new Tween<Camera>({ x: 0, y: 0, w: 10 * CELL, h: 10 * CELL }, { easing: cubicInOut });
  private placed = false;

  constructor(private readonly lens: () => Lens) {}

  get seen(): Camera {
    return this.looking.current;
  }

  /** Not everything fits at a size one can play at. */
  get windowed(): boolean {
    return this.width > 0 && this.lens().pixelsWhole(this.size) < SMALL[this.kind];
  }

  /** So small that a tap looks closer instead of choosing. */
  get small(): boolean {
    return this.whole && this.windowed;
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
    for (const point of company.filter((each) => far(each) <= AROUND * CELL).toSorted((a, b) => far(a) - far(b))) {
      const more = {
        x: Math.min(box.x, point.x - CELL),
        y: Math.min(box.y, point.y - CELL),
        right: Math.max(box.right, point.x + CELL),
        bottom: Math.max(box.bottom, point.y + CELL),
      };
      const part = { x: more.x, y: more.y, w: Math.max(more.right - more.x, camera.w), h: more.bottom - more.y };
      const wider = this.lens().around(this.size, { ...part, x: (more.x + more.right - part.w) / 2 });
      if (wider.w > widest) break;
      box = more;
      camera = wider;
    }
    return camera;
  }

  /** Go there: smoothly, unless it is the first look, a hand moves it, or nothing is to move (speed 0). */
  follow(camera: Camera, speed: number): void {
    const smooth = this.placed && speed && !this.moved;
    this.placed ||= this.width > 0;
    void this.looking.set(camera, { duration: smooth ? LOOKING * speed : 0 });
  }

  /** Something happens there: a window that a hand has moved goes along, and stays as near as it was. */
  attend(interest: Point): void {
    if (this.moved && !this.lens().sees(this.moved, interest))
      this.moved = this.lens().showing(this.moved, interest, 2.5 * CELL);
  }

  toggle = (): void => {
    this.whole = this.moved ? false : !this.whole;
    this.moved = null;
  };

  pan(dx: number, dy: number): void {
    this.moved = this.lens().panned(this.moved ?? this.seen, this.size, dx, dy);
  }

  zoom(factor: number, still: Point = this.middle): void {
    this.moved = this.lens().zoomed(this.moved ?? this.seen, factor, still);
  }

  /** Nearer (1) or farther (-1) by one step. */
  step(way: 1 | -1): void {
    this.zoom(way > 0 ? STEP : 1 / STEP);
  }

  lookAt(point: Point): void {
    this.whole = false;
    this.moved = this.near(point);
  }

  /** A place on the screen as a place in the drawing. */
  at(svg: Element, { x, y }: Point): Point {
    const box = svg.getBoundingClientRect();
    const { seen } = this;
    return {
      x: seen.x + ((x - box.left) / (box.width || 1)) * seen.w,
      y: seen.y + ((y - box.top) / (box.height || 1)) * seen.h,
    };
  }

  private get middle(): Point {
    const { x, y, w, h } = this.seen;
    return { x: x + w / 2, y: y + h / 2 };
  }

  private get kind(): "phone" | "desk" {
    return this.width < NARROW ? "phone" : "desk";
  }

  private near(point: Point): Camera {
    const pixels = NEAR[this.kind];
    const w = (this.width / pixels) * CELL;
    const h = (this.height / pixels) * CELL;
    return this.lens().kept({ x: point.x - w / 2, y: point.y - h / 2, w, h });
  }
}
