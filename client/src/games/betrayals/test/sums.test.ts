// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import Board from "../Board.svelte";
import Broken from "../cards/Broken.svelte";
import { show } from "../../shared/shown";
import { placesOf } from "../race";
import { arenaSums, asFought, chanceWith, dungeonSums, promisedTo, sandGear } from "../sums";
import type { ArenaFight, DungeonFight, Props, View } from "../types";
import { moment, propsOf, sayIn } from "./moments";

const text = (where: string): string[] =>
  [...document.querySelectorAll(where)].map((each) => each.textContent.replace(/\s+/g, " ").trim());

describe("a fight added up", () => {
  const { before, after, names } = moment("revealed");
  const fight = before.view.fight as ArenaFight;
  const totals = { green: 37, red: 36 };
  const sides = { "seat:1": "attacker", "seat:2": "defender", "seat:3": "attacker" } as const;
  const figures = (of: ArenaFight) =>
    arenaSums(of, sides, totals).map(({ terms, total }) => [...terms.map(({ n }) => n), total]);

  it("makes each total of its terms, the die of what is left", () => {
    expect(figures(fight)).toEqual([
      [13, 6, 2, 16, 37],
      [10, 6, 20, 36],
    ]);
  });

  it("takes what was doubled before the dice from the state they lead to", () => {
    const playing = { next: after } as unknown as Props["playing"];
    const fought = asFought(fight, playing);
    expect(figures(fought)[1]).toEqual([20, 6, 10, 36]);
    expect(fought.announced.map(({ what }) => what)).toEqual(["double"]);
  });

  it("names a last stand apart from the power and from the die", () => {
    const announced = [{ seat: fight.defender, what: "stand" as const }];
    const stood = { ...fight, announced, powers: { ...fight.powers, defender: 13 } };
    const [, red] = arenaSums(stood, sides, { green: 37, red: 35 });
    expect(red.terms.map(({ of, n }) => [of, n])).toEqual([
      ["own", 10],
      ["stand", 3],
      ["ally", 6],
      ["die", 16],
    ]);
  });

  it("knows what gear adds on the sand to what a sheet says, a last stand and a doubled power apart", () => {
    const armed = { ...fight, powers: { ...fight.powers, defender: 15 } };
    const announcing = (what: "stand" | "double"): ArenaFight => ({
      ...armed,
      announced: [{ seat: fight.defender, what }],
    });
    expect([armed, announcing("stand"), announcing("double")].map((each) => sandGear(each, "defender", 10))).toEqual([
      5, 2, 0,
    ]);
  });

  it("keeps help that was promised apart from what is there", () => {
    const said = [
      { seat: "seat:1" as const, side: "attacker" as const, ally: 6 },
      { seat: "seat:2" as const, side: "attacker" as const, ally: 2 },
    ];
    const open = { ...fight, dice: null, totals: null, decided: false, odds: { ...fight.odds, counted: said } };
    expect([promisedTo(open, "attacker"), promisedTo(open, "defender")]).toEqual([8, 0]);
    document.body.innerHTML = "";
    show(Board, propsOf({ ...before, view: { ...before.view, fight: open } }, names));
    const power = open.powers.attacker;
    expect(text(".camp .total")).toEqual([String(power), String(open.powers.defender)]);
    expect(text(".camp .promised")).toEqual([`+8 promised = ${power + 8}`]);
  });

  it("does not know what a die counts for before the totals are compared", () => {
    const [green] = arenaSums(fight, {}, null);
    expect(green.terms.map(({ of, n }) => [of, n])).toEqual([
      ["own", 13],
      ["die", null],
    ]);
  });

  it("stands under the fight, and says what a KritiK counts for", () => {
    const { before: now, names } = moment("dungeon");
    const dungeon = now.view.fight as DungeonFight;
    const [dice, sum] = [
      { green: 8, red: 3 },
      { green: dungeon.green.total + 16, red: dungeon.power + 3 },
    ];
    const view: View = { ...now.view, fight: { ...dungeon, dice, totals: sum, decided: true } };
    show(module.parts!.Board, propsOf({ ...now, view }, names));
    expect(text(".reckoning .all")).toEqual([String(sum.green), String(sum.red)]);
    expect(text(".reckoning .kritik small")).toEqual(["KritiK: 8 counts 16"]);
    expect(dungeonSums(dungeon, view.active, sum)[1].terms.map(({ n }) => n)).toEqual([dungeon.power, 3]);
  });

  it("is not added up once more when it comes back after the spoils", () => {
    const settings = { speed: 1, odds: true, theme: "light", phone: false } as const;
    const { before: now, names } = moment("dungeon");
    const dungeon = now.view.fight as DungeonFight;
    const dice = { green: 6, red: 2 };
    const come = (sum: ArenaFight["totals"]) => {
      document.body.innerHTML = "";
      const view: View = { ...now.view, fight: { ...dungeon, dice, totals: sum, decided: !!sum } };
      show(module.parts!.Board, propsOf({ ...now, view }, names, { settings }));
      return document.querySelector(".reckoning")!.classList.contains("still");
    };
    expect(come(totals)).toBe(true);
    expect(come(null), "dice that have just fallen are").toBe(false);
  });

  it("is as likely as the fists that are open made it, not as the words that were given", () => {
    const { counted, by, so_far } = fight.odds;
    const kept = Object.fromEntries(counted.map(({ seat, side }) => [seat, side]));
    expect(chanceWith(fight, kept)).toBe(so_far);
    const [first, second] = fight.thirds.map(({ seat }) => seat) as [string, string];
    const other = (seat: string) => (kept[seat] === "attacker" ? "defender" : "attacker");
    expect(chanceWith(fight, { ...kept, [first]: other(first) })).toBe(by[first]![other(first)]);
    expect(chanceWith(fight, { ...kept, [first]: other(first), [second]: other(second) })).toBeNull();
  });
});

describe("a broken word", () => {
  it("stamps the fist that breaks it, and has its leader cry out", () => {
    const { before: now, names } = moment("fists");
    const fight = now.view.fight as ArenaFight;
    const thirds = fight.thirds.map((third) => ({ ...third, chosen: true, side: "defender" as const }));
    const view: View = { ...now.view, fight: { ...fight, thirds, dice: { green: 5, red: 2 } } };
    show(module.parts!.Board, propsOf({ ...now, view }, names));
    expect(text(".third .stamp")).toEqual(["Traitor!", "Traitor!", "Traitor!"]);
    expect(text(".third .cry")).toHaveLength(3);
  });

  it("cracks the seal over the traitor, and the ledger counts it", () => {
    const { before: now, after, moments, names } = moment("broken");
    const telling = moments.flatMap(({ told }) => told).find(({ kind }) => kind === "promise-broken")!;
    const scene = { telling, view: after.view, last: true, log: [], say: sayIn("en", names), lang: "en" as const };
    show(Broken, { moment: scene });
    expect(text(".ledger")[0]).toMatch(/1 broken/);
    expect(text(".cry")).toHaveLength(2);
    expect(now.view.adventurers).toHaveLength(names.length);
  });
});

describe("an offer for help", () => {
  it("is answered in its lane alone", () => {
    const { before: now, names } = moment("dungeon");
    show(module.parts!.Board, propsOf(now, names));
    const offers = now.options.filter(({ verb }) => verb === "accept").map(({ name }) => name);
    for (const name of offers) expect(document.querySelectorAll(`[data-option="${name}"]`)).toHaveLength(1);
    expect(document.querySelectorAll(".lane [data-option^=decline]")).toHaveLength(offers.length);
    for (const verb of ["accept", "decline", "too-little", "mistrust"])
      expect(module.choices!.seldom!({ ...now.options[0]!, verb }, now.view)).toBe(true);
  });
});

describe("the market", () => {
  it("says what the purse reaches, and marks what it does not", () => {
    const { before: now, names } = moment("village");
    show(module.parts!.Board, propsOf(now, names));
    const can = document.querySelectorAll(".ware.can").length;
    expect(text(".purse")[0]).toContain(`${can} of ${now.view.shop.length} goods`);
    expect(text(".means")[0]).toContain("more power than now");
    expect(document.querySelectorAll(".ware.far")).toHaveLength(now.view.shop.length - can);
  });
});

describe("what is gained", () => {
  it("flies to the purse of whoever gets it, and to nobody else's", () => {
    const { before: now, names, moments } = moment("revealed");
    const telling = moments.flatMap(({ told }) => told).find(({ kind }) => kind === "trophies-gained")!;
    const props = propsOf(now, names, { playing: { telling, moment: moments[0]!, ms: 600, id: 1 } });
    const seat = Number(String(telling.args["who"]).slice("seat:".length));
    show(module.parts!.Sheet, { ...props, whose: seat });
    expect(text(".gained")).toEqual(["+1"]);
    show(module.parts!.Sheet, { ...props, whose: (seat + 2) % names.length });
    expect(text(".gained")).toEqual([]);
    show(module.parts!.Sheet, { ...props, playing: { ...props.playing!, ms: 0 }, whose: seat });
    expect(text(".gained")).toEqual([]);
  });
});

describe("the race", () => {
  const { before: now, names } = moment("village");
  const at = (goal: number, ...trophies: number[]): number[] => {
    const adventurers = trophies.map((each, n) => ({ ...now.view.adventurers[0]!, seat: `seat:${n}`, trophies: each }));
    return [...placesOf({ adventurers, goal }, 324).values()];
  };

  it("has a token for everybody", () => {
    show(module.parts!.Board, propsOf(now, names));
    expect(document.querySelectorAll(".runner")).toHaveLength(names.length);
  });

  it("has everybody as far along as their trophies, and hides nobody who is level or close", () => {
    expect(at(10, 0, 5, 10)).toEqual([0, 150, 300]);
    expect(at(15, 0, 0, 0, 1)).toEqual([0, 15, 30, 45]);
    expect(at(15, 15, 15)).toEqual([285, 300]);
  });

  it("has nobody before its beginning while it is not measured yet", () => {
    const adventurers = now.view.adventurers.map((each) => ({ ...each, trophies: 0 }));
    expect([...placesOf({ adventurers, goal: 15 }, 0).values()].every((place) => place === 0)).toBe(true);
  });
});
