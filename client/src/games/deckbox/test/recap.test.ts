/** What the enemies have just done, and which taps need no second one. */
import { describe, expect, it } from "vitest";
import type { MomentInfo, Telling } from "../../../wire";
import { crowdedLeft, recapOf } from "../stage/recap";
import { isPlain, walkFor, type Walk } from "../walks";
import { moment } from "./moments";

const told = (...all: [kind: string, refs?: string[], args?: Record<string, unknown>][]): MomentInfo[] =>
  [
    { n: 1, told: all.map(([kind, refs = [], args = {}]) => ({ kind, refs, args, seat: -1 }) as unknown as Telling) },
  ] as unknown as MomentInfo[];

describe("what the enemies have just done", () => {
  const PHASE = told(
    ["enemy-attacks", ["enemy:9", "hero:0"]], // of a round before
    ["enemy-phase"],
    ["enemy-attacks", ["enemy:1", "hero:0"]],
    ["hero-hurt", ["hero:0"], { points: 2 }],
    ["enemy-attacks", ["enemy:2", "hero:0"]],
    ["missed"],
    ["enemy-attacks", ["enemy:3", "hero:1"]],
    ["hits", [], { hits: 1 }],
    ["blocked", [], { hits: 1 }],
    ["enemy-attacks", ["enemy:4", "hero:1"]],
    ["hits", [], { hits: 2 }],
    ["blocked", [], { hits: 1 }],
    ["hero-hurt", ["hero:1"], { points: 1 }],
    ["hero-falls", ["hero:1"]],
    ["round-begins"],
  );

  it("is who struck whom, and what came of it", () => {
    expect(recapOf(PHASE).map(({ enemy, hero, result, points }) => [enemy, hero, result, points])).toEqual([
      ["enemy:1", "hero:0", "hurt", 2],
      ["enemy:2", "hero:0", "missed", 0],
      ["enemy:3", "hero:1", "blocked", 0],
      ["enemy:4", "hero:1", "falls", 1],
    ]);
  });

  it("is listed on the side of the board where fewer stand", () => {
    const { view } = moment("fight").before;
    const at = (...squares: string[]) => ({
      ...view,
      heroes: [],
      enemies: squares.map((at) => ({ ...view.enemies[0]!, at })),
    });
    const seen = { x: 0, y: 0, w: 400, h: 300 };
    expect(crowdedLeft(at("0,0", "1,1", "8,2"), seen)).toBe(true);
    expect(crowdedLeft(at("4,4", "8,2"), seen)).toBe(false);
  });

  it("says nothing of a blow whose dice still fall", () => {
    const begun = told(["enemy-phase"], ["enemy-attacks", ["enemy:1", "hero:0"]]);
    expect(recapOf(begun)[0]!.result).toBe("strikes");
    expect(recapOf([...begun, ...told(["enemy-attacks", ["enemy:2", "hero:0"]])])[0]!.result).toBe("missed");
  });

  it("calls nothing blocked of which a part comes through", () => {
    const half = told(
      ["enemy-phase"],
      ["enemy-attacks", ["enemy:1", "hero:0"]],
      ["hits", [], { hits: 2 }],
      ["blocked", [], { hits: 1 }],
    );
    expect(recapOf(half)[0]!.result).toBe("strikes");
    expect(recapOf([...half, ...told(["hero-hurt", ["hero:0"], { points: 1 }])])[0]!.result).toBe("hurt");
    expect(recapOf([...half, ...told(["recovery-phase"])])[0]!.result).toBe("blocked");
  });

  it("is past as soon as a hero does something", () => {
    expect(recapOf([...PHASE, ...told(["activation-begins"])])).toHaveLength(4);
    expect(recapOf([...PHASE, ...told(["activation-begins"], ["stepped"])])).toEqual([]);
  });
});

describe("a walk that asks nothing", () => {
  const { view } = moment("walk").before;
  const far = view.reach.find(({ cost, pits, explores, through }) => cost > 1 && !pits && !explores && !through)!;
  const walk = walkFor(view, `square:${far.at}`)!;
  const plain = (more: Partial<Walk>, moving = false): boolean =>
    isPlain({ ...view, turn: { ...view.turn, moving } }, { ...walk, moves: 1, ...more });

  it("needs one tap", () => {
    expect(plain({})).toBe(true);
    expect(plain({ moves: 0 }, true)).toBe(true);
  });

  it("is none where it hurts, opens a door, ends in a deed or costs an action more", () => {
    expect(plain({ pits: 1 })).toBe(false);
    expect(plain({ explores: true })).toBe(false);
    expect(plain({ then: { verb: "melee", ref: "enemy:1" } })).toBe(false);
    expect(plain({ moves: 2 })).toBe(false);
    expect(plain({ moves: 1 }, true)).toBe(false);
  });
});
