// @vitest-environment happy-dom
/** The chronicle: the turning points of whole games, and the page that is saved of them. */
import { describe, expect, it, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import { shell, textsOf, type Moment } from "../src/games/shared/staging";
import { asPage } from "../src/pages/chronicle/saving";
import type { Told } from "../src/pages/chronicle/told";
import { chronicle } from "../src/table/model/chronicle";
import { makeSay } from "../src/texts/say";
import type { MomentInfo, TableInfo } from "../src/wire";

const modules = import.meta.glob<GameModule>("../src/games/*/index.ts", { eager: true, import: "default" });
const ends = import.meta.glob<Moment>("../gallery/moments/*/end.json", { eager: true, import: "default" });
const GAMES = Object.keys(ends).map((path) => path.split("/").at(-2)!);
const moduleOf = (game: string): GameModule => modules[`../src/games/${game}/index.ts`]!;
const endOf = (game: string): Moment => ends[`../gallery/moments/${game}/end.json`]!;

describe.each(GAMES)("the chronicle of %s", (game) => {
  const { scenes } = moduleOf(game);
  const log = endOf(game).log!;

  it("has the weightiest events, in order, with their rounds", () => {
    const found = chronicle(log, scenes, 8);
    expect(found).toHaveLength(8);
    expect(found.map(({ n }) => n)).toEqual(found.map(({ n }) => n).toSorted((a, b) => a - b));
    expect(found.at(-1)!.round).toBeGreaterThan(0);
  });

  it("is saved as one page in both languages that needs nothing else", () => {
    // there are no looks here, and reckoning with them takes seconds
    vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
    const { names, after } = endOf(game);
    const texts = textsOf(game, moduleOf(game).texts);
    const told: Told = {
      info: { game, made: "2026-01-02T03:04:05Z", started: null } as unknown as TableInfo,
      over: after.over!,
      chapters: chronicle(log, scenes),
      module: moduleOf(game),
      log,
      view: after.view,
      address: "https://hall/t/abc/chronicle",
      namesIn: () => names,
      sayIn: (lang) => makeSay(lang, texts, shell, names),
    };
    const page = asPage(told, "fr");
    const articles = new DOMParser().parseFromString(page, "text/html").querySelectorAll("article");
    expect([...articles].map((each) => each.getAttribute("lang"))).toEqual(["fr", "en"]);
    for (const article of articles) {
      expect(article.querySelectorAll("ol li").length).toBe(told.chapters.length);
      expect(article.querySelectorAll("ol .heaviest")).toHaveLength(1);
      expect(article.querySelectorAll(".people li").length).toBe(names.length);
      expect(article.querySelector(".people li")!.classList.contains("won")).toBe(told.over.winners.length > 0);
      expect(article.querySelector(".keepsake figure svg")).not.toBeNull();
      expect(article.textContent).not.toMatch(/\b(event|board|chronicle)-[a-z]/);
    }
    expect(page).not.toMatch(/<script|<link|src=/);
  });
});

it("tells nothing that was taken back", () => {
  const died = { kind: "died", seat: 0, refs: [], rule: "", text: "", args: {} };
  const log: MomentInfo[] = [
    { n: 0, what: "answer", at: "", told: [] },
    { n: 1, what: "answer", at: "", told: [died] },
    { n: 2, what: "undo", to: 0, at: "", told: [] },
  ];
  const { scenes } = moduleOf("dragonquest");
  expect(chronicle(log.slice(0, 2), scenes)).toHaveLength(1);
  expect(chronicle(log, scenes)).toEqual([]);
});
