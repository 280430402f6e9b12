// @vitest-environment happy-dom
/** What is worth a picture: a room with what is found in it, the fall of a boss, whom each hero has beaten. */
import { describe, expect, it } from "vitest";
import module from "..";
import { chronicle } from "../../../table/model/chronicle";
import type { MomentInfo, Telling } from "../../../wire";
import { show } from "../../shared/shown";
import { trophies } from "../chronicle";
import { exitsOf, found } from "../stage/rooms";
import Found from "../stage/Found.svelte";
import Triumph from "../stage/Triumph.svelte";
import { moment, sayIn } from "./moments";

const { before, names } = moment("fight");
const beaten = (seat: number, foe: string, boss: "yes" | "no"): Telling => ({
  kind: "enemy-defeated",
  seat,
  refs: ["enemy:1"],
  rule: "",
  text: "event-enemy-defeated",
  args: { Enemy: `foe-first:${foe}`, enemy: `foe:${foe}`, foe: `foe:${foe}`, boss },
});
const log = (...told: Telling[]) => [{ n: 1, told }] as unknown as MomentInfo[];
const scene = (telling: Telling) =>
  ({ telling, view: before.view, last: false, log: [], say: sayIn("en", names), lang: "en" }) as never;

describe("a room that is opened", () => {
  it("says how many doors it has, and counts none of another room", () => {
    const tile = before.view.tiles[0]!;
    const live = exitsOf(before.view, tile).filter(({ state }) => state === "live").length;
    const [doors] = found(scene(beaten(0, "gnawkin", "no")), tile);
    expect(doors).toMatchObject({ kind: "doors" });
    expect(doors!.words).toMatch(live ? new RegExp(live === 1 ? "One door" : `${live} doors`) : /No other door/);
    expect(exitsOf(before.view, { i: 90, j: 90 })).toEqual([]);
  });
});

describe("what the quest asks for", () => {
  const raised = (id: string, value: number, need: number): Telling => ({
    kind: "flag-raised",
    seat: 0,
    refs: [],
    rule: "",
    text: "event-flag-raised",
    args: { flag: { en: "Lantern found", fr: "Lanterne trouvée" }, id: `=${id}`, value, need },
  });

  it("is a page when the last of it is found; a boss has his own", () => {
    const rule = module.scenes!["flag-raised"]!;
    const turns = rule.turns as (telling: Telling) => number;
    expect([turns(raised("lantern", 1, 1)), turns(raised("boss", 1, 1))]).toEqual([71, 0]); // his fall has told it
    const waits = (telling: Telling): boolean => rule.when!(scene(telling));
    expect([waits(raised("lantern", 1, 1)), waits(raised("keys", 1, 3)), waits(raised("boss", 1, 1))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(rule.title!(scene(raised("lantern", 1, 1)))).toBe("Lantern found!");
    show(Found, { moment: scene(raised("keys", 3, 3)) });
    expect(document.querySelector(".found path")).not.toBeNull();
    expect(document.querySelector("p")!.textContent).toMatch("3 of 3");
  });
});

describe("an item that is found", () => {
  const gained = (item: string): Telling =>
    ({
      kind: "item-gained",
      seat: 0,
      refs: [],
      rule: "",
      text: "event-item-gained",
      args: { item: `item:${item}` },
    }) as never;

  it("is held up for whoever has it: its name, what it does, and whether it is gone once used", () => {
    const rule = module.scenes!["item-gained"]!;
    const [ring, pot] = [scene(gained("ring")), scene(gained("firepot"))];
    expect(rule.stage).toBe("own");
    expect([rule.title!(ring), rule.title!(pot)]).toEqual(["Ring of Plain Speech", "Firepot"]);
    expect(rule.words!(pot)).toMatch("2 dice +2");
    expect([rule.facts!(ring)[0], rule.facts!(pot)[0]]).toEqual([
      expect.stringMatching(/^Lasting/),
      expect.stringMatching(/^Single use/),
    ]);
  });
});

describe("the fall of a boss", () => {
  it("is a page that waits and a turning point; that of another enemy is neither", () => {
    const rule = module.scenes!["enemy-defeated"]!;
    const [boss, other] = [beaten(0, "tyrant", "yes"), beaten(1, "gnawkin", "no")];
    expect([rule.when!(scene(boss)), rule.when!(scene(other))]).toEqual([true, false]);
    expect(chronicle(log(other, boss), module.scenes).map(({ telling }) => telling)).toEqual([boss]);
  });

  it("has its picture in the chronicle, though it is gone from the table", () => {
    expect(module.scenes!["enemy-defeated"]!.face!(scene(beaten(0, "tyrant", "yes")))?.length).toBeGreaterThan(0);
  });

  it("is seen between those who still stand", () => {
    show(Triumph, { moment: scene(beaten(0, "tyrant", "yes")) });
    expect(document.querySelectorAll(".foe.beaten svg path").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".who")).toHaveLength(before.view.heroes.filter(({ fallen }) => !fallen).length);
    expect(document.body.textContent).toContain("The boss falls");
  });
});

describe("the end", () => {
  it("shows whom each hero has beaten", () => {
    expect(trophies(log(beaten(1, "gnawkin", "no"), beaten(1, "tyrant", "yes")), 2)).toEqual([
      [],
      [
        { foe: "gnawkin", boss: false },
        { foe: "tyrant", boss: true },
      ],
    ]);
  });
});
