// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { findRules } from "../src/lib/rulesearch";
import { isOnlyHere } from "../src/lib/address";
import { clockOf } from "../src/lib/clock";
import { recompute } from "../src/lib/fair";
import { initials, short } from "../src/lib/names";
import { ago, lasting } from "../src/lib/time";
import { merge } from "../src/store/mine.svelte";
import { countFaces, handGroups, handWords } from "../src/table/faces";
import { whoPlayed } from "../src/table/model/names";
import { Api, Refusal } from "../src/connection/api";
import { place, placeFree } from "../src/ui/place";
import type { MyTable, Report, Rulebook, TableInfo } from "../src/wire";

describe("fair dice, recomputed here", () => {
  // Made by questhall.engine.dice: secret bytes(range(32)), table "tablex", nonces "aa" and "bé".
  const report = (ticket: number): Report => ({
    ok: true,
    checks: [],
    table: "tablex",
    source: "fair",
    commitment: COMMITMENT,
    secret: SECRET,
    nonces: ["aa", "bé"],
    answers: 0,
    throws: 2,
    draws: [
      { n: 1, k: 0, name: "movement:4+red", total: 7776, ticket, shows: "" },
      { n: 2, k: 1, name: "letter", total: 6, ticket: TICKETS[1]!, shows: "" },
    ],
  });

  it("agree with the engine", async () => {
    expect(await recompute(report(TICKETS[0]!))).toEqual({ promise: true, checked: 2, wrong: [] });
  });

  it("find a throw that was changed, and a secret that was exchanged", async () => {
    expect((await recompute(report(TICKETS[0]! + 1))).wrong.map(({ n }) => n)).toEqual([1]);
    expect((await recompute({ ...report(0), commitment: "00" })).promise).toBe(false);
  });

  it("say nothing where nothing is known", async () => {
    expect(await recompute({ ...report(0), secret: null })).toEqual({ promise: null, checked: 0, wrong: [] });
  });
});

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const TICKETS = [2409, 5];

it("rules are found by words of either language, without accents, and by id", () => {
  const rule = (en: string, fr: string) => ({ en, fr, source: "", chapter: "a", rulings: [] });
  const book: Rulebook = {
    game: "x",
    card: [],
    chapters: {},
    rulings: {},
    rules: { "drq-a-01": rule("Skulls stay", "Les crânes restent"), "drq-a-02": rule("A sun", "Un soleil") },
  };
  expect([...findRules(book, "crane")]).toEqual(["drq-a-01"]);
  expect([...findRules(book, "DRQ-A-02")]).toEqual(["drq-a-02"]);
  expect(findRules(book, "").size).toBe(2);
  expect(findRules(book, "skulls sun").size).toBe(0);
});

it("times are told in words", () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  expect(ago("2026-01-02T11:57:00Z", "en", now)).toBe("3 minutes ago");
  expect(ago("2026-01-04T12:00:00Z", "fr", now)).toBe("après-demain");
  expect(lasting("2026-01-02T11:59:30Z", now)).toEqual({ text: "for-seconds", args: { count: 30 } });
  expect(lasting("2026-01-01T06:00:00Z", now)).toEqual({ text: "for-days", args: { count: 1 } });
});

it("my tables: one line each, my turn first", () => {
  const table = (id: string, more: Partial<MyTable>): MyTable => ({
    table: id,
    game: "g",
    phase: "playing",
    seat: 0,
    host: false,
    seats: [],
    asked: [],
    your_turn: false,
    seq: 0,
    since: "2026",
    expires: null,
    lesson: "",
    over: null,
    ...more,
  });
  const found = merge([
    table("a", { phase: "over" }),
    table("b", {}),
    table("c", { seat: null, host: true }),
    table("c", { your_turn: true }),
  ]);
  expect(found.map(({ table: id }) => id)).toEqual(["c", "b", "a"]);
  expect(found[0]).toMatchObject({ host: true, seat: 0, your_turn: true });
});

describe("dice in words", () => {
  const say = { face: (face: string) => face, number: String } as never;

  it("count equal faces", () => {
    const dice = ["skull", "room", "skull"].map((face) => ({ face, kind: "black" }));
    expect(countFaces(dice, say)).toBe("2\u00a0×\u00a0skull, 1\u00a0×\u00a0room");
    expect(countFaces([{ face: "A", kind: "letter" }], say)).toBe("A");
  });

  it("thrown by hand are read off the outcomes, or as the game describes them", () => {
    const hand = {
      throw: "x",
      text: "",
      args: {},
      example: "skull room / find",
      outcomes: ["skull room / find", "room room / skull"],
      seat: null,
    };
    expect(handGroups(hand, {})).toEqual([
      { kind: "", count: 2, faces: ["skull", "room"] },
      { kind: "", count: 1, faces: ["find", "skull"] },
    ]);
    const looks = { black: { body: "", ink: "", faces: { skull: null, room: null } } };
    expect(handGroups({ ...hand, outcomes: [] }, { looks, hand: () => [{ kind: "black", count: 4 }] })).toEqual([
      { kind: "black", count: 4, faces: ["skull", "room"] },
    ]);
    expect(handGroups({ ...hand, outcomes: [] }, {})).toEqual([]);
    expect(handWords([["skull", "room"], ["find"]])).toBe("skull room / find");
  });
});

describe("refusals", () => {
  const api = (answer: () => Promise<Response>) => new Api(answer as typeof fetch);

  it("carry the hall's problem", async () => {
    const body = JSON.stringify({ code: "stale", title: "moved on", status: 409 });
    const refusal = await api(async () => new Response(body, { status: 409 }))
      .games()
      .catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).code).toBe("stale");
    expect((refusal as Refusal).unreachable).toBe(false);
  });

  it("say when nobody answers, or somebody else does", async () => {
    const away = (await api(() => Promise.reject(new TypeError("net")))
      .games()
      .catch((problem: unknown) => problem)) as Refusal;
    expect([away.code, away.unreachable]).toEqual(["unreachable", true]);
    const proxy = (await api(async () => new Response("<html>", { status: 502 }))
      .games()
      .catch((problem: unknown) => problem)) as Refusal;
    expect([proxy.code, proxy.unreachable]).toEqual(["unknown", true]);
  });
});

it("a card is put beside its thing and stays on the screen", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10, width: 10, height: 10 });
  expect(place(box(100, 100), { width: 50, height: 20 }, 400, 300)).toEqual({ x: 80, y: 118 });
  expect(place(box(100, 285), { width: 50, height: 20 }, 400, 300).y).toBe(257);
  expect(place(box(395, 100), { width: 50, height: 20 }, 400, 300).x).toBe(342);
  expect(place(null, { width: 100, height: 40 }, 400, 300).x).toBe(150);
});

it("puts a card where nothing that must be seen is covered, near to the first of it", () => {
  const at = (left: number, top: number, width: number, height: number) =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as const;
  const card = { width: 180, height: 90 };
  const [thing, button] = [at(150, 100, 60, 60), at(20, 200, 360, 60)];
  const spot = placeFree([thing, button], card, 400, 300, []);
  const covers = (box: ReturnType<typeof at>) =>
    Math.min(box.right, spot.x + card.width) > Math.max(box.left, spot.x) &&
    Math.min(box.bottom, spot.y + card.height) > Math.max(box.top, spot.y);
  expect([thing, button].map(covers)).toEqual([false, false]);
  expect(placeFree([thing], card, 400, 300, [{ box: at(218, 60, 180, 240), weight: 1 }])).toEqual({ x: 30, y: 8 });
  expect(placeFree([], card, 400, 300, [])).toEqual({ x: 110, y: 105 });
});

it("knows a table with a clock: any value of that option but the first", () => {
  const game = { settings: [{ id: "clock", values: ["relaxed", "live"], rule: "", per_seat: false }] } as never;
  expect(clockOf(game, {})).toEqual({ value: "relaxed", runs: false });
  expect(clockOf(game, { clock: "live" })).toEqual({ value: "live", runs: true });
  expect(clockOf({ settings: [] } as never, { clock: "live" })).toBeNull();
});

it("knows an address that only this machine can open", () => {
  expect(["127.0.0.1", "127.1.2.3", "localhost", "[::1]"].map(isOnlyHere)).toEqual([true, true, true, true]);
  expect(["192.168.1.7", "hall.example.org", "10.127.0.0.1.nip.io"].map(isOnlyHere)).toEqual([false, false, false]);
});

it("puts a card beside its thing and never over it, where there is any room", () => {
  const card = { width: 200, height: 90 };
  const at = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  for (const [wide, high] of [
    [320, 480],
    [844, 390],
    [1440, 900],
  ] as const) {
    for (const thing of [
      at(10, 10, 40, 40),
      at(wide - 50, high - 50, 40, 40),
      at(0, high / 2, wide, high / 2),
      at(wide * 0.7, 0, wide * 0.3, high),
      at(30, high / 2 - 20, 40, 40),
    ]) {
      for (const { x, y } of [place(thing, card, wide, high), placeFree([thing], card, wide, high, [])]) {
        expect([x >= 0, y >= 0, x + card.width <= wide, y + card.height <= high]).toEqual([true, true, true, true]);
        const apart =
          x >= thing.right || x + card.width <= thing.left || y >= thing.bottom || y + card.height <= thing.top;
        expect([thing, apart]).toEqual([thing, true]);
      }
    }
  }
});

it("shortens long names, and keeps them apart", () => {
  expect(short(["Ana", "Bo"])).toEqual(["Ana", "Bo"]);
  const long = short(["Wilhelmina Konstantina von Hohenfels", "Wilhelmina Konstantina von Tiefental", "x".repeat(40)]);
  expect(long).toEqual(["Wilhelmina Ko…nfels", "Wilhelmina Ko…ental", `${"x".repeat(18)}…`]);
  expect(Math.max(...long.map(({ length }) => length))).toBeLessThanOrEqual(20);
});

describe("initials", () => {
  it("are one letter, and two where the first is the same", () => {
    expect(initials(["Barbare", "Nain", "Elfe", "Enchanteur"])).toEqual(["B", "N", "El", "En"]);
    expect(initials(["Dread Warrior", "Dread Sorcerer", "Orc"])).toEqual(["Dw", "Ds", "O"]);
    expect(initials(["Gobelin", "Guerrier", "Gargouille"])).toEqual(["Go", "Gu", "Ga"]);
  });
  it("are numbers where names say nothing", () => {
    expect(initials(["Ana", "Ana", ""])).toEqual(["A1", "A2", "3"]);
  });
});

describe("whoever is spoken to at the end", () => {
  const info = { seats: [{ name: "Charlie" }, { name: "Noa" }] } as TableInfo;
  const table = (byRole: boolean) => ({ info, module: { seats: { byRole } } as never, names: ["Odrik", "Selka"] });

  it("is called by whom they played unless they have typed a name", () => {
    expect(whoPlayed([0], table(true), "", "Guest")).toEqual(["=Odrik"]);
    expect(whoPlayed([0, 1], table(true), "", "Guest")).toEqual(["=Odrik", "=Selka"]);
    expect(whoPlayed([0], table(true), "Charlie", "Charlie")).toEqual(["=Charlie"]);
    expect(whoPlayed([1], table(false), "", "Guest")).toEqual(["=Noa"]);
    expect(whoPlayed([0, 1], table(false), "", "Guest")).toEqual(["=Guest"]);
  });
});
