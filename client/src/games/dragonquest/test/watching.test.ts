// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import module from "..";
import type { Say } from "../../board";
import type { SceneMoment } from "../../moments";
import { show } from "../../shared/shown";
import { skyOf } from "../castle/sky";
import { gainedBy, stampedBy } from "../told";
import type { HeroSheet, Props } from "../types";
import { moment, propsOf } from "./moments";
import { sayIn } from "./words";

const text = (): string => document.body.textContent!.replace(/\s+/g, " ");
const staged = (name: string, more: Partial<Props> = {}): Props => {
  const { before, names } = moment(name);
  return propsOf(before, names, more);
};

describe("the strip of seats", () => {
  const badge = (change: Partial<HeroSheet>): void => {
    const props = staged("walk");
    props.view.heroes[1] = { ...props.view.heroes[1]!, ...change };
    show(module.parts!.Badge, { ...props, whose: 1 });
  };

  it("has life, loot and daylight of each", () => {
    badge({ status: "inside", lp: 7, loot: 450, suns_left: 9, suns_total: 18 });
    expect([...document.querySelectorAll(".badge b")].map((each) => each.textContent)).toEqual(["7", "9", "450"]);
    expect(document.querySelector<HTMLElement>(".day i")!.style.getPropertyValue("--day")).toBe("0.5");
  });

  it("has the fate of those who are no longer inside", () => {
    badge({ status: "dead", lp: 0, loot: 450 });
    expect(text()).not.toContain("450");
    expect(document.querySelector(".fate")).not.toBeNull();
    badge({ status: "escaped", loot: 1450 });
    expect(text()).toMatch(/1.?450/);
    expect(document.querySelector(".day")).toBeNull();
  });
});

describe("while others are at it", () => {
  it("one watches whom the event is about", () => {
    const { before, moments, names } = moment("fight");
    const [at] = moments;
    const telling = { ...at!.told[0]!, seat: 1, args: {} };
    show(module.parts!.Watch, propsOf(before, names, { playing: { telling, moment: at!, ms: 300, id: 1 } }));
    const lanes = [...document.querySelectorAll(".watch li")];
    expect(lanes).toHaveLength(names.length);
    expect(lanes.map((lane) => lane.classList.contains("now")).indexOf(true)).toBe(1);
  });

  it("and sees how many skulls lie there", () => {
    const settings = { speed: 1, odds: true, theme: "light", phone: true } as const;
    show(module.parts!.Watch, staged("reroll-two-skulls", { settings }));
    expect(document.querySelectorAll(".skulls .on")).toHaveLength(2);
    expect(document.querySelector(".skulls.tense")).not.toBeNull();
  });
});

describe("a throw in the chamber", () => {
  const throwing = (lies?: number): Props => {
    const { before, moments, names } = moment("stay-five-dragons");
    const at = moments[0]!;
    const args = { dice: "faces:dragon star coin50", dragons: 6 };
    const telling = { ...at.told[0]!, kind: "chamber-rolled", args };
    return propsOf(before, names, { playing: { telling, moment: at, ms: 900, id: 3, ...(lies && { lies }) } });
  };

  it("opens no eye and says nothing before its dice lie", () => {
    show(module.parts!.Scene!, throwing());
    expect(document.querySelectorAll(".pool .dice > *")).toHaveLength(3);
    expect(document.querySelector(".eyes .opening")).toBeNull();
    expect(document.querySelector(".words")!.textContent!.trim()).toBe("");
    show(module.parts!.Scene!, throwing(900));
    expect(document.querySelector(".eyes .opening")).not.toBeNull();
    expect(document.querySelector(".words")!.textContent!.trim()).not.toBe("");
  });

  it("of a bot's whole turn takes less than two seconds, and of what all wait for no less than one's own", () => {
    const lasts = (kind: string, foreign = true): number =>
      module.events!.lasts!({ ...throwing().playing!.telling, kind }, foreign);
    const dull = ["turn-begins", "sun-crossed", "fast-wall", "movement-rolled", "movement-rolled", "walked", "walked"];
    expect(dull.reduce((sum, kind) => sum + lasts(kind), 0)).toBeLessThan(2000);
    expect(dull.reduce((sum, kind) => sum + lasts(kind, false), 0)).toBeGreaterThan(3500);
    expect([lasts("died"), lasts("stopped")]).toEqual([lasts("died", false), 0]);
  });

  it("is all that waits for its dice", () => {
    const settles = (kind: string, foreign = false): number =>
      module.events!.settles!({ ...throwing().playing!.telling, kind }, foreign);
    expect(settles("chamber-rolled")).toBeGreaterThan(0);
    expect(settles("movement-rolled", true)).toBeLessThan(settles("movement-rolled"));
    expect(settles("treasure-taken")).toBe(0);
  });
});

describe("the end of all", () => {
  const rows = (names: string[], say: Say, heroes = moment("end").after.view.heroes): string[] => {
    const { after } = moment("end");
    const outcome = { ...after.over!, scores: [0, 2850], winners: [1] };
    const props = { ...propsOf(after, names), say, view: { ...after.view, heroes } };
    show(module.parts!.EndScreen!, { ...props, log: [], outcome, luck: null });
    return [...document.querySelectorAll("ol > li")].map((each) => each.textContent!.replace(/\s+/g, " ").trim());
  };

  it("is a race, the first first: each with score and fate, and the dead with what they were short of", () => {
    const names = ["Ana", "Bo"];
    const [dead, out] = moment("end").after.view.heroes;
    const short = { ...dead!, status: "dead" as const, cause: "sunset" as const, seen_chamber: true };
    const at = { ...short, at: "square:P5", line: ["square:O5", "square:P5"], blocked: [], crossed: [] };
    const won = { ...out!, status: "escaped" as const, cause: "" as const, suns_left: 4 };
    const [first, second] = rows(names, sayIn("en", names), [at, won]);
    expect(first).toBe("Bo B 2,850 Bo passes the gate, 4 suns before nightfall.");
    expect(second).toBe("Ana A 0 The sun sets, and Ana is not outside. The exit was only 2 steps away.");
    expect(document.querySelector("li.won svg[role=img]")).not.toBeNull();
  });
});

describe("a small sheet", () => {
  const phone = { speed: 1, odds: true, theme: "light", phone: true } as const;
  const told = (kind: string, args: Record<string, unknown>, refs: string[] = []) => {
    const { before, moments, names } = moment("walk");
    const [at] = moments;
    const seat = Number(before.view.active.slice(-1));
    const telling = { ...at!.told[0]!, kind, seat, args, refs };
    return propsOf(before, names, { settings: phone, playing: { telling, moment: at!, ms: 900, id: 7 } });
  };

  it("has a word at every sign, and tells what it is when it is pressed", () => {
    show(module.parts!.Board, staged("walk", { settings: phone }));
    const signs = [...document.querySelectorAll(".strip .sign")];
    const about = ["stat:lp", "stat:suns", "trap:arrow", "trap:trapdoor", "trap:fog"];
    expect(signs.map((each) => each.getAttribute("data-about")).slice(0, 5)).toEqual(about);
    for (const sign of signs) expect(sign.querySelector("small")!.textContent!.trim()).not.toBe("");
    expect(document.querySelectorAll(".tool span")).toHaveLength(2);
  });

  it("has what is carried in sight, each with what it is good for", () => {
    const props = staged("walk", { settings: phone });
    const hero = props.view.heroes[Number(props.view.active.slice(-1))]!;
    Object.assign(hero, {
      objects: ["rope"],
      treasures: [{ ref: "treasure:mask", name: "mask", stars: 3, value: 1200 }],
    });
    show(module.parts!.Board, props);
    const things = [...document.querySelectorAll(".bag button")];
    expect(things.map((each) => each.getAttribute("data-ref"))).toEqual(["treasure:mask", "object:rope"]);
    expect(things.map((each) => each.textContent!.trim())).toEqual(["1,200", "object-rope-brief"]);
    show(module.parts!.Sheet, { ...props, whose: Number(hero.seat.slice(-1)) });
    expect(document.querySelectorAll(".small .bag .tile")).toHaveLength(2);
  });

  it("says of a find how far it is and what it is worth", () => {
    show(module.parts!.Board, told("find-ticked", { row: 1, box: 3 }));
    expect(document.querySelectorAll(".found .on")).toHaveLength(3);
    expect(document.querySelector(".found")!.textContent).toContain("board-found-worth");
    expect(document.querySelector('[data-box="find:3"].stamped')).not.toBeNull();
    show(module.parts!.Board, told("walked", { square: "square:B6" }));
    expect(document.querySelector(".found")).toBeNull();
  });
});

describe("the castle", () => {
  it("says what its signs are when they are pressed, unless one can go there", () => {
    const asking = (name: string): (string | null)[] => {
      show(module.parts!.Board, staged(name));
      return [...document.querySelectorAll("[data-asks]")].map((each) => each.getAttribute("data-ref"));
    };
    expect(asking("reroll")).toHaveLength(3);
    expect(asking("walk")).toEqual(["square:A6"]);
  });

  it("does not say of a sign besides that it cannot be chosen", async () => {
    const press = vi.fn();
    show(module.parts!.Board, { ...staged("reroll"), press });
    const click = async (ref: string, clientX: number): Promise<void> => {
      const cell = document.querySelector(`.cell[data-ref="${ref}"]`)!;
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX }));
      await new Promise((done) => setTimeout(done, 20));
    };
    await click("square:E2", 0);
    expect(press).not.toHaveBeenCalled();
    await click("square:B9", 200); // far off: no double click
    expect(press.mock.calls.map(([ref]) => ref)).toEqual(["square:B9"]);
  });
});

describe("two skulls", () => {
  it("make the heart beat while one may throw again", () => {
    show(module.parts!.Board, staged("reroll-two-skulls"));
    expect(document.querySelector(".board.tense")).not.toBeNull();
    const one = staged("reroll-two-skulls");
    one.view.dice.skulls = 1;
    show(module.parts!.Board, one);
    expect(document.querySelector(".board.tense")).toBeNull();
  });
});

describe("the sky", () => {
  it("is clear in the morning, glows in the evening and darkens to the last sun", () => {
    const [morning, evening, last] = [17, 6, 0].map((suns_left) => skyOf({ suns_left, suns_total: 19 }));
    expect(morning).toEqual({ evening: 0, night: 0 });
    expect(evening!.evening).toBeGreaterThan(0.3);
    expect(evening!.night).toBe(0);
    expect(last!.night).toBeGreaterThan(last!.evening);
  });
});

it("a box is stamped by the event that ticks it", () => {
  const telling = moment("fight").moments[0]!.told[0]!;
  expect(stampedBy({ ...telling, kind: "find-ticked", args: { box: 3 } })).toBe("find:3");
  expect(stampedBy({ ...telling, kind: "trap-sprung", args: { danger: "danger:arrow" } })).toBe("trap:arrow");
  expect(stampedBy({ ...telling, kind: "walked" })).toBe("");
  expect(stampedBy(null)).toBe("");
});

it("things come into the bag by the event that tells of them", () => {
  const telling = { ...moment("fight").moments[0]!.told[0]!, refs: ["object:rope"] };
  expect(gainedBy({ ...telling, kind: "bought" })).toEqual(["object:rope"]);
  expect(gainedBy({ ...telling, kind: "trap-stopped" })).toEqual([]);
  expect(gainedBy(null)).toEqual([]);
});

describe("the end of a way", () => {
  const told = (kind: string, seat: number, args: Record<string, unknown>): SceneMoment => {
    const { after, names, moments, log } = moment("end");
    const telling = { ...moments[0]!.told[0]!, kind, seat, text: `event-${kind}`, refs: [], args };
    return { telling, view: after.view, last: false, log: log ?? [], say: propsOf(after, names).say, lang: "en" };
  };

  it("is a stone with the name on it", () => {
    show(module.scenes!.died!.Picture, { moment: told("died", 0, { cause: "trap", hero: "seat:0" }) });
    expect(document.querySelector(".stone > text")!.textContent).toBe(moment("end").names[0]);
    expect(text()).toContain("event-died");
  });

  it("or the gate, with what was carried out of it", () => {
    const hero = moment("end").after.view.heroes[1]!;
    show(module.scenes!.escaped!.Picture, { moment: told("escaped", 1, { total: hero.loot }) });
    expect(document.querySelectorAll(".carried .tile")).toHaveLength(hero.treasures.length + hero.objects.length);
    expect(text()).toContain("event-escaped");
  });
});
