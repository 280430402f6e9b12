/** How a hand moves what it looks at: wheel, keys, drag and fingers, and the shell's key for the whole board. */
import { typing } from "../../keys";
import type { Point } from "./camera";
import { gestures, type Gestures } from "./gestures";

const STEP = 1.25; // a key or a button
const PAN = 80; // pixels an arrow moves it
const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowRight: [-1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [1, 0],
};

export interface Moves {
  /** Whether there is anything to look at yet. */
  ready(): boolean;
  /** By pixels of the screen. */
  pan(dx: number, dy: number): void;
  /** Nearer (above 1) or farther; a place on the screen stays where it is. */
  zoom(factor: number, still?: Point): void;
  /** Everything, or back to what matters. */
  toggle(): void;
  /** Whether the wheel zooms; what is read scrolls. */
  wheels?(event: WheelEvent): boolean;
}

/** Nearer (1) or farther (-1) by one step. */
export const step = (moves: Pick<Moves, "zoom">, way: 1 | -1): void => moves.zoom(way > 0 ? STEP : 1 / STEP);

/** Attaches all of them; what it returns takes them off again. */
export function controls(surface: HTMLElement | SVGElement, moves: Moves, does: () => Gestures): () => void {
  const board = surface.closest("#board");
  const wheel = (event: WheelEvent): void => {
    if (moves.wheels && !moves.wheels(event)) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016));
    moves.zoom(factor, { x: event.clientX, y: event.clientY });
  };
  const keys = (event: KeyboardEvent): void => pressed(event, board ?? surface, moves);
  const fit = (): void => moves.toggle();
  board?.addEventListener("fit", fit);
  surface.addEventListener("wheel", wheel as EventListener, { passive: false });
  window.addEventListener("keydown", keys, { capture: true });
  const quit = gestures(surface, does);
  return () => {
    board?.removeEventListener("fit", fit);
    surface.removeEventListener("wheel", wheel as EventListener);
    window.removeEventListener("keydown", keys, { capture: true });
    quit();
  };
}

/** Plus and minus, 0 for all of it, arrows: with Shift where a grid has them for itself. */
function pressed(event: KeyboardEvent, board: Element, moves: Moves): void {
  const target = event.target as Element;
  const within = board.contains(target);
  if ((!within && target !== document.body) || typing(target) || document.querySelector("dialog[open]")) return;
  if (event.ctrlKey || event.metaKey || event.altKey || !moves.ready()) return;
  const way = WAYS[event.key];
  if (way && (event.shiftKey || !target.closest("[role=grid]"))) moves.pan(way[0] * PAN, way[1] * PAN);
  else if (event.key === "+" || event.key === "=") step(moves, 1);
  else if (event.key === "-") step(moves, -1);
  else if (event.key === "0" && within) moves.toggle();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
