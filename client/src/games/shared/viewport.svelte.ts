/**
 * The window through which one looks at a board: whole or close, following what matters, moved by fingers, mouse,
 * wheel and keys. Where a hand has moved it, it stays as near as it was and only goes along with what happens.
 */
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { typing } from "../../keys";
import type { Camera, Lens, Point } from "./camera";
import { gestures } from "./gestures";

const LOOKING = 380; // milliseconds the window takes to follow
const STEP = 1.25; // a key or a button
const PAN = 80; // pixels an arrow moves it
const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowRight: [-1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [1, 0],
};

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
  protected readonly lens: () => Lens;
  private readonly looking: Tween<Camera>;
  private placed = false;

  constructor(lens: Lens | (() => Lens), first?: Camera) {
    this.lens = typeof lens === "function" ? lens : () => lens;
    this.looking = new Tween(first ?? this.lens().whole, { easing: cubicInOut });
  }

  get windowed(): boolean {
    return this.lens().needsWindow(this.size);
  }

  get seen(): Camera {
    return this.looking.current;
  }

  /** So small that a tap looks closer instead of choosing. */
  get small(): boolean {
    return this.windowed && this.whole && !this.moved;
  }

  /** Go there: smoothly, unless it is the first look, a hand moves it, or nothing is to move (speed 0). */
  follow(wanted: Camera, speed: number): void {
    const smooth = this.placed && speed && !this.moved;
    this.placed ||= this.width > 0;
    void this.looking.set(wanted, { duration: smooth ? LOOKING * speed : 0 });
  }

  /** Something happens there: a window that a hand has moved goes along. */
  attend(interest: Point): void {
    if (this.moved && !this.lens().sees(this.moved, interest)) this.moved = this.lens().showing(this.moved, interest);
  }

  /** Everything, or back to what matters; a window that was moved goes back first. */
  toggle = (): void => {
    this.whole = this.moved ? false : !this.whole;
    this.moved = null;
  };

  pan(dx: number, dy: number): void {
    const now = this.moved ?? this.seen;
    const next = this.lens().panned(now, this.size, dx, dy);
    if (next.x !== now.x || next.y !== now.y) this.moved = next;
  }

  zoom(factor: number, still: Point = this.middle): void {
    const zoomed = this.lens().zoomed(this.moved ?? this.seen, factor, still);
    const all = zoomed.w >= 0.99 * this.lens().overview(this.size).w;
    if (all) this.whole = true;
    this.moved = all ? null : zoomed;
  }

  /** Nearer (1) or farther (-1) by one step. */
  step(way: 1 | -1): void {
    this.zoom(way > 0 ? STEP : 1 / STEP);
  }

  lookAt(point: Point): void {
    this.whole = false;
    this.moved = this.near(point);
  }

  /** Attaches fingers, mouse, wheel and keys, and the shell's key for the whole board; what it returns takes them off. */
  attach(svg: SVGSVGElement, does: () => Touched): () => void {
    const board = svg.closest("#board");
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), this.at(svg, pointOf(event)));
    };
    const keys = (event: KeyboardEvent): void => this.pressed(event, board ?? svg);
    board?.addEventListener("fit", this.toggle);
    svg.addEventListener("wheel", wheel, { passive: false });
    window.addEventListener("keydown", keys, { capture: true });
    const quit = gestures(svg, () => ({
      answers: (target) => !this.small && does().answers(target),
      tap: (target, at, touch) => (this.small ? this.lookAt(this.at(svg, at)) : does().tap(target, touch)),
      twice: (at) => (this.small ? this.lookAt(this.at(svg, at)) : this.windowed && this.toggle()),
      drag: (dx, dy) => !this.small && this.pan(dx, dy),
      pinch: (factor, at) => this.zoom(factor, this.at(svg, at)),
    }));
    return () => {
      board?.removeEventListener("fit", this.toggle);
      svg.removeEventListener("wheel", wheel);
      window.removeEventListener("keydown", keys, { capture: true });
      quit();
    };
  }

  /** Plus and minus, 0 for all of it, arrows: with Shift where a grid has them for itself. */
  private pressed(event: KeyboardEvent, board: Element): void {
    const target = event.target as Element;
    const within = board.contains(target);
    if ((!within && target !== document.body) || typing(target) || document.querySelector("dialog[open]")) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !this.width) return;
    const way = WAYS[event.key];
    if (way && (event.shiftKey || !target.closest("[role=grid]"))) this.pan(way[0] * PAN, way[1] * PAN);
    else if (event.key === "+" || event.key === "=") this.step(1);
    else if (event.key === "-") this.step(-1);
    else if (event.key === "0" && within) this.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
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

  protected near(point: Point): Camera {
    return this.lens().closeUp(this.size, point);
  }

  private get middle(): Point {
    const { x, y, w, h } = this.seen;
    return { x: x + w / 2, y: y + h / 2 };
  }
}

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
