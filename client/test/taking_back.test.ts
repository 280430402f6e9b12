// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { MomentInfo } from "../src/wire";
import { anew, happened, here, now, open, table } from "./open_table";

beforeEach(anew);

it("what was seen is taken back by whoever says so twice", () => {
  const socket = open();
  const undo = { how: "free", why: "revealed", turn: "free", turn_why: "thrown", redo: true } as const;
  socket.say(here([0]), now(2, 0, { undo }));
  const sent = socket.sent.length;
  table.commands.takeBack("undo");
  expect([table.state.undo.doubt, socket.sent.length]).toEqual([{ what: "undo", why: "seen" }, sent]);
  table.commands.takeBack("undo", true);
  expect(socket.sent.at(-1)).toMatchObject({ type: "undo", what: "undo" });
  expect(table.state.undo.doubt).toBeNull();
  expect(["redo", "turn"].map((what) => table.state.undo.why(what as "redo" | "turn"))).toEqual([null, null]);
});

describe("with several seats at one browser", () => {
  const undo = { how: "free", why: "others", turn: "nothing", turn_why: "", redo: false } as const;
  const answered = (n: number, seat: number): MomentInfo => ({ n, what: "answer", at: "", told: [], seat });
  const played = (...seats: number[]) => [
    here([0, 1]),
    { ...happened(4, 0), moments: seats.map((seat, n) => answered(n, seat)) },
  ];

  it("the last answer of all of them is taken back, and nothing before", () => {
    const socket = open();
    socket.say(...played(0, 1), now(4, 0, { asked: [0], undo }), now(4, 1, { asked: [0], undo }));
    expect(table.state.seats.front).toBe(0);
    table.commands.takeBack("undo");
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", seat: 1, what: "undo" });
  });

  it("who has played since is taken back only by whoever says so twice", () => {
    const socket = open();
    socket.say(...played(0, 1, 2), now(4, 0, { asked: [0], undo }), now(4, 1, { asked: [0], undo }));
    const sent = socket.sent.length;
    table.commands.takeBack("undo");
    expect([table.state.undo.doubt, socket.sent.length]).toEqual([{ what: "undo", why: "others" }, sent]);
    table.commands.takeBack("undo", true);
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", seat: 1, what: "undo" });
  });
});

it("requests to take back come and go", () => {
  const socket = open();
  const asked = {
    type: "consent",
    request: "r1",
    seat: 1,
    what: "undo",
    moves: [],
    needs: [0],
    yes: [],
    no: [],
    state: "open",
  };
  socket.say(here([0]), now(1, 0), asked);
  expect(table.state.company.consents).toHaveLength(1);
  table.commands.agree("r1", 0, true);
  expect(socket.sent.at(-1)).toMatchObject({ type: "consent", request: "r1", yes: true });
  socket.say({ ...asked, yes: [0], state: "granted" });
  expect(table.state.company.consents).toEqual([]);
});
