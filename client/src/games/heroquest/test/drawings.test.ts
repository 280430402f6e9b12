// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import type { Telling } from "../../../wire";
import { noted } from "../projection";
import { HERO_ART, MONSTER_ART } from "../art/figures";
import { FURNITURE_ART, OPEN_CHEST } from "../art/furniture";
import { drawingOf } from "../dungeon/furnished";
import { HEROES, MONSTERS, SPELLS } from "../icons";
import { ELEMENTS } from "../spells";
import { ZARGON } from "../types";
import { heroColour } from "../names";
import { pieces, toDo } from "../placing";
import { moment, sayIn } from "./moments";

const BOX = "../../../../../src/questhall/games/heroquest/content/";
const CONTENT = import.meta.glob<string>("../../../../../src/questhall/games/heroquest/content/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const say = sayIn("en");

describe("the drawings", () => {
  const content = (name: string): string[] =>
    [...CONTENT[`${BOX}${name}.toml`]!.matchAll(/^id = "(.+)"/gm)].map(([, id]) => id!).toSorted();

  it("show every hero, monster and piece of the box, and no two spells by one sign", () => {
    expect(Object.keys(HERO_ART).toSorted()).toEqual(content("heroes"));
    expect(Object.keys(MONSTER_ART).toSorted()).toEqual(content("monsters"));
    expect(Object.keys(FURNITURE_ART).toSorted()).toEqual(content("furniture"));
    expect(new Set(Object.values(SPELLS)).size).toBe(content("spells").length);
  });

  it("lay every spell open under its element", () => {
    const groups = [...CONTENT[`${BOX}spells.toml`]!.matchAll(/^id = "(.+)"[^]*?^group = "(.+)"/gm)];
    const own = ELEMENTS.flatMap(({ id, spells }) => spells.map((spell) => `${id} ${spell}`));
    expect(own.toSorted()).toEqual(groups.map(([, spell, group]) => `${group} ${spell}`).toSorted());
  });

  it("give a seat the face and the colour of its token", () => {
    const { view } = moment("fight").before;
    for (const { seat, kind } of view.heroes) {
      expect(module.seats!.face!(view, seat)).toEqual({ colour: heroColour(kind), icon: HEROES[kind] });
    }
    expect(module.seats!.face!(view, ZARGON)!.icon).toBe(MONSTERS["dread_sorcerer"]);
  });

  it("leave a chest open once somebody has searched its room, and no other", () => {
    const { view } = moment("end").before;
    const chest = view.furniture.find(({ kind }) => kind === "chest")!;
    const drawn = (searched: string[]) => drawingOf(chest, [{ ...view.heroes[0]!, searched }]);
    expect(drawn(["A", "I"])).toBe(FURNITURE_ART["chest"]);
    expect(drawn(["A", "E"])).toBe(OPEN_CHEST);
    const rest = view.furniture.filter(({ kind }) => kind !== "chest");
    for (const piece of rest) expect(drawingOf(piece, view.heroes)).toBe(FURNITURE_ART[piece.kind]);
  });

  it("keep the slain where they fell", () => {
    const { view } = moment("fight").before;
    const [monster] = view.monsters;
    const after = noted(view, {
      kind: "monster-slain",
      args: {},
      refs: [monster!.ref],
      seat: 1,
    } as unknown as Telling);
    expect(after.bodies).toEqual([...view.bodies, { kind: monster!.kind, at: monster!.at }]);
    expect(after.monsters).not.toContainEqual(monster);
  });
});

describe("a real board beside the screen", () => {
  it("is told once what to place", () => {
    const { view } = moment("walk").before;
    const list = pieces(view, say, "en");
    expect(list.filter(({ kind }) => kind === "monster").map(({ at }) => at[0])).toEqual(
      view.monsters.map(({ at }) => at),
    );
    const done = Object.fromEntries(list.map(({ key, name }) => [key, name]));
    expect(toDo(list, done)).toEqual({ put: [], take: [] });
    expect(toDo([], done).take).toHaveLength(list.length);
  });
});
