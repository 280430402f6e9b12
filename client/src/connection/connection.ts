/**
 * The line to one table: a socket that comes back by itself, and a long poll where sockets are barred. What was sent
 * stays in the outbox until it is answered.
 */
import type { ClientMessage, Hello, Polled, Problem, ServerMessage } from "../wire";
import { Outbox, type Letter } from "./outbox";
import { Views, type Heard } from "./views";

/** live: all is well · slow: by long poll · reconnecting: trying · offline: nobody answers, moves are kept. */
export type Link = "live" | "slow" | "reconnecting" | "offline";

export interface ConnectionOptions {
  address: string;
  /** Made anew for every connection: it says what has been seen meanwhile. */
  hello(): Hello;
  heard(message: Heard): void;
  /** `retry` is when the next try starts, in milliseconds from now. */
  changed(link: Link, retry: number | null): void;
  poll(cursor: string | null, signal: AbortSignal): Promise<Polled>;
  /** A letter by HTTP. Throws something with `unreachable` true if it should be tried again. */
  post(letter: Letter): Promise<ServerMessage>;
  socket?(address: string): WebSocket;
  online?(): boolean;
  jitter?(): number;
}

export const PING_EVERY = 15_000;
export const DEAD_AFTER = 32_000;
export const PROBE_EVERY = 60_000;
const FIRST_RETRY = 400;
const LAST_RETRY = 10_000;
const TRIES_BEFORE_POLL = 2;
const TRIES_BEFORE_OFFLINE = 3;

export class Connection {
  link: Link = "reconnecting";
  private outbox = new Outbox();
  private views = new Views();
  private lacking = false; // the views have been asked for anew
  private socket: WebSocket | null = null;
  private speaks = false; // the socket has said something
  private everSpoke = false; // a socket has worked here before
  private tries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private pinged = 0;
  private polling: AbortController | null = null;
  private posting = false;
  private stopped = true;

  constructor(private options: ConnectionOptions) {}

  start(): void {
    this.stopped = false;
    this.tries = 0;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.retryTimer);
    this.endPoll();
    this.drop();
  }

  /** With other keys, or after a click on the link light. */
  restart(): void {
    this.stop();
    this.start();
  }

  /** The machine woke up or the network came back: do not wait for the timer. */
  hurry(): void {
    if (this.stopped) return;
    if (this.socket && this.speaks) {
      this.transmit({ type: "ping" });
      this.heardAt = Math.min(this.heardAt, Date.now() - DEAD_AFTER + 5000); // five seconds to answer
      return;
    }
    if (this.polling) return;
    this.tries = 0;
    this.connect();
  }

  /** Send now or as soon as it can be; kept until it is answered. */
  send(letter: Letter): void {
    this.outbox.add(letter);
    if (this.socket && this.speaks) this.transmit(letter);
    else if (this.polling) void this.postAll();
  }

  get waiting(): readonly Letter[] {
    return [...this.outbox];
  }

  private get online(): boolean {
    return this.options.online ? this.options.online() : navigator.onLine !== false;
  }

  private change(link: Link, retry: number | null = null): void {
    this.link = link;
    this.options.changed(link, retry);
  }

  // The socket

  private connect(): void {
    clearTimeout(this.retryTimer);
    this.drop();
    if (!this.polling) this.change(this.tries >= TRIES_BEFORE_OFFLINE || !this.online ? "offline" : "reconnecting");
    let socket: WebSocket;
    try {
      socket = this.options.socket ? this.options.socket(this.options.address) : new WebSocket(this.options.address);
    } catch {
      this.lost();
      return;
    }
    this.socket = socket;
    this.views = new Views();
    this.lacking = false;
    socket.onopen = () => socket === this.socket && this.transmit(this.options.hello());
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => socket === this.socket && this.lost();
    this.heardAt = Date.now();
    this.pingTimer = setInterval(() => this.beat(), PING_EVERY / 3);
  }

  private take(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (!this.speaks && message.type === "problem" && isFinal(message.problem)) return this.shutOut(message.problem);
    if (!this.speaks) {
      this.speaks = this.everSpoke = true;
      this.tries = 0;
      this.endPoll();
      this.change("live");
      for (const letter of this.outbox) this.transmit(letter);
    }
    this.deliver(message);
  }

  private beat(): void {
    const silent = Date.now() - this.heardAt;
    if (silent >= DEAD_AFTER) return this.lost();
    if (this.speaks && Date.now() - this.pinged >= PING_EVERY - 100) {
      this.pinged = Date.now();
      this.transmit({ type: "ping" });
    }
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    clearInterval(this.pingTimer);
    const socket = this.socket;
    this.socket = null;
    this.speaks = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
    }
  }

  private lost(): void {
    this.drop();
    if (this.stopped) return;
    this.tries += 1;
    if (this.polling) {
      this.retryTimer = setTimeout(() => this.connect(), PROBE_EVERY);
      return;
    }
    if (!this.everSpoke && this.tries >= TRIES_BEFORE_POLL && this.online) {
      void this.pollOn();
      this.retryTimer = setTimeout(() => this.connect(), PROBE_EVERY);
      return;
    }
    const wait = this.delay();
    this.change(this.tries >= TRIES_BEFORE_OFFLINE || !this.online ? "offline" : "reconnecting", wait);
    this.retryTimer = setTimeout(() => this.connect(), wait);
  }

  private delay(): number {
    const jitter = this.options.jitter ? this.options.jitter() : Math.random();
    return Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (this.tries - 1)) * (0.75 + jitter / 2);
  }

  // The long poll

  private async pollOn(): Promise<void> {
    const polling = new AbortController();
    this.polling = polling;
    let cursor: string | null = null;
    let failures = 0;
    while (this.polling === polling) {
      try {
        const polled: Polled = await this.options.poll(cursor, polling.signal);
        if (this.polling !== polling) return;
        cursor = polled.cursor;
        failures = 0;
        if (this.link !== "slow") this.change("slow");
        for (const message of polled.messages) this.deliver(message);
        void this.postAll();
      } catch (failure) {
        if (this.polling !== polling) return;
        const problem = (failure as { problem?: Problem }).problem;
        if (problem && isFinal(problem)) return this.shutOut(problem);
        failures += 1;
        const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** failures);
        this.change(failures >= TRIES_BEFORE_OFFLINE ? "offline" : "reconnecting", wait);
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  private endPoll(): void {
    this.polling?.abort();
    this.polling = null;
  }

  /** In poll mode letters go by HTTP, one after the other. */
  private async postAll(): Promise<void> {
    if (this.posting) return;
    this.posting = true;
    try {
      for (const letter of this.outbox) {
        this.deliver(await this.options.post(letter));
      }
    } catch {
      // the next round of the poll tries again
    } finally {
      this.posting = false;
    }
  }

  /** The hall will not have it: asking again would bring the same answer. */
  private shutOut(problem: Problem): void {
    this.stop();
    this.change("offline");
    this.options.heard({ type: "problem", problem, id: "" });
  }

  private deliver(message: ServerMessage): void {
    if ("id" in message && typeof message.id === "string") this.outbox.answered(message.id);
    if (message.type === "now") this.lacking = false;
    const heard = this.views.whole(message);
    if (heard) this.options.heard(heard);
    else if (!this.lacking) {
      this.lacking = true;
      this.transmit({ type: "whole" });
    }
  }
}

/** No such table, no such key; not: too fast, too busy, broken for the moment. */
function isFinal(problem: Problem): boolean {
  return problem.status >= 400 && problem.status < 500 && problem.status !== 429;
}
