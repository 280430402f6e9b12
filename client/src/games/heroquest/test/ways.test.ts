// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { extent, wayTo, within } from "../dungeon/paths";
import { nameOf, squareOf } from "../dungeon/plan";
import { journeyTo, travelling } from "../journeys";
import type { Props } from "../types";
import { moment, propsOf } from "./moments";

describe("a journey", () => {
  const props = (name: string) => propsOf(moment(name).before, moment(name).names);
  const farthest = ({ view }: Props): string =>
    `square:${Object.entries(view.reach).toSorted(([, a], [, b]) => b - a)[0]![0]}`;
  /** The hall's next word: the hero has walked there, and this is offered. */
  const arrived = (now: Props, at: string, options: Props["options"]): Props => {
    const view = structuredClone(now.view);
    view.heroes[view.turn.hero!]!.at = at;
    return { ...now, view, options };
  };
  const offer = (name: string, verb: string, refs: string[], dice = 0): Props["options"][number] => ({
    name,
    verb,
    refs,
    rule: "",
    text: "",
    args: { dice },
  });

  it("walks to a door and opens it", () => {
    const now = props("walk");
    const { doors, reach } = now.view;
    const { ref, a, b } = doors.find(({ open, a, b }) => !open && (a in reach || b in reach))!;
    const found = journeyTo(now, ref)!;
    const end = found.way.at(-1)!;
    expect([a, b]).toContain(end);
    expect([found.then, found.rolls, found.beyond]).toEqual([{ verb: "open", ref }, false, false]);
    const errand = travelling(now, found);
    expect(errand.next(now)).toBe(`walk square:${end}`);
    const there = arrived(now, end, [offer(`open ${ref}`, "open", [ref])]);
    expect(errand.lasts(there.view)).toBe(true);
    expect(errand.next(there)).toBe(`open ${ref}`);
    expect(errand.next(there)).toBeNull();
  });

  it("never ends where somebody else stands", () => {
    const now = props("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    const end = journeyTo(now, orc.ref)!.way.at(-1)!;
    const friend = now.view.heroes.findIndex((_, n) => n !== now.view.turn.hero);
    const heroes = now.view.heroes.map((hero, n) => (n === friend ? { ...hero, at: end } : hero));
    expect(journeyTo({ ...now, view: { ...now.view, heroes } }, orc.ref)?.way.at(-1)).not.toBe(end);
  });

  it("ends on no table, and rather in the room than in its doorway", () => {
    const now = props("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    const end = (change: (view: Props["view"]) => void): string => {
      const view = structuredClone(now.view);
      change(view);
      return journeyTo({ ...now, view }, orc.ref)!.way.at(-1)!;
    };
    const usual = end(() => {});
    const table = { ref: "furniture:9", kind: "table", at: usual, rot: 0, squares: [usual], trap: null };
    expect(end(({ furniture }) => furniture.push(table))).not.toBe(usual);
    const door = { ...now.view.doors[0]!, ref: "door:9", open: true, a: usual, b: "A1" };
    expect(end(({ doors }) => doors.push(door))).not.toBe(usual);
  });

  it("leads up to a monster, and says who could strike back", () => {
    const now = props("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    const among = (...monsters: (typeof orc)[]) => journeyTo({ ...now, view: { ...now.view, monsters } }, orc.ref)!;
    expect(among(orc).foes).toBe(1);
    expect(among(orc, { ...orc, ref: "monster:9" }).foes).toBe(2);
  });

  it("strikes no blow at its end, and opens no door after the dice: each is a press of its own", () => {
    const now = props("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    const found = journeyTo(now, orc.ref)!;
    const blows = [offer("sword", "attack", [orc.ref], 3)];
    const errand = travelling(now, found);
    expect(errand.next(now)).toBe(`walk square:${found.way.at(-1)}`);
    expect(errand.next(arrived(now, found.way.at(-1)!, blows))).toBeNull();
    const { ref } = now.view.doors.find(({ open, a, b }) => !open && (a in now.view.reach || b in now.view.reach))!;
    const thrown = journeyTo({ ...now, options: [offer("roll", "roll", [])] }, ref)!;
    expect([thrown.rolls, thrown.then]).toEqual([true, null]);
  });

  it("goes as far as the steps reach, and ends where something new is in sight", () => {
    const now = props("walk");
    const first = journeyTo(now, farthest(now))!.way.find((at) => at in now.view.reach)!;
    const near = { ...now, view: { ...now.view, reach: { [first]: 1 } } };
    const found = journeyTo(near, farthest(now))!;
    expect(found.beyond).toBe(true);
    const errand = travelling(near, found);
    expect(errand.next(near)).toBe(`walk square:${first}`);
    expect(errand.next(arrived(near, first, now.options))).toBeNull();
    const seen = structuredClone(near.view);
    seen.monsters.push({ ...seen.monsters[0]!, ref: "monster:9" });
    expect(errand.lasts(seen)).toBe(false);
  });

  it("needs a way that is known, and somebody who may walk", () => {
    const now = props("walk");
    expect(journeyTo(now, "square:A1")).toBeNull();
    expect(journeyTo({ ...now, options: now.options.filter(({ verb }) => verb === "end") }, farthest(now))).toBeNull();
    expect(journeyTo(props("zargon"), farthest(now))).toBeNull();
  });
});

describe("ways", () => {
  it("cost what the rules say, wherever a hero may walk", () => {
    const { view } = moment("walk").before;
    const from = view.heroes[view.turn.hero!]!.at!;
    for (const [to, steps] of Object.entries(view.reach)) {
      if (!view.traps.some(({ at }) => at === to)) expect(wayTo(view, from, to), to).toHaveLength(steps);
    }
  });

  it("of monsters keep to what is open", () => {
    const { view } = moment("walk").before;
    const foe = view.monsters[0]!;
    const range = within(view, foe.at, foe.move);
    for (const hero of view.heroes) expect(range.has(hero.at!)).toBe(false);
    for (const name of range) expect(view.rows[squareOf(name).row]![squareOf(name).column]).not.toBe("#");
  });

  it("measure pieces by their squares", () => {
    expect(extent(["B2", "C2", "D2", "B3", "C3", "D3"])).toEqual([3, 2]);
    expect(nameOf(squareOf("square:Z19"))).toBe("Z19");
  });
});
