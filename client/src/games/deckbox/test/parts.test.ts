import { describe, expect, it } from "vitest";
import type { Telling } from "../../../wire";
import { noted } from "../projection";
import { deeds } from "../chronicle";
import { records } from "../../shared/content";
import { EQUIPMENT_CARDS, HERO_CARDS, ITEM_CARDS } from "../cards/content";
import { TIPS } from "../tips";
import { hand, thrown } from "../dice";
import { contents } from "../dungeon/contents";
import { beside, floor, nameOf, spanOf, squareOf, tableLens } from "../dungeon/squares";
import { FOE_ART } from "../art/foes";
import { HERO_ART } from "../art/heroes";
import { ABILITIES, EQUIPMENT, ITEMS } from "../icons";
import { heroName, initial } from "../names";
import { meaning } from "../pressing";
import { pieces, todo } from "../placing";
import { SCENES } from "../scenes";
import { number } from "../told";
import { acting, isLastTurn, type View } from "../types";
import { walkFor, walking, wayTo } from "../walks";
import { moment, propsOf, sayIn, texts } from "./moments";

const props = (name: string, more = {}) => propsOf(moment(name).before, moment(name).names, more);
const tell = (kind: string, refs: string[], args = {}, seat = 0) => ({ kind, seat, refs, rule: "", text: kind, args });

describe("squares", () => {
  it("may lie on either side of the start", () => {
    expect(squareOf("square:-2,5")).toEqual({ x: -2, y: 5 });
    expect(nameOf(squareOf("exit:3,-6"))).toBe("3,-6");
    expect(beside({ x: 0, y: 0 }).map(nameOf)).toEqual(["0,-1", "1,0", "0,1", "-1,0"]);
  });

  it("of all tiles make the floor, joint squares once", () => {
    const { view } = moment("threat").before;
    const all = floor(view);
    expect(all.get("3,0")).toBe("+");
    expect([...all.values()]).not.toContain("#");
    expect(tableLens(spanOf(view)).whole.w).toBeGreaterThan(0);
  });

  it("know what is on them", () => {
    const { view } = moment("party").before;
    expect(contents(view).get("4,-4")).toEqual(["captive:4,-4"]);
    expect(contents(view).get("9,-10")).toEqual(["enemy:21"]);
  });
});

describe("a walk", () => {
  const { view } = moment("walk").before;
  const start = acting(view)!.at!;

  it("goes from square to square, each beside the one before", () => {
    for (const { at, cost, through } of view.reach) {
      if (through) {
        expect(wayTo(view, at)).toBeNull();
        continue;
      }
      const way = wayTo(view, at)!;
      expect(way.squares[0]).toBe(start);
      expect(way.squares.at(-1)).toBe(at);
      expect(way.cost).toBe(cost);
      way.squares
        .slice(1)
        .forEach((square, n) => expect(beside(squareOf(way.squares[n]!)).map(nameOf)).toContain(square));
    }
  });

  it("leads to where an enemy can be attacked, and then attacks", () => {
    const walk = walkFor(view, "enemy:2")!;
    expect(walk.then).toEqual({ verb: "melee", ref: "enemy:2" });
    const errand = walking(view, walk, sayIn("en"));
    const first = errand.next(props("walk"))!;
    expect(first).toBe(`step square:${walk.squares[1]}`);
    const there = structuredClone(view);
    acting(there)!.at = walk.squares.at(-1)!;
    const option = { name: "melee enemy:2", verb: "melee", refs: ["enemy:2"], rule: "", text: "", args: {} };
    expect(errand.next({ ...props("walk"), view: there, options: [option] })).toBe("melee enemy:2");
    expect(errand.next({ ...props("walk"), view: there, options: [option] })).toBeNull(); // once
  });

  it("stops when something new appears", () => {
    const errand = walking(view, wayTo(view, view.reach[0]!.at)!, sayIn("en"));
    expect(errand.lasts(view)).toBe(true);
    expect(errand.lasts({ ...view, enemies: [] } as View)).toBe(false);
    expect(errand.lasts({ ...view, heroes: view.heroes.map((hero) => ({ ...hero, health: 1 })) })).toBe(false);
  });

  it("ends where the hall no longer offers the step", () => {
    const errand = walking(view, wayTo(view, "3,3") ?? wayTo(view, view.reach.at(-1)!.at)!, sayIn("en"));
    expect(errand.next({ ...props("walk"), options: [] })).toBeNull();
  });
});

describe("a press", () => {
  const { view } = moment("walk").before;

  it("on what is lit is an answer, on what is far a walk, else a question", () => {
    expect(meaning(props("walk"), view, "square:3,-1")).toEqual({ do: "answer", ref: "square:3,-1" });
    expect(meaning(props("walk"), view, "enemy:1")).toMatchObject({ do: "walk", ref: "enemy:1" });
    expect(meaning(props("walk"), view, "square:3,-2")).toMatchObject({ do: "walk", ref: "enemy:1" }); // its square means the enemy
    expect(meaning(props("walk"), view, "enemy:3")).toEqual({ do: "ask", ref: "enemy:3" });
  });

  it("on an own hero lets that one act, or asks what he may do", () => {
    const option = (verb: string) => ({ name: verb, verb, refs: [], rule: "", text: "", args: {} });
    const start = (verb: string) =>
      props("start", { held: [0, 1], optionsOf: (seat: number) => (seat === 1 ? [option(verb)] : []) });
    expect(meaning(start("activate"), moment("start").before.view, "hero:1")).toEqual({ do: "activate", seat: 1 });
    expect(meaning(start("buy"), moment("start").before.view, "hero:1")).toEqual({ do: "turn", seat: 1 });
  });
});

describe("events written in before their view", () => {
  const { before, after, moments } = moment("explore");
  const told = moments.flatMap((each) => each.told);

  it("show the tile as soon as it is told, and who appears on it", () => {
    const until = (kind: string) => told.slice(0, told.findLastIndex((each) => each.kind === kind) + 1);
    expect(noted(before.view, until("tile-placed"), after.view).tiles).toHaveLength(2);
    expect(noted(before.view, until("tile-placed"), null).tiles).toHaveLength(1);
    expect(noted(before.view, until("spawned"), after.view).enemies.map(({ ref }) => ref)).toEqual(
      after.view.enemies.map(({ ref }) => ref),
    );
  });

  it("count Health, Energy and Treasure within their limits", () => {
    const { view } = moment("party").before;
    const now = noted(
      view,
      [
        tell("hero-hurt", ["hero:0"], { points: 3 }),
        tell("treasure-gained", ["hero:0"], { treasure: 9 }),
        tell("hero-healed", ["hero:1"], { points: 99 }, 1),
      ],
      null,
    );
    expect(now.heroes[0]).toMatchObject({ health: 6, treasure: 20 });
    expect(now.heroes[1]!.health).toBe(now.heroes[1]!.health_max);
    expect(view.heroes[0]!.health).toBe(9);
  });
});

describe("big moments", () => {
  const holds = (telling: Telling, view: Partial<View> = {}, last = false): boolean => {
    const { stage, when } = SCENES[telling.kind] ?? {};
    return stage === "all" && (when?.({ telling, view, last, log: [], say: sayIn("en"), lang: "en" }) ?? true);
  };

  it("wait to be read, unless the question that follows is their page", () => {
    const choice = { encounter: moment("choice").before.view.encounter };
    expect(holds(tell("explored", ["tile:1"]))).toBe(true);
    expect(holds(tell("explored", ["tile:1"]), { encounter: null }, true)).toBe(true);
    expect(holds(tell("explored", ["tile:1"]), choice, true)).toBe(false);
    expect(holds(tell("hero-falls", ["hero:0"]))).toBe(true);
    expect(holds(tell("stepped", ["hero:0"]))).toBe(false);
  });

  it("include a boss, not everybody who appears", () => {
    const { view } = moment("threat").before;
    expect(holds(tell("spawned", ["enemy:11"], { boss: "yes" }))).toBe(true);
    expect(holds(tell("spawned", ["enemy:11"]), view)).toBe(true);
    expect(holds(tell("spawned", ["enemy:12"], { boss: "no" }), view)).toBe(false);
  });

  it("include the last turn before the enemies", () => {
    expect(isLastTurn(moment("threat").before.view)).toBe(true);
    expect(isLastTurn(moment("explore").before.view)).toBe(false);
  });
});

describe("dice", () => {
  it("are shown with what they are worth", () => {
    const tray = thrown(
      tell("attack-rolled", [], { dice: "faces:6 4 3", modifier: "=+2", from: 4, of: "white" }),
      sayIn("en"),
    )!;
    expect(tray.dice.map(({ face }) => face)).toEqual(["6", "4", "3"]);
    expect(tray.label).toContain("+2");
    expect(tray.words).toBe("2 hits");
    const loot = thrown(tell("loot-rolled", [], { dice: "faces:M2", of: "green" }), sayIn("en"))!;
    expect(loot.dice[0]!.kind).toBe("green");
    expect(loot.words).toBe("2 treasure");
    const spawn = thrown(tell("face-rolled", [], { dice: "faces:R1", of: "green" }), sayIn("fr"))!;
    expect(spawn.words).toBe("à distance, santé 1");
    expect(thrown(tell("stepped", []), sayIn("en"))).toBeNull();
  });

  it("are thrown by hand", () => {
    expect(hand!("attack:4")).toEqual([{ kind: "white", count: 4 }]);
    expect(hand!("spawn:blue")).toEqual([{ kind: "blue", count: 1 }]);
    expect(hand!("item")).toEqual([]);
  });

  it("have modifiers written for the eye", () =>
    expect(number(tell("x", [], { modifier: "=−1" }), "modifier")).toBe(-1));
});

describe("cards", () => {
  it("are read from the game's own content", () => {
    expect(HERO_CARDS.get("odrik")).toMatchObject({ health: 9, skills: { str: 2, wis: 1 } });
    expect(EQUIPMENT_CARDS.get("maul")!.melee).toEqual({ dice: 3, modifier: 2, keywords: ["crush", "heavy"] });
    expect(ITEM_CARDS.get("charm")!.timing).toBe("reaction");
    expect([...records('[[a]]\nid = "x" # why\nn = -1').values()]).toEqual([{ id: "x", n: -1 }]);
  });

  it("all have a picture", () => {
    for (const id of HERO_CARDS.keys()) expect(HERO_ART[id], id).toBeTruthy();
    for (const id of EQUIPMENT_CARDS.keys()) expect(EQUIPMENT[id], id).toBeTruthy();
    for (const id of ITEM_CARDS.keys()) expect(ITEMS[id], id).toBeTruthy();
    expect(Object.keys(ABILITIES)).toHaveLength(10);
    expect(Object.keys(FOE_ART)).toHaveLength(18);
  });
});

describe("with a real box", () => {
  it("what to lay where is said, what has moved is moved, what is gone is taken away", () => {
    const given = props("walk");
    const all = pieces(given);
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["tile", "die", "pawn"]));
    const placed: Record<string, string> = {};
    for (const { put } of todo(given)) placed[put!.key] = put!.name;
    const box = { ...given.box, on: true, placed };
    expect(todo({ ...given, box })).toEqual([]);
    const later = structuredClone(given.view);
    later.enemies[0]!.at = "3,-1";
    later.enemies.splice(1, 1);
    const tasks = todo({ ...given, view: later, box });
    expect(tasks.map((task) => task.do)).toEqual(["move", "take"]);
    expect(tasks[0]!.take).toHaveLength(1);
  });

  it("Health is left to paper where people want that", () => {
    const given = props("walk");
    const box = { ...given.box, paper: new Set(["enemies"]) };
    expect(pieces({ ...given, box }).find(({ kind }) => kind === "die")!.key).toBe("enemy:1@3,-2");
  });
});

describe("words", () => {
  it("of tips are short, in both languages", () => {
    for (const { text: id } of TIPS) {
      for (const lang of ["en", "fr"] as const) {
        const text = texts.say(lang, id);
        expect(text).not.toContain("[");
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(21);
      }
    }
  });

  it("tell what each hero did", () => {
    const done = deeds(moment("end").log!, 2);
    expect(done[0]).toMatchObject({ defeated: 2, tests: 1 });
    expect(done[1]).toMatchObject({ defeated: 1, fell: true, suffered: 2 });
  });

  it("count the rooms a hero has opened, and not the stair by which all came", () => {
    const explored = (tile: string) => ({ kind: "explored", seat: 0, refs: [tile], rule: "", text: "", args: {} });
    const log = [{ n: 0, what: "answer", at: "", told: ["tile:0", "tile:1", "tile:2"].map(explored) }];
    expect(deeds(log as never, 1)[0]!.explored).toBe(2);
  });
});

it("calls a second copy of a hero card by another name", () => {
  const { view } = moment("party").before;
  const [first, second] = view.heroes.map((hero) => ({ ...hero, hero: "odrik" }));
  const heroes = [first!, second!];
  const say = sayIn("en");
  expect(heroes.map((hero) => heroName({ heroes }, hero, say))).toEqual(["Odrik", "Odrik II"]);
  expect(heroes.map((hero) => initial({ heroes }, hero))).toEqual(["O", "O²"]);
});
