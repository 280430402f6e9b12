/** What of a table lies in front on this screen: which pane, which dialog. The table itself knows nothing of it. */
import { settings } from "../store/settings.svelte";
import type { TableState } from "./model/state.svelte";

/** What a phone shows under the board; elsewhere the options have their own place. */
export type Pane = "play" | "log" | "chat";
/** What shares the rail with the options. */
export type Below = Exclude<Pane, "play">;

export class Screen {
  pane = $state<Pane>("play");
  below = $state<Below>("log");
  /** The phone's sheet is raised. */
  tall = $state(false);
  /** The table in sentences instead of its board. */
  text = $state(false);
  help = $state(false);
  menu = $state(false);
  /** The rules are open: at one of them, or from the beginning. */
  rules = $state<{ at: string | null } | null>(null);
  /** Whose sheet is open. */
  seat = $state<number | null>(null);
  /** The card of the end is open. */
  ended = $state(false);

  constructor(private readonly table: TableState) {}

  /** Something lies over the table that has nothing to do with what is asked there. */
  get elsewhere(): boolean {
    return this.help || this.menu || this.rules !== null || this.ended || this.table.seats.curtain !== null;
  }

  /** Something lies over the table and has the keys to itself. */
  get modal(): boolean {
    return this.elsewhere || this.seat !== null || this.table.choosing.doubt !== null || this.table.undo.doubt !== null;
  }

  readonly toggleText = (): void => void (this.text = !this.text);
  readonly openHelp = (): void => void (this.help = true);
  readonly openRules = (at: string | null = null): void => void (this.rules = { at });
  readonly openResults = (): void => void (this.ended = true);

  readonly read = (): void => {
    if (settings.phone) {
      this.pane = "log";
      this.tall = true;
    } else this.below = "log";
  };

  readonly chat = (): void => {
    if (settings.phone) this.pane = "chat";
    else this.below = "chat";
    setTimeout(() => document.getElementById("chat-input")?.focus(), 50);
  };
}
