import { describe, expect, it } from "vitest";
import { allyStake, dungeonStake, fistStake, leaderStake, type Bit } from "../stakes";
import type { ArenaFight, DungeonFight, Forecast, PromiseView, View } from "../types";
import { moment } from "./moments";

const short = (bits: Bit[]): string => bits.map(({ of, n }) => (n === null ? of : `${of} ${n}`)).join(", ");
const word = (from: string, to: string, turn: number, pledge: PromiseView["pledge"]): PromiseView => ({
  ...{ ref: "promise:1", from, to, turn, pledge, state: "open" },
  ...{ triggered: false, delivered: 0, sworn: false, refused: false },
});

describe("what a fight is about", () => {
  const { view } = moment("dungeon").before;
  const told = (more: Partial<Forecast> = {}): Forecast => ({
    ...{ gems: 4, sources: [["monster", 4]], heals: 0, wounds: 1, kritik: 2, pays: 0 },
    ...more,
  });
  const fight: DungeonFight = {
    ...(view.fight as DungeonFight),
    ...{ gems: 4, trophies: 1, effects: [], forecast: { [view.active]: told() } },
  };
  const stakeOf = (more: Partial<DungeonFight>) => dungeonStake(view, { ...fight, ...more }, view.active);

  it("is the monster’s loot against a wound", () => {
    expect(short(stakeOf({}).won)).toBe("trophy 1, gem 4, bones");
    expect(short(stakeOf({}).lost)).toBe("drop 1");
    expect(stakeOf({}).lost[0]?.worst).toBe(2);
    expect(short(stakeOf({ trophies: 0 }).won)).toBe("gem 4, bones");
  });

  it("says healing and a lifted curse apart", () => {
    const effects = [
      { kind: "win_heal", n: 1 },
      { kind: "win_uncurse", n: 1 },
    ];
    expect(short(stakeOf({ effects }).won)).toBe("trophy 1, gem 4, bones, temple, lifted");
  });

  it("is what really happens: bounty, gear and the card's own effects counted in", () => {
    const effects = [
      { kind: "loss_wound", n: 1 },
      { kind: "loss_gems", n: 2 },
      { kind: "loss_curse", n: 1 },
      { kind: "win_quest", n: 1 },
    ];
    const bounty = told({
      ...{ gems: 7, wounds: 2, kritik: 3, pays: 1, heals: 1 },
      sources: [
        ["monster", 4],
        ["bounty", 3],
      ],
    });
    const stake = stakeOf({ effects, forecast: { [view.active]: bounty } });
    expect(short(stake.won)).toBe("trophy 1, gem 7, bones, quest, drop -1");
    expect(short(stake.lost)).toBe("drop 2, curse, gem -1");
    expect(short(stakeOf({ forecast: { [view.active]: told({ wounds: 0, kritik: 0 }) } }).lost)).toBe("");
  });

  it("is not the leader's where it is promised to the ally", () => {
    const promised = (...pledges: PromiseView["pledge"][]) =>
      dungeonStake(
        { ...view, promises: pledges.map((pledge) => word(view.active, "seat:9", view.turn, pledge)) },
        { ...fight, ally: "seat:9" },
        view.active,
      ).won.map(({ of, n, to }) => [of, n, to]);
    expect(promised({ kind: "trophy", n: 1, when: "win" }, { kind: "gems", n: 1, when: "win" })).toEqual([
      ["gem", 3, undefined],
      ["bones", null, undefined],
      ["trophy", 1, "seat:9"],
      ["gem", 1, "seat:9"],
    ]);
    expect(promised({ kind: "carcass", card: "this", when: "win" })).toEqual([
      ["trophy", 1, undefined],
      ["gem", 4, undefined],
      ["bones", null, "seat:9"],
    ]);
  });

  it("is for an ally what was promised for the victory, and the wounds", () => {
    const promises = [
      word(view.active, "seat:9", view.turn, { kind: "gems", n: 3, when: "win" }),
      word(view.active, "seat:9", view.turn, { kind: "no_arena", round: 4 }),
      word(view.active, "seat:9", view.turn - 1, { kind: "gems", n: 7, when: "win" }),
      word(view.active, "seat:8", view.turn, { kind: "trophy", n: 1, when: "win" }),
    ];
    const cursed = {
      ...fight,
      effects: [{ kind: "loss_curse", n: 1 }],
      forecast: { ...fight.forecast, "seat:9": told({ gems: 0, sources: [] }) },
    };
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
    expect(short(leaderStake({ ...view, pot: 3, arenas: 0 }, fight, "attacker").won)).toBe("trophy 1, plunder, pot 3");
    expect(short(leaderStake({ ...view, pot: 0 }, fight, "defender").won)).toBe("trophy 1");
    expect(short(leaderStake({ ...view, pot: 0 }, fight, "defender").lost)).toBe("drop 1, plunder");
  });
});
