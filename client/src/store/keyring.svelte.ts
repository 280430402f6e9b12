/** The keys this browser holds: tables, seats, and up to where each was seen. They never leave it but to the hall. */
import { api } from "../connection/api";
import { onChangeElsewhere, recall, remember } from "../lib/storage";

export interface Held {
  game: string;
  host?: string;
  /** Tokens by seat. */
  seats: Record<number, string>;
  /** The last entry that was shown here, -1 for none. */
  seen: number;
  chat: number;
  /** A lesson that has been heard to its end. */
  learnt?: boolean;
  /** What has been won there: its quest. */
  won?: string;
  /** When it was last open here, ISO. */
  at: string;
}

const KEY = "questhall.tables";

class Keyring {
  tables = $state.raw<Record<string, Held>>(recall(KEY, {}));

  constructor() {
    onChangeElsewhere(KEY, () => (this.tables = recall(KEY, {})));
  }

  of(table: string): Held {
    return this.tables[table] ?? { game: "", seats: {}, seen: -1, chat: 0, at: "" };
  }

  /** The quests of a game that have been won in this browser. */
  wonOf(game: string): Set<string> {
    const held = Object.values(this.tables).filter((each) => each.game === game);
    return new Set(held.flatMap(({ won }) => won ?? []));
  }

  tokens(table: string): string[] {
    const held = this.of(table);
    return [...Object.values(held.seats), ...(held.host ? [held.host] : [])];
  }

  /** The token that speaks for a seat: its own, or the host's. */
  token(table: string, seat?: number | null): string | undefined {
    const held = this.of(table);
    return seat === null || seat === undefined ? (held.host ?? Object.values(held.seats)[0]) : held.seats[seat];
  }

  change(table: string, change: Partial<Held>): void {
    const held = { ...this.of(table), at: new Date().toISOString(), ...change };
    this.write({ ...this.tables, [table]: held });
  }

  addSeat(table: string, seat: number, token: string, game?: string): void {
    const held = this.of(table);
    this.change(table, { seats: { ...held.seats, [seat]: token }, ...(game ? { game } : {}) });
  }

  dropSeat(table: string, seat: number): void {
    const seats = { ...this.of(table).seats };
    delete seats[seat];
    this.change(table, { seats });
  }

  /** Put away the keys of a table that open nothing any more; whether there were any. */
  async sort(table: string): Promise<boolean> {
    const held = this.of(table);
    const good = async (token: string) => !(await api.mine([{ table, token }])).gone.includes(table);
    const seats = await Promise.all(
      Object.entries(held.seats).map(async ([seat, token]) => ((await good(token)) ? [seat, token] : null)),
    );
    const kept = Object.fromEntries(seats.filter((each) => each !== null));
    const host = held.host && (await good(held.host)) ? held.host : undefined;
    if (Object.keys(kept).length === Object.keys(held.seats).length && host === held.host) return false;
    this.change(table, { seats: kept, host });
    return true;
  }

  forget(table: string): void {
    const tables = { ...this.tables };
    delete tables[table];
    this.write(tables);
  }

  private write(tables: Record<string, Held>): void {
    this.tables = tables;
    remember(KEY, tables);
  }
}

export const keyring = new Keyring();
