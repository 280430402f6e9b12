// @vitest-environment happy-dom
/** The scenes of all games: what they are declared for happens, and each is said and drawn in every language. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Playing } from "../src/games/board";
import type { GameModule } from "../src/games/module";
import { shell, textsOf, type Moment } from "../src/games/shared/staging";
import { settings } from "../src/store/settings.svelte";
import { awaits, drawn, passes, readingTime, sceneOf, stays } from "../src/table/model/scenes";
import type { TableState } from "../src/table/model/state.svelte";
import SceneLayer from "../src/table/SceneLayer.svelte";
import { LANGUAGES } from "../src/texts/languages";
import { makeSay } from "../src/texts/say";
import type { Now, Telling } from "../src/wire";

const modules = import.meta.glob<GameModule>("../src/games/*/index.ts", { eager: true, import: "default" });
const files = import.meta.glob<Moment>("../gallery/moments/*/*.json", { eager: true, import: "default" });
const GAMES = Object.keys(modules).map((path) => path.split("/").at(-2)!);
const moduleOf = (game: string): GameModule => modules[`../src/games/${game}/index.ts`]!;
const momentsOf = (game: string): Moment[] =>
  Object.entries(files).flatMap(([path, moment]) => (path.includes(`/${game}/`) ? [moment] : []));

/** A text id instead of its text. */
const RAW = /\b(board|event|danger|about|quest|foe)-[a-z]/;

describe.each(GAMES)("the scenes of %s", (game) => {
  const module = moduleOf(game);
  const texts = textsOf(game, module.texts);

  it("are about events that happen", () => {
    expect(Object.keys(module.scenes!).filter((kind) => !texts.known(`event-${kind}`))).toEqual([]);
  });

  it("are said and drawn in every language", () => {
    const seen = new Set<string>();
    for (const lang of LANGUAGES)
      for (const { names, moments, log, after } of momentsOf(game)) {
        const say = makeSay(lang, texts, shell, names);
        for (const telling of [...moments, ...(log ?? [])].flatMap(({ told }) => told)) {
          const rule = module.scenes![telling.kind];
          const moment = { telling, view: after.view, last: false, log: [], say, lang };
          if (!rule || rule.when?.(moment) === false) continue;
          seen.add(telling.kind);
          const scene = drawn(rule, moment);
          const said = [scene.title, scene.words, ...scene.facts].join(" ");
          expect(said, telling.kind).not.toMatch(RAW);
          expect(said.trim(), telling.kind).not.toBe("");
          if (rule.stage === "own" || rule.stage === "all") expect(scene.icon, telling.kind).not.toBe("");
        }
      }
    expect(seen.size).toBeGreaterThan(3);
  });
});

const telling = (kind: string, seat = 0): Telling => ({ kind, seat, refs: [], rule: "", text: kind, args: {} });

describe("who waits", () => {
  const say = makeSay("en", textsOf("heroquest"), shell, ["Ana"]);
  const { view } = files["../gallery/moments/heroquest/fight.json"]!.after;
  const table = (front: number | null, clock: object | null = null): TableState =>
    ({
      module: moduleOf("heroquest"),
      say,
      story: { shown: { view }, moments: [], now: { clock } },
      seats: { front, held: front === null ? [] : [front] },
    }) as unknown as TableState;
  const stay = (kind: string, from: TableState, seat = 1): number => stays(from, telling(kind, seat), null, false);

  it("everybody for a death, its owner for a card, nobody for what passes by", () => {
    expect(stay("hero-died", table(2))).toBe(Infinity);
    expect(stay("card-drawn", table(1))).toBe(Infinity);
    expect(stay("card-drawn", table(2))).toBe(0);
    expect(stay("monster-slain", table(1))).toBe(0);
    expect(stay("hero-died", table(null))).toBe(0);
  });

  it("all whom it happens to, where the game says who they are", () => {
    const donjon = (front: number): TableState => ({ ...table(front), module: moduleOf("betrayals") }) as TableState;
    const won = { ...telling("arena-won", 1), args: { other: "seat:2" } };
    expect([1, 2, 0].map((seat) => stays(donjon(seat), won, null, false))).toEqual([Infinity, Infinity, 0]);
  });

  it("nobody for what only passes by, which is shown as long as its words take where that matters", () => {
    const raid = { ...table(1), module: moduleOf("dragonquest") } as TableState;
    const wall = (whose: string): Telling => ({ ...telling("blocked"), args: { whose } });
    expect(passes(raid, wall("seat:1"), null, false)).toBeGreaterThan(300);
    expect(passes(raid, wall("seat:1"), null, true)).toBe(0);
    expect(passes(raid, wall("seat:2"), null, false), "the others among themselves").toBe(0);
    expect(passes(raid, telling("chamber-entered"), null, false)).toBe(0);
  });

  it("as long as reading takes if that is wished, or if a clock runs", () => {
    expect(stay("hero-died", table(1, { closes: "2030-01-01", opens: null }))).toBeLessThan(10_000);
    settings.set({ scenes: "timed" });
    expect(stay("hero-died", table(1))).toBeGreaterThan(1000);
    settings.set({ scenes: "off" });
    expect(stay("hero-died", table(1))).toBe(0);
    settings.set({ scenes: "tap" });
    expect(readingTime("a long story ".repeat(30))).toBeGreaterThan(readingTime("a word"));
  });
});

describe("dice lie in the hand of whoever throws", () => {
  const { after } = files["../gallery/moments/betrayals/dungeon.json"]!;
  const rolled = { kind: "dice-rolled", seat: 0, refs: [], rule: "", text: "", args: {} };
  const view = after.view as { active: string };
  const table = (lesson: string | null, step = "Parley", options = after.options, closes = ""): TableState =>
    ({
      module: moduleOf("betrayals"),
      story: { shown: { view, step, options, clock: { closes } } },
      seats: { held: [Number(view.active.slice("seat:".length))] },
      info: { lesson, settings: { dice: "app" } },
    }) as unknown as TableState;

  it("until they are thrown, by the clock for a while", () => {
    expect(awaits(table(null), rolled)).toBe(Infinity);
    expect(awaits(table(null, "Parley", after.options, "soon"), rolled)).toBe(8000);
    expect(awaits(table("a_promise"), rolled)).toBe(Infinity);
    expect(awaits(table(null, "Announce"), rolled), "somebody here has had the last word before them").toBe(0);
    expect(awaits(table(null, "Announce", []), rolled), "somebody else has").toBe(Infinity);
    settings.set({ scenes: "timed" });
    expect(awaits(table(null), rolled)).toBe(4000);
    settings.set({ scenes: "off" });
    expect(awaits(table("a_promise"), rolled)).toBe(0);
    settings.set({ scenes: "tap" });
  });
});

describe("a scene on the screen", () => {
  const module = moduleOf("betrayals");
  const { names, after, moments } = files["../gallery/moments/betrayals/broken.json"]!;
  const say = makeSay("en", textsOf("betrayals", module.texts), shell, names);
  const entry = moments.find(({ told }) => told.some(({ kind }) => kind === "promise-broken"))!;
  const broken = entry.told.find(({ kind }) => kind === "promise-broken")!;
  let shown: Record<string, unknown> | null = null;

  function show(more: Partial<Playing>, go = (): void => {}, below?: { elsewhere: boolean }, board = ""): void {
    const playing: Playing = { telling: broken, moment: entry, ms: 0, id: 1, next: after as unknown as Now, ...more };
    const found = sceneOf(module, playing, { view: after.view, log: [], say, lang: "en" })!;
    const scene = { ...found, rule: { ...found.rule, below: below ? true : (found.rule.below ?? false) } };
    document.body.innerHTML = board;
    shown = mount(SceneLayer, { target: document.body, props: { scene, playing, go, ...below } });
    flushSync();
  }
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    settings.set({ scenes: "tap" });
  });

  it("below the board it has its button, unless there is one nearer to the thumb", () => {
    show({ stays: Infinity }, undefined, { elsewhere: false });
    expect(document.querySelectorAll(".below button")).toHaveLength(1);
    show({ stays: Infinity }, undefined, { elsewhere: true });
    expect(document.querySelector(".below p")).not.toBeNull();
    expect(document.querySelector(".below button")).toBeNull();
  });

  it("stands in the place that the board keeps for it, as long as that is in sight", () => {
    const spot = (top: number): string => {
      document.body.innerHTML = `<div id="board"><p data-place="words"></p></div>`;
      const board = document.querySelector<HTMLElement>("#board")!;
      board.getBoundingClientRect = () => new DOMRect(0, 0, 500, 600);
      board.querySelector("p")!.getBoundingClientRect = () => new DOMRect(20, top, 400, 70);
      const playing: Playing = { telling: broken, moment: entry, ms: 0, id: 1, stays: Infinity };
      const found = sceneOf(module, playing, { view: after.view, log: [], say, lang: "en" })!;
      const scene = { ...found, rule: { ...found.rule, below: true } };
      const layer = mount(SceneLayer, { target: board, props: { scene, playing, go: () => {} } });
      flushSync();
      const { style } = document.querySelector<HTMLElement>(".below")!;
      void unmount(layer);
      return style.top;
    };
    expect([spot(300), spot(580)]).toEqual(["300px", ""]);
  });

  it("is a page with the picture its game has for it, and one button", () => {
    const go = vi.fn();
    show({ stays: Infinity }, go);
    expect(document.querySelector(".page")!.textContent).toContain("Betrayal!");
    expect(document.querySelector(".page .broken")).not.toBeNull();
    document.querySelector<HTMLButtonElement>(".page .primary")!.click();
    expect(go).toHaveBeenCalledOnce();
  });

  it("passes by under what stands at the head of the board", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.matches("[data-head]") ? new DOMRect(0, 60, 400, 30) : new DOMRect(0, 50, 400, 700);
    });
    settings.set({ scenes: "off" });
    show({ ms: 900 }, undefined, undefined, "<p data-head></p>");
    expect(document.querySelector<HTMLElement>(".passing")!.style.getPropertyValue("--head")).toBe("40px");
    vi.restoreAllMocks();
  });

  it("says nothing of dice before they lie", () => {
    const playing: Playing = { telling: broken, moment: entry, ms: 900, id: 1, next: null };
    const { Picture: _, ...rule } = sceneOf(module, playing, { view: after.view, log: [], say, lang: "en" })!.rule;
    const scene = drawn(
      { ...rule, afterDice: true },
      { telling: broken, view: after.view, last: false, log: [], say, lang: "en" },
    );
    const layer = (lies?: number): void => {
      document.body.innerHTML = "";
      mount(SceneLayer, {
        target: document.body,
        props: { scene, playing: { ...playing, ...(lies && { lies }) }, go() {} },
      });
      flushSync();
    };
    layer();
    expect(document.querySelector(".passing")).toBeNull();
    layer(1500);
    expect(document.querySelector<HTMLElement>(".passing")!.style.getPropertyValue("--ms")).toBe("1500ms");
  });

  it("passes by where nobody waits, and is not there at all without motion", () => {
    show({ ms: 900 });
    expect(document.querySelector(".whole .broken")).not.toBeNull();
    settings.set({ scenes: "off" });
    show({ ms: 900 });
    expect(document.querySelector(".passing.small")).not.toBeNull();
    show({ ms: 0 });
    expect(document.querySelector(".passing, .page")).toBeNull();
  });
});
