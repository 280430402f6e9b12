import { describe, expect, it } from "vitest";
import { asAlly, asLeader, onTheSand } from "../nearing";
import type { DungeonFight, OwnQuest, View } from "../types";
import { moment } from "./moments";

const { view } = moment("dungeon").before;
const fight = { ...(view.fight as DungeonFight), type: "type:undead", power: 11, printed: 9, ally: null };
const own = (id: string, progress: [number, number]): OwnQuest => ({
  ...{ quest: `quest:${id}`, main: true, serial: null, value: 2, progress, done: false, claim: false },
});
const held = (...quests: OwnQuest[]): View => ({ ...view, mine: { ...view.mine!, quests } });
const named = (bits: ReturnType<typeof asAlly>) => bits.map(({ args }) => args?.["quest"]);

describe("a victory that completes a quest of mine", () => {
  it("is said of the last carcass, as long as it is mine", () => {
    expect(named(asLeader(held(own("gravedigger", [2, 3])), fight, true))).toEqual(["quest:gravedigger"]);
    expect(asLeader(held(own("gravedigger", [2, 3])), fight, false)).toEqual([]);
    expect(asLeader(held(own("gravedigger", [1, 3]), own("headhunter", [2, 3])), fight, true)).toEqual([]);
  });

  it("is said of a monster beaten alone", () => {
    expect(named(asLeader(held(own("lone_wolf", [0, 10])), fight, true))).toEqual(["quest:lone_wolf"]);
    expect(asLeader(held(own("lone_wolf", [0, 10])), { ...fight, ally: "seat:1" }, true)).toEqual([]);
  });

  it("is said of the last help, and of the last arena", () => {
    const both = held(own("sellsword", [2, 3]), own("colosseum", [2, 3]));
    expect([named(asAlly(both)), named(onTheSand(both))]).toEqual([["quest:sellsword"], ["quest:colosseum"]]);
  });
});
