// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Telling } from "../../../wire";
import { contents } from "../dungeon/contents";
import { alone, called, initial, monsterInitial, monsterName, standIn } from "../names";
import { pieces } from "../placing";
import { hasName } from "../told";
import { prose } from "../types";
import { moment, sayIn } from "./moments";

const say = sayIn("en");

describe("monsters alike", () => {
  const name = { en: "Grik", fr: "Grik" };

  it("are told apart by their number, in words and on their stand", () => {
    const goblin = { kind: "goblin", name: null };
    const both = (number: number) => [
      monsterName({ ...goblin, number }, say, "en"),
      monsterInitial({ ...goblin, number }, say, "en"),
    ];
    expect([both(0), both(2)]).toEqual([
      ["Goblin", "Go"],
      ["Goblin\u00a02", "Go2"],
    ]);
    expect(monsterName({ kind: "goblin", name, number: 0 }, say, "en")).toBe("Grik");
  });

  it("have no name of their own for all that", () => {
    const slain = (monster: unknown): Telling => ({ kind: "monster-slain", args: { monster } }) as unknown as Telling;
    expect(hasName(slain(name))).toBe(true);
    expect(hasName(slain({ text: "numbered", args: { what: "kind:goblin", number: 2 } }))).toBe(false);
    expect(hasName(slain("kind:goblin"))).toBe(false);
  });
});

describe("monsters", () => {
  const { view } = moment("fight").before;
  const foe = { ...view.monsters[0]!, kind: "zombie", name: null };

  it("are lettered without their article", () => {
    expect(["the Pale Dwarf", "l’Elfe pâle", "Goblin", "orc"].map(initial)).toEqual(["P", "E", "G", "O"]);
    expect(alone("the Pale Dwarf")).toBe("The Pale Dwarf");
  });

  it("say which figure stands for them, on the board and in the list of what to place", () => {
    expect(standIn({ ...foe, figure: "zombie" }, say)).toBe("");
    expect(standIn({ ...foe, figure: "orc" }, say)).toBe("an orc stands for it");
    expect(standIn({ ...foe, figure: "mummy" }, sayIn("fr"))).toBe("figurine\u00a0: une momie");
    const listed = pieces({ ...view, monsters: [{ ...foe, figure: "skeleton" }] }, say, "en").find(
      ({ kind }) => kind === "monster",
    );
    expect(listed!.name).toBe("Zombie (a skeleton stands for it)");
  });
});

describe("what is on a square", () => {
  it("is figures, things, pieces and doors, each called by a word", () => {
    const { view } = moment("walk").before;
    const here = contents(view);
    for (const { at, ref } of view.monsters) expect(here.get(at)![0]).toBe(ref);
    for (const { squares, ref } of view.furniture) for (const at of squares) expect(here.get(at)).toContain(ref);
    for (const refs of here.values())
      for (const ref of refs) expect(called(view, ref, say, "en"), ref).toMatch(/^[A-Z]?[\w’ ]+/);
  });
});

it("words of a quest have the spaces their language wants", () => {
  const text = { en: "Stop; listen!", fr: "Halte ; écoutez !" };
  expect([prose(text, "en"), prose(text, "fr")]).toEqual(["Stop; listen!", "Halte\u202f; écoutez\u202f!"]);
});
