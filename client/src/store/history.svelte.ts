/** The finished games of this browser: they stay when their tables are taken off the list, or cleared away. */
import { merged, type Played, remembered } from "../lib/history";
import { onChangeElsewhere, recall, remember } from "../lib/storage";
import type { MyTable } from "../wire";
import { keyring } from "./keyring.svelte";

const KEY = "questhall.history";
const MOST = 1000; // games; a browser gives some megabytes

class History {
  all = $state.raw<Played[]>(recall(KEY, []));

  constructor() {
    onChangeElsewhere(KEY, () => (this.all = recall(KEY, [])));
  }

  /** Notes what has ended. */
  note(tables: readonly MyTable[]): void {
    this.add(
      tables.flatMap((table) => remembered(table, Object.keys(keyring.of(table.table).seats).map(Number)) ?? []),
    );
  }

  add(games: readonly Played[]): void {
    const all = merged(this.all, games).slice(0, MOST);
    if (JSON.stringify(all) === JSON.stringify(this.all)) return;
    this.all = all;
    remember(KEY, all);
  }
}

export const history = new History();
