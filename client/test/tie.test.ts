import { describe, expect, it } from "vitest";
import { tieTo } from "../src/ui/tie";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("a card and what it is about", () => {
  const thing = box(100, 100, 200, 140);
  it("need no tie where they touch", () => {
    expect(tieTo(thing, box(120, 148, 260, 200))).toBeNull();
    expect(tieTo(thing, box(150, 120, 260, 200))).toBeNull();
  });
  it("are tied from edge to edge, in the middle of what they share", () => {
    expect(tieTo(thing, box(120, 300, 180, 340))).toEqual({ from: { x: 150, y: 300 }, to: { x: 150, y: 140 } });
    expect(tieTo(thing, box(300, 0, 340, 50))).toEqual({ from: { x: 300, y: 50 }, to: { x: 200, y: 100 } });
  });
});
