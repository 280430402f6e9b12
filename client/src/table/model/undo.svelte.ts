/** What can be taken back. */
import type * as wire from "../../wire";
import { answeredSince, lastAnswer } from "./logbook";
import type { TableState } from "./state.svelte";

/** Why a second word is asked for: something hidden has come into sight since, or others have played. */
export type Doubt = "seen" | "others";

export class Undo {
  /** A taking back that waits for a second word. */
  doubt = $state.raw<{ what: wire.Taking; why: Doubt } | null>(null);

  constructor(private readonly table: TableState) {}

  /** The last answer of anybody who sits at this browser. */
  private last = $derived.by(() => lastAnswer(this.table.story.moments, this.table.seats.held));

  /** The seat that may take something back here: the one that has answered last, so that no more is taken back than that. */
  seat = $derived.by<number | null>(() => {
    const { seats, story } = this.table;
    if (!story.now || seats.front === null) return null;
    const latest = this.last?.seat ?? seats.front;
    if ((story.nows.get(latest)?.undo.how ?? "nothing") !== "nothing") return latest;
    return seats.held.find((seat) => story.nows.get(seat)?.undo.how === "free") ?? seats.front;
  });

  /** Nobody else is asked, and yet it is more than a slip of the finger: what was seen stays seen, others have played. */
  why(what: wire.Taking): Doubt | null {
    const { info, last } = this;
    const [how, why] = what === "turn" ? [info?.turn, info?.turn_why] : [info?.how, info?.why];
    if (what === "redo" || how !== "free") return null;
    if (last && last.seat === this.seat && answeredSince(this.table.story.moments, last)) return "others";
    return why === "revealed" ? "seen" : null;
  }

  info = $derived.by<wire.UndoInfo | null>(() => {
    const { seats, story } = this.table;
    if (this.seat === null || !story.now) return null;
    return this.seat === seats.front ? story.now.undo : (story.nows.get(this.seat)?.undo ?? null);
  });
}
