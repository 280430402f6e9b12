// @vitest-environment happy-dom
/** Advice that is the beginning of a way is advice to go all of it: the board shows the way, the rail says it. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { FarPress } from "../src/games/shared/far.svelte";
import { show } from "../src/games/shared/shown";
import Advice from "../src/table/Advice.svelte";
import type { Option } from "../src/wire";
import { anew, here, now, open, option, table, type FakeSocket } from "./open_table";

beforeEach(anew);

const FAR = { first: "roll", on: "walk", then: ["attack"] };

/** What a bot would do: the first now, the others after that. */
async function advised(...names: string[]): Promise<FakeSocket> {
  const socket = open();
  const offered = [...new Set([names[0]!, "roll", "walk square:B2", "end"])];
  socket.say(here([0]), now(1, 0, { asked: [0], options: offered.map(option) }));
  table.state.module = { choices: { far: FAR } };
  const [answer, ...then] = names;
  const said = JSON.stringify({ seq: 1, answer, why: null, then: then.map(option) });
  vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/log") ? "[]" : said));
  await table.commands.suggest();
  return socket;
}

it.each([
  [
    ["walk square:B2", "walk square:B3", "end"],
    ["square:B3", "square:B2"],
  ],
  [
    ["walk square:B2", "attack orc:1 item:axe"],
    ["orc:1", "item:axe", "square:B2"],
  ],
  [
    ["roll", "walk square:C4", "attack orc:1"],
    ["orc:1", "square:C4"],
  ],
  [["walk square:B2", "search"], ["square:B2"]],
  [["roll"], []],
  [["roll", "attack orc:1"], []],
  [["attack orc:1", "walk square:B2"], []],
])("of %j what it leads to is proposed: %j", async (names, proposed) => {
  await advised(...names);
  expect(table.state.help.proposed).toEqual(proposed);
});

it("proposes nothing where a game has no ways, or another seat here is advised", async () => {
  await advised("walk square:B2", "walk square:B3");
  const told = table.state.help.told!;
  table.state.help.told = { ...told, seat: 1 };
  expect(table.state.help.proposed).toEqual([]);
  table.state.help.told = told;
  expect(table.state.help.proposed).toHaveLength(2);
  table.state.module = {};
  expect(table.state.help.proposed).toEqual([]);
});

it("says the way in the words of the board, lights its end, and goes all of it at one press", async () => {
  await advised("walk square:B2", "walk square:B3");
  const go = vi.fn();
  show(Advice, { table });
  table.state.help.way = { label: "Walk there", about: "2 squares", to: "square:B3", warn: true, more: undefined, go };
  flushSync();
  const button = document.querySelector<HTMLElement>("[data-advice]")!;
  expect(button.textContent).toBe("Walk there");
  const words = document.querySelector<HTMLElement>(".advice .words")!;
  words.click();
  expect(go).not.toHaveBeenCalled(); // it is read, and touched to scroll it
  expect(words.textContent).toMatch(/Walk there\s+2 squares/);
  expect(words.querySelector(".warn")!.textContent).toBe("2 squares");
  expect([...table.state.choosing.hot]).toEqual(["square:B3"]);
  button.click();
  expect(go).toHaveBeenCalledOnce();
});

it("has a button that says what it does where that is short, and stands under the question whose place it has", async () => {
  await advised("walk square:B2");
  show(Advice, { table, question: "Where to?" });
  table.state.help.way = { label: "Walk there and open the door", about: "", to: "square:B3", go: vi.fn() } as never;
  flushSync();
  const button = document.querySelector<HTMLElement>("[data-advice]")!;
  expect(button.textContent).toMatch(/^Do this/);
  expect(document.querySelector(".words b:not(.visually-hidden)")!.textContent).toBe("Walk there and open the door");
  expect(document.querySelector(".advice .question")!.textContent).toBe("Where to?");
});

it("says what speaks for the end of the way, where the board shows one", async () => {
  await advised("walk square:B2", "walk square:B3");
  const { help } = table.state;
  const said = (text: string) => ({ text, args: {} });
  const found = { ...help.told!.found!, why: said("because-one-step"), at_last: said("because-two-steps") };
  help.told = { ...help.told!, found };
  expect(help.adviceReason).toContain("because-one-step");
  help.way = { to: "square:B3" } as never;
  expect(help.adviceReason).toContain("because-two-steps");
  help.told = { ...help.told!, found: { ...found, at_last: null } };
  expect(help.adviceReason).toContain("because-one-step");
});

it("is put away by its button", async () => {
  await advised("walk square:B2");
  show(Advice, { table });
  document.querySelector<HTMLElement>(".advice .button")!.click();
  flushSync();
  expect(document.querySelector("[data-advice]")).toBeNull();
  expect(table.state.help.advice).toBeNull();
});

/** A board on which there is a way to far things. */
function far(): { press: FarPress<string>; gone: string[] } {
  const gone: string[] = [];
  let press!: FarPress<string>;
  const stop = $effect.root(() => {
    const props = () => ({
      lit: new Map(),
      options: [] as Option[],
      press: () => {},
      proposed: table.state.help.proposed,
      decline: table.commands.declineAdvice,
    });
    press = new FarPress<string>(
      props,
      (ref, proposed) => (ref === "square:B3" || (proposed && ref === "square:B2") ? ref : null),
      (way) => gone.push(way),
    );
  });
  onTestFinished(stop);
  flushSync();
  return { press, gone };
}

it("stands for the first press: the next one there goes it", async () => {
  await advised("walk square:B2", "walk square:B3", "walk square:B4");
  const { press, gone } = far();
  expect(press.way, "there is no way to B4").toBe("square:B3");
  press.press("square:B3");
  expect(gone).toEqual(["square:B3"]);
  expect(table.state.help.advice).toBeNull();
});

it("gives way to a press elsewhere", async () => {
  await advised("walk square:B2", "end");
  const { press, gone } = far();
  expect(press.way, "which is none if a press asks for it").toBe("square:B2");
  press.press("square:B3");
  expect(press.way).toBe("square:B3");
  expect(table.state.help.advice).toBeNull();
  press.press("square:B3");
  expect(gone).toEqual(["square:B3"]);
});

it("goes when it is confirmed, and is forgotten when it is not wanted", async () => {
  await advised("walk square:B2", "walk square:B3");
  const { press, gone } = far();
  press.confirm();
  expect(gone).toEqual(["square:B3"]);
  await advised("walk square:B2", "walk square:B3");
  const again = far();
  again.press.forget();
  expect(again.press.way).toBeNull();
});
