// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import type { Option, Telling } from "../../../wire";
import { Choices } from "../../../table/model/choices";
import { calls, usable } from "../inviting";
import { distances } from "../dungeon/paths";
import { nameOf, squareOf } from "../dungeon/plan";
import { confirm } from "../confirm";
import { errands } from "../errands";
import type { Props } from "../types";
import { called } from "../names";
import { TIPS } from "../tips";
import { moment, propsOf, sayIn } from "./moments";

const say = sayIn("en");
const all = (name: string): Telling[] => moment(name).moments.flatMap(({ told }) => told);

describe("the rail of a hero", () => {
  it("has a place for moving, which is gone once nobody moves, and one for the end of the turn", () => {
    const now = propsOf(moment("walk").before, moment("walk").names);
    const over = { ...now.view, turn: { ...now.view.turn, rolled: true, acted: true, left: 0 } };
    const { kept } = module.choices!;
    expect(kept!(now)?.verbs).toEqual(["roll", "walk"]);
    expect(kept!({ ...now, view: over })?.meanwhile).toBe("");
    const stuck = { ...over, turn: { ...over.turn, left: 3 } };
    expect(kept!({ ...now, options: [], view: stuck })?.meanwhile).toBe("No square to walk to from here");
    expect(kept!({ ...now, step: "ChooseMonster" })).toBeNull();
  });

  it("asks for the end of the turn once all that is left may wait, and says whose turn it is", () => {
    const now = propsOf(moment("walk").before, moment("walk").names);
    const { closing } = module.choices!;
    const option = (name: string): Option => ({ ...now.options[0]!, name, verb: name.split(" ")[0]! });
    const due = (...names: string[]): boolean => closing!.due(now.view, [...names, "end turn"].map(option));
    expect(due("give item:dagger hero:1", "drink item:potion_healing", "leave")).toBe(true);
    expect([due("search treasure"), due("walk square:A1"), due("roll")]).toEqual([false, false, false]);
    // it ends by itself where not even a potion is left
    const itself = (...names: string[]): boolean => closing!.itself!(now.view, [...names, "end turn"].map(option));
    expect([itself("give item:dagger hero:1"), itself("drink item:potion_healing"), itself("search traps")]).toEqual([
      true,
      false,
      false,
    ]);
    const over = { ...now, options: ["lend hero:1", "end turn"].map(option) };
    expect(closing!.says!(over)).toBe("End the Elf’s turn");
    expect([closing!.says!(now), closing!.says!({ ...over, step: "MonsterActs" })]).toEqual(["", ""]);
  });
});

describe("a foe within reach", () => {
  it("is what one is here for: the blow comes before all else that can be done", () => {
    expect(module.choices!.foremost).toContain("attack");
  });
});

describe("several weapons", () => {
  it("have the one with the most dice first, and its key is the key of a blow", () => {
    const [one] = moment("walk").before.options;
    const blow = (name: string, dice: number): Option => ({ ...one!, name, verb: "attack", args: { dice } });
    const options = [blow("attack monster:1 item:dagger", 1), blow("attack monster:1 item:broadsword", 3)];
    const choices = new Choices(options, undefined, undefined, module.choices);
    expect(choices.byKey("a")!.name).toBe(options[1]!.name);
  });
});

describe("quick orders", () => {
  const props = (name: string) => propsOf(moment(name).before, moment(name).names);

  it("are Zargon's, and every answer is one he is offered", () => {
    for (const name of ["zargon", "monster"]) {
      const now = props(name);
      const found = errands(now);
      expect(found.map(({ id }) => id)).toEqual(name === "monster" ? ["nearest", "all-nearest"] : ["all-nearest"]);
      for (const errand of found) expect(now.options.map((option) => option.name)).toContain(errand.next(now));
    }
  });

  it("speak of no others where the last one acts", () => {
    const now = props("monster");
    const monsters = now.view.monsters.map((each) => ({ ...each, used: each.ref !== now.view.turn.monster }));
    expect(errands({ ...now, view: { ...now.view, monsters } }).map(({ id }) => id)).toEqual(["nearest"]);
  });

  it("strike whom they can, else come nearer, else rest", () => {
    const now = props("monster");
    const [nearest] = errands(now);
    expect(nearest!.next(now)).toMatch(/^strike /);
    const without = { ...now, options: now.options.filter(({ verb }) => verb !== "strike") };
    const heroes = now.view.heroes.filter(({ status }) => status === "in_play").map(({ at }) => at!);
    const steps = distances(now.view, heroes);
    const at = now.view.monsters.find(({ ref }) => ref === now.view.turn.monster)!.at;
    expect(steps.get(at)).toBe(1); // it stands beside one already
    expect(nearest!.next(without)).toBe("done");
    const far = {
      ...now.view,
      heroes: now.view.heroes.map((hero) => ({ ...hero, at: hero.at === heroes[0] ? heroes[0]! : hero.at })),
    };
    expect(nearest!.next({ ...without, view: { ...far, turn: { ...far.turn, monster: "monster:99" } } })).toBeNull();
  });
});

describe("what is asked twice", () => {
  const { view } = moment("armoury").before;
  const option = (verb: string, number = 0) => ({ name: verb, verb, refs: [], rule: "", text: "", args: { number } });

  it("is what ends more than a turn", () => {
    expect(confirm(option("ready"), view, say, "en")).toBeNull();
    expect(confirm(option("stop"), view, say, "en")!.text).toContain(String(view.quests.length));
    const won = {
      ...view,
      quests: view.quests.map((quest, n) => ({ ...quest, state: n ? quest.state : ("done" as const) })),
    };
    expect(confirm(option("play", won.quests[0]!.number), won, say, "en")!.title).toContain("1");
    expect(confirm(option("play", won.quests[1]!.number), won, say, "en")).toBeNull();
    const goals = (met: boolean) => ({ ...view, quest: { ...view.quest, goals: [{ text: {}, met }] } });
    expect(confirm(option("leave"), goals(true), say, "en")).toBeNull();
    expect(confirm(option("leave"), goals(false), say, "en")).not.toBeNull();
    expect(confirm(option("search"), view, say, "en")).toBeNull();
    const armed = { ...option("search"), text: "option-search-armed", args: { trap: "furniture-kind:chest" } };
    expect(confirm(armed, view, say, "en")!.text).toContain("treasure chest");
    expect(confirm(option("keep"), view, say, "en")).toBeNull();
    expect(confirm({ ...option("keep"), text: "option-keep-death" }, view, say, "en")!.yes).toBe("Let go");
  });
});

describe("at the table", () => {
  it("one person leads four heroes against a bot at once", () => {
    expect(module.seats!.seating!("now")).toEqual(["bot:fair", "you", "you", "you", "you"]);
    expect(module.seats!.role!(moment("walk").before.view, 1, say)).toBe("Barbarian");
  });

  it("the three searches stand side by side, allowed or not, and every one has its answer", () => {
    const { before, names } = moment("walk");
    const { verb, cells } = module.choices!.row!(propsOf(before, names))!;
    const offered = before.options.filter((option) => option.verb === verb).map(({ name }) => name);
    expect(offered.length).toBeGreaterThan(0);
    expect(cells.map(({ name }) => name)).toEqual(expect.arrayContaining(offered));
    expect(cells).toHaveLength(3);
    for (const { ref } of cells) expect(called(before.view, ref, say, "en")).toContain("Search");
  });

  it("searching for treasure under a monster’s eyes is dim and says why, and is asked twice", () => {
    const { before, names } = moment("walk");
    const [monster] = before.view.monsters;
    const quiet = { ...before, view: { ...before.view, sight: [] } };
    before.view.sight = [monster!.at];
    const dim = (now: typeof before): string[] =>
      module.choices!.row!(propsOf(now, names))!.cells.map(({ unwise }) => unwise ?? "");
    expect(dim(before)).toEqual([expect.stringMatching(/^A monster is in sight/), "", ""]);
    expect(dim(quiet)).toEqual(["", "", ""]);
    const search = { ...before.options[0]!, name: "search treasure", verb: "search", text: "option-search-treasure" };
    expect(confirm(search, before.view, say, "en")!.text).toContain(dim(before)[0]);
    expect(confirm(search, quiet.view, say, "en")).toBeNull();
  });

  it("who may leave reads at the button what comes of it", () => {
    const now = propsOf(moment("walk").before, moment("walk").names);
    const leave = { ...now.options[0]!, name: "leave", verb: "leave" };
    const told = (met: boolean): string => {
      const goals = now.view.quest.goals.map((goal) => ({ ...goal, met }));
      return module.choices!.worth!(leave, { ...now, view: { ...now.view, quest: { ...now.view.quest, goals } } });
    };
    expect(told(false)).toMatch(/out of this quest.*no reward/);
    expect(told(true)).toMatch(/won once every living hero is out/);
  });

  it("leaving is seldom wanted until the quest is won", () => {
    const { view } = moment("walk").before;
    const leave = { verb: "leave" } as Props["options"][number];
    expect(module.choices!.seldom!(leave, view)).toBe(true);
    const goals = view.quest.goals.map((goal) => ({ ...goal, met: true }));
    expect(module.choices!.seldom!(leave, { ...view, quest: { ...view.quest, goals } })).toBe(false);
  });

  it("a throw that loses the weapon stands below the spells, and still keeps the turn from being over", () => {
    const now = propsOf(moment("walk").before, moment("walk").names);
    const option = (name: string): Option => ({ ...now.options[0]!, name, verb: name.split(" ")[0]! });
    expect(module.choices!.seldom!(option("throw item:dagger monster:1"), now.view)).toBe(true);
    const left = ["throw item:dagger monster:1", "end turn"].map(option);
    expect(module.choices!.closing!.due(now.view, left)).toBe(false);
  });

  it("tips have at most twelve words", () => {
    for (const { text } of TIPS)
      for (const lang of ["en", "fr"] as const) expect(sayIn(lang)(text).split(" ").length).toBeLessThanOrEqual(12);
  });
});

it("says of a square where it lies as seen by whoever acts, and never its name on the board", () => {
  const { view } = moment("walk").before;
  const { column, row } = squareOf(view.heroes[view.turn.hero!]!.at!);
  const said = called(view, `square:${nameOf({ column: column + 2, row: row - 1 })}`, say, "en");
  expect(said).toMatch(/: 2 to the east, 1 to the north$/);
});

it("takes leave of monsters that bear a name, and of no others", () => {
  const slain = all("cast").find(({ kind }) => kind === "monster-slain")!;
  const named = { ...slain, args: { ...slain.args, monster: { en: "Verag", fr: "Verag" } } };
  const { when, turns } = module.scenes!["monster-slain"]!;
  const seen = (telling: Telling) => when!({ telling } as Parameters<NonNullable<typeof when>>[0]);
  expect([seen(named), seen(slain)]).toEqual([true, false]);
  expect(typeof turns === "function" && turns(named)).toBeGreaterThan(50);
  expect(module.events!.lasts!(named)).toBeGreaterThan(module.events!.lasts!(slain));
});

describe("what glows", () => {
  const option = (verb: string): Option => ({ name: verb, verb, refs: [], text: "", args: {}, rule: "" });
  const lit = (...verbs: string[]): Props["lit"] =>
    new Map([["x", { options: verbs.map(option), picked: false, of_set: false, key: "" }]]);

  it("is what calls for it: no friend to whom something could be handed, no sword one could give away", () => {
    expect([calls(lit("give"), "x"), calls(lit("lend", "cast"), "x"), calls(lit("give", "choose"), "x")]).toEqual([
      false,
      false,
      true,
    ]);
    expect([usable(lit("give"), "x"), usable(lit("give", "attack"), "x"), usable(lit("cast"), "x")]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("stands out once: the dice, unless something better has a button of its own", () => {
    const now = propsOf(moment("walk").before, moment("walk").names);
    const urged = (verb: string, props: Props): boolean => module.choices!.urged!(option(verb), props);
    expect([urged("roll", { ...now, options: [] }), urged("search", { ...now, options: [] })]).toEqual([true, false]);
    const led = { ...now, mind: "thinks" as const };
    expect([errands(led)[0]?.main, urged("roll", led)]).toEqual([true, false]);
  });
});
