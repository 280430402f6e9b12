/** What the others did since one's last turn. */
import { describe, expect, it } from "vitest";
import type { Telling } from "../../../wire";
import { recap } from "../recap";
import { sayIn } from "./moments";

const tell = (kind: string, seat: number, args: Record<string, unknown> = {}): Telling => ({
  kind,
  seat,
  args: { ...args, ...(seat >= 0 && { who: `seat:${seat}` }) },
  refs: [],
  rule: "",
  text: `event-${kind}`,
});
const NAMES = ["Ana", "Bo", "Cy"];
const words = (told: Telling[], lang: "en" | "fr" = "en"): string[] =>
  recap(told, [0], sayIn(lang, NAMES)).map((row) => row.words.replace(/\s+/g, " "));

const ROUND = [
  tell("turn-begins", 1),
  tell("bought", 1, { item: "item:double_axe", cost: 8 }), // before one's last turn
  tell("turn-begins", 0),
  tell("ventured", 0),
  tell("turn-begins", 1),
  tell("allied", 2, { other: "seat:1" }),
  tell("monster-beaten", 1, { card: "monster:mimic", power: 8 }),
  tell("gems-gained", 1, { gems: 3, why: "by-monster" }),
  tell("trophies-gained", 1, { points: 1, why: "by-monster" }),
  tell("turn-begins", 2),
  tell("arena-won", 0, { other: "seat:2", gems: 0 }),
  tell("promise-broken", 2, { promiser: "seat:2", promisee: "seat:0", pledge: "gems:2" }),
  tell("bought", 2, { item: "item:copper_ring", cost: 2 }),
  tell("turn-begins", 0),
];

describe("since one's last turn", () => {
  it("says of each how the venture ended, what it brought, and whose word was broken", () => {
    expect(words(ROUND)).toEqual([
      "beats Mimic with Cy · +1 trophy · +3 gems",
      "betrays you · loses the arena to you · buys Copper Ring",
    ]);
    expect(words(ROUND, "fr")[1]).toBe("vous trahit · perd l’arène contre vous · achète Anneau de cuivre");
    expect(recap(ROUND, [0], sayIn("en", NAMES)).map(({ hurt }) => hurt)).toEqual([false, true]);
  });

  it("says what one has lost in an arena, and nothing of what others have", () => {
    const plunder = { what: "take-item", thing: "item:copper_ring", gems: 0 };
    const lost = (to: number): string[] =>
      words([
        ...ROUND.slice(0, 5),
        tell("arena-won", 1, { other: `seat:${to}`, gems: 0 }),
        tell("plundered", 1, plunder),
        tell("turn-begins", 0),
      ]);
    expect(lost(0)).toEqual(["wins the arena against you · takes Copper Ring from you"]);
    expect(lost(2).join()).not.toContain("Copper Ring");
  });

  it("leaves out whoever was only given gems", () => {
    const given = [...ROUND.slice(0, 5), tell("gems-gained", 2, { gems: 3, why: "by-card" }), ...ROUND.slice(5, 9)];
    expect(words([...given, tell("turn-begins", 0)])).toHaveLength(1);
  });

  it("says no more than what weighs most", () => {
    const rich = [...ROUND.slice(0, 9), tell("quest-claimed", 1, { quest: "quest:hoard" }), ...ROUND.slice(9)];
    expect(words(rich)[0]).toMatch(/^beats Mimic with Cy · .*Hoard.* · \+1 trophy$/);
  });

  it("is over once the turn is under way, and nothing in others' turns", () => {
    expect(words([...ROUND, tell("recovered", 0)])).toHaveLength(2);
    expect(words([...ROUND, tell("ventured", 0)])).toEqual([]);
    expect(words([...ROUND, tell("turn-begins", 1)])).toEqual([]);
    expect(words([])).toEqual([]);
  });
});
