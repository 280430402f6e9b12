// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Playing } from "../../board";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";
import module from "..";
import { throwers } from "../dice";
import { inReserve, isUpset } from "../sums";
import { seatNumber, type DungeonFight } from "../types";
import { moment, propsOf } from "./moments";

const rolled = { kind: "dice-rolled", seat: 0, refs: [], rule: "", text: "", args: { green: 8, red: 2 } };
const playing = (more: Partial<Playing>): Playing => ({
  telling: rolled,
  moment: { n: 1, what: "answer", at: "", told: [rolled] },
  ms: 0,
  id: 1,
  ...more,
});

describe("the dice of a fight", () => {
  it("lie in the hand of whoever leads it, in the arena of both", () => {
    const { view } = moment("dungeon").before;
    expect(throwers(rolled, view, "Parley")).toEqual([seatNumber(view.active)]);
    const arena = moment("fists").before.view;
    expect(throwers(rolled, arena, "")).toHaveLength(2);
    expect(throwers({ ...rolled, kind: "totals" }, view, "")).toEqual([]);
  });

  it("fall at once after the last word before them: one press is enough", () => {
    expect(throwers(rolled, moment("dungeon").before.view, "Announce")).toEqual([]);
  });

  it.each(["dungeon", "fists"])("are let go by a press, and nobody sees them before: %s", (name) => {
    const { before, names } = moment(name);
    const skip = vi.fn();
    show(module.parts!.Board, { ...propsOf(before, names), skip, playing: playing({ awaits: true, stays: 5000 }) });
    expect(document.querySelectorAll(".die, .reckoning")).toHaveLength(0);
    document.querySelector<HTMLButtonElement>("[data-part=throw]")!.click();
    expect(skip).toHaveBeenCalledOnce();
    show(module.parts!.Board, { ...propsOf(before, names), skip, playing: playing({ ms: 1500 }) });
    expect(document.querySelector("[data-part=throw]")).toBeNull();
    expect(document.querySelectorAll(".die.falling")).toHaveLength(2);
  });

  it("come into sight, however far one has scrolled", () => {
    const { before, names } = moment("dungeon");
    const props = propsOf(before, names);
    const stage = new Stage(props);
    show(module.parts!.Board, stage.props);
    const cloth = [...document.querySelectorAll(".cloth")].at(-1)!;
    cloth.scrollTop = 90;
    stage.now = { ...props, playing: playing({ awaits: true, stays: 5000 }) };
    flushSync();
    expect(cloth.scrollTop).toBe(0);
  });

  it("lie there without a clock where they may wait", () => {
    const { before, names } = moment("dungeon");
    const clock = (stays: number): boolean => {
      show(module.parts!.Board, { ...propsOf(before, names), playing: playing({ awaits: true, stays }) });
      return document.querySelector("[data-part=throw] .time") !== null;
    };
    expect([clock(5000), clock(Infinity)]).toEqual([true, false]);
  });

  it.each(["dungeon", "revealed"])("are added up with the result, however fast it comes: %s", (name) => {
    const { before, names } = moment(name);
    const totals = { ...rolled, kind: "totals", args: { green: 30, red: 20 } };
    const won = { ...rolled, kind: name === "dungeon" ? "monster-beaten" : "arena-won", args: {} };
    const told = [rolled, totals, won];
    const result = playing({ telling: won, moment: { n: 1, what: "answer", at: "", told }, stays: Infinity });
    show(module.parts!.Board, { ...propsOf(before, names), playing: result });
    const sums = [...document.querySelectorAll(".reckoning .total .all")].map((each) => each.textContent);
    expect(sums).toEqual(["30", "20"]);
    expect(document.querySelector(".reckoning")!.textContent).not.toContain("?");
  });

  it.each([false, true])("are no upset where a power turned them: %s", (announced) => {
    const { before, names } = moment("dungeon");
    const fight = { ...(before.view.fight as DungeonFight), ally: null, odds: { alone: 0.08, with: {} } };
    const totals = { ...rolled, kind: "totals", args: { green: 30, red: 20 } };
    const won = { ...rolled, kind: "monster-beaten", args: {} };
    const said = { ...rolled, kind: "announced", args: { who: before.view.active, what: "rage", type: "" } };
    const told = [...(announced ? [said] : []), rolled, totals, won];
    const result = playing({ telling: won, moment: { n: 1, what: "answer", at: "", told }, stays: Infinity });
    const shown = show(module.parts!.Board, {
      ...propsOf({ ...before, view: { ...before.view, fight } }, names),
      playing: result,
    });
    expect(!shown.querySelector(".upset")).toBe(announced);
  });

  it("leave a power in hand that its owner's chance does not count", () => {
    const fight = { ...(moment("dungeon").before.view.fight as DungeonFight), dice: null };
    const who = { ...moment("dungeon").before.view.adventurers[0]!, character: "character:barbarian", token: null };
    expect(inReserve(fight, { ...who, unique: true })).toBe("barbarian");
    expect(inReserve(fight, { ...who, unique: false })).toBeNull();
    expect(inReserve(fight, { ...who, unique: true, character: "character:thief" })).toBeNull();
  });

  it("are felt where few would have put a gem on them", () => {
    expect([0.08, 0.35, 0.5].map(isUpset)).toEqual([true, true, false]);
  });
});
