// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Magnifier } from "../src/games/shared/magnifier.svelte";

let quit: () => void = () => {};

function frame(height: number, inside: number): { magnifier: Magnifier; cloth: HTMLElement; panned: number[] } {
  document.body.innerHTML = '<div id="board"><div class="cloth" tabindex="0"></div></div>';
  const cloth = document.querySelector<HTMLElement>(".cloth")!;
  Object.defineProperties(cloth, { clientHeight: { value: height }, scrollHeight: { value: inside } });
  const panned: number[] = [];
  cloth.scrollBy = (...at: unknown[]) => void panned.push(...(at as number[]));
  const magnifier = new Magnifier();
  quit = magnifier.attach(cloth);
  return { magnifier, cloth, panned };
}
const key = (cloth: HTMLElement, name: string): void => {
  cloth.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
};
const wheel = (cloth: HTMLElement, deltaY: number, ctrlKey = false): boolean => {
  const event = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true });
  Object.defineProperty(event, "ctrlKey", { value: ctrlKey });
  return cloth.dispatchEvent(event);
};

afterEach(() => quit());

describe("a board that is read", () => {
  it("is drawn larger and smaller by keys, within bounds, and as wide as there is room", () => {
    const { magnifier, cloth } = frame(600, 1200);
    expect(magnifier.width(800)).toBeNull();
    key(cloth, "+");
    expect([magnifier.scale, magnifier.width(800)]).toEqual([1.25, "800px"]);
    for (let n = 0; n < 20; n++) key(cloth, "+");
    expect(magnifier.scale).toBe(2.5);
    for (let n = 0; n < 40; n++) key(cloth, "-");
    expect([magnifier.scale, magnifier.width(800)]).toEqual([0.5, "1600px"]);
  });

  it("is seen whole at one key, and at its own size at the next", () => {
    const { magnifier, cloth } = frame(600, 1000);
    key(cloth, "0");
    expect(magnifier.scale).toBeCloseTo(0.6);
    document.querySelector("#board")!.dispatchEvent(new Event("fit"));
    expect(magnifier.scale).toBe(1);
  });

  it("scrolls by the wheel, and zooms with Ctrl or where all is seen", () => {
    const long = frame(600, 1000);
    expect(wheel(long.cloth, -100)).toBe(true);
    expect(long.magnifier.scale).toBe(1);
    expect(wheel(long.cloth, -100, true)).toBe(false);
    expect(long.magnifier.scale).toBeGreaterThan(1);
    quit();
    const short = frame(600, 600);
    wheel(short.cloth, -100);
    expect(short.magnifier.scale).toBeGreaterThan(1);
  });

  it("is moved by arrows", () => {
    const { cloth, panned } = frame(600, 1000);
    key(cloth, "ArrowDown");
    expect(panned).toEqual([-0, 80]);
  });
});
