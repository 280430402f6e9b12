/**
 * Nearer to a board that is read and scrolls: what lies there is drawn larger and moved about, or smaller with all of it
 * in sight. The wheel scrolls what does not fit, and zooms with Ctrl (as two fingers on a pad do) or where all is seen.
 */
import { tick } from "svelte";
import type { Point } from "./camera";
import { controls } from "./controls";

const NEAREST = 2.5;
const FARTHEST = 0.5;
const WHOLE = 0.02; // nearly its own size is its own size

export class Magnifier {
  /** How many times its own size. */
  scale = $state(1);
  /** What scrolls. */
  private frame: HTMLElement | null = null;

  /** How wide the plane is laid out: as its frame, and wider where there is room for more; null at its own size. */
  width(frame: number): string | null {
    return this.scale === 1 ? null : `${frame / Math.min(this.scale, 1)}px`;
  }

  zoom = (factor: number, still?: Point): void => {
    const wanted = Math.min(Math.max(this.scale * factor, FARTHEST), NEAREST);
    const next = Math.abs(wanted - 1) < WHOLE ? 1 : wanted;
    const ratio = next / this.scale;
    this.scale = next;
    const { frame } = this;
    if (!frame) return;
    const box = frame.getBoundingClientRect();
    const at = still ? { x: still.x - box.left, y: still.y - box.top } : { x: box.width / 2, y: box.height / 2 };
    const [left, top] = [(frame.scrollLeft + at.x) * ratio - at.x, (frame.scrollTop + at.y) * ratio - at.y];
    void tick().then(() => frame.scrollTo(left, top));
  };

  pan = (dx: number, dy: number): void => this.frame?.scrollBy(-dx, -dy);

  /** All of it, as far as that can be read; or its own size again. */
  toggle = (): void => {
    const { frame } = this;
    if (this.scale !== 1 || !frame) this.scale = 1;
    else this.zoom(Math.max(frame.clientHeight / (frame.scrollHeight || 1), FARTHEST));
  };

  /** Attaches fingers, mouse, wheel and keys to what scrolls; what it returns takes them off. */
  attach(frame: HTMLElement): () => void {
    this.frame = frame;
    const scrolls = (): boolean => frame.scrollHeight > frame.clientHeight + 1;
    // one finger scrolls as it does everywhere; two are ours
    const two = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    frame.addEventListener("touchstart", two, { passive: false });
    const nothing = (): void => {};
    const quit = controls(
      frame,
      {
        ready: () => true,
        pan: this.pan,
        zoom: this.zoom,
        toggle: this.toggle,
        wheels: (event) => event.ctrlKey || !scrolls(),
      },
      () => ({ answers: () => true, tap: nothing, twice: nothing, drag: this.pan, pinch: this.zoom }),
    );
    return () => {
      frame.removeEventListener("touchstart", two);
      quit();
      this.frame = null;
    };
  }
}
