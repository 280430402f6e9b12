// @vitest-environment happy-dom
/** The rail while nothing can be answered: what was offered stays in sight, and the past has words and ways of its own. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import { show } from "../src/games/shared/shown";
import ActionRail from "../src/table/ActionRail.svelte";
import Digest from "../src/table/Digest.svelte";
import { placeOf } from "../src/table/model/replay_stops";
import PartyRail from "../src/table/PartyRail.svelte";
import { Keyboard } from "../src/table/keyboard";
import { stillOf } from "../src/table/still";
import type { MomentInfo, SeatInfo } from "../src/wire";
import { anew, happened, here, now, open, option, table } from "./open_table";

beforeEach(anew);

const seatOf = (n: number): SeatInfo => ({
  ...{ n, kind: "human", name: "ABC"[n]!, bot: null, lang: null, owned: true, lent: false, free: false },
});
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

it("greets whoever's turn it is once others are done, and nobody who has just answered", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const socket = open();
  socket.say(here([0]), now(1, 0, { asked: [1] }));
  show(ActionRail, { table, results: () => {} });
  const arrives = (seq: number): boolean => {
    socket.say(now(seq, 0, { asked: [0], options: [option("roll")] }));
    flushSync();
    return document.querySelector("section.rail")!.matches(".arrives");
  };
  expect(arrives(2)).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(arrives(3)).toBe(false);
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

it("says on a phone which card is one's own, and nothing where all of them are", () => {
  const own = () =>
    [...document.querySelectorAll(".card")].map((card) => card.querySelector(".own")?.textContent ?? "");
  const socket = open();
  socket.say(here([1]), now(1, 1, { asked: [1], options: [option("roll")] }));
  show(PartyRail, { table, strip: true, open: () => {} });
  expect(own()).toEqual(["", "you"]);
  show(PartyRail, { table, open: () => {} });
  expect(own(), "beside the board its role says it").toEqual(["", ""]);
  expect(document.body.textContent).toContain("you");
});

it("sums up what others have done since one's last turn, in a line for each", () => {
  const did = (seat: number, kind: string) => ({ kind, seat, refs: [], rule: "", text: kind, args: {} });
  const moments = [
    { n: 0, what: "answer", at: "", seat: 0, told: [did(0, "mine")] },
    {
      n: 1,
      what: "answer",
      at: "",
      seat: 1,
      told: [did(1, "turn-begins"), did(1, "walk"), did(1, "won"), did(1, "rest")],
    },
    { n: 2, what: "answer", at: "", seat: 2, told: [did(2, "turn-begins"), did(2, "walk"), did(2, "rest")] },
  ];
  open().say(here([0]), now(2, 0, { asked: [0], options: [option("roll")] }));
  table.state.module = { scenes: { won: { turns: 3 } } } as never;
  table.state.story.moments = moments as MomentInfo[];
  const events = { recap: () => [{ seat: 2, words: "two steps", hurt: true }] };
  const told = () => table.state.story.digest?.rows.map(({ seat, words }) => [seat, words]);
  expect(told()).toEqual([
    [1, "[won]"],
    [2, "[rest]"],
  ]);
  show(Digest, { table });
  expect(document.querySelector("summary")!.textContent).toMatch(/: B and .*\[won\].*\+1/s);
  expect(document.querySelectorAll("li")).toHaveLength(1);
  show(Digest, { table, docked: true });
  expect(document.querySelectorAll(".docked li")).toHaveLength(2);

  // a game tells it in its own words: open, and on a phone where the tabs are until it is put away
  table.state.module = { events } as never;
  show(Digest, { table });
  expect(document.querySelector(".told li")!.textContent).toContain("two steps");
  expect(document.querySelector("summary")).toBeNull();
  show(Digest, { table, docked: true });
  document.querySelector<HTMLButtonElement>(".docked button")!.click();
  flushSync();
  expect(document.querySelector(".told")).toBeNull();
});

it("begins with what harmed whoever plays here, one seat or several, if others have acted", () => {
  const did = (seat: number, kind: string) => ({ kind, seat, refs: [], rule: "", text: kind, args: {} });
  const acts = (n: number, seat: number, ...kinds: string[]) => ({
    ...{ n, what: "answer", at: "", seat },
    told: kinds.map((kind) => did(kind === "hurt" ? 1 : seat, kind)),
  });
  open().say(here([0, 1], [0, 1, 2].map(seatOf)), now(9, 0, { asked: [0], options: [option("roll")] }));
  const thrown = ({ kind }: { kind: string }) => (kind === "rolls" ? { dice: [], label: "" } : null);
  table.state.module = { scenes: { hurt: { look: "harm" } }, dice: { thrown } } as never;
  const rows = (...moments: object[]) => {
    table.state.story.moments = moments as MomentInfo[];
    return table.state.story.digest?.rows.map(({ seat, words, hurt }) => [seat, words, hurt]) ?? [];
  };
  const others = acts(1, 2, "walk", "walk", "hit", "hurt", "rest", "rolls");
  expect(rows(acts(0, 1, "mine"), others)).toEqual([
    [1, "[hurt]", true],
    [2, "[rest]", false],
  ]);
  expect(rows(acts(0, 1, "mine"), others, acts(2, 0, "mine")), "answered since").toEqual([]);
});

it("counts what one has done oneself for nothing, nor what was taken back", () => {
  const did = (seat: number) => ({ kind: "did", seat, refs: [], rule: "", text: `did ${seat}`, args: {} });
  const acts = (n: number, seat: number) => ({ n, what: "answer", at: "", seat, told: [did(seat), did(seat)] });
  open().say(here([0]), now(5, 0, { asked: [0], options: [option("roll")] }));
  const moments = [acts(0, 0), acts(1, 1), { ...acts(2, 1), told: [did(0), did(1), did(1)] }, acts(3, 1)];
  table.state.story.moments = moments as MomentInfo[];
  expect(table.state.story.digest?.rows.map(({ seat }) => seat)).toEqual([1]);
  const heard: number[] = [];
  table.state.module = {
    events: { recap: (told: unknown[]) => (heard.push(told.length), [{ seat: 1, words: "", hurt: false }]) },
  } as never;
  expect(table.state.story.digest?.own).toBe(true);
  table.state.story.moments = [...moments, { n: 4, what: "undo", to: 1, at: "", seat: 0, told: [] }] as never;
  expect(table.state.story.digest?.own).toBe(true);
  expect(heard).toEqual([9, 4]);
});

it("does the main thing on Enter where nothing has the focus, or a board that wants nothing with the key", () => {
  const rail = asked({});
  const sent: (string | null)[] = [];
  const next = (): null => (sent.push("all"), null);
  table.state.module = {
    choices: { errands: () => [{ id: "all", label: "", about: "", main: true, next, lasts: () => true }] },
  };
  flushSync();
  const board = document.createElement("div");
  board.innerHTML = '<i tabindex="0"></i><button>press</button>';
  document.body.append(board);
  const keys = new Keyboard(table, { modal: false } as never, () => board);
  const enter = (on: Element): number => {
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    Object.defineProperty(event, "target", { value: on });
    keys.pressed(event);
    return sent.splice(0).length;
  };
  expect(rail.querySelector(".errand.main kbd")!.textContent).toBe("Enter");
  expect(enter(document.body)).toBe(1);
  expect(enter(board.querySelector("i")!)).toBe(1);
  const pane = document.createElement("div"); // takes the focus of a click, and does nothing with it
  pane.tabIndex = -1;
  expect(enter(pane)).toBe(1);
  expect(enter(board.querySelector("button")!)).toBe(0);
  expect(enter(rail.querySelector("[data-option]")!)).toBe(0);
});
