// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import betrayals from "../src/games/betrayals";
import deckbox from "../src/games/deckbox";
import dragonquest from "../src/games/dragonquest";
import heroquest from "../src/games/heroquest";
import type { Say } from "../src/games/board";
import HeroChoice from "../src/games/deckbox/cards/HeroChoice.svelte";
import type { GameModule } from "../src/games/module";
import { COMPANY } from "../src/lib/playnow";
import { company } from "../src/pages/new_table/company";
import { grade, pips } from "../src/pages/new_table/difficulty";
import { Places } from "../src/pages/new_table/places.svelte";
import SeatChoices from "../src/pages/new_table/SeatChoices.svelte";
import Shelf from "../src/pages/new_table/Shelf.svelte";
import type { GameInfo, SettingInfo } from "../src/wire";

const game = { min_seats: 1, max_seats: 4, default_bot: "good" } as GameInfo;
const places = (module: GameModule = {}) => new Places(game, module);
const kinds = (all: Places) => all.all.map(({ kind, bot }) => (bot ? `${kind}:${bot}` : kind));

describe("how a new table is played", () => {
  it("has the ways that the game allows", () => {
    expect(places().ways()).toEqual(["alone", "bots", "screen", "friends"]);
    expect(places({ dice: { hand: () => [] } }).ways()).toContain("box");
    expect(places(heroquest).ways()).toEqual(["alone", "bots", "screen", "friends", "box", "overlord"]);
    expect(places(betrayals).ways(), "bots fill the table anyway").not.toContain("alone");
  });
  it("seats people and bots", () => {
    const all = places();
    const seated = all.ways().map((way) => (all.sitDown(way), kinds(all)));
    expect(seated).toEqual([
      ["human"],
      ["human", "bot:good", "bot:good"],
      ["human", "human"],
      ["human", "open", "open"],
    ]);
  });
  it("calls no two at one screen by the same name", () => {
    const all = places(betrayals);
    all.sitDown("screen");
    all.add();
    all.become(all.all.length - 1, "human");
    const names = all.all.filter(({ kind }) => kind === "human").map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
  });
  it("makes one the overlord", () => {
    const all = places(heroquest);
    all.sitDown("overlord");
    expect(kinds(all)).toEqual(["human", "bot:fair", "bot:fair", "bot:fair", "bot:fair"]);
  });
});

it("says who sits there in a line", () => {
  const say = Object.assign((id: string) => id, { has: () => true }) as unknown as Say;
  const sat = (...who: string[]) =>
    who.map((kind) =>
      kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4), name: "" } : { kind, bot: "", name: "Ana" },
    );
  const line = (...who: string[]) => company(sat(...who) as never, say);
  expect(line("human", "open", "open")).toBe("Ana, 2 guests by link");
  expect(line("human", "open")).toBe("Ana, A guest by link");
  expect(line("human", "bot:good", "bot:good", "bot:fair")).toBe("Ana, 2 bots: bot-good, Bot: bot-fair");
});

const TEXTS = import.meta.glob<string>("../../src/questhall/games/*/texts/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
it.each([
  ["dragonquest", dragonquest, "two bots"],
  ["betrayals", betrayals, "three bots"],
  ["deckbox", deckbox, "both heroes"],
])("says on the box whom one plays with at once: %s", (id, module, words) => {
  const texts = TEXTS[`../../src/questhall/games/${id}/texts/en.ftl`]!;
  expect(/^begins = (.*)$/m.exec(texts)![1]).toContain(words);
  const seats = module.seats?.seating?.("now") ?? ["you", ...Array.from({ length: COMPANY }, () => "bot:")];
  const bots = seats.filter((who) => who.startsWith("bot")).length;
  expect(["you alone", "one", "two bots", "three bots"][bots] ?? "").toBe(bots ? words : "you alone");
});

it("says how hard a quest is", () => {
  expect([1, 2, 3, 4, 5, 9, 10].map(pips)).toEqual([1, 1, 2, 2, 3, 5, 5]);
  expect([2, 4, 6, 8, 10].map(grade)).toEqual(["easy", "moderate", "hard", "grim", "deadly"]);
});

describe("what each seat chooses", () => {
  const setting = { id: "hero", values: ["choose", "odrik", "selka"], per_seat: true } as SettingInfo;
  const say = Object.assign((id: string) => id, { has: () => true }) as unknown as Say;
  const seats = ["Ana", "Bo"].map((name, n) => ({ n, name }));

  it("lies there as cards where the game has them, and nobody takes what somebody else has", () => {
    const changed: string[][] = [];
    const given = { setting, say, seats, count: 2, value: ["odrik", "choose"], Card: HeroChoice };
    const props = { ...given, change: (value: string[]) => changed.push(value) };
    const shown = mount(SeatChoices, { target: document.body, props });
    const inputs = [...document.querySelectorAll<HTMLInputElement>(".cards input")];
    expect(inputs.map(({ disabled, checked }) => (disabled ? "taken" : checked ? "chosen" : ""))).toEqual([
      ...["", "chosen", ""],
      ...["chosen", "taken", ""],
    ]);
    inputs.at(-1)!.click();
    expect(changed).toEqual([["odrik", "selka"]]);
    void unmount(shown);
  });
});

describe("the shelf of quests on a phone", () => {
  const say = Object.assign((key: string) => key, { has: () => false }) as unknown as Say;
  const setting = { id: "quest", values: ["a1", "a2", "a3", "p1"] } as unknown as SettingInfo;
  const WIDTH = 150;
  /** How far it is scrolled at its opening, with two quests side by side in sight. */
  function scrolled(value: string): number {
    const boxes = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const items = [...(this.parentElement?.querySelectorAll(":scope > .item") ?? [])];
      const n = items.indexOf(this);
      return n < 0 ? new DOMRect(20, 0, 2 * WIDTH, 90) : new DOMRect(20 + n * WIDTH, 0, WIDTH, 90);
    });
    const shelf = mount(Shelf, { target: document.body, props: { setting, quests: [], say, value, change: () => {} } });
    flushSync();
    const left = document.querySelector("[data-shelf]")!.scrollLeft;
    void unmount(shelf);
    boxes.mockRestore();
    return left;
  }
  it("shows the one that is chosen", () => {
    expect(scrolled("a2")).toBe(0);
    expect(scrolled("p1")).toBe(3 * WIDTH);
  });
});
