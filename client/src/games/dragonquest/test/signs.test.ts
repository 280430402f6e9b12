// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import { likelyWay } from "../castle/hindrance";
import { centre } from "../castle/plan";
import { bringsOf } from "../told";
import { DEADLY_SKULLS, TRAPS, type HeroSheet, type Props } from "../types";
import Paper from "../Paper.svelte";
import { show } from "../../shared/shown";
import { moment, propsOf } from "./moments";

const phone = { speed: 1, odds: true, theme: "light", phone: true } as const;
const staged = (name: string, more: Partial<Props> = {}): Props => {
  const { before, names } = moment(name);
  return propsOf(before, names, { settings: phone, ...more });
};
const walker = ({ view }: Props): HeroSheet => view.heroes[Number(view.active.slice(-1))]!;

describe("the way on", () => {
  const shown = (): string | null => document.querySelector(".likely")?.getAttribute("d") ?? null;

  it("is pointed out to whoever is to walk, as far as the goal", () => {
    const props = staged("walk");
    show(module.parts!.Board, props);
    const way = likelyWay(walker(props));
    const { x, y } = centre(way.at(-1)!);
    expect(["chamber", "exit"]).toContain(way.at(-1));
    expect(shown()!.endsWith(`L${x} ${y}`)).toBe(true);
  });

  it("is not drawn while dice lie, nor while something is shown", () => {
    show(module.parts!.Board, staged("reroll"));
    expect(shown()).toBeNull();
    const [at] = moment("walk").moments;
    show(module.parts!.Board, staged("walk", { playing: { telling: at!.told[0]!, moment: at!, ms: 300, id: 1 } }));
    expect(shown()).toBeNull();
  });
});

describe("the key to the signs", () => {
  const key = (change: Partial<HeroSheet>): string[] => {
    const { before, names } = moment("reroll");
    const props = propsOf(before, names);
    Object.assign(walker(props), { line: ["square:A6"], blocked: [], crossed: [], demon: null, ...change });
    show(module.parts!.Board, props);
    return [...document.querySelectorAll(".castle > ul svg")].map((sign) => sign.classList[0]!);
  };

  it("has those that are on this castle, and no other", () => {
    expect(key({})).toEqual(["demon"]);
    expect(document.querySelector(".sunrise")).toBeNull();
    expect(key({ line: ["square:E2", "square:E3"], blocked: ["square:F5"] })).toEqual([
      "walked",
      "wall",
      "start",
      "demon",
    ]);
    expect(document.querySelector(".sunrise")).not.toBeNull();
  });

  it("leaves a phone its castle", () => {
    show(module.parts!.Board, staged("reroll"));
    expect(document.querySelector(".castle > ul")).toBeNull();
  });
});

describe("traps in the strip", () => {
  const strip = (hits: number): void => {
    const props = staged("walk");
    walker(props).traps = { arrow: hits, trapdoor: 0, fog: 0 };
    show(module.parts!.Board, props);
  };
  const words = (): string[] => [...document.querySelectorAll(".traps small")].map((each) => each.textContent!);

  it("are none until one has sprung", () => {
    strip(0);
    expect(words()).toEqual(["board-word-traps"]);
    expect(document.querySelectorAll(".traps [data-about^='trap:']")).toHaveLength(TRAPS.length);
  });

  it("have their names from then on", () => {
    strip(1);
    expect(words()).toHaveLength(TRAPS.length);
    expect(words()).not.toContain("board-word-traps");
  });
});

it("the spaces for danger dice are there when danger is", () => {
  const spaces = (skulls: number): number => {
    const props = staged("reroll");
    props.view.dice.skulls = skulls;
    show(Paper, { props, view: props.view, seat: Number(props.view.active.slice(-1)), shape: "phone" });
    return document.querySelectorAll("[data-ref^='danger:']").length;
  };
  expect(spaces(DEADLY_SKULLS - 1)).toBe(0);
  expect(spaces(DEADLY_SKULLS)).toBe(3);
});

it("of the squares one may leave the chamber by, those nearest to the exit stand out", () => {
  const props = staged("leave");
  show(module.parts!.Board, props);
  const left = [...props.lit.values()].map(({ options }) => Number(options[0]!.args.left));
  const nearest = Math.min(...left);
  expect(left.some((each) => each > nearest)).toBe(true);
  const best = [...document.querySelectorAll(".lit.best .left")].map((each) => Number(each.textContent));
  expect(best).toEqual(left.filter((each) => each === nearest));
});

it("a throw in the chamber says what it brings", () => {
  expect(bringsOf(["dragon", "blank", "coin50", "coin100", "coin100", "star"])).toEqual({
    gold: 250,
    stars: 1,
    dragons: 1,
  });
  const { before, moments, names } = moment("stay-five-dragons");
  const args = { dice: "faces:dragon star coin50", dragons: 6 };
  const telling = { ...moments[0]!.told[0]!, kind: "chamber-rolled", args };
  const props = propsOf(before, names, { playing: { telling, moment: moments[0]!, ms: 900, id: 3, lies: 900 } });
  show(module.parts!.Scene!, props);
  expect(document.querySelector(".words")!.textContent!.trim()).toBe("board-threw");
});

describe("one card a hero at the end", () => {
  const ending = (coins: HeroSheet["coins"]): void => {
    const { after, names, log } = moment("end-dead");
    const props = propsOf(after, names);
    props.view.heroes[0]!.coins = coins;
    show(module.parts!.EndScreen, { ...props, log: log!, outcome: after.over!, luck: [] });
  };

  it("does not repeat the fate, which stands beside the score", () => {
    ending({ "50": 0, "100": 0 });
    expect(document.body.textContent).toContain("board-end-walked");
    expect(document.body.textContent).not.toContain("board-end-fate");
  });

  it("has a line for coins if there are any", () => {
    ending({ "50": 0, "100": 0 });
    expect(document.body.textContent).not.toContain("board-end-coins");
    ending({ "50": 1, "100": 2 });
    expect(document.body.textContent).toContain("board-end-coins");
  });
});

it("whether there is time to get out is read before one stays or leaves", () => {
  expect(module.parts!.oddsFirst).toContain(staged("stay-five-dragons").step);
});

it("the first tip of a game is about skulls", () => {
  const first = module.tips!.find(({ when }) => when(staged("reroll")));
  expect(first?.text).toBe("board-tip-skulls");
});

it("a small sheet has a word at every figure", () => {
  show(module.parts!.Sheet, { ...staged("walk"), whose: 1 });
  const words = [...document.querySelectorAll(".small .fact")].map((each) => each.querySelector("small")?.textContent);
  expect(words).toEqual(["board-word-lp", "board-word-suns", "board-word-finds", "board-word-loot"]);
});
