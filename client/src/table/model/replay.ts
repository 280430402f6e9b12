/** Looking at the past of a table, moment by moment or as it went. */
import { api } from "../../connection/api";
import { settings } from "../../store/settings.svelte";
import { toasts } from "../../store/toasts.svelte";
import type * as wire from "../../wire";
import type { Showing } from "./showing";
import type { TableState } from "./state.svelte";

const STILL_MS = 250; // how long an event stays where nothing moves

export class Replay {
  private run = 0; // counts runs, so that an old one stops when a new one begins
  private shownId = 1_000_000; // apart from the numbers of what happens now

  constructor(
    private readonly table: TableState,
    private readonly showing: Showing,
  ) {}

  async lookAt(n: number): Promise<void> {
    this.pause();
    try {
      this.table.story.past = await api.moment(this.table.id, n, this.table.token);
    } catch (problem) {
      toasts.refused(problem);
    }
  }

  backToNow(): void {
    this.pause();
    this.table.story.past = null;
    this.showing.again();
  }

  pause(): void {
    this.run++;
    this.table.story.watching = false;
    this.table.story.playing = null;
  }

  /** Show entry after entry, from the one after `from` to the present; then go on in the present, unless told to stay. */
  async watch(from: number, stay = false): Promise<void> {
    const { id, story } = this.table;
    this.showing.skip();
    this.pause();
    const run = this.run;
    story.since = null;
    story.watching = true;
    try {
      story.past = await api.moment(id, Math.max(0, from), this.table.token);
      for (const moment of story.moments.filter(({ n }) => n > from)) {
        // what an event brings is known while it is told, as in the present: a room lies before its words are read
        const next = await api.moment(id, moment.n, this.table.token);
        for (const telling of moment.told) if (run === this.run) await this.showFor(telling, moment, next);
        if (run !== this.run) return;
        story.past = next;
      }
    } catch (problem) {
      toasts.refused(problem);
    }
    if (run !== this.run) return;
    if (stay) this.pause();
    else this.backToNow();
  }

  private async showFor(telling: wire.Telling, moment: wire.MomentInfo, next: wire.Now): Promise<void> {
    const ms = Math.round(this.showing.lasts(telling) * settings.speed);
    if (ms > 0) {
      this.table.story.playing = { telling, moment, ms, id: ++this.shownId, next };
      this.showing.sound(telling);
    }
    await new Promise((done) => setTimeout(done, ms || STILL_MS));
  }
}
