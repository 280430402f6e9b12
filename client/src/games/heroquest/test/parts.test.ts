// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import type { MomentInfo, Option, Telling } from "../../../wire";
import type { SceneMoment } from "../../module";
import { noted } from "../projection";
import { counted, hand, thrown } from "../dice";
import { lasts } from "../events";
import { calls, usable } from "../inviting";
import { contents } from "../dungeon/contents";
import { distances, extent, wayTo, within } from "../dungeon/paths";
import { nameOf, squareOf } from "../dungeon/plan";
import { confirm } from "../confirm";
import { errands } from "../errands";
import { lastCast, ready, strikeOf } from "../fights";
import { blowOf, chances, worth } from "../odds";
import { HERO_ART, MONSTER_ART } from "../art/figures";
import { FURNITURE_ART } from "../art/furniture";
import { chest, coins, HEROES, MONSTERS, scroll, SPELLS } from "../icons";
import { journeyTo, travelling } from "../journeys";
import { ELEMENTS } from "../spells";
import { ZARGON, type Props } from "../types";
import { alone, called, heroColour, initial, monsterInitial, monsterName, standIn } from "../names";
import { pieces, toDo } from "../placing";
import { TIPS } from "../tips";
import { hasName } from "../told";
import { moment, NAMES, propsOf, sayIn, texts } from "./moments";

const BOX = "../../../../../src/questhall/games/heroquest/content/";
const CONTENT = import.meta.glob<string>("../../../../../src/questhall/games/heroquest/content/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const say = sayIn("en");
const all = (name: string): Telling[] => moment(name).moments.flatMap(({ told }) => told);
const kinds = new Set(NAMES.flatMap((name) => all(name).map(({ kind }) => kind)));

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

describe("the rail of a hero", () => {
  it("has a place for moving, with the dice in it or not, and one for the end of the turn", () => {
    const now = propsOf(moment("walk").before, moment("walk").names);
    const over = { ...now.view, turn: { ...now.view.turn, rolled: true, acted: true, left: 0 } };
    const { kept, closing } = module.choices!;
    expect(kept!(now)?.verbs).toEqual(["roll", "walk"]);
    expect(kept!({ ...now, view: over })?.meanwhile).toBe("Your move is over");
    expect(kept!({ ...now, step: "ChooseMonster" })).toBeNull();
    expect([closing!.due(now.view, []), closing!.due(over, [])]).toEqual([false, true]);
  });
});

describe("a note", () => {
  it("is read over coins where it tells of gold that is found, else over a scroll", () => {
    const note = { kind: "note", args: {} } as unknown as Telling;
    const among = (...kinds: string[]): SceneMoment => {
      const told = [...kinds.map((kind) => ({ kind }) as unknown as Telling), note];
      return { telling: note, log: [{ told } as unknown as MomentInfo] } as unknown as SceneMoment;
    };
    const { icon, look } = module.scenes!["note"]!;
    const drawn = (moment: SceneMoment) => [
      (icon as (m: SceneMoment) => string)(moment),
      (look as (m: SceneMoment) => string)(moment),
    ];
    expect(drawn(among("treasure-found", "gold-found"))).toEqual([coins, "gain"]);
    expect(drawn(among("treasure-found"))).toEqual([chest, "gain"]);
    expect(drawn(among("room-revealed"))).toEqual([scroll, "story"]);
  });
});

describe("quick orders", () => {
  const props = (name: string) => propsOf(moment(name).before, moment(name).names);

  it("are Zargon's, and every answer is one he is offered", () => {
    expect(errands(props("walk"))).toEqual([]);
    for (const name of ["zargon", "monster"]) {
      const now = props(name);
      const found = errands(now);
      expect(found.map(({ id }) => id)).toEqual(name === "monster" ? ["nearest", "all-nearest"] : ["all-nearest"]);
      for (const errand of found) expect(now.options.map((option) => option.name)).toContain(errand.next(now));
    }
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

  it("comes to blows with the best weapon, and says who could strike back", () => {
    const now = props("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    const found = journeyTo(now, orc.ref)!;
    const among = (...monsters: (typeof orc)[]) => journeyTo({ ...now, view: { ...now.view, monsters } }, orc.ref)!;
    expect(among(orc).foes).toBe(1);
    expect(among(orc, { ...orc, ref: "monster:9" }).foes).toBe(2);
    const blows = [offer("fist", "attack", [orc.ref], 1), offer("sword", "attack", [orc.ref], 3)];
    const errand = travelling(now, found);
    errand.next(now);
    expect(errand.next(arrived(now, found.way.at(-1)!, blows))).toBe("sword");
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

describe("the odds of an attack", () => {
  it("are those of the rulebook's tables", () => {
    expect(chances(3, 2, 1 / 6, 9).damage).toBeCloseTo(1.22, 2);
    expect(chances(5, 6, 1 / 6, 9).damage).toBeCloseTo(1.61, 2);
    expect(chances(3, 2, 1 / 3, 9).damage).toBeCloseTo(0.96, 2);
    expect(chances(2, 0, 1 / 6, 1)).toEqual({ wounds: 0.75, kills: 0.75, damage: 0.75 });
    expect(chances(3, 4, 1 / 6, 4).kills).toBe(0);
  });

  it("stand at every blow that is offered, and at nothing else", () => {
    const now = propsOf(moment("monster").before, moment("monster").names);
    expect(now.options.filter((option) => worth(option, now)).map(({ name }) => name)).toEqual(
      now.options.filter(({ verb }) => verb === "strike").map(({ name }) => name),
    );
    const fight = moment("fight").before;
    const monster = fight.view.monsters[0]!;
    const option = (verb: string, refs: string[], dice?: number) => ({
      name: verb,
      verb,
      refs: [...refs, monster.ref],
      rule: "",
      text: "",
      args: dice ? { dice } : {},
    });
    const found = [
      option("throw", ["item:dagger"], 1),
      option("phantom", [], 1),
      option("cast", ["spell:genie"]),
      option("cast", ["spell:sleep"]),
    ].map((each) => blowOf(fight.view, each));
    expect(found.map((blow) => blow && [blow.attack, blow.defend])).toEqual([
      [1, monster.defend],
      [1, 0],
      [5, monster.defend],
      null,
    ]);
    const said = worth(option("throw", ["item:dagger"], 1), { view: fight.view, say });
    expect(said).toContain(`against ${monster.defend} di`);
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

describe("dice on the table", () => {
  const log = (told: Telling[]): MomentInfo[] => told.map((each, n) => ({ n, what: "roll", told: [each], at: "" }));
  const fight = all("fight");
  const ends = fight.findIndex(({ kind }) => kind.startsWith("turn-"));
  const blows = fight.slice(0, ends < 0 ? undefined : ends);

  it("keep an attack beside its defence, with what came of it", () => {
    const cast = lastCast(log(blows), null)!;
    expect([cast.who, cast.attack, cast.other].map((each) => each!.kind)).toEqual([
      expect.stringMatching(/-attacks$/),
      "attack-rolled",
      "defence-rolled",
    ]);
    expect(cast.end).not.toBeNull();
  });

  it("lie ready from the first blow, as many as each has", () => {
    const { view } = moment("fight").before;
    const [hero, foe] = [view.heroes[0]!, view.monsters[0]!];
    expect(ready({ from: hero.ref, to: foe.ref }, view)).toEqual({ attack: hero.attack.dice, defence: foe.defend });
    expect(ready({ from: foe.ref, to: hero.ref }, view)).toEqual({ attack: foe.attack, defence: hero.defend.dice });
  });

  it("are put away when Zargon begins or somebody walks on", () => {
    for (const kind of ["zargon-begins", "stepped"])
      expect(lastCast(log([...blows, { ...blows[0]!, kind }]), null)).toBeNull();
  });

  it("stay in sight when the blow has ended a turn, and other throws do not", () => {
    const begins = { ...blows[0]!, kind: "turn-begins" };
    expect(lastCast(log([...blows, begins]), null)?.end).not.toBeNull();
    expect(lastCast(log([{ ...blows[0]!, kind: "move-rolled" }, begins]), null)).toBeNull();
  });

  it("leave time to read what a blow came to", () => {
    for (const kind of ["missed", "blocked", "monster-hurt"])
      expect(lasts({ ...blows[0]!, kind })).toBeGreaterThanOrEqual(1000);
  });

  it("say who strikes whom", () => {
    const { view } = moment("fight").before;
    const blow = { ...blows[0]!, seat: 2, refs: ["hero:1", "monster:5", "hero:1"] };
    expect(strikeOf({ ...blow, kind: "monster-attacks" }, view)).toEqual({ from: "monster:5", to: "hero:1" });
    expect(strikeOf({ ...blow, kind: "hero-attacks" }, view)).toEqual({ from: "hero:1", to: "monster:5" });
    expect(strikeOf({ ...blow, kind: "stepped" }, view)).toBeNull();
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

describe("events", () => {
  it("are known by name: every one the board follows can be told", () => {
    const known = (kind: string) => texts.known(`event-${kind}`);
    expect([...kinds].filter((kind) => !known(kind))).toEqual([]);
    for (const kind of ["stepped", "attack-rolled", "room-revealed", "monster-placed", "hero-hurt"])
      expect(kinds).toContain(kind);
  });

  it("bring the view towards the next one", () => {
    const { before, after } = moment("reveal");
    const shown = all("reveal").reduce(noted, before.view);
    for (const { ref, at, kind } of after.view.monsters)
      expect(shown.monsters.find((each) => each.ref === ref)).toMatchObject({ at, kind });
    const room = all("reveal")
      .find(({ kind }) => kind === "room-revealed")!
      .refs.find((ref) => ref.startsWith("room:"))!;
    expect(shown.rows.join("")).toContain(room.slice(5));
  });

  it("write only what changes, into a view of their own", () => {
    const { before } = moment("fight");
    const untouched = structuredClone(before.view);
    const shown = all("fight").reduce(noted, before.view);
    expect(before.view).toEqual(untouched);
    expect(shown).not.toEqual(untouched);
    for (const part of ["furniture", "quest", "doors", "rows"] as const) expect(shown[part]).toBe(before.view[part]);
  });

  it("hurt heroes as much as the next view says", () => {
    const { before, after } = moment("strike");
    const shown = all("strike").reduce(noted, before.view);
    expect(shown.heroes.map(({ body }) => body)).toEqual(after.view.heroes.map(({ body }) => body));
  });

  it("show their dice", () => {
    const rolled = all("fight").find(({ kind }) => kind === "attack-rolled")!;
    const tray = thrown(rolled, say)!;
    expect(tray.dice.map(({ counts }) => counts)).toEqual(tray.dice.map(({ face }) => face === "skull"));
    expect(tray.dice.every(({ kind, face }) => kind === "combat" && ["skull", "white", "black"].includes(face!))).toBe(
      true,
    );
    expect(counted(["skull", "white", "skull"], say)).toBe("2 × skull, white shield");
    expect(hand!("combat:3")).toEqual([{ kind: "combat", count: 3 }]);
    expect(hand!("red:2")).toEqual([{ kind: "red", count: 2 }]);
    expect(hand!("card")).toEqual([]);
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

  it("leaving is seldom wanted until the quest is won", () => {
    const { view } = moment("walk").before;
    const leave = { verb: "leave" } as Props["options"][number];
    expect(module.choices!.seldom!(leave, view)).toBe(true);
    const goals = view.quest.goals.map((goal) => ({ ...goal, met: true }));
    expect(module.choices!.seldom!(leave, { ...view, quest: { ...view.quest, goals } })).toBe(false);
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

  it("stands out where most would press it: a foe within reach, else the dice", () => {
    const urged = (verb: string, ...others: string[]): boolean =>
      module.choices!.urged!(option(verb), { options: [verb, ...others].map(option) } as unknown as Props);
    expect([urged("roll", "search"), urged("roll", "attack"), urged("attack", "roll")]).toEqual([true, false, true]);
    expect([urged("attack", "attack"), urged("search", "roll")]).toEqual([false, false]);
  });
});
