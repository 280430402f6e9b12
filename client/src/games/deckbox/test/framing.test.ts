/** What is in the window by itself: whoever acts and all he may choose, and figures one can read. */
import { describe, expect, it } from "vitest";
import { framed, holds, SCALES, serves, shifted } from "../dungeon/framing";
import { cardOf, CELL, tableLens } from "../dungeon/squares";
import { boxAt, wantedIn } from "../dungeon/wanted";
import { moment as laid, propsOf } from "./moments";

const DESK = { width: 740, height: 480 };
const PHONE = { width: 370, height: 300 };
const long = tableLens({ left: 0, top: -30, right: 6, bottom: 6 }); // six tiles on end

describe("the window", () => {
  it("holds the hero and every target, also one four squares off", () => {
    for (const [size, scale] of [
      [DESK, SCALES.desk],
      [PHONE, SCALES.phone],
    ] as const) {
      const must = [boxAt("3,-20", 1), boxAt("3,-16"), boxAt("5,-18")];
      const camera = framed(size, long, must, [], scale);
      for (const box of must) expect(holds(camera, box)).toBe(true);
      expect((CELL * size.width) / camera.w).toBeGreaterThanOrEqual(scale.least);
    }
  });

  it("takes in what is farther off only while squares stay comfortable", () => {
    const camera = framed(DESK, long, [boxAt("3,3", 1)], [boxAt("3,-27")], SCALES.desk);
    expect(holds(camera, boxAt("3,-27"))).toBe(false);
    expect((CELL * DESK.width) / camera.w).toBeGreaterThanOrEqual(SCALES.desk.near);
  });

  it("stays where it is while it shows all that matters", () => {
    const must = [boxAt("3,3", 1), boxAt("5,1")];
    const camera = framed(DESK, long, must, [], SCALES.desk);
    expect(serves(DESK, camera, [boxAt("4,3", 1), boxAt("5,1")], SCALES.desk)).toBe(true);
    expect(serves(DESK, camera, [...must, boxAt("3,-5")], SCALES.desk)).toBe(false);
    expect(serves({ width: 480, height: 740 }, camera, must, SCALES.desk)).toBe(false);
  });

  it("goes along no nearer and no farther, and no more than it takes", () => {
    const camera = framed(DESK, long, [boxAt("3,3", 1)], [], SCALES.desk);
    const along = shifted(long, camera, [boxAt("3,-3"), boxAt("3,3", 1), boxAt("3,-30")]);
    expect([along.w, along.h]).toEqual([camera.w, camera.h]);
    expect(holds(along, boxAt("3,-3"))).toBe(true);
    expect(along.y).toBeLessThan(camera.y);
    expect(along.y + along.h).toBeGreaterThan(boxAt("3,-3").y + boxAt("3,-3").h);
  });
});

describe("what belongs into the window", () => {
  const moment = (name: string) => {
    const { before, names } = laid(name);
    const { view, options, seat } = propsOf(before, names);
    return { view, options, seat, cursor: null, mine: true };
  };

  it("is everybody who can be attacked", () => {
    const given = moment("fight");
    const { must } = wantedIn({ ...given, telling: undefined });
    const targets = given.options.filter(({ verb }) => verb === "melee" || verb === "shoot").map(({ refs }) => refs[0]);
    expect(targets.length).toBeGreaterThan(0);
    for (const ref of targets) {
      const { at } = given.view.enemies.find((enemy) => enemy.ref === ref)!;
      expect(must).toContainEqual(boxAt(at));
    }
  });

  it("is every enemy too, as soon as nothing is read any more", () => {
    const given = moment("fight");
    const { must } = wantedIn({ ...given, telling: undefined, options: [], mine: false });
    expect(given.view.enemies.length).toBeGreaterThan(0);
    for (const { at } of given.view.enemies) expect(must).toContainEqual(boxAt(at));
  });

  it("is a new room as a whole, while it comes", () => {
    const given = moment("walk");
    const tile = given.view.tiles.at(-1)!;
    const telling = { kind: "tile-placed", seat: 0, refs: ["hero:0", tile.ref], rule: "", text: "", args: {} };
    const { must } = wantedIn({ ...given, telling } as Parameters<typeof wantedIn>[0]);
    expect(holds(must[0]!, cardOf(tile))).toBe(true);
  });
});
