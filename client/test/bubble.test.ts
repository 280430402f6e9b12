// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Bubble from "../src/table/Bubble.svelte";
import { Company } from "../src/table/model/company.svelte";
import type { Table } from "../src/table/model/table.svelte";
import type { ChatLine } from "../src/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says at a seat what is said there, for a while, and nothing old", () => {
  const company = new Company();
  const line = (id: number, seat: number, text: string, second = 30) => {
    const at = `2026-11-17T06:00:${second}Z`;
    company.chat = [...company.chat, { type: "chat", id, seat, name: "Ana", at, text, phrase: null } as ChatLine];
    flushSync();
  };
  company.since = Date.parse("2026-11-17T06:00:20Z") / 1000;
  const table = { id: "tbl", state: { company } } as unknown as Table;
  const shown = mount(Bubble, { target: document.body, props: { table, seat: 0, strip: false } });
  const bubble = () => document.querySelector(".bubble")?.textContent;
  line(1, 0, "old", 19);
  expect(bubble()).toBeUndefined();
  line(2, 0, "Trust me.");
  line(3, 1, "Never.");
  expect(bubble()).toBe("Trust me.");
  vi.advanceTimersByTime(7000);
  flushSync();
  expect(bubble()).toBeUndefined();
  void unmount(shown);
});
