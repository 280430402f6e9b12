// @vitest-environment happy-dom
/** What somebody new must see at one glance: who one is, what a choice binds to, how a sum is made, and one thing in gold. */
import { describe, expect, it, vi } from "vitest";
import { show } from "../../shared/shown";
import module from "..";
import { lapsed } from "../aftermath";
import { at, type ArenaFight, type DungeonFight, type Props, type View } from "../types";
import { moment, propsOf, sayIn } from "./moments";
import type { SceneMoment } from "../../moments";
import type { Option } from "../../../wire";

const Board = module.parts!.Board;
const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)];
const plain = (text: string | null | undefined): string =>
  (text ?? "").replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
const PHONE = { speed: 0, odds: true, theme: "dark", phone: true } as const;
const DESK = { ...PHONE, phone: false } as const;
const offered = (verb: string, name: string, refs: string[] = [], args: Record<string, unknown> = {}): Option =>
  ({ name, verb, refs, rule: "", text: `option-${verb}`, args }) as Option;

describe("before the first choice", () => {
  it("a phone says who one is, in a line each, above the quests one chooses from", () => {
    const { before, names } = moment("main-quest");
    show(Board, propsOf(before, names, { settings: PHONE }));
    const [me, quest] = [document.querySelector(".myself")!, document.querySelector(".choosing .pick")!];
    expect(me.compareDocumentPosition(quest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(me.className).toContain("brief");
    const id = at(before.view, before.seat)!.character!.slice("character:".length);
    const say = sayIn("en");
    for (const power of ["trait", "unique"]) {
      const line = plain(say(`board-${power}-${id}`));
      expect(plain(me.textContent)).toContain(line);
      expect(line.length).toBeLessThan(plain(say(`${power}-${id}-about`)).length);
    }
    expect(all(".choosing .card.flat")).toHaveLength(2);
  });

  it("each quest says how often it is done: which one is safe to begin with", () => {
    const { before, names } = moment("main-quest");
    const shares = before.options.map(({ args }) => sayIn("en").percent(Number(args["done"]) / 100));
    for (const settings of [PHONE, DESK]) {
      document.body.innerHTML = "";
      show(Board, propsOf(before, names, { settings }));
      const cards = all(".choosing .card").map(({ textContent }) => textContent);
      expect(cards).toHaveLength(2);
      cards.forEach((words, n) => expect(words).toContain(shares[n]));
    }
  });

  it.each(["en", "fr"] as const)("every character has these lines: %s", (lang) => {
    const say = sayIn(lang);
    for (const id of ["barbarian", "warrior", "thief", "sorcerer", "ranger", "minstrel"])
      for (const power of ["trait", "unique"]) {
        expect(say.has(`board-${power}-${id}`)).toBe(true);
        expect(say(`board-${power}-${id}`).length).toBeLessThan(70);
      }
  });
});

describe("what binds", () => {
  it.each([true, false])("before help is taken it is said that nobody flees after it: %s", (allowed) => {
    const { before, names } = moment("dungeon");
    const fight = before.view.fight as DungeonFight;
    const view = { ...before.view, fight: { ...fight, flee: { ...fight.flee, allowed } } };
    for (const settings of [PHONE, DESK]) {
      document.body.innerHTML = "";
      show(Board, propsOf({ ...before, view }, names, { settings }));
      expect(document.querySelector(".company h3")!.textContent!.includes("no fleeing")).toBe(allowed);
    }
  });

  it("an offer for my support says what it would change", () => {
    const { before, names } = moment("arena-asked");
    const fight = before.view.fight as ArenaFight;
    const by = { ...fight.odds.by, "seat:2": { attacker: 0.88, defender: 0.3, neutral: 0.56 } };
    const view = { ...before.view, fight: { ...fight, odds: { ...fight.odds, by } } };
    const shown = (odds: boolean): string[] => {
      show(Board, propsOf({ ...before, view }, names, { settings: { ...DESK, odds } }));
      return all(".slip .support").map((each) => plain(each.textContent));
    };
    expect(shown(true).map((each) => each.trim())).toEqual([
      expect.stringMatching(/ wins 88\s?% with you, 56\s?% without you\.$/),
    ]);
    expect(shown(false)).toEqual([]);
  });

  it("whoever has made an offer hears that it was his, and why it is off", () => {
    const telling = {
      kind: "offer-lapsed",
      seat: 1,
      refs: [],
      rule: "",
      text: "event-offer-lapsed",
      args: { sender: "seat:1", why: "=ally", ally: "seat:2" },
    };
    const words = (seat: number): string =>
      plain(lapsed({ telling, seat, say: sayIn("en", ["Ana", "Bo", "Cy"]) } as unknown as SceneMoment));
    expect(words(1)).toBe("Your offer is off: Cy is the ally.");
    expect(words(0)).toBe("The offer made by Bo is off: Cy is the ally.");
  });
});

describe("gold", () => {
  function leaving(options: Option[], shop: View["shop"] = []): boolean {
    const { before, names } = moment("village");
    const done = offered("done", "done", [], { visit: 2, surplus: 0, things: [] });
    const view = { ...before.view, shop, visit: 2 as const };
    show(Board, propsOf({ ...before, view, options: [done, ...options] }, names, { settings: PHONE }));
    return document.querySelector(".end")!.classList.contains("main");
  }

  it("is on leaving the village only where nothing within reach would better me", () => {
    const { before } = moment("village");
    const mine = at(before.view, before.seat)!.power;
    const ware = (power: number) => [{ ...before.view.shop[0]!, power }];
    const buy = offered("buy", `buy ${before.view.shop[0]!.item}`, [before.view.shop[0]!.item], { cost: 2, bonus: 1 });
    expect(leaving([])).toBe(true);
    expect(leaving([buy], ware(mine))).toBe(true);
    expect(leaving([buy], ware(mine + 1))).toBe(false);
    expect(leaving([], ware(mine + 1))).toBe(true);
    expect(leaving([offered("guild", "guild", ["guild"], { cost: 2 })])).toBe(false);
  });

  it.each([
    [0.6, false, [true]],
    [0.8, true, [false]],
  ])("is on help that is to be had, unless one as good as wins alone: %d", (alone, fights, accepts) => {
    const { before, names } = moment("dungeon");
    const fight = before.view.fight as DungeonFight;
    const helped = Object.fromEntries(Object.keys(fight.odds.with).map((seat) => [seat, 0.9]));
    const view = { ...before.view, fight: { ...fight, ally: null, odds: { ...fight.odds, alone, with: helped } } };
    show(Board, propsOf({ ...before, view }, names));
    const isGold = (where: string): boolean[] => all(where).map(({ classList }) => classList.contains("main"));
    expect(isGold(".buttons [data-option^=close]")).toEqual([fights]);
    expect([...new Set(isGold(".lane [data-option^=accept]"))]).toEqual(accepts);
  });

  it("is not lit by a pointer that passes over what cannot be bought", () => {
    const { before, names } = moment("village");
    const point = vi.fn<Props["point"]>();
    show(Board, propsOf(before, names, { point }));
    for (const ware of all(".ware")) {
      point.mockClear();
      ware.dispatchEvent(new Event("pointerenter"));
      expect(point.mock.calls.length).toBe(ware.classList.contains("can") ? 1 : 0);
    }
    expect(all(".ware.far").length).toBeGreaterThan(0);
  });
});

describe("figures", () => {
  it("a phone shows of what each total in the arena is made", () => {
    const { after, names } = moment("revealed");
    const { before } = moment("revealed");
    const fight = (after.view.fight ?? before.view.fight) as ArenaFight;
    const view = {
      ...before.view,
      fight: {
        ...fight,
        dice: { green: 8, red: 3 },
        totals: { green: fight.powers.attacker + 16, red: fight.powers.defender + 3 },
        decided: true,
        announced: [{ seat: fight.attacker, what: "stand" as const }],
        thirds: fight.thirds.map((third) => ({ ...third, side: "neutral" as const, chosen: true })),
      },
    };
    show(Board, propsOf({ ...before, view, options: [] }, names, { settings: PHONE }));
    const { attacker, defender } = fight.powers;
    expect(all(".camp .made").map((each) => each.textContent)).toEqual([`${attacker - 3} + 3 + 16`, `${defender} + 3`]);
    expect(document.querySelector(".camp.attacker")!.textContent).toContain("+3");
  });

  it("a die that may be thrown anew says what that would do, and leaving it how it stands", () => {
    const { before, names } = moment("dungeon");
    const fight = before.view.fight as DungeonFight;
    const view = {
      ...before.view,
      parley: null,
      offers: [],
      fight: {
        ...fight,
        dice: { green: 3, red: 5 },
        totals: { green: 11, red: 14 },
        announcing: { "die:green": 0.375, "die:red": 0.25 },
      },
    };
    const options = [
      offered("keep", "keep"),
      ...["green", "red"].map((die) => offered("twist", `twist die:${die}`, [`die:${die}`])),
    ].map((each) => ({
      ...each,
      text: each.verb === "keep" ? "option-keep-twist" : `option-twist-${each.name.slice(10)}`,
    }));
    const twisting = (fight: DungeonFight): void => {
      const now = { ...before, step: "Twist", view: { ...view, fight }, options };
      show(Board, propsOf(now, names, { step: "Twist", settings: DESK }));
    };
    twisting(view.fight);
    expect(all(".picks small").map((each) => plain(each.textContent).match(/\d+/)![0])).toEqual(["0", "38", "25"]);
    expect(all(".useless")).toHaveLength(0);
    twisting({ ...view.fight, totals: { green: 15, red: 14 } });
    expect(all(".useless").map((each) => each.dataset["option"])).toEqual(["twist die:green", "twist die:red"]);
    expect(all(".pick")[0]!.textContent).toContain("you have won");
  });

  it("whoever may be challenged stands there with the chance of it", () => {
    const { before, names } = moment("village");
    const challenge = offered("arena", "arena seat:1", ["arena", "seat:1"], { who: "seat:1", chance: 0.61 });
    const shown = (odds: boolean): string[] => {
      const options = [offered("dungeon", "dungeon", ["dungeon"]), challenge];
      show(Board, propsOf({ ...before, options }, names, { settings: { ...DESK, odds } }));
      return all(".foe .chance").map((each) => plain(each.textContent));
    };
    expect(shown(true)).toEqual([expect.stringMatching(/^61\s?%$/)]);
    expect(shown(false)).toEqual([]);
  });
});
