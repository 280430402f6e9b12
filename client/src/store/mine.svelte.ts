/** The tables this browser has a seat at, with whose turn it is; asked anew from time to time. */
import { api } from "../connection/api";
import type { MyTable } from "../wire";
import { history } from "./history.svelte";
import { keyring } from "./keyring.svelte";

class MyTables {
  all = $state.raw<MyTable[]>([]);
  private asked = $state.raw<ReadonlySet<string>>(new Set());

  /** How many there are, as far as known; a place is kept for those the hall has not been asked about. */
  get expected(): number {
    return this.all.length + [...held()].filter((table) => !this.asked.has(table)).length;
  }

  async load(): Promise<void> {
    const about = held();
    const keys = [...about].flatMap((table) => keyring.tokens(table).map((token) => ({ table, token })));
    if (!keys.length) {
      this.all = [];
      return;
    }
    try {
      const { tables, gone } = await api.mine(keys.slice(-100));
      this.all = merge(tables.map(restful));
      history.note(this.all);
      for (const table of gone) if (!tables.some((each) => each.table === table)) keyring.forget(table);
    } catch {
      // the list is a service; the hall says elsewhere that it cannot be reached
    }
    this.asked = about;
  }
}

/** The tables this browser has a key of. */
const held = (): Set<string> =>
  new Set(Object.keys(keyring.tables).filter((table) => keyring.tokens(table).length > 0));

/** A lesson that has been heard waits for nobody, though its game could go on. */
const restful = (table: MyTable): MyTable => (keyring.of(table.table).learnt ? { ...table, your_turn: false } : table);

/** One line a table, however many seats or keys one has there; one's own turn first, then the newest. */
export function merge(tables: readonly MyTable[]): MyTable[] {
  const found = new Map<string, MyTable>();
  for (const table of tables) {
    const known = found.get(table.table);
    found.set(
      table.table,
      known
        ? {
            ...known,
            seat: known.seat ?? table.seat,
            your_turn: known.your_turn || table.your_turn,
            host: known.host || table.host,
          }
        : table,
    );
  }
  const rank = (table: MyTable) => (table.your_turn ? 0 : table.phase === "over" ? 2 : 1);
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || b.since.localeCompare(a.since));
}

export const mine = new MyTables();
