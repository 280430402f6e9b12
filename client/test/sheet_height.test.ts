/** How high a phone's sheet is. */
import { expect, it } from "vitest";
import { follow } from "../src/table/sheet_height.svelte";

it("grows with what it holds, and comes down with another question where much of it would be empty", () => {
  expect(follow(200, 300, false)).toBe(300);
  expect(follow(300, 180, false)).toBe(300);
  expect(follow(300, 260, true)).toBe(300);
  expect(follow(300, 180, true)).toBe(180);
  expect([follow(300, 200, true, true), follow(300, 120, true, true)]).toEqual([300, 120]); // a board that is to lie still
});
