import { describe, expect, it } from "vitest";
import { allLoose, pickedDice, riskOf, subject } from "../odds";
import { moodOf } from "../scene/mood";
import { moment, propsOf } from "./moments";

describe("chances", () => {
  it("are those the options tell, for whichever of equal dice is picked", () => {
    const { before, names } = moment("reroll-two-skulls");
    const props = propsOf(before, names);
    const dice = before.view.dice.movement;
    const loose = dice
      .map((face, n) => ({ face, ref: `die:${n + 1}` }))
      .filter(({ face }) => face !== "skull" && face !== "double");
    expect([...allLoose(props)].sort()).toEqual(loose.map(({ ref }) => ref).sort());
    const alone = loose.map(({ ref }) => riskOf(props, [ref]));
    expect(alone.every((risk) => risk === 33)).toBe(true);
    expect(riskOf(props, ["die:1"])).toBeNull(); // a skull stays
  });

  it("follow the dice that are picked", () => {
    const { before, names } = moment("reroll");
    const props = propsOf(before, names);
    const [first] = props.lit.keys();
    expect(pickedDice(propsOf(before, names, { picked: [first!] }))).toEqual([first]);
  });

  it("are about the neighbour's castle when one walls it up", () => {
    const { before, names } = moment("block");
    expect(subject(propsOf(before, names)).seat).toBe(before.view.active);
  });
});

it("the dragon sleeps the lighter the more dragons lie aside", () => {
  expect([0, 3, 5, 6, 7].map(moodOf)).toEqual(["deep", "stirs", "light", "eye", "awake"]);
});
