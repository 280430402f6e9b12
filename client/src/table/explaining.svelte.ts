/** What is being explained just now: a resting pointer, a long press or a key asks, and one small card answers. */
import type { Explained } from "../wire";

export const HOVER = 500; // milliseconds a pointer rests before it counts as a question
export const LONG = 480; // of a finger
const LEAVING = 250; // in which the pointer may reach the card
const SLOP = 9; // pixels a finger may tremble

export interface Thing {
  ref: string;
  anchor: Element;
}
export interface Answer extends Thing {
  said: Explained;
}

/** The thing an element belongs to: what it is (`data-ref`), or what it tells about (`data-about`). */
export function thingOf(target: EventTarget | null): Thing | null {
  const anchor = target instanceof Element ? target.closest("[data-about], [data-ref]") : null;
  const ref = anchor?.getAttribute("data-about") ?? anchor?.getAttribute("data-ref");
  return anchor && ref ? { ref, anchor } : null;
}

/** An answer whose rule is asked for by a long press. */
const ruledBy = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-rule]") : null;

/** What does something when it is pressed. */
const DOES = "button, a, label, summary, input, select, textarea, [role=gridcell]";

/** A sign that does nothing when it is pressed: whoever presses it asks what it is. So does a square that says so itself. */
function signOf(target: EventTarget | null): Thing | null {
  const thing = thingOf(target);
  const sign = thing?.anchor.matches("[data-about], [role=img]") && !(target as Element).closest(DOES);
  return sign || thing?.anchor.matches("[data-asks]") ? thing : null;
}

export class Explaining {
  now = $state.raw<Answer | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private questions = 0; // a late answer to an earlier one is none
  private asked: Thing | null = null;
  /** What the pointer is on. */
  private over: Thing | null = null;
  private at = { x: -1, y: -1 };
  private finger: { x: number; y: number } | null = null;
  /** A finger has asked: what follows is no tap. */
  private held = false;

  constructor(
    private readonly find: (ref: string) => Promise<Explained | null>,
    private readonly rule: (id: string, anchor: Element) => void = () => {},
  ) {}

  /** At once, whatever it is; whether there is anything to say about it. */
  async ask(thing: Thing, wanted = true): Promise<boolean> {
    const mine = ++this.questions;
    this.asked = thing;
    const said = await this.find(thing.ref).catch(() => null);
    if (mine !== this.questions || !thing.anchor.isConnected) return !!said; // somebody asks about something else
    this.now = said && (wanted || !said.quiet) ? { ...thing, said } : null;
    return !!this.now;
  }

  /** What has the focus, else what the pointer is on; whether there is such a thing. */
  askHere(): boolean {
    const active = document.activeElement;
    const inside = active?.getAttribute("aria-activedescendant");
    const thing = thingOf((inside && document.getElementById(inside)) || active) ?? this.over;
    if (thing) void this.ask(thing);
    return !!thing;
  }

  still = (): void => {
    this.questions++;
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.now = this.asked = null;
  };

  /** What is scrolled away is no longer asked about; what is scrolled elsewhere does not matter. */
  readonly scrolled = ({ target }: Event): void => {
    const about = this.asked ?? this.over;
    if (!about || (target as Node).contains(about.anchor)) this.still();
  };

  /** The pointer is on the card. */
  stay(): void {
    this.over = null;
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
  }

  private leave(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    if (this.now) this.leaving = setTimeout(this.still, LEAVING);
    else this.questions++;
  }

  // Pointers

  readonly moved = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType !== "mouse") {
      if (this.finger && Math.hypot(x - this.finger.x, y - this.finger.y) > SLOP) this.lifted();
      return;
    }
    // what comes to lie under a resting pointer is no question, and neither is a drag
    if (event.buttons || (x === this.at.x && y === this.at.y)) return;
    this.at = { x, y };
    const thing = thingOf(event.target);
    if (thing?.ref === this.over?.ref) return;
    this.over = thing;
    this.leave();
    if (thing && thing.ref !== this.now?.ref) this.timer = setTimeout(() => void this.ask(thing, false), HOVER);
    else if (thing) clearTimeout(this.leaving);
  };

  readonly pressed = (event: PointerEvent): void => {
    this.held = false;
    this.still();
    if (event.pointerType === "mouse") return;
    const thing = thingOf(event.target);
    const ruled = ruledBy(event.target);
    this.finger = { x: event.clientX, y: event.clientY };
    if (!thing && !ruled) return;
    this.timer = setTimeout(() => {
      this.held = true;
      if (thing) void this.ask(thing);
      else this.rule(ruled!.dataset.rule!, ruled!);
    }, LONG);
  };

  readonly lifted = (): void => {
    this.finger = null;
    if (!this.held) clearTimeout(this.timer);
  };

  /** A long press asks, it does not choose; a short one asks about what cannot be chosen. */
  readonly clicked = (event: Event): void => {
    if (!this.held) {
      const sign = signOf(event.target);
      if (sign) void this.ask(sign);
      return;
    }
    this.held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** It does not open the browser's menu either. */
  readonly menu = (event: Event): void => {
    if (this.finger && (thingOf(event.target) || ruledBy(event.target))) event.preventDefault();
  };
}
