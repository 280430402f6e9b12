// @vitest-environment happy-dom
/** One's tables on the home page: their place, and who sits there. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { show } from "../src/games/shared/shown";
import MyTables from "../src/pages/MyTables.svelte";
import { keyring } from "../src/store/keyring.svelte";
import { mine } from "../src/store/mine.svelte";
import type { MyTable } from "../src/wire";
import { anew } from "./open_table";

beforeEach(anew);

const table = (id: string, seats: string[]): MyTable => ({
  ...{ table: id, game: "g", phase: "playing", seat: 1, host: false, seats, asked: [], your_turn: false },
  ...{ seq: 0, since: "2026", expires: null, lesson: "", over: null },
});

it("keep their place until the hall has said which there are: nothing below them moves", async () => {
  keyring.addSeat("a", 0, "key");
  expect(mine.expected).toBe(1);
  const places = (): number => {
    show(MyTables, { tables: mine.all, expected: mine.expected });
    return document.querySelectorAll("li").length;
  };
  expect(places()).toBe(1);
  vi.stubGlobal("fetch", async () => Response.json({ tables: [table("a", ["A"])], gone: [] }));
  await mine.load();
  expect(mine.expected).toBe(1);
  expect(places()).toBe(1);
  keyring.addSeat("b", 0, "key");
  expect(mine.expected).toBe(2);
  expect(places()).toBe(2);
  // no place stays empty for a table the hall does not know
  vi.stubGlobal("fetch", async () => Response.json({ tables: [], gone: ["a", "b"] }));
  await mine.load();
  expect(mine.expected).toBe(0);
});

it("name oneself first and once, however many seats one has", () => {
  keyring.addSeat("a", 1, "key");
  keyring.addSeat("a", 2, "key");
  show(MyTables, { tables: [table("a", ["Bot", "Me", "Me"])], expected: 1 });
  flushSync();
  expect([...document.querySelectorAll(".seat")].map((seat) => /you|Bot/.exec(seat.textContent!)?.[0])).toEqual([
    "you",
    "Bot",
  ]);
});
