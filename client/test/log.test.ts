// @vitest-environment happy-dom
/** Where the log stands: at its end, unless a hand has moved it. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { show } from "../src/games/shared/shown";
import Log from "../src/table/Log.svelte";
import { anew, here, now, open, option, table, type FakeSocket } from "./open_table";

beforeEach(anew);

let socket: FakeSocket;
const [TALL, HIGH] = [1000, 100];

/** The box of a log that is ten times as long as it is high. */
function opened(): HTMLElement {
  socket = open();
  socket.say(here([0]), now(1, 0, { asked: [0] }));
  show(Log, { table });
  const box = document.querySelector<HTMLElement>("[role=log]")!;
  Object.defineProperties(box, { scrollHeight: { value: TALL }, clientHeight: { value: HIGH } });
  scrollTo(box, TALL - HIGH); // and is as high as it was from now on
  return box;
}

function scrollTo(box: HTMLElement, top: number): void {
  box.scrollTop = top;
  box.dispatchEvent(new Event("scroll"));
}

/** Back to now, and on to the next frame. */
function back(): void {
  table.state.story.past = null;
  flushSync();
  vi.advanceTimersByTime(50);
}

it("follows the game again when one is back from the past", () => {
  const box = opened();
  box.dispatchEvent(new Event("pointerdown")); // on the line of that moment
  table.state.story.past = table.state.story.now;
  flushSync();
  scrollTo(box, 200);
  back();
  expect(box.scrollTop).toBe(TALL);
});

it("stays where a hand has put it", () => {
  const box = opened();
  box.dispatchEvent(new Event("wheel"));
  scrollTo(box, 200);
  table.state.story.past = table.state.story.now;
  flushSync();
  back();
  expect(box.scrollTop).toBe(200);
});

it("goes on following at a press, and when its reader is to decide again", () => {
  const box = opened();
  const newest = (): HTMLElement | undefined =>
    [...document.querySelectorAll("button")].find((each) => each.textContent.includes("Newest"));
  const up = (): void => {
    box.dispatchEvent(new Event("wheel"));
    scrollTo(box, 500);
    scrollTo(box, 200);
    flushSync();
  };
  expect(newest()).toBeUndefined();
  up();
  newest()!.click();
  flushSync();
  vi.advanceTimersByTime(50);
  expect([box.scrollTop, newest()]).toEqual([TALL, undefined]);
  up();
  socket.say(now(2, 0, { asked: [1] }));
  flushSync();
  vi.advanceTimersByTime(50);
  expect(box.scrollTop, "others play on").toBe(200);
  socket.say(now(3, 0, { asked: [0], options: [option("end")] }));
  flushSync();
  vi.advanceTimersByTime(50);
  expect([box.scrollTop, newest()]).toEqual([TALL, undefined]);
});

/** Lines of 20 pixels under each other, scrolled to their end in a box that holds some of them. */
function lined(count: number, high: number, pinned = 0): HTMLElement[] {
  const box = opened();
  const heading = pinned ? "<h3></h3>" : "";
  box.innerHTML = `<section>${heading}${'<button class="row" data-line="x">x</button>'.repeat(count)}</section>`;
  box.getBoundingClientRect = () => new DOMRect(0, 0, 300, high);
  const head = box.querySelector("h3");
  if (head) head.getBoundingClientRect = () => new DOMRect(0, 0, 300, pinned);
  const rows = [...box.querySelectorAll<HTMLElement>(".row")];
  rows.forEach((row, n) => (row.getBoundingClientRect = () => new DOMRect(0, high - (count - n) * 20, 300, 20)));
  scrollTo(box, TALL);
  return rows;
}
const hidden = (rows: HTMLElement[]): number[] => rows.flatMap((row, n) => (row.matches(".cut") ? [n] : []));

it("shows whole lines at its end: what the edge cuts through is not seen", () => {
  expect(hidden(lined(5, 70))).toEqual([1]);
  expect(hidden(lined(5, 60))).toEqual([]);
  expect(hidden(lined(2, 70))).toEqual([]);
});

it("hides what lies half under the heading of its turn", () => {
  expect(hidden(lined(5, 100, 30))).toEqual([1]);
});

it("hides nothing from who scrolls", () => {
  const rows = lined(5, 70);
  const box = document.querySelector<HTMLElement>("[role=log]")!;
  box.dispatchEvent(new Event("wheel"));
  scrollTo(box, 300);
  expect(hidden(rows)).toEqual([]);
});
