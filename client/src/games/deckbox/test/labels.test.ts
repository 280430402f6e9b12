/** Words on a crowded table do not pile up. */
import { describe, expect, it } from "vitest";
import { figureAt, healthAt, laidOut, overlap, type Label } from "../dungeon/labels";

const FRAME = { x: 0, y: 0, w: 800, h: 600 };
const at = (x: number, y: number) => ({ x: (x + 0.5) * 40, y: (y + 0.5) * 40 });
const plate = (key: string, x: number, y: number): Label => ({ key, at: at(x, y), w: 70, h: 34 });

describe("labels", () => {
  it("lie on no figure and on no other label while there is room", () => {
    const labels = [plate("a", 8, 5), plate("b", 8, 6), plate("c", 9, 5)];
    const figures = labels.map((label) => figureAt(label.at, label.key));
    const boxes = [...laidOut(labels, figures, FRAME).values()];
    for (const [n, box] of boxes.entries())
      for (const other of [...figures, ...boxes.slice(0, n)]) expect(overlap(box, other)).toBe(0);
  });

  it("stay in sight", () => {
    const placed = laidOut([plate("a", 0, 14), plate("b", 19, 0)], [], FRAME);
    for (const box of placed.values()) expect(overlap(box, FRAME)).toBe(box.w * box.h);
  });

  it("sit on a corner of their own figure where they are badges, and not on a neighbour", () => {
    const badge = { key: "harm hero:0", at: at(5, 5), w: 26, h: 24, badge: true };
    const [own, neighbour] = [figureAt(badge.at, badge.key), figureAt(at(6, 5))];
    const box = laidOut([badge], [own, neighbour], FRAME).get(badge.key)!;
    expect(overlap(box, own)).toBeGreaterThan(0);
    expect(overlap(box, neighbour)).toBe(0);
  });

  it("leave the face of their own figure free where they are badges", () => {
    const badge = { key: "harm hero:0", at: at(5, 5), w: 28, h: 26, badge: true };
    const face = { x: badge.at.x - 11, y: badge.at.y - 12, w: 22, h: 20 };
    for (const others of [[], [at(5, 4)], [at(5, 4), at(6, 5)], [at(5, 4), at(4, 5)]]) {
      const taken = [
        figureAt(badge.at, badge.key),
        healthAt(badge.at),
        ...others.flatMap((o) => [figureAt(o), healthAt(o)]),
      ];
      expect(overlap(laidOut([badge], taken, FRAME).get(badge.key)!, face)).toBe(0);
    }
  });

  it("hide no number, neither their own figure's nor that of the next one in a column", () => {
    const badge = { key: "harm hero:0", at: at(5, 5), w: 28, h: 26, badge: true };
    const column = [4, 5, 6].map((y) => at(5, y));
    const numbers = column.map(healthAt);
    const box = laidOut([badge], [...column.map((each) => figureAt(each)), ...numbers], FRAME).get(badge.key)!;
    for (const number of numbers) expect(overlap(box, number)).toBe(0);
  });
});
