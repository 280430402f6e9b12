// @vitest-environment happy-dom
/** How high a phone's sheet is. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { show } from "../src/games/shared/shown";
import { settings } from "../src/store/settings.svelte";
import PhoneSheet from "../src/table/PhoneSheet.svelte";
import SideRail from "../src/table/SideRail.svelte";
import { Screen } from "../src/table/screen.svelte";
import { follow, SheetHeight } from "../src/table/sheet_height.svelte";
import { anew, happened, here, now, open, option, table, type FakeSocket } from "./open_table";

beforeEach(anew);

const asked = (seq: number) => now(seq, 0, { asked: [0], options: [option("roll")] });
const others = (seq: number) => now(seq, 0, { asked: [1] });

it("grows with what it holds, and comes down with another question where much of it would be empty", () => {
  expect(follow(200, 300, false)).toBe(300);
  expect(follow(300, 180, false)).toBe(300);
  expect(follow(300, 260, true)).toBe(300);
  expect(follow(300, 180, true)).toBe(180);
  expect([follow(300, 200, true, true), follow(300, 120, true, true)], "a board that is to lie still").toEqual([
    300, 120,
  ]);
});

/** A sheet that holds so much; returns what makes it hold something else, and how high it is then. */
function sheet(socket: FakeSocket, busy = () => false): (needs: number, ...said: object[]) => number {
  let told = (): void => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        told = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const box = document.createElement("div");
  let needed = 0;
  box.getBoundingClientRect = () => ({ height: box.style.height === "auto" ? needed : 0 }) as DOMRect;
  const height = new SheetHeight(table);
  onTestFinished($effect.root(() => height.keep(() => box, busy)));
  flushSync();
  return (needs, ...said) => {
    needed = needs;
    socket.say(...said);
    flushSync();
    told();
    return height.px;
  };
}

it("keeps its height from an answer to the next question, and is as low as what is watched while others act", () => {
  const socket = open();
  socket.say(here([0]), asked(1));
  const holds = sheet(socket);
  expect(holds(300)).toBe(300);
  expect(holds(120), "less of the same question").toBe(300);
  expect(holds(250, asked(2)), "another question, a little shorter").toBe(300);
  expect(holds(310, asked(3))).toBe(310);
  table.state.choosing.pending = { id: "x" } as never;
  expect(holds(120), "what was answered is on its way").toBe(310);
  table.state.choosing.pending = null;
  expect(holds(176, others(4))).toBe(176);
  expect(holds(300, asked(5))).toBe(300);
});

it("is left alone while something else says how high it is", () => {
  const socket = open();
  socket.say(here([0]), asked(1));
  expect(sheet(socket, () => true)(300)).toBe(0);
});

it("has beside the board what others have done under what they do, and nowhere else", () => {
  settings.phone = true;
  onTestFinished(() => {
    settings.phone = settings.beside = false;
  });
  const logged = (beside: boolean, said: object): boolean => {
    const socket = open();
    socket.say(here([0]), happened(1, 0, 1), said);
    settings.beside = beside;
    const screen = new Screen(table.state);
    show(PhoneSheet, { table, screen, top: () => {} });
    return document.querySelector("#actions .latest .log") !== null;
  };
  expect(logged(true, others(2))).toBe(true);
  expect(logged(false, others(2))).toBe(false);
  expect(logged(true, asked(2))).toBe(false);
});

it("under the board of a tablet, the rail grows with the answers that need it and stays so", () => {
  const told: ((sizes: []) => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: (sizes: []) => void) {
        told.push(tell);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const socket = open();
  socket.say(here([0]), asked(1));
  show(SideRail, { table, screen: new Screen(table.state), top: () => {} });
  const answers = document.querySelector("#actions > section")!;
  const rail = document.querySelector<HTMLElement>("aside.rail")!;
  const needs = (height: number): string => {
    Object.defineProperty(answers, "clientHeight", { configurable: true, value: height });
    told.forEach((tell) => tell([]));
    flushSync();
    return rail.style.getPropertyValue("--needs");
  };
  expect([needs(300), needs(200), needs(420)]).toEqual(["300px", "300px", "420px"]);
});
