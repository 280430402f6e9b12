/** What is being explained just now: pointing, focusing or a long press asks, and one small card answers. */
import type { Attachment } from "svelte/attachments";

const HOVER = 550; // milliseconds a pointer rests before it counts as a question
const LONG = 480; // of a finger

export interface Question {
  ref: string;
  anchor: Element;
}

class Explaining {
  now = $state.raw<Question | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open = false;

  ask(ref: string, anchor: Element, after = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open = true;
      this.now = { ref, anchor };
    }, after);
  }

  /** Not at once: an element that is taken away loses the focus in the middle of drawing. */
  still = (): void => {
    clearTimeout(this.timer);
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => {
      if (!this.open) this.now = null;
    });
  };
}

export const explaining = new Explaining();

/** Makes an element answer what it is. `ref` gives the thing under the pointer, null for nothing. */
export function explains(ref: string | ((target: Element) => string | null)): Attachment<Element> {
  return (element) => {
    const of = (event: Event): string | null => (typeof ref === "string" ? ref : ref(event.target as Element));
    const near = (event: Event): Element => (event.target as Element).closest("[data-ref]") ?? element;
    let pressed = false; // a finger rested long enough: what follows is no tap
    let start: { x: number; y: number } | null = null;

    function ask(event: Event, after: number): void {
      const about = of(event);
      if (about) explaining.ask(about, near(event), after);
      else explaining.still();
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") ask(event, HOVER);
    };
    const down = (event: PointerEvent): void => {
      pressed = false;
      explaining.still();
      if (event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      const about = of(event);
      if (!about) return;
      explaining.ask(about, near(event), LONG);
      setTimeout(() => (pressed = start !== null && explaining.now?.ref === about), LONG + 20);
    };
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 9) up();
    };
    function up(): void {
      start = null;
      if (!pressed) explaining.still();
    }
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = (event: FocusEvent): void => {
      if ((event.target as Element).matches(":focus-visible")) ask(event, HOVER);
    };
    const menu = (event: Event): void => {
      if (start) event.preventDefault(); // a long press is a question, not the browser's menu
    };
    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerover", over, false],
      ["pointerleave", explaining.still, false],
      ["pointerdown", down, true],
      ["pointermove", move, false],
      ["pointerup", up, false],
      ["pointercancel", up, false],
      ["click", click, true],
      ["focusin", focus, false],
      ["focusout", explaining.still, false],
      ["contextmenu", menu, false],
    ];
    for (const [name, listener, capture] of listeners)
      element.addEventListener(name, listener as EventListener, capture);
    return () => {
      for (const [name, listener, capture] of listeners)
        element.removeEventListener(name, listener as EventListener, capture);
    };
  };
}
