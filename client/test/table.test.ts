// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { api } from "../src/connection/api";
import { settings } from "../src/store/settings.svelte";
import { toasts } from "../src/store/toasts.svelte";
import type * as wire from "../src/wire";
import { anew, FakeSocket, happened, here, now, open, option, table } from "./open_table";

beforeEach(anew);

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

  it("says why not of what can be seen, never of what is over by the time the reason comes", async () => {
    const socket = open();
    const why: wire.WhyNot = { rule: "r", text: "too-far", args: {} };
    const told = vi.spyOn(api, "why").mockResolvedValue(why);
    onTestFinished(() => told.mockRestore());
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { asked: [0], options: [option("go")] }));
    await table.commands.whyNot("square:B9");
    expect(table.state.help.asked?.why).toEqual(why);
    const late = table.commands.whyNot("square:B9");
    socket.say(happened(1, 0, 1), now(1, 0, { asked: [0], options: [option("go")] }));
    await late;
    expect(table.state.help.asked).toBeNull();
  });

  it("says what a thing is that no answer is about, rather than that nobody asks for it", async () => {
    const socket = open();
    const told = vi.spyOn(api, "why").mockResolvedValue({ rule: "r", text: "why-not-now", args: {} });
    onTestFinished(() => told.mockRestore());
    let said: wire.Explained | null = { name: "@door", lines: [], rule: "r", quiet: true };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(said)));
    socket.say(here([0]), happened(0, 0, 0), now(0, 0, { asked: [0], options: [option("go")] }));
    const anchor = document.createElement("i");
    document.body.append(anchor);
    await table.commands.whyNot("door:1", anchor);
    expect([table.explaining.now?.ref, table.state.help.asked]).toEqual(["door:1", null]);
    said = null;
    await table.commands.whyNot("door:2", anchor);
    expect(table.state.help.asked?.why?.text).toBe("why-not-now");
    anchor.remove();
  });

  it("says nothing anew while nobody is called otherwise", () => {
    const socket = open();
    socket.say(here([0]), now(1, 0, { view: { gold: 1 } }));
    const { say, names } = table.props!;
    socket.say(happened(2, 0, 2), now(2, 0, { view: { gold: 2 } }));
    expect(table.props!.view).toEqual({ gold: 2 });
    expect(table.props!.names).toBe(names);
    expect(table.props!.say).toBe(say);
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
