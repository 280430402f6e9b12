// @vitest-environment happy-dom
/** How many answers lie below what is seen of them. */
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { foldOf } from "../src/table/below";
import More from "../src/table/More.svelte";

const ROW = 50;
const SEEN = 160; // of what scrolls

/** Answers one below the other, scrolled by so much; `over`: where something lies over the foot. */
function rail(answers: string, { scrolled = 0, all = 400, over = SEEN } = {}): Element {
  document.body.innerHTML = `<div style="overflow-y: auto"><section>${answers}</section></div>`;
  const [scroller, section] = [document.querySelector("div")!, document.querySelector("section")!];
  Object.defineProperties(scroller, { scrollHeight: { value: all }, clientHeight: { value: SEEN } });
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, 300, SEEN);
  [...section.children].forEach((each, n) => {
    const row = new DOMRect(0, n * ROW - scrolled, 300, ROW);
    each.getBoundingClientRect = () => (each.matches(".foot") ? new DOMRect(0, over, 300, SEEN - over) : row);
    each.checkVisibility = () => !each.matches(".gone");
  });
  return section;
}

const button = '<button data-option="x">x</button>';

beforeEach(() => {
  window.innerHeight = 650;
});

it("counts those of which less than half is seen", () => {
  expect(foldOf(rail(button.repeat(5)))).toMatchObject({ below: 2, lift: 0 });
  expect(foldOf(rail(button.repeat(5), { scrolled: 60 }))).toMatchObject({ below: 1 });
  expect(foldOf(rail(button.repeat(5), { scrolled: 100 }))).toMatchObject({ below: 0 });
});

it("knows what lies over the others at the foot", () => {
  const bar = '<div class="foot" style="position: sticky"><button data-option="undo">u</button></div>';
  expect(foldOf(rail(button.repeat(5) + bar, { over: 110 }))).toMatchObject({ below: 3, edge: 110, lift: 50 });
  const among = '<div class="foot"><button data-option="undo">u</button></div>';
  expect(foldOf(rail(button.repeat(5) + among, { over: 110 }))).toMatchObject({ below: 2, edge: SEEN, lift: 0 });
});

it("counts what the strip with the number lies over, where there is one", () => {
  expect(foldOf(rail(button.repeat(5)), 26)).toMatchObject({ below: 2 });
  expect(foldOf(rail(button.repeat(5)), 40)).toMatchObject({ below: 3 });
  expect(foldOf(rail(button.repeat(3), { all: 170 }), 40)).toMatchObject({ below: 0 });
});

it("counts folds and orders, and neither words nor what is folded away", () => {
  const rows = `${button.repeat(3)}<p>words</p><details><summary>more</summary></details><button data-errand="e">e</button>`;
  const folded = '<button class="gone" data-option="y">y</button>';
  document.body.innerHTML = "";
  const section = rail(rows + folded);
  const summary = section.querySelector("summary")!;
  summary.getBoundingClientRect = () => new DOMRect(0, 200, 300, ROW);
  summary.checkVisibility = () => true;
  expect(foldOf(section)!.below).toBe(2);
});

it("has nothing to say where all is seen", () => {
  expect(foldOf(rail(button, { all: SEEN }))).toBeNull();
});

const tableOf = (lesson: object | null = null) => ({
  state: { choosing: { options: [] }, help: { advice: null }, lesson: { info: lesson } },
});

it("lies over nothing in a lesson, which leads to what it asks for", () => {
  vi.useFakeTimers();
  const section = rail(button.repeat(5));
  const sign = mount(More, { target: section, props: { table: tableOf({}) as never } });
  onTestFinished(() => (vi.useRealTimers(), void unmount(sign)));
  flushSync();
  expect(section.querySelector(".more button")).toBeNull();
});

it("is gone once nothing is hidden any more, whatever has moved the answers", () => {
  vi.useFakeTimers();
  const section = rail(button.repeat(5));
  const table = tableOf();
  const sign = mount(More, { target: section, props: { table: table as never } });
  onTestFinished(() => (vi.useRealTimers(), void unmount(sign)));
  flushSync();
  expect(section.querySelector(".more button")!.textContent).toContain("2 more");
  for (const each of section.querySelectorAll("[data-option]"))
    each.getBoundingClientRect = () => new DOMRect(0, 0, 300, ROW);
  vi.advanceTimersByTime(250);
  flushSync();
  expect(section.querySelector(".more button")).toBeNull();
});

it("names the things where all their buttons say the same", () => {
  const ware = (name: string): string => `<button data-option="${name}" data-called="${name}"><b>Take</b></button>`;
  expect(foldOf(rail(["Axe", "Bow", "Rope", "Salve", "Torch"].map(ware).join("")))!.words).toBe("Salve · Torch");
});

it("lets nothing be brought under what stays at the foot, also where none is hidden", () => {
  vi.useFakeTimers();
  const foot = '<div class="foot" style="position: sticky"><button data-option="end">e</button></div>';
  const section = rail(button.repeat(2) + foot, { over: 110 });
  const table = tableOf();
  const sign = mount(More, { target: section, props: { table: table as never } });
  onTestFinished(() => (vi.useRealTimers(), void unmount(sign)));
  flushSync();
  expect(section.querySelector(".more button")).toBeNull();
  expect((section.parentElement as HTMLElement).style.scrollPaddingBottom).toBe("50px");
});

it("says what is hidden, without keys and numbers", () => {
  const row = '<button data-option="s"><span>Search</span><small>for gold</small><kbd>S</kbd></button>';
  const fold = '<details><summary>Spells <span class="count">3</span></summary></details>';
  const section = rail(button.repeat(3) + row + fold);
  const summary = section.querySelector("summary")!;
  summary.getBoundingClientRect = () => new DOMRect(0, 200, 300, ROW);
  summary.checkVisibility = () => true;
  expect(foldOf(section)!.words).toBe("Search · Spells");
});
