// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyring } from "../src/store/keyring.svelte";
import { settings } from "../src/store/settings.svelte";
import type * as wire from "../src/wire";
import { anew, happened, here, now, open, option, table } from "./open_table";

beforeEach(anew);

describe("what is told at a table", () => {
  const dice = (text: string, n: number): wire.MomentInfo => {
    const telling = (kind: string) => ({ kind, seat: 0, refs: [], rule: "", text, args: {} });
    return { n, what: "answer", at: "", told: [telling("dice"), telling("result")] };
  };
  const tray = {
    tray: () => ({ dice: [], label: "as it lies" }),
    thrown: ({ kind, text }: wire.Telling) => (kind === "dice" ? { dice: [], label: text } : null),
  };

  it("tells nothing in the log that has still to be shown, and no throw while its dice roll", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { asked: [0] }));
    table.state.module = { dice: { thrown: ({ kind }) => (kind === "dice" ? { dice: [], label: "Dice" } : null) } };
    const told = ["walk", "dice", "danger"].map((kind) => ({
      kind,
      seat: 0,
      refs: [],
      rule: "",
      text: kind,
      args: {},
    }));
    socket.say({ type: "happened", seq: 1, seat: 0, moments: [{ n: 1, what: "answer", at: "", told }] }, now(1, 0));
    const log = () =>
      table.state.story.turns
        .flatMap(({ lines }) => lines)
        .slice(1)
        .map(({ telling }) => telling?.kind);
    expect([log(), table.state.dice.rolling]).toEqual([["walk"], 0]);
    expect(table.state.dice.tray).toBeNull();
    vi.advanceTimersByTime(350);
    expect([log(), table.state.dice.rolling]).toEqual([["walk"], 900]);
    vi.advanceTimersByTime(900);
    expect([log(), table.state.dice.rolling]).toEqual([["walk", "dice", "danger"], 0]);
    expect(table.state.story.now?.seq).toBe(0);
    vi.advanceTimersByTime(350);
    expect(table.state.story.now?.seq).toBe(1);
  });

  it("takes the game's time for what others do, which is one's own in a lesson and for those who only watch", () => {
    const told = [{ kind: "walk", seat: 1, refs: [], rule: "", text: "walk", args: {} }];
    const takes = (held: number[], more: object = {}): number | undefined => {
      anew();
      settings.set({ pace: "normal" });
      const socket = open();
      socket.say(here(held), happened(0, 0, 0), now(0, held[0] ?? null, { asked: [0] }));
      table.state.module = { events: { lasts: (_, foreign) => (foreign ? 100 : 400) } };
      table.state.info = { ...table.state.info!, ...more };
      const moments = [{ n: 1, what: "answer", at: "", told }];
      const seat = held[0] ?? null;
      socket.say({ type: "happened", seq: 1, seat, moments }, now(1, seat));
      return table.state.story.playing?.ms;
    };
    expect([takes([0]), takes([]), takes([0], { lesson: "first" })]).toEqual([100, 400, 400]);
  });

  it("has what waits to be read back after a look at the past", async () => {
    settings.set({ pace: "normal", scenes: "tap" });
    const socket = open();
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { asked: [0] }));
    table.state.module = { scenes: { verdict: { stage: "all" } } } as never;
    const told = [{ kind: "verdict", seat: 0, refs: [], rule: "", text: "", args: {} }];
    socket.say({ type: "happened", seq: 1, seat: 0, moments: [{ n: 1, what: "answer", at: "", told }] }, now(1, 0));
    expect(table.state.story.playing?.stays).toBe(Infinity);
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(now(0, 0, { past: true }))));
    await table.commands.replay.lookAt(0);
    expect(table.state.story.playing).toBeNull();
    table.commands.replay.backToNow();
    expect(table.state.story.playing?.stays).toBe(Infinity);
    table.commands.skip();
    expect([table.state.story.playing, table.state.story.now?.seq]).toEqual([null, 1]);
  });

  it("writes in what a throw brings once its dice lie, where it settles", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    const noted = (_: unknown, told: readonly wire.Telling[]) => ({ gold: told.length });
    table.state.module = {
      events: { noted, settles: ({ kind }) => (kind === "dice" ? 500 : 0) },
      dice: { thrown: tray.thrown },
    };
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { view: { gold: 0 }, asked: [0] }));
    socket.say({ ...happened(1, 0), moments: [dice("new", 1)] }, now(1, 0, { view: { gold: 9 } }));
    const seen = () => [table.state.dice.rolling, table.state.story.shown?.view.gold];
    expect(seen()).toEqual([900, 0]);
    vi.advanceTimersByTime(900);
    expect(seen()).toEqual([0, 1]);
    vi.advanceTimersByTime(500 + 350);
    expect(seen()).toEqual([0, 9]);
  });

  it("keeps the throw on the table that is being told, not the one of the view before", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    socket.say(here([0]), { ...happened(0, 0), moments: [dice("old", 0)] }, now(0, 0, { asked: [0] }));
    table.state.module = { dice: tray };
    expect(table.state.dice.tray?.label).toBe("as it lies");
    socket.say({ ...happened(1, 0), moments: [dice("new", 1)] }, now(1, 0));
    expect(table.state.dice.tray?.label).toBe("new");
    vi.advanceTimersByTime(900);
    expect([table.state.story.playing?.telling.kind, table.state.dice.tray?.label]).toEqual(["result", "new"]);
    vi.advanceTimersByTime(350);
    expect([table.state.story.playing, table.state.dice.tray?.label]).toEqual([null, "as it lies"]);
  });

  it("has the dice of whoever is to throw, and nothing that was thrown before", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    socket.say(here([0]), { ...happened(0, 0), moments: [dice("old", 0)] }, now(0, 0, { asked: [0] }));
    const thrown = ({ kind, seat }: wire.Telling) =>
      kind === "dice" ? { dice: [{ kind: "die", face: "6" }], label: "new", seat } : null;
    table.state.module = { dice: { ...tray, thrown, throwers: ({ kind }) => (kind === "dice" ? [0] : []) } };
    socket.say({ ...happened(1, 0), moments: [dice("new", 1)] }, now(1, 0));
    expect(table.state.story.playing?.awaits).toBe(true);
    expect(table.state.dice.tray).toMatchObject({ label: "new", seat: 0, dice: [{ kind: "die", face: null }] });
  });

  it("is told from the beginning where one's own dice were thrown before the page was there, and only then", async () => {
    settings.set({ pace: "normal" });
    const beginning = vi.fn(async () => Response.json(now(0, 0, { view: { gold: 0 } })));
    vi.stubGlobal("fetch", beginning);
    const throwing = (thrower: number): void => {
      table.state.module = { dice: { ...tray, throwers: ({ kind }) => (kind === "dice" ? [thrower] : []) } };
    };
    const begun = [happened(0, 0, 0), { ...happened(1, 0), moments: [dice("first", 1)] }, now(1, 0, { asked: [0] })];
    const others = open();
    throwing(1);
    others.say(here([0]), ...begun);
    expect([beginning.mock.calls.length, table.state.story.now?.seq]).toEqual([0, 1]);
    keyring.tables = {};
    const own = open();
    throwing(0);
    own.say(here([0]), ...begun);
    expect(table.state.story.now).toBeNull();
    await vi.waitFor(() => expect(table.state.story.playing?.awaits).toBe(true));
    expect(table.state.story.now?.seq).toBe(0);
    table.commands.skip();
    vi.advanceTimersByTime(900 + 1100);
    expect(table.state.story.now?.seq).toBe(1);
  });

  it("shows no throw that was taken back", () => {
    const socket = open();
    const undo = { n: 2, what: "undo", to: 0, at: "", told: [] };
    socket.say(here([0]), { ...happened(2, 0), moments: [dice("old", 0), dice("taken back", 1), undo] }, now(2, 0));
    table.state.module = { dice: { thrown: tray.thrown } };
    expect(table.state.dice.tray?.label).toBe("old");
  });

  it("shows one moment everywhere: what has been played is written in, what has not is not, and nothing is asked", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    const noted = (view: { walked: number }, told: readonly wire.Telling[]) => ({ walked: view.walked + told.length });
    table.state.module = {
      events: { noted, lasts: ({ kind }) => (kind === "hidden" ? 0 : 350) },
      dice: { tray: (view) => ({ dice: [], label: `${view.walked}` }) },
    };
    const told = ["thing", "hidden", "thing"].map((kind) => ({ ...happened(1, 0, 1).moments[0]!.told[0]!, kind }));
    const moment = { ...happened(1, 0, 1).moments[0]!, told };
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { view: { walked: 0 }, asked: [0] }));
    socket.say(
      { ...happened(1, 0), moments: [moment] },
      now(1, 0, { view: { walked: 9 }, asked: [0], options: [option("go")] }),
    );
    const seen = () => {
      const { story, dice, choosing } = table.state;
      return [story.shown?.view.walked, table.props?.view.walked, dice.tray?.label, choosing.options.length];
    };
    expect(seen()).toEqual([1, 1, "1", 0]);
    vi.advanceTimersByTime(350);
    expect(seen()).toEqual([3, 3, "3", 0]);
    vi.advanceTimersByTime(350);
    expect(seen()).toEqual([9, 9, "9", 1]);
  });

  it("looks at a moment of the past as it was, whatever came later", async () => {
    const socket = open();
    table.state.module = { events: { noted: () => ({ spoilt: true }) } };
    socket.say(here([0]), happened(2, 0, 0, 1, 2), now(2, 0));
    table.state.story.past = now(0, 0, { view: { old: true } });
    expect(table.state.story.shown?.view).toEqual({ old: true });
  });

  it("marks whose turn is told, and whoever is asked once all is told", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    const [first] = happened(1, 0, 1).moments;
    const told = [
      { kind: "turn-begins", seat: 1 },
      { kind: "thing", seat: 0 },
    ].map((each) => ({ ...first!.told[0]!, ...each }));
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { asked: [0] }));
    expect(table.state.story.acting).toEqual([0]);
    socket.say({ ...happened(1, 0), moments: [{ ...first!, told }] }, now(1, 0, { asked: [0, 1] }));
    expect(table.state.story.acting).toEqual([1]);
    vi.advanceTimersByTime(350);
    expect(table.state.story.acting).toEqual([1]); // what happens to others in it is still that turn
    vi.advanceTimersByTime(1100);
    expect(table.state.story.acting).toEqual([0, 1]);
  });

  it("writes each event once, in its order, while moments follow each other", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    const noted = (view: { seen: string[] }, told: readonly wire.Telling[]) => ({
      seen: [...view.seen, ...told.map(({ kind }) => kind)],
    });
    table.state.module = { events: { noted, lasts: () => 350 } };
    const moment = (n: number, ...kinds: string[]) => {
      const [first] = happened(n, 0, n).moments;
      return { ...first!, told: kinds.map((kind) => ({ ...first!.told[0]!, kind })) };
    };
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { view: { seen: [] }, asked: [0] }));
    socket.say({ ...happened(2, 0), moments: [moment(1, "a", "b", "c"), moment(2, "d")] });
    const seen: string[] = [];
    for (let n = 0; n < 4; n++) {
      seen.push((table.state.story.shown!.view["seen"] as string[]).join(""));
      vi.advanceTimersByTime(350);
    }
    expect(seen).toEqual(["a", "ab", "abc", "abcd"]);
  });

  it("lists in a replay nothing that comes later", async () => {
    const socket = open();
    table.state.story.replaying = true;
    socket.say(here([0]), { ...happened(2, 0), moments: [dice("a", 0), dice("b", 1), dice("c", 2)] }, now(2, 0));
    table.state.module = { dice: { thrown: tray.thrown } };
    const listed = () => table.state.story.turns.flatMap(({ lines }) => lines).map(({ n }) => n);
    expect(listed()).toEqual([0, 0, 1, 1, 2, 2]);
    vi.stubGlobal(
      "fetch",
      async (path: string) => new Response(path.includes("/log") ? "[]" : JSON.stringify(now(1, 0, { past: true }))),
    );
    await table.commands.replay.lookAt(1);
    expect([listed(), table.state.dice.tray?.label]).toEqual([[0, 0, 1, 1], "b"]);
    table.state.story.playing = { telling: dice("c", 2).told[0]!, moment: table.state.story.moments[2]!, ms: 0, id: 9 };
    table.state.story.playing = {
      telling: table.state.story.moments[2]!.told[1]!,
      moment: table.state.story.moments[2]!,
      ms: 300,
      id: 10,
    };
    expect([listed(), table.state.dice.tray?.label]).toEqual([[0, 0, 1, 1, 2, 2], "c"]);
  });

  it("knows in a film of the past what an event leads to while it is told", async () => {
    settings.set({ pace: "normal" });
    const socket = open();
    socket.say(here([0]), { ...happened(1, 0), moments: [dice("a", 0), dice("b", 1)] }, now(1, 0));
    const at = (path: string) => now(Number(path.split("/").at(-1)), 0, { past: true });
    vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(at(path))));
    void table.commands.replay.watch(0, true);
    await vi.advanceTimersByTimeAsync(10);
    expect([table.state.story.past?.seq, table.state.story.playing?.next?.seq]).toEqual([0, 1]);
    table.commands.replay.pause();
  });

  it("reads the whole log of a long game for every seat, whatever happens meanwhile", async () => {
    keyring.change("tbl", { seats: { 0: "zero", 1: "one" } });
    const asked: string[] = [];
    const old = Array.from({ length: 601 }, (_, n) => dice(String(n), n));
    vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(new Headers(headers).get("authorization") ?? "");
      return new Response(JSON.stringify(old));
    });
    const socket = open();
    socket.say(here([0, 1]), now(600, 0, { asked: [0] }), now(600, 1, { asked: [0] }));
    socket.say({ ...happened(601, 0), moments: [dice("601", 601)] }, now(601, 0, { asked: [1] }));
    socket.say({ ...happened(601, 1), moments: [dice("601", 601)] }, now(601, 1, { asked: [1] }));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(["Bearer zero", "Bearer one"]);
    expect([table.state.seats.front, table.state.story.moments.length]).toEqual([1, 602]);
    table.commands.turnTo(0);
    expect([table.state.seats.front, table.state.story.moments.length]).toEqual([0, 602]);
    table.state.module = { dice: { thrown: tray.thrown } };
    expect(table.state.dice.tray?.label).toBe("601");
  });

  it("says for whom the clock has answered, in the log and until the reader does something", () => {
    const socket = open();
    socket.say(here([0]), happened(0, 0, 0), now(0, 0));
    const late = { ...dice("x", 1), seat: 1, given: "clock" as const };
    socket.say({ ...happened(1, 0), moments: [late] }, now(1, 0, { asked: [0], options: [option("stop")] }));
    expect(table.state.choosing.late).toEqual([1]);
    expect(
      table.state.story.turns
        .flatMap(({ lines }) => lines)
        .map(({ telling, moment }) => [telling?.kind ?? moment.given, moment.n]),
    ).toEqual([
      ["thing", 0],
      ["clock", 1],
      ["dice", 1],
      ["result", 1],
    ]);
    table.commands.choose("stop");
    expect(table.state.choosing.late).toEqual([]);
  });

  it("offers a film of what happened while nobody looked", () => {
    keyring.change("tbl", { seen: 2 });
    open().say(here([0]), happened(8, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8), now(8, 0));
    expect(table.state.story.since).toEqual({ from: 2, count: 6 });
    expect(keyring.of("tbl").seen).toBe(8);
  });
});
