// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { anew, here, now, open, table } from "./open_table";

beforeEach(anew);

it("what was seen is taken back by whoever says so twice", () => {
  const socket = open();
  const undo = { how: "free", why: "revealed", turn: "free", turn_why: "thrown", redo: true } as const;
  socket.say(here([0]), now(2, 0, { undo }));
  const sent = socket.sent.length;
  table.commands.takeBack("undo");
  expect([table.state.undo.doubt, socket.sent.length]).toEqual(["undo", sent]);
  table.commands.takeBack("undo", true);
  expect(socket.sent.at(-1)).toMatchObject({ type: "undo", what: "undo" });
  expect(table.state.undo.doubt).toBeNull();
  expect(["redo", "turn"].map((what) => table.state.undo.unseen(what as "redo" | "turn"))).toEqual([false, false]);
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
