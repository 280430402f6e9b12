// @vitest-environment happy-dom
/** How the party stands while blows fall. */
import { expect, it } from "vitest";
import { show } from "../../shared/shown";
import Watch from "../Watch.svelte";
import { moment, propsOf } from "./moments";

it("shows every hero's hearts in Zargon's turn, and who is near death; nothing while heroes only walk", () => {
  const { before, names } = moment("walk");
  const now = propsOf(before, names);
  show(Watch, now);
  expect(document.querySelectorAll("li")).toHaveLength(0);
  const view = structuredClone(now.view);
  view.turn.zargon = true;
  view.heroes[0]!.body = 2;
  show(Watch, { ...now, view });
  expect(document.querySelectorAll("li")).toHaveLength(view.heroes.length);
  expect(document.querySelectorAll("li.near")).toHaveLength(1);
  expect(document.querySelectorAll("li.near svg.left")).toHaveLength(2);
});
