/** A table at the end of a line on which a test speaks for the hall. */
import { onTestFinished, vi } from "vitest";
import { keyring } from "../src/store/keyring.svelte";
import { settings } from "../src/store/settings.svelte";
import { Table } from "../src/table/model/table.svelte";
import type * as wire from "../src/wire";

export class FakeSocket {
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
export const here = (seats: number[], all = [seat(0), seat(1)]) => ({
  type: "here",
  table: info(all),
  seats,
  host: false,
  seq: 0,
  time: Date.now() / 1000,
});
export const option = (name: string): wire.Option => ({
  name,
  verb: name.split(" ")[0]!,
  refs: name.split(" ").slice(1),
  rule: "r",
  text: name,
  args: {},
});
export const now = (seq: number, eyes: number | null, more: Partial<wire.Now> = {}): wire.Now => ({
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
export const happened = (seq: number, eyes: number | null, ...ns: number[]) => ({
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

/** The one that was opened last. */
export let table: Table;

export function open(): FakeSocket {
  table = new Table("tbl");
  const opened = table.connection;
  onTestFinished(() => opened.close());
  opened.open();
  FakeSocket.last.onopen?.();
  return FakeSocket.last;
}

/** Before each test: a browser that knows nothing, a hall of which a test says what it says, and nothing takes time. */
export function anew(): void {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response("[]"));
  keyring.tables = {};
  settings.set({ pace: "off" });
}
