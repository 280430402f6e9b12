import { describe, expect, it } from "vitest";
import { progress, type Runner } from "../race";
import { shortOf } from "../reading";

const AT_GATE: Runner = {
  status: "inside",
  at: "square:A6",
  line: ["square:A6"],
  steps_left: 20,
  to_chamber: 8,
  blocked: [],
  crossed: [],
  seen_chamber: false,
};

describe("the road from the gate past the dragon to the way out", () => {
  it("begins at the gate, and half of it leads to the chamber", () => {
    expect(progress(AT_GATE)).toBe(0);
    const walked = [...AT_GATE.line, "square:B6", "square:C6", "square:D6", "square:E6"];
    expect(progress({ ...AT_GATE, line: walked, to_chamber: 4 })).toBe(0.25);
    expect(progress({ ...AT_GATE, at: "chamber" })).toBe(0.5);
  });

  it("the other half leads out", () => {
    const line = ["square:A6", "chamber", "square:K6", "square:L6"];
    expect(progress({ ...AT_GATE, line, seen_chamber: true, to_chamber: 0, steps_left: 6 })).toBe(0.625);
    expect(progress({ ...AT_GATE, status: "escaped" })).toBe(1);
  });

  it("is where somebody fell, whatever the rules no longer count", () => {
    const line = ["square:A6", "square:B6", "square:C6"];
    const alive = { ...AT_GATE, at: "square:C6", line };
    const left = shortOf(alive).steps;
    expect(progress({ ...alive, status: "dead", steps_left: null, to_chamber: 0 })).toBe(
      progress({ ...alive, to_chamber: left }),
    );
  });

  it("goes nowhere once all ways are cut", () => {
    const line = ["square:A6", "chamber", "square:K6"];
    expect(progress({ ...AT_GATE, line, seen_chamber: true, to_chamber: 0, steps_left: null })).toBe(0.75);
  });
});
