// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyView } from "../../board";
import module from "..";
import type { Props } from "../types";
import { PERILS } from "../art/perils";
import { DANGERS } from "../icons";
import { perilOf } from "../scene/peril";
import { nextRef } from "../castle/steps";
import { moment, NAMES, propsOf } from "./moments";
import { Stage } from "../../shared/stage.svelte";

let shown: Record<string, unknown> | null = null;

function show(component: unknown, props: object): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(component as Component<AnyView>, { target: document.body, props });
  flushSync();
  return document.body;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const cells = (): Element[] => [...document.querySelectorAll("[role=gridcell]")];
const cell = (ref: string): SVGElement => document.querySelector(`[role=gridcell][data-ref="${ref}"]`)!;

describe("face to face", () => {
  const told = (name: string) => moment(name).moments.flatMap(({ told }) => told);

  it("each danger of the castle has its picture and its name", () => {
    expect(Object.keys(PERILS).toSorted()).toEqual(Object.keys(DANGERS).toSorted());
  });

  it("one looks at the monster or trap from the meeting to the last wound, and no longer", () => {
    const seen = told("fight").map((telling) => `${telling.kind} ${perilOf(telling) ?? ""}`.trim());
    const from = seen.findIndex((each) => each.startsWith("encounter"));
    expect(seen.slice(0, from).join()).not.toContain("troll");
    expect(seen.slice(from, from + 4)).toEqual([
      "encounter troll",
      "battle-die troll",
      "damage-dice troll",
      "lp-lost troll",
    ]);
    expect(seen.at(-1)).toBe("sun-crossed");
  });

  it("is shown with the words of the log", () => {
    const { before, names } = moment("fight");
    const telling = told("fight").find(({ kind }) => kind === "battle-die")!;
    const props = propsOf(before, names, { playing: { telling, moment: moment("fight").moments[0]!, ms: 800, id: 1 } });
    expect(module.parts!.scene!(props)).toBe(true);
    show(module.parts!.Scene, props);
    expect(document.querySelector(".peril")?.getAttribute("aria-label")).toBe(props.say("danger-troll"));
    expect(document.querySelector(".peril .words")?.textContent).toBe(props.say.told(telling));
  });
});

describe("the board", () => {
  it("is a grid with one tab stop", () => {
    const { before, names } = moment("walk");
    show(module.parts!.Board, propsOf(before, names));
    expect(cells()).toHaveLength(139);
    expect(cells().filter((each) => each.getAttribute("tabindex") === "0")).toHaveLength(1);
    const here = before.view.heroes[before.seat]!.at;
    expect(cell(here).getAttribute("aria-label")).toContain("board-here");
  });

  it("is walked with arrow keys, and Enter presses", () => {
    const { before, names } = moment("walk");
    const press = vi.fn<Props["press"]>();
    show(module.parts!.Board, propsOf(before, names, { press }));
    const start = document.querySelector<SVGElement>('[role=gridcell][tabindex="0"]')!;
    const from = start.getAttribute("data-ref")!;
    expect(before.options.flatMap(({ refs }) => refs)).toContain(from);
    start.focus();
    const to = ["ArrowRight", "ArrowDown"]
      .map((key) => ({ key, ref: nextRef(from, key)! }))
      .find(({ ref }) => ref !== from)!;
    start.dispatchEvent(new KeyboardEvent("keydown", { key: to.key, bubbles: true }));
    flushSync();
    expect(cell(to.ref).getAttribute("tabindex")).toBe("0");
    cell(to.ref).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(press.mock.calls.map(([ref]) => ref)).toEqual([to.ref]);
  });

  it("presses the square that is clicked", () => {
    const { before, names } = moment("walk");
    const press = vi.fn<Props["press"]>();
    show(module.parts!.Board, propsOf(before, names, { press }));
    cell("square:F5")
      .querySelector("rect")!
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(press).toHaveBeenCalledWith("square:F5", cell("square:F5"));
  });

  it("shows the castle that is asked about, not one's own", () => {
    const { before, names } = moment("block");
    show(module.parts!.Board, propsOf(before, names));
    const hero = before.view.heroes[Number(before.view.active.slice(-1))]!;
    expect(hero.seat).not.toBe(`seat:${before.seat}`);
    expect(cell(hero.at).getAttribute("aria-label")).toContain("board-here");
  });
});

describe("all parts", () => {
  it.each(NAMES)("draw what happens, event by event: %s", { timeout: 30_000 }, (name) => {
    const { before, after, moments, names } = moment(name);
    const settings = { speed: 1, odds: true, theme: "dark", phone: NAMES.indexOf(name) % 2 === 1 } as const;
    const first = propsOf(before, names, { settings });
    const stage = new Stage(first);
    show(first.step && module.parts!.scene!(first) ? module.parts!.Scene : module.parts!.Board, stage.props);
    const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
    told.forEach((each, n) => {
      stage.now = { ...first, options: [], lit: new Map(), playing: { ...each, ms: 300, id: n + 1 } };
      flushSync();
      expect(document.querySelector(".drq"), each.telling.kind).not.toBeNull();
    });
    stage.now = propsOf(after, names, { settings });
    flushSync();
    expect(document.querySelector(".drq")).not.toBeNull();
  });

  it("draw sheets, small and large, chances and the end", { timeout: 30_000 }, () => {
    const { after, names, log } = moment("end");
    const props = propsOf(after, names);
    show(module.parts!.Sheet, { ...props, whose: 1 });
    expect(document.querySelector("[role=img]")!.getAttribute("aria-label")).toContain("board-fate-escaped");
    show(module.parts!.Sheet, { ...props, whose: 0, large: true });
    expect(cells()).toHaveLength(139);
    show(module.parts!.EndScreen, { ...props, log: log!, outcome: after.over! });
    expect(document.body.textContent).toContain("board-end-walked");
    const walking = moment("walk");
    show(module.parts!.Odds, propsOf(walking.before, walking.names));
    expect(document.body.textContent).toContain("board-need-easy");
  });
});
