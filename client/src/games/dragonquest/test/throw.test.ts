// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Playing } from "../../board";
import { show } from "../../shared/shown";
import module from "..";
import { throwers } from "../dice";
import { risen } from "../scene/cast";
import { SCENES } from "../scenes";
import { moment, propsOf } from "./moments";

const rolled = { kind: "movement-rolled", seat: 0, refs: [], rule: "", text: "", args: { dice: "faces:skull" } };
const playing = (more: Partial<Playing>): Playing => ({
  telling: rolled,
  moment: { n: 1, what: "answer", at: "", told: [rolled] },
  ms: 0,
  id: 1,
  ...more,
});

it("the first throw of a turn waits in the hand of its hero, and what is thrown again does not", () => {
  const { view } = moment("walk").before;
  expect(throwers(rolled, view, "")).toEqual([0]);
  expect(throwers(rolled, view, "OfferReroll")).toEqual([]);
  expect(throwers({ ...rolled, kind: "danger-die" }, view, "")).toEqual([]);
});

it("walls of this turn stay in sight of whoever throws", () => {
  const rises = (whose: number, square: string) => ({
    ...rolled,
    kind: "blocked",
    args: { square: `square:${square}`, whose: `seat:${whose}` },
  });
  const begins = { ...rolled, kind: "turn-begins" };
  const told = [rises(0, "B2"), begins, rises(0, "C7"), rises(1, "D4"), rolled, rises(0, "E5")];
  expect(risen({ playing: playing({ moment: { n: 1, what: "answer", at: "", told } }), told: [] })).toEqual([
    "square:C7",
  ]);
});

it("a third skull leads on without a press, and no blow of one's own danger is hurried by what follows", () => {
  expect(SCENES.skulls).not.toHaveProperty("stage");
  const { beat, lasts } = module.events!;
  for (const kind of ["danger-die", "battle-die", "damage-dice", "lp-lost"])
    expect(beat!({ ...rolled, kind })).toBe(lasts!({ ...rolled, kind }));
  expect(beat!({ ...rolled, kind: "walked" })).toBe(0);
});

it("one waits for the last die where two skulls lie already, and only for one's own", () => {
  const again = (dice: string, thrown: string) => ({
    ...rolled,
    args: { dice: `faces:${dice}`, thrown: `faces:${thrown}`, kept: "yes", red: "no" },
  });
  const { lasts } = module.events!;
  const tense = again("skull skull room blank find", "room blank");
  expect(lasts!(tense)).toBeGreaterThan(lasts!(again("skull skull room blank find", "skull room")));
  expect(lasts!(tense, true)).toBeLessThan(lasts!(rolled));
});

it("and in the chamber, where the dragon sleeps lightly", () => {
  const thrown = (dragons: number) => ({
    ...rolled,
    kind: "chamber-rolled",
    args: { dice: "faces:dragon star", dragons },
  });
  const { lasts } = module.events!;
  expect(lasts!(thrown(6))).toBeGreaterThan(lasts!(thrown(5))); // one of them has fallen just now
  expect(lasts!(thrown(6), true)).toBeLessThan(lasts!(thrown(6)));
});

it("a press lets it go over the castle, with a clock under it only where there is one, and what it brings is read", () => {
  const { before, names } = moment("walk");
  const skip = vi.fn();
  const cast = (more: Partial<Playing>): Element => {
    const props = { ...propsOf(before, names), skip, playing: playing(more) };
    expect(module.parts!.scene!(props)).toBe(true);
    show(module.parts!.Scene!, props);
    return document.querySelector(".cast")!;
  };
  const button = (more: Partial<Playing>) => cast(more).querySelector<HTMLButtonElement>("[data-part=throw]");
  button({ awaits: true, stays: 5000 })!.click();
  expect(skip).toHaveBeenCalledOnce();
  expect(document.querySelector("[data-part=throw] .time")).not.toBeNull();
  expect(button({ awaits: true, stays: Infinity })!.querySelector(".time")).toBeNull();
  expect(button({ ms: 900 })).toBeNull();
  expect(cast({ ms: 900 }).querySelector(".sum.seen")).toBeNull();
  expect(cast({ ms: 900, lies: 800 }).querySelector(".sum.seen")).not.toBeNull();
});
