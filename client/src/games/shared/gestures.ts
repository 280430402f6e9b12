/** Fingers and mouse on a board: taps, double taps, drags and pinches, told apart. */
import type { Point } from "./camera";

export interface Gestures {
  /** A tap or click; `touch` by a finger. */
  tap(target: Element, at: Point, touch: boolean): void;
  /** Two taps on the same spot, neither of which has chosen anything. */
  twice(at: Point): void;
  drag(dx: number, dy: number): void;
  pinch(factor: number, at: Point): void;
  /** Whether a tap there does something at once; then it is never half of a double tap. */
  answers(target: Element): boolean;
}

const SLOP = 9; // pixels a finger may tremble
const AGAIN = 300; // milliseconds between two taps
const LONG = 480; // after which a finger rests

interface Finger extends Point {
  startX: number;
  startY: number;
}

/** Attaches the gestures to an element; what it returns takes them off again. */
export function gestures(element: Element, does: () => Gestures): () => void {
  const fingers = new Map<number, Finger>();
  let moved = false;
  let held = false; // a finger that rests asks the shell what a thing is: what follows is no tap
  let resting: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let lastTap: (Point & { time: number }) | null = null;

  const here = (event: PointerEvent | MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    clearTimeout(resting);
    if (!fingers.size) moved = held = false;
    fingers.set(event.pointerId, { ...here(event), startX: event.clientX, startY: event.clientY });
    if (event.pointerType !== "touch" || fingers.size > 1) return;
    resting = setTimeout(() => (held = true), LONG);
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = spread();
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const far = Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > SLOP;
    if (!moved && !far) return;
    if (!moved && element.hasPointerCapture && !element.hasPointerCapture(event.pointerId))
      element.setPointerCapture(event.pointerId);
    moved = true;
    clearTimeout(resting);
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (fingers.size === 1) does().drag(dx, dy);
    else if (before > 0) {
      const [a, b] = [...fingers.values()];
      does().pinch(spread() / before, { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
    }
  }

  function up(event: PointerEvent): void {
    clearTimeout(resting);
    fingers.delete(event.pointerId);
  }

  /** A long press is a question, not the browser's menu. */
  function menu(event: Event): void {
    if (fingers.size) event.preventDefault();
  }

  function click(event: MouseEvent): void {
    if (moved || held) {
      moved = held = false;
      return;
    }
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    const target = event.target as Element;
    const at = here(event);
    if (does().answers(target)) {
      lastTap = null;
      does().tap(target, at, touch);
      return;
    }
    const now = event.timeStamp;
    if (lastTap && now - lastTap.time < AGAIN && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 30) {
      clearTimeout(waiting);
      lastTap = null;
      does().twice(at);
      return;
    }
    lastTap = { ...at, time: now };
    clearTimeout(waiting);
    // a finger may tap again; a mouse need not wait
    waiting = setTimeout(() => does().tap(target, at, touch), touch ? AGAIN : 0);
  }

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
  return () => {
    clearTimeout(waiting);
    clearTimeout(resting);
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
  };
}
