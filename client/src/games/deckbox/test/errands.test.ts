import { describe, expect, it } from "vitest";
import { errands } from "../errands";
import type { Props } from "../types";
import { moment, propsOf } from "./moments";

const { before, names } = moment("walk");
const props = (more: Partial<Props> = {}): Props => propsOf(before, names, more);
const labels = (given: Props): string[] => errands(given).map(({ label }) => label);

describe("what one would go for, named where the answers are", () => {
  it("is the enemies one can walk up to and strike, with what it takes", () => {
    const { approaches } = before.view;
    expect(approaches.length).toBeGreaterThan(0);
    expect(labels(props())[0]).toMatch(/^Walk and (strike|shoot): /);
    expect(errands(props())[0]!.about).toMatch(/^Ø [\d.]+ damage · defeats it \d+% · 2 of your 2 actions$/);
    expect(labels(props({ lang: "fr" }))[0]).toMatch(/^Marcher et (frapper|tirer)\s: /);
    expect(errands(props())[0]!.next(props())).toMatch(/^step /);
  });

  it("stands below the attacks that need no walk", () => {
    const attack = { name: "melee enemy:1", verb: "melee", refs: ["enemy:1"] } as unknown as Props["options"][number];
    const [first, next] = errands(props({ options: [...props().options, attack] }));
    expect([first?.stands, next?.label]).toEqual([attack, expect.stringMatching(/^Walk and /)]);
  });

  it("is to go nearer where nobody can be reached", () => {
    const enemies = before.view.enemies.slice(0, 1).map((enemy) => ({ ...enemy, at: "3,-9" }));
    const view = { ...before.view, enemies, approaches: [] };
    const [first, ...others] = errands(props({ view }));
    expect(first?.label).toMatch(/^Walk up to: /);
    expect(others).toEqual([]);
  });

  it("leads no archer to an enemy, and nobody without an action", () => {
    const enemies = before.view.enemies.slice(0, 1).map((enemy) => ({ ...enemy, at: "3,-9" }));
    const view = { ...before.view, enemies, approaches: [] };
    expect(errands(props({ view: { ...view, turn: { ...view.turn, actions: 0 } } }))).toEqual([]);
    const bow = { dice: 9, modifier: 0, keywords: [] };
    expect(
      errands(props({ view: { ...view, heroes: view.heroes.map((hero) => ({ ...hero, ranged: bow })) } })),
    ).toEqual([]);
  });

  it("walks to nothing that is at hand already", () => {
    const at = before.view.reach.find(({ through, moves }) => !through && moves < before.view.turn.actions)!.at;
    const [first, ...others] = before.view.tiles;
    const tiles = [
      { ...first!, feature: { id: "rack", at, uses: null } },
      ...others.map((tile) => ({ ...tile, feature: null })),
    ];
    const view = { ...before.view, enemies: [], approaches: [], exits: [], tiles };
    const use = { name: "use", verb: "interact", refs: [`feature:${first!.slot}`], text: "", args: {} } as never;
    expect(errands(props({ view })).map(({ id }) => id)).toEqual([`feature:${first!.slot}`]);
    expect(errands(props({ view, options: [use] })).map(({ id }) => id)).toEqual(["use"]);
  });

  it("is a door once nobody is left to fight, and not one that is out of reach", () => {
    const { at } = before.view.reach.find(({ through, moves }) => !through && moves < before.view.turn.actions)!;
    const live = { ref: `exit:${at}`, at, state: "live" } as Props["view"]["exits"][number];
    const view = { ...before.view, enemies: [], approaches: [], exits: [live] };
    view.reach = view.reach.map((each) => ({ ...each, explores: each.at === at }));
    expect(labels(props({ view }))).toEqual([expect.stringMatching(/^Open the /)]);
    const far = { ...view, exits: [{ ...live, ref: "exit:3,-30", at: "3,-30" }] };
    expect(labels(props({ view: far }))).toEqual([expect.stringMatching(/^Go towards the /)]);
    // opened with the last action it leaves none for what is behind it
    const late = { ...view, reach: view.reach.map((each) => ({ ...each, moves: view.turn.actions })) };
    expect(labels(props({ view: late }))).toEqual([]);
  });

  it("is nobody's but the hero's who acts", () => {
    expect(errands(props({ seat: 1 - before.view.turn.hero! }))).toEqual([]);
    expect(errands(props({ step: "Window" }))).toEqual([]);
  });
});
