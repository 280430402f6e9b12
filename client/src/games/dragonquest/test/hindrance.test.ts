import { describe, expect, it } from "vitest";
import type { Lit } from "../../board";
import { harms, likelyWay, shares } from "../castle/hindrance";
import { moment } from "./moments";

describe("where a wall hinders", () => {
  const hero = moment("walk").before.view.heroes[0]!;
  const fresh = { ...hero, at: "square:A6", line: ["square:A6"], blocked: [], crossed: [], seen_chamber: false };

  it("squares on every shortest way count whole, squares beside them not at all", () => {
    const at = { ...fresh, at: "square:E4", line: ["square:E4"], blocked: ["square:E5", "square:F5"] };
    expect(likelyWay(at)).toEqual(["square:F4", "square:G4", "square:H4", "chamber"]);
    expect(shares(at).get("square:F4")).toBe(1);
    expect(shares(at).has("square:F8")).toBe(false);
  });

  it("of each step along the way all shortest ways together are one", () => {
    const found = shares(fresh);
    expect([...found.values()].reduce((sum, each) => sum + each)).toBeCloseTo(likelyWay(fresh).length - 1);
  });

  const lit = (costs: Record<string, number>, text = "option-block"): Map<string, Lit> =>
    new Map(
      Object.entries(costs).map(([square, detour]) => [
        `square:${square}`,
        { options: [{ text, args: { detour } }], picked: false, of_set: false, key: "" } as unknown as Lit,
      ]),
    );

  it("a wall is measured by the steps it adds, and the best adds most", () => {
    const found = harms(fresh, lit({ C6: 0, B9: 0, E7: 2, E5: 4 }));
    const of = (square: string): unknown => Object.values(found.get(`square:${square}`)!);
    expect([of("C6"), of("B9"), of("E7"), of("E5")]).toEqual([
      [0, true, false],
      [0, false, false],
      [2, true, false],
      [4, true, true],
    ]);
    expect(harms(fresh, lit({ C6: 0 }, "option-block-cutting")).get("square:C6")!.more).toBe(Infinity);
  });

  it("where no wall adds a step, the best is where most of the shortest ways lead; off them all none is", () => {
    const over = shares(fresh);
    const [most] = [...over].toSorted(([, a], [, b]) => b - a)[0]!;
    const least = [...over].toSorted(([, a], [, b]) => a - b)[0]![0];
    const found = harms(fresh, lit({ [most.slice(7)]: 0, [least.slice(7)]: 0 }));
    expect([found.get(most)!.best, found.get(least)!.best]).toEqual([true, false]);
    expect(harms(fresh, lit({ B9: 0 })).get("square:B9")!.best).toBe(false);
  });

  it("the way pointed out leads past what a lesson speaks of, if that is no longer", () => {
    const at = { ...fresh, at: "square:F4", line: ["square:E4", "square:F4"], blocked: ["square:F5"] };
    expect(likelyWay(at, ["square:G5"])).toEqual(["square:G4", "square:G5", "chamber"]);
    expect(likelyWay(at, ["square:F3", "chamber"])).toEqual(likelyWay(at));
  });

  it("there is nothing to hinder where no way is left", () => {
    const shut = { ...fresh, blocked: ["square:A5", "square:B6", "square:A7"] };
    expect(shares(shut).size).toBe(0);
    expect(likelyWay(shut)).toEqual([]);
  });
});
