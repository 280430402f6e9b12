/**
 * How a window goes from one part of a drawing to another: the drawing shows the end at once and is carried there as a
 * picture, which the browser does by itself. Drawn anew at every step it would be painted as often.
 */
import { cubicInOut } from "svelte/easing";
import type { Camera } from "./camera";

const ALONG = ".goes-along"; // what lies over the drawing, in its units
const EDGE = "[data-edge]"; // what stands at the left ("x") or upper ("y") edge of the window wherever that is
const STEPS = 16;

export class Ride {
  private drawing: SVGSVGElement | null = null;
  private animations: Animation[] = [];
  private ends: readonly [from: Camera, to: Camera] | null = null;

  carries(drawing: SVGSVGElement): void {
    this.drawing = drawing;
  }

  /** What one sees under way; null when nothing moves. */
  get at(): Camera | null {
    const progress = this.animations[0]?.effect?.getComputedTiming().progress;
    return this.ends && typeof progress === "number" ? between(...this.ends, cubicInOut(progress)) : null;
  }

  /** `width` is that of the window in pixels. */
  go(from: Camera, to: Camera, width: number, ms: number): void {
    const { drawing } = this;
    if (!drawing || !("animate" in drawing)) return;
    this.ends = [from, to];
    const frames = Array.from({ length: STEPS + 1 }, (_, n) =>
      carried(between(from, to, cubicInOut(n / STEPS)), to, width),
    );
    const along = drawing.parentElement?.querySelectorAll(ALONG) ?? [];
    this.animations = [drawing, ...along].map((each) => each.animate(frames, ms));
    for (const each of drawing.querySelectorAll<SVGElement>(EDGE)) {
      const { edge, edgeFrom } = each.dataset;
      const held = Array.from({ length: STEPS + 1 }, (_, n) =>
        keptAtEdge(
          between(from, to, cubicInOut(n / STEPS)),
          to,
          edge === "x" ? "x" : "y",
          Number(edgeFrom ?? -Infinity),
        ),
      );
      this.animations.push(each.animate(held, ms));
    }
  }

  /** It is there. */
  stop(): void {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.ends = null;
  }
}

/** What makes a drawing that shows `to` look as if it showed `now`; apart from `transform`, which shakes boards. */
export function carried(now: Camera, to: Camera, width: number): Keyframe {
  const pixels = width / now.w;
  return {
    translate: `${(to.x - now.x) * pixels}px ${(to.y - now.y) * pixels}px`,
    scale: `${to.w / now.w}`,
  };
}

/** What keeps something at the edge of `now` in a drawing that shows `to`, in its units; it does not go beyond `least`. */
export function keptAtEdge(now: Camera, to: Camera, along: "x" | "y", least: number): Keyframe {
  const shift = Math.max(least, now[along]) - Math.max(least, to[along]);
  return { translate: along === "x" ? `${shift}px 0px` : `0px ${shift}px` };
}

const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  w: a.w + (b.w - a.w) * t,
  h: a.h + (b.h - a.h) * t,
});
