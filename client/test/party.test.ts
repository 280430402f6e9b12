// @vitest-environment happy-dom
/** The seats above a phone's board: who they are, and which one is mine. */
import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { GameModule } from "../src/games/module";
import { show } from "../src/games/shared/shown";
import { settings } from "../src/store/settings.svelte";
import PartyRail from "../src/table/PartyRail.svelte";
import Glyph from "../src/ui/Glyph.svelte";
import type { SeatInfo } from "../src/wire";
import { anew, here, now, open, table } from "./open_table";

beforeEach(anew);

const FIGURES = { parts: { Badge: Glyph } } as unknown as GameModule;
const people = (many: number): SeatInfo[] =>
  Array.from({ length: many }, (_, n) => ({
    ...{ n, kind: "human", name: `Name ${n}`, bot: null, lang: null },
    ...{ owned: true, lent: false, free: false },
  }));

function strip(held: number[], many: number, module: GameModule = {}): Element[] {
  settings.phone = true;
  onTestFinished(() => {
    settings.phone = false;
  });
  open().say(here(held, people(many)), now(1, held[0]!));
  table.state.module = module;
  show(PartyRail, { table, strip: true, open: () => {} });
  return [...document.querySelectorAll(".party .card")];
}

it("marks the one seat that is mine", () => {
  const marked = (held: number[]): number[] =>
    strip(held, 3).flatMap((card, n) => (card.querySelector(".own") ? [n] : []));
  expect(marked([1])).toEqual([1]);
  expect(marked([0, 1])).toEqual([]);
});

it.each([
  [3, true],
  [4, true],
  [5, false],
])("has the names of %d above their figures: %s", (many, named) => {
  const names = strip([0], many, FIGURES).map((card) => card.querySelector(".name")!);
  expect(names).toHaveLength(many);
  expect(new Set(names.map(({ classList }) => !classList.contains("visually-hidden")))).toEqual(new Set([named]));
});

it.each([true, false])("says it of few seats too, as in a lesson; on a phone: %s", (phone) => {
  settings.phone = phone;
  const socket = open();
  table.state.module = { words: { brief: (_, seat) => `${seat} life`, tiny: (_, seat) => `♥ ${seat}` } };
  socket.say(here([0]), now(1, 0));
  show(PartyRail, { table, strip: true, open: () => {} });
  const [first] = document.querySelectorAll(".who");
  expect(first!.querySelector(".tiny")?.textContent ?? "").toBe(phone ? "♥ 0" : "");
  expect(first!.querySelector(".name")!.className).not.toContain("visually-hidden");
  expect(first!.textContent).toContain("0 life");
});
