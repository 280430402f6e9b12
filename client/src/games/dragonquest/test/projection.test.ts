import { describe, expect, it } from "vitest";
import { noted } from "../projection";
import type { HeroSheet } from "../types";
import { moment, NAMES } from "./moments";

/** Everything a telling says about a sheet; the rest only the next view knows. */
const SAID = [
  "status",
  "cause",
  "suns",
  "suns_total",
  "lp",
  "bones",
  "at",
  "line",
  "demon",
  "traps",
  "coins",
  "scratched",
  "miss",
  "spider",
  "loot",
] as const;
const SETS = ["blocked", "crossed", "objects"] as const;

function said(hero: HeroSheet): unknown {
  const plain = Object.fromEntries(SAID.map((key) => [key, hero[key]]));
  const sets = Object.fromEntries(SETS.map((key) => [key, hero[key].toSorted()]));
  return { ...plain, ...sets, treasures: hero.treasures.map(({ ref }) => ref).toSorted(), rows: hero.rows };
}

describe("events written on the sheet", () => {
  it.each(NAMES)("lead to the view that follows: %s", (name) => {
    const { before, moments, after } = moment(name);
    const told = moments.flatMap((each) => each.told);
    const end = told.reduce(noted, before.view);
    expect(end.heroes.map(said)).toEqual(after.view.heroes.map(said));
    expect(end.chamber.dragons).toBe(after.view.chamber.dragons);
  });

  it("are all written in, one that looks like another too", () => {
    const { before, moments } = moment("block");
    const told = moments.flatMap((each) => each.told).find(({ kind }) => kind === "blocked")!;
    const whose = before.view.heroes.findIndex((hero) => hero.seat === told.args.whose);
    const blocked = (view: typeof before.view) => view.heroes[whose]!.blocked.length;
    expect(blocked([told, told].reduce(noted, before.view))).toBe(blocked(before.view) + 2);
  });

  it("use up the steps of the turn, one by one, and the next turn has none yet", () => {
    const { before, moments } = moment("walk");
    const told = moments.flatMap((each) => each.told);
    const walked = told.find(({ kind }) => kind === "walked")!;
    before.view.dice.steps = 2;
    const steps = (...events: typeof told): number => events.reduce(noted, before.view).dice.steps;
    expect([steps(walked), steps(walked, walked)]).toEqual([1, 0]);
    expect(steps({ ...walked, kind: "stopped" })).toBe(0);
    expect(steps({ ...walked, kind: "turn-begins", args: { ...walked.args, round: 3 } })).toBe(0);
  });

  it("leave whoever dies no turn to miss", () => {
    const { view } = moment("walk").before;
    const lost = (left: number) => ({
      kind: "lp-lost",
      seat: 0,
      refs: [],
      rule: "",
      text: "",
      args: { lost: 2, left },
    });
    view.heroes[0]!.miss = "note";
    expect(noted(view, lost(1)).heroes[0]!.miss).toBe("note");
    expect(noted(view, lost(0)).heroes[0]!.miss).toBe("");
  });

  it("leave the view as it is", () => {
    const { before, moments } = moment("fire");
    const copy = structuredClone(before.view);
    moments.flatMap((each) => each.told).reduce(noted, before.view);
    expect(before.view).toEqual(copy);
  });
});
