import { expect, it } from "vitest";
import { byHttp } from "../src/connection/outbox";
import { pollSeats } from "../src/connection/polling";

const here = (seat: number) => ({ type: "here", seats: [seat], table: {}, host: false, seq: 1, time: 0 }) as never;

it("asks with every key, lets the seat in front wait, and greets with all seats", async () => {
  const asked: [string, number, string | undefined][] = [];
  const poll = async (cursor: string, wait: number, token?: string) => {
    asked.push([cursor, wait, token]);
    return { messages: cursor ? [] : [here(token === "a" ? 0 : 1)], cursor: `${token}2` };
  };
  const first = await pollSeats(poll, null, ["a", "b"]);
  expect(asked).toEqual([
    ["", 0, "b"],
    ["", 0, "a"],
  ]);
  expect(first.messages.map((message) => message.type === "here" && message.seats)).toEqual([
    [0, 1],
    [0, 1],
  ]);
  await pollSeats(poll, first.cursor, ["a", "b"]);
  expect(asked.slice(2)).toEqual([
    ["b2", 0, "b"],
    ["a2", 25, "a"],
  ]);
});

it("asks without a key for a spectator", async () => {
  const tokens: (string | undefined)[] = [];
  await pollSeats(async (_cursor, _wait, token) => (tokens.push(token), { messages: [], cursor: "1" }), null, []);
  expect(tokens).toEqual([undefined]);
});

it("sends what is said with its id, so that a second copy is not said again", () => {
  const [path, body] = byHttp({ type: "chat", seat: 0, text: "Hello", id: "letter-1" });
  expect([path, body]).toEqual(["chat", { text: "Hello", phrase: undefined, id: "letter-1" }]);
});
