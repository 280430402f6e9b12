// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type * as wire from "../src/wire";
import { anew, here, now, open, option, table } from "./open_table";

beforeEach(anew);

describe("one person with several seats", () => {
  const asked = { asked: [0, 1], step: "WhoActs" };
  const both = (seq: number, more: Partial<wire.Now> = asked) =>
    [0, 1].map((n) => now(seq, n, { options: [option("activate"), option(`use item:${n}`)], ...more }));

  it("answers for another one in one go", () => {
    const socket = open();
    socket.say(here([0, 1]), ...both(1));
    expect(table.state.seats.front).toBe(0);
    expect(table.props!.optionsOf(1).map(({ name }) => name)).toEqual(["activate", "use item:1"]);
    table.props!.choose("activate", 1);
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", seat: 1, answer: "activate" });
  });

  it("may look from one that is not asked, until the game goes on", () => {
    const socket = open();
    const acting = { asked: [0], step: "Act" };
    socket.say(here([0, 1]), ...both(1, acting));
    table.commands.turnTo(1);
    socket.say(...both(1, acting)); // nothing has happened
    expect(table.state.seats.front).toBe(1);
    expect(table.state.choosing.options.map(({ name }) => name)).toContain("use item:1");
    socket.say(...both(2, acting));
    expect(table.state.seats.front).toBe(0);
    table.commands.turnTo(3);
    expect(table.state.seats.front).toBe(0);
  });

  it("learns nothing of a seat that sees more", () => {
    const socket = open();
    const [zero, one] = both(1);
    socket.say(here([0, 1]), { ...zero!, view: { hand: "a" } }, { ...one!, view: { hand: "b" } });
    table.state.seats.curtain = null;
    table.state.seats.front = 0;
    expect(table.state.choosing.optionsOf(1)).toEqual([]);
  });
});

describe("several people at one screen", () => {
  it("see it turn to whom the game asks, without a curtain where nothing is secret", () => {
    const socket = open();
    socket.say(here([0, 1]), now(1, 0, { asked: [0] }), now(1, 1, { asked: [0] }));
    expect([table.state.seats.front, table.state.seats.curtain]).toEqual([0, null]);
    socket.say(now(2, 0, { asked: [1] }));
    expect(table.state.seats.front).toBe(0); // the other seat's view has not come yet
    socket.say(now(2, 1, { asked: [1] }));
    expect([table.state.seats.front, table.state.seats.curtain]).toEqual([1, null]);
  });

  it("hand it over behind a curtain where views differ", () => {
    const socket = open();
    socket.say(here([0, 1]), now(1, 0, { asked: [0] }), now(1, 1, { asked: [0] }));
    socket.say(now(2, 0, { asked: [1], view: { tile: 3 } }), now(2, 1, { asked: [1] }));
    expect([table.state.seats.front, table.state.seats.curtain]).toEqual([0, 1]);
    table.commands.liftCurtain();
    expect([table.state.seats.front, table.state.seats.curtain, table.state.story.now?.seat]).toEqual([1, null, 1]);
  });

  it("begin behind a curtain if the first question is a secret", () => {
    const socket = open();
    table.state.module = { choices: { secret_steps: ["Hide"] } };
    socket.say(here([0, 1]), now(1, 0, { asked: [0], step: "Hide" }), now(1, 1, { asked: [0], step: "Hide" }));
    expect(table.state.seats.curtain).toBe(0);
  });

  it("may take back for the seat that has something to take back", () => {
    const socket = open();
    const undo = { how: "free", why: "", turn: "free", turn_why: "", redo: false } as const;
    socket.say(here([0, 1]), now(2, 0, { asked: [1], undo }), now(2, 1, { asked: [1] }));
    expect(table.state.seats.front).toBe(1);
    table.commands.takeBack("undo");
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", seat: 0, what: "undo" });
  });
});
