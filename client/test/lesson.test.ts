// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Playing } from "../src/games/board";
import { show } from "../src/games/shared/shown";
import { settings } from "../src/store/settings.svelte";
import ActionRail from "../src/table/ActionRail.svelte";
import LessonCard from "../src/table/LessonCard.svelte";
import Options from "../src/table/Options.svelte";
import Tips from "../src/table/Tips.svelte";
import type * as wire from "../src/wire";
import { anew, happened, here, now, open, option, table } from "./open_table";

beforeEach(anew);

describe("a lesson", () => {
  const said = (text: string, ...point: string[]): wire.LessonPage => ({ said: { en: text }, point, rule: "" });
  const lesson = (more: Partial<wire.LessonInfo> = {}): wire.LessonInfo => ({
    done: 3,
    total: 9,
    others_speak: false,
    pages: [said("There is Grik.", "monster:1"), said("Walk to him.", "monster:1", "square:B2")],
    form: [],
    want: ["walk square:B2"],
    other: { en: "To B2." },
    aim: "",
    ...more,
  });
  const asks = (more: Partial<wire.LessonInfo> = {}) =>
    now(1, 0, { asked: [0], options: [option("walk square:B2"), option("roll")], lesson: lesson(more) });
  const refused = (id: string) => ({ type: "problem", id, problem: { code: "not-wanted", title: "", status: 409 } });

  it("has one main answer, and none where its words send further than one answer goes", () => {
    const socket = open();
    const main = (aim: string): string[] => {
      socket.say(here([0]), asks({ aim, pages: [said("Walk on.", aim || "square:B2")] }));
      const { options } = table.state.choosing;
      return options.filter((each) => table.state.isMain(each, true)).map(({ name }) => name);
    };
    expect(main("")).toEqual(["walk square:B2"]);
    expect(main("square:B3")).toEqual([]);
    expect(main("square:B2")).toEqual(["walk square:B2"]);
  });

  it("gives the tips of its game, once it has been heard to its end, but for those it has not given", () => {
    settings.set({ seen: ["other"] });
    const tip = (id: string, untaught = false) => ({ id, text: id, when: () => true, at: () => "", untaught });
    const socket = open();
    table.state.module = { tips: [tip("walk"), tip("several heroes", true), tip("roll")] };
    const shown = mount(Tips, { target: document.body, props: { table, blocked: true } });
    socket.say(here([0]), asks());
    flushSync();
    expect(settings.chosen.seen).toEqual(["other"]);
    socket.say(now(2, 0, { lesson: lesson({ want: [], done: 9 }) }));
    flushSync();
    expect(settings.chosen.seen).toEqual(["other", "walk", "roll"]);
    void unmount(shown);
  });

  it("goes along with what a tip is about, and marks nothing once that is out of sight", async () => {
    const about = document.createElement("i");
    about.dataset["part"] = "door";
    let left = 10;
    about.getBoundingClientRect = () => new DOMRect(left, 10, 20, 20);
    const socket = open();
    table.state.module = { tips: [{ id: "door", text: "door", when: () => true, at: () => "part:door" }] };
    const shown = mount(Tips, { target: document.body, props: { table, blocked: false, docked: true } });
    const board = document.createElement("div");
    board.id = "board";
    board.append(about);
    document.body.append(board);
    for (const each of [board, document.body, document.documentElement])
      Object.assign(each.style, { overflowX: "visible", overflowY: "visible" });
    let over: Element = about;
    document.elementsFromPoint = () => [over];
    onTestFinished(() => void Reflect.deleteProperty(document, "elementsFromPoint"));
    socket.say(here([0]), now(1, 0, { asked: [0], options: [option("roll")] }));
    flushSync();
    const ring = (): string | undefined => document.querySelector<HTMLElement>(".ring")?.style.left;
    await vi.advanceTimersByTimeAsync(500);
    expect(ring()).toBe("5px");
    left = 60;
    await vi.advanceTimersByTimeAsync(500);
    expect(ring()).toBe("55px");
    over = document.createElement("p"); // something else lies over it now
    document.dispatchEvent(new Event("scroll"));
    flushSync();
    expect(ring()).toBeUndefined();
    over = about;
    left = -100;
    await vi.advanceTimersByTimeAsync(500);
    expect(ring()).toBeUndefined();
    void unmount(shown);
    board.remove();
  });

  it("says what to do while something is shown: to watch, to read on, to throw", () => {
    open().say(here([0]), asks());
    show(LessonCard, { table });
    const shown = (more: Partial<Playing>): string => {
      const [moment] = happened(1, 0, 1).moments;
      table.state.story.playing = {
        telling: moment!.told[0]!,
        moment: moment as wire.MomentInfo,
        ms: 900,
        id: 1,
        ...more,
      };
      flushSync();
      return document.querySelector(".meanwhile")!.textContent!;
    };
    expect(shown({})).toBe("Watch what happens.");
    expect(shown({ stays: Infinity })).toBe("Take your time, then go on.");
    expect(shown({ stays: Infinity, awaits: true })).toBe("Your dice: press the button on the board.");
  });

  it("keeps its place, and its height, while others speak", () => {
    const socket = open();
    socket.say(here([0]), asks());
    show(LessonCard, { table });
    socket.say(now(2, 0, { asked: [1], lesson: lesson({ others_speak: true, pages: [], want: [] }) }));
    flushSync();
    expect(table.state.lesson.isPresent).toBe(true);
    expect(document.querySelector(".meanwhile")!.textContent).toBe("Watch what happens.");
    expect(document.querySelectorAll(".unsaid")).toHaveLength(3); // its two pages, and what is said to another answer
  });

  it("has a cross of its own, but for where it lies in something that has one", () => {
    open().say(here([0]), asks());
    const crosses = () => document.querySelectorAll('.lesson [aria-label="Put the lesson aside"]').length;
    show(LessonCard, { table });
    expect(crosses()).toBe(1);
    show(LessonCard, { table, docked: true });
    expect(crosses()).toBe(0);
  });

  it("is gone when its last page is put away", () => {
    open().say(here([0]), asks({ done: 9, want: [] }));
    show(LessonCard, { table });
    expect(document.querySelector("aside.lesson")).not.toBeNull();
    for (let n = table.state.lesson.pages.length; n > 0; n--) table.state.lesson.turn(1);
    flushSync();
    expect(document.querySelector("aside.lesson")).toBeNull();
  });

  it("explains what it speaks of, and takes what it wants", async () => {
    const socket = open();
    socket.say(here([0]), asks());
    await vi.advanceTimersByTimeAsync(0);
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(String(url));
      return new Response(JSON.stringify({ name: "@grik", lines: [], rule: "r", quiet: false }));
    });
    const anchor = document.createElement("i");
    document.body.append(anchor);
    table.commands.press("monster:1", anchor);
    await vi.waitFor(() => expect(table.explaining.now?.ref).toBe("monster:1"));
    expect(asked).toHaveLength(1); // nobody was asked why not
    expect(table.state.help.asked).toBeNull();
    table.state.lesson.turn(1);
    expect([...table.state.lesson.spoken]).toEqual(["monster:1"]);
    table.commands.press("square:B2", anchor);
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", answer: "walk square:B2" });
    anchor.remove();
  });

  it("has one main button: its own while there is more to read, then the answer it wants", () => {
    open().say(here([0]), asks());
    table.state.module = { choices: { closing: { verb: "walk", due: () => true } } };
    show(Options, { table });
    const main = () => document.querySelectorAll(".option.primary").length;
    expect(main()).toBe(0);
    table.state.lesson.turn(1);
    flushSync();
    expect(main()).toBe(1);
  });

  it("says that it is to be read first, where one would be asked, until it has been", () => {
    open().say(here([0]), asks());
    show(ActionRail, { table, results: vi.fn() });
    const heading = (): string => document.querySelector("#waiting")!.textContent.trim();
    expect([heading(), document.querySelector(".reading") !== null]).toEqual(["Read on first", true]);
    table.state.lesson.turn(1);
    flushSync();
    expect([heading(), document.querySelector(".reading")]).toEqual(["Your move", null]);
  });

  it("quietens all answers while there is more to read, and then all but what it wants", () => {
    open().say(here([0]), asks());
    const aside = () => table.state.choosing.options.map((each) => table.state.lesson.isAside(each));
    expect(aside()).toEqual([true, true]);
    table.state.lesson.turn(1);
    expect(aside()).toEqual([false, true]);
    table.state.lesson.folded = true;
    expect(aside()).toEqual([false, false]);
  });

  it("means one answer once all about it has been read", () => {
    open().say(here([0]), asks());
    const meant = () => table.state.choosing.options.map((each) => table.state.isMain(each));
    expect(meant()).toEqual([false, false]);
    table.state.lesson.turn(1);
    expect(meant()).toEqual([true, false]);
    table.state.lesson.folded = true;
    expect(meant()).toEqual([false, false]);
  });

  it("lets what goes on by itself wait while others are asked, and try again where somebody was faster", () => {
    const socket = open();
    const asked = (seq: number, who: number) => now(seq, 0, { asked: [who], options: [option("roll")] });
    socket.say(here([0]), asked(1, 1));
    table.commands.begin({ id: "pass", label: "", about: "", next: () => "roll", lasts: () => true });
    expect(socket.sent.filter(({ type }) => type === "move")).toEqual([]);
    socket.say(asked(2, 0));
    table.commands.carryOn();
    const first = socket.sent.at(-1) as { id: string };
    expect(first).toMatchObject({ type: "move", answer: "roll", seq: 2 });
    const problem = { code: "stale", title: "", status: 409, now: asked(3, 0) };
    socket.say({ type: "problem", id: first.id, problem });
    expect(table.state.choosing.errand?.id).toBe("pass");
  });

  it("that does not take the answer of a walk ends the walk, and says what it wants", () => {
    const socket = open();
    socket.say(here([0]), asks());
    const errand = { id: "walk", label: "", about: "", next: () => "roll", lasts: () => true };
    table.state.lesson.turn(1);
    table.commands.begin(errand);
    const first = socket.sent.at(-1)!;
    expect(first).toMatchObject({ type: "move", answer: "roll" });
    socket.say(refused((first as { id: string }).id));
    const { choosing } = table.state;
    expect([choosing.pending, choosing.errand, table.state.lesson.objection]).toEqual([null, null, "To B2."]);
    const sent = socket.sent.length;
    table.commands.carryOn();
    expect(socket.sent).toHaveLength(sent);
  });

  it("loses no words to a press: it turns the page, and acts once all is read", () => {
    const socket = open();
    socket.say(here([0]), asks());
    const { lesson } = table.state;
    const sent = socket.sent.length;
    table.commands.choose("roll");
    expect([socket.sent.length, lesson.page?.said.en, lesson.objection]).toEqual([sent, "Walk to him.", ""]);
    table.commands.choose("walk square:B2");
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", answer: "walk square:B2" });
  });

  it("takes what it is about to ask for at the first press, but not before the words about it", () => {
    const socket = open();
    socket.say(here([0]), asks({ pages: [said("The goal."), said("There is Grik."), said("Walk to him.")] }));
    const sent = socket.sent.length;
    table.commands.press("square:B2");
    expect([socket.sent.length, table.state.lesson.page?.said.en]).toEqual([sent, "There is Grik."]);
    table.commands.press("square:B2");
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", answer: "walk square:B2" });
  });

  it("that is put aside holds nothing up", () => {
    const socket = open();
    socket.say(here([0]), asks());
    table.state.lesson.folded = true;
    table.commands.choose("walk square:B2");
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", answer: "walk square:B2" });
  });

  it("speaks in the form of the wanted answer, page by page, and goes on outside of it where it was", () => {
    const socket = open();
    socket.say(here([0]), asks({ form: [said("The stakes."), said("Press it.")] }));
    const told = () => table.state.lesson.page?.said.en;
    table.state.lesson.turn(1);
    table.state.lesson.inForm = true;
    expect([told(), table.state.lesson.asks]).toEqual(["The stakes.", false]);
    table.state.lesson.turn(1);
    expect([told(), table.state.lesson.asks]).toEqual(["Press it.", true]);
    table.state.lesson.inForm = false;
    expect(told()).toBe("Walk to him.");
  });

  it("says its objection to a form that is sent, which hears that it was not taken", () => {
    const socket = open();
    socket.say(here([0]), asks());
    const heard = vi.fn();
    table.commands.speak({ offer: {} }, heard);
    expect(heard).not.toHaveBeenCalled(); // the page is turned, and nothing is sent
    table.commands.speak({ offer: {} }, heard);
    socket.say(refused((socket.sent.at(-1) as { id: string }).id));
    expect(heard.mock.calls).toEqual([[""]]);
    expect(table.state.lesson.objection).toBe("To B2.");
  });
});

describe("a form", () => {
  it("hears that its answer is taken, or why it is not, and nothing else says it", () => {
    const socket = open();
    socket.say(here([0]), now(1, 0, { asked: [0], options: [option("roll")] }));
    const heard = vi.fn();
    const send = (): string => {
      table.commands.speak({ offer: {} }, heard);
      return (socket.sent.at(-1) as { id: string }).id;
    };
    const problem = { code: "bad-answer", title: "", status: 422, text: "why-gems", args: {}, rule: "r" };
    socket.say({ type: "problem", id: send(), problem });
    expect(table.state.help.asked).toBeNull();
    socket.say({ type: "moved", id: send(), seq: 2 });
    expect(heard.mock.calls).toEqual([[table.state.say("why-gems")], [null]]);
  });
});
