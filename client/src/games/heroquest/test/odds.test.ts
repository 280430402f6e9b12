// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { blowOf, chances, hopes, worth } from "../odds";
import { moment, propsOf, sayIn } from "./moments";

const say = sayIn("en");

describe("the odds of an attack", () => {
  it("are those of the rulebook's tables", () => {
    expect(chances(3, 2, 1 / 6, 9).damage).toBeCloseTo(1.22, 2);
    expect(chances(5, 6, 1 / 6, 9).damage).toBeCloseTo(1.61, 2);
    expect(chances(3, 2, 1 / 3, 9).damage).toBeCloseTo(0.96, 2);
    expect(chances(2, 0, 1 / 6, 1)).toEqual({ wounds: 0.75, kills: 0.75, damage: 0.75 });
    expect(chances(3, 4, 1 / 6, 4).kills).toBe(0);
  });

  it("speak of no death that cannot come", () => {
    expect(hopes(say, chances(2, 2, 1 / 3, 7))).toMatch(/^wounds \d+%$/);
    expect(hopes(say, chances(3, 2, 1 / 6, 2))).toMatch(/^wounds \d+%, kills \d+%$/);
    expect(hopes(say, chances(3, 2, 1 / 6, 1))).toMatch(/^kills \d+%$/);
  });

  it("stand at a jump and at a trap that is disarmed, where the dwarf has the better hand", () => {
    const { before, names } = moment("walk");
    const said = (verb: string, kind: string): string => {
      const view = structuredClone(before.view);
      view.heroes[view.turn.hero!]!.kind = kind;
      return worth({ ...before.options[0]!, verb }, propsOf({ ...before, view }, names));
    };
    expect(said("jump", "dwarf")).toContain("50%");
    expect(said("disarm", "elf")).toContain("50%");
    expect(said("disarm", "dwarf")).toContain("83%");
  });

  it("stand at every blow that is offered, and at nothing else", () => {
    const now = propsOf(moment("monster").before, moment("monster").names);
    expect(now.options.filter((option) => worth(option, now)).map(({ name }) => name)).toEqual(
      now.options.filter(({ verb }) => verb === "strike").map(({ name }) => name),
    );
    const fight = moment("fight").before;
    const monster = fight.view.monsters[0]!;
    const option = (verb: string, refs: string[], dice?: number) => ({
      name: verb,
      verb,
      refs: [...refs, monster.ref],
      rule: "",
      text: "",
      args: dice ? { dice } : {},
    });
    const found = [option("throw", ["item:dagger"], 1), option("phantom", [], 1)].map((each) =>
      blowOf(fight.view, each),
    );
    expect(found.map((blow) => blow && [blow.attack, blow.defend])).toEqual([
      [1, monster.defend],
      [1, 0],
    ]);
    const said = worth(option("throw", ["item:dagger"], 1), { view: fight.view, say });
    expect(said).toContain(`against ${monster.defend} di`);
  });
});
