import { expect, it } from "vitest";
import type { Offer, PromiseView, SideName, View } from "../view";
import { otherWord } from "../words";

const bribe = (side: SideName): Offer => ({ to: "seat:2", want: [{ kind: "side", side }] }) as unknown as Offer;
const given = (state: string, turn = 4): View =>
  ({
    turn,
    promises: [
      { from: "seat:2", to: "seat:0", turn: 4, state, pledge: { kind: "side", side: "attacker" } },
    ] as unknown as PromiseView[],
  }) as View;

it("knows whose word an offer would contradict", () => {
  expect(otherWord(given("open"), bribe("defender"))).toBe("seat:0");
  expect(otherWord(given("open"), bribe("attacker")), "the same side").toBeNull();
  expect(otherWord(given("kept"), bribe("defender")), "judged already").toBeNull();
  expect(otherWord(given("open", 5), bribe("defender")), "in another arena").toBeNull();
});
