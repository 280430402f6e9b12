// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import module from "..";
import type { Props } from "../types";
import { moment, NAMES, propsOf } from "./moments";

let shown: Record<string, unknown> | null = null;

function show(component: unknown, props: object): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(component as Component<any>, { target: document.body, props });
  flushSync();
  return document.body;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const cells = (): Element[] => [...document.querySelectorAll("[role=gridcell]")];
const cell = (ref: string): SVGElement => document.querySelector(`[role=gridcell][data-ref="${ref}"]`)!;

describe("the board", () => {
  it("is a grid with one tab stop", () => {
    const { before, names } = moment("walk");
    show(module.Board, propsOf(before, names));
    expect(cells()).toHaveLength(139);
    expect(cells().filter((each) => each.getAttribute("tabindex") === "0")).toHaveLength(1);
    expect(cell("square:E5").getAttribute("aria-label")).toBe("E5, Hall of Pillars, Ada stands here");
  });

  it("is walked with arrow keys, and Enter presses", () => {
    const { before, names } = moment("walk");
    const press = vi.fn<Props["press"]>();
    show(module.Board, propsOf(before, names, { press }));
    const start = document.querySelector<SVGElement>('[role=gridcell][tabindex="0"]')!;
    expect(start.getAttribute("data-ref")).toBe("square:E4");
    start.focus();
    start.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    flushSync();
    expect(cell("square:F4").getAttribute("tabindex")).toBe("0");
    cell("square:F4").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(press.mock.calls.map(([ref]) => ref)).toEqual(["square:F4"]);
  });

  it("presses the square that is clicked", () => {
    const { before, names } = moment("walk");
    const press = vi.fn<Props["press"]>();
    show(module.Board, propsOf(before, names, { press }));
    cell("square:F5").querySelector("rect")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(press).toHaveBeenCalledWith("square:F5", cell("square:F5"));
  });

  it("shows the castle that is asked about, not one's own", () => {
    const { before, names } = moment("block");
    show(module.Board, propsOf(before, names));
    const hero = names[Number(before.view.active.slice(-1))];
    expect(document.querySelector("[role=grid]")!.getAttribute("aria-label")).toBe(`Castle of ${hero}`);
  });
});

describe("all parts", () => {
  it.each(NAMES)("draw every moment, event by event: %s", (name) => {
    const { before, after, moments, names, log } = moment(name);
    const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
    for (const now of [before, after]) {
      for (const phone of [false, true]) {
        const props = propsOf(now, names, { settings: { speed: 0, odds: true, theme: "dark", phone } });
        show(module.Board, props);
        expect(document.querySelector("[role=grid]")).not.toBeNull();
      }
      for (const part of [module.Scene, module.Odds]) show(part, propsOf(now, names));
      for (const [whose] of names.entries()) {
        for (const large of [false, true]) show(module.Sheet, { ...propsOf(now, names), whose, large });
      }
    }
    told.forEach((each, n) => {
      const props = propsOf(before, names, { options: [], lit: new Map(), playing: { ...each, ms: 300, id: n } });
      show(module.scene?.(props) ? module.Scene : module.Board, props);
      expect(document.querySelector(".drq")).not.toBeNull();
    });
    if (after.over) {
      show(module.EndScreen, { ...propsOf(after, names), log: log!, outcome: after.over });
      expect(document.body.textContent).toContain("Turning points");
    }
  });
});
