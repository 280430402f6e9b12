import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEAD_AFTER, Connection, PROBE_EVERY, type ConnectionOptions, type Link } from "../src/connection/connection";
import type { Letter } from "../src/connection/outbox";
import type { ClientMessage, Polled, ServerMessage } from "../src/wire";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }
}

const HERE = { type: "here", table: {}, seats: [0], host: false, seq: 3, time: 0 };
const letter = (id: string): Letter => ({ type: "move", seat: 0, seq: 3, answer: "stop", id });
const last = () => FakeSocket.made.at(-1)!;

function line(more: Partial<ConnectionOptions> = {}) {
  const heard: ServerMessage[] = [];
  const links: Link[] = [];
  let after = -1;
  const connection = new Connection({
    address: "ws://hall/api/tables/x/live",
    hello: () => ({ type: "hello", tokens: ["k"], after }),
    heard: (message) => heard.push(message),
    changed: (link) => links.at(-1) === link || links.push(link),
    poll: () => new Promise(() => undefined),
    post: () => Promise.reject(new Error("not expected")),
    socket: () => new FakeSocket() as unknown as WebSocket,
    online: () => true,
    jitter: () => 0.5,
    ...more,
  });
  return { connection, heard, links, seen: (n: number) => (after = n) };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("says hello first and is live with the first word of the hall", () => {
    const { connection, links } = line();
    connection.start();
    last().open();
    expect(last().sent).toEqual([{ type: "hello", tokens: ["k"], after: -1 }]);
    expect(links).toEqual(["reconnecting"]);
    last().say(HERE);
    expect(links).toEqual(["reconnecting", "live"]);
    connection.stop();
  });

  it("comes back after a cut and asks for what it has not seen", () => {
    const { connection, links, seen } = line();
    connection.start();
    last().open();
    last().say(HERE);
    seen(7);
    last().fail();
    expect(links.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", after: 7 });
    last().say(HERE);
    expect(links.at(-1)).toBe("live");
    connection.stop();
  });

  it("makes views of changes, and asks once for the whole where there is nothing to make them of", () => {
    const { connection, heard } = line();
    const now = (seq: number) => ({ type: "now", seq, seat: 0, view: { seq, name: "x" } });
    const changed = (seq: number, since: number) => ({ type: "changed", seq, seat: 0, since, changes: { seq: [seq] } });
    const asked = () => last().sent.filter(({ type }) => type === "whole").length;
    connection.start();
    last().open();
    for (const said of [HERE, now(3), changed(4, 3), changed(6, 5), changed(7, 6)]) last().say(said);
    expect(heard.slice(1)).toEqual([now(3), now(4)]);
    expect(asked()).toBe(1);
    for (const said of [now(7), changed(9, 7), changed(12, 11)]) last().say(said);
    expect(heard.slice(3)).toEqual([now(7), now(9)]);
    expect(asked()).toBe(2);
    last().fail();
    vi.advanceTimersByTime(600);
    last().open();
    for (const said of [HERE, changed(13, 9)]) last().say(said); // a new socket was sent nothing yet
    expect(heard.slice(5).map(({ type }) => type)).toEqual(["here"]);
    expect(asked()).toBe(1);
    connection.stop();
  });

  it("keeps a move made in the cut, sends it again, and forgets it when it is answered", () => {
    const { connection } = line();
    connection.start();
    last().open();
    last().say(HERE);
    connection.send(letter("a"));
    last().fail();
    connection.send(letter("b"));
    expect(connection.waiting.map(({ id }) => id)).toEqual(["a", "b"]);
    vi.advanceTimersByTime(600);
    last().open();
    last().say(HERE);
    expect(
      last()
        .sent.slice(1)
        .map((message) => ("id" in message ? message.id : "")),
    ).toEqual(["a", "b"]);
    last().say({ type: "moved", id: "a", seq: 4 });
    last().say({ type: "problem", id: "b", problem: { code: "stale", title: "", status: 409 } });
    expect(connection.waiting).toEqual([]);
    connection.stop();
  });

  it("is offline after some tries, waits longer each time, and hurries when the network is back", () => {
    const { connection, links } = line();
    connection.start();
    last().open();
    last().say(HERE);
    last().fail();
    for (const wait of [400, 800, 1600]) {
      vi.advanceTimersByTime(wait);
      last().fail();
    }
    expect(links.at(-1)).toBe("offline");
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(made);
    connection.hurry();
    expect(FakeSocket.made).toHaveLength(made + 1);
    connection.stop();
  });

  it("notices a socket that has died silently", () => {
    const { connection, links } = line();
    connection.start();
    last().open();
    last().say(HERE);
    vi.advanceTimersByTime(16_000);
    expect(last().sent.some(({ type }) => type === "ping")).toBe(true);
    const silent = last();
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(silent.closed).toBe(true);
    expect(links).toContain("live");
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    connection.stop();
  });

  it("does not listen to a socket it has given up", () => {
    const { connection, heard } = line();
    connection.start();
    const old = last();
    old.open();
    old.say(HERE);
    connection.restart();
    old.say({ type: "pong" });
    expect(heard).toHaveLength(1);
    connection.stop();
  });

  it("gives up where the hall will not have it, but not where the hall is only busy", () => {
    const { connection, heard, links } = line();
    connection.start();
    last().open();
    last().say({ type: "problem", id: "", problem: { code: "rate-limited", title: "", status: 429 } });
    last().fail();
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    last().say({ type: "problem", id: "", problem: { code: "no-table", title: "", status: 404 } });
    last().fail();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(links.at(-1)).toBe("offline");
    expect(heard.at(-1)).toMatchObject({ type: "problem", problem: { code: "no-table" } });
  });

  it("is silent once it is closed", () => {
    const { connection } = line();
    connection.start();
    connection.stop();
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe("where sockets are barred", () => {
  function barred() {
    const rounds: ((polled: Polled) => void)[] = [];
    const posted: string[] = [];
    const made = line({
      poll: () => new Promise((done) => rounds.push(done)),
      post: async (sent) => {
        posted.push(sent.id);
        return { type: "moved", seq: 4, id: sent.id };
      },
    });
    made.connection.start();
    last().fail();
    vi.advanceTimersByTime(600);
    last().fail();
    return { ...made, rounds, posted };
  }

  it("polls, and sends letters by HTTP", async () => {
    const { connection, links, heard, rounds, posted } = barred();
    connection.send(letter("a"));
    rounds[0]!({ messages: [HERE as never], cursor: "c1" });
    await vi.advanceTimersByTimeAsync(0);
    expect(links.at(-1)).toBe("slow");
    expect(posted).toEqual(["a"]);
    expect(connection.waiting).toEqual([]);
    expect(heard.map(({ type }) => type)).toContain("moved");
    expect(rounds).toHaveLength(2);
    connection.stop();
  });

  it("tries a socket again from time to time and changes over", async () => {
    const { connection, links, rounds } = barred();
    rounds[0]!({ messages: [HERE as never], cursor: "c1" });
    await vi.advanceTimersByTimeAsync(PROBE_EVERY);
    last().open();
    last().say(HERE);
    expect(links.at(-1)).toBe("live");
    connection.stop();
  });
});
