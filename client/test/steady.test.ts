// @vitest-environment happy-dom
/** Where answers keep their places: what is seldom wanted says what it is, what is pondered says what it does. */
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import { show } from "../src/games/shared/shown";
import { gameTexts } from "../src/store/texts.svelte";
import ActionRail from "../src/table/ActionRail.svelte";
import Advice from "../src/table/Advice.svelte";
import Errands from "../src/table/Errands.svelte";
import { Keyboard } from "../src/table/keyboard";
import Options from "../src/table/Options.svelte";
import { Screen } from "../src/table/screen.svelte";
import { Texts } from "../src/texts/fluent";
import { anew, here, now, open, option, table, type FakeSocket } from "./open_table";

beforeEach(anew);

const MODULE: GameModule = {
  choices: {
    seldom: ({ verb }) => ["lend", "give"].includes(verb),
    folded: ["cast"],
    pondered: ["cast"],
    best: ([first]) => (first?.refs[0] === "spell:fire" ? "the orc: 67 %" : ""),
  },
};

const asked = (...names: string[]): FakeSocket => {
  const socket = open();
  socket.say(here([0]), now(1, 0, { asked: [0], options: names.map(option) }));
  table.state.module = MODULE;
  show(Options, { table });
  return socket;
};

describe("advice", () => {
  it("leaves nothing glowing on the board once it has been taken", async () => {
    const socket = open();
    socket.say(here([0]), now(1, 0, { asked: [0], options: ["walk square:B2", "end"].map(option) }));
    const advised = JSON.stringify({ seq: 1, answer: "walk square:B2" });
    vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/log") ? "[]" : advised));
    await table.commands.suggest();
    show(Advice, { table });
    const button = document.querySelector<HTMLElement>("[data-advice]")!;
    button.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect([...table.state.choosing.hot]).toEqual(["square:B2"]);
    button.click();
    flushSync();
    socket.say(now(2, 0, { asked: [0], options: [option("end")] }));
    flushSync();
    expect([...table.state.choosing.hot]).toEqual([]);
  });
});

describe("the rail", () => {
  it("begins with what one is here for, however late the rules list it", () => {
    asked("open door:1", "attack orc:1", "end");
    const order = (): (string | null)[] =>
      [...document.querySelectorAll(".line [data-option]")].map((each) => each.getAttribute("data-option"));
    expect(order()).toEqual(["open door:1", "attack orc:1", "end"]);
    table.state.module = { choices: { ...MODULE.choices, foremost: ["attack"] } };
    flushSync();
    expect(order()).toEqual(["attack orc:1", "open door:1", "end"]);
  });

  it("names what lies behind the line for what is seldom wanted, and puts nothing else there", () => {
    asked("drink", "lend gold:5", "give gold:5", "roll", "end");
    const line = document.querySelector("summary")!;
    expect(line.textContent).toMatch(/lend gold:5.* · .*give gold:5/);
    expect(line.parentElement!.querySelector("[data-option=drink]")).toBeNull();
    const lines = [...document.querySelectorAll(".line [data-option]")].map((each) => each.getAttribute("data-option"));
    expect(lines.filter((each) => !each!.includes("gold"))).toEqual(["drink", "roll", "end"]);
  });

  it("has what is the main thing to do above all answers, and nowhere else", () => {
    asked("roll", "attack orc:1", "end");
    const attack = table.state.choosing.options.find(({ verb }) => verb === "attack")!;
    const lead = { id: "lead", label: "Strike", about: "kills 67 %", main: true, next: () => null, lasts: () => true };
    table.state.module = { choices: { ...MODULE.choices, errands: () => [{ ...lead, stands: attack }] } };
    show(Errands, { table });
    flushSync();
    const places = [...document.querySelectorAll('[data-option="attack orc:1"]')];
    expect(places.map((each) => each.className.split(" ")[0])).toEqual(["errand"]);
    expect(places[0]!.textContent).toContain("kills 67 %");
    const choose = vi.spyOn(table.commands, "choose");
    (places[0] as HTMLElement).click();
    expect(choose).toHaveBeenCalledWith("attack orc:1");
  });

  it("has all that is pondered together, also what the main thing to do is one of", () => {
    asked("cast spell:fire orc:1", "cast spell:fire orc:2", "end");
    const best = table.state.choosing.options.find(({ name }) => name === "cast spell:fire orc:1")!;
    const lead = { id: "lead", label: "Cast", about: "", main: true, next: () => null, lasts: () => true };
    table.state.module = { choices: { ...MODULE.choices, errands: () => [{ ...lead, stands: best }] } };
    flushSync();
    document.querySelector<HTMLElement>("[data-several]")!.click();
    expect(table.state.help.asked!.options.map(({ name }) => name)).toEqual([
      "cast spell:fire orc:1",
      "cast spell:fire orc:2",
    ]);
  });

  it("does not let stand out what ends all that could go on, and does it at Enter all the same", () => {
    asked("roll", "end");
    const end = table.state.choosing.options.find(({ verb }) => verb === "end")!;
    const lead = { id: "lead", label: "End", about: "", main: true, next: () => null, lasts: () => true };
    const looks = (rests: boolean): boolean => {
      table.state.module = { choices: { ...MODULE.choices, errands: () => [{ ...lead, rests, stands: end }] } };
      show(Errands, { table });
      flushSync();
      return [...document.querySelectorAll("[data-errand=lead]")].at(-1)!.classList.contains("main");
    };
    expect([looks(false), looks(true)]).toEqual([true, false]);
    expect(table.errands.some(({ main }) => main)).toBe(true);
  });

  it("has a line for each thing that is pondered, first what is of use now", () => {
    asked("cast spell:mist hero:1", "cast spell:fire orc:1", "cast spell:fire orc:2", "end");
    const lines = [...document.querySelectorAll(".told button")];
    expect(lines.map((each) => each.getAttribute("data-several"))).toEqual(["spell:fire", "spell:mist"]);
    expect(lines.map((each) => each.querySelector(".best")?.textContent)).toEqual(["the orc: 67 %", undefined]);
    expect(document.querySelector("summary .count")!.textContent).toBe("2");
  });

  it("says in brief what the board shows, and all of it to who listens", () => {
    const texts = new Texts().add("en", "option-melee = Strike A (1 north): 4 dice\n    .brief = Strike A");
    const of = vi.spyOn(gameTexts, "of").mockReturnValue(texts);
    const socket = open();
    const long = { ...option("melee enemy:1"), text: "option-melee" };
    socket.say(here([0]), now(1, 0, { asked: [0], options: [long, option("end")] }));
    table.state.module = { ...MODULE, parts: { Board: Options as never } };
    show(Options, { table });
    const text = document.querySelector('[data-option="melee enemy:1"] .text')!;
    expect(text.querySelector('[aria-hidden="true"]')!.textContent).toBe("Strike A");
    expect(text.querySelector(".visually-hidden")!.textContent).toBe("Strike A (1 north): 4 dice");
    of.mockRestore();
  });

  it("folds and unfolds at a press, and heeds nothing that is told of a fold when it is gone", () => {
    const warned = vi.spyOn(console, "warn");
    const socket = asked("cast spell:mist hero:1", "cast spell:fire orc:1", "end");
    const fold = document.querySelector("details")!;
    const before = fold.open;
    fold.querySelector("summary")!.click();
    flushSync();
    expect(fold.open).toBe(!before);
    socket.say(now(2, 0, { asked: [0], options: [option("end")] }));
    flushSync();
    expect(fold.isConnected).toBe(false);
    fold.dispatchEvent(new Event("toggle"));
    expect(warned).not.toHaveBeenCalled();
  });
});

describe("the main answer", () => {
  const filled = (): (string | null)[] =>
    [...document.querySelectorAll(".primary, .main, .do")].map((each) =>
      each.getAttribute(each.matches(".do") ? "data-advice" : "data-option"),
    );
  const advise = async (answer: string): Promise<void> => {
    const said = JSON.stringify({ seq: 1, answer, why: null, then: [], at_last: null });
    vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/log") ? "[]" : said));
    await table.commands.suggest();
    flushSync();
  };

  /** The button that leads does what is advised. */
  const leads = (): void => {
    const lead = { id: "lead", label: "Throw!", about: "", main: true, next: () => null, lasts: () => true };
    table.state.module = {
      choices: {
        led: [table.state.story.now!.step],
        errands: ({ mind }) => (mind && mind !== "thinks" ? [{ ...lead, stands: mind.answer }] : []),
      },
    };
  };

  it("is what is advised, and nothing else, while that is read", async () => {
    asked("walk square:B2", "drink", "end");
    const [walk, , end] = table.state.choosing.options;
    const lead = { id: "lead", label: "Go", about: "", main: true, next: () => null, lasts: () => true };
    table.state.module = {
      choices: {
        closing: { verb: "end", due: () => true },
        urged: ({ verb }) => verb === "walk",
        errands: () => [{ ...lead, stands: end! }],
      },
    };
    show(ActionRail, { table, results: vi.fn() });
    expect(filled()).toEqual(["end", "walk square:B2"]);
    await advise("drink");
    expect(filled()).toEqual(["drink"]);
    expect(document.querySelector("[data-errand=lead]")!.className).toContain("lead");
    table.commands.dropAdvice();
    flushSync();
    expect(filled()).toEqual(["end", "walk square:B2"]);
    expect(table.state.isMain(walk!)).toBe(false);
  });

  it("is the button that leads where it is the same, in the same words and as far", async () => {
    const socket = asked("roll", "end");
    leads();
    await advise("roll");
    show(ActionRail, { table, results: vi.fn() });
    expect(filled()).toEqual(["roll"]);
    table.state.help.way = { label: "Walk far", about: "", to: "square:B3", go: vi.fn() } as never;
    flushSync();
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-advice]")];
    expect(buttons.map((each) => [each.dataset["errand"], each.dataset["goes"]])).toEqual([["lead", "square:B3"]]);
    expect(buttons[0]!.textContent).toContain("Throw!");
    buttons[0]!.click();
    expect(socket.sent.flatMap((each) => (each.type === "move" ? [each.answer] : []))).toEqual(["roll"]);
  });

  it("has no second button where one leads: advice says why, and no more", async () => {
    asked("roll", "end");
    leads();
    await advise("roll");
    table.state.help.way = { label: "Walk far", about: "", to: "square:B3", go: vi.fn() } as never;
    show(Advice, { table });
    expect(document.querySelector(".do")).toBeNull();
    expect(document.querySelector(".advice b")!.className).toContain("visually-hidden");
  });

  it("of several wares is the one that is advised", async () => {
    asked("buy item:axe", "buy item:rope", "end");
    table.state.module = { choices: { wares: ["buy"] } };
    flushSync();
    expect(filled()).toEqual(["buy item:axe", "buy item:rope"]);
    await advise("buy item:rope");
    expect(filled()).toEqual(["buy item:rope"]);
  });

  it("is never folded away among what is seldom wanted", async () => {
    asked("drink", "lend gold:5", "give gold:5", "roll", "end");
    const fold = document.querySelector("details")!;
    expect(fold.open).toBe(false);
    await advise("give gold:5");
    expect(fold.open).toBe(true);
    expect(filled()).toEqual(["give gold:5"]);
  });

  it("is given by Enter, unless something has been picked up", async () => {
    const socket = asked("roll", "end");
    await advise("end");
    const press = new KeyboardEvent("keydown", { key: "Enter" });
    new Keyboard(table, new Screen(table.state), () => undefined).pressed(press);
    expect(socket.sent.flatMap((each) => (each.type === "move" ? [each.answer] : []))).toEqual(["end"]);
  });
});
