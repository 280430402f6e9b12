import { describe, expect, it } from "vitest";
import { allyStake, dungeonStake, fistStake, leaderStake, type Bit } from "../stakes";
import type { ArenaFight, DungeonFight, PromiseView, View } from "../types";
import { moment } from "./moments";

const short = (bits: Bit[]): string => bits.map(({ of, n }) => (n === null ? of : `${of} ${n}`)).join(", ");
const word = (from: string, to: string, turn: number, pledge: PromiseView["pledge"]): PromiseView => ({
  ...{ ref: "promise:1", from, to, turn, pledge, state: "open" },
  ...{ triggered: false, delivered: 0, sworn: false, refused: false },
});

describe("what a fight is about", () => {
  const { view } = moment("dungeon").before;
  const fight: DungeonFight = { ...(view.fight as DungeonFight), gems: 4, trophies: 1, effects: [] };

  it("is the monster's loot against a wound", () => {
    expect(short(dungeonStake(fight).won)).toBe("trophy 1, gem 4, bones");
    expect(short(dungeonStake(fight).lost)).toBe("drop 1");
    expect(short(dungeonStake({ ...fight, trophies: 0 }).won)).toBe("gem 4, bones");
  });

  it("counts what is printed on the card besides", () => {
    const effects = [
      { kind: "loss_wound", n: 1 },
      { kind: "loss_gems", n: 2 },
      { kind: "loss_curse", n: 1 },
      { kind: "win_quest", n: 1 },
    ];
    const stake = dungeonStake({ ...fight, effects });
    expect(short(stake.won)).toBe("trophy 1, gem 4, bones, quest");
    expect(short(stake.lost)).toBe("drop 2, curse, gem -2");
  });

  it("is for an ally what was promised for the victory, and the wounds", () => {
    const promises = [
      word(view.active, "seat:9", view.turn, { kind: "gems", n: 3, when: "win" }),
      word(view.active, "seat:9", view.turn, { kind: "no_arena", round: 4 }),
      word(view.active, "seat:9", view.turn - 1, { kind: "gems", n: 7, when: "win" }),
      word(view.active, "seat:8", view.turn, { kind: "trophy", n: 1, when: "win" }),
    ];
    const cursed = { ...fight, effects: [{ kind: "loss_curse", n: 1 }] };
    const stake = allyStake({ ...view, promises }, cursed, "seat:9");
    expect([short(stake.won), short(stake.lost)]).toEqual(["gem 3", "drop 1"]);
  });
});

describe("what a fist is about", () => {
  const { view } = moment("fists").before;
  const fight = view.fight as ArenaFight;
  const bribed: View = {
    ...view,
    promises: [word(fight.defender, "seat:5", view.turn, { kind: "gems", n: 2, when: "win" })],
  };

  it("is a point and the bribe on the one side, the point alone on the other, nothing in the middle", () => {
    expect(short(fistStake(bribed, fight, 5, "defender").won)).toBe("trophy 1, gem 2");
    expect(short(fistStake(bribed, fight, 5, "attacker").won)).toBe("trophy 1");
    expect(short(fistStake(bribed, fight, 5, "attacker").lost)).toBe("drop 1");
    expect(fistStake(bribed, fight, 5, "neutral")).toEqual({ won: [], lost: [] });
  });

  it("is plunder for the attacker alone, and the pot while there is one", () => {
    expect(short(leaderStake({ ...view, pot: 3 }, "attacker").won)).toBe("trophy 1, plunder, pot 3");
    expect(short(leaderStake({ ...view, pot: 0 }, "defender").won)).toBe("trophy 1");
    expect(short(leaderStake({ ...view, pot: 0 }, "defender").lost)).toBe("drop 1, plunder");
  });
});
