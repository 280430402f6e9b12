// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Choices } from "../../../table/model/choices";
import type { Lang } from "../../../wire";
import module from "..";
import { confirm } from "../confirm";
import { spoilsPromised } from "../words";
import { errands } from "../errands";
import { follower } from "../shown";
import { idOf, type ArenaFight, type DungeonFight, type PromiseView, type Props, type SideName } from "../types";
import { moment, NAMES, propsOf } from "./moments";
import type { SceneMoment } from "../../moments";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";

const RAW =
  /undefined|NaN|\{|\$|°|\b(?:board|quest|item|monster|seat|offer|promise|type|effect|about|unique|trait|side|why|pick|option|event|ref)[-:][a-z0-9_]/;
const words = (): string => {
  const attributes = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((each) =>
    ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""),
  );
  return [document.body.textContent, ...attributes].join("\n");
};
const told = (name: string) =>
  moment(name).moments.flatMap((each) => each.told.map((telling) => ({ telling, moment: each })));
const button = (where: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(where)!;

describe("every moment", () => {
  it.each(NAMES.flatMap((name) => (["en", "fr"] as const).map((lang) => [name, lang] as const)))(
    "is in words: %s, %s",
    { timeout: 30_000 },
    (name, lang) => {
      const { before, after, names } = moment(name);
      for (const now of [before, after]) {
        for (const phone of [false, true]) {
          show(
            module.parts!.Board,
            propsOf(now, names, { lang, settings: { speed: 0, odds: true, theme: "dark", phone } }),
          );
          expect(words()).not.toMatch(RAW);
          expect(document.querySelector(".dqt.board")!.textContent.trim()).not.toBe("");
        }
        const props = propsOf(now, names, { lang });
        for (const seat of names.keys()) {
          show(module.parts!.Sheet, { ...props, whose: seat, large: true });
          expect(words()).not.toMatch(RAW);
        }
        const lines = [module.words!.headline!(props.view, props.say)];
        for (const line of [...lines, ...props.options.map((option) => props.say.option(option))])
          expect(line).not.toMatch(RAW);
      }
    },
  );

  it.each(NAMES)("is told event by event: %s", { timeout: 30_000 }, (name) => {
    const { before, after, names } = moment(name);
    const settings = { speed: 1, odds: true, theme: "light", phone: false } as const;
    const first = propsOf(before, names, { settings });
    const stage = new Stage(first);
    show(module.parts!.Board, stage.props);
    told(name).forEach((each, n) => {
      stage.now = { ...first, options: [], lit: new Map(), playing: { ...each, ms: 300, id: n + 1 } };
      flushSync();
      expect(words(), each.telling.kind).not.toMatch(RAW);
    });
    stage.now = propsOf(after, names, { settings });
    flushSync();
    expect(words()).not.toMatch(RAW);
  });
});

describe("what is offered", () => {
  it.each(NAMES)("can be pressed in the rail or on the board: %s", (name) => {
    const { before, names } = moment(name);
    const props = propsOf(before, names);
    const choices = new Choices(before.options, undefined, undefined, module.choices);
    const grouped = choices
      .groups()
      .flatMap((group) => (group.many ? choices.byThing(group).flatMap(([, options]) => options) : group.options));
    const inRail = new Set(grouped.map((option) => option.name));
    expect(before.options.filter((option) => !inRail.has(option.name))).toEqual([]);
    for (const { verb } of choices.groups().filter(({ many }) => many))
      expect(props.say.has(`pick-${verb}`), verb).toBe(true);
  });

  it("is on the board what it is in the rail", () => {
    const choose = vi.fn<Props["choose"]>();
    let found = 0;
    for (const name of NAMES) {
      const { before, names } = moment(name);
      show(module.parts!.Board, propsOf(before, names, { choose }));
      for (const each of document.querySelectorAll<HTMLButtonElement>("[data-option]")) {
        choose.mockClear();
        each.click();
        expect(choose).toHaveBeenCalledWith(each.dataset["option"]);
        expect(before.options.map((option) => option.name)).toContain(each.dataset["option"]);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(15);
  });

  it.each([
    ["main-quest", ["main"]],
    ["village", ["dungeon", "arena"]],
    ["dungeon", ["accept", "decline", "close"]],
    ["fists", ["side"]],
    ["debt", ["pay", "refuse"]],
  ])("has its place on the board: %s", (name, verbs) => {
    const { before, names } = moment(name);
    show(module.parts!.Board, propsOf(before, names));
    for (const option of before.options.filter(({ verb }) => verbs.includes(verb)))
      expect(button(`[data-option="${option.name}"]`), option.name).not.toBeNull();
  });
});

describe("the village", () => {
  it("has its market in the shade while nothing is within my reach, and on a phone shut until I want to look", () => {
    const { before, names } = moment("village");
    const adventurers = before.view.adventurers.map((each) => ({ ...each, gems: 0 }));
    const options = before.options.filter(({ verb }) => verb !== "buy");
    const poor = { ...before, options, view: { ...before.view, adventurers } };
    const wares = (): number => document.querySelectorAll(".shop.poor .ware").length;
    const settings = { speed: 0, odds: true, theme: "dark" } as const;
    show(module.parts!.Board, propsOf(poor, names, { settings: { ...settings, phone: false } }));
    expect(wares()).toBe(before.view.shop.length);
    document.body.innerHTML = "";
    show(module.parts!.Board, propsOf(poor, names, { settings: { ...settings, phone: true } }));
    expect([wares(), document.querySelectorAll(".stall").length]).toEqual([0, 3]);
    document.querySelector<HTMLButtonElement>(".shop .head button")!.click();
    flushSync();
    expect(wares()).toBe(before.view.shop.length);
  });

  it("shows every item on sale, with what it would make of me", () => {
    const { before, names } = moment("village");
    const press = vi.fn<Props["press"]>();
    show(module.parts!.Board, propsOf(before, names, { press }));
    const wares = [...document.querySelectorAll<HTMLButtonElement>(".ware")];
    expect(wares.map((ware) => ware.dataset["ref"]).sort()).toEqual(before.view.shop.map(({ item }) => item).sort());
    const can = wares.filter((ware) => ware.classList.contains("can")).map((ware) => ware.dataset["ref"]);
    expect(can.sort()).toEqual(
      before.options
        .filter(({ verb }) => verb === "buy")
        .map(({ refs }) => refs[0])
        .sort(),
    );
    wares[0]!.click();
    expect(press).toHaveBeenCalledWith(wares[0]!.dataset["ref"], wares[0]);
  });

  it("stays as it is while something is shown: the ways lead nowhere, and a ware brings what it brought", () => {
    const { before, names, moments } = moment("village");
    const settings = { speed: 1, odds: true, theme: "light", phone: false } as const;
    const asked = propsOf(before, names, { settings });
    const stage = new Stage(asked);
    show(module.parts!.Board, stage.props);
    const gains = (): string[] => [...document.querySelectorAll(".ware .gain")].map((each) => each.textContent.trim());
    const [ways, stood] = [document.querySelectorAll(".way").length, gains()];
    expect(ways).toBeGreaterThan(0);
    const told = moments[0]!;
    const playing = { telling: told.told[0]!, moment: told, ms: 300, id: 1, next: null };
    const stronger = before.view.adventurers.map((each) => ({ ...each, power: each.power + 2 }));
    stage.now = { ...asked, options: [], lit: new Map(), playing, view: { ...before.view, adventurers: stronger } };
    flushSync();
    expect(document.querySelectorAll(".way")).toHaveLength(ways);
    expect(document.querySelector(".ways")!.hasAttribute("inert")).toBe(true);
    expect(gains()).toEqual(stood);
    stage.now = { ...asked, options: [], lit: new Map() }; // an answer is on its way
    flushSync();
    expect(document.querySelectorAll(".way")).toHaveLength(ways);
    stage.now = { ...asked, view: { ...before.view, adventurers: stronger } };
    flushSync();
    expect(gains()).not.toEqual(stood);
  });

  it("says why no arena can be opened", () => {
    const { before, names } = moment("village");
    const why = { rule: "dqt-rnd-02", text: "why-arena-observation", args: { rounds: 2 } };
    const options = before.options.filter(({ verb }) => verb !== "arena");
    const rule = vi.fn<Props["rule"]>();
    show(
      module.parts!.Board,
      propsOf({ ...before, view: { ...before.view, arena_why: why } }, names, { options, rule }),
    );
    expect(words()).not.toMatch(RAW);
    button(".way.shut").click();
    expect(rule.mock.calls[0]![0]).toBe("dqt-rnd-02");
  });

  it("measures quests that count nothing", () => {
    const { before, names } = moment("village");
    const quest = {
      quest: "quest:giant_feller",
      main: true,
      serial: null,
      value: 1,
      progress: [0, 17] as [number, number],
      done: false,
      claim: false,
    };
    const mine = (progress: [number, number]) => ({ ...before.view.mine!, quests: [{ ...quest, progress }] });
    const bar = (progress: [number, number]): string => {
      show(module.parts!.Board, propsOf({ ...before, view: { ...before.view, mine: mine(progress) } }, names));
      return document.querySelector(".mine .progress")!.textContent;
    };
    expect(bar([0, 17])).toBe("no carcass yet");
    expect(bar([12, 17])).toBe("strongest carcass: 12 of 17");
  });
});

describe("the arena", () => {
  const fists = (): Element[] => [...document.querySelectorAll(".third")];

  it("keeps fists closed before the dice, but for one's own", () => {
    const { before, names } = moment("fists");
    show(module.parts!.Board, propsOf(before, names));
    const fight = before.view.fight as ArenaFight;
    expect(fight.thirds.filter(({ chosen }) => chosen).length).toBeGreaterThan(1);
    expect(document.querySelectorAll(".third.open, .third.attacker, .third.defender, .third.neutral")).toHaveLength(0);
    expect(document.querySelectorAll(".third.chosen")).toHaveLength(fight.thirds.filter(({ chosen }) => chosen).length);
  });

  it("opens them all together after the dice", () => {
    const { before, names } = moment("revealed");
    const stage = new Stage(propsOf(before, names));
    show(module.parts!.Board, stage.props);
    const open: number[] = [];
    told("revealed").forEach((each, n) => {
      stage.now = { ...stage.now, options: [], playing: { ...each, ms: 300, id: n + 1 } };
      flushSync();
      if (each.telling.kind === "dice-rolled") expect(document.querySelectorAll(".die.falling")).toHaveLength(2);
      if (each.telling.kind === "sides-revealed")
        open.push(fists().filter((fist) => fist.classList.contains("open")).length);
    });
    expect(open).toEqual(open.map(() => open.length));
    expect(open).toHaveLength((before.view.fight as ArenaFight).thirds.length);
    expect(document.querySelector(".kritik")).not.toBeNull(); // an 8 fell
  });
});

describe("the end", () => {
  it.each(["en", "fr"] as Lang[])("is a table of points and a ledger of promises: %s", (lang) => {
    const { after, names, log } = moment("end");
    const props = propsOf(after, names, { lang });
    show(module.parts!.EndScreen, { ...props, log: log!, outcome: after.over!, luck: [] });
    expect(words()).not.toMatch(RAW);
    const rows = [...document.querySelectorAll("tbody tr")];
    const totals = rows.map((row) => Number(row.querySelector(".total")!.textContent.replace("−", "-")));
    expect(totals).toEqual([...after.view.result!].sort((a, b) => a.place - b.place).map(({ total }) => total));
    const broken = after.view.promises.filter(({ state }) => state === "broken");
    expect(broken.length).toBeGreaterThan(1);
    expect(document.querySelectorAll(".ledger li.broken")).toHaveLength(broken.length);
  });

  it("can look into the ledger at any time", () => {
    const { before, names } = moment("broken");
    show(module.parts!.Board, propsOf(before, names));
    expect(document.querySelector(".ledger")).toBeNull();
    button(".strip .do").click();
    flushSync();
    expect(document.querySelectorAll(".ledger section")).toHaveLength(names.length);
    button(".back").click();
    flushSync();
    expect(document.querySelector(".ledger")).toBeNull();
  });
});

describe("a fight that is over", () => {
  const TOTALS = { green: 19, red: 8 };

  it("stays on the sand as it was fought", () => {
    const { before, names } = moment("fists");
    const fight = { ...(before.view.fight as ArenaFight), dice: { green: 5, red: 2 }, totals: TOTALS, decided: true };
    show(module.parts!.Board, propsOf({ ...before, view: { ...before.view, fight } }, names));
    const sums = [...document.querySelectorAll(".camp .sum")].map((each) => each.textContent.trim());
    expect(sums).toEqual(["19", "8"]);
  });

  it.each([
    ["twisted", "die:red", { green: 5, red: 7 }],
    ["twisted", "die:green", { green: 7, red: 2 }],
    ["clover", "die:red", { green: 5, red: 7 }],
    ["clover", "die:green", { green: 7, red: 2 }],
  ] as const)("shows %s on the %s it changed", (kind, die, dice) => {
    const telling = {
      kind,
      seat: 0,
      refs: [die],
      rule: "dqt-chr-11",
      text: `event-${kind}`,
      args: { die, face: 7, before: 1, who: "seat:0" },
    };
    const playing = { telling, moment: told("revealed")[0]!.moment, ms: 300, id: 1 };
    expect(follower(() => ({ dice: { green: 5, red: 2 } }))(playing).dice).toEqual(dice);
    const tray = module.dice!.thrown!(telling, propsOf(moment("fists").before, moment("fists").names).say)!;
    expect(tray.dice).toEqual([{ face: "7", kind: idOf(die), fresh: true }]);
  });
});

describe("cards", () => {
  it("are whole for the Sorcerer who alone sees one", () => {
    const { before, names } = moment("village");
    const printed = {
      type: "type:dragon",
      power: 22,
      printed: 22,
      gems: 6,
      trophies: 3,
      effects: [{ kind: "dragon_item", n: 1, item: "item:dragon_sword" }],
    };
    show(
      module.parts!.Board,
      propsOf({ ...before, view: { ...before.view, sight: "monster:cinder_dragon", sight_monster: printed } }, names),
    );
    const card = document.querySelector(".alone .card")!;
    expect(card.querySelector(".power")!.textContent).toContain("22");
    expect(card.querySelector(".gains")!.textContent).toMatch(/6[^]*3/);
    expect(card.textContent).toContain("Dragon Sword");
  });

  it("of events are shown whole when drawn, and can be read as long as the turn lasts", () => {
    const { before, names } = moment("village");
    const telling = {
      kind: "event-applied",
      seat: 0,
      refs: ["event:blood_moon"],
      rule: "dqt-dun-03",
      text: "event-event-applied",
      args: { card: "event:blood_moon", who: "seat:0" },
    };
    const { say } = propsOf(before, names);
    const about = say("about-blood_moon");
    const scene: SceneMoment = { telling, view: before.view, last: false, log: [], say, lang: "en" };
    show(module.scenes!["event-applied"]!.Picture, { moment: scene });
    expect(document.querySelector(".whole .card")!.textContent).toContain(about);
    show(module.parts!.Board, propsOf({ ...before, view: { ...before.view, met: ["event:blood_moon"] } }, names));
    expect(document.querySelector('.met [data-about="event:blood_moon"]')!.textContent).toContain(about);
  });
});

describe("a word about sides", () => {
  const promise = (turn: number, side: "attacker" | "defender", state: "open" | "kept" | "broken", to = "seat:0") =>
    ({ ref: `promise:${turn}`, from: "seat:4", to, pledge: { kind: "side", side }, state, turn }) as PromiseView;
  const fists = (...promises: PromiseView[]) => {
    const { before, names } = moment("fists");
    return propsOf({ ...before, view: { ...before.view, promises } }, names);
  };

  it("is shown above the fist only in the arena it was given for", () => {
    const { before, after, names } = moment("revealed");
    const { turn } = after.view;
    const seat = (after.view.fight as ArenaFight).thirds[0]!.seat;
    const given = (when: number, side: "attacker" | "defender") => ({ ...promise(when, side, "broken"), from: seat });
    const props = propsOf(after, names);
    const promises = [given(turn - 4, "attacker"), given(turn, "defender")];
    show(module.parts!.Board, { ...props, view: { ...props.view, promises } });
    expect(before.view.turn).toBe(turn);
    expect(document.querySelectorAll(".crowd .chip")).toHaveLength(1);
  });

  it("says which token would break it, and asks before the fist is closed", () => {
    const props = fists(promise(11, "attacker", "open"), promise(3, "defender", "open"));
    show(module.parts!.Board, props);
    const liars = [...document.querySelectorAll<HTMLElement>(".side.liar")].map((each) => each.dataset["ref"]);
    expect(liars).toEqual(["side:neutral", "side:defender"]);
    const asked = props.options.filter((option) => confirm(option, props.view, props.say, 4)).map(({ name }) => name);
    expect(asked.sort()).toEqual(["side side:defender", "side side:neutral"]);
    expect(confirm(props.options[0]!, props.view, props.say, null)).toBeNull();
  });
});

describe("what is asked twice", () => {
  const { before, names } = moment("spoils");
  const props = propsOf(before, names);
  const fight = before.view.fight as DungeonFight;
  const owed = (kind: "trophy" | "carcass" | "gems") => ({
    ...{ ref: "promise:9", from: before.view.active, to: fight.ally, state: "open", turn: before.view.turn },
    pledge: { kind, n: 1, card: "this", when: "win" },
  });
  const asked = (name: string, ...promises: unknown[]) => {
    const view = { ...before.view, fight: { ...fight, trophies: 1 }, promises } as typeof before.view;
    const verb = name.split(" ")[0]!;
    return confirm({ ...before.options[0]!, name, verb, refs: [] }, view, props.say, 0)?.title ?? null;
  };

  it("are shares that keep what was promised, whoever says so; gems can still be paid", () => {
    const breaks = "This breaks your word";
    expect(asked("spoils nothing", owed("trophy"))).toBe(breaks);
    expect(asked("spoils trophies:1", owed("trophy"))).toBeNull();
    expect(asked("spoils trophies:1", owed("carcass"))).toBe(breaks);
    expect(asked("spoils trophies:1 carcass gems:2", owed("trophy"), owed("carcass"))).toBeNull();
    expect(asked("spoils nothing", owed("gems"))).toBeNull();
    expect(asked("spoils nothing")).toBeNull();
  });

  it("is anything but a yes to who asks for the help promised him, and it is said before", () => {
    const called = moment("dungeon");
    const { view } = called.before;
    const me = view.adventurers.find(({ seat }) => seat !== view.active)!.seat;
    const word = { ref: "promise:9", from: me, to: view.active, state: "open", turn: 0, pledge: { kind: "ally_next" } };
    const offer = {
      ref: "offer:9",
      from: view.active,
      to: me,
      alliance: true,
      give: [],
      ask: [],
      promise: [],
      want: [],
    };
    const twice = (verb: string, refs: string[], more = {}) => {
      const now = { ...view, promises: [word], offers: [{ ...offer, ...more }] } as unknown as typeof view;
      return confirm({ ...called.before.options[0]!, verb, refs }, now, props.say, Number(me.split(":")[1]))?.text;
    };
    for (const verb of ["decline", "too-little", "mistrust"]) expect(twice(verb, ["offer:9"])).toContain("promised");
    expect(twice("pass", [])).toContain("promised");
    expect(twice("offer", [view.active])).toContain("promised");
    expect(twice("accept", ["offer:9"])).toBeUndefined();
    expect(twice("decline", ["offer:9"], { ask: [{ gems: 1 }] })).toBeUndefined();
  });

  it("does not speak of what is no part of the spoils", () => {
    const later = { ...owed("gems"), pledge: { kind: "ally_next", round: 3 } } as unknown as PromiseView;
    expect(spoilsPromised({ ...before.view, promises: [later] }, fight)).toEqual([]);
  });

  it("is a power that serves once: a late press on a die does not spend it", () => {
    expect(asked("twist die:green")).toBe("Spend your Twist of fate?");
    expect(asked("keep")).toBeNull();
  });
});

describe("passes in one tap", () => {
  const talk = (verbs: string[], { active = "seat:1", promises = [] as PromiseView[], asked = [0] } = {}) => {
    const { before, names } = moment("ally-asked");
    const options = verbs.map((verb) => ({ ...before.options[0]!, verb, name: verb, refs: [`${verb}:neutral`] }));
    const view = { ...before.view, active, promises } as typeof before.view;
    return propsOf({ ...before, options, view, asked }, names, { seat: 0 });
  };
  const next = (id: string, props: Props) =>
    errands(talk(["pass"]))
      .find((each) => each.id === id)!
      .next(props);
  const sworn = (side: SideName): PromiseView => ({
    ...{ ref: "promise:1", from: "seat:0", to: "seat:1", pledge: { kind: "side", side }, state: "open" },
    ...{ triggered: false, delivered: 0, sworn: false, refused: false, turn: talk([]).view.turn },
  });

  it("go on until somebody asks, or until it is one's turn", () => {
    expect(errands(talk(["pass"])).map(({ id }) => id)).toEqual(["pass-asked", "pass-turn"]);
    expect(errands(talk(["pass"])).every(({ aside }) => aside)).toBe(true); // what can be done comes first
    expect(next("pass-asked", talk(["offer", "pass"]))).toBe("pass");
    expect(next("pass-asked", talk(["accept", "pass"]))).toBeNull();
    expect(next("pass-asked", talk(["side"]))).toBeNull();
    expect(errands(talk(["pass"]))[0]!.lasts(talk([], { active: "seat:0" }).view)).toBe(false);
  });
  it("say no to an offer and open an empty fist on the way", () => {
    expect(next("pass-turn", talk(["accept", "decline", "pass"]))).toBe("pass");
    expect(next("pass-turn", talk(["accept", "decline"]))).toBe("decline");
    expect(next("pass-turn", talk(["side"]))).toBe("side");
    expect(errands(talk(["side"])).map(({ id }) => id)).toEqual(["pass-turn"]);
  });
  it("stop where silence would break a word, leave a debt or choose for one", () => {
    expect(next("pass-turn", talk(["side"], { promises: [sworn("attacker")] }))).toBeNull();
    expect(next("pass-turn", talk(["pay", "pass"]))).toBeNull();
    expect(next("pass-turn", talk(["plunder"]))).toBeNull();
  });
  it("are not offered in one's own turn, nor where nobody waits for one", () => {
    expect(errands(talk(["pass"], { active: "seat:0" }))).toEqual([]);
    expect(errands(talk(["pass"], { asked: [2] }))).toEqual([]);
    expect(errands(talk(["accept", "pass"])).map(({ id }) => id)).toEqual(["pass-turn"]);
  });
});
