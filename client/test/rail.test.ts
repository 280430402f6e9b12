// @vitest-environment happy-dom
/** The rail while nothing can be answered: what was offered stays in sight, and the past has words and ways of its own. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import { show } from "../src/games/shared/shown";
import ActionRail from "../src/table/ActionRail.svelte";
import { placeOf } from "../src/table/model/replay_stops";
import { stillOf } from "../src/table/still";
import type { MomentInfo } from "../src/wire";
import { anew, happened, here, now, open, option, table } from "./open_table";

beforeEach(anew);

const KEPT: GameModule = { choices: { kept: () => ({ verbs: ["roll"], meanwhile: "" }) } };
const moment: MomentInfo = { n: 1, what: "answer", at: "", told: [] };
const telling = { kind: "thing", seat: 0, refs: [], rule: "", text: "thing", args: {} };

function asked(module: GameModule): HTMLElement {
  open().say(here([0]), now(1, 0, { asked: [0], options: [option("roll"), option("end")] }));
  table.state.module = module;
  show(ActionRail, { table, results: () => {} });
  return document.querySelector("section.rail")!;
}

it("keeps one's answers in sight while what has come of them is shown, and none of them can be pressed", () => {
  const rail = asked(KEPT);
  expect(rail.querySelectorAll("[data-option]").length).toBe(2);
  table.state.story.playing = { telling, moment, ms: 500, id: 1 };
  flushSync();
  expect(rail.querySelector(".still")!.textContent).toContain("roll");
  expect(rail.querySelector(".still")!.hasAttribute("inert")).toBe(true);
  expect(rail.querySelector("[data-option]")).toBeNull();
  table.state.story.playing = null;
  flushSync();
  expect(rail.querySelector(".still")).toBeNull();
  expect(rail.querySelectorAll("[data-option]").length).toBe(2);
});

it("keeps none where answers have no place of their own", () => {
  const rail = asked({});
  table.state.story.playing = { telling, moment, ms: 500, id: 1 };
  flushSync();
  expect(rail.querySelector(".still")).toBeNull();
});

it("makes room for what is read", () => {
  const rail = asked(KEPT);
  table.state.story.playing = { telling, moment, ms: 500, id: 1, stays: Infinity };
  flushSync();
  expect(rail.querySelector(".still")).toBeNull();
});

it("a picture of answers has nothing that one could find them by", () => {
  const offered = document.createElement("div");
  offered.innerHTML = `<p id="a" class="line"><button data-option="roll" aria-label="Roll" title="Roll">Roll</button></p>`;
  expect(stillOf(offered).picture.innerHTML).toBe(`<p class="line"><button>Roll</button></p>`);
});

it("says which moment of the past one looks at, and leads to its neighbours and back", () => {
  const rail = asked(KEPT);
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => (paths.push(String(path)), new Response("{}")));
  table.state.story.moments = happened(0, 0, 0, 1, 2, 3).moments as MomentInfo[];
  table.state.story.past = now(2, 0);
  flushSync();
  const past = rail.querySelector(".past")!;
  expect(past.textContent).toContain("2 of 3");
  const [before, after, back] = [...past.querySelectorAll("button")];
  before!.click();
  after!.click();
  expect(paths.map((path) => /\d+/.exec(path.split("/").at(-1)!)?.[0])).toEqual(["1", "3"]);
  back!.click();
  flushSync();
  expect(table.state.story.past).toBeNull();
  expect(rail.querySelector(".past")).toBeNull();
  expect(placeOf([0, 4, 9], 8)).toBe(1);
  expect(placeOf([4, 9], 0)).toBe(0);
});
