// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import module from "..";
import { NO_BOX, type RealBoard } from "../../board";
import { centre } from "../dungeon/plan";
import { coveredBy } from "../dungeon/standing";
import type { Props } from "../types";
import { moment, NAMES, propsOf } from "./moments";
import Strip from "../Strip.svelte";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";

const cells = (): Element[] => [...document.querySelectorAll("[role=gridcell]")];
const cell = (ref: string): SVGElement => document.querySelector(`[role=gridcell][data-ref="${ref}"]`)!;

describe("the dungeon", () => {
  it("is a grid with one tab stop, where the hero stands", () => {
    const { before, names } = moment("walk");
    show(module.parts!.Board, propsOf(before, names));
    expect(cells()).toHaveLength(26 * 19);
    const stops = cells().filter((each) => each.getAttribute("tabindex") === "0");
    const hero = before.view.heroes[before.view.turn.hero!]!;
    expect(stops.map((each) => each.getAttribute("data-ref"))).toEqual([`square:${hero.at}`]);
    expect(stops[0]!.getAttribute("aria-label")).toContain(props("walk").say(`class-${hero.kind}`));
  });

  it("is walked with arrow keys, and Enter presses what is there", () => {
    const { before, names } = moment("walk");
    const press = vi.fn<Props["press"]>();
    show(module.parts!.Board, propsOf(before, names, { press }));
    const to = before.options.find(({ verb }) => verb === "walk")!.refs[0]!;
    cell(to).focus();
    flushSync();
    cell(to).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(press.mock.calls.map(([ref]) => ref)).toEqual([to]);
  });

  it("shows the way to the square that is advised, though one press would do, and none to others that are lit", () => {
    const { before, names } = moment("walk");
    const [near, far] = before.options.filter(({ verb }) => verb === "walk");
    const card = (proposed: string[]): string => {
      show(module.parts!.Board, propsOf(before, names, { proposed }));
      return document.querySelector("path.way")?.getAttribute("d") ?? "";
    };
    expect(card([])).toBe("");
    expect(card(far!.refs)).toMatch(/^M.*L/);
    expect(card(far!.refs)).not.toBe(card(near!.refs));
  });

  it("has tools that say what they are, and a list for a real board where there is one", () => {
    const { before, names } = moment("walk");
    const tools = (more: Partial<Props>): string[] => {
      show(module.parts!.Board, propsOf(before, names, more));
      return [...document.querySelectorAll(".tools button")].map((each) => each.textContent.trim());
    };
    expect(tools({})).toEqual(["Sight"]);
    expect(tools({ box: { ...NO_BOX, on: true } })).toEqual(["Sight", "Real board"]);
  });

  it("lights the square under the pointer, but none in the dark, nor one to which no way leads", () => {
    const { before, names } = moment("walk");
    const point = vi.fn<Props["point"]>();
    show(module.parts!.Board, propsOf(before, names, { point }));
    const to = before.options.find(({ verb }) => verb === "walk")!.refs[0]!;
    expect(before.view.rows[0]![0]).toBe("#");
    const over = (ref: string) => cell(ref).dispatchEvent(new Event("pointerover", { bubbles: true }));
    for (const ref of [to, "square:A1"]) over(ref);
    show(module.parts!.Board, propsOf({ ...before, options: [] }, names, { point }));
    over(to);
    expect(point.mock.calls).toEqual([[[to]], [[]], [[]]]);
  });

  it("marks a square with a known trap as no other, also where one may walk there", () => {
    const { before, names } = moment("fight");
    const trap = { ref: "trap:1", kind: "pit", at: "C3", state: "known" } as const;
    const gone = { ref: "trap:2", kind: "spear", at: "C4", state: "sprung" } as const;
    show(module.parts!.Board, propsOf({ ...before, view: { ...before.view, traps: [trap, gone] } }, names));
    const marked = [...document.querySelectorAll(".cell.trap")].map((each) => each.getAttribute("data-ref"));
    expect(marked).toEqual(["square:C3"]);
  });

  it("says that claw marks are how far a monster can come that is pointed at", () => {
    const { before, names } = moment("walk");
    const [monster] = before.view.monsters;
    show(module.parts!.Board, propsOf(before, names, { hot: new Set([monster!.ref]) }));
    expect(document.querySelector(".red")?.textContent).toMatch(/^Claw marks: how far .+ can come in one turn\./);
  });

  it("is marked with no claws where the monster can be struck at once, nor while something is shown", () => {
    const { before, moments, names } = moment("fight");
    const struck = propsOf(before, names, {
      hot: new Set([before.options.find(({ verb }) => verb === "attack")!.refs[0]!]),
    });
    const shown = { telling: moments[0]!.told[0]!, moment: moments[0]!, ms: 300, id: 1 };
    show(module.parts!.Board, struck);
    show(module.parts!.Board, { ...struck, lit: new Map(), playing: shown });
    expect(document.querySelectorAll(".range, .red")).toHaveLength(0);
  });

  it("says that a trap waits where a square is hatched in red", () => {
    const { before, names } = moment("walk");
    const to = before.options.find(({ verb }) => verb === "walk")!.refs[0]!;
    const trap = { ref: "trap:1", kind: "pit", at: to.slice(7), state: "known" } as const;
    const trapped = { ...before, view: { ...before.view, traps: [trap] } };
    show(module.parts!.Board, propsOf(trapped, names, { hot: new Set([to]) }));
    expect(document.querySelector(".red")?.textContent).toMatch(/trap waits there \(.*pit.*\)/i);
  });

  it("draws a door that can be chosen over whoever stands beside it, and a spell alone lets none glow", () => {
    const { before, names } = moment("walk");
    const [door, other] = before.view.doors;
    const option = { ...before.options[0]!, verb: "open", refs: [door!.ref] };
    const far = { ...option, verb: "cast", refs: ["spell:genie", other!.ref] };
    const asks = { options: [option], picked: false, of_set: false, key: "" };
    const lit = new Map([
      [door!.ref, asks],
      [other!.ref, { ...asks, options: [far] }],
    ]);
    show(module.parts!.Board, propsOf(before, names, { lit }));
    const drawn = (ref: string): Element => document.querySelector(`.dungeon [data-ref="${ref}"]`)!;
    const hero = drawn(before.view.heroes[0]!.ref);
    const later = (ref: string): boolean =>
      !!(hero.compareDocumentPosition(drawn(ref)) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect([door!.ref, other!.ref].map(later)).toEqual([true, true]);
    expect(drawn(door!.ref).querySelector(".ring")).not.toBeNull();
    expect(drawn(other!.ref).querySelector(".ring")).toBeNull();
    expect(before.view.doors.slice(2).some(({ ref }) => later(ref))).toBe(false);
  });

  it("finds the figures whose letter a door would lie over: those it is west or south of", () => {
    const doors = [
      { a: "C3", b: "D3" },
      { a: "F6", b: "F5" },
    ];
    expect([...coveredBy(doors)]).toEqual(["D3", "F5"]);
  });

  it("says what can be done on every square that glows", () => {
    const { before } = moment("walk");
    const given = props("walk");
    show(module.parts!.Board, given);
    for (const option of before.options.filter(({ verb }) => verb === "walk")) {
      expect(cell(option.refs[0]!).getAttribute("aria-label")).toContain(given.say.option(option));
    }
  });

  it("shows the way with its cost, the range of a monster and the line to it", () => {
    const { before, names } = moment("walk");
    const [square, steps] = Object.entries(before.view.reach).find(([, n]) => n > 2)!;
    show(module.parts!.Board, propsOf(before, names, { hot: new Set([`square:${square}`]) }));
    expect(document.querySelector(".cost text")!.textContent).toBe(String(steps));
    const foe = before.view.monsters[0]!;
    show(module.parts!.Board, propsOf(before, names, { hot: new Set([foe.ref]) }));
    // one field with an edge, and no squares like those one walks to
    expect(document.querySelectorAll("path.range, path.verge")).toHaveLength(2);
    expect(document.querySelector(".verge")!.getAttribute("d")!.split("M").length).toBeGreaterThan(5);
  });

  it("shows Zargon what heroes do not see", () => {
    const { before, names } = moment("zargon");
    show(module.parts!.Board, propsOf(before, names));
    expect(document.querySelectorAll('[data-ref^="hidden:"]')).toHaveLength(before.view.zargon!.monsters.length);
    expect(before.view.zargon!.monsters.length).toBeGreaterThan(3);
  });

  it("lists what to put on a real board, and what to take away again", () => {
    const { names } = moment("reveal");
    const { before, after } = moment("reveal");
    let placed: Record<string, string> = {};
    const stage = new Stage(propsOf(before, names));
    const draw = (now: typeof before): void => {
      const place: RealBoard["place"] = (put, take) => {
        placed = Object.fromEntries([
          ...Object.entries(placed).filter(([key]) => !take.includes(key)),
          ...Object.entries(put),
        ]);
        draw(now);
      };
      stage.now = propsOf(now, names, { box: { ...NO_BOX, on: true, placed, place } });
      flushSync();
    };
    draw(before);
    show(module.parts!.Board, stage.props);
    const cards = (): string[] => [...document.querySelectorAll(".placing li")].map((each) => each.textContent);
    document.querySelector<HTMLButtonElement>(".placing .all")!.click();
    expect(document.querySelector(".placing")).toBeNull(); // it closes by itself
    draw(after);
    for (const { at } of after.view.monsters) expect(cards().some((line) => line.includes(at))).toBe(true);
    document.querySelector<HTMLButtonElement>(".placing .all")!.click();
    document.querySelector<HTMLButtonElement>(".tools button:last-child")!.click();
    draw({ ...after, view: { ...after.view, monsters: [] } });
    expect(document.querySelectorAll(".placing .take").length).toBeGreaterThan(0);
  });

  it("leaves to paper what people track themselves", () => {
    const { before, names } = moment("reveal");
    const box = { ...NO_BOX, on: true, places: false, paper: new Set(["sheet:1"]) };
    show(module.parts!.Sheet, { ...propsOf(before, names, { box }), whose: 1 });
    expect(document.querySelector(".card .bar")).toBeNull();
    document.querySelector<HTMLButtonElement>(".card .look")!.click();
    flushSync();
    expect(document.querySelector(".card .bar")).not.toBeNull();
  });
});

const props = (name: string): Props => propsOf(moment(name).before, moment(name).names);

describe("all parts", () => {
  it.each(NAMES)("draw what happens, event by event: %s", { timeout: 30_000 }, (name) => {
    const { before, after, moments, names } = moment(name);
    const settings = { speed: 1, odds: true, theme: "dark", phone: NAMES.indexOf(name) % 2 === 1 } as const;
    const first = propsOf(before, names, { settings });
    const stage = new Stage(first);
    show(module.parts!.scene!(first) ? module.parts!.Scene : module.parts!.Board, stage.props);
    const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
    told.forEach((each, n) => {
      stage.now = { ...first, options: [], lit: new Map(), playing: { ...each, ms: 300, id: n + 1 } };
      flushSync();
      expect(document.querySelector(".heq"), each.telling.kind).not.toBeNull();
    });
    stage.now = propsOf(after, names, { settings });
    flushSync();
    expect(document.querySelector(".heq")!.textContent).not.toMatch(
      /undefined|NaN|\{|board-|class-|kind-|effect-|part-/,
    );
  });

  it.each(["en", "fr"] as const)("are in words: %s", (lang) => {
    for (const name of NAMES) {
      const { before, names } = moment(name);
      const given = propsOf(before, names, { lang });
      for (const seat of before.view.heroes.map((hero) => hero.seat).concat(0)) {
        show(module.parts!.Sheet, { ...given, whose: seat, large: true });
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\{|°|board-|class-|part-|about-/);
      }
      const lines = [module.words!.headline!(given.view, given.say)];
      lines.push(...names.map((_, seat) => module.words!.brief!(given.view, seat, given.say)));
      for (const line of lines) expect(line).not.toMatch(/[[\]°{}]|undefined|NaN|hero:|square:|monster:/);
    }
  });

  it("say of what a hero's dice are made, and repeat no number", () => {
    const { before, names } = moment("cast");
    const view = structuredClone(before.view);
    const parts: [string, number][] = [["weapon", 3]];
    parts.push(["courage", 2], ["pit", -1]);
    view.heroes[0]!.attack = { dice: 4, parts };
    view.heroes[0]!.defend = { dice: 2, parts: [["card", 2]] };
    show(module.parts!.Sheet, { ...propsOf({ ...before, view }, names), whose: view.heroes[0]!.seat, large: true });
    const said = document.querySelector(".sum")!.textContent;
    expect(said).toContain("Attack dice: 4 (weapon 3, courage +2, in a pit −1)");
    expect(said).toContain("Defend dice: 2 (character card)");
  });

  it("show a spell's targets on its card: only to whose spell it is", () => {
    const { before, names } = moment("cast");
    const press = vi.fn<Props["press"]>();
    show(module.parts!.Sheet, { ...propsOf(before, names, { press }), whose: before.seat });
    const spell = document.querySelector<HTMLButtonElement>(".own.can[data-ref^='spell:']")!;
    spell.click();
    expect(press).toHaveBeenCalledWith(spell.dataset["ref"], spell);
    show(module.parts!.Sheet, { ...propsOf(before, names, { press }), whose: before.seat === 4 ? 3 : 4 });
    expect(document.querySelectorAll(".own.can")).toHaveLength(0);
  });

  it("show skulls against shields while a fight is told", () => {
    const { before, moments, names } = moment("fight");
    const stage = new Stage(propsOf(before, names));
    show(module.parts!.Board, stage.props);
    const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
    const until = told.findIndex(({ telling }) => telling.kind === "defence-rolled");
    told.slice(0, until + 1).forEach((each, n) => {
      const shown = told.slice(0, n).map(({ telling, moment: { n } }) => ({ ...each.moment, n, told: [telling] }));
      stage.now = { ...stage.now, told: shown, playing: { ...each, ms: 300, id: n + 1 } };
      flushSync();
    });
    expect(document.querySelector(".throws .attack .dice")!.children.length).toBeGreaterThan(0);
    expect(document.querySelector(".throws .defence .dice")!.children.length).toBeGreaterThan(0);
    const fought = moments.map((each) => ({
      ...each,
      told: each.told.filter(({ kind }) => !kind.startsWith("turn-")),
    }));
    stage.now = { ...stage.now, told: fought, playing: null };
    flushSync();
    expect(document.querySelector(".throws.rest .end")!.textContent).toBeTruthy();
  });

  it("mark a blow on whom it meets: on who blocks it, and where the slain one stood", () => {
    const { before, moments, names } = moment("fight");
    const [foe] = before.view.monsters;
    const hero = before.view.heroes.find(({ at }) => at && at !== foe!.at)!;
    const stage = new Stage(propsOf(before, names));
    show(module.parts!.Board, stage.props);
    const struck = { ...moments[0]!.told[0]!, args: {}, seat: hero.seat };
    const attack = { ...struck, kind: "hero-attacks", refs: [hero.ref, foe!.ref] };
    const told = [{ ...moments[0]!, told: [attack] }];
    const { x, y } = centre(foe!.at);
    const spot = (kind: string, refs: string[], id: number, monsters = before.view.monsters) => {
      const telling = { ...struck, kind, refs };
      const view = { ...before.view, monsters };
      stage.now = { ...stage.now, view, told, playing: { telling, moment: moments[0]!, ms: 300, id } };
      flushSync();
      return document.querySelector(".impact")?.getAttribute("transform");
    };
    expect(spot("blocked", [], 1)).toBe(`translate(${x} ${y})`);
    expect(spot("monster-slain", [foe!.ref], 2, before.view.monsters.slice(1))).toBe(`translate(${x} ${y})`);
  });

  it("show how it ended", () => {
    const { after, names, log } = moment("end");
    show(module.parts!.EndScreen, { ...propsOf(after, names), log: log!, outcome: after.over!, luck: [] });
    expect(document.querySelectorAll(".card")).toHaveLength(4);
  });
});

describe("the strip above the dungeon", () => {
  it("says what is asked of the party, and the way home once it is done", () => {
    const { before, names } = moment("walk");
    const props = propsOf(before, names);
    const goal = (met: boolean) => ({ text: { en: "Slay Verag", fr: "Abattez Verag" }, met });
    const asked = (...goals: ReturnType<typeof goal>[]) => ({ ...before.view, quest: { ...before.view.quest, goals } });
    const said = (): string => document.querySelector(".goal")!.textContent;
    show(Strip, { props, view: asked({ ...goal(true), text: { en: "Done", fr: "Fait" } }, goal(false)), brief() {} });
    expect(said()).toBe("Slay Verag");
    show(Strip, { props, view: asked(goal(true)), brief() {} });
    expect(said()).toBe("Won: to the stairs!");
  });
});
