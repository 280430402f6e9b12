import { describe, expect, it } from "vitest";
import { noted } from "../projection";
import type { Adventurer, ArenaFight, DungeonFight, View } from "../types";
import { moment, NAMES } from "./moments";

/** All that events say of a seat: what is not told, only the next view knows. */
const SAID = ["gems", "trophies", "wounds", "power", "ally", "worn", "open_quests", "main", "token", "unique"] as const;
const said = (who: Adventurer): unknown => ({
  ...Object.fromEntries(SAID.map((key) => [key, who[key]])),
  surplus: who.surplus.toSorted(),
  carcasses: who.carcasses.map(({ card }) => card).toSorted(),
  completed: who.completed.toSorted(),
  ledger: who.ledger,
});
const table = ({ adventurers, bank, pot, curse, active, round, promises }: View): unknown => ({
  seats: adventurers.map(said),
  promises: promises.map(({ ref, state }) => `${ref} ${state}`).toSorted(),
  ...{ bank, pot, curse, active, round },
});

describe("events written on the sheets", () => {
  it.each(NAMES)("lead to the view that follows: %s", (name) => {
    const { before, moments, after } = moment(name);
    const told = moments.flatMap((each) => each.told);
    if (after.over) return; // then everything is laid open
    expect(table(noted(before.view, told, after.view))).toEqual(table(after.view));
  });

  it.each(["dungeon", "ally-asked"])("put whoever has sold his help into the fight with the handshake: %s", (name) => {
    const { before, moments, after } = moment(name);
    const struck = moments.flatMap(({ told }) => told).find(({ kind }) => kind === "offer-accepted")!;
    const { fight, offers } = noted(before.view, [struck], after.view);
    const { helper } = struck.args;
    expect(fight).toMatchObject({
      ally: helper,
      green: { ally: (before.view.fight as DungeonFight).helps[String(helper)] },
    });
    expect(offers.some(({ ref }) => struck.refs.includes(ref))).toBe(false);
  });

  it("count what an ally was promised as soon as he stands in the fight, and once", () => {
    const { before, moments, after } = moment("dungeon");
    const told = moments.flatMap((each) => each.told);
    const struck = told.findIndex(({ kind }) => kind === "offer-accepted");
    const made = (until: number): string[] =>
      noted(before.view, told.slice(0, until), after.view).promises.map(({ ref }) => ref);
    const word = told.findIndex(({ kind }) => kind === "promised");
    expect(word).toBeGreaterThan(struck);
    expect(made(struck + 1)).toEqual(made(word + 1));
    expect(made(struck + 1).length).toBeGreaterThan(made(struck).length);
  });

  it("change what they tell of, one by one, and leave the view before as it is", () => {
    const { before, moments, after } = moment("broken");
    const copy = structuredClone(before.view);
    const told = moments.flatMap((each) => each.told);
    let shown = before.view;
    for (const telling of told) {
      const next = noted(shown, [telling], after.view);
      if (telling.kind === "gems-gained") expect(next).not.toEqual(shown);
      shown = next;
    }
    expect(table(shown)).toEqual(table(after.view));
    expect(before.view).toEqual(copy);
  });

  it("make whoever announces something before the dice as strong as he fights then", () => {
    const { before, moments } = moment("revealed");
    const { view } = before;
    const told = moments.flatMap((each) => each.told).find(({ kind }) => kind === "dice-rolled")!;
    const powers = (...whats: string[]): unknown => {
      const announced = whats.map((what) => ({
        ...told,
        kind: "announced",
        args: { who: (view.fight as ArenaFight).defender, what },
      }));
      return (noted(view, announced, null).fight as ArenaFight).powers;
    };
    expect(powers("stand")).toEqual({ attacker: 13, defender: 13 });
    expect(powers("double")).toEqual({ attacker: 13, defender: 20 });
    expect(powers("stand", "double"), "the last stand is never doubled").toEqual({ attacker: 13, defender: 23 });
  });
});
