// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Playing } from "../../board";
import module from "..";
import type { Props } from "../types";
import { PERILS } from "../art/perils";
import { DANGERS } from "../icons";
import { facing } from "../scene/peril";
import { nextRef } from "../castle/steps";
import { moment, NAMES, propsOf } from "./moments";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";

const cells = (): Element[] => [...document.querySelectorAll("[role=gridcell]")];
const cell = (ref: string): SVGElement => document.querySelector(`[role=gridcell][data-ref="${ref}"]`)!;

describe("face to face", () => {
  const told = (name: string) => moment(name).moments.flatMap(({ told }) => told);

  it("each danger of the castle has its picture and its name", () => {
    expect(Object.keys(PERILS).toSorted()).toEqual(Object.keys(DANGERS).toSorted());
  });

  it("one looks at the monster or trap from the meeting to the last wound, and no longer", () => {
    const { moments } = moment("fight");
    const each = moments.flatMap((at) => at.told.map((telling) => ({ telling, moment: at, ms: 0, id: 0 })));
    const face = (playing: Playing) => facing({ playing, told: moments }) ?? "";
    const seen = each.map((playing) => `${playing.telling.kind} ${face(playing)}`.trim());
    const from = seen.findIndex((each) => each.startsWith("encounter"));
    expect(seen.slice(0, from).join()).not.toContain("troll");
    expect(seen.slice(from, from + 4)).toEqual([
      "encounter troll",
      "battle-die troll",
      "damage-dice troll",
      "lp-lost troll",
    ]);
    expect(seen.at(-1)).toBe("sun-crossed");
    const wound = each[from + 3]!;
    const alone = { ...wound, moment: { ...wound.moment, told: [wound.telling] } };
    expect(facing({ playing: alone, told: [] })).toBeNull(); // nothing is kept from what another table showed
  });

  it("the fog is looked at until its wound, though it costs a turn in between", () => {
    const [at] = moment("fight").moments;
    const event = (kind: string, args: Record<string, unknown>) => ({ ...at!.told[0]!, kind, args });
    const fog = [event("trap-sprung", { danger: "danger:fog" }), event("miss-next", {}), event("lp-lost", { lost: 2 })];
    const playing = { telling: fog[2]!, moment: { ...at!, told: fog }, ms: 0, id: 1 };
    expect(facing({ playing, told: [] })).toBe("fog");
  });

  it("is shown with the words of the log", () => {
    const { before, names } = moment("fight");
    const telling = told("fight").find(({ kind }) => kind === "battle-die")!;
    const props = propsOf(before, names, { playing: { telling, moment: moment("fight").moments[0]!, ms: 800, id: 1 } });
    expect(module.parts!.scene!(props)).toBe(true);
    show(module.parts!.Scene, props);
    expect(document.querySelector(".gloom")?.getAttribute("aria-label")).toBe(props.say("danger-troll"));
    expect(document.querySelector(".gloom .words")?.textContent).toBe(props.say.told(telling));
  });

  it("says nothing of a throw before its die lies", () => {
    vi.useFakeTimers();
    const { before, names } = moment("fight");
    const telling = told("fight").find(({ kind }) => kind === "battle-die")!;
    show(
      module.parts!.Scene,
      propsOf(before, names, { playing: { telling, moment: moment("fight").moments[0]!, ms: 800, id: 1 } }),
    );
    const falling = (): boolean => document.querySelector(".gloom")!.classList.contains("falling");
    expect(falling()).toBe(true);
    vi.advanceTimersByTime(800);
    flushSync();
    expect(falling()).toBe(false);
    vi.useRealTimers();
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
    let to = from;
    for (const key of ["ArrowRight", "ArrowDown"]) {
      cell(to).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      flushSync();
      to = nextRef(to, key)!;
      expect(cell(to).getAttribute("tabindex")).toBe("0");
    }
    expect(to).toBe("square:F5");
    cell(to).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(press.mock.calls.map(([ref]) => ref)).toEqual([to]);
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

  it("lays out all that may be bought, and what would be too dear", () => {
    const { before, names } = moment("buy");
    const press = vi.fn<Props["press"]>();
    show(module.parts!.Board, propsOf(before, names, { press }));
    const wares = [...document.querySelectorAll<HTMLElement>(".shelf [data-ref^='object:']")];
    expect(wares).toHaveLength(before.view.supply.objects.length);
    expect(document.querySelector(".shelf .treasures")).toBeNull();
    const first = before.options.find(({ verb }) => verb === "buy")!.refs[0]!;
    wares.find((each) => each.dataset.ref === first)!.click();
    expect(press).toHaveBeenCalledWith(first, expect.anything());
  });

  it("names what is too dear from the cheapest on", () => {
    const { before, names } = moment("buy");
    const { objects } = before.view.supply;
    const cost = (ref: string): number => objects.find(({ id }) => ref === `object:${id}`)!.cost;
    const costs = module.choices!.also!({ ...propsOf(before, names), lit: new Map() }).map(cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(new Set(costs).size).toBeGreaterThan(1);
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
    show(module.parts!.EndScreen, { ...props, log: log!, outcome: after.over!, luck: [] });
    expect(document.body.textContent).toContain("board-end-walked");
    const walking = moment("walk");
    show(module.parts!.Odds, propsOf(walking.before, walking.names));
    expect(document.body.textContent).toContain("board-need-easy");
  });
});
