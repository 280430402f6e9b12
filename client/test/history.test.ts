import { describe, expect, it } from "vitest";
import { merged, type Played, read, remembered, tallies, won, written } from "../src/lib/history";
import type { MyTable } from "../src/wire";

const game = (table: string, more: Partial<Played> = {}): Played => ({
  table,
  game: "dragonquest",
  when: `2026-01-0${table}`,
  names: ["Ana", "Bo"],
  scores: [3100, 900],
  winners: [0],
  mine: [0],
  ...more,
});
const table = (more: Partial<MyTable>): MyTable =>
  ({
    table: "1",
    game: "dragonquest",
    since: "2026-01-01",
    seats: ["Ana", "Bo"],
    seat: 0,
    lesson: "",
    over: { scores: [3100, 900], winners: [0], text: "", args: {} },
    ...more,
  }) as MyTable;

describe("one's own games", () => {
  it("are those that have ended, with all seats one held", () => {
    expect(remembered(table({}), [])).toEqual(game("1"));
    expect(won(remembered(table({ seat: 1 }), [1])!)).toBe(false);
    expect(won(remembered(table({ seat: 1 }), [1, 0])!)).toBe(true);
    for (const none of [table({ over: null }), table({ lesson: "first" }), table({ seat: null })])
      expect(remembered(none, [])).toBeNull();
  });
  it("come to something", () => {
    const lost = game("2", { mine: [1] });
    const together = game("3", { game: "heroquest", scores: [0, 1, 1], winners: [1, 2], mine: [1, 2] });
    expect(tallies([game("1"), lost, together])).toEqual([
      { game: "dragonquest", played: 2, won: 1, best: 3100 },
      { game: "heroquest", played: 1, won: 1, best: null },
    ]);
  });
  it("go into a file and come back, each once, the newest first", () => {
    const [one, two, three] = [game("1"), game("2"), game("3")];
    const back = read(written([three, one]))!;
    expect(merged([two, one], back).map((each) => each.table)).toEqual(["3", "2", "1"]);
    for (const strange of ["", "[]", "{}", '{"format": "questhall-history", "games": [{"table": 1}]}'])
      expect(read(strange), strange).toBeNull();
  });
});
