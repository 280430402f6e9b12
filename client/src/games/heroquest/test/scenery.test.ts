// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Playing } from "../../board";
import { coinsFor, reward } from "../booty";
import { BEAT, beat, POSES } from "../dungeon/beat";
import { burstOf, flying, KINDS } from "../dungeon/bursts";
import { force } from "../dungeon/jolt";
import { faces, torches } from "../dungeon/masonry";
import { areaOf, squareOf } from "../dungeon/plan";
import { threats } from "../dungeon/threats";
import { beginsTurn, lasts } from "../events";
import { peril } from "../peril";
import { PICTURED, subjectOf } from "../scenery/subjects";
import Vignette from "../scenery/Vignette.svelte";
import { ELEMENTS } from "../spells";
import type { Door, View } from "../types";
import { moment } from "./moments";

const QUESTS = Object.keys(import.meta.glob("../../../../../src/questhall/games/heroquest/quests/*.toml")).map((path) =>
  path.slice(path.lastIndexOf("/") + 1, -".toml".length),
);
const fight = (): View => moment("fight").before.view;

describe("a quest's picture", () => {
  it("is its own for every quest of the book, and a stair for those of others", () => {
    expect([...PICTURED].sort()).toEqual(QUESTS.sort());
    expect(new Set(PICTURED.map(subjectOf)).size).toBe(PICTURED.length);
    expect(PICTURED.map(subjectOf)).not.toContain(subjectOf("somebody's own"));
  });

  it("shows who walks: at the end nobody who has died, and nobody where all is lost", () => {
    const walking = (hour: "night" | "dawn" | "doom", party?: string[]): string[] => {
      const target = document.createElement("div");
      const shown = mount(Vignette, { target, props: { quest: "q01_the_trial", hour, ...(party && { party }) } });
      const found = [...target.querySelectorAll("[data-walks]")].map((each) => each.getAttribute("data-walks")!);
      void unmount(shown);
      return found.sort();
    };
    expect(walking("night")).toEqual(["barbarian", "dwarf", "elf", "wizard"]);
    expect(walking("dawn", ["dwarf", "elf"])).toEqual(["dwarf", "elf"]);
    expect(walking("doom")).toEqual([]);
  });
});

describe("the pulse of a dungeon", () => {
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  const drawing = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const poses = (svg: SVGElement): string[] =>
    Array.from({ length: POSES + 1 }, () => {
      vi.advanceTimersByTime(BEAT);
      return svg.dataset["beat"] ?? "";
    });

  it("goes round, pose by pose, until it is stopped", () => {
    vi.useFakeTimers();
    const svg = drawing();
    const stop = beat(svg, false)!;
    expect(poses(svg)).toEqual(["1", "2", "3", "0", "1"]);
    stop();
    expect(poses(svg)).toEqual(["1", "1", "1", "1", "1"]);
  });

  it("stands still where nothing is to move, and under a parchment", () => {
    vi.useFakeTimers();
    const [still, covered] = [drawing(), drawing()];
    expect(beat(still, true)).toBeUndefined();
    const stop = beat(covered, false)!;
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    expect([...poses(still), ...poses(covered)].join("")).toBe("");
    stop();
  });
});

describe("gold that is found", () => {
  it("flies from its finder into the purse, and to the finder's place where no purse is in sight", () => {
    const view = fight();
    const { ref, seat } = view.heroes[0]!;
    const flights: Keyframe[][] = [];
    const finished = Promise.resolve();
    Element.prototype.animate = ((frames: Keyframe[]) => (flights.push(frames), { finished })) as never;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const [x = 0, width = 0] = { B: [400, 40], I: [40, 20], U: [90, 20] }[this.tagName] ?? [];
      return new DOMRect(x, 60, width, 20);
    });
    const telling = { kind: "gold-found", seat, refs: [], rule: "", text: "", args: { gold: 15 } };
    const playing = { telling, ms: 1000, id: 1 } as never;
    const ends = (purse: string): string[] => {
      flights.length = 0;
      document.body.innerHTML = `<p class="dungeon"><b data-ref="${ref}"></b></p><p class="party">${purse}</p>`;
      reward(playing, view);
      return flights.slice(0, -1).map((frames) => String(frames.at(-1)!["transform"]));
    };
    expect(ends(`<i data-purse="${seat}"></i><u data-ref="seat:${seat}"></u>`)).toEqual(
      Array(4).fill(expect.stringContaining("50px, 70px")),
    );
    expect(ends(`<s data-purse="${seat}"></s><u data-ref="seat:${seat}"></u>`)[0]).toContain("100px, 70px");
    expect(ends("")).toEqual([]);
    expect(coinsFor(50)).toBeGreaterThan(coinsFor(15));
    vi.restoreAllMocks();
  });
});

describe("walls", () => {
  const room = (letter: string) => (at: { column: number; row: number }) => areaOf(at) === letter;
  const door = (a: string, b: string): Door => ({ ...fight().doors[0]!, a, b });

  it("show their side to the south, but for where a door stands", () => {
    expect(faces(room("A"), []).match(/M/g)).toHaveLength(4);
    expect(faces(room("A"), [door("C1", "C2")]).match(/M/g)).toHaveLength(3);
    expect(faces(() => false, [])).toBe("");
  });

  it("bear one torch in a room that is seen, never over a door", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUV") expect(torches(room(letter), [])).toHaveLength(1);
    expect(torches(room("A"), [])).toEqual([squareOf("E2")]);
    expect(torches(room("A"), [door("E1", "E2")]).map(({ row }) => row)).toEqual([1]);
    expect(torches(room("A"), [door("E1", "E2")])).not.toEqual([squareOf("E2")]);
  });
});

describe("monsters threaten", () => {
  it("whoever stands beside them, while they are awake", () => {
    const view = fight();
    const monster = view.monsters[0]!;
    const found = threats(view);
    expect(found.length).toBeGreaterThan(0);
    for (const { from, to } of found) {
      expect(from).toBe(monster.at);
      expect(view.heroes.map(({ at }) => at)).toContain(to);
    }
    expect(threats({ ...view, monsters: [{ ...monster, effects: ["asleep"] }] })).toEqual([]);
  });
});

describe("blows and spells", () => {
  const playing = (kind: string, points: number, ms = 500): Playing =>
    ({ telling: { kind, args: { points }, refs: [] }, ms }) as unknown as Playing;

  it("throw about as many hearts as points are lost, and each element its own", () => {
    expect(flying("hearts", 3)).toHaveLength(3);
    expect(flying("nothing")).toEqual([]);
    for (const { id, spells } of ELEMENTS) for (const spell of spells) expect(burstOf(spell)).toBe(id);
    expect(KINDS).toHaveProperty(burstOf("d_fear"));
  });

  it("shake the board the more the harder they are, and not at all where nothing moves", () => {
    expect(force(playing("hero-hurt", 3))).toBeGreaterThan(force(playing("hero-hurt", 1)));
    expect(force(playing("hero-hurt", 3, 0))).toBe(0);
    expect(force(playing("stepped", 1))).toBe(0);
  });
});

describe("the last Body Points", () => {
  it("beat at the edge of sight, in one's own turn", () => {
    const view = fight();
    const n = view.turn.hero!;
    const { seat } = view.heroes[n]!;
    const weak = { ...view, heroes: view.heroes.map((hero, k) => (k === n ? { ...hero, body: 2 } : hero)) };
    expect(peril(view, [seat])).toBe(false);
    expect(peril(weak, [seat])).toBe(true);
    expect(peril(weak, [])).toBe(false);
  });
});

describe("the log", () => {
  it("opens a round with its number, and shows no walk twice", () => {
    const telling = (kind: string) => ({ kind }) as Parameters<typeof lasts>[0];
    expect(beginsTurn(telling("round-begins"))).toBe(true);
    expect(lasts(telling("walked"))).toBe(0);
  });
});
