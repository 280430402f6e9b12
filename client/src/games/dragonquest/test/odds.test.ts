// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import module from "..";
import { show } from "../../shared/shown";
import { allLoose, getsOut, pickedDice, riskOf, subject, suggested, wayOut } from "../odds";
import { moodOf } from "../scene/mood";
import { moment, propsOf } from "./moments";
import { sayIn } from "./words";

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

  it("are told first of what most would throw again, the blanks, where there are any", () => {
    const { before, names } = moment("reroll");
    const props = propsOf(before, names);
    const { dice } = before.view;
    const blanks = dice.movement.filter((face) => face === "blank").length;
    expect(suggested(props)?.refs.length ?? 0).toBe(blanks);
    const none = { ...before.view, dice: { ...dice, movement: dice.movement.map(() => "room") } };
    expect(suggested({ ...props, view: none } as typeof props)).toBeNull();
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

it("whoever's dice lead all the way out is not late", () => {
  const { view } = moment("late").before; // one step from the exit
  const hero = view.heroes[1]!;
  expect(getsOut({ view, step: "Walk" }, hero)).toBe(true);
  expect(getsOut({ view, step: "OfferReroll" }, hero)).toBe(true); // a room lies there
  view.dice = { ...view.dice, skulls: 3 };
  expect(getsOut({ view, step: "OfferReroll" }, hero)).toBe(false);
  expect(getsOut({ view, step: "Walk" }, { ...hero, steps_left: 2 })).toBe(false);
  expect(getsOut({ view, step: "Walk" }, { ...hero, seen_chamber: false })).toBe(false);
  expect(getsOut({ view, step: "Walk" }, view.heroes[2]!)).toBe(false); // another's dice
});

describe("the way out", () => {
  const hero = { at: "square:A6", seen_chamber: false, steps_left: 20, suns_left: 18 };

  it("is told in turns it takes and turns there are", () => {
    expect(wayOut(hero, true, false)).toEqual({ turns: 14, left: 19 });
    expect(wayOut(hero, false, false)).toEqual({ turns: 14, left: 18 });
    const outside = { ...hero, at: "square:K5", seen_chamber: true, steps_left: 9 };
    expect(wayOut(outside, true, false)).toEqual({ turns: 6, left: 19 });
    expect(wayOut({ ...outside, at: "chamber", steps_left: 10 }, true, false)).toEqual({ turns: 7, left: 19 });
    expect(wayOut({ ...outside, steps_left: 4 }, true, true)).toEqual({ turns: 1, left: 19 });
  });

  it("counts suns as they are counted everywhere, and turns from the next one on", () => {
    const said = vi.fn();
    const { before, names } = moment("reroll");
    const props = propsOf(before, names);
    const hero = subject(props);
    const say = Object.assign((text: string, args?: object) => (said(text, args), text), props.say);
    show(module.parts!.Odds, { ...props, say } as typeof props);
    const [, args] = said.mock.calls.find(([text]) => text === "board-way-out")!;
    const way = wayOut(hero, true, false)!;
    expect(args).toMatchObject({ left: hero.suns_left, turns: way.turns - 1, after: "yes" });
    const words = sayIn("en", names)("board-way-out", args).replace(/\s+/g, " ");
    expect(words).toBe(`Out: about ${way.turns - 1} more turns, ${hero.suns_left} suns`);
  });

  it("never takes no turn, has one turn at least, and may be cut", () => {
    expect(wayOut({ ...hero, steps_left: 1, seen_chamber: true, suns_left: 0 }, false, false)).toEqual({
      turns: 1,
      left: 1,
    });
    expect(wayOut({ ...hero, steps_left: null }, true, false)).toBeNull();
  });
});

it("the dragon sleeps the lighter the more dragons lie aside", () => {
  expect([0, 3, 5, 6, 7].map(moodOf)).toEqual(["deep", "stirs", "light", "eye", "awake"]);
});
