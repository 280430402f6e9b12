import { describe, expect, it } from "vitest";
import { changed, Views, type Heard } from "../src/connection/views";
import type { ServerMessage } from "../src/wire";

const now = (seq: number, view: object, seat: number | null = 0) =>
  ({ type: "now", seq, seat, options: [], view }) as unknown as ServerMessage;
const then = (seq: number, since: number, changes: object, seat: number | null = 0) =>
  ({ type: "changed", seq, seat, options: [seq], since, changes }) as unknown as ServerMessage;
const view = (heard: Heard | null) => (heard?.type === "now" ? heard.view : heard);

describe("what is other in a view", () => {
  it.each([
    [{ a: 1, b: 2 }, {}, { a: 1, b: 2 }],
    [{ a: 1 }, { a: [null], b: [[1]] }, { a: null, b: [1] }],
    [{ a: 1, b: 2 }, { a: null }, { b: 2 }],
    [{ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: [3] } } }, { a: { b: { c: 3, d: 2 } } }],
    [{ a: [{ n: 1 }, { n: 2 }] }, { a: { 1: { n: [3] }, 2: [{ n: 4 }] } }, { a: [{ n: 1 }, { n: 3 }, { n: 4 }] }],
    [{ a: [{ n: 1 }] }, { a: [[]] }, { a: [] }],
  ])("%j and %j make %j", (before, changes, after) => {
    const kept = JSON.stringify(before);
    expect(changed(before, changes as never)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("leaves all else the very same thing", () => {
    const before = { heroes: [{ at: "A1" }, { at: "B2" }], supply: { coins: 3 } };
    const after = changed(before, { heroes: { 1: { at: ["B3"] } } }) as typeof before;
    expect(after.supply).toBe(before.supply);
    expect(after.heroes[0]).toBe(before.heroes[0]);
    expect(after.heroes[1]).toEqual({ at: "B3" });
  });
});

describe("views that come as changes", () => {
  it("are told whole, each seat's on top of its own", () => {
    const views = new Views();
    expect(views.whole(now(4, { a: 1, b: 1 }))).toMatchObject({ type: "now", seq: 4 });
    views.whole(now(4, { a: 2 }, null));
    expect(views.whole(then(6, 4, { a: [5] }))).toEqual({
      ...{ type: "now", seq: 6, seat: 0, options: [6] },
      view: { a: 5, b: 1 },
    });
    expect(view(views.whole(then(6, 4, { c: [0] }, null)))).toEqual({ a: 2, c: 0 });
    expect(view(views.whole(then(7, 6, { b: null })))).toEqual({ a: 5 });
  });

  it("are not made of anything but what they build on", () => {
    const views = new Views();
    expect(views.whole(then(6, 4, {}))).toBe(null);
    views.whole(now(3, { a: 1 }));
    expect(views.whole(then(6, 4, { a: [2] }))).toBe(null);
    expect(views.whole(then(6, 3, { a: [2] }, 1))).toBe(null);
    expect(view(views.whole(then(4, 3, { a: [3] })))).toEqual({ a: 3 });
  });

  it("cannot be written in by anybody who is told them", () => {
    const views = new Views();
    const held = view(views.whole(now(1, { heroes: [{ at: "A1" }] }))) as unknown as { heroes: { at: string }[] };
    expect(() => held.heroes.push({ at: "B2" })).toThrow();
    const next = view(views.whole(then(2, 1, { heroes: { 0: { at: ["A2"] } } }))) as unknown as typeof held;
    expect(() => (next.heroes[0]!.at = "")).toThrow();
  });

  it("lets all else through as it is", () => {
    const pong = { type: "pong" } as const;
    expect(new Views().whole(pong)).toBe(pong);
  });
});
