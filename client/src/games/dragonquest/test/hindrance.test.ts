import { describe, expect, it } from "vitest";
import { likelyWay, shares } from "../castle/hindrance";
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

  it("there is nothing to hinder where no way is left", () => {
    const shut = { ...fresh, blocked: ["square:A5", "square:B6", "square:A7"] };
    expect(shares(shut).size).toBe(0);
    expect(likelyWay(shut)).toEqual([]);
  });
});
