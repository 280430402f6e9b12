// @vitest-environment happy-dom
/** The one big button of a hero: what most would do now, from what lies open. */
import { describe, expect, it } from "vitest";
import { besideOf } from "../dungeon/paths";
import { journeyTo } from "../journeys";
import { leading } from "../lead";
import type { Props, View } from "../types";
import { moment, propsOf } from "./moments";

type Options = Props["options"];

const at = (name: string, when: "before" | "after" = "before", more: Partial<Props> = {}): Props =>
  propsOf(moment(name)[when], moment(name).names, more);
const offer = (name: string, refs: string[] = [], args = {}): Options[number] => {
  const verb = name.split(" ")[0]!;
  return { name, verb, refs, rule: "", text: `option-${name.replace(" ", "-")}`, args };
};
const having = (now: Props, ...options: Options): Props => ({ ...now, options: [...now.options, ...options] });
const seen = (now: Props, change: (view: View) => void): Props => {
  const view = structuredClone(now.view);
  change(view);
  return { ...now, view, options: [...now.options] };
};
const lead = (now: Props) => leading(now)[0];

describe("the button of a hero", () => {
  it("strikes who stands beside him, with the odds, and has the answer's own place", () => {
    const found = lead(at("fight"))!;
    expect(found.stands?.name).toBe("attack monster:1 item:shortsword");
    expect([found.label, found.about]).toEqual(["Attack the orc (Shortsword, 2 dice)", "against 2 dice: kills 59%"]);
    const without = at("fight");
    expect(lead({ ...without, settings: { ...without.settings, odds: false } })!.about).toBe("");
  });

  it("goes to the nearest monster there is a way to, and strikes it", () => {
    const found = lead(at("walk"))!;
    expect([found.main, found.stands, found.label]).toEqual([true, undefined, "Attack the orc"]);
    expect(found.about).toBe("5 squares · kills 59%");
    expect(found.next(at("walk"))).toBe("walk square:W18");
  });

  it("leads nobody into a fight who is weak or nearly dead", () => {
    const hurt = seen(at("walk"), ({ heroes, turn }) => (heroes[turn.hero!]!.body = 2));
    expect(lead(hurt)?.stands?.name).toBe("end turn");
    const weak = seen(at("walk"), ({ heroes, turn }) => (heroes[turn.hero!]!.attack.dice = 1));
    expect(lead(weak)?.stands?.name).toBe("end turn");
    const fire = offer("cast spell:ball_of_flame monster:6", ["spell:ball_of_flame", "monster:6"]);
    expect(lead(having(weak, fire))?.stands).toBe(fire);
  });

  it("comes closer where friends bar the way to the monsters", () => {
    const now = at("walk");
    const orc = now.view.monsters[0]!;
    const barred = seen(now, ({ heroes, turn }) => {
      const others = heroes.filter((_, n) => n !== turn.hero);
      besideOf(now.view, orc.at).forEach((square, n) => (others[n]!.at = square));
    });
    expect(journeyTo(barred, orc.ref)).toBeNull();
    const found = lead(barred)!;
    expect(found.label).toBe("Come closer");
    expect(barred.options.map(({ name }) => name)).toContain(found.next(barred));
  });

  it("opens the door beside him, goes to the nearest where none is, and searches a furnished room first", () => {
    const fighter = seen(at("reveal"), ({ heroes, turn }) => (heroes[turn.hero!]!.attack.dice = 2));
    const open = lead(fighter)!;
    expect([open.stands?.name, open.about]).toEqual([
      "open door:R16e",
      "It is free; whatever is behind sees you, too.",
    ]);
    const far = lead(at("treasure"))!;
    expect([far.label, far.about]).toEqual(["Go to the west door", "Rolls the dice, 1 square away"]);
    expect(far.next(at("treasure"))).toBe("roll");
    const chest = { ref: "furniture:9", kind: "chest", at: "S15", rot: 0, squares: ["S15"], trap: null };
    const furnished = seen(at("treasure"), ({ furniture }) => furniture.push(chest));
    expect(lead(furnished)!.stands?.name).toBe("search treasure");
    expect(lead(furnished)!.about).toMatch(/else a card: \d+ of \d+ are bad/);
    const searched = seen(furnished, ({ heroes }) => heroes[2]!.searched.push("U"));
    expect(lead(searched)!.label).toBe("Go to the west door");
  });

  it("has who had better not fight stay with the others, and open no door", () => {
    const wizard = at("reveal");
    expect(wizard.view.heroes[wizard.view.turn.hero!]!.attack.dice).toBe(1);
    expect(lead(wizard)!.stands?.name).toBe("end turn");
    const behind = seen(wizard, ({ heroes, turn }) =>
      heroes.forEach((hero, n) => n !== turn.hero && (hero.at = ["U18", "U17", "T18"][n]!)),
    );
    expect(lead(behind)!.label).toBe("Stay with the others");
    expect(behind.options.map(({ name }) => name)).toContain(lead(behind)!.next(behind));
    const alone = seen(wizard, ({ heroes, turn }) =>
      heroes.forEach((hero, n) => n !== turn.hero && (hero.status = "dead")),
    );
    expect(lead(alone)!.stands?.verb).toBe("open");
  });

  it("clears the doorway after the blow, and takes who is weak out of reach", () => {
    const struck = seen(at("walk", "after"), (view) => {
      view.turn.acted = true;
      view.doors.push({ ...view.doors[0]!, ref: "door:9", open: true, a: "W18", b: "A1" });
      view.reach = { V18: 1, W17: 1 };
    });
    const after = { ...struck, options: struck.options.filter(({ verb }) => verb !== "attack") };
    expect(lead(after)!.label).toBe("Make room in the doorway");
    const weak = seen(after, ({ heroes, turn }) => (heroes[turn.hero!]!.body = 1));
    expect(lead(weak)!.label).toBe("Get out of reach");
    const calm = seen(after, ({ doors }) => doors.pop());
    expect(lead(calm)!.stands?.name).toBe("end turn");
  });

  it("strikes nobody and opens no door once the action is done", () => {
    const done = (now: Props): Props => seen(now, ({ turn }) => (turn.acted = true));
    expect([lead(done(at("walk")))!.label, lead(done(at("walk")))!.about]).toEqual(["Go for the orc", "5 squares"]);
    const fighter = seen(at("reveal"), ({ heroes, turn }) => (heroes[turn.hero!]!.attack.dice = 2));
    expect(lead(fighter)!.stands?.verb).toBe("open");
    expect(lead(done(fighter))!.stands?.name).toBe("end turn");
  });

  it("goes back to the stairs once the goal is reached, and leaves", () => {
    expect(lead(at("end"))!.stands?.name).toBe("leave");
    const won = seen(at("walk"), (view) => {
      for (const goal of view.quest.goals) goal.met = true;
      view.heroes.forEach((hero, n) => n !== view.turn.hero && (hero.status = "left"));
    });
    expect(lead(won)!.label).toBe("Back to the stairs");
  });

  it("never leads where no step can be taken, and ends the turn instead", () => {
    const stuck = seen(at("walk"), (view) => (view.reach = {}));
    expect(lead(stuck)!.stands?.name).toBe("end turn");
    expect(lead(stuck)!.label).toBe("End the Elf’s turn");
  });

  it("is nobody else's", () => {
    expect(leading(at("walk", "before", { step: "Armoury" as Props["step"] }))).toEqual([]);
    expect(leading(at("fight", "after"))).toEqual([]); // seen by whoever is not asked
  });
});

describe("all together", () => {
  const quiet = (): Props => at("treasure", "before", { held: [1, 2, 3, 4] });
  const march = (now: Props) => leading(now).find(({ id }) => id === "march");

  it("is for a party of several here, where nothing stirs", () => {
    expect(march(quiet())?.main).toBeUndefined();
    expect(march(quiet())?.label).toBe("All go");
    expect(march(at("treasure"))).toBeUndefined();
    expect(march({ ...at("walk"), held: [1, 2, 3, 4] })).toBeUndefined();
  });

  it("rolls, goes on once and ends the turn of one after the other, and opens no door", () => {
    const now = quiet();
    const errand = march(now)!;
    expect(errand.next(now)).toBe("roll");
    const rolled = seen(now, (view) => {
      view.turn = { ...view.turn, rolled: true, left: 7 };
      view.reach = { S16: 1 };
    });
    const walks = [offer("walk square:S16", ["square:S16"]), offer("end turn")];
    expect(errand.next({ ...rolled, options: walks })).toBe("walk square:S16");
    const there = seen(rolled, ({ heroes }) => (heroes[0]!.at = "S16"));
    const door = [offer("open door:R16e", ["door:R16e"]), offer("end turn")];
    expect(errand.next({ ...there, options: door })).toBe("end turn");
    const next = seen(there, ({ turn }) => (turn.hero = 1));
    expect(errand.lasts(next.view)).toBe(true);
    expect(errand.next({ ...next, options: [offer("roll"), offer("end turn")] })).toBe("roll");
  });

  it("ends with the round, and as soon as anything is new", () => {
    const now = quiet();
    const errand = march(now)!;
    const lasts = (change: (view: View) => void): boolean => errand.lasts(seen(now, change).view);
    expect(lasts(() => {})).toBe(true);
    expect(lasts(({ quest }) => (quest.round += 1))).toBe(false);
    expect(lasts(({ rows }) => (rows[0] = rows[0]!.replace("#", ".")))).toBe(false);
    expect(lasts(({ heroes }) => (heroes[0]!.body -= 1))).toBe(false);
    expect(lasts(({ monsters }) => monsters.push(at("walk").view.monsters[0]!))).toBe(false);
  });
});
