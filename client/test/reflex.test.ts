// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Reflex, TURNED, UNREAD } from "../src/table/reflex";

describe("a press on an answer that has just come up", () => {
  const chosen = vi.fn();
  let now = 0;
  let reflex: Reflex;
  let answer: Element;

  /** A press and its click, `count` of them in a row by the mouse's own count. */
  function press(pointerType: "mouse" | "touch", count = 1, x = 100): void {
    const at = { bubbles: true, cancelable: true, clientX: x, clientY: 50, pointerType };
    answer.dispatchEvent(new PointerEvent("pointerdown", at));
    answer.dispatchEvent(new PointerEvent("click", { ...at, detail: count }));
  }
  function comesUp(after: number): void {
    now += after;
    reflex.renewed();
  }

  beforeEach(() => {
    now = 1000;
    chosen.mockReset();
    reflex = new Reflex(() => now);
    document.body.innerHTML = '<div><button data-option="stop">Stop</button></div>';
    const table = document.querySelector("div")!;
    table.addEventListener("pointerdown", (event) => reflex.pressed(event as PointerEvent), true);
    table.addEventListener("click", (event) => reflex.clicked(event), true);
    answer = document.querySelector("button")!;
    answer.addEventListener("click", chosen);
    press("mouse"); // the answer before
    chosen.mockReset();
  });

  it("is the other half of a double click: it chooses nothing", () => {
    comesUp(80);
    now += 60;
    press("mouse", 2);
    expect(chosen).not.toHaveBeenCalled();
  });

  it("is the other half of a double tap, though fingers are not counted", () => {
    press("touch");
    chosen.mockReset();
    comesUp(80);
    now += 60;
    press("touch");
    expect(chosen).not.toHaveBeenCalled();
  });

  it("is not given by a hand at rest under which the same answer has come to mean something else", () => {
    comesUp(80);
    answer.textContent = "Walk no further";
    now += UNREAD;
    press("mouse");
    expect(chosen).not.toHaveBeenCalled();
    press("mouse", 1, 130); // on purpose
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("chooses it once there was time to read", () => {
    comesUp(80);
    now += UNREAD;
    press("mouse", 2);
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("chooses it where nothing else was pressed just there", () => {
    press("touch");
    comesUp(80);
    now += 60;
    chosen.mockReset();
    press("touch", 1, 300);
    press("mouse");
    expect(chosen).toHaveBeenCalledTimes(2);
  });

  it("opens no line of the log that has only now moved there, and later opens it", () => {
    document.querySelector("div")!.insertAdjacentHTML("beforeend", "<button data-line='7'>A door opens.</button>");
    answer = document.querySelector("[data-line]")!;
    answer.addEventListener("click", chosen);
    comesUp(800);
    now += 60;
    press("mouse");
    expect(chosen).not.toHaveBeenCalled();
    now += UNREAD;
    press("mouse");
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("chooses what lay there all the time", () => {
    now += 100;
    press("mouse", 2);
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("chooses by keys at once", () => {
    comesUp(20);
    answer.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    expect(chosen).toHaveBeenCalledOnce();
  });
});

describe("a press beside a page that has just been turned", () => {
  it("goes nowhere, and a key always does", () => {
    let now = 1000;
    const reflex = new Reflex(() => now);
    document.body.innerHTML = '<aside class="lesson"><button>§</button></aside><p><button>Other</button></p>';
    document.body.addEventListener("click", (event) => reflex.clicked(event), true);
    const pressed = vi.fn();
    const [rule, other] = document.querySelectorAll("button");
    for (const each of [rule!, other!]) each.addEventListener("click", pressed);
    const click = (on: Element, detail = 1) =>
      on.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, detail }));
    reflex.turned();
    now += TURNED - 1;
    click(rule!);
    expect(pressed).not.toHaveBeenCalled();
    click(rule!, 0);
    click(other!);
    expect(pressed).toHaveBeenCalledTimes(2);
    now += 1;
    click(rule!);
    expect(pressed).toHaveBeenCalledTimes(3);
  });
});
