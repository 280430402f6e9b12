import { describe, expect, it } from "vitest";
import { answeredSince, followed, kept, lastAnswer, missed, turns, undone } from "../src/table/model/logbook";
import { marksOf, stopsOf, turnFrom } from "../src/table/model/replay_stops";
import type { MomentInfo, What } from "../src/wire";

const entry = (n: number, what: What, told: string[] = ["thing"], to?: number): MomentInfo => ({
  n,
  what,
  at: "",
  told: told.map((kind) => ({ kind, seat: n % 2, refs: [], rule: "", text: kind, args: {} })),
  ...(to === undefined ? {} : { to }),
});
const PLAIN = {
  begins: ({ kind }: { kind: string }) => kind === "turn-begins",
  quiet: ({ kind }: { kind: string }) => kind === "hush",
};

describe("what was taken back", () => {
  it("does not count until it is brought back", () => {
    const line = [entry(0, "start"), entry(1, "answer"), entry(2, "roll"), entry(3, "answer"), entry(4, "undo", [], 1)];
    expect(undone(line)).toEqual(new Set([2, 3]));
    expect(undone([...line, entry(5, "redo", [], 2)])).toEqual(new Set([3]));
    expect(undone([...line, entry(5, "answer")])).toEqual(new Set([2, 3]));
  });

  it("follows one undo after another", () => {
    const line = [entry(1, "answer"), entry(2, "answer"), entry(3, "undo", [], 1), entry(4, "undo", [], 0)];
    expect(undone(line)).toEqual(new Set([1, 2]));
    expect(undone([...line, entry(5, "redo", [], 1), entry(6, "redo", [], 2)])).toEqual(new Set());
  });
});

describe("the log", () => {
  it("is grouped by turns and leaves out what says nothing new", () => {
    const found = turns(
      [
        entry(0, "start", ["first"]),
        entry(1, "roll", ["turn-begins", "hush", "thing"]),
        entry(2, "answer"),
        entry(3, "undo", [], 1),
      ],
      PLAIN,
    );
    expect(
      found.map((turn) => [
        turn.head?.n ?? null,
        turn.lines.map((line) => [line.n, line.telling?.kind ?? null, line.undone]),
      ]),
    ).toEqual([
      [null, [[0, "first", false]]],
      [
        1,
        [
          [1, "thing", false],
          [2, "thing", true],
          [3, null, false],
        ],
      ],
    ]);
  });

  it("keeps the lines in which nothing has changed, whatever comes after them", () => {
    const first = [entry(0, "start", ["first"]), entry(1, "roll", ["turn-begins", "thing"]), entry(2, "answer")];
    const before = turns(first, PLAIN);
    const more = kept(before, turns([...first, entry(3, "answer")], PLAIN));
    expect(more[0]).toBe(before[0]);
    expect(more[1]).not.toBe(before[1]);
    expect(more[1]!.lines.slice(0, 2).map((line, n) => line === before[1]!.lines[n])).toEqual([true, true]);
    expect(more[1]!.lines.map((line) => line.n)).toEqual([1, 2, 3]);

    const back = kept(more, turns([...first, entry(3, "answer"), entry(4, "undo", [], 1)], PLAIN));
    expect(back[1]!.lines.map((line) => line.undone)).toEqual([false, true, true, false]);
    expect(back[0]).toBe(before[0]);
  });

  it("counts what somebody has missed", () => {
    const line = [entry(1, "answer"), entry(2, "answer", ["a", "b"]), entry(3, "answer"), entry(4, "undo", [], 2)];
    expect(missed(line, 1)).toBe(2);
    expect(missed(line, 4)).toBe(0);
  });
});

it("knows the last answer of some seats that was not taken back", () => {
  const entry = (n: number, seat: number): MomentInfo => ({ n, what: "answer", at: "", told: [], seat });
  const log: MomentInfo[] = [entry(0, 0), entry(1, 1), entry(2, 0)];
  expect(lastAnswer(log, [0])?.n).toBe(2);
  expect(lastAnswer([...log, { n: 3, what: "undo", to: 1, at: "", told: [] }], [0])?.n).toBe(0);
  expect(lastAnswer(log, [2])).toBeUndefined();
});

it("knows whether somebody else has answered since", () => {
  const entry = (n: number, seat: number): MomentInfo => ({ n, what: "answer", at: "", told: [], seat });
  const log = [entry(0, 0), entry(1, 1), entry(2, 0)];
  expect(log.map((moment) => answeredSince(log, moment))).toEqual([true, true, false]);
  const back: MomentInfo = { n: 3, what: "undo", to: 0, at: "", told: [] };
  expect(answeredSince([...log, back], log[0]!)).toBe(false);
});

describe("where a replay stops", () => {
  const begins = ({ kind }: { kind: string }) => kind === "turn-begins";
  const stops = stopsOf(
    [
      entry(0, "start", ["turn-begins"]),
      entry(1, "answer"),
      entry(2, "roll", ["turn-begins"]),
      entry(3, "answer", ["turn-begins"]),
      entry(4, "undo", [], 2),
      entry(5, "answer"),
      entry(6, "answer", ["turn-begins"]),
      entry(7, "end"),
    ],
    begins,
  );
  it("is every step that counts, and every turn", () => {
    expect(stops).toEqual({ all: [0, 1, 2, 5, 6], turns: [2, 4] });
  });
  it("marks what turned the game, and nothing that was taken back", () => {
    expect(marksOf(stops, [{ n: 2 }, { n: 2 }, { n: 3 }, { n: 6 }])).toEqual([2, 4]);
  });
  it("jumps from turn to turn, and to both ends", () => {
    expect([0, 2, 4].map((place) => turnFrom(stops, place, 1))).toEqual([2, 4, 4]);
    expect([4, 3, 2].map((place) => turnFrom(stops, place, -1))).toEqual([2, 2, 0]);
  });
});

it("knows from the turns so far who comes after whom", () => {
  const turn = (seat: number | null, undone = false) => ({ key: "", head: null, seat, lines: [], undone });
  const turns = [turn(null), turn(0), turn(2), turn(1), turn(1, true), turn(0)];
  expect(followed(turns, 0)).toBe(2);
  expect(followed(turns, 2)).toBe(1);
  expect(followed(turns, 1)).toBe(0);
  expect(followed([turn(0)], 0)).toBeNull();
  expect(followed(turns, 3)).toBeNull();
  const isOut = (...out: number[]) => [turns, 0, (seat: number) => out.includes(seat)] as const;
  expect(followed(...isOut(2))).toBe(1); // whoever is out is passed over
  expect(followed(...isOut(1, 2))).toBeNull();
});
