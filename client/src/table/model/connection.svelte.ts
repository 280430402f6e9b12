/** The line between an open table and the hall, with the keys of this browser's seats. */
import { api, Refusal } from "../../connection/api";
import { Connection, type Link } from "../../connection/connection";
import { byHttp, type Letter } from "../../connection/outbox";
import { pollSeats } from "../../connection/polling";
import { keyring } from "../../store/keyring.svelte";
import type * as wire from "../../wire";
import { Incoming, type Line } from "./incoming";
import type { Showing } from "./showing";
import type { TableState } from "./state.svelte";

export class TableConnection implements Line {
  link = $state<Link>("reconnecting");
  retryAt = $state<number | null>(null);
  problem = $state.raw<wire.Problem | null>(null);
  private readonly incoming: Incoming;
  private readonly wire: Connection;

  constructor(
    private readonly table: TableState,
    private readonly showing: Showing,
    settle: () => void,
  ) {
    const { id } = table;
    this.incoming = new Incoming(table, showing, settle, this);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.wire = new Connection({
      address: `${scheme}//${location.host}/api/tables/${id}/live`,
      hello: () => this.hello(),
      heard: (message) => this.incoming.hear(message),
      changed: (link, retry) => {
        this.link = link;
        this.retryAt = retry === null ? null : Date.now() + retry;
      },
      poll: (cursor, signal) =>
        pollSeats((each, wait, token) => api.poll(id, each, wait, token, signal), cursor, this.seatTokens()),
      post: (letter) => this.post(letter),
    });
  }

  open(): void {
    this.wire.start();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("visibilitychange", this.showing.looked);
  }

  close(): void {
    this.wire.stop();
    this.showing.player.clear();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("visibilitychange", this.showing.looked);
  }

  /** With other keys. */
  reopen(): void {
    this.incoming.forget();
    this.wire.restart();
  }

  retry = (): void => this.wire.restart();

  send(letter: Letter): void {
    this.wire.send(letter);
  }

  private hurry = (): void => {
    if (!document.hidden) this.wire.hurry();
  };

  private hello(): wire.Hello {
    const { id, company } = this.table;
    const tokens = keyring.tokens(id);
    const after = this.incoming.heardUpTo;
    return { type: "hello", tokens, after, chat_after: company.chat.at(-1)?.id ?? 0, changes: true };
  }

  /** The keys of all seats here, that of the seat in front first. */
  private seatTokens(): string[] {
    const seats = Object.entries(keyring.of(this.table.id).seats);
    const rank = (seat: string) => Number(Number(seat) !== this.table.seats.front);
    return seats.sort(([a], [b]) => rank(a) - rank(b)).map(([, token]) => token);
  }

  private async post(letter: Letter): Promise<wire.ServerMessage> {
    const { id } = this.table;
    const [path, body] = byHttp(letter);
    const token = keyring.of(id).seats[letter.seat];
    try {
      const answer = await api.post<wire.ServerMessage | null>(`/api/tables/${id}/${path}`, body, token);
      return { ...(answer ?? { type: "done" }), id: letter.id } as wire.ServerMessage;
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.unreachable) throw problem;
      return { type: "problem", problem: problem.problem, id: letter.id };
    }
  }
}
