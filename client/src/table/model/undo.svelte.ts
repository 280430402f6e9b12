/** What can be taken back. */
import type * as wire from "../../wire";
import type { TableState } from "./state.svelte";

export class Undo {
  /** A taking back that waits for a second word: something hidden has come into sight since. */
  doubt = $state.raw<wire.Taking | null>(null);

  constructor(private readonly table: TableState) {}

  /** The seat that may take something back here: the one in front, or another one of this browser. */
  seat = $derived.by<number | null>(() => {
    const { seats, story } = this.table;
    if (!story.now || seats.front === null) return null;
    if (story.now.undo.how !== "nothing" || story.now.undo.redo) return seats.front;
    return seats.held.find((seat) => story.nows.get(seat)?.undo.how === "free") ?? seats.front;
  });

  /** Nobody else is asked, and yet it is more than a slip of the finger: what was seen stays seen. */
  unseen(what: wire.Taking): boolean {
    const { info } = this;
    const [how, why] = what === "turn" ? [info?.turn, info?.turn_why] : [info?.how, info?.why];
    return what !== "redo" && how === "free" && why === "revealed";
  }

  info = $derived.by<wire.UndoInfo | null>(() => {
    const { seats, story } = this.table;
    if (this.seat === null || !story.now) return null;
    return this.seat === seats.front ? story.now.undo : (story.nows.get(this.seat)?.undo ?? null);
  });
}
