// @vitest-environment happy-dom
/** The button that leads: a bot is asked by itself, once a question, and advice says no other thing. */
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/games/board";
import type { Errand, GameModule } from "../src/games/module";
import { show } from "../src/games/shared/shown";
import Errands from "../src/table/Errands.svelte";
import { Keyboard } from "../src/table/keyboard";
import { Screen } from "../src/table/screen.svelte";
import { toasts } from "../src/store/toasts.svelte";
import { anew, here, now, open, option, table, type FakeSocket } from "./open_table";

beforeEach(anew);

const lead = ({ mind }: BoardProps): Errand[] => {
  if (!mind) return [];
  const button = { id: "lead", about: "", main: true, next: () => null, lasts: () => true };
  if (mind === "thinks") return [{ ...button, label: "…", waits: true }];
  return [{ ...button, label: `Do ${mind.answer.name}`, stands: mind.answer }];
};
const MODULE: GameModule = {
  choices: { far: { first: "roll", on: "walk", then: ["open"] }, led: ["Step"], errands: lead },
};

/** What is asked, and how often a bot has been. */
function asked(said: object | null, settings: object = {}, status = 503): { socket: FakeSocket; times: () => number } {
  let times = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.endsWith("/suggest")) return new Response("[]");
    times++;
    return said ? new Response(JSON.stringify(said)) : new Response(status === 200 ? "null" : "{}", { status });
  });
  const socket = open();
  const met = here([0]);
  met.table.settings = { ...met.table.settings, ...settings };
  table.state.module = MODULE;
  socket.say(met, now(1, 0, { asked: [0], options: ["roll", "walk square:B2", "end"].map(option) }));
  return { socket, times: () => times };
}
const think = async (): Promise<void> => {
  table.commands.foresee();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};
const advice = {
  seq: 1,
  answer: "roll",
  why: null,
  then: ["walk square:B2", "walk square:B3", "open door:1"].map(option),
};

describe("the mind of a bot", () => {
  it("is not asked what comes next of an errand that knows it", async () => {
    const { times } = asked(advice);
    table.state.choosing.errand = { id: "on", label: "On", about: "", next: () => null, lasts: () => true };
    await think();
    expect(times()).toBe(0);
    table.state.choosing.errand = null;
    await think();
    expect(times()).toBe(1);
  });

  it("is waited for by an errand that follows it", async () => {
    const { times } = asked(advice);
    const next = vi.fn(() => null);
    table.state.choosing.errand = { id: "on", label: "On", about: "", follows: true, next, lasts: () => true };
    table.commands.carryOn();
    expect(next).not.toHaveBeenCalled();
    await think();
    expect(times()).toBe(1);
    table.commands.carryOn();
    expect(next).toHaveBeenCalledOnce();
  });

  it("is known at the steps that are led, with the way it foresees and what it does there", async () => {
    const { socket, times } = asked(advice);
    expect(table.props!.mind).toBe("thinks");
    await think();
    const { mind } = table.props!;
    if (!mind || mind === "thinks") throw new Error("nothing is known");
    expect(mind.answer.name).toBe("roll");
    expect(mind.goes.map(({ name }) => name)).toEqual(["walk square:B2", "walk square:B3"]);
    expect(mind.then?.name).toBe("open door:1");
    await think();
    expect(times()).toBe(1);
    socket.say(now(2, 0, { asked: [0], options: [option("end")] }));
    expect(table.props!.mind).toBe("thinks");
    socket.say(now(3, 0, { asked: [0], step: "Other", options: [option("end")] }));
    expect(table.props!.mind).toBeNull();
  });

  it("is not asked where there is a real choice, before somebody wants advice", async () => {
    const { times } = asked(advice);
    table.state.module = { choices: { ...MODULE.choices!, even: () => true } };
    await think();
    expect([times(), table.props!.mind]).toEqual([0, null]);
    await table.commands.suggest();
    expect([times(), table.props!.mind]).toMatchObject([1, { answer: { name: "roll" } }]);
    table.commands.dropAdvice();
    expect(table.props!.mind).toBeNull();
  });

  it("is asked once a question, also where the hall speaks of a later one that is not shown yet", async () => {
    const { socket, times } = asked({ ...advice, seq: 2, answer: "end", then: [] });
    for (let n = 0; n < 5; n++) await think();
    expect([times(), table.props!.mind]).toEqual([1, "thinks"]);
    socket.say(now(2, 0, { asked: [0], options: [option("end")] }));
    await think();
    expect([times(), table.props!.mind]).toMatchObject([1, { answer: { name: "end" } }]);
  });

  it("is what advice says: nobody is asked again", async () => {
    const { times } = asked(advice);
    await think();
    await table.commands.suggest();
    expect([table.state.help.advice?.name, times()]).toEqual(["roll", 1]);
  });

  it("is what advice says again when that was put away, and stays the button's", async () => {
    const { times } = asked(advice);
    await think();
    await table.commands.suggest();
    table.commands.dropAdvice();
    expect([table.state.help.advice, table.props!.mind]).toMatchObject([null, { answer: { name: "roll" } }]);
    await table.commands.suggest();
    expect([table.state.help.advice?.name, times()]).toEqual(["roll", 1]);
  });

  it("is asked once, also by who wants advice while it is thinking", async () => {
    const { times } = asked(advice);
    table.commands.foresee();
    await table.commands.suggest();
    expect([table.state.help.advice?.name, times()]).toEqual(["roll", 1]);
  });

  it("says so to who wanted advice, and nothing to who did not, when the game has gone on meanwhile", async () => {
    toasts.all = [];
    asked(null, {}, 200);
    await think();
    expect([table.props!.mind, toasts.all]).toEqual([null, []]);
    await table.commands.suggest();
    expect([table.state.help.advice, toasts.all.map(({ text }) => text)]).toEqual([null, ["suggest-late"]]);
  });

  it("is asked for by nobody where the table wants no advice, and missing where there is none", async () => {
    const { times } = asked(advice, { hints: false });
    await think();
    expect([table.props!.mind, times()]).toEqual([null, 0]);
    asked(null);
    await think();
    expect(table.props!.mind).toBeNull();
  });
});

describe("its button", () => {
  const enter = (target: EventTarget = document.body): void => {
    const keyboard = new Keyboard(table, new Screen(table.state), () => undefined);
    target.addEventListener("keydown", (event) => keyboard.pressed(event as KeyboardEvent), { once: true });
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };

  it("keeps its place while it is thought of, and does nothing; then Enter presses it where nothing has the focus", async () => {
    const { socket } = asked(advice);
    show(Errands, { table });
    const button = (): HTMLElement => document.querySelector<HTMLElement>("[data-errand=lead]")!;
    const sent = (): unknown[] => socket.sent.flatMap((each) => (each.type === "move" ? [each.answer] : []));
    expect(button().getAttribute("aria-disabled")).toBe("true");
    button().click();
    enter();
    expect(sent()).toEqual([]);
    const before = button();
    await think();
    expect(button()).toBe(before);
    expect(button().textContent).toContain("Do roll");
    enter();
    expect(sent()).toEqual(["roll"]);
  });
});

describe("the end of a turn", () => {
  const ended = (...names: string[]): string[] => {
    const { socket } = asked(null);
    const itself = (_: unknown, left: readonly { verb: string }[]): boolean => left.every(({ verb }) => verb === "end");
    const closing = { verb: "end", due: itself, itself };
    table.state.module = { choices: { closing } };
    table.commands.choose("roll");
    table.commands.carryOn();
    socket.say({ ...now(2, 0, { asked: [0], options: names.map(option) }) });
    table.state.choosing.pending = null;
    table.commands.carryOn();
    return socket.sent.flatMap((said) => ("answer" in said ? [String(said.answer)] : []));
  };

  it("comes by itself after an answer that leaves nothing else, and only then", () => {
    expect(ended("end")).toEqual(["roll", "end"]);
    expect(ended("walk square:B2", "end")).toEqual(["roll"]);
  });
});
