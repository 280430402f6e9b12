/** Every tile has a look of its own, and its furniture stands where nobody can. */
import { describe, expect, it } from "vitest";
import tiles from "../../../../../src/questhall/games/deckbox/content/tiles.toml?raw";
import { lookOf, PAVINGS, ROOM_LOOKS } from "../art/rooms";
import { cardOf, CELL, lone, placeOn } from "../dungeon/squares";
import type { TileView } from "../types";

const FACES = [...tiles.matchAll(/id = "(\w+)"\nrows = '''\n([^']+)'''/g)].map(([, id, rows]) => ({
  id: id!,
  rows: rows!.trim().split("\n"),
}));

describe("a room", () => {
  it("has a look for each of the thirty faces", () => {
    expect(FACES).toHaveLength(30);
    expect(Object.keys(ROOM_LOOKS).sort()).toEqual(FACES.map(({ id }) => id).sort());
    for (const { paving } of Object.values(ROOM_LOOKS)) expect(PAVINGS).toContain(paving);
  });

  it("looks like no other", () => {
    const looks = FACES.map(({ id }) => JSON.stringify(lookOf(id)));
    expect(new Set(looks).size).toBe(FACES.length);
    expect(new Set(FACES.map(({ id }) => lookOf(id).stone)).size).toBe(FACES.length);
  });

  it("has its furniture in its walls, one on a square, and its lights there too", () => {
    for (const { id, rows } of FACES) {
      const { stands = [], lights = [] } = lookOf(id);
      const squares = stands.map(([square]) => square);
      expect(new Set(squares).size, id).toBe(squares.length);
      for (const square of [...squares, ...lights]) {
        const [x, y] = square.split(",").map(Number);
        expect(rows[y!]?.[x!], `${id} ${square}`).toBe("#");
      }
    }
  });

  it("is turned with its tile", () => {
    const [x, y] = [cardOf({ i: 1, j: -1 }).x, cardOf({ i: 1, j: -1 }).y];
    const at = (arrow: number) => placeOn({ i: 1, j: -1, arrow }, "1,1");
    expect([0, 1, 2, 3].map(at)).toEqual(
      [
        [1, 1],
        [5, 1],
        [5, 5],
        [1, 5],
      ].map(([column, row]) => ({ x: x + column! * CELL, y: y + row! * CELL })),
    );
  });

  it("has a pillar where a wall stands alone", () => {
    const rows = FACES.find(({ id }) => id === "2A")!.rows.map((row) =>
      row.replace(/[AE]/g, "+").replace(/[SF]/g, "."),
    );
    const tile = { i: 0, j: 0, arrow: 0, rows } as unknown as TileView;
    expect(lone(tile)).toHaveLength(4);
  });
});
