// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Playing } from "../../board";
import { show } from "../../shared/shown";
import module from "..";
import { throwers } from "../dice";
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

it("a press lets it go, with a clock under it only where there is one", () => {
  const { before, names } = moment("walk");
  const skip = vi.fn();
  const board = (more: Partial<Playing>): HTMLButtonElement | null => {
    show(module.parts!.Board, { ...propsOf(before, names), skip, playing: playing(more) });
    return document.querySelector("[data-part=throw]");
  };
  board({ awaits: true, stays: 5000 })!.click();
  expect(skip).toHaveBeenCalledOnce();
  expect(document.querySelector("[data-part=throw] .time")).not.toBeNull();
  expect(board({ awaits: true, stays: Infinity })!.querySelector(".time")).toBeNull();
  expect(board({ ms: 900 })).toBeNull();
});
