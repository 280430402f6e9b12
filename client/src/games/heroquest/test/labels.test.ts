import { describe, expect, it } from "vitest";
import { labelled } from "../dungeon/labels";

const SEEN = { x: 0, y: 0, w: 400, h: 400 };

describe("a name on the board", () => {
  it("is as large as one can read it, however far away one looks", () => {
    expect(labelled("Orc", { x: 200, y: 200 }, SEEN, 800).size).toBe(11);
    expect(labelled("Orc", { x: 200, y: 200 }, SEEN, 200).size).toBe(25);
    expect(labelled("Orc", { x: 200, y: 200 }, SEEN, 0).size).toBe(12.5); // before the window has a size
  });

  it("is never cut by the edge of the window", () => {
    const long = "The gargoyle Verag";
    expect(labelled(long, { x: 10, y: 200 }, SEEN, 400).x).toBeGreaterThan(60);
    expect(labelled(long, { x: 390, y: 200 }, SEEN, 400).x).toBeLessThan(340);
    expect(labelled(long, { x: 200, y: 390 }, SEEN, 400).y).toBeLessThan(380);
    expect(labelled(long, { x: 200, y: 200 }, SEEN, 400)).toMatchObject({ x: 200 });
  });

  it("does not run across the head of whoever stands below", () => {
    const [hero, below, above] = [200, 240, 160].map((y) => ({ x: 200, y }));
    const at = (...others: { x: number; y: number }[]): number =>
      labelled("Barbarian", hero!, SEEN, 400, [hero!, ...others]).y;
    expect(at()).toBeGreaterThan(200);
    expect(at(below!)).toBeLessThan(200);
    expect(at(above!)).toBeGreaterThan(200);
    expect(at(below!, above!)).toBeGreaterThan(200);
  });
});
