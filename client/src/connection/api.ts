/** The hall by HTTP. Every refusal is a Refusal with the server's problem+json inside. */
import type * as wire from "../wire";

export class Refusal extends Error {
  constructor(readonly problem: wire.Problem) {
    super(problem.detail || problem.title);
  }

  get code(): string {
    return this.problem.code;
  }

  /** Nobody answered: the network or the server is away. */
  get unreachable(): boolean {
    return this.problem.status === 0 || this.problem.status >= 502;
  }
}

export type Fetch = typeof fetch;

export class Api {
  constructor(private fetcher: Fetch = (...args) => fetch(...args)) {}

  games = () => this.get<wire.GameInfo[]>("/api/games");
  health = () => this.get<wire.Health>("/api/health");
  rules = (game: string) => this.get<wire.Rulebook>(`/api/rules/${game}`);
  text = async (address: string) => (await this.send("GET", address)).text();

  make = (table: wire.NewTable) => this.post<wire.TableMade>("/api/tables", table);
  table = (id: string) => this.get<wire.TableInfo>(`/api/tables/${id}`);
  change = (id: string, change: wire.ChangeTable, host?: string) =>
    this.ask<wire.TableSet>("PATCH", `/api/tables/${id}`, change, host);
  start = (id: string, host?: string) => this.ask<wire.TableInfo>("POST", `/api/tables/${id}/start`, undefined, host);
  sit = (id: string, seat: number, body: wire.Sit, token?: string) =>
    this.ask<wire.SeatKey>("POST", `/api/tables/${id}/seats/${seat}`, body, token);
  changeSeat = (id: string, seat: number, body: wire.ChangeSeat, token?: string) =>
    this.ask<wire.SeatChanged>("PATCH", `/api/tables/${id}/seats/${seat}`, body, token);
  rematch = (id: string, token?: string) =>
    this.ask<wire.TableMade>("POST", `/api/tables/${id}/rematch`, undefined, token);

  why = (id: string, ref: string, token?: string) =>
    this.ask<wire.WhyNot | null>("POST", `/api/tables/${id}/why`, { ref } satisfies wire.Why, token);
  explain = (id: string, ref: string, at: number | null, token?: string) =>
    this.get<wire.Explained | null>(
      `/api/tables/${id}/explain?ref=${encodeURIComponent(ref)}${at === null ? "" : `&at=${at}`}`,
      token,
    );
  reading = (id: string, lang: wire.Lang, at: number | null, sheet: number | null, token?: string) =>
    this.get<string[]>(
      `/api/tables/${id}/reading?lang=${lang}${at === null ? "" : `&at=${at}`}${sheet === null ? "" : `&sheet=${sheet}`}`,
      token,
    );
  luck = (id: string, lang: wire.Lang, token?: string) =>
    this.get<string[][]>(`/api/tables/${id}/luck?lang=${lang}`, token);
  suggest = (id: string, token?: string, signal?: AbortSignal) =>
    this.ask<wire.Suggestion>("POST", `/api/tables/${id}/suggest`, undefined, token, signal);
  place = (id: string, body: wire.Placed, token?: string) =>
    this.ask<unknown>("POST", `/api/tables/${id}/placed`, body, token);
  block = (id: string, body: wire.Block, token?: string) =>
    this.ask<unknown>("POST", `/api/tables/${id}/block`, body, token);
  moment = (id: string, n: number, token?: string) => this.get<wire.Now>(`/api/tables/${id}/moment/${n}`, token);
  log = (id: string, after: number, token?: string) =>
    this.get<wire.MomentInfo[]>(`/api/tables/${id}/log?after=${after}`, token);
  record = async (id: string, token?: string) =>
    (await this.send("GET", `/api/tables/${id}/record`, undefined, token)).text();
  verify = (id: string, token?: string) => this.get<wire.Report>(`/api/tables/${id}/verify`, token);
  poll = (id: string, cursor: string, timeout: number, token?: string, signal?: AbortSignal) =>
    this.get<wire.Polled>(
      `/api/tables/${id}/poll?timeout=${timeout}&cursor=${encodeURIComponent(cursor)}`,
      token,
      signal,
    );
  mine = (tables: wire.Held[]) => this.post<wire.MyTables>("/api/mine", { tables } satisfies wire.Mine);
  qr = async (link: string) => (await this.send("POST", "/api/qr", { link } satisfies wire.Link)).text();
  pushKey = () => this.get<wire.PushKey>("/api/push");
  subscribe = (id: string, body: wire.Subscribe, token?: string) =>
    this.ask<unknown>("POST", `/api/tables/${id}/push`, body, token);

  get<T>(path: string, token?: string, signal?: AbortSignal): Promise<T> {
    return this.ask<T>("GET", path, undefined, token, signal);
  }

  post<T>(path: string, body: unknown, token?: string): Promise<T> {
    return this.ask<T>("POST", path, body, token);
  }

  async ask<T>(method: string, path: string, body?: unknown, token?: string, signal?: AbortSignal): Promise<T> {
    const answer = await this.send(method, path, body, token, signal);
    const text = await answer.text();
    return (text ? JSON.parse(text) : null) as T;
  }

  async send(method: string, path: string, body?: unknown, token?: string, signal?: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token) headers.Authorization = `Bearer ${token}`;
    let answer: Response;
    try {
      answer = await this.fetcher(path, {
        method,
        headers,
        ...(body !== undefined ? { body: JSON.stringify(body) } : {}),
        ...(signal ? { signal } : {}),
      });
    } catch (problem) {
      if (signal?.aborted) throw problem;
      throw new Refusal({ code: "unreachable", title: "The hall does not answer.", status: 0 });
    }
    if (answer.ok) return answer;
    throw new Refusal(await problemOf(answer));
  }
}

async function problemOf(answer: Response): Promise<wire.Problem> {
  try {
    const problem = (await answer.json()) as wire.Problem;
    if (typeof problem.code === "string") return { ...problem, status: problem.status ?? answer.status };
  } catch {
    // not problem+json: something between here and the hall has answered
  }
  return { code: "unknown", title: answer.statusText || `HTTP ${answer.status}`, status: answer.status };
}

export const api = new Api();
