// @vitest-environment happy-dom
/** How the party stands while blows fall. */
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { show } from "../../shared/shown";
import { docked } from "../docked.svelte";
import Watch from "../Watch.svelte";
import Board from "../Board.svelte";
import { moment, propsOf } from "./moments";

afterEach(() => vi.restoreAllMocks());

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

it("has the dice of a phone where they fit, and then the board shows those who fight", () => {
  const { before, moments, names } = moment("fight");
  const [each] = moments.filter(({ told }) => told.some(({ kind }) => kind.endsWith("-attacks")));
  const telling = each!.told.find(({ kind }) => kind.endsWith("-attacks"))!;
  const now = propsOf(before, names, { playing: { telling, moment: each!, ms: 300, id: 1 } });
  const phone = { ...now, settings: { ...now.settings, phone: true } };
  const lies = (bottom: number): [boolean, number, number] => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, bottom));
    show(Watch, phone);
    flushSync();
    return [
      docked.throws,
      document.querySelectorAll(".throws:not(.elsewhere)").length,
      document.querySelectorAll("li").length,
    ];
  };
  const heroes = now.view.heroes.length;
  expect([lies(innerHeight), lies(innerHeight + 1)]).toEqual([
    [true, 1, 0],
    [false, 0, heroes],
  ]);
  show(Board, phone);
  expect(document.querySelectorAll(".throws")).toHaveLength(1);
  docked.throws = true;
  flushSync();
  expect(document.querySelectorAll(".throws")).toHaveLength(0);
  docked.throws = false;
});
