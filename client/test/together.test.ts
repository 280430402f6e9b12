// @vitest-environment happy-dom
/** What several heroes of one person may do: who is next, and the answer that ends a turn. */
import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { api } from "../src/connection/api";
import type { GameModule } from "../src/games/module";
import { show } from "../src/games/shared/shown";
import Options from "../src/table/Options.svelte";
import { Screen } from "../src/table/screen.svelte";
import SideRail from "../src/table/SideRail.svelte";
import Together from "../src/table/Together.svelte";
import type * as wire from "../src/wire";
import { anew, here, now, open, option, table, type FakeSocket } from "./open_table";

beforeEach(anew);

const MODULE: GameModule = {
  choices: {
    together: { step: "WhoActs", one: "activate", passes: "yield" },
    closing: { verb: "end", due: (view: { spent?: boolean }) => !!view?.spent },
  },
};
const who = (seats: number[], held = seats): FakeSocket => {
  const socket = open();
  table.state.module = MODULE;
  const more: Partial<wire.Now> = { asked: seats, step: "WhoActs", options: [option("activate"), option("yield")] };
  socket.say(here(held), ...held.map((n) => now(1, n, more)));
  return socket;
};
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".together button")];

describe("the end of a turn beside a set to pick from", () => {
  it("is the main answer, but where it would come early", () => {
    const main = (early: boolean): (string | undefined)[] => {
      const socket = open();
      table.state.module = { choices: { closing: { verb: "end", due: () => false, early: () => early } } };
      const options = ["throw die:1", "throw die:2", "throw die:1 die:2", "end"].map(option);
      socket.say(here([0]), now(1, 0, { asked: [0], options }));
      show(Options, { table });
      return [...document.querySelectorAll<HTMLElement>(".option.primary")].map((each) => each.dataset["option"]);
    };
    expect(main(false)).toEqual(["end"]);
    expect(main(true)).toEqual([]);
  });
});

describe("who of one's own is next", () => {
  it("is chosen by one press on any of them", () => {
    const socket = who([0, 1]);
    show(Together, { table });
    expect(buttons().map((each) => each.dataset["seat"])).toEqual(["0", "1"]);
    expect(buttons().map((each) => each.dataset["option"])).toEqual(["activate", undefined]);
    buttons()[1]!.click();
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", seat: 1, answer: "activate" });
  });

  it("is pointed at on the board by focus, and no longer when that leaves", () => {
    who([0, 1]);
    show(Together, { table });
    buttons()[1]!.focus();
    flushSync();
    expect([...table.state.choosing.hot]).toEqual(["hero:1"]);
    buttons()[1]!.blur();
    flushSync();
    expect([...table.state.choosing.hot]).toEqual([]);
  });

  it("can be passed on only where somebody else is asked too", () => {
    who([0, 1]);
    expect(table.state.choosing.options.map(({ verb }) => verb)).toEqual(["activate"]);
    who([0, 1, 2], [0, 1]);
    expect(table.state.choosing.options.map(({ verb }) => verb)).toEqual(["activate", "yield"]);
  });

  it("stands over what one of them may do besides, by name", () => {
    const socket = open();
    table.state.module = MODULE;
    const asked = { asked: [0, 1], step: "WhoActs" };
    socket.say(
      here([0, 1]),
      now(1, 0, { ...asked, options: [option("activate"), option("buy item:a")] }),
      now(1, 1, { ...asked, options: [option("activate")] }),
    );
    show(Options, { table });
    expect(document.querySelector(".hint")?.textContent?.trim()).toMatch(/^A\b/);
    expect(document.querySelector('[data-option="buy item:a"]')).not.toBeNull();
  });

  it("is known to the bot, whichever of them it is", async () => {
    const socket = who([0, 1]);
    expect(table.state.help.mayAsk).toBe(true);
    const asked = vi
      .spyOn(api, "suggest")
      .mockResolvedValueOnce({ seq: 1, answer: "yield", why: null, then: [], at_last: null })
      .mockResolvedValueOnce({ seq: 1, answer: "activate", why: null, then: [], at_last: null });
    onTestFinished(() => asked.mockRestore());
    await table.commands.suggest();
    expect(table.state.help.advice?.name).toBe("activate");
    table.commands.takeAdvice();
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", seat: 1, answer: "activate" });
  });

  it("is no question with a single hero", () => {
    who([0]);
    expect(table.state.choosing.together).toEqual([]);
  });
});

describe("the answer that ends a turn", () => {
  const ask = (view: Record<string, unknown>, ...names: string[]): void => {
    const socket = open();
    table.state.module = MODULE;
    socket.say(here([0]), now(1, 0, { asked: [0], step: "Act", view, options: names.map(option) }));
    show(Options, { table });
  };
  const all = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>("[data-option]")].map((each) => each.dataset["option"]);

  it("comes after all others and stays in sight", () => {
    ask({}, "end", "melee enemy:1", "buy item:a");
    expect(all()).toEqual(["melee enemy:1", "buy item:a", "end"]);
    expect(document.querySelector(".stays [data-option=end]:not(.primary)")).not.toBeNull();
  });

  it("stands out once nothing else is to be done first", () => {
    ask({ spent: true }, "buy item:a", "end");
    expect(document.querySelector(".stays .primary[data-option=end]")).not.toBeNull();
  });

  it("is an answer like any other where it is the only one", () => {
    ask({}, "end");
    expect(document.querySelector(".stays")).toBeNull();
    expect(document.querySelector(".primary[data-option=end]")).not.toBeNull();
  });
});

it("a new question is read from its beginning, unless somebody writes just then", () => {
  const socket = open();
  const ask = (seq: number): void => {
    socket.say(now(seq, 0, { asked: [0], options: ["a", "b", "c"].map(option) }));
    flushSync();
    vi.advanceTimersToNextFrame();
  };
  socket.say(here([0]));
  ask(1);
  show(SideRail, {
    table,
    screen: new Screen(table.state),
    top: createRawSnippet(() => ({ render: () => "<i></i>" })),
  });
  const rest = document.querySelector<HTMLElement>(".rest")!;
  rest.scrollTop = 80;
  ask(2);
  expect(rest.scrollTop).toBe(0);
  const line = document.body.appendChild(document.createElement("input"));
  line.focus();
  rest.scrollTop = 80;
  ask(3);
  expect(rest.scrollTop).toBe(80);
});
