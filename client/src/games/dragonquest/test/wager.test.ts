// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import { show } from "../../shared/shown";
import { wagerOf } from "../scene/wager";
import { seatOf, type View } from "../types";
import { moment, propsOf } from "./moments";

const text = (): string => document.body.textContent!.replace(/\s+/g, " ");

describe("one more throw in the chamber", () => {
  const before = (): View => structuredClone(moment("stay-five-dragons").before.view);
  const wager = (dice: number, change: (view: View) => void = () => {}) => {
    const view = before();
    view.chamber.dice = dice;
    change(view);
    return wagerOf(view, view.heroes[seatOf(view.active)]!);
  };

  it("brings as much as the dice have on average", () => {
    // three stars are the fewest that buy something here
    expect([10, 7, 4].map((dice) => wager(dice).coins)).toEqual([250, 175, 100]);
    expect([10, 7, 4].map((dice) => Math.round(1000 * wager(dice).treasure))).toEqual([701, 429, 111]);
  });

  it("asks for as many stars as the cheapest treasure that is left", () => {
    const six = (view: View): void => {
      view.supply.treasures = view.supply.treasures.filter(({ stars }) => stars === 6);
    };
    expect(wager(10, six).treasure).toBeCloseTo(0.077, 2);
    expect(wager(10, (view) => (view.supply.treasures = [])).treasure).toBe(0);
  });

  it("may cost what the dragon takes, and life: what is worn at the belt stays", () => {
    const rich = (lp: number) => (view: View) => {
      const hero = view.heroes[seatOf(view.active)]!;
      const treasures = [{ ref: "treasure:apple", name: "apple", stars: 4, value: 2200 }];
      Object.assign(hero, { coins: { "50": 1, "100": 2 }, treasures, objects: ["necklace"], loot: 3450, lp });
    };
    expect(wager(5, rich(9))).toMatchObject({ loot: 2450, burns: 5, deadly: false });
    expect(wager(5, rich(5)).deadly).toBe(true);
  });

  it("is weighed where one stays or leaves", () => {
    const { before, names } = moment("stay-five-dragons");
    const settings = { speed: 1, odds: true, theme: "light", phone: false } as const;
    show(module.parts!.Scene, propsOf(before, names, { settings }));
    expect(text()).toContain("board-wager-gain");
    expect(document.querySelector(".wager.tense")).not.toBeNull();
    const treasure = moment("treasure");
    show(module.parts!.Scene, propsOf(treasure.before, treasure.names));
    expect(text()).not.toContain("board-wager-gain");
  });
});
