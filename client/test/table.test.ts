// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keyring } from "../src/store/keyring.svelte";
import { settings } from "../src/store/settings.svelte";
import { toasts } from "../src/store/toasts.svelte";
import { Table } from "../src/table/model/table.svelte";
import type * as wire from "../src/wire";

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: wire.ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  say(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

const seat = (n: number, kind: wire.Kind = "human"): wire.SeatInfo => ({
  n,
  kind,
  name: "ABCD"[n]!,
  bot: null,
  lang: null,
  owned: true,
  lent: false,
  free: false,
});
const info = (seats: wire.SeatInfo[]) => ({
  id: "tbl",
  game: "nogame",
  phase: "playing",
  seats,
  settings: { dice: "fair" },
  options: {},
});
const here = (seats: number[], all = [seat(0), seat(1)]) => ({
  type: "here",
  table: info(all),
  seats,
  host: false,
  seq: 0,
  time: Date.now() / 1000,
});
const option = (name: string): wire.Option => ({
  name,
  verb: name.split(" ")[0]!,
  refs: name.split(" ").slice(1),
  rule: "r",
  text: name,
  args: {},
});
const now = (seq: number, eyes: number | null, more: Partial<wire.Now> = {}): wire.Now => ({
  type: "now",
  seq,
  seat: eyes,
  view: {},
  options: [],
  asked: [],
  step: "Step",
  prompt: {},
  waiting_since: "2026-01-01T00:00:00Z",
  undo: { how: "nothing", why: "", turn: "nothing", turn_why: "", redo: false },
  hand: null,
  over: null,
  clock: null,
  past: false,
  lesson: null,
  details: {},
  ...more,
});
const happened = (seq: number, eyes: number | null, ...ns: number[]) => ({
  type: "happened",
  seq,
  seat: eyes,
  moments: ns.map((n) => ({
    n,
    what: "answer",
    at: "",
    told: [{ kind: "thing", seat: 0, refs: [], rule: "", text: "thing", args: {} }],
  })),
});

let table: Table;
const open = (): FakeSocket => {
  table = new Table("tbl");
  table.connection.open();
  FakeSocket.last.onopen?.();
  return FakeSocket.last;
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response("[]"));
  keyring.tables = {};
  settings.set({ pace: "off" });
});
afterEach(() => {
  table.connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("one person with several seats", () => {
  const asked = { asked: [0, 1], step: "WhoActs" };
  const both = (seq: number, more: Partial<wire.Now> = asked) =>
    [0, 1].map((n) => now(seq, n, { options: [option("activate"), option(`use item:${n}`)], ...more }));

  it("answers for another one in one go", () => {
    const socket = open();
    socket.say(here([0, 1]), ...both(1));
    expect(table.state.seats.front).toBe(0);
    expect(table.props!.optionsOf(1).map(({ name }) => name)).toEqual(["activate", "use item:1"]);
    table.props!.choose("activate", 1);
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", seat: 1, answer: "activate" });
  });

  it("may look from one that is not asked, until the game goes on", () => {
    const socket = open();
    const acting = { asked: [0], step: "Act" };
    socket.say(here([0, 1]), ...both(1, acting));
    table.commands.turnTo(1);
    socket.say(...both(1, acting)); // nothing has happened
    expect(table.state.seats.front).toBe(1);
    expect(table.state.choosing.options.map(({ name }) => name)).toContain("use item:1");
    socket.say(...both(2, acting));
    expect(table.state.seats.front).toBe(0);
    table.commands.turnTo(3);
    expect(table.state.seats.front).toBe(0);
  });

  it("learns nothing of a seat that sees more", () => {
    const socket = open();
    const [zero, one] = both(1);
    socket.say(here([0, 1]), { ...zero!, view: { hand: "a" } }, { ...one!, view: { hand: "b" } });
    table.state.seats.curtain = null;
    table.state.seats.front = 0;
    expect(table.state.choosing.optionsOf(1)).toEqual([]);
  });
});

describe("an open table", () => {
  it("offers the options of the seat in front and sends what is chosen", () => {
    const socket = open();
    socket.say(
      here([0]),
      happened(1, 0, 0, 1),
      now(1, 0, { asked: [0], options: [option("walk square:B6"), option("stop")] }),
    );
    expect(table.state.choosing.myTurn).toBe(true);
    expect(table.state.choosing.lit.get("square:B6")?.options[0]?.name).toBe("walk square:B6");
    table.commands.press("square:B6");
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", seat: 0, seq: 1, answer: "walk square:B6" });
    expect(table.state.choosing.options).toEqual([]);
    table.commands.choose("stop");
    expect(socket.sent.filter(({ type }) => type === "move")).toHaveLength(1);
    const { id } = socket.sent.at(-1) as wire.MoveOn;
    socket.say(happened(2, 0, 2), now(2, 0, { asked: [1] }), { type: "moved", id, seq: 2 });
    expect(table.state.choosing.pending).toBeNull();
    expect(table.state.choosing.myTurn).toBe(false);
    expect(table.state.story.moments.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it("shows the present again when an answer came too late", () => {
    const socket = open();
    socket.say(here([0]), now(1, 0, { asked: [0], options: [option("stop")] }));
    table.commands.choose("stop");
    const { id } = socket.sent.at(-1) as wire.MoveOn;
    socket.say({
      type: "problem",
      id,
      problem: { code: "stale", title: "", status: 409, now: now(4, 0, { asked: [1] }) },
    });
    expect(table.state.story.now?.seq).toBe(4);
    expect(table.state.choosing.pending).toBeNull();
  });

  it("asks for what it has not heard when it comes back", () => {
    const socket = open();
    expect(socket.sent[0]).toMatchObject({ type: "hello", after: -1 });
    socket.say(here([0]), happened(3, 0, 0, 1, 2, 3), now(3, 0));
    table.connection.retry();
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", after: 3 });
    FakeSocket.last.say(here([0]), happened(5, 0, 3, 4, 5), now(5, 0));
    expect(table.state.story.moments.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("tells nothing in the log that has still to be shown, and no throw while its dice roll", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    socket.say(here([0]), happened(0, 0, 0), now(0, 0));
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

  const dice = (text: string, n: number): wire.MomentInfo => {
    const telling = (kind: string) => ({ kind, seat: 0, refs: [], rule: "", text, args: {} });
    return { n, what: "answer", at: "", told: [telling("dice"), telling("result")] };
  };
  const tray = {
    tray: () => ({ dice: [], label: "as it lies" }),
    thrown: ({ kind, text }: wire.Telling) => (kind === "dice" ? { dice: [], label: text } : null),
  };

  it("keeps the throw on the table that is being told, not the one of the view before", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    socket.say(here([0]), { ...happened(0, 0), moments: [dice("old", 0)] }, now(0, 0));
    table.state.module = { dice: tray };
    expect(table.state.dice.tray?.label).toBe("as it lies");
    socket.say({ ...happened(1, 0), moments: [dice("new", 1)] }, now(1, 0));
    expect(table.state.dice.tray?.label).toBe("new");
    vi.advanceTimersByTime(900);
    expect([table.state.story.playing?.telling.kind, table.state.dice.tray?.label]).toEqual(["result", "new"]);
    vi.advanceTimersByTime(350);
    expect([table.state.story.playing, table.state.dice.tray?.label]).toEqual([null, "as it lies"]);
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
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { view: { walked: 0 } }));
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

  it("says so when advice comes too late", async () => {
    const socket = open();
    socket.say(here([0]), now(1, 0, { asked: [0], options: [option("stop"), option("go")] }));
    vi.stubGlobal(
      "fetch",
      async (path: string) => new Response(path.includes("/log") ? "[]" : JSON.stringify({ seq: 1, answer: "go" })),
    );
    await table.commands.suggest();
    expect(table.state.help.advice?.name).toBe("go");
    toasts.all = [];
    const late = table.commands.suggest();
    socket.say(now(3, 0, { asked: [0], options: [option("stop"), option("go")] }));
    await late;
    expect(table.state.help.advice).toBeNull();
    expect(toasts.all.map(({ text }) => text)).toEqual(["suggest-late"]);
  });

  it("offers a film of what happened while nobody looked", () => {
    keyring.change("tbl", { seen: 2 });
    open().say(here([0]), happened(8, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8), now(8, 0));
    expect(table.state.story.since).toEqual({ from: 2, count: 6 });
    expect(keyring.of("tbl").seen).toBe(8);
  });

  it("shows events before the view they lead to, and a skip ends that", () => {
    settings.set({ pace: "normal" });
    const socket = open();
    socket.say(here([0]), now(0, 0), happened(1, 0, 1), now(1, 0, { asked: [0], options: [option("stop")] }));
    expect(table.state.story.playing?.telling.kind).toBe("thing");
    expect(table.state.story.now?.seq).toBe(0);
    expect(table.state.choosing.options).toEqual([]);
    table.commands.skip();
    expect(table.state.story.now?.seq).toBe(1);
    expect(table.state.choosing.options).toHaveLength(1);
  });

  it("says why it cannot be opened", () => {
    open().say({ type: "problem", id: "", problem: { code: "no-table", title: "No such table", status: 404 } });
    expect(table.connection.problem?.code).toBe("no-table");
    expect(table.connection.link).toBe("offline");
  });
});

describe("several people at one screen", () => {
  it("see it turn to whom the game asks, without a curtain where nothing is secret", () => {
    const socket = open();
    socket.say(here([0, 1]), now(1, 0, { asked: [0] }), now(1, 1, { asked: [0] }));
    expect([table.state.seats.front, table.state.seats.curtain]).toEqual([0, null]);
    socket.say(now(2, 0, { asked: [1] }));
    expect(table.state.seats.front).toBe(0); // the other seat's view has not come yet
    socket.say(now(2, 1, { asked: [1] }));
    expect([table.state.seats.front, table.state.seats.curtain]).toEqual([1, null]);
  });

  it("hand it over behind a curtain where views differ", () => {
    const socket = open();
    socket.say(here([0, 1]), now(1, 0, { asked: [0] }), now(1, 1, { asked: [0] }));
    socket.say(now(2, 0, { asked: [1], view: { tile: 3 } }), now(2, 1, { asked: [1] }));
    expect([table.state.seats.front, table.state.seats.curtain]).toEqual([0, 1]);
    table.commands.liftCurtain();
    expect([table.state.seats.front, table.state.seats.curtain, table.state.story.now?.seat]).toEqual([1, null, 1]);
  });

  it("begin behind a curtain if the first question is a secret", () => {
    const socket = open();
    table.state.module = { choices: { secret_steps: ["Hide"] } };
    socket.say(here([0, 1]), now(1, 0, { asked: [0], step: "Hide" }), now(1, 1, { asked: [0], step: "Hide" }));
    expect(table.state.seats.curtain).toBe(0);
  });

  it("may take back for the seat that has something to take back", () => {
    const socket = open();
    const undo = { how: "free", why: "", turn: "free", turn_why: "", redo: false } as const;
    socket.say(here([0, 1]), now(2, 0, { asked: [1], undo }), now(2, 1, { asked: [1] }));
    expect(table.state.seats.front).toBe(1);
    table.commands.takeBack("undo");
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", seat: 0, what: "undo" });
  });
});

it("what was seen is taken back by whoever says so twice", () => {
  const socket = open();
  const undo = { how: "free", why: "revealed", turn: "free", turn_why: "thrown", redo: true } as const;
  socket.say(here([0]), now(2, 0, { undo }));
  const sent = socket.sent.length;
  table.commands.takeBack("undo");
  expect([table.state.undo.doubt, socket.sent.length]).toEqual(["undo", sent]);
  table.commands.takeBack("undo", true);
  expect(socket.sent.at(-1)).toMatchObject({ type: "undo", what: "undo" });
  expect(table.state.undo.doubt).toBeNull();
  expect(["redo", "turn"].map((what) => table.state.undo.unseen(what as "redo" | "turn"))).toEqual([false, false]);
});

it("requests to take back come and go", () => {
  const socket = open();
  const asked = {
    type: "consent",
    request: "r1",
    seat: 1,
    what: "undo",
    moves: [],
    needs: [0],
    yes: [],
    no: [],
    state: "open",
  };
  socket.say(here([0]), now(1, 0), asked);
  expect(table.state.company.consents).toHaveLength(1);
  table.commands.agree("r1", 0, true);
  expect(socket.sent.at(-1)).toMatchObject({ type: "consent", request: "r1", yes: true });
  socket.say({ ...asked, yes: [0], state: "granted" });
  expect(table.state.company.consents).toEqual([]);
});

describe("a lesson", () => {
  const said = (text: string, ...point: string[]): wire.LessonPage => ({ said: { en: text }, point, rule: "" });
  const lesson = (more: Partial<wire.LessonInfo> = {}): wire.LessonInfo => ({
    done: 3,
    total: 9,
    others_speak: false,
    pages: [said("There is Grik.", "monster:1"), said("Walk to him.", "monster:1", "square:B2")],
    form: [],
    want: ["walk square:B2"],
    other: { en: "To B2." },
    aim: "",
    ...more,
  });
  const asks = (more: Partial<wire.LessonInfo> = {}) =>
    now(1, 0, { asked: [0], options: [option("walk square:B2"), option("roll")], lesson: lesson(more) });
  const refused = (id: string) => ({ type: "problem", id, problem: { code: "not-wanted", title: "", status: 409 } });

  it("explains what it speaks of, and takes what it wants", async () => {
    const socket = open();
    socket.say(here([0]), asks());
    await vi.advanceTimersByTimeAsync(0);
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(String(url));
      return new Response(JSON.stringify({ name: "@grik", lines: [], rule: "r", quiet: false }));
    });
    const anchor = document.createElement("i");
    document.body.append(anchor);
    table.commands.press("monster:1", anchor);
    await vi.waitFor(() => expect(table.explaining.now?.ref).toBe("monster:1"));
    expect(asked).toHaveLength(1); // nobody was asked why not
    expect(table.state.help.asked).toBeNull();
    table.state.lesson.turn(1);
    expect([...table.state.lesson.spoken]).toEqual(["monster:1"]);
    table.commands.press("square:B2", anchor);
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", answer: "walk square:B2" });
    anchor.remove();
  });

  it("lets what goes on by itself wait while others are asked, and try again where somebody was faster", () => {
    const socket = open();
    const asked = (seq: number, who: number) => now(seq, 0, { asked: [who], options: [option("roll")] });
    socket.say(here([0]), asked(1, 1));
    table.commands.begin({ id: "pass", label: "", about: "", next: () => "roll", lasts: () => true });
    expect(socket.sent.filter(({ type }) => type === "move")).toEqual([]);
    socket.say(asked(2, 0));
    table.commands.carryOn();
    const first = socket.sent.at(-1) as { id: string };
    expect(first).toMatchObject({ type: "move", answer: "roll", seq: 2 });
    const problem = { code: "stale", title: "", status: 409, now: asked(3, 0) };
    socket.say({ type: "problem", id: first.id, problem });
    expect(table.state.choosing.errand?.id).toBe("pass");
  });

  it("that does not take the answer of a walk ends the walk, and says what it wants", () => {
    const socket = open();
    socket.say(here([0]), asks());
    const errand = { id: "walk", label: "", about: "", next: () => "roll", lasts: () => true };
    table.state.lesson.turn(1);
    table.commands.begin(errand);
    const first = socket.sent.at(-1)!;
    expect(first).toMatchObject({ type: "move", answer: "roll" });
    socket.say(refused((first as { id: string }).id));
    const { choosing } = table.state;
    expect([choosing.pending, choosing.errand, table.state.lesson.objection]).toEqual([null, null, "To B2."]);
    const sent = socket.sent.length;
    table.commands.carryOn();
    expect(socket.sent).toHaveLength(sent);
  });

  it("loses no words to a press: it turns the page, and acts once all is read", () => {
    const socket = open();
    socket.say(here([0]), asks());
    const { lesson } = table.state;
    const sent = socket.sent.length;
    table.commands.choose("roll");
    expect([socket.sent.length, lesson.page?.said.en, lesson.objection]).toEqual([sent, "Walk to him.", ""]);
    table.commands.choose("walk square:B2");
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", answer: "walk square:B2" });
  });

  it("that is put aside holds nothing up", () => {
    const socket = open();
    socket.say(here([0]), asks());
    table.state.lesson.folded = true;
    table.commands.choose("walk square:B2");
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", answer: "walk square:B2" });
  });

  it("speaks in the form of the wanted answer, page by page, and goes on outside of it where it was", () => {
    const socket = open();
    socket.say(here([0]), asks({ form: [said("The stakes."), said("Press it.")] }));
    const told = () => table.state.lesson.page?.said.en;
    table.state.lesson.turn(1);
    table.state.lesson.inForm = true;
    expect([told(), table.state.lesson.asks]).toEqual(["The stakes.", false]);
    table.state.lesson.turn(1);
    expect([told(), table.state.lesson.asks]).toEqual(["Press it.", true]);
    table.state.lesson.inForm = false;
    expect(told()).toBe("Walk to him.");
  });
});
