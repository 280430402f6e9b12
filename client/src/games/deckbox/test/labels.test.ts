/** Words on a crowded table do not pile up. */
import { describe, expect, it } from "vitest";
import { AFAR, BAR, figureAt, healthAt, laidOut, overlap, type Label } from "../dungeon/labels";
import { CELL, crowded } from "../dungeon/squares";

const FRAME = { x: 0, y: 0, w: 800, h: 600 };
const at = (x: number, y: number) => ({ x: (x + 0.5) * 40, y: (y + 0.5) * 40 });
const plate = (key: string, x: number, y: number): Label => ({ key, at: at(x, y), w: 70, h: 34 });

describe("labels", () => {
  it("lie on no figure and on no other label while there is room", () => {
    const labels = [plate("a", 8, 5), plate("b", 8, 6), plate("c", 9, 5)];
    const figures = labels.map((label) => figureAt(label.at));
    const boxes = [...laidOut(labels, figures, FRAME).values()];
    for (const [n, box] of boxes.entries())
      for (const other of [...figures, ...boxes.slice(0, n)]) expect(overlap(box, other)).toBe(0);
  });

  it("stay in sight", () => {
    const placed = laidOut([plate("a", 0, 14), plate("b", 19, 0)], [], FRAME);
    for (const box of placed.values()) expect(overlap(box, FRAME)).toBe(box.w * box.h);
  });

  it("hide no number of a column of figures", () => {
    const column = [4, 5, 6].map((y) => at(5, y));
    const numbers = column.map(healthAt);
    const box = laidOut([plate("a", 5, 5)], [...column.map(figureAt), ...numbers], FRAME).get("a")!;
    for (const number of numbers) expect(overlap(box, number)).toBe(0);
  });
});

describe("a crowd", () => {
  it("is whoever has somebody at a side, not at a corner", () => {
    expect(crowded(["3,-1", "3,0", "4,1", "7,7", "8,7"])).toEqual(new Set(["3,-1", "3,0", "7,7", "8,7"]));
  });

  it("is read without looking twice: numbers and letters lie on their own square, seen from afar too", () => {
    const half = CELL / 2;
    expect(BAR.y + BAR.h / 2).toBeLessThanOrEqual(half);
    expect(AFAR.bar + (AFAR.scale * BAR.h) / 2).toBeLessThanOrEqual(half);
    expect(AFAR.letter.x + AFAR.scale * 6.4).toBeLessThanOrEqual(half);
    expect(AFAR.letter.x + AFAR.scale * 6.2).toBeLessThanOrEqual(half);
    expect(AFAR.scale * 6.6 - AFAR.letter.y).toBeLessThanOrEqual(half);
  });
});
