/**
 * The window through which one looks at a board: whole or close, following what matters, moved by fingers, mouse,
 * wheel and keys. Where a hand has moved it, it stays as near as it was and only goes along with what happens.
 */
import { untrack } from "svelte";
import type { Camera, Lens, Point } from "./camera";
import { controls, step } from "./controls";
import { Ride } from "./ride";

const LOOKING = 380; // milliseconds the window takes to follow
/** What a board does with a tap. */
export interface Touched {
  /** Whether a tap there does something at once. */
  answers(target: Element): boolean;
  tap(target: Element, touch: boolean): void;
}

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Everything is asked for, where it does not fit at a comfortable size. */
  whole = $state(false);
  /** Where a hand has moved the window to. */
  moved = $state.raw<Camera | null>(null);
  readonly size = $derived({ width: this.width, height: this.height });
  /** What the drawing shows, or is about to: while the window moves there, the drawing is carried (`Ride`). */
  seen: Camera = $state.raw()!;
  protected readonly lens: () => Lens;
  private readonly ride = new Ride();
  private placed = false;

  constructor(lens: Lens | (() => Lens), first?: Camera) {
    this.lens = typeof lens === "function" ? lens : () => lens;
    this.seen = first ?? this.lens().whole;
  }

  get windowed(): boolean {
    return this.lens().needsWindow(this.size);
  }

  /** So small that a tap looks closer instead of choosing. */
  get small(): boolean {
    return this.windowed && this.whole && !this.moved;
  }

  /** Go there: smoothly, unless it is the first look, a hand moves it, or nothing is to move (speed 0). */
  follow(wanted: Camera, speed: number): void {
    const smooth = this.placed && speed && !this.moved;
    this.placed ||= this.width > 0;
    const before = untrack(() => this.seen);
    if (same(before, wanted) && smooth) return;
    const from = this.ride.at ?? before;
    this.seen = wanted;
    this.ride.stop();
    if (smooth)
      this.ride.go(
        from,
        wanted,
        untrack(() => this.width),
        LOOKING * speed,
      );
  }

  /** Something happens there: a window that a hand has moved goes along. The hand itself is not held back by it. */
  attend(interest: Point): void {
    const moved = untrack(() => this.moved);
    if (moved && !this.lens().sees(moved, interest)) this.moved = this.lens().showing(moved, interest);
  }

  /** Everything, or back to what matters; a window that was moved goes back first. */
  toggle = (): void => {
    this.whole = this.moved ? false : !this.whole;
    this.moved = null;
  };

  pan(dx: number, dy: number): void {
    const now = this.now;
    const next = this.lens().panned(now, this.size, dx, dy);
    if (next.x !== now.x || next.y !== now.y) this.moved = next;
  }

  zoom(factor: number, still: Point = this.middle): void {
    const zoomed = this.lens().zoomed(this.now, factor, still);
    const all = zoomed.w >= 0.99 * this.all().w;
    if (all) this.whole = true;
    this.moved = all ? null : zoomed;
  }

  /** Nearer (1) or farther (-1) by one step. */
  step(way: 1 | -1): void {
    step(this, way);
  }

  lookAt(point: Point): void {
    this.whole = false;
    this.moved = this.near(point);
  }

  /** Attaches fingers, mouse, wheel and keys, and the shell's key for the whole board; what it returns takes them off. */
  attach(svg: SVGSVGElement, does: () => Touched): () => void {
    const moves = {
      ready: () => this.width > 0,
      pan: (dx: number, dy: number) => this.pan(dx, dy),
      zoom: (factor: number, still?: Point) => this.zoom(factor, still && this.at(svg, still)),
      toggle: this.toggle,
    };
    this.ride.carries(svg);
    return controls(svg, moves, () => ({
      answers: (target) => !this.small && does().answers(target),
      tap: (target, at, touch) => (this.small ? this.lookAt(this.at(svg, at)) : does().tap(target, touch)),
      twice: (at) => (this.small ? this.lookAt(this.at(svg, at)) : this.windowed && this.toggle()),
      drag: (dx, dy) => !this.small && this.pan(dx, dy),
      pinch: (factor, at) => this.zoom(factor, this.at(svg, at)),
    }));
  }

  /** A place on the screen as a place in the drawing. */
  private at(svg: Element, { x, y }: Point): Point {
    const box = svg.getBoundingClientRect();
    const { seen } = this;
    return {
      x: seen.x + ((x - box.left) / (box.width || 1)) * seen.w,
      y: seen.y + ((y - box.top) / (box.height || 1)) * seen.h,
    };
  }

  /** As much as is ever seen at once. */
  protected all(): Camera {
    return this.lens().overview(this.size);
  }

  protected near(point: Point): Camera {
    return this.lens().closeUp(this.size, point);
  }

  /** Where the window is at this moment. */
  private get now(): Camera {
    return this.moved ?? this.ride.at ?? this.seen;
  }

  private get middle(): Point {
    const { x, y, w, h } = this.now;
    return { x: x + w / 2, y: y + h / 2 };
  }
}

const same = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
