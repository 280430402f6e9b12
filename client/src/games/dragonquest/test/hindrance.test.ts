import { describe, expect, it } from "vitest";
import type { Lit } from "../../board";
import { errands, toTheEnd } from "../building";
import { bestOf, costOf, harms, likelyWay, onTheWay } from "../castle/hindrance";
import type { Props } from "../types";
import { moment } from "./moments";
import { sayIn } from "./words";

describe("where a wall hinders", () => {
  const hero = moment("walk").before.view.heroes[0]!;
  const fresh = { ...hero, at: "square:A6", line: ["square:A6"], blocked: [], crossed: [], seen_chamber: false };

  it("squares on a shortest way are on the way, squares beside them are not", () => {
    const at = { ...fresh, at: "square:E4", line: ["square:E4"], blocked: ["square:E5", "square:F5"] };
    expect(likelyWay(at)).toEqual(["square:F4", "square:G4", "square:H4", "chamber"]);
    expect(onTheWay(at).has("square:F4")).toBe(true);
    expect(onTheWay(at).has("square:F8")).toBe(false);
    expect([...onTheWay(fresh)]).toEqual(expect.arrayContaining(likelyWay(fresh).slice(0, -1)));
  });

  const lit = (costs: Record<string, number>, best = "", text = "option-block"): Map<string, Lit> =>
    new Map(
      Object.entries(costs).map(([square, detour]) => {
        const args = { detour, ...(square === best && { best: 1 }) };
        const options = [{ name: `block square:${square}`, verb: "block", text, args }];
        return [`square:${square}`, { options, picked: false, of_set: false, key: "" } as unknown as Lit];
      }),
    );

  it("a wall is measured by the steps it adds, and the rules say which is the best", () => {
    const found = harms(fresh, lit({ C6: 0, B9: 0, E7: 2, E5: 4 }, "E5"));
    const of = (square: string): unknown => Object.values(found.get(`square:${square}`)!);
    expect([of("C6"), of("B9"), of("E7"), of("E5")]).toEqual([
      [0, true, false],
      [0, false, false],
      [2, true, false],
      [4, true, true],
    ]);
    expect(harms(fresh, lit({ C6: 0 }, "", "option-block-cutting")).get("square:C6")!.more).toBe(Infinity);
    expect([bestOf(found), bestOf(harms(fresh, lit({ E7: 2 })))]).toEqual(["square:E5", undefined]);
  });

  it("the best stands on one button with what it costs, and one's own castle has none", () => {
    const view = { active: hero.seat, heroes: moment("walk").before.view.heroes };
    const build = (lights: Map<string, Lit>, step = "BlockSquare") =>
      errands({ step, view, held: [0], lit: lights, say: sayIn("en", ["Ana", "Bo"]) } as unknown as Props);
    expect(build(lit({ E7: 2, E5: 4 }, "E5"))).toMatchObject([
      { main: true, about: "E5: 4 steps more for Ana.", stands: { name: "block square:E5" } },
    ]);
    expect(build(lit({ E7: 0 }, "E7"))[0]!.about).toBe("E7: as good as any, no wall costs Ana a step yet.");
    expect(build(lit({ E7: 2 }))).toEqual([]);
    expect(build(lit({ E7: 2 }, "E7"), "Walk")).toEqual([]);
  });

  it("whoever is out of it all sees the game to its end with one press, which builds what walls there are", () => {
    const heroes = moment("walk").before.view.heroes.slice();
    const view = { active: heroes[0]!.seat, heroes };
    const asked = {
      step: "BlockSquare",
      view,
      held: [1],
      lit: lit({ E7: 2, E5: 4 }, "E5"),
      options: [],
      say: sayIn("en", []),
    };
    const begun = () => errands(asked as unknown as Props).find(({ id }) => id === "end");
    expect(begun()).toBeUndefined();
    heroes[1] = { ...heroes[1]!, status: "dead" };
    const end = begun()!;
    expect(end).toMatchObject({ aside: true, hurries: true });
    expect(toTheEnd({ ...asked, held: [1] } as never)).toHaveLength(1); // and while others are at it
    expect(toTheEnd({ ...asked, held: [0] } as never)).toEqual([]);
    expect(end.next(asked as never)).toBe("block square:E5");
    expect(end.lasts(view)).toBe(true);
  });

  it("says of any other square what a wall there costs", () => {
    const walls = harms(fresh, lit({ C6: 0, B9: 0, E7: 1 }, "E7"));
    const words = (square: string): string => costOf(`square:${square}`, walls, hero, sayIn("en", ["Ana"]));
    expect([words("E7"), words("C6"), words("B9")]).toEqual([
      "E7: 1 step more for Ana.",
      "C6: no step longer for Ana, another way is as short.",
      "B9: no step longer for Ana, it is off the way.",
    ]);
  });

  it("the way pointed out leads past what a lesson speaks of, if that is no longer", () => {
    const at = { ...fresh, at: "square:F4", line: ["square:E4", "square:F4"], blocked: ["square:F5"] };
    expect(likelyWay(at, ["square:G5"])).toEqual(["square:G4", "square:G5", "chamber"]);
    expect(likelyWay(at, ["square:F3", "chamber"])).toEqual(likelyWay(at));
  });

  it("there is nothing to hinder where no way is left", () => {
    const shut = { ...fresh, blocked: ["square:A5", "square:B6", "square:A7"] };
    expect(onTheWay(shut).size).toBe(0);
    expect(likelyWay(shut)).toEqual([]);
  });
});
