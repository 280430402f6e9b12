/** What is in the window by itself: whoever acts and all he may choose, and figures one can read. */
import { describe, expect, it } from "vitest";
import { framed, holds, paired, SCALES, serves, shifted } from "../dungeon/framing";
import { cardOf, CELL, tableLens } from "../dungeon/squares";
import { Viewport } from "../dungeon/viewport.svelte";
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
      const camera = framed(size, long, { must }, scale);
      for (const box of must) expect(holds(camera, box)).toBe(true);
      expect((CELL * size.width) / camera.w).toBeGreaterThanOrEqual(scale.least);
    }
  });

  it("takes in what is farther off only while squares stay comfortable", () => {
    const camera = framed(DESK, long, { must: [boxAt("3,3", 1)], may: [boxAt("3,-27")] }, SCALES.desk);
    expect(holds(camera, boxAt("3,-27"))).toBe(false);
    expect((CELL * DESK.width) / camera.w).toBeGreaterThanOrEqual(SCALES.desk.near);
  });

  it("shows of the room what fits beside what has to be seen, and no dark instead", () => {
    const wide = tableLens({ left: -12, top: -12, right: 18, bottom: 18 });
    const room = { x: 0, y: 0, w: 7 * CELL, h: 7 * CELL };
    const must = [boxAt("6,3", 0.6)];
    const camera = framed({ width: 362, height: 384 }, wide, { must, home: room }, SCALES.phone);
    expect(holds(camera, must[0]!)).toBe(true);
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(camera.x).toBeLessThan(0.6 * CELL);
  });

  it("shows enemies beyond the next room on a phone before it cuts them", () => {
    const must = [boxAt("3,3", 1), boxAt("3,-3"), boxAt("3,-5")];
    const camera = framed({ width: 362, height: 384 }, long, { must }, SCALES.phone);
    for (const box of must) expect(holds(camera, { ...box, h: box.h - 0.4 * CELL, y: box.y + 0.4 * CELL })).toBe(true);
  });

  it("stays where it is while it shows all that matters", () => {
    const must = [boxAt("3,3", 1), boxAt("5,1")];
    const camera = framed(DESK, long, { must }, SCALES.desk);
    expect(serves(DESK, camera, { must: [boxAt("4,3", 1), boxAt("5,1")] }, SCALES.desk)).toBe(true);
    expect(serves(DESK, camera, { must: [...must, boxAt("3,-5")] }, SCALES.desk)).toBe(false);
    expect(serves({ width: 480, height: 740 }, camera, { must }, SCALES.desk)).toBe(false);
  });

  it("goes along no nearer and no farther, and no more than it takes", () => {
    const camera = framed(DESK, long, { must: [boxAt("3,3", 1)] }, SCALES.desk);
    const along = shifted(long, camera, [boxAt("3,-3"), boxAt("3,3", 1), boxAt("3,-30")]);
    expect([along.w, along.h]).toEqual([camera.w, camera.h]);
    expect(holds(along, boxAt("3,-3"))).toBe(true);
    expect(along.y).toBeLessThan(camera.y);
    expect(along.y + along.h).toBeGreaterThan(boxAt("3,-3").y + boxAt("3,-3").h);
  });

  it("shows both who fight and leaves room for their dice", () => {
    for (const [size, scale, at] of [
      [PHONE, SCALES.phone, "3,0"],
      [PHONE, SCALES.phone, "11,3"],
      [DESK, SCALES.desk, "3,-3"],
    ] as const) {
      const near = framed(size, long, { must: [boxAt("3,3", 1)] }, scale);
      const sides = [boxAt("3,3", 0.3), boxAt(at, 0.3)];
      const camera = paired(size, long, near, sides, scale);
      const under = (camera.h * scale.card) / size.height;
      for (const box of sides) expect(holds({ ...camera, h: camera.h - under }, box)).toBe(true);
      expect(camera.w / camera.h).toBeCloseTo(size.width / size.height);
      expect(paired(size, long, camera, [sides[0]!], scale)).toEqual(camera); // the next word is about one of them
    }
  });

  it("shows whoever is struck where both would be specks, under no card, and where the blow comes from", () => {
    for (const size of [PHONE, { width: 500, height: 250 }]) {
      for (const [from, edge] of [
        ["3,-9", "above"],
        ["3,15", "below"],
      ] as const) {
        const struck = boxAt("3,3");
        const camera = paired(size, long, null, [boxAt(from), struck], SCALES.phone);
        expect((CELL * size.width) / camera.w).toBeGreaterThanOrEqual(SCALES.phone.duel - 0.01);
        const beneath = camera.h * (1 - SCALES.phone.card / size.height);
        expect(holds({ ...camera, h: beneath + 0.01 }, struck)).toBe(true);
        const [above, below] = [struck.y - camera.y, camera.y + beneath - struck.y - struck.h];
        expect(edge === "above" ? above > below : below > above).toBe(true);
      }
    }
  });

  it("comes nearer again after a fight across the table", () => {
    const sides = [boxAt("3,3"), boxAt("3,-7")];
    const camera = paired(PHONE, long, null, sides, SCALES.phone);
    expect((CELL * PHONE.width) / camera.w).toBeLessThan(SCALES.phone.least);
    expect(serves(PHONE, camera, { must: [boxAt("3,3", 1), ...sides] }, SCALES.phone)).toBe(false);
  });

  it("leaves out what makes squares too small, and keeps what lies under no button", () => {
    const must = [boxAt("3,3", 1), boxAt("3,0"), boxAt("3,-9")];
    const camera = framed(PHONE, long, { must }, SCALES.phone);
    const square = (CELL * PHONE.width) / camera.w;
    expect(square).toBeGreaterThanOrEqual(SCALES.phone.least);
    expect(holds({ ...camera, h: camera.h - (25.9 / square) * CELL }, must[0]!)).toBe(true);
    expect(holds(camera, must[1]!)).toBe(true);
    expect(holds(camera, must[2]!)).toBe(false);
  });

  it("goes farther off before whoever can be shot at is out of sight", () => {
    const must = [boxAt("3,3", 1), boxAt("3,-4"), boxAt("3,4")];
    const size = { width: 362, height: 330 };
    const camera = framed(size, long, { must, aims: [boxAt("3,-4")] }, SCALES.phone);
    expect(holds(camera, boxAt("3,-4", 0.1))).toBe(true);
    expect(holds(camera, must[0]!)).toBe(true);
    expect((CELL * size.width) / camera.w).toBeGreaterThanOrEqual(SCALES.phone.duel);
    expect(serves(size, camera, { must, aims: [boxAt("3,-4")] }, SCALES.phone)).toBe(true);
  });

  it("holds whom a hero shoots at ten squares off on a phone, and comes no farther off for one who does not fit", () => {
    const size = { width: 362, height: 410 };
    const hero = boxAt("3,3", 1);
    const sights = (at: string) => ({ must: [hero, boxAt(at), boxAt("9,3")], aims: [boxAt(at)] });
    const camera = framed(size, long, sights("4,-7"), SCALES.phone);
    expect(holds(camera, boxAt("4,-7", 0.1))).toBe(true);
    expect(holds(camera, boxAt("3,3", 0.1))).toBe(true);
    expect((CELL * size.width) / camera.w).toBeGreaterThanOrEqual(30);
    const none = framed(size, long, sights("3,-20"), SCALES.phone);
    expect(none).toEqual(framed(size, long, { ...sights("3,-20"), aims: [] }, SCALES.phone));
  });

  it("shows a fight over two rooms on a desk, to the doorway at either end", () => {
    const size = { width: 730, height: 435 };
    const squares = ["3,5", "3,1", "3,-2", "4,-3", "3,-6"];
    const must = squares.map((at) => boxAt(at));
    const camera = framed(size, long, { must, aims: must }, SCALES.desk);
    for (const at of squares) expect(holds(camera, boxAt(at, 0))).toBe(true);
  });

  it("takes room from around whoever acts before an enemy is out of sight", () => {
    const must = [boxAt("3,3", 1), boxAt("3,-1"), boxAt("3,-4")]; // 10 squares; 8.8 without the room around them
    const size = { width: 370, height: 9 * SCALES.phone.least + 26 };
    expect(holds(framed(size, long, { must }, SCALES.phone), boxAt("3,-4", 0.2))).toBe(true);
  });

  it("takes in a figure that only just fits rather than cut it", () => {
    const must = [boxAt("3,-15", 1), boxAt("3,-21")]; // 8.6 squares with all the room around them
    const size = { width: 370, height: 8.2 * SCALES.phone.least + 26 };
    expect(holds(framed(size, long, { must }, SCALES.phone), boxAt("3,-21", 0.2))).toBe(true);
  });

  it("stays as near as it was where both who fight are in it", () => {
    const camera = framed(DESK, long, { must: [boxAt("3,-12", 1)] }, SCALES.desk);
    expect(paired(DESK, long, camera, [boxAt("3,-12"), boxAt("3,-13")], SCALES.desk)).toEqual(camera);
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
    const { must } = wantedIn({ ...given, telling: undefined })!;
    const targets = given.options.filter(({ verb }) => verb === "melee" || verb === "shoot").map(({ refs }) => refs[0]);
    expect(targets.length).toBeGreaterThan(0);
    for (const ref of targets) {
      const { at } = given.view.enemies.find((enemy) => enemy.ref === ref)!;
      expect(must).toContainEqual(boxAt(at));
    }
  });

  it("is the first room with its doors, before anybody stands in it", () => {
    const given = moment("start");
    const view = { ...given.view, heroes: given.view.heroes.map((hero) => ({ ...hero, at: null })) };
    const { must } = wantedIn({ ...given, view, telling: undefined })!;
    expect(view.exits.length).toBeGreaterThan(0);
    for (const { at } of view.exits) expect(holds(must[0]!, boxAt(at, 0))).toBe(true);
  });

  it("is every enemy too, as soon as nothing is read any more", () => {
    const given = moment("fight");
    const { must } = wantedIn({ ...given, telling: undefined, options: [], mine: false })!;
    expect(given.view.enemies.length).toBeGreaterThan(0);
    for (const { at } of given.view.enemies) expect(must).toContainEqual(boxAt(at));
  });

  it("is a new room as a whole, while it comes", () => {
    const given = moment("walk");
    const tile = given.view.tiles.at(-1)!;
    const telling = { kind: "tile-placed", seat: 0, refs: ["hero:0", tile.ref], rule: "", text: "", args: {} };
    const { must } = wantedIn({ ...given, telling } as Parameters<typeof wantedIn>[0])!;
    expect(holds(must[0]!, cardOf(tile))).toBe(true);
  });

  it("is whoever the enemies are about to attack", () => {
    const given = moment("threat");
    const aimed = given.view.intents.flatMap(({ target }) => target ?? []);
    expect(aimed.length).toBeGreaterThan(0);
    const { must } = wantedIn({ ...given, telling: undefined })!;
    for (const hero of given.view.heroes.filter(({ ref }) => aimed.includes(ref)))
      expect(must).toContainEqual(boxAt(hero.at!));
  });

  it("is whoever is about to attack, before smaller squares leave it out", () => {
    const given = moment("threat");
    const blows = given.view.intents.filter(({ does }) => does === "melee" || does === "ranged");
    expect(blows.length).toBeGreaterThan(0);
    const view = { ...given.view, turn: { ...given.view.turn, hero: null } };
    const squares = blows.map(({ enemy }) => view.enemies.find(({ ref }) => ref === enemy)!.at);
    const { aims } = wantedIn({ ...given, view, options: [], telling: undefined })!;
    for (const at of squares) expect(aims).toContainEqual(boxAt(at));
    // nobody has begun: the whole fight is looked at
    for (const { at } of view.enemies) expect(aims).toContainEqual(boxAt(at));
    for (const { at } of view.heroes) expect(aims).toContainEqual(boxAt(at!));
    const others = wantedIn({ ...given, view, options: [], mine: false, telling: undefined })!;
    expect(others.aims).toEqual([]);
  });

  it("is the pair that fights, to the end of it", () => {
    const given = moment("fight");
    const telling = { kind: "attack-rolled", seat: 0, refs: [], rule: "", text: "", args: {} };
    expect(wantedIn({ ...given, telling, fight: ["3,3", "3,-4"] })).toEqual({
      must: [boxAt("3,3", 0.3), boxAt("3,-4", 0.3)],
      may: [],
      fight: true,
    });
    const [enemy] = given.view.enemies;
    const acts = { ...telling, kind: "enemy-acts", refs: [enemy!.ref, "hero:0"] };
    expect(wantedIn({ ...given, telling: acts })).toMatchObject({ fight: true });
  });

  it("is what it was, while a die falls that belongs nowhere", () => {
    const telling = { kind: "face-rolled", seat: -1, refs: [], rule: "", text: "", args: {} };
    expect(wantedIn({ ...moment("fight"), telling })).toBeNull();
  });
});

describe("after a fight", () => {
  const size = { width: 740, height: 360 };
  const fight = { must: [boxAt("3,2"), boxAt("3,-6")], may: [], fight: true };
  const own = { must: [boxAt("3,2", 1), boxAt("3,-2")], may: [] };
  function window(): Viewport {
    const made = new Viewport(() => long);
    Object.assign(made, size);
    return made;
  }

  it("the window goes back to where it was, once nothing more is told", () => {
    const viewport = window();
    const before = viewport.wanted(own);
    expect(viewport.wanted(fight)).not.toEqual(before);
    viewport.wanted({ must: [boxAt("3,-6")], passing: true });
    expect(viewport.wanted(own)).toEqual(before);
  });

  it("so does one that a hand has moved", () => {
    const viewport = window();
    const by_hand = { x: 0, y: -3 * CELL, w: 12 * CELL, h: 6 * CELL };
    viewport.moved = by_hand;
    viewport.accompany(fight);
    expect(viewport.moved).not.toEqual(by_hand);
    viewport.accompany({ must: [boxAt("3,1")], may: [] });
    expect(viewport.moved).toEqual(by_hand);
  });
});
