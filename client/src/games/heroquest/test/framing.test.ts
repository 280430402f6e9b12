/** The window shows what is known as large as it can, and grows with it. */
import { describe, expect, it } from "vitest";
import type { Camera } from "../../shared/camera";
import { reachOf } from "../dungeon/attention";
import { framed, steadily, withinReach, type Known } from "../dungeon/framing";
import { CELL, centre, COLUMNS, nameOf, ROWS, squareOf, view as lens } from "../dungeon/plan";
import { moment, propsOf } from "./moments";

const DESK = { width: 776, height: 660 };
const PHONE = { width: 360, height: 290 };

/** A board on which only these columns and rows have been seen. */
const known = ([left, right]: [number, number], [top, bottom]: [number, number]): Known => ({
  rows: Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) =>
      column >= left && column <= right && row >= top && row <= bottom ? "." : "#",
    ).join(""),
  ),
  stairs: [],
});
const NOTHING: Known = { ...known([1, 0], [1, 0]), stairs: ["S15", "T15", "S16", "T16"] };
const ROOM = known([17, 19], [13, 16]); // three by four squares, near the edge
const ROOMS = known([13, 22], [9, 17]);
const MUCH = known([6, 24], [2, 17]);

describe("the window over the dungeon", () => {
  it("has a single room in its middle, with large squares", () => {
    for (const [size, least] of [
      [DESK, 80],
      [PHONE, 40],
    ] as const) {
      const camera = framed(size, ROOM, [centre("S16")]);
      expect(lens.pixelsIn(size, camera)).toBeGreaterThanOrEqual(least);
      expect(camera.x + camera.w / 2).toBeCloseTo(18.5 * CELL);
      expect(camera.y + camera.h / 2).toBeCloseTo(15 * CELL);
    }
  });

  it("shows the stairs before anything is known", () => {
    const camera = framed(DESK, NOTHING, [centre("M10")]);
    expect(camera.x + camera.w / 2).toBeCloseTo(19 * CELL);
  });

  it("grows with what is revealed, while its squares stay large", () => {
    const [before, after] = [ROOM, ROOMS].map((view) => framed(DESK, view, [centre("S16")]));
    expect(after!.w).toBeGreaterThan(before!.w);
    for (const corner of ["N10", "W18"]) expect(lens.sees(after!, centre(corner), 0)).toBe(true);
  });

  it("is about what matters once much is known, and has all of that in sight", () => {
    const hero = framed(DESK, MUCH, [centre("Y18")]);
    expect(lens.pixelsIn(DESK, hero)).toBeCloseTo(60);
    const both = ["H4", "W16"].map(centre);
    const wide = framed(DESK, MUCH, both);
    expect(both.map((point) => lens.sees(wide, point, CELL / 2))).toEqual([true, true]);
  });

  it("stays where it is while all that matters is in sight, and follows what leaves it", () => {
    const held = steadily();
    const look = (name: string): Camera => held(DESK, framed(DESK, MUCH, [centre(name)]), [centre(name)]);
    const first = look("M10");
    expect(look("N11")).toEqual(first);
    expect(look("W16")).not.toEqual(first);
  });

  it("has a long reach in sight only as far as squares stay large enough", () => {
    const reach = { about: centre("M10"), points: ["M10", "P10", "Z10"].map(centre) };
    expect(withinReach(DESK, reach)).toEqual(["M10", "P10"].map(centre));
  });

  it("follows the hero on a phone when there is much to see, and shows little else than what is known", () => {
    const camera = framed(PHONE, MUCH, [centre("Y18")]);
    expect(lens.pixelsIn(PHONE, camera)).toBeCloseTo(38);
    expect(lens.sees(camera, centre("Y18"), 0)).toBe(true);
    expect(camera.x + camera.w).toBeLessThanOrEqual((24 + 1 + 1.2) * CELL);
  });

  it("has both in sight who fight from afar, on a desk and on a phone", () => {
    const fight = ["G3", "U15"].map(centre);
    for (const size of [DESK, PHONE]) {
      const camera = framed(size, MUCH, [fight[0]!, ...fight], true);
      expect(fight.map((point) => lens.sees(camera, point, CELL / 2))).toEqual([true, true]);
    }
    const near = framed(DESK, MUCH, ["T15", "U15"].map(centre), true);
    expect(lens.pixelsIn(DESK, near)).toBeCloseTo(60);
  });
});

it("has the enemies near a hero in sight at his turn, also those whom only the others see", () => {
  const { before, names } = moment("walk");
  const orc = before.view.monsters[0]!;
  const here = squareOf(before.view.heroes[before.view.turn.hero!]!.at!);
  const there = nameOf({ ...here, column: here.column - 6 }); // farther than what is looked at of the ground
  const hidden = { ...before.view, sight: [], reach: {}, monsters: [{ ...orc, at: there }] };
  const looks = reachOf(propsOf({ ...before, view: hidden }, names), hidden)!;
  expect(withinReach(DESK, looks)).toContainEqual(centre(there));
  const far = { ...hidden, monsters: [{ ...orc, at: "A1" }] };
  const away = reachOf(propsOf({ ...before, view: far }, names), far)!;
  expect(withinReach(DESK, away)).not.toContainEqual(centre("A1"));
});
