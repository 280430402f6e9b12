// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import module from "..";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";
import { drawn } from "../fights";
import type { Telling } from "../../../wire";
import { moment, propsOf } from "./moments";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Figures in the lower middle of the board; the card over them grows with what lies in it. */
function boxOf(this: Element): DOMRect {
  if (this.matches(".throws")) return new DOMRect(0, 0, 200, 40 + 2 * this.textContent.length);
  return this.matches("svg [data-ref]") ? new DOMRect(180, 600, 40, 40) : new DOMRect(0, 0, 400, 700);
}

it("the card of a fight stays where it was put, however much comes to lie in it", () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(boxOf);
  const { before, moments, names } = moment("fight");
  const stage = new Stage(propsOf(before, names));
  show(module.parts!.Board, stage.props);
  const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
  const from = told.findIndex(({ telling }) => telling.kind.endsWith("-attacks"));
  const to = told.findIndex(({ telling }) => telling.kind === "defence-rolled") + 1;
  const spots = told.slice(from, to + 1).map((each, n) => {
    const shown = told.slice(from, from + n).map(({ telling }, k) => ({ ...each.moment, n: k, told: [telling] }));
    stage.now = { ...stage.now, told: shown, playing: { ...each, ms: 300, id: n + 1 } };
    flushSync();
    vi.advanceTimersByTime(600);
    const { left, top, bottom } = document.querySelector<HTMLElement>(".throws")!.style;
    return [left, top, bottom].join();
  });
  expect(spots.length).toBeGreaterThan(2);
  expect(spots[0]).toMatch(/px/);
  expect(new Set(spots).size).toBe(1);
});

it("says who strikes and what comes of it, so that no line of words lies over the board besides", () => {
  const { moments } = moment("fight");
  const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each, ms: 300, id: 1 })));
  const said = told.filter((playing, n) => {
    const log = told.slice(0, n).map((each, k) => ({ ...each.moment, n: k, told: [each.telling] }));
    return drawn(playing, log);
  });
  const kinds = said.map(({ telling }) => telling.kind);
  expect(kinds[0]).toMatch(/-attacks$/);
  expect(kinds[1]).toMatch(/blocked|missed|hurt|slain/);
  expect(kinds.filter((kind) => kind.endsWith("-rolled"))).toEqual([]);
});

it("counts skulls against the shields that stop them once it is decided, and the foes that have fallen", () => {
  const { before, moments, names } = moment("fight");
  const [first] = moments;
  const tell = (kind: string, args = {}): Telling => ({ ...first!.told[0]!, kind, args });
  const blow = [
    moments.flatMap(({ told }) => told).find(({ kind }) => kind === "hero-attacks")!,
    tell("attack-rolled", { dice: "faces:skull skull white" }),
    tell("defence-rolled", { dice: "faces:black white", blocks: "black" }),
  ];
  const said = (log: Telling[], end: Telling): string => {
    const told = [
      { ...first!, n: 1, told: [tell("quest-begins"), tell("monster-slain")] },
      { ...first!, n: 2, told: log },
    ];
    const playing = { telling: end, moment: first!, ms: 300, id: 1 };
    show(module.parts!.Board, propsOf(before, names, { told, playing }));
    return document.querySelector(".throws .score")!.textContent.trim();
  };
  expect(said(blow, tell("monster-slain"))).toBe("2 skulls against 1 shield · 2 slain so far");
  expect(said(blow, tell("monster-hurt", { points: 1 }))).toBe("2 skulls against 1 shield");
  expect(said(blow.slice(0, 2), tell("missed"))).toBe("");
  expect(said(blow.slice(0, 2), blow[2]!)).toBe("");
});

it("has the cry of whoever has slain his foe on its card, which may lie over his head", () => {
  const { before, moments, names } = moment("fight");
  const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
  const blow = told.find(({ telling }) => telling.kind === "hero-attacks")!;
  const slain = { ...blow.telling, kind: "monster-slain", args: {} };
  const stage = new Stage(propsOf(before, names));
  show(module.parts!.Board, stage.props);
  const log = [{ ...blow.moment, told: [blow.telling] }];
  stage.now = { ...stage.now, told: log, playing: { telling: slain, moment: blow.moment, ms: 300, id: 1 } };
  flushSync();
  expect(document.querySelector(".throws .cheer")?.textContent).toMatch(/!/);
  expect(document.querySelector("svg .cheer")).toBeNull();
});

it("says that a fire did no harm once the dice against it lie, and lets them be read", () => {
  const { before, moments, names } = moment("fight");
  const foe = before.view as { monsters: { ref: string }[] };
  const tell = (kind: string, args = {}, refs: string[] = []): Telling => ({
    ...moments[0]!.told[0]!,
    kind,
    args,
    refs,
  });
  const cast = tell("spell-cast", { spell: "spell:fire_of_wrath" }, ["spell:fire_of_wrath", foe.monsters[0]!.ref]);
  const end = (face: number, more = {}): string => {
    const telling = tell("resist-rolled", { dice: `faces:${face}`, kind: "red", saves: +(face > 4) });
    const playing = { telling, moment: moments[0]!, ms: 300, id: 1, ...more };
    show(module.parts!.Board, propsOf(before, names, { told: [{ ...moments[0]!, told: [cast] }], playing }));
    return [...document.querySelectorAll(".throws .end")].at(-1)!.textContent.trim();
  };
  expect([end(5, { lies: 900 }), end(5), end(4, { lies: 900 })]).toEqual(["The fire does no harm.", "", ""]);
  expect(module.events!.settles!(tell("resist-rolled"))).toBeGreaterThan(1000);
});
