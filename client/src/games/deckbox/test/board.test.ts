// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import module from "..";
import type { Option } from "../../../wire";
import { NO_BOX, type RealBoard } from "../../board";
import type { Errand } from "../../module";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";
import { upNext } from "../../../lib/playnow";
import { keyring } from "../../../store/keyring.svelte";
import Totals from "../cards/Totals.svelte";
import { TIPS } from "../tips";
import type { Props } from "../types";
import { worstOf } from "../dungeon/harms";
import { attackOn } from "../walks";
import { any, moment, NAMES, propsOf, sayIn, texts } from "./moments";

const props = (name: string, more: Partial<Props> = {}): Props =>
  propsOf(moment(name).before, moment(name).names, more);
const cells = (): Element[] => [...document.querySelectorAll("[role=gridcell]")];
const cell = (at: string): SVGElement => document.querySelector(`[role=gridcell][data-ref="square:${at}"]`)!;
const enter = (at: string): void => {
  cell(at).focus();
  flushSync();
  cell(at).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
};

/** Asks for what all enemies will do. */
const plans = (): void => {
  document.querySelector<HTMLButtonElement>("[aria-label='What the enemies will do']")!.click();
  flushSync();
};

describe("a kept moment", () => {
  it("says of every enemy what a view says", () => {
    const enemies = NAMES.flatMap((name) => [any(name).before, any(name).after].flatMap(({ view }) => view.enemies));
    expect(enemies.length).toBeGreaterThan(40);
    for (const { ref, mark } of enemies) expect(mark, ref).toBeTypeOf("string");
  });
});

describe("the table", () => {
  it("is a grid with one tab stop, where the hero stands", () => {
    show(module.parts!.Board, props("walk"));
    const stops = cells().filter((each) => each.getAttribute("tabindex") === "0");
    expect(stops.map((each) => each.getAttribute("data-ref"))).toEqual(["square:3,0"]);
  });

  it("is walked with arrow keys, past walls", () => {
    show(module.parts!.Board, props("walk"));
    cell("3,0").focus();
    flushSync();
    cell("3,0").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    flushSync();
    expect(document.activeElement?.getAttribute("data-ref")).toBe("square:3,-1");
  });

  it("presses what can be chosen, and begins a walk where it is far", () => {
    const press = vi.fn<Props["press"]>();
    const begin = vi.fn<(errand: Errand) => void>();
    show(module.parts!.Board, props("walk", { press, begin }));
    enter("3,-1");
    expect(press.mock.calls.map(([ref]) => ref)).toEqual(["square:3,-1"]);
    enter("2,-4"); // an enemy stands there: walk up to it and attack
    expect(begin.mock.calls[0]![0].next(props("walk"))).toBe("step square:3,-1");
  });

  it("shows the way with its cost, the line of a shot and its chances", () => {
    show(module.parts!.Board, props("walk", { hot: new Set(["enemy:2"]) }));
    expect(document.querySelector(".tag text")!.textContent).toBe(
      String(moment("walk").before.view.approaches[1]!.cost),
    );
    show(module.parts!.Board, props("threat", { hot: new Set(["enemy:13"]) }));
    expect(document.querySelectorAll("path.line").length).toBeGreaterThan(0);
    expect(document.querySelector(".chance")!.textContent).toContain("21%");
  });

  it("shows what the enemies will do right before they do it, else of whoever is pointed at", () => {
    const { view } = moment("threat").before;
    const about = (): number => document.querySelectorAll(".intent").length;
    show(module.parts!.Board, props("threat", { view: { ...view, turn: { ...view.turn, actions: 0 } } }));
    expect(about()).toBe(4);
    show(module.parts!.Board, props("threat", { hot: new Set([view.intents[0]!.enemy]) }));
    expect(about()).toBe(1);
    show(module.parts!.Board, props("threat"));
    expect(about()).toBe(0);
    plans();
    expect(about()).toBe(4);
    const least = [...document.querySelectorAll(".harm text")].map(({ textContent }) => textContent);
    expect(least).toEqual(view.heroes.map(({ ref }) => `0–${worstOf(view).get(ref)}`));
    // who will stand somewhere is shown there faintly: a frame alone would be a target
    const moves = view.intents.filter(({ enemy, to }) =>
      view.enemies.some(({ ref, at }) => ref === enemy && at !== to),
    );
    expect(moves.length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".intent .ghost .foe")).toHaveLength(moves.length);
    show(module.parts!.Board, props("explore"));
    expect(document.querySelectorAll(".intent")).toHaveLength(0);
  });

  it("says the most that enemies can cost, with a barrage's share, also where that is more than is left", () => {
    const view = structuredClone(moment("threat").before.view);
    const [first, second] = view.heroes as [(typeof view.heroes)[0], (typeof view.heroes)[0]];
    const [blow, ...rest] = view.intents;
    view.intents = [
      { ...blow!, target: first.ref, worst: 3, also: { [second.ref]: 2 } },
      ...rest.map((each) => ({ ...each, worst: 0, also: {} })),
    ];
    Object.assign(first, { health: 2 });
    Object.assign(second, { health: 7 });
    expect([...worstOf(view)]).toEqual([
      [first.ref, 3],
      [second.ref, 2],
    ]);
  });

  it("lights the squares that the next move reaches, and faintly those that take another action", () => {
    const { view } = moment("walk").before;
    show(module.parts!.Board, props("walk"));
    const walls = new Set(view.exits.filter(({ state }) => state === "sealed").map(({ at }) => at));
    const open = view.reach.filter(({ through, explores, at }) => !through && !explores && !walls.has(at));
    const least = Math.min(...open.map(({ moves }) => moves));
    const near = open.filter(({ moves }) => moves === least);
    expect(near.length).toBeLessThan(open.length);
    expect(document.querySelectorAll("rect.lit:not(.later)")).toHaveLength(near.length);
    expect(document.querySelectorAll("rect.later")).toHaveLength(open.length - near.length);
  });

  it("marks everybody who can be attacked in this turn, at the end of a walk too", () => {
    const { view } = moment("walk").before;
    show(module.parts!.Board, props("walk"));
    expect(view.approaches.length).toBeGreaterThan(0);
    for (const { enemy } of view.approaches)
      expect(document.querySelector(`.figure[data-ref="${enemy}"] .outline.can`)).not.toBeNull();
  });

  it("numbers the enemies in their order beside their plans: next to their Health it is one more number", () => {
    show(module.parts!.Board, props("threat"));
    expect(document.querySelectorAll(".order")).toHaveLength(0);
    plans();
    expect(document.querySelectorAll(".order").length).toBeGreaterThan(1);
  });

  it("says over the board who acts only where it is no hero: the question says that, and how much is left", () => {
    show(module.parts!.Board, props("walk"));
    expect(document.querySelector(".bar .phase")).toBeNull();
    const { view } = moment("walk").before;
    show(
      module.parts!.Board,
      props("walk", { view: { ...view, phase: "enemies", turn: { ...view.turn, hero: null } } }),
    );
    expect(document.querySelector(".bar .phase")!.textContent).toBe("The enemies act");
  });

  it("has beside the market the enemies that are there, and all of the quest's on request", () => {
    show(module.parts!.Board, props("threat", { step: "Act" }));
    const { foes } = moment("threat").before.view;
    const there = foes.filter(({ alive }) => alive);
    expect(there.length).toBeLessThan(foes.length);
    expect(document.querySelectorAll(".dock .foes li")).toHaveLength(there.length);
    document.querySelector<HTMLButtonElement>("[aria-label='All enemies of the quest']")!.click();
    flushSync();
    expect(document.querySelectorAll(".drawer .foes li")).toHaveLength(foes.length);
  });

  it("marks exits by shape, not by colour alone", () => {
    for (const [name, state, mark] of [
      ["party", "live", ".eye"],
      ["threat", "sealed", ".blocked"],
      ["party", "locked", ".lock"],
      ["walk", "entrance", ".stair"],
    ] as const) {
      show(module.parts!.Board, props(name));
      expect(document.querySelector(`.exit.${state} ${mark}`), state).not.toBeNull();
    }
  });

  it("leaves Health to paper where people track it", () => {
    const bars = () => document.querySelectorAll("[data-health^='enemy:'] .track");
    show(module.parts!.Board, props("threat"));
    expect(bars().length).toBeGreaterThan(0);
    show(
      module.parts!.Board,
      props("threat", { box: { ...NO_BOX, on: true, places: false, paper: new Set(["enemies"]) } }),
    );
    expect(bars()).toHaveLength(0);
  });

  it("lists what to lay out on a real table until it lies there", () => {
    let placed: Record<string, string> = {};
    const stage = new Stage(props("walk"));
    const draw = (): void => {
      const place: RealBoard["place"] = (put, take) => {
        placed = Object.fromEntries([
          ...Object.entries(placed).filter(([key]) => !take.includes(key)),
          ...Object.entries(put),
        ]);
        draw();
      };
      stage.now = props("walk", { box: { ...NO_BOX, on: true, placed, place } });
      flushSync();
    };
    draw();
    show(module.parts!.Board, stage.props);
    expect(document.querySelectorAll(".placing li")).toHaveLength(7);
    document.querySelector<HTMLButtonElement>(".placing .all")!.click();
    flushSync();
    expect(document.querySelector(".placing")).toBeNull();
  });
});

describe("one person with two heroes", () => {
  const option = (name: string): Option => ({
    name,
    verb: name.split(" ")[0]!,
    refs: name.split(" ").slice(1),
    rule: "",
    text: "option-activate",
    args: {},
  });

  it("uses the other one's item", () => {
    const choose = vi.fn<Props["choose"]>();
    const given = props("walk", {
      choose,
      held: [0, 1],
      optionsOf: (seat) => (seat === 1 ? [option("use item:axe enemy:1")] : []),
    });
    show(module.parts!.Sheet, { ...given, whose: 1 });
    document.querySelector<HTMLButtonElement>(".item.can")!.click();
    expect(choose).toHaveBeenCalledWith("use item:axe enemy:1", 1);
  });

  it("reads one card of the market where two are alike", () => {
    const { view } = moment("walk").before;
    const offer = { id: "axe", cost: 3 };
    show(module.parts!.Board, props("walk", { view: { ...view, market: [offer, null, offer] } }));
    document.querySelectorAll<HTMLButtonElement>('.market [data-ref="item:axe"]')[1]!.click();
    flushSync();
    const open = [...document.querySelectorAll(".market li")].map((place) => !!place.querySelector(".read"));
    expect(open).toEqual([false, false, true]);
  });

  it("says what an item does when its card is pressed, and buys by another press", () => {
    const press = vi.fn<Props["press"]>();
    show(module.parts!.Board, props("start", { press, options: [option("buy item:axe")] }));
    const card = document.querySelector<HTMLButtonElement>('.market [data-ref="item:axe"]')!;
    card.click();
    flushSync();
    expect(press).not.toHaveBeenCalled();
    const read = document.querySelector(".market .read")!;
    expect(read.textContent).toContain(sayIn("en", [])("item-axe-about"));
    expect(card.getAttribute("aria-expanded")).toBe("true");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    flushSync();
    expect(document.querySelector(".market .read")).toBeNull();
    card.click();
    flushSync();
    document.querySelector<HTMLButtonElement>(".market .buy")!.click();
    expect(press).toHaveBeenCalledOnce();
    expect(press.mock.calls[0]![0]).toBe("item:axe");
  });

  it("buys for whoever can pay", () => {
    const choose = vi.fn<Props["choose"]>();
    const given = props("start", {
      choose,
      held: [0, 1],
      optionsOf: (seat) => (seat === 1 ? [option("buy item:axe")] : []),
    });
    show(module.parts!.Board, given);
    document.querySelector<HTMLButtonElement>('.market [data-ref="item:axe"]')!.click();
    flushSync();
    document.querySelector<HTMLButtonElement>(".market .buy")!.click();
    expect(choose).toHaveBeenCalledWith("buy item:axe", 1);
  });
});

describe("big moments", () => {
  it("ask with their choices as buttons", () => {
    const choose = vi.fn<Props["choose"]>();
    show(module.parts!.Board, props("choice", { choose }));
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".page [data-option]")];
    expect(buttons).toHaveLength(2);
    buttons[1]!.click();
    expect(choose).toHaveBeenCalledWith("choose 1");
    document.querySelector<HTMLButtonElement>(".page .quiet")!.click();
    flushSync();
    expect(document.querySelector(".page")).toBeNull();
  });

  it("begin with the quest itself", () => {
    show(module.parts!.Board, props("start"));
    expect(document.querySelector(".page h2")!.textContent).toBe("A Lantern for Old Merrow");
  });
});

describe("what is played where nobody has chosen", () => {
  const quests = [
    { id: "a1", difficulty: 7, minutes: 50 },
    { id: "a4", difficulty: 4, minutes: 50 },
    { id: "p1", difficulty: 2, minutes: 30 },
    { id: "p3", difficulty: 4, minutes: 45 },
  ];
  const game = { id: "deckbox", quests } as never;

  it("is the easiest quest that has not been won here yet, and the shorter of two", () => {
    const played: unknown[] = [];
    for (const { id } of [...quests, quests[0]!]) {
      const { quest } = upNext(game, module);
      played.push(quest);
      keyring.change(`table ${id}`, { game: "deckbox", won: String(quest) });
    }
    expect(played).toEqual(["p1", "p3", "a4", "a1", "p1"]);
    expect(upNext(game, { setup: { shelf: { option: "quest" } } })).toEqual({});
  });
});

describe("a hero's sums", () => {
  it("say which faces count, in the words that are beside the dice: nothing is to be added", () => {
    const { view } = moment("fight").before;
    const hero = { ...view.heroes[0]!, melee: { dice: 4, modifier: 2, keywords: [] }, ranged: null, defence: 2 };
    const figures = (given: object): string[] => {
      show(Totals, { say: sayIn("en"), hero: { ...hero, ...given }, large: false });
      return [...document.querySelectorAll(".totals:not(.skills) li")].map(({ textContent }) =>
        textContent.replace(/\s+/g, " ").trim(),
      );
    };
    expect(figures({}).slice(0, 2)).toEqual(["Melee 4d4+", "Defence4+"]);
    // a natural 6 always hits, and below a defence of nothing no face blocks
    expect(figures({ melee: { dice: 1, modifier: -2, keywords: [] }, defence: -1 })[0]).toBe("Melee 1d6+");
    expect(figures({ defence: -1 })[1]).toBe("Defence–");
  });
});

describe("the tip about a round", () => {
  const { view } = moment("walk").before;
  const shows = (turn: object, activated = false): boolean => {
    const heroes = view.heroes.map((hero) => ({ ...hero, activated }));
    const now = { ...view, heroes, quest: { ...view.quest, round: 2 }, turn: { ...view.turn, ...turn } };
    return TIPS.find(({ id }) => id === "dbx-round")!.when(props("walk", { view: now }));
  };

  it("comes where one begins, and not in the middle of a turn", () => {
    expect(shows({ hero: null })).toBe(true);
    expect(shows({ hero: 0, actions: 2, moving: false })).toBe(true);
    expect(shows({ hero: 0, actions: 1, moving: false })).toBe(false);
    expect(shows({ hero: null }, true)).toBe(false);
  });
});

describe("the tip about walking", () => {
  it("is at a dot in the room, where nobody stands, and not at the steps with the stair among them", () => {
    const given = props("walk");
    const ref = TIPS.find(({ id }) => id === "dbx-move")!.at(given);
    const { reach, exits, heroes } = given.view;
    expect(reach.map(({ at }) => `square:${at}`)).toContain(ref);
    expect(given.lit.has(ref)).toBe(false);
    expect([...exits, ...heroes].map(({ at }) => `square:${at}`)).not.toContain(ref);
  });
});

describe("the dots", () => {
  it("leave out doors, which shine by themselves, and walled-up exits", () => {
    const given = props("walk");
    const open = given.view.reach.filter(({ through, explores }) => !through && !explores);
    const [{ at }] = open.toSorted((a, b) => a.moves - b.moves) as [(typeof open)[0]];
    const drawn = (change: object, state: string): boolean => {
      const view = structuredClone(given.view);
      Object.assign(
        view.reach.find((each) => each.at === at)!,
        change,
      );
      view.exits = [{ ...view.exits[0]!, at, ref: `exit:${at}`, state } as never];
      show(module.parts!.Board, { ...given, view });
      return document.querySelector(`[data-ref="square:${at}"] .lit`) !== null;
    };
    expect(drawn({ explores: true }, "live")).toBe(false);
    expect(drawn({}, "joint")).toBe(true);
    expect(drawn({}, "sealed")).toBe(false);
  });
});

describe("an attack", () => {
  it("says at its answer what it is worth, as a press on the enemy does", () => {
    const given = props("threat");
    const [shot] = given.view.shots;
    const verb = shot!.how === "melee" ? "melee" : "shoot";
    const worth = (refs: string[], kill = 0.5) => {
      const view = { ...given.view, shots: [{ ...shot!, kill }] };
      return module.choices!.worth!({ name: "", verb, refs, args: {} } as never, { ...given, view });
    };
    expect(worth([shot!.enemy])).toMatch(
      /^\d dice hit on (\d\+|a 6), .+ blocks: 50% to defeat it, .* damage on average$/,
    );
    expect(worth(["enemy:99"])).toBe("");
    // a boss does not fall by one blow: that is no chance
    expect(worth([shot!.enemy], 0)).toMatch(/blocks: [\d.]+ damage on average$/);
  });

  it("is shown with its chances first where a tap would make it at once", () => {
    const { view } = props("threat");
    const [shot] = view.shots;
    const verb = shot!.how === "melee" ? "melee" : "shoot";
    const option = (name: string): Option => ({
      name,
      verb,
      refs: [shot!.enemy],
      rule: "",
      text: "option-melee",
      args: {},
    });
    expect(attackOn(view, [option("a")], shot!.enemy)).toBe(shot);
    expect(attackOn(view, [option("a"), option("b")], shot!.enemy)).toBeNull(); // the press asks which
    expect(attackOn(view, [{ ...option("a"), verb: "use" }], shot!.enemy)).toBeNull();
    expect(attackOn(view, [], shot!.enemy)).toBeNull();
  });
});

describe("all parts", () => {
  it.each(NAMES)("draw what happens, event by event: %s", { timeout: 30_000 }, (name) => {
    const { before, after, moments, names } = any(name);
    const settings = { speed: 1, odds: true, theme: "dark", phone: NAMES.indexOf(name) % 2 === 1 } as const;
    const first = propsOf(before, names, { settings });
    const stage = new Stage(first);
    show(module.parts!.scene!(first) ? module.parts!.Scene : module.parts!.Board, stage.props);
    const told = moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
    told.forEach((each, n) => {
      stage.now = {
        ...first,
        options: [],
        lit: new Map(),
        playing: { ...each, ms: 300, id: n + 1, next: after as never },
      };
      flushSync();
      expect(document.querySelector(".dbx"), each.telling.kind).not.toBeNull();
    });
    stage.now = propsOf(after, names, { settings });
    flushSync();
    expect(document.querySelector(".dbx")!.textContent).not.toMatch(/undefined|NaN|\{|\[[a-z]|board-/);
  });

  it.each(["en", "fr"] as const)("are in words: %s", (lang) => {
    for (const name of NAMES) {
      const { before, names } = any(name);
      const given = propsOf(before, names, { lang });
      for (const { seat } of before.view.heroes) {
        show(module.parts!.Sheet, { ...given, whose: seat, large: true });
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\{|\[[a-z]|°|board-/);
      }
      const lines = [module.words!.headline!(given.view, given.say)];
      lines.push(...names.map((_, seat) => module.words!.brief!(given.view, seat, given.say)));
      for (const line of lines) expect(line).not.toMatch(/[{}°]|\[[a-z]|undefined|NaN|hero:|square:|enemy:|board-/);
    }
  });

  it("have the same texts in both languages", () => {
    const ids = (source: string): string[] => [...source.matchAll(/^(board-[\w-]+) =/gm)].map(([, id]) => id!).sort();
    expect(ids(module.texts!.fr!)).toEqual(ids(module.texts!.en!));
    expect(texts.has("fr", "board-look-first")).toBe(true);
  });

  it("take cards, and tell how it ended", () => {
    const choose = vi.fn<Props["choose"]>();
    show(module.parts!.Scene, props("cards", { choose }));
    document.querySelector<HTMLButtonElement>('[data-ref="character:amaury"]')!.click();
    expect(choose).toHaveBeenCalledWith("take character:amaury");
    const { after, names, log } = moment("end");
    show(module.parts!.EndScreen, { ...propsOf(after, names), log: log!, outcome: after.over!, luck: [] });
    expect(document.querySelector(".epilogue")!.textContent).toContain(after.view.quest.victory!["en"]);
    expect(document.querySelectorAll(".heroes section")).toHaveLength(2);
  });
});
