/** The window through which one looks at a board: whole or close, following what matters, moved by fingers and mouse. */
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { BoardProps } from "../board";
import type { Camera, Lens, Point } from "./camera";
import { gestures } from "./gestures";

const LOOKING = 380; // milliseconds the window takes to follow

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Everything is asked for, where it does not fit at a comfortable size. */
  whole = $state(false);
  /** Where a finger has moved the window to. */
  moved = $state.raw<Camera | null>(null);
  readonly size = $derived({ width: this.width, height: this.height });
  private readonly looking: Tween<Camera>;
  private placed = false;

  constructor(private readonly lens: Lens) {
    this.looking = new Tween(lens.whole, { easing: cubicInOut });
  }

  get windowed(): boolean {
    return this.lens.needsWindow(this.size);
  }

  get seen(): Camera {
    return this.looking.current;
  }

  /** So small that a tap looks closer instead of choosing. */
  get small(): boolean {
    return this.windowed && this.whole;
  }

  /** Go there: smoothly, unless it is the first look, a finger moves it, or nothing is to move (speed 0). */
  follow(wanted: Camera, speed: number): void {
    const smooth = this.placed && speed && !this.moved;
    this.placed ||= this.width > 0;
    void this.looking.set(wanted, { duration: smooth ? LOOKING * speed : 0 });
  }

  toggle = (): void => {
    this.whole = !this.whole;
    this.moved = null;
  };

  /** Attaches fingers, mouse and the shell's key for the whole board; what it returns takes them off again. */
  attach(svg: SVGSVGElement, refOf: (target: Element) => string | null, props: () => BoardProps): () => void {
    const board = svg.closest("#board");
    board?.addEventListener("fit", this.toggle);
    const quit = gestures(svg, () => ({
      answers: (target) => !this.small && props().lit.has(refOf(target) ?? ""),
      tap: (target, at) => {
        const ref = refOf(target);
        if (this.small) this.lookAt(this.drawingAt(svg, at));
        else if (ref) props().press(ref, target.closest("[data-ref]"));
      },
      twice: (at) => {
        if (!this.windowed) return;
        if (this.whole) this.lookAt(this.drawingAt(svg, at));
        else this.whole = true;
      },
      drag: (dx, dy) => {
        if ((this.windowed && !this.whole) || this.moved)
          this.moved = this.lens.panned(this.moved ?? this.seen, this.size, dx, dy);
      },
      pinch: (factor, at) => {
        const zoomed = this.lens.zoomed(this.moved ?? this.seen, factor, this.drawingAt(svg, at));
        const all = zoomed.w >= this.lens.whole.w;
        this.whole = this.windowed && all;
        this.moved = all ? null : zoomed;
      },
    }));
    return () => {
      board?.removeEventListener("fit", this.toggle);
      quit();
    };
  }

  private lookAt(point: Point): void {
    this.whole = false;
    this.moved = this.lens.closeUp(this.size, point);
  }

  private drawingAt(svg: SVGSVGElement, { x, y }: Point): Point {
    const box = svg.getBoundingClientRect();
    const { seen } = this;
    return { x: seen.x + ((x - box.left) / box.width) * seen.w, y: seen.y + ((y - box.top) / box.height) * seen.h };
  }
}
