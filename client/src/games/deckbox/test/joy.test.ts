// @vitest-environment happy-dom
/** What makes the table lively: cards face down, a cheer, loot that flies, hearts knocked off, whoever is aimed at. */
import { lasts } from "../events";
import { describe, expect, it, vi } from "vitest";
import module from "..";
import type { Playing } from "../../board";
import { fly, purseOf } from "../../shared/coins";
import { show } from "../../shared/shown";
import { centre } from "../dungeon/squares";
import { unknown } from "../dungeon/unknown";
import { clearings } from "../stage/clearings";
import { cryOf } from "../stage/cries";
import type { Fight } from "../stage/fights";
import type { Props } from "../types";
import { moment, propsOf } from "./moments";

const props = (name: string, more: Partial<Props> = {}): Props =>
  propsOf(moment(name).before, moment(name).names, more);
const told = (kind: string, refs: string[], args: Record<string, unknown> = {}, id = 1): Playing =>
  ({ telling: { kind, seat: 0, refs, rule: "", text: kind, args }, moment: {}, ms: 500, id }) as unknown as Playing;

describe("what nobody has seen yet", () => {
  it("lies face down beyond each door that can be opened, once", () => {
    const { view } = moment("party").before;
    const known = new Set(view.tiles.map(({ i, j }) => `${i},${j}`));
    const found = unknown(view).map(({ i, j }) => `${i},${j}`);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((each) => known.has(each))).toEqual([]);
  });

  it("lies on the other side of the door, on either axis", () => {
    const tile = { ...moment("party").before.view.tiles[0]!, i: 0, j: 0 };
    const exit = (at: string, state = "live") => ({ ref: `exit:${at}`, at, state, gate: null }) as never;
    const beyond = (...exits: never[]) => unknown({ tiles: [tile], exits });
    expect(beyond(exit("3,0"))).toEqual([{ i: 0, j: -1 }]);
    expect(beyond(exit("3,6"))).toEqual([{ i: 0, j: 1 }]);
    expect(beyond(exit("0,3"))).toEqual([{ i: -1, j: 0 }]);
    expect(beyond(exit("6,3", "locked"))).toEqual([{ i: 1, j: 0 }]);
    expect(beyond(exit("6,3", "sealed"), exit("3,6", "entrance"))).toEqual([]);
  });
});

describe("the word for a blow", () => {
  const { view } = moment("fight").before;
  const enemy = view.enemies[0]!.ref;
  const fight = (sides: [string, string], ...dice: string[]): Fight =>
    ({ who: {}, sides, attack: { dice, from: 4 }, defence: null, words: null }) as unknown as Fight;
  const cries = (kind: string, args: Record<string, unknown>, of: Fight, health = 9): string | undefined => {
    const heroes = view.heroes.map((hero) => ({ ...hero, health }));
    return cryOf(told(kind, [of.sides[1]], args).telling, of, { ...view, heroes })?.text;
  };
  const ours = fight(["hero:0", enemy], "6", "4", "1");
  const theirs = fight([enemy, "hero:0"], "5", "4", "1");

  it("is called out for who goes down and for a hit that nothing blocks", () => {
    expect(cries("enemy-defeated", {}, ours)).toBe("board-cry-down");
    expect(cries("enemy-hurt", { points: 1 }, ours)).toBe("board-cry-critical");
    expect(cries("enemy-hurt", { points: 1 }, fight(["hero:0", enemy], "5", "4"))).toBeUndefined();
  });

  it("is called out where a hero is nearly gone, and where nothing came of a blow", () => {
    expect(cries("hero-hurt", { points: 2 }, theirs, 2)).toBe("board-cry-close");
    expect(cries("hero-hurt", { points: 2 }, theirs, 3)).toBeUndefined();
    expect(cries("hero-hurt", { points: 2 }, theirs, 0)).toBeUndefined(); // a fall has a page of its own
    expect(cries("missed", {}, theirs)).toBe("board-cry-missed");
    expect(cries("blocked", { hits: 2 }, theirs)).toBe("board-cry-blocked");
    expect(cries("blocked", { hits: 1 }, theirs)).toBeUndefined();
  });

  it("stands on the board in the reader's language", () => {
    show(module.parts!.Board, props("fight", { lang: "fr", playing: told("enemy-defeated", [enemy]) }));
    expect(document.querySelector(".cry")?.textContent).toMatch(/^À terre/);
  });
});

describe("the last enemy's fall", () => {
  it("is cheered until others come, and no other peace is", () => {
    const clear = clearings();
    expect(clear(null, 0)).toBeNull();
    expect(clear(told("enemy-defeated", [], {}, 7), 1)).toBeNull();
    expect(clear(told("enemy-defeated", [], {}, 8), 0)).toBe(8);
    expect(clear(null, 0)).toBe(8);
    expect(clear(null, 2)).toBeNull();
    expect(clear(null, 0)).toBeNull();
  });

  it("is silent where nothing moves", () => {
    expect(clearings()({ ...told("enemy-defeated", []), ms: 0 }, 0)).toBeNull();
  });

  it("is said on the board", () => {
    const { view } = moment("threat").before;
    show(module.parts!.Board, props("threat", { view: { ...view, enemies: [] }, playing: told("enemy-defeated", []) }));
    expect(document.querySelector(".cleared p")?.textContent).toContain("All clear");
    expect(document.querySelectorAll(".cheers").length).toBeGreaterThan(0);
  });
});

describe("a blow", () => {
  it("knocks off as many hearts as are lost", () => {
    show(module.parts!.Board, props("threat", { playing: told("hero-hurt", ["hero:0"], { points: 3 }) }));
    expect(document.querySelectorAll(".lost")).toHaveLength(3);
  });

  it("that is coming marks whom it is meant for", () => {
    const { view } = moment("threat").before;
    show(module.parts!.Board, props("threat", { view: { ...view, turn: { ...view.turn, actions: 0 } } }));
    const targets = new Set(view.intents.flatMap(({ target }) => target ?? []));
    const places = view.heroes.filter(({ ref }) => targets.has(ref)).map(({ at }) => centre(at!));
    const aimed = [...document.querySelectorAll<HTMLElement>(".at:has(.aimed)")].map((each) => each.style.transform);
    expect(aimed).toEqual(places.map(({ x, y }) => `translate(${x}px, ${y}px)`));
  });
});

it("a room that comes face down is not named before it lies", () => {
  const ref = moment("threat").before.view.tiles.at(-1)!.ref;
  show(module.parts!.Board, props("threat", { playing: told("tile-placed", [ref]) }));
  expect(document.querySelectorAll("text.late")).toHaveLength(1);
  expect(document.querySelectorAll(".tile .back")).toHaveLength(1);
});

it("whoever appears is named there", () => {
  const [enemy] = moment("threat").before.view.enemies;
  show(module.parts!.Board, props("threat", { playing: told("spawned", [enemy!.ref]) }));
  expect(document.querySelector(".arrival text")!.textContent).not.toBe("");
});

it("loot flies to the card of whoever won it, a coin for each piece, and is gone then", async () => {
  document.body.innerHTML = '<i data-purse="1"></i><b></b>';
  const rect = { x: 0, y: 0, width: 10, height: 10 } as DOMRect;
  const purse = document.querySelector("i")!;
  expect(purseOf(1)).toBeNull(); // it is not in sight
  purse.getBoundingClientRect = () => rect;
  expect(purseOf(1)).toBe(purse);
  const flight = vi.fn<(frames: Keyframe[], options: object) => { finished: Promise<void> }>(() => ({
    finished: Promise.resolve(),
  }));
  Element.prototype.animate = flight as never;
  fly(document.querySelector("b")!, purse, 3, 500);
  expect(flight).toHaveBeenCalledTimes(3);
  expect(document.querySelectorAll("body > div")).toHaveLength(3);
  await vi.waitFor(() => expect(document.querySelectorAll("body > div")).toHaveLength(0));
});

describe("a round in peace", () => {
  it("wastes no time on enemies that are not there", () => {
    const phase = (count: number): number => lasts({ kind: "enemy-phase", refs: [], args: { count } } as never);
    expect([phase(0), phase(2) > 0]).toEqual([0, true]);
  });
});
