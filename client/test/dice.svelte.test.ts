// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Die from "../src/ui/Die.svelte";
import { fallOf, SIDES, sidesOf } from "../src/ui/tumble";

const THROW = { ms: 900, size: 50, from: [200, 40], tilt: 5, seed: 3 } as const;

describe("how a die falls", () => {
  it("begins in the hand and ends exactly where it lies, with the face that is read in front", () => {
    const { fly, spin, ground, light } = fallOf(THROW);
    const [, x] = /translate3d\(([-.\d]+)px/.exec(String(fly[0]!["transform"]))!;
    expect(Number(x)).toBeGreaterThan(150);
    expect(fly.at(-1)).toEqual({ transform: "translate3d(0px, 0px, 0) scale(1)" });
    expect(spin.at(-1)!["transform"]).toMatch(/rotate3d\(.*, 0deg\) rotateZ\(5deg\)$/);
    expect(ground.at(-1)).toEqual({ transform: "translate3d(0px, 0px, 0) scale(1)", opacity: 1 });
    expect(light[0]!.at(-1)).toEqual({ opacity: 1 });
  });

  it("moves nothing but transform and opacity", () => {
    const { fly, spin, ground, light } = fallOf(THROW);
    const moved = new Set([...fly, ...spin, ...ground, ...light.flat()].flatMap(Object.keys));
    expect([...moved].sort()).toEqual(["opacity", "transform"]);
  });

  it("touches the ground ever more lightly", () => {
    const { knocks } = fallOf(THROW);
    expect(knocks.map(({ at }) => at)).toEqual(knocks.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(knocks.map(({ hard }) => hard)).toEqual(knocks.map(({ hard }) => hard).toSorted((a, b) => b - a));
    expect(knocks.at(-1)!.at).toBeLessThan(THROW.ms);
  });

  it("is the same for a seed, and another for another", () => {
    expect(fallOf(THROW)).toEqual(fallOf(THROW));
    expect(fallOf({ ...THROW, seed: 4 }).fly).not.toEqual(fallOf(THROW).fly);
  });
});

describe("the faces of a cube", () => {
  const six = ["1", "2", "3", "4", "5", "6"];
  it.each(six)("has what is read in front and its opposite behind: %s", (shown) => {
    const sides = sidesOf(six, shown);
    expect(sides[0]).toBe(shown);
    expect(Number(sides[1])).toBe(7 - Number(shown));
    expect(sides.toSorted()).toEqual(six);
  });

  it.each([
    ["with three kinds of faces", ["skull", "white", "black"], "black"],
    ["with eight faces", ["1", "2", "3", "4", "5", "6", "7", "8"], "8"],
    ["with a face nobody knows", ["a", "b"], "c"],
    ["with no faces at all", [], "x"],
  ])("are six on a die %s", (_, faces, shown) => {
    const sides = sidesOf(faces, shown);
    expect(sides).toHaveLength(SIDES.length);
    expect(sides[0]).toBe(shown);
  });
});

describe("a die on the table", () => {
  const look = { body: "#fff", ink: "#000", faces: { "1": { text: "1" }, "2": { text: "2" } } };
  let shown: ReturnType<typeof mount> | undefined;
  let started: { onfinish: (() => void) | null }[] = [];

  beforeEach(() => {
    started = [];
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(50);
    Element.prototype.animate = function () {
      const animation = { onfinish: null };
      started.push(animation);
      return animation as unknown as Animation;
    };
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, "animate");
  });

  const put = (given: object) => {
    const props = $state({ face: "1", word: "one", look, ...given });
    shown = mount(Die, { target: document.body, props });
    flushSync();
    return props;
  };
  const air = () => document.querySelector(".air");
  const lands = () => {
    started.find(({ onfinish }) => onfinish)!.onfinish!();
    flushSync();
  };

  it("lies still unless it is thrown", () => {
    put({});
    expect(air()).toBeNull();
    expect(document.querySelector("[role=img]")!.getAttribute("aria-label")).toBe("one");
  });

  it("falls as a cube, then lies, and is lit only then", () => {
    put({ rolling: 900, counts: true });
    expect(document.querySelectorAll(".side")).toHaveLength(6);
    expect(document.querySelector(".glow")).toBeNull();
    lands();
    expect(air()).toBeNull();
    expect(document.querySelector(".glow")).not.toBeNull();
  });

  it("lies at once when the throw is cut short", () => {
    const props = put({ rolling: 900 });
    Object.assign(props, { rolling: 0 });
    flushSync();
    expect(air()).toBeNull();
  });

  it("falls again when it is thrown again, whether or not it shows the same", () => {
    const props = put({ rolling: 900, cast: 1 });
    lands();
    expect(air()).toBeNull();
    Object.assign(props, { cast: 2 });
    flushSync();
    expect(air()).not.toBeNull();
  });
});
