/** What one does at a table that has not begun: sit, leave, invite, change it, start it. */
import { api } from "../../connection/api";
import { newNonce } from "../../lib/nonce";
import { keyring } from "../../store/keyring.svelte";
import { settings } from "../../store/settings.svelte";
import { toasts } from "../../store/toasts.svelte";
import type { Table } from "../../table/model/table.svelte";
import type { ChangeTable, NewSeat, SeatKey, TableInfo } from "../../wire";

export class LobbyCommands {
  busy = $state(false);
  /** The link of a seat that is about to be given away. */
  invitation = $state.raw<SeatKey | null>(null);

  constructor(private readonly table: Table) {}

  private get info(): TableInfo {
    return this.table.state.info!;
  }

  private get host(): string | undefined {
    return keyring.of(this.info.id).host;
  }

  /** Whether it was done; a refusal is shown. */
  private async act(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await what();
      return true;
    } catch (problem) {
      toasts.refused(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  readonly change = (wish: ChangeTable): Promise<boolean> =>
    this.act(async () => {
      const { table, seats } = await api.change(this.info.id, wish, this.host);
      this.table.state.info = table;
      for (const { seat, key } of seats) keyring.addSeat(table.id, seat, key);
    });

  reseat(n: number, seat: NewSeat): Promise<boolean> {
    return this.change({ seats: this.info.seats.map((each) => (each.n === n ? seat : null)) });
  }

  sit(n: number, name: string): Promise<boolean> {
    return this.act(async () => {
      const { id, game } = this.info;
      const token = keyring.of(id).seats[n] ?? keyring.token(id, null);
      const { key } = await api.sit(id, n, { name, nonce: newNonce(), lang: settings.lang }, token);
      keyring.addSeat(id, n, key, game);
      this.table.connection.reopen();
    });
  }

  leave(n: number): Promise<boolean> {
    return this.act(async () => {
      const { id } = this.info;
      await api.changeSeat(id, n, { do: "leave" }, keyring.token(id, n));
      keyring.dropSeat(id, n);
      this.table.connection.reopen();
    });
  }

  invite(n: number): Promise<boolean> {
    return this.act(async () => {
      const { key } = await api.changeSeat(this.info.id, n, { do: "invite" }, this.host);
      this.invitation = key;
    });
  }

  /** Begins; open seats are taken by bots first where that is wanted. */
  start(fill: boolean): Promise<boolean> {
    return this.act(async () => {
      const { id } = this.info;
      if (fill) {
        const seats = this.info.seats.map((seat): NewSeat | null => (seat.kind === "open" ? { kind: "bot" } : null));
        await api.change(id, { seats }, this.host);
      }
      this.table.state.info = await api.start(id, this.host);
    });
  }
}
