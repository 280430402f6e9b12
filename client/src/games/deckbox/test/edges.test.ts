// @vitest-environment happy-dom
/** What lies outside of the window is told at its edge. */
import { describe, expect, it } from "vitest";
import { edgesOf, sought } from "../dungeon/edges";
import { centre } from "../dungeon/squares";
import type { View } from "../types";
import { show } from "../../shared/shown";
import Edges from "../dungeon/Edges.svelte";
import { moment, propsOf } from "./moments";

const SIZE = { width: 360, height: 400 };
const SQUARE = 40; // pixels
const { before, names } = moment("fight");
const shooter = before.seat ?? 0;

/** The window around a square, squares as large as in the drawing. */
function around(at: string) {
  const { x, y } = centre(at);
  return { x: x - SIZE.width / 2, y: y - SIZE.height / 2, w: SIZE.width, h: SIZE.height };
}

/** One hero and one enemy, so far to the north. */
function apart(squares: number): View {
  const view = structuredClone(before.view);
  view.heroes = view.heroes.slice(0, 1).map((hero) => ({ ...hero, at: "3,3", fallen: false }));
  view.enemies = view.enemies.slice(0, 1).map((enemy) => ({ ...enemy, at: `3,${3 - squares}` }));
  return { ...view, exits: [], packs: [], captive: null, approaches: [], tiles: [] };
}
const attack = (ref: string) => ({ name: `shoot ${ref}`, verb: "shoot", refs: [ref], rule: "", text: "", args: {} });
const asked = (view: View) => ({ view, options: [attack(view.enemies[0]!.ref)], seat: shooter });

describe("signs at the edge", () => {
  it("say who can be attacked eleven squares away, in that direction", () => {
    const view = apart(11);
    const [sign, ...others] = edgesOf(asked(view), around("3,3"), SIZE);
    expect(others).toEqual([]);
    expect(sign).toMatchObject({ kind: "aim", refs: [view.enemies[0]!.ref] });
    expect(sign!.turn).toBeCloseTo(-90);
    expect(sign!.at.y).toBeLessThan(SQUARE);
  });

  it("are not there for what is in sight", () => {
    expect(edgesOf(asked(apart(3)), around("3,3"), SIZE)).toEqual([]);
  });

  it("are arrows that say how far it is, with no Health as on a figure", () => {
    const view = apart(11);
    const far = { ...around("3,3") };
    const given = propsOf(before, names, { view });
    show(Edges, { props: given, view, seen: far, size: SIZE, look: () => {} });
    const sign = document.querySelector(".edge")!;
    expect(sign.querySelector(".arrow svg")).not.toBeNull();
    expect(sign.querySelector(".far")!.textContent).toBe("11 away");
    expect(sign.textContent).not.toContain("♥");
  });

  it("share a place, the most urgent first", () => {
    const view = apart(11);
    view.enemies.push({ ...view.enemies[0]!, ref: "enemy:99", at: "3,-9" });
    expect(edgesOf(asked(view), around("3,3"), SIZE).map(({ refs }) => refs)).toEqual([
      [view.enemies[0]!.ref, "enemy:99"],
    ]);
  });

  it("lie on no figure while there is room beside it, and still point there", () => {
    const view = apart(11);
    view.enemies.push({ ...view.enemies[0]!, ref: "enemy:99", at: "3,-1" }); // right where the sign would be
    const [sign] = edgesOf(asked(view), around("3,3"), SIZE);
    expect(Math.abs(sign!.at.x - SIZE.width / 2)).toBeGreaterThan(SQUARE);
    expect(Math.abs(sign!.turn + 90)).toBeLessThan(15);
  });

  it("leave the corners at the foot to the buttons", () => {
    const view = apart(0);
    view.enemies[0]!.at = "-9,14";
    const [sign] = edgesOf(asked(view), around("3,3"), SIZE);
    expect(sign!.at.y).toBeLessThan(SIZE.height - 48);
  });

  it("name all doors once nobody is left to fight, else those in reach", () => {
    const view = { ...apart(3), exits: [{ ref: "exit:3,-60", at: "3,-60", state: "live" as const, gate: null }] };
    const kinds = (each: View) => sought({ view: each, options: [], seat: 0 }).map(({ kind }) => kind);
    expect(kinds(view)).not.toContain("door");
    expect(kinds({ ...view, enemies: [] })).toContain("door");
  });
});
