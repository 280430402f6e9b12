import { describe, expect, it } from "vitest";
import { EVENTS } from "../art/events";
import { lasts, quiet } from "../events";

const CONTENT = import.meta.glob<string>("../../../../../src/questhall/games/betrayals/content/events.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the log", () => {
  it("tells a purchase once, with its price", () => {
    const paid = (why: string): boolean =>
      quiet({ kind: "gems-paid", seat: 0, refs: [], rule: "", text: "", args: { why } });
    expect(["by-shop", "by-guild", "by-temple", "by-stall"].map(paid)).toEqual([true, true, false, false]);
  });

  it("tells of a trophy once, bought or won", () => {
    const gained = (why: string): boolean =>
      quiet({ kind: "trophies-gained", seat: 0, refs: [], rule: "", text: "", args: { why } });
    expect(["by-stall", "by-arena"].map(gained)).toEqual([true, false]);
  });
});

describe("what the others are at", () => {
  it("is told briskly, but for what turns the game", () => {
    const time = (kind: string, foreign: boolean): number =>
      lasts({ kind, seat: 1, refs: [], rule: "", text: "", args: {} }, foreign);
    expect(time("card-drawn", true)).toBeLessThan(time("card-drawn", false));
    expect(time("promise-broken", true)).toBe(time("promise-broken", false));
  });
});

describe("event cards", () => {
  it("have a picture each, no two alike", () => {
    const ids = [
      ...Object.values(CONTENT)
        .join()
        .matchAll(/^id = "(.*)"$/gm),
    ].map((found) => found[1]!);
    expect(Object.keys(EVENTS).toSorted()).toEqual(ids.toSorted());
    const drawn = Object.values(EVENTS).map((parts) => JSON.stringify(parts));
    expect(new Set(drawn).size).toBe(ids.length);
    expect(drawn.join()).not.toContain("NaN");
  });
});
