/** Views that come as what is other in them than in the one before: put together again. */
import type { Changed, Now, ServerMessage } from "../wire";

/** What the table is told: views are whole. */
export type Heard = Exclude<ServerMessage, Changed>;

/** null: gone · [value]: this now · else what is other inside, by key or index. */
type Change = null | [unknown] | { [key: string]: Change };

export class Views {
  private held = new Map<number | null, Now>();

  /** The message with its view whole; null if what it builds on is not here. */
  whole(message: ServerMessage): Heard | null {
    if (message.type !== "changed") return message.type === "now" ? this.hold(message) : message;
    const { since, changes, ...standing } = message;
    const before = this.held.get(message.seat);
    if (before?.seq !== since) return null;
    return this.hold({ ...standing, type: "now", view: changed(before.view, changes as Change) as Now["view"] });
  }

  private hold(now: Now): Now {
    freeze(now.view);
    this.held.set(now.seat, now);
    return now;
  }
}

/** What is not other stays the very same thing. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, each] of Object.entries(change ?? {}))
    if (each === null) delete after[key];
    else after[key] = changed(after[key], each);
  return after;
}

/** Whoever wrote in a view would be told what is other than something else. */
function freeze(part: unknown): void {
  if (typeof part !== "object" || part === null || Object.isFrozen(part)) return;
  Object.freeze(part);
  for (const each of Object.values(part)) freeze(each);
}
