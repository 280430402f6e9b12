import { describe, expect, it } from "vitest";
import type { Telling } from "../../../wire";
import { placed } from "../art/path";
import { alike, arrange, DICE, movementDice, thrown, tray } from "../dice";
import { sumWords } from "../scene/cast";
import { faces } from "../told";
import { moment, NAMES } from "./moments";
import { sayIn } from "./words";

const say = sayIn("en", ["Ada"]);

function rolled(thrownFaces: string, dice: string, red: string): Telling {
  const args = { thrown: `faces:${thrownFaces}`, dice: `faces:${dice}`, kept: "yes", red, hero: "seat:0" };
  return { kind: "movement-rolled", seat: 0, refs: [], rule: "", text: "event-movement-rolled", args };
}

describe("dice", () => {
  it("of the chamber lie ready for whoever decides there, whatever others have thrown", () => {
    const { view } = moment("stay-five-dragons").before;
    view.chamber.thrown = [];
    const { dice, label } = tray(view, say)!;
    expect(dice).toEqual(Array.from({ length: view.chamber.dice }, () => ({ face: null, kind: "bone" })));
    expect(label).toBe(say("board-dice-chamber"));
  });

  it("know which of them were rolled again", () => {
    const fresh = (telling: Telling) => thrown(telling, say)!.dice.map((die) => die.fresh);
    expect(fresh(rolled("room find", "skull room room find blank", "no"))).toEqual([false, false, true, true, false]);
    expect(fresh(rolled("room blank", "skull room room find blank", "yes"))).toEqual([false, false, true, false, true]);
  });

  it("have a red one, the last", () => {
    const { dice, words } = thrown(rolled("", "skull skull room find double", "no"), say)!;
    expect(dice.map((die) => die.kind)).toEqual(["black", "black", "black", "black", "red"]);
    expect(words).toBe("2 × skull, room, find, double-skull");
  });

  it("are told by what they bring, and a third skull by what it means", () => {
    expect(sumWords(["room", "find", "corridor", "skull", "blank"], say)).toBe("2 steps · 1 find · 1 skull");
    expect(sumWords(["blank", "skull"], say)).toBe("No step, no find · 1 skull");
    expect(sumWords(["room", "skull", "double"], say)).toBe("3 skulls: danger instead of a walk!");
    expect(sumWords(["room", "skull", "double"], say, true)).toContain("nothing to choose");
  });

  it("shine where a throw brings four steps or more, and not before", () => {
    const lit = (...faces: string[]) => movementDice(faces).map((die) => die.counts ?? null);
    expect(lit("room", "corridor", "room", "skull", "corridor")).toEqual([true, true, true, null, true]);
    expect(lit("room", "corridor", "room", "skull", "double")).toEqual([null, null, null, null, null]);
  });

  it("with a blank face are as plain to see as the others", () => {
    expect(movementDice(["blank", "room", "blank", "find", "blank"]).every(({ counts }) => counts !== false)).toBe(
      true,
    );
  });

  it("show every face that is ever thrown", () => {
    for (const name of NAMES) {
      const { log, moments } = moment(name);
      for (const telling of [...(log ?? []), ...moments].flatMap((each) => each.told)) {
        for (const die of thrown(telling, say)?.dice ?? []) {
          expect(DICE[die.kind]!.faces, `${telling.kind} ${die.face}`).toHaveProperty(die.face!);
        }
      }
    }
  });

  it("lie in the tray: movement dice while one decides, chamber dice while one takes a treasure", () => {
    expect(tray(moment("reroll").before.view, say)!.dice).toHaveLength(5);
    expect(tray(moment("treasure").before.view, say)!.dice.every(({ kind }) => kind === "bone")).toBe(true);
    expect(tray(moment("fire").after.view, say)).toBeNull(); // while they flee, those of the fire
    expect(tray(moment("start").before.view, say)!.dice.map(({ face }) => face)).toEqual(Array(5).fill(null));
  });

  it("of the chamber are not shown as those of a hero who is elsewhere", () => {
    const { view } = moment("treasure").before;
    view.heroes[Number(view.active.slice(-1))]!.at = "square:J4";
    view.dice.movement = [];
    expect(tray(view, say)!.dice.some(({ kind }) => kind === "bone")).toBe(false);
  });

  it("are alike when they show the same, the red one to none", () => {
    const { view } = moment("reroll").before;
    const { movement } = view.dice;
    expect(alike(view, "die:1")).toBe(movement[0]);
    expect(alike(view, "die:5")).toBe(`red ${movement[4]}`);
    expect(alike(view, "square:A5")).toBe("square:A5");
  });
});

describe("shapes", () => {
  it("are moved and scaled, relative commands only scaled", () => {
    expect(placed("M10 20l5-5h10v4z", 2, 100, 200)).toBe("M120 240l10 -10h20v8z");
    expect(placed("M0 0H10V10", 1, 5, 7)).toBe("M5 7H15V17");
  });

  it("keep the flags of arcs, also where they stand without a space", () => {
    expect(placed("M0 0a10 5 30 0110 20", 2, 1, 1)).toBe("M1 1a20 10 30 0 1 20 40");
    expect(placed("M0 0A10 5 30 1 0 10 20", 2, 1, 1)).toBe("M1 1A20 10 30 1 0 21 41");
  });
});

describe("movement dice in the tray", () => {
  const first = (dice: string): Telling => {
    const telling = rolled(dice, dice, "yes");
    return { ...telling, args: { ...telling.args, kept: "no" } };
  };
  const lying = (...told: Telling[]) =>
    arrange(movementDice(faces(told.at(-1)!)), told).map(({ face, ref }) => `${face} ${ref}`);

  it("that were not thrown again keep their place", () => {
    const begun = first("skull room find blank blank");
    const again = rolled("skull", "skull skull room find blank", "no"); // the blank one in the fourth place
    expect(lying(begun)).toEqual(["skull die:1", "room die:2", "find die:3", "blank die:4", "blank die:5"]);
    expect(lying(begun, again)).toEqual(["skull die:1", "room die:3", "find die:4", "skull die:2", "blank die:5"]);
    const last = rolled("corridor room", "skull skull corridor find room", "yes");
    expect(lying(begun, again, last)).toEqual([
      "skull die:1",
      "corridor die:3",
      "find die:4",
      "skull die:2",
      "room die:5",
    ]);
  });

  it("begin anew with a new turn", () => {
    const before = first("room room room blank find");
    const next = first("skull room find blank blank");
    expect(lying(before, next)).toEqual(lying(next));
  });

  it("tumble where they were thrown again, and nowhere else", () => {
    const again = rolled("room", "room room room find blank", "no");
    const dice = arrange(thrown(again, say)!.dice, [first("room room find blank blank"), again]);
    expect(dice.map(({ face, fresh }) => `${face} ${fresh}`)).toEqual([
      "room false",
      "room false",
      "find false",
      "room true",
      "blank false",
    ]);
  });
});
