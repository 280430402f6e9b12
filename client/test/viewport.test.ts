// @vitest-environment happy-dom
/** The window through which one looks at a board. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lens } from "../src/games/shared/camera";
import { carried, keptAtEdge } from "../src/games/shared/ride";
import { Viewport } from "../src/games/shared/viewport.svelte";

const CELL = 40;
const large = lens({ x: 0, y: 0, w: 26 * CELL, h: 19 * CELL }, CELL);
const middle = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({ x: x + w / 2, y: y + h / 2 });

function phone(): Viewport {
  const viewport = new Viewport(large);
  [viewport.width, viewport.height] = [380, 320];
  return viewport;
}
const there = { x: 500, y: 300 };

describe("a window over a board", () => {
  let viewport: Viewport;
  beforeEach(() => (viewport = phone()));

  it("is needed only where the whole would be too small", () => {
    expect(viewport.windowed).toBe(true);
    [viewport.width, viewport.height] = [1400, 1000];
    expect([viewport.windowed, viewport.small]).toEqual([false, false]);
  });

  it("is where it first looks at once, and is carried anywhere else in its time", () => {
    const [first, next] = [large.closeUp(viewport.size, there), large.closeUp(viewport.size, { x: 200, y: 200 })];
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const animate = vi.fn((_: Keyframe[], __: number) => ({ cancel: vi.fn() }));
    Object.assign(svg, { animate });
    viewport.attach(svg, () => ({ answers: () => false, tap: () => {} }));
    viewport.follow(first, 1);
    expect(viewport.seen).toEqual(first);
    expect(animate).not.toHaveBeenCalled();
    viewport.follow(next, 1);
    expect(viewport.seen).toEqual(next);
    const [frames, ms] = animate.mock.calls[0]!;
    expect(ms).toBeGreaterThan(0);
    expect(frames[0]).toEqual(carried(first, next, viewport.width));
    expect(frames.at(-1)).toEqual({ translate: "0px 0px", scale: "1" });
    viewport.follow({ ...next }, 1); // the same once more
    viewport.follow(first, 0); // nothing is to move
    expect(animate).toHaveBeenCalledTimes(1);
    expect(viewport.seen).toEqual(first);
  });

  it("looks as from where it comes when it sets out, near or far", () => {
    const [now, to] = [large.closeUp(viewport.size, there), large.overview(viewport.size)];
    const onScreen = (at: number, from: number, camera: typeof now) => ((at - from) * viewport.width) / camera.w;
    const { translate, scale } = carried(now, to, viewport.width) as { translate: string; scale: string };
    const shift = Number.parseFloat(translate);
    expect(shift + Number(scale) * onScreen(there.x, to.x, to)).toBeCloseTo(onScreen(there.x, now.x, now));
  });

  it("keeps at its edge what stands there while it is carried, and not beyond what is named there", () => {
    const [now, to] = [
      { x: 100, y: 40, w: 300, h: 200 },
      { x: 250, y: -90, w: 300, h: 200 },
    ];
    expect(keptAtEdge(now, to, "x", -80)).toEqual({ translate: "-150px 0px" });
    expect(keptAtEdge(now, to, "y", -60)).toEqual({ translate: "0px 100px" });
    expect(keptAtEdge(to, to, "y", -60)).toEqual({ translate: "0px 0px" });
  });

  it("shows everything when asked, and goes back to what matters; what a hand has moved goes back first", () => {
    viewport.toggle();
    expect([viewport.whole, viewport.small]).toEqual([true, true]);
    viewport.toggle();
    expect(viewport.whole).toBe(false);
    viewport.lookAt(there);
    viewport.toggle();
    expect([viewport.whole, viewport.moved]).toEqual([false, null]);
  });

  it("follows a hand as far as there is board", () => {
    viewport.follow(large.closeUp(viewport.size, there), 1);
    const before = viewport.seen;
    viewport.pan(-38, 0);
    expect(viewport.moved!.x).toBeCloseTo(before.x + CELL);
    viewport.pan(-1e6, 0);
    const edge = viewport.moved!;
    expect(edge.x + edge.w).toBeCloseTo(26 * CELL);
    viewport.pan(-10, 0);
    expect(viewport.moved).toBe(edge);
  });

  it("comes nearer around the point that is pointed at, and is the whole again when it is far enough", () => {
    viewport.follow(large.closeUp(viewport.size, there), 1);
    const wide = viewport.seen.w;
    viewport.step(1);
    expect(viewport.moved!.w).toBeLessThan(wide);
    expect(middle(viewport.moved!)).toEqual(middle(viewport.seen));
    for (let n = 0; n < 20 && viewport.moved; n++) viewport.step(-1);
    expect([viewport.whole, viewport.moved]).toEqual([true, null]);
  });

  it("goes along with what happens where a hand has left it, and stays where that is seen", () => {
    viewport.attend(there);
    expect(viewport.moved).toBeNull();
    viewport.lookAt(there);
    const held = viewport.moved!;
    viewport.attend(there);
    expect(viewport.moved).toBe(held);
    viewport.attend({ x: 60, y: 60 });
    expect(large.sees(viewport.moved!, { x: 60, y: 60 })).toBe(true);
    expect(viewport.moved!.w).toBe(held.w);
  });

  it("is moved by wheel and keys, until it is let go", () => {
    document.body.innerHTML = '<div id="board"><svg></svg></div>';
    const svg = document.querySelector("svg")!;
    const quit = viewport.attach(svg as unknown as SVGSVGElement, () => ({ answers: () => false, tap: () => {} }));
    viewport.follow(large.closeUp(viewport.size, there), 1);
    svg.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true }));
    const near = viewport.moved!;
    expect(near.w).toBeLessThan(viewport.seen.w);
    document.querySelector("#board")!.dispatchEvent(new Event("fit"));
    expect([viewport.whole, viewport.moved]).toEqual([false, null]);
    quit();
    svg.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true }));
    expect(viewport.moved).toBeNull();
  });
});
