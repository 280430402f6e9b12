// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lasting, left, setServerTime } from "../src/lib/time";
import Countdown from "../src/table/Countdown.svelte";

const at = (seconds: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + 1000 * seconds).toISOString();

describe("what is left", () => {
  test.each([
    [0, "0:00"],
    [9, "0:09"],
    [75, "1:15"],
    [3599, "59:59"],
    [3600, "1 h 00"],
    [86_399, "23 h 59"],
  ])("%i s", (seconds, text) => expect(left(seconds)).toBe(text));
});

describe("the countdown", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(at(0)) }));
  afterEach(() => void vi.useRealTimers());

  function show(closes: number | null, opens: number | null, mine = true) {
    const target = document.createElement("div");
    const shown = mount(Countdown, {
      target,
      props: { clock: { closes: closes === null ? null : at(closes), opens: opens === null ? null : at(opens) }, mine },
    });
    flushSync();
    return { target, end: () => unmount(shown) };
  }

  test("ticks for the eye, and speaks rarely", () => {
    const { target, end } = show(75, null);
    const seen = () => target.querySelector("[aria-hidden]")?.textContent;
    const heard = () => target.querySelector("[role=status]")?.textContent;
    expect(seen()).toContain("1:15");
    const first = heard();
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(seen()).toContain("1:10");
    expect(heard()).toBe(first);
    vi.advanceTimersByTime(15_000);
    flushSync();
    expect(heard()).not.toBe(first);
    vi.advanceTimersByTime(90_000);
    flushSync();
    expect(seen()).toContain("0:00");
    void end();
  });

  test.each([-7200, 0, 5, 86_400])("follows the clock of the hall, with one here that is %i s wrong", (wrong) => {
    vi.setSystemTime(new Date(at(wrong)));
    setServerTime(Date.parse(at(0)) / 1000);
    const { target, end } = show(75, 20);
    expect(target.querySelector("[aria-hidden]")?.textContent).toContain("1:15");
    expect(target.textContent).toContain("20");
    expect(lasting(at(-30))?.args.count).toBe(30);
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(target.querySelector("[aria-hidden]")?.textContent).toContain("1:10");
    void end();
    vi.setSystemTime(new Date(at(0)));
    setServerTime(Date.parse(at(0)) / 1000);
  });

  test("without an end there is only when it may be ended, for whom it concerns", () => {
    const one = show(null, 8);
    expect(one.target.querySelector("[aria-hidden]")).toBeNull();
    expect(one.target.textContent).toContain("8");
    vi.advanceTimersByTime(9000);
    flushSync();
    expect(one.target.textContent?.trim()).toBe("");
    const two = show(null, 8, false);
    expect(two.target.textContent?.trim()).toBe("");
    void one.end();
    void two.end();
  });
});
