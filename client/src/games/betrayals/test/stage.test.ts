// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";
import module from "..";
import { at, type Adventurer, type ArenaFight, type DungeonFight, type Offer, type Props } from "../types";
import { moment, propsOf, sayIn } from "./moments";

const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)];
const text = (where: string): string => document.querySelector(where)!.textContent.replace(/\s+/g, " ").trim();
const Board = module.parts!.Board;

const OFFER: Omit<Offer, "ref" | "from" | "to"> = {
  ...{ give: [], ask: [], want: [], alliance: true, answers: null },
  promise: [{ kind: "gems", n: 1, when: "win", due: "turn" }],
};

describe("a seat without its sheet", () => {
  it("shows power and its blue value, points, gems and wounds", () => {
    const { before, names } = moment("dungeon");
    const who = { ...at(before.view, 2)!, power: 11, ally: 6, trophies: 7, gems: 3, wounds: 2 };
    const adventurers = before.view.adventurers.map((each) => (each.seat === who.seat ? who : each));
    const props = propsOf({ ...before, view: { ...before.view, adventurers, curse: null } }, names);
    show(module.parts!.Badge, { ...props, whose: 2 });
    expect(all(".badge b").map((each) => each.textContent)).toEqual(["11", "6", "7", "3", "2"]);
    show(module.parts!.Badge, { ...props, view: { ...props.view, curse: "seat:2" }, whose: 2 });
    expect(all(".badge .curse")).toHaveLength(1);
  });
});

describe("a sheet in a low window", () => {
  const laden = { worn: { weapon: "item:double_axe", armour: "item:double_axe", jewel: "item:double_axe" }, wounds: 2 };
  const shown = (more: Partial<Adventurer>): string => {
    const { before, names } = moment("dungeon");
    const who = { ...at(before.view, 2)!, ...more, ledger: { kept: 1, broken: 2, waived: 0, open: 0 } };
    const adventurers = before.view.adventurers.map((each) => (each.seat === who.seat ? who : each));
    show(module.parts!.Sheet, { ...propsOf({ ...before, view: { ...before.view, adventurers } }, names), whose: 2 });
    return document.querySelector(".sheet")!.className;
  };

  it("gets denser the more somebody owns: four stay beside the board", () => {
    vi.stubGlobal("innerHeight", 650);
    expect(shown({})).not.toContain("tight");
    expect(shown(laden)).toContain("tight");
    vi.stubGlobal("innerHeight", 900);
    expect(shown(laden)).not.toContain("tight");
    vi.unstubAllGlobals();
  });

  it("is dense as soon as four with all they own do not fit below each other", () => {
    const own = { surplus: Array.from({ length: 30 }, (_, n) => `item:${n}`) };
    const isDense = (more: Partial<Adventurer>): boolean => shown(more).split(" ").includes("dense");
    vi.stubGlobal("innerHeight", 900);
    expect(isDense({})).toBe(false);
    expect(isDense(own)).toBe(true);
    vi.stubGlobal("innerHeight", 1080);
    expect(isDense(own)).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe("before a monster", () => {
  it("whoever may answer has the first lane, and with an ally there are none", () => {
    const { before, names } = moment("ally-asked");
    show(Board, propsOf(before, names));
    expect(all(".lane")[0]!.className).toContain("own");
    const fight = { ...(before.view.fight as DungeonFight), ally: "seat:1" };
    show(Board, propsOf({ ...before, view: { ...before.view, fight } }, names));
    expect(all(".lane")).toEqual([]);
  });

  it.each([
    [0.34, 0.7, { alone: false, ally: true }],
    [0.34, 0.4, { alone: false, ally: false }],
    [0.6, 0.9, { alone: true, ally: false }],
  ])("gold is on no fight that is rather lost: alone %d, with an ally %d", (alone, ally, gold) => {
    const { before, names } = moment("dungeon");
    const fight = before.view.fight as DungeonFight;
    const helped = Object.fromEntries(Object.keys(fight.odds.with).map((seat) => [seat, ally]));
    const odds = { ...fight.odds, alone, with: helped };
    show(Board, propsOf({ ...before, view: { ...before.view, offers: [], fight: { ...fight, odds } } }, names));
    const isGold = (where: string) => all(where).map(({ classList }) => classList.contains("main"));
    expect(isGold(".buttons [data-option^=close]")).toEqual([gold.alone]);
    expect(new Set(isGold(".lane [data-partner]"))).toEqual(new Set([gold.ally]));
  });

  it("no gold is on what cannot be pressed while something is shown", () => {
    const { before, names } = moment("dungeon");
    const fight = { ...(before.view.fight as DungeonFight), ally: "seat:1" as const };
    const close = { ...before.options[0]!, name: "close", verb: "close", refs: [] };
    const asked = propsOf({ ...before, options: [close], view: { ...before.view, offers: [], fight } }, names);
    const stage = new Stage(asked);
    show(Board, stage.props);
    const gold = (): boolean[] => all(".buttons .fight").map(({ classList }) => classList.contains("main"));
    expect(gold()).toEqual([true]);
    stage.now = { ...asked, options: [] };
    flushSync();
    expect(gold()).toEqual([false]);
  });

  it("with an ally and no way back the fight is what there is to do, however it stands", () => {
    const { before, names } = moment("dungeon");
    const fight = before.view.fight as DungeonFight;
    const odds = { ...fight.odds, alone: 0.1, with: { "seat:1": 0.3 } };
    const fighting = { ...fight, ally: "seat:1" as const, odds };
    const flee = { ...before.options[0]!, name: "flee", verb: "flee", refs: [] };
    const close = { ...flee, name: "close", verb: "close" };
    const isGold = (...options: (typeof flee)[]): boolean => {
      document.body.innerHTML = "";
      show(Board, propsOf({ ...before, options, view: { ...before.view, offers: [], fight: fighting } }, names));
      return all(".buttons [data-option=close]")[0]!.classList.contains("main");
    };
    expect([isGold(close), isGold(close, flee)]).toEqual([true, false]);
  });

  it("a phone says on the monster’s plate what it does, and shows no card of it below", () => {
    const { before, names } = moment("dungeon");
    const fight = { ...(before.view.fight as DungeonFight), effects: [{ kind: "no_flee" as const }] };
    const settings = { speed: 0, odds: true, theme: "dark", phone: true } as const;
    document.body.innerHTML = "";
    show(Board, propsOf({ ...before, view: { ...before.view, fight } } as typeof before, names, { settings }));
    expect(text(".against .plate .does")).toBe(sayIn("en")("effect-no_flee"));
    expect(all(".dungeon .card")).toEqual([]);
  });

  it.each([
    [0.34, { close: false, ask: true }],
    [0.6, { close: true, ask: false }],
  ])("on the sand gold is on asking the crowd as long as it is rather lost: %d", (so_far, gold) => {
    const { before, names } = moment("arena");
    const fight = before.view.fight as ArenaFight;
    const settings = { speed: 0, odds: true, theme: "dark", phone: true } as const;
    const view = { ...before.view, promises: [], fight: { ...fight, odds: { ...fight.odds, so_far, counted: [] } } };
    show(Board, propsOf({ ...before, view }, names, { settings }));
    const isGold = (where: string) => all(where).map(({ classList }) => classList.contains("main"));
    expect(isGold("[data-option=close]")).toEqual([gold.close]);
    expect(isGold(".third [data-partner]")).toEqual(fight.thirds.map(() => gold.ask));
  });

  it("the crowd is asked at its fists, and nowhere else", () => {
    const { before, names } = moment("arena");
    show(Board, propsOf(before, names));
    const { thirds } = before.view.fight as ArenaFight;
    expect(all("[data-partner]").map((each) => each.dataset["partner"])).toEqual(thirds.map(({ seat }) => seat));
    expect(all(".third [data-partner]")).toHaveLength(thirds.length);
  });

  it("a phone has the question under the board, and shows it there alone", () => {
    const { before, names } = moment("dungeon");
    const take = { ...before.options[0]!, name: "gems", verb: "gems", refs: [] };
    const asked = (phone: boolean): boolean => {
      const settings = { speed: 0, odds: true, theme: "dark", phone } as const;
      document.body.innerHTML = "";
      show(Board, propsOf({ ...before, step: "Letter", options: [take] }, names, { settings, step: "Letter" }));
      return all(".picks h3")[0]!.classList.contains("visually-hidden");
    };
    expect([asked(true), asked(false)]).toEqual([true, false]);
  });

  it("behind the Duellists' Gate everybody who may be challenged stands under the card, with the chance of it", () => {
    const { before, names } = moment("village");
    const option = (seat: number) => ({
      ...{ ...before.options[0]!, name: `arena seat:${seat}`, verb: "arena", refs: [`seat:${seat}`] },
      args: { chance: 0.5 },
    });
    const others = before.view.adventurers.map((_, n) => n).filter((n) => n !== before.seat);
    const view = { ...before.view, special: "special:duellists_gate" };
    show(Board, propsOf({ ...before, step: "Gate", options: others.map(option), view }, names));
    expect(all(".pick[data-option]").map((each) => each.dataset["option"])).toEqual(
      others.map((n) => `arena seat:${n}`),
    );
    expect(text(".pick")).toContain("50%");
  });

  it("a phone says what the best buy of the market is, and leads there", () => {
    const { before, names } = moment("village");
    const mine = at(before.view, before.seat!)!;
    const led = vi.spyOn(Element.prototype, "scrollBy").mockImplementation(() => undefined);
    const shown = (phone: boolean, options = before.options, taught = false): HTMLElement | undefined => {
      const settings = { speed: 0, odds: true, theme: "dark", phone } as const;
      document.body.innerHTML = "";
      const shop = before.view.shop.map((ware) => ({ ...ware, power: mine.power + ware.bonus }));
      show(Board, propsOf({ ...before, options, view: { ...before.view, shop } }, names, { settings, taught }));
      return all(".market")[0];
    };
    expect(shown(false)).toBeUndefined();
    expect(
      shown(
        true,
        before.options.filter(({ verb }) => verb !== "buy"),
      ),
    ).toBeUndefined();
    const way = shown(true)!;
    expect(way.textContent).toMatch(/Best buy: .*, \+\d for \d gems?/);
    expect(way.textContent).toContain(all(".ware.best")[0]!.querySelector("em")!.previousSibling!.textContent);
    expect(shown(true, before.options, true)?.textContent, "a lesson advises alone").not.toContain("Best buy");
    expect(all(".ware.best")).toHaveLength(0);
    shown(true);
    all(".market")[0]!.click();
    expect(led.mock.contexts).toEqual([all(".cloth")[0]]); // and nothing around it moves
    led.mockRestore();
  });

  it("the tip on allies is for those who face something that is rather too strong", () => {
    const { before, names } = moment("dungeon");
    const tip = module.tips!.find(({ id }) => id === "dqt-ally")!;
    const fight = before.view.fight as DungeonFight;
    const told = (alone: number): boolean =>
      tip.when(
        propsOf({ ...before, view: { ...before.view, fight: { ...fight, odds: { ...fight.odds, alone } } } }, names),
      );
    expect([told(0.3), told(0.7)]).toEqual([true, false]);
  });

  it("odd trade comes after everything else in the rail", () => {
    const { before } = moment("village");
    const seldom = (verb: string): unknown => module.choices!.seldom!({ ...before.options[0]!, verb }, before.view);
    expect(["buy-carcass", "sell", "hand-back", "waive"].map(seldom)).toEqual([true, true, true, true]);
    expect(["buy", "pay", "dungeon"].map(seldom)).toEqual([false, false, false]);
  });

  it("whoever leads sees what each asks for coming along, and takes it there", () => {
    const { before, names } = moment("dungeon");
    const choose = vi.fn<Props["choose"]>();
    show(Board, propsOf(before, names, { choose }));
    const [offer] = before.view.offers;
    const lane = all(".lane").find((each) => each.textContent.includes(names[1]!))!;
    expect(lane.querySelectorAll(".good")).toHaveLength(offer!.ask.length + offer!.want.length);
    lane.querySelector<HTMLElement>(".main")!.click();
    expect(choose).toHaveBeenCalledWith(`accept ${offer!.ref}`);
  });

  it("an offer of whoever leads stands in the lane of the one he asks, with every answer, and nowhere else", () => {
    const { before, names } = moment("ally-asked");
    const me = `seat:${before.seat}`;
    const offer = { ...OFFER, ref: "offer:9", from: before.view.active, to: me };
    const option = (verb: string) => ({ ...before.options[0]!, name: `${verb} offer:9`, verb, refs: [offer.ref] });
    const options = ["accept", "swear", "decline"].map(option);
    show(Board, propsOf({ ...before, options, view: { ...before.view, offers: [offer] } }, names));
    expect(all(".slip")).toEqual([]);
    expect(all(".lane.own [data-option]").map((each) => each.dataset["option"])).toEqual(
      options.map(({ name }) => name),
    );
  });

  it("one's own offer stays in its lane until it is answered, and can be withdrawn there", () => {
    const { before, names } = moment("dungeon");
    const to = before.view.offers[0]!.from;
    const offer = { ...OFFER, ref: "offer:9", from: before.view.active, to };
    const withdraw = { ...before.options[0]!, name: "withdraw offer:9", verb: "withdraw", refs: [offer.ref] };
    show(Board, propsOf({ ...before, options: [withdraw], view: { ...before.view, offers: [offer] } }, names));
    const [lane] = all(".lane").filter((each) => each.textContent.includes("no answer yet"));
    expect(lane!.querySelector(`[data-option="${withdraw.name}"]`)).not.toBeNull();
    expect(all(".slip")).toEqual([]);
  });

  it("a phone crosses a bid out, and has a line less for it", () => {
    const { before, names } = moment("dungeon");
    const [offer] = before.view.offers;
    const decline = { ...before.options[0]!, name: `decline ${offer!.ref}`, verb: "decline", refs: [offer!.ref] };
    const refusal = (phone: boolean): HTMLElement => {
      const settings = { speed: 0, odds: true, theme: "dark", phone } as const;
      document.body.innerHTML = "";
      show(Board, propsOf({ ...before, options: [...before.options, decline] }, names, { settings }));
      return all(`.lane [data-option="${decline.name}"]`)[0]!;
    };
    expect([refusal(true), refusal(false)].map((each) => each.textContent)).toEqual(["✕", "Decline"]);
    expect(refusal(true).getAttribute("aria-label")).toBe("Decline");
  });

  it("whoever is asked has a lane of his own, to offer help or stay out", () => {
    const { before, names } = moment("ally-asked");
    const pass = { ...before.options[0]!, name: "pass", verb: "pass", refs: [] };
    const options = [pass, ...before.options.filter(({ verb }) => verb === "offer")];
    const now = { ...before, options, view: { ...before.view, offers: [] } };
    show(Board, propsOf(now, names));
    expect(all("[data-partner]").map((each) => each.dataset["partner"])).toEqual([before.view.active]);
    expect(all(".lane.own [data-partner].main, .lane.own [data-option=pass]")).toHaveLength(2);
  });

  it("victory and defeat are drawn, and fleeing is said to cost nothing", () => {
    const { before, names } = moment("dungeon");
    const told = { gems: 5, sources: [], heals: 0, wounds: 1, kritik: 2, pays: 0 };
    const forecast = { [before.view.active]: told };
    const fight = { ...(before.view.fight as DungeonFight), trophies: 2, effects: [], forecast };
    const flee = { ...before.options[0]!, name: "flee", verb: "flee", refs: [] };
    const now = { ...before, options: [...before.options, flee], view: { ...before.view, fight } };
    show(Board, propsOf(now, names));
    expect(text(".against .won")).toBe("Victory +2trophies+5gemscarcass");
    expect(text(".against .lost")).toBe("Defeat +1wound(KritiK: 2)");
    expect(text('.against [data-option="flee"]')).toContain("nothing won, nothing lost");
  });
});

describe("a fist", () => {
  it("says of each side whom it backs, and what it may bring and cost", () => {
    const { before, names } = moment("fists");
    const { attacker, defender } = before.view.fight as ArenaFight;
    show(Board, propsOf(before, names));
    const leaders = [attacker, defender].map((seat) => names[Number(seat.slice("seat:".length))]!);
    expect(text(".side.attacker .whom")).toContain(leaders[0]);
    expect(text(".side.defender .whom")).toContain(leaders[1]);
    expect(text(".side.attacker .won")).toMatch(/^Victory \+1(?:−1)?$/);
    expect(text(".side.neutral .none")).toBe("no trophy, no wound");
    const { odds } = before.view.fight as ArenaFight;
    const mine = Math.round(100 * odds.by[`seat:${before.seat}`]!.attacker);
    expect(text(".side.attacker .wins")).toBe(`${leaders[0]} wins: ${mine}%`);
    expect(text(".balance p")).toContain(`a tie goes to ${leaders[0]}`);
  });

  it("is closed as soon as its owner has chosen, and all are when the dice fall", () => {
    const { before, names, moments } = moment("fists");
    const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
    const now = { ...before, options: [] };
    const seen = (kind: string): string[] => {
      const n = told.findIndex(({ telling }) => telling.kind === kind);
      const playing = { ...told[n]!, ms: 1, id: n + 1, stays: 0, next: null as never };
      show(Board, propsOf(now, names, { playing }));
      return all(".third .state").map((each) => each.textContent.trim());
    };
    expect(seen("side-known").at(-1)).toBe("stays out");
    expect(seen("dice-rolled")).not.toContain("deciding");
  });
});

describe("a question without a place of its own", () => {
  it("is answered by things on the table", () => {
    const { before, names } = moment("revealed");
    const option = (name: string, ...refs: string[]) => ({
      ...{ name, verb: "plunder", refs, text: "option-plunder-item", args: { item: "item:double_axe" } },
      ...{ rule: "dqt-are-12" },
    });
    const options = [option("plunder item:double_axe", "item:double_axe")];
    const choose = vi.fn<Props["choose"]>();
    show(Board, propsOf({ ...before, options, step: "Plunder" }, names, { choose }));
    const [taken] = all(".picks [data-option]");
    expect(taken!.textContent.trim()).toBe("Plunder Double Axe");
    taken!.click();
    expect(choose).toHaveBeenCalledWith("plunder item:double_axe");
    show(Board, propsOf({ ...before, options, step: "Parley" }, names));
    expect(all(".picks")).toHaveLength(0);
  });
});

describe("a power before the dice", () => {
  it.each(["dungeon", "revealed"])("is asked for below the fight, which stays where it is: %s", (name) => {
    const { before, names } = moment(name);
    const option = { ...before.options[0]!, name: "done", verb: "done", refs: [] };
    show(Board, { ...propsOf(before, names), step: "Announce", options: [option] });
    const [picks] = all(".picks");
    expect(all(".scene, .sand")[0]!.compareDocumentPosition(picks!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("the two on the sand", () => {
  it("say why they are stronger than on their sheets", () => {
    const { before, names } = moment("arena");
    const fight = before.view.fight as ArenaFight;
    const own = at(before.view, fight.attacker)!.power;
    const armed = { ...fight, powers: { ...fight.powers, attacker: own + 2 } };
    show(Board, propsOf({ ...before, view: { ...before.view, fight: armed } }, names));
    expect(text(".camp.attacker .gear")).toBe("gear +2 here");
  });
});

describe("a last stand", () => {
  it("is said under the figure that it made larger", () => {
    const { before, names } = moment("dungeon");
    const fight = before.view.fight as DungeonFight;
    const stood = { ...fight, announced: [{ seat: before.view.active, what: "stand" as const }] };
    show(Board, propsOf({ ...before, view: { ...before.view, fight: stood } }, names));
    expect(text(".duel .extra")).toBe("last stand +3");
  });
});
