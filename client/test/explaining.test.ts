// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Explaining, HOVER, LONG, thingOf } from "../src/table/explaining.svelte";
import type { Explained } from "../src/wire";

const said = (name: string, quiet = false): Explained => ({ name, lines: [], rule: "toy-01", quiet });
const KNOWN: Record<string, Explained> = { "door:1": said("a door"), "square:A1": said("floor", true) };
let asked: string[];
let explaining: Explaining;
let door: HTMLElement;
let floor: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  explaining = new Explaining(async (ref) => {
    asked.push(ref);
    return KNOWN[ref] ?? null;
  });
  document.body.innerHTML = '<p data-ref="door:1"><b>x</b></p><p data-ref="square:A1"></p><button>y</button>';
  [door, floor] = document.querySelectorAll("p") as unknown as [HTMLElement, HTMLElement];
});
afterEach(() => vi.useRealTimers());

function pointer(type: string, target: Element, x: number, pointerType = "mouse"): PointerEvent {
  const event = new PointerEvent(type, { clientX: x, pointerType, bubbles: true, cancelable: true });
  Object.defineProperty(event, "target", { value: target });
  return event;
}
const rest = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it("finds the thing an element belongs to", () => {
  expect(thingOf(door.firstElementChild)).toEqual({ ref: "door:1", anchor: door });
  expect(thingOf(document.querySelector("button"))).toBeNull();
});

it("answers a pointer that rests on a thing, and not what comes to lie under it after a press", async () => {
  explaining.moved(pointer("pointermove", door, 5));
  await rest(HOVER - 1);
  expect(asked).toEqual([]);
  await rest(1);
  expect(explaining.now?.ref).toBe("door:1");
  explaining.pressed(pointer("pointerdown", door, 5));
  expect(explaining.now).toBeNull();
  explaining.moved(pointer("pointermove", door, 6));
  await rest(2 * HOVER);
  expect(explaining.now).toBeNull();
});

it("tells about plain ground only when asked", async () => {
  explaining.moved(pointer("pointermove", floor, 5));
  await rest(HOVER);
  expect(explaining.now).toBeNull();
  expect(explaining.askHere()).toBe(true);
  await rest(0);
  expect(explaining.now?.said.name).toBe("floor");
});

it("takes a long press for a question and swallows its click, and a short one for a tap", async () => {
  const click = (): boolean => {
    const event = pointer("click", door, 5, "touch");
    explaining.clicked(event);
    return event.defaultPrevented;
  };
  explaining.pressed(pointer("pointerdown", door, 5, "touch"));
  explaining.lifted();
  await rest(LONG);
  expect([click(), explaining.now]).toEqual([false, null]);
  explaining.pressed(pointer("pointerdown", door, 5, "touch"));
  await rest(LONG);
  explaining.lifted();
  expect([click(), explaining.now?.ref]).toEqual([true, "door:1"]);
  explaining.pressed(pointer("pointerdown", door, 5, "touch"));
  explaining.moved(pointer("pointermove", door, 40, "touch"));
  await rest(LONG);
  expect([click(), explaining.now]).toEqual([false, null]);
});

it("tells by a short press what a sign is that does nothing else", async () => {
  document.body.innerHTML =
    '<b data-about="door:1"><i>x</i></b><button><b data-about="door:1">y</b></button><i role="img" data-ref="door:1"></i><u role="gridcell" data-ref="door:1" data-asks></u>';
  const [sign, inButton] = document.querySelectorAll("b");
  for (const [pressed, told] of [
    [sign!.firstElementChild!, "door:1"],
    [inButton!, undefined],
    [document.querySelector("[role=img]")!, "door:1"],
    [document.querySelector("[data-asks]")!, "door:1"],
  ] as const) {
    explaining.pressed(pointer("pointerdown", pressed, 5, "touch"));
    explaining.lifted();
    explaining.clicked(pointer("click", pressed, 5, "touch"));
    await rest(0);
    expect(explaining.now?.ref).toBe(told);
  }
});

it("opens the rule of an answer that is pressed long, and does not give it", async () => {
  const rules: [string, Element][] = [];
  const asking = new Explaining(
    async () => null,
    (id, anchor) => rules.push([id, anchor]),
  );
  document.body.innerHTML = '<div data-rule="toy-07"><button>walk</button></div>';
  const button = document.querySelector("button")!;
  asking.pressed(pointer("pointerdown", button, 5, "mouse"));
  await rest(LONG);
  expect(rules, "a mouse points").toEqual([]);
  asking.pressed(pointer("pointerdown", button, 5, "touch"));
  const menu = pointer("contextmenu", button, 5, "touch");
  asking.menu(menu);
  expect(menu.defaultPrevented).toBe(true);
  await rest(LONG);
  expect(rules).toEqual([["toy-07", button.parentElement]]);
  const click = pointer("click", button, 5, "touch");
  asking.clicked(click);
  expect(click.defaultPrevented).toBe(true);
});
