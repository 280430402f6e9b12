import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film } from "../src/table/film";
import type { MomentInfo, Now } from "../src/wire";

const telling = (kind: string) => ({ kind, seat: 0, refs: [], rule: "", text: kind, args: {} });
const moment = (n: number, ...kinds: string[]): MomentInfo => ({ n, what: "answer", at: "", told: kinds.map(telling) });
const now = (seq: number) => ({ type: "now", seq }) as Now;

function cinema(speed = 1) {
  const seen: string[] = [];
  const settings = { speed };
  const film = new Film({
    lasts: (each) => (each.kind === "dice" ? 900 : each.kind === "quiet" ? 0 : 300),
    speed: () => settings.speed,
    show: (playing) => playing && seen.push(`${playing.telling.kind} ${playing.ms}`),
    reached: ({ n }) => seen.push(`#${n}`),
    arrived: ({ seq }) => seen.push(`now ${seq}`),
  });
  return { film, seen, settings };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what happens is shown one after the other", () => {
  it("and the new view comes last", () => {
    const { film, seen } = cinema();
    film.add([moment(1, "walk", "dice")]);
    film.arrive(now(1));
    expect(seen).toEqual(["#1", "walk 300"]);
    vi.advanceTimersByTime(300);
    expect(seen.slice(2)).toEqual(["#1", "dice 900"]);
    expect(film.busy).toBe(true);
    vi.advanceTimersByTime(900);
    expect(seen.at(-1)).toBe("now 1");
    expect(film.busy).toBe(false);
  });

  it("at once when animation is off", () => {
    const { film, seen } = cinema(0);
    film.add([moment(1, "walk", "dice")]);
    film.arrive(now(1));
    expect(seen.at(-1)).toBe("now 1");
  });

  it("and any key finishes it", () => {
    const { film, seen } = cinema();
    film.add([moment(1, "dice"), moment(2, "walk")]);
    film.arrive(now(2));
    film.skip();
    expect(seen).toEqual(["#1", "dice 900", "#2", "now 2"]);
    expect(film.busy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(seen).toHaveLength(4);
  });

  it("faster when much has gathered", () => {
    const { film, seen } = cinema();
    film.add(Array.from({ length: 30 }, (_, n) => moment(n, "dice")));
    film.arrive(now(30));
    const started = Date.now();
    while (film.busy) vi.advanceTimersByTime(10);
    expect(Date.now() - started).toBeLessThan(12_000);
    expect(seen.filter((line) => line.startsWith("dice"))).toHaveLength(30);
  });

  it("without the views that are already old", () => {
    const { film, seen } = cinema();
    film.add([moment(1, "walk")]);
    film.arrive(now(1));
    film.arrive(now(2));
    vi.advanceTimersByTime(300);
    expect(seen.filter((line) => line.startsWith("now"))).toEqual(["now 2"]);
  });

  it("also when an entry tells nothing", () => {
    const { film, seen } = cinema();
    film.add([moment(1), moment(2, "quiet")]);
    film.arrive(now(2));
    expect(seen).toEqual(["#1", "#2", "now 2"]);
  });
});
