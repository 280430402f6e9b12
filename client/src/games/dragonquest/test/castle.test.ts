import { describe, expect, it } from "vitest";
import { blot, doorstep, heroLine, penAt, spot } from "../castle/ink";
import lesson from "../../../../../src/questhall/games/dragonquest/lessons/first_raid.toml?raw";
import {
  centre,
  CHAMBER,
  EXIT,
  NEIGHBOURS,
  ORANGE,
  placeOf,
  PROTECTED,
  SQUARES,
  START,
  stepsTo,
  wayTo,
} from "../castle/plan";
import { nextRef } from "../castle/steps";

const FREE = new Set<string>();

describe("the plan", () => {
  it("is that of the rules", () => {
    expect(SQUARES).toHaveLength(138); // 136 ordinary squares, start and exit
    expect([START.ref, EXIT.ref, ORANGE.ref]).toEqual(["square:A6", "exit", "square:E2"]);
    expect(NEIGHBOURS.get("chamber")).toHaveLength(12);
    expect(NEIGHBOURS.get(START.ref)!.toSorted()).toEqual(["square:A5", "square:A7", "square:B6"]);
    expect(SQUARES.filter(({ ref }) => !PROTECTED.has(ref))).toHaveLength(94);
  });

  it("counts the shortest walks", () => {
    expect(stepsTo(START.ref, "chamber", FREE)).toBe(10);
    expect(stepsTo(ORANGE.ref, "chamber", FREE)).toBe(6);
    expect(stepsTo("chamber", "exit", FREE)).toBe(10);
    expect(stepsTo(START.ref, "chamber", new Set(NEIGHBOURS.get(START.ref)))).toBeNull();
  });

  it("leads out as the lesson wants it, so that pressing the exit does it", () => {
    const wanted = /want = \["walk ([^"]+)"\]\nthen = (\[.*"walk exit"\])/.exec(lesson)!;
    const then = (JSON.parse(wanted[2]!) as string[]).map((step) => step.replace("walk ", ""));
    expect(wayTo("square:O4", "exit", new Set(["square:N4", "square:O4"]))).toEqual([wanted[1], ...then]);
  });

  it("names the places", () => {
    expect(placeOf("square:A5")).toBe("place-west-gate");
    expect(placeOf("square:C7")).toBe("place-west-ward");
    expect(placeOf("square:G4")).toBe("place-chamber-ring");
    expect(placeOf("chamber")).toBe("place-chamber");
  });
});

describe("the line", () => {
  const line = ["square:A6", "square:B6", "square:C6", "square:C7"];

  it("is the same every time, and no step changes the strokes before it", () => {
    expect(heroLine(line)).toEqual(heroLine(line));
    expect(heroLine([...line, "square:D7"]).slice(0, 3)).toEqual(heroLine(line));
  });

  it("leads from square to square, near their middles", () => {
    const strokes = heroLine(line);
    expect(strokes.map(({ to }) => to)).toEqual(line.slice(1));
    for (const { to, end } of strokes) {
      expect(Math.hypot(end.x - centre(to).x, end.y - centre(to).y)).toBeLessThan(12);
    }
    expect(penAt(line)).toEqual(spot("square:C7"));
    expect(penAt(["square:A6"])).toEqual(spot("square:A6"));
  });

  it("begins each stroke where the last one ended", () => {
    const strokes = heroLine(line);
    for (const [n, { d }] of strokes.entries()) {
      const start = n ? strokes[n - 1]!.end : spot(line[0]!);
      const [x, y] = d.slice(1, d.indexOf("C")).split(" ").map(Number);
      expect(x).toBeCloseTo(start.x, 0);
      expect(y).toBeCloseTo(start.y, 0);
    }
  });

  it("stays inside the chamber between its doors, and off the dragon's eyes", () => {
    const inside = heroLine(["square:G5", "chamber", "square:J4"]);
    expect(inside[0]!.end).toEqual(doorstep("square:G5"));
    for (const door of NEIGHBOURS.get("chamber")!) {
      const { x, y } = doorstep(door);
      expect(x).toBeGreaterThan(CHAMBER.left * 100);
      expect(x).toBeLessThan((CHAMBER.right + 1) * 100);
      expect(y).toBeGreaterThan(CHAMBER.top * 100 + 62 + 38); // the eyes, and half of the figure
      expect(y).toBeLessThan((CHAMBER.bottom + 1) * 100);
    }
  });

  it("has blots that are never round", () => {
    expect(blot({ x: 0, y: 0 }, 10, 1)).toBe(blot({ x: 0, y: 0 }, 10, 1));
    expect(blot({ x: 0, y: 0 }, 10, 1)).not.toBe(blot({ x: 0, y: 0 }, 10, 2));
  });
});

describe("arrow keys", () => {
  it("go from square to square, over solid wall and through the chamber", () => {
    expect(nextRef("square:C5", "ArrowRight")).toBe("square:E5");
    expect(nextRef("square:G6", "ArrowRight")).toBe("chamber");
    expect(nextRef("chamber", "ArrowRight")).toBe("square:K6");
    expect(nextRef("chamber", "ArrowUp")).toBe("square:I4");
    expect(nextRef("square:A6", "ArrowLeft")).toBe("square:A6");
    expect(nextRef("square:C6", "End")).toBe("exit");
    expect(nextRef("square:C6", "x")).toBeNull();
  });

  it("reach every square", () => {
    const seen = new Set<string>(["square:A6"]);
    for (const from of seen) {
      for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) seen.add(nextRef(from, key)!);
    }
    expect(seen.size).toBe(SQUARES.length + 1);
  });
});
