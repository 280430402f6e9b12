// @vitest-environment happy-dom
/** What the others did since one's last turn. */
import { describe, expect, it } from "vitest";
import module from "..";
import type { MomentInfo, Telling } from "../../../wire";
import { show } from "../../shared/shown";
import { recapOf } from "../recap";
import { moment, propsOf } from "./moments";
import { sayIn } from "./words";

const tell = (kind: string, seat: number, args: Record<string, unknown> = {}, refs: string[] = []): Telling => ({
  kind,
  seat,
  args,
  refs,
  rule: "",
  text: `event-${kind}`,
});
const ROUND = [
  tell("turn-begins", 1),
  tell("walked", 1, { square: "square:A5" }), // before one's last turn
  tell("turn-begins", 0),
  tell("walked", 0, { square: "square:B6" }),
  tell("turn-begins", 1),
  tell("blocked", 2, { square: "square:C5", whose: "seat:1" }, ["square:C5"]),
  tell("encounter", 1, { danger: "danger:arrow" }),
  tell("lp-lost", 1, { lost: 1, left: 12 }),
  tell("lp-lost", 1, { lost: 3, left: 9 }),
  tell("turn-begins", 2),
  tell("walked", 2, { square: "square:B6" }),
  tell("walked", 2, { square: "square:B7" }),
  tell("chamber-entered", 2, { from: "square:B7" }),
  tell("chamber-rolled", 2, { dice: "faces:coin50 coin100 star" }),
  tell("treasure-taken", 2, {}, ["treasure:horn"]),
  tell("find-ticked", 2, { row: 1, box: 1 }),
  tell("turn-begins", 0),
];

describe("since one's last turn", () => {
  it("each of the others has gone somewhere, lost and found something", () => {
    const [bo, cy, ...more] = recapOf(ROUND, [0]);
    expect(more).toEqual([]);
    expect(bo).toMatchObject({ seat: 1, steps: 0, lost: 4, by: "danger:arrow", walls: ["square:C5"] });
    expect(cy).toMatchObject({ seat: 2, steps: 3, to: "chamber", gold: 150, gained: ["treasure:horn"], finds: 1 });
  });

  it("is over once the turn is under way, and nothing at the beginning or in others' turns", () => {
    expect(recapOf([...ROUND, tell("sun-crossed", 0)], [0])).toHaveLength(2);
    expect(recapOf([...ROUND, tell("walked", 0, { square: "square:B5" })], [0])).toEqual([]);
    expect(recapOf([...ROUND, tell("turn-begins", 1)], [0])).toEqual([]);
    expect(recapOf([tell("turn-begins", 0)], [0])).toEqual([]);
    expect(recapOf([], [0])).toEqual([]);
  });

  it("before one's first turn it begins with the first of all", () => {
    expect(recapOf(ROUND.slice(0, 3), [0]).map(({ seat, steps }) => [seat, steps])).toEqual([[1, 1]]);
  });

  it("keeps how it ended for somebody", () => {
    const end = [tell("turn-begins", 1), tell("died", 1, { cause: "demon" }), tell("turn-begins", 2)];
    const found = recapOf([...end, tell("escaped", 2, { total: 900 }), tell("turn-begins", 0)], [0]);
    expect(found.map(({ cause, out }) => [cause, out])).toEqual([
      ["demon", -1],
      ["", 900],
    ]);
  });

  it("stands on the board before one walks, in words of both languages, and not for whoever plays several", () => {
    const { before, names } = moment("reroll");
    const props = propsOf(before, names);
    const [me, other] = props.seat === 0 ? [0, 1] : [1, 0];
    const told = [
      { n: 1, told: [tell("turn-begins", other), tell("encounter", other, { danger: "danger:ghoul" })] },
      { n: 2, told: [tell("lp-lost", other, { lost: 2, left: 9 }), tell("turn-begins", me)] },
    ] as unknown as MomentInfo[];
    const words = (more: object): string | undefined => {
      show(module.parts!.Board, { ...props, told, ...more });
      return document.querySelector(".recap li > span:last-child")?.textContent.replace(/\s+/g, " ");
    };
    expect(words({ say: sayIn("en", names) })).toBe("−2 LP (the ghoul)");
    expect(words({ say: sayIn("fr", names), lang: "fr" })).toBe("−2 PV (la Goule)");
    expect(words({ step: "Walk" })).toBeUndefined();
    expect(words({ held: [0, 1] })).toBeUndefined();
    expect(words({ past: true })).toBeUndefined();
  });
});
