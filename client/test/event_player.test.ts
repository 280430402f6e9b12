import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventPlayer } from "../src/table/model/event_player";
import type { MomentInfo, Now } from "../src/wire";

const telling = (kind: string) => ({ kind, seat: 0, refs: [], rule: "", text: kind, args: {} });
const moment = (n: number, ...kinds: string[]): MomentInfo => ({ n, what: "answer", at: "", told: kinds.map(telling) });
const now = (seq: number) => ({ type: "now", seq }) as Now;

function cinema(speed = 1) {
  const seen: string[] = [];
  const settings = { speed };
  let last = 0;
  let leads: number | null = null;
  const player = new EventPlayer({
    lasts: (each) => (each.kind === "dice" ? 900 : each.kind === "quiet" ? 0 : 300),
    beat: (each) => (each.kind === "blow" ? 1000 : 0),
    reads: (each) => (each.kind === "verdict" ? 2000 : 0),
    patience: () => 6000,
    speed: () => settings.speed,
    awaits: (each) => ({ throw: 5000, lesson: Infinity })[each.kind] ?? 0,
    stays: (each, next, last) =>
      each.kind === "note" ? 2000 : each.kind === "scroll" && !(last && next?.step === "Scroll") ? Infinity : 0,
    show: (playing) => {
      if (playing && playing.id !== last)
        seen.push(`${playing.telling.kind} ${playing.awaits ? "in hand" : playing.ms}`);
      if (playing?.lies) seen.push(`${playing.telling.kind} lies ${playing.lies}`);
      last = playing?.id ?? 0;
      leads = playing?.next?.seq ?? null;
    },
    reached: ({ n }) => seen.push(`#${n}`),
    arrived: ({ seq }) => seen.push(`now ${seq}`),
  });
  return { player, seen, settings, leads: () => leads };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what happens is shown one after the other", () => {
  it("with time for a blow, however much has gathered", () => {
    const { player, seen } = cinema();
    player.add([moment(1, ...Array.from({ length: 60 }, () => "walk"), "blow", "walk")]);
    vi.advanceTimersByTime(20_000);
    const times = seen.filter((each) => !each.startsWith("#")).map((each) => Number(each.split(" ")[1]));
    expect(times[0]).toBeLessThan(150);
    expect(times[60]).toBe(1000);
  });

  it("with time for what dice say once they lie, whatever has gathered, at every speed", () => {
    const { player, seen, settings } = cinema();
    player.add([moment(1, "verdict", "walk")]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["#1", "verdict 300", "verdict lies 2000"]);
    vi.advanceTimersByTime(2000);
    expect(seen.at(-1)).toBe("walk 300");
    settings.speed = 0.5;
    vi.advanceTimersByTime(300);
    player.add([moment(2, "verdict")]);
    vi.advanceTimersByTime(150);
    expect(seen.slice(-2)).toEqual(["verdict 150", "verdict lies 1000"]);
    player.skip();
    expect(player.busy).toBe(false);
  });

  it("but not a second time, when something is taken back or done again", () => {
    const { player, seen } = cinema();
    player.add([{ ...moment(2, "walk"), what: "redo" }]);
    player.arrive(now(2));
    expect(seen).toEqual(["#2", "now 2"]);
  });

  it("and the new view comes last", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "walk", "dice")]);
    player.arrive(now(1));
    expect(seen).toEqual(["#1", "walk 300"]);
    vi.advanceTimersByTime(300);
    expect(seen.slice(2)).toEqual(["#1", "dice 900"]);
    expect(player.busy).toBe(true);
    vi.advanceTimersByTime(900);
    expect(seen.at(-1)).toBe("now 1");
    expect(player.busy).toBe(false);
  });

  it("at once when animation is off", () => {
    const { player, seen } = cinema(0);
    player.add([moment(1, "walk", "dice")]);
    player.arrive(now(1));
    expect(seen.at(-1)).toBe("now 1");
  });

  it("and any key finishes it", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "dice"), moment(2, "walk")]);
    player.arrive(now(2));
    player.skip();
    expect(seen).toEqual(["#1", "dice 900", "#2", "now 2"]);
    expect(player.busy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(seen).toHaveLength(4);
  });

  it("stays with what wants to be read, even without motion, and then goes on as before", () => {
    const { player, seen } = cinema(0);
    player.add([moment(1, "walk", "scroll", "walk"), moment(2, "scroll")]);
    player.arrive(now(2));
    expect(seen).toEqual(["#1", "#1", "scroll 0"]);
    vi.advanceTimersByTime(60_000);
    player.skip();
    expect(seen.slice(3)).toEqual(["#1", "#2", "scroll 0"]);
    player.skip();
    expect(seen.at(-1)).toBe("now 2");
    expect(player.busy).toBe(false);
  });

  it("knows where it leads to as soon as that has arrived", () => {
    const { player, leads } = cinema();
    player.add([moment(1, "walk", "walk")]);
    expect(leads()).toBeNull();
    player.arrive(now(1));
    expect(leads()).toBe(1);
    vi.advanceTimersByTime(300);
    expect(leads()).toBe(1);
  });

  it("never skips what wants to be read", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "walk", "dice", "scroll", "walk")]);
    player.skip();
    expect(seen.at(-1)).toBe("scroll 0");
    player.skip();
    expect(seen.at(-1)).toBe("walk 300");
  });

  it("waits for nothing where the question that follows says it all", () => {
    const { player, seen } = cinema(0);
    player.add([moment(1, "scroll")]);
    expect(player.busy).toBe(true);
    player.arrive({ ...now(1), step: "Scroll" });
    expect(seen.at(-1)).toBe("now 1");
    expect(player.busy).toBe(false);
  });

  it("reads what has a time for so long, and no longer", () => {
    const { player, seen } = cinema(0);
    player.add([moment(1, "note")]);
    player.arrive(now(1));
    vi.advanceTimersByTime(1900);
    expect(player.busy).toBe(true);
    vi.advanceTimersByTime(200);
    expect(seen.at(-1)).toBe("now 1");
  });

  it("faster when much has gathered", () => {
    const { player, seen } = cinema();
    player.add(Array.from({ length: 30 }, (_, n) => moment(n, "dice")));
    player.arrive(now(30));
    const started = Date.now();
    while (player.busy) vi.advanceTimersByTime(10);
    expect(Date.now() - started).toBeLessThan(12_000);
    expect(seen.filter((line) => line.startsWith("dice"))).toHaveLength(30);
  });

  it("without the views that are already old", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "walk")]);
    player.arrive(now(1));
    player.arrive(now(2));
    vi.advanceTimersByTime(300);
    expect(seen.filter((line) => line.startsWith("now"))).toEqual(["now 2"]);
  });

  it("also when an entry tells nothing", () => {
    const { player, seen } = cinema();
    player.add([moment(1), moment(2, "quiet")]);
    player.arrive(now(2));
    expect(seen).toEqual(["#1", "#2", "now 2"]);
  });
});

describe("dice in the hand of whoever throws", () => {
  const thrown = ["#1", "throw in hand", "#1", "throw 300"];

  it("wait for a press, and fall then as long as any", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "throw", "walk")]);
    vi.advanceTimersByTime(4000);
    expect(seen).toEqual(thrown.slice(0, 2));
    player.skip();
    expect(seen).toEqual(thrown);
    vi.advanceTimersByTime(300);
    expect(seen.at(-1)).toBe("walk 300");
  });

  it("in a lesson as long as it takes", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "lesson")]);
    vi.advanceTimersByTime(600_000);
    expect(seen).toEqual(["#1", "lesson in hand"]);
    player.skip();
    expect(seen.at(-1)).toBe("lesson 300");
  });

  it("or go by themselves after a while", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "throw")]);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(thrown);
  });

  it("and nobody waits for them who has skipped what came before", () => {
    const { player, seen } = cinema();
    player.add([moment(1, "walk", "throw")]);
    player.arrive(now(1));
    player.skip();
    expect(seen).toEqual(["#1", "walk 300", "#1", "now 1"]);
  });
});
