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

  it("leave the view as it is", () => {
    const { before, moments } = moment("fire");
    const copy = structuredClone(before.view);
    moments.flatMap((each) => each.told).reduce(noted, before.view);
    expect(before.view).toEqual(copy);
  });
});
