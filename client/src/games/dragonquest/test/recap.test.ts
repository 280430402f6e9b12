/** What the others did since one's last turn. */
import { describe, expect, it } from "vitest";
import type { Telling } from "../../../wire";
import { recap, recapOf } from "../recap";
import { sayIn } from "./words";

const tell = (kind: string, seat: number, args: Record<string, unknown> = {}, refs: string[] = []): Telling => ({
  kind,
  seat,
  args,
  refs,
  rule: "",
  text: `event-${kind}`,
});
const ROUND = [
  tell("turn-begins", 1),
  tell("walked", 1, { square: "square:A5" }), // before one's last turn
  tell("turn-begins", 0),
  tell("walked", 0, { square: "square:B6" }),
  tell("turn-begins", 1),
  tell("blocked", 2, { square: "square:C5", whose: "seat:1" }, ["square:C5"]),
  tell("encounter", 1, { danger: "danger:arrow" }),
  tell("lp-lost", 1, { lost: 1, left: 12 }),
  tell("lp-lost", 1, { lost: 3, left: 9 }),
  tell("turn-begins", 2),
  tell("walked", 2, { square: "square:B6" }),
  tell("walked", 2, { square: "square:B7" }),
  tell("chamber-entered", 2, { from: "square:B7" }),
  tell("chamber-rolled", 2, { dice: "faces:coin50 coin100 star" }),
  tell("treasure-taken", 2, {}, ["treasure:horn"]),
  tell("find-ticked", 2, { row: 1, box: 1 }),
  tell("turn-begins", 0),
];

describe("since one's last turn", () => {
  it("each of the others has gone somewhere, lost and found something", () => {
    const [bo, cy, ...more] = recapOf(ROUND, [0]);
    expect(more).toEqual([]);
    expect(bo).toMatchObject({ seat: 1, steps: 0, lost: 4, by: "danger:arrow", walled: [] });
    expect(cy).toMatchObject({ seat: 2, steps: 3, to: "chamber", gold: 150, gained: ["treasure:horn"], finds: 1 });
    expect(cy!.built).toEqual([{ square: "square:C5", whose: 1 }]);
  });

  it("is over once the turn is under way, and nothing at the beginning or in others' turns", () => {
    expect(recapOf([...ROUND, tell("sun-crossed", 0)], [0])).toHaveLength(2);
    expect(recapOf([...ROUND, tell("movement-rolled", 0, { kept: "no" })], [0])).toHaveLength(2);
    expect(recapOf([...ROUND, tell("movement-rolled", 0, { kept: "yes" })], [0])).toEqual([]);
    expect(recapOf([...ROUND, tell("walked", 0, { square: "square:B5" })], [0])).toEqual([]);
    expect(recapOf([...ROUND, tell("turn-begins", 1)], [0])).toEqual([]);
    expect(recapOf([tell("turn-begins", 0)], [0])).toEqual([]);
    expect(recapOf([], [0])).toEqual([]);
  });

  it("begins with what one's own dice in the chamber brought as the turn ended", () => {
    const own = tell("chamber-rolled", 0, { dice: "faces:coin100 coin50 dragon" });
    const [me, bo] = recapOf([...ROUND.slice(0, 4), own, ...ROUND.slice(4)], [0]);
    expect(me).toMatchObject({ seat: 0, gold: 150, dragons: 1, steps: 0, played: false });
    expect(bo).toMatchObject({ seat: 1, lost: 4 });
  });

  it("before one's first turn it begins with the first of all", () => {
    expect(recapOf(ROUND.slice(0, 3), [0]).map(({ seat, steps }) => [seat, steps])).toEqual([[1, 1]]);
  });

  const SKULLS = [
    tell("turn-begins", 0),
    tell("movement-rolled", 0),
    tell("encounter", 0, { danger: "danger:ghoul" }),
    tell("lp-lost", 0, { lost: 1, left: 12 }),
    tell("turn-begins", 1),
  ];

  it("says first what became of oneself in a turn that asked nothing, even while another's turn asks for a wall", () => {
    const rows = (lang: "en" | "fr", told: Telling[]): string[] =>
      recap(told, [0], sayIn(lang, ["Ana", "Bo"])).map(({ words }) => words.replace(/\s+/g, " "));
    expect(rows("en", SKULLS)).toEqual(["three skulls: the ghoul instead of a walk · −1 LP"]);
    expect(rows("fr", SKULLS)).toEqual(["trois crânes : la Goule au lieu de marcher · −1 PV"]);
    const next = [...SKULLS, tell("walked", 1, { square: "square:B6" }), tell("turn-begins", 0)];
    expect(recapOf(next, [0]).map(({ seat, lost }) => [seat, lost])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(recapOf([...next, tell("walked", 0, { square: "square:B6" })], [0])).toEqual([]);
    expect(recapOf([tell("turn-begins", 0), tell("turn-begins", 1), ...SKULLS], [0])).toEqual([]); // later ones are seen
  });

  it("leaves out what was answered, or was shown while one built", () => {
    const again = SKULLS.toSpliced(1, 0, tell("movement-rolled", 0));
    expect(recapOf(again, [0])).toEqual([]);
    expect(recapOf([...SKULLS, tell("blocked", 0, { square: "square:C7", whose: "seat:1" })], [0])).toEqual([]);
  });

  it("keeps how it ended for somebody", () => {
    const end = [tell("turn-begins", 1), tell("died", 1, { cause: "demon" }), tell("turn-begins", 2)];
    const found = recapOf([...end, tell("escaped", 2, { total: 900 }), tell("turn-begins", 0)], [0]);
    expect(found.map(({ cause, out }) => [cause, out])).toEqual([
      ["demon", -1],
      ["", 900],
    ]);
  });

  it("says who did what to whom, in both languages", () => {
    const names = ["Ana", "Bo", "Cy"];
    const walls = [
      tell("turn-begins", 0),
      tell("turn-begins", 1),
      tell("blocked", 0, { square: "square:C7", whose: "seat:1" }),
      tell("encounter", 1, { danger: "danger:ghoul" }),
      tell("lp-lost", 1, { lost: 2, left: 9 }),
      tell("turn-begins", 2),
      tell("blocked", 1, { square: "square:D7", whose: "seat:2" }),
      tell("walked", 2, { square: "square:B6" }),
      tell("turn-begins", 0),
      tell("blocked", 2, { square: "square:L7", whose: "seat:0" }), // before one is asked anything
    ];
    const words = (lang: "en" | "fr"): string[] =>
      recap(walls, [0], sayIn(lang, names)).map((each) => each.words.replace(/\s+/g, " "));
    expect(words("en")).toEqual([
      "−2 LP (the ghoul) · walls up Cy’s D7 · you walled up C7",
      "1 step to B6 · walls up your L7",
    ]);
    expect(words("fr")).toEqual([
      "−2 PV (la Goule) · mure D7 chez Cy · C7 murée par vous",
      "1 pas, en B6 · mure votre L7",
    ]);
    expect(recap(walls, [0], sayIn("en", names)).map(({ seat, hurt }) => [seat, hurt])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it("of somebody who is out of it says only what was built, and of a turn without anything that", () => {
    const idle = [
      tell("turn-begins", 0),
      tell("turn-begins", 1),
      tell("blocked", 2, { square: "square:C7", whose: "seat:1" }),
      tell("turn-begins", 0),
    ];
    const words = recap(idle, [0], sayIn("en", ["Ana", "Bo", "Cy"])).map((each) => each.words);
    expect(words).toEqual(["stays put", "walls up Bo’s C7"]);
  });

  it("names the chamber and the way out", () => {
    const to = (kind: string): string => {
      const told = [tell("turn-begins", 0), tell("turn-begins", 1), tell(kind, 1, {}), tell("turn-begins", 0)];
      return recap(told, [0], sayIn("en", ["Ana", "Bo"]))[0]!.words;
    };
    expect([to("chamber-entered"), to("exit-reached")]).toEqual(["enters the treasure chamber", "walks out"]);
  });
});
