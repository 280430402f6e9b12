// @vitest-environment happy-dom
/** Where cards go that lie over a drawing. */
import { describe, expect, it } from "vitest";
import { dearToRead } from "../src/table/dear";
import { firstFree, placeClear } from "../src/ui/place";

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, width, height },
  ...{ right: left + width, bottom: top + height },
});

describe("a card over a drawing", () => {
  const room = box(0, 0, 800, 800);
  const card = { width: 400, height: 160 };

  it("lies at the edge of the room below its thing rather than on the ground beside it", () => {
    const ground = Array.from({ length: 80 }, (_, n) => ({
      box: box((n % 10) * 80, 240 + Math.floor(n / 10) * 40, 80, 40),
      weight: 0.05,
    }));
    const corners = [0, 740].map((x) => ({ box: box(x, 740, 60, 60), weight: 2 }));
    expect(placeClear(box(380, 400, 40, 80), card, room, [...ground, ...corners])).toEqual({ x: 200, y: 632 });
  });

  it("lies just below it where nothing is lost there", () => {
    expect(placeClear(box(380, 400, 40, 80), card, room, [])).toEqual({ x: 200, y: 488 });
  });
});

it("a line in passing lies where it hides nothing of what it tells", () => {
  const wall = { top: 210, bottom: 240 };
  expect(firstFree([180, 70, 500], 90, [wall])).toBe(1);
  expect(firstFree([180, 70, 500], 90, [wall, { top: 100, bottom: 120 }])).toBe(2);
  expect(firstFree([180, 70, 500], 90, [])).toBe(0);
  expect(firstFree([180, 70, 500], 90, [{ top: 0, bottom: 900 }])).toBe(0);
});

it("what players have beside the board is dear, sheets and all; a strip of seats by its heads", () => {
  const seat = '<li class="card"><button class="head"></button><div class="sheet"></div></li>';
  document.body.innerHTML = `<ul class="party">${seat}</ul><ul class="party strip">${seat}</ul>`;
  for (const [n, each] of [...document.querySelectorAll(".card, .head")].entries())
    each.getBoundingClientRect = () => new DOMRect(n, 0, 1, 1);
  const all = dearToRead().filter(({ weight }) => weight >= 1);
  expect(all.map(({ box: { left } }) => left)).toEqual([0, 3]); // the first card, and the head in the second
});
