// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gestures, type Gestures } from "../src/games/shared/gestures";

const board = document.createElement("div");
const done: string[] = [];
const does: Gestures = {
  tap: () => done.push("tap"),
  twice: () => done.push("twice"),
  drag: () => done.push("drag"),
  pinch: (factor) => done.push(`pinch ${factor.toFixed(1)}`),
  answers: () => true,
};
let quit: () => void;

function finger(type: string, x: number, y = 0, pointerId = 1): PointerEvent {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId,
    pointerType: "touch",
    button: 0,
    bubbles: true,
    cancelable: true,
  });
  board.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  quit = gestures(board, () => does);
});
afterEach(() => {
  quit();
  vi.useRealTimers();
});

it("takes a short press for a choice", () => {
  finger("pointerdown", 5);
  finger("pointerup", 5);
  finger("click", 5);
  expect(done).toEqual(["tap"]);
});

it("takes a long press for a question, and for nothing else", () => {
  finger("pointerdown", 5);
  vi.advanceTimersByTime(600);
  expect(finger("contextmenu", 5).defaultPrevented).toBe(true);
  finger("pointerup", 5);
  finger("click", 5);
  expect(done).toEqual([]);
  finger("pointerdown", 5);
  finger("pointerup", 5);
  finger("click", 5);
  expect(done).toEqual(["tap"]);
});

it("takes two fingers for a closer look, however long it takes", () => {
  finger("pointerdown", 0, 0, 1);
  finger("pointerdown", 100, 0, 2);
  finger("pointermove", 200, 0, 2);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(["pinch 2.0"]);
});
