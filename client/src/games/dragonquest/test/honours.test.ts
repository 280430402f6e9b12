import { describe, expect, it } from "vitest";
import type { MomentInfo, Telling } from "../../../wire";
import { honoursOf } from "../end/honours";

const told = (seat: number, kind: string, args: Telling["args"] = {}): Telling => ({
  kind,
  seat,
  refs: [],
  rule: "",
  text: "",
  args,
});
const logOf = (...tellings: Telling[]): MomentInfo[] =>
  tellings.map((telling, n) => ({ n, what: "answer", at: "", told: [telling] }));
const over = (seat: number, gets: string): Telling =>
  told(seat, "movement-rolled", { dice: `faces:skull skull room find ${gets}`, thrown: `faces:${gets}`, kept: "yes" });
const chamber = (seat: number, dice: string): Telling => told(seat, "chamber-rolled", { dice: `faces:${dice}` });

describe("worth telling", () => {
  it("is whoever dares most, and how often it went well", () => {
    expect(honoursOf(logOf(over(1, "skull"), over(1, "room"), over(0, "room")))).toEqual([
      { feat: "daring", seat: 1, count: 2, won: 1 },
    ]);
  });

  it("is the richest single throw, not the sum of small ones", () => {
    const log = logOf(chamber(0, "coin100 coin100"), chamber(0, "coin50"), chamber(1, "coin100 coin100 coin50"));
    expect(honoursOf(log)).toMatchObject([{ feat: "gold", seat: 1, count: 250 }]);
  });

  it("is nothing in which nobody is first, nothing small, and nothing taken back", () => {
    expect(honoursOf(logOf(over(1, "room"), over(0, "room"), over(1, "find"), over(0, "find")))).toEqual([]);
    expect(honoursOf(logOf(over(1, "room")))).toEqual([]);
    const undo: MomentInfo = { n: 2, what: "undo", at: "", to: 0, told: [] } as unknown as MomentInfo;
    expect(honoursOf([...logOf(over(1, "room"), over(1, "room")), undo])).toEqual([]);
  });
});
