/** The table at the moment that is being shown: the view before it, and on top of it all that has been shown since. */
import type { AnyView } from "../../games/board";
import type { EventRules } from "../../games/moments";
import type { Telling } from "../../wire";

/** Follows what is shown, event by event, so that none is written in twice. */
export class Projection {
  private base: AnyView = null;
  private next: AnyView = null;
  private written: readonly Telling[] = [];
  private shown: AnyView = null;

  of(base: AnyView, told: readonly Telling[], leadsTo: AnyView | null, noted: EventRules["noted"]): AnyView {
    if (!noted || !told.length) return base;
    const next = leadsTo ?? (base === this.base ? this.next : null); // between two events it is still known
    const goesOn = base === this.base && next === this.next && this.written.every((telling, n) => telling === told[n]);
    if (!goesOn) Object.assign(this, { base, next, written: [], shown: base });
    const fresh = told.slice(this.written.length);
    if (fresh.length) this.shown = noted(this.shown, fresh, next);
    this.written = told;
    return this.shown;
  }
}
