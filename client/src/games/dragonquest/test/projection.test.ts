import { describe, expect, it } from "vitest";
import { noted, projection } from "../projection";
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

  it("are kept until the next view arrives", () => {
    const { before, moments, after } = moment("walk");
    const [info] = moments;
    const telling = info!.told[0]!;
    const follow = projection();
    expect(follow(before.view, null)).toBe(before.view);
    const shown = follow(before.view, { telling, moment: info!, ms: 100, id: 1 });
    expect(shown.heroes[0]!.line).toHaveLength(before.view.heroes[0]!.line.length + 1);
    expect(follow(before.view, { telling, moment: info!, ms: 100, id: 1 })).toBe(shown);
    expect(follow(before.view, null)).toBe(shown);
    expect(follow(after.view, null)).toBe(after.view);
  });

  it("are known to a part of the table that appears in mid-play", () => {
    const { before, moments } = moment("fight");
    const each = moments.flatMap((info) => info.told.map((telling) => ({ telling, moment: info })));
    const end = each.findLastIndex(({ telling }) => telling.kind === "lp-lost");
    const first = projection();
    each.slice(0, end).forEach((playing, id) => first(before.view, { ...playing, ms: 100, id }));
    const late = projection()(before.view, { ...each[end]!, ms: 100, id: end });
    expect(late).toEqual(each.slice(0, end + 1).reduce((view, { telling }) => noted(view, telling), before.view));
  });
});
