import { describe, expect, it } from "vitest";
import { added, beaten, handful, luckOf, luckWords, verdict } from "../luck";
import { moment } from "./moments";
import { sayIn } from "./words";

const BLACK = { skull: 2, room: 1, corridor: 1, find: 1, blank: 1 };
const RED = { skull: 1, double: 1, room: 1, corridor: 1, find: 1, blank: 1 };
const SKULLS = { skull: 1, double: 2 };
const percent = (share: number): number => Math.round(share * 1000) / 10;

describe("luck", () => {
  it("knows the first roll of the rules: skulls of four black dice and the red one", () => {
    const spread = handful([BLACK, BLACK, BLACK, BLACK, RED], SKULLS);
    expect(spread.map(percent)).toEqual([13.2, 29.6, 29.6, 18.1, 7.4, 1.9, 0.2]);
  });

  it("adds up", () => {
    expect(added([0.5, 0.5], [0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
    expect(beaten([0.25, 0.5, 0.25], 2, true)).toBe(0.875);
    expect(beaten([0.25, 0.5, 0.25], 2, false)).toBe(0.125);
  });

  it("judges in tenths, and calls the middle fair", () => {
    const luck = (share: number) => verdict({ what: "skulls", count: 1, expected: 3, beaten: share });
    expect(luck(0.5)).toEqual({ verdict: "fair", share: 5 });
    expect(luck(0.93)).toEqual({ verdict: "lucky", share: 9 });
    expect(luck(0.999)).toEqual({ verdict: "lucky", share: 9 });
    expect(luck(0.05)).toEqual({ verdict: "unlucky", share: 9 });
  });

  it("is measured from the log, hero by hero, and said in both languages", () => {
    const { log, after, names } = moment("end");
    for (const [seat] of names.entries()) {
      const found = luckOf(seat, log!, after.view.dice.faces);
      const skulls = found.find(({ what }) => what === "skulls")!;
      expect(skulls.expected).toBeGreaterThan(10);
      expect(skulls.beaten).toBeGreaterThan(0);
      expect(skulls.beaten).toBeLessThan(1);
    }
    const skulls = { what: "skulls" as const, count: 31, expected: 27.42, beaten: 0.2 };
    expect(luckWords(skulls, sayIn("en"))).toBe("31 skulls rolled, 27.4 expected. Unlucky: 8 games in 10 go better.");
    expect(luckWords(skulls, sayIn("fr"))).toContain("27,4 attendus");
  });
});
