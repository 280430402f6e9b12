/** What the coach remembers in this browser: lessons that are over, and whether he is wanted at all. */
import { recall, remember } from "../../../lib/storage";

const KEY = "questhall.deckbox.coach";

interface Kept {
  off: boolean;
  done: string[];
}

class Memory {
  private kept = $state.raw<Kept>(recall<Kept>(KEY, { off: false, done: [] }));

  get off(): boolean {
    return this.kept.off;
  }

  knows(id: string): boolean {
    return this.kept.done.includes(id);
  }

  learn(id: string, last: boolean): void {
    if (!this.knows(id)) this.keep({ off: this.kept.off || last, done: [...this.kept.done, id] });
  }

  stop(): void {
    this.keep({ ...this.kept, off: true });
  }

  /** From the beginning, for somebody else. */
  again(): void {
    this.keep({ off: false, done: [] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    remember(KEY, kept);
  }
}

export const memory = new Memory();
