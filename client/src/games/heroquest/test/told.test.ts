// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import type { MomentInfo, Telling } from "../../../wire";
import type { SceneMoment } from "../../moments";
import { noted } from "../projection";
import { counted, hand, thrown } from "../dice";
import { lasts } from "../events";
import { lastCast, ready, strikeOf } from "../fights";
import { chest, cobweb, coins, scroll } from "../icons";
import { moment, NAMES, sayIn, texts } from "./moments";

const say = sayIn("en");
const all = (name: string): Telling[] => moment(name).moments.flatMap(({ told }) => told);
const kinds = new Set(NAMES.flatMap((name) => all(name).map(({ kind }) => kind)));

describe("a note", () => {
  const note = { kind: "note", args: {} } as unknown as Telling;
  const among = (...kinds: string[]): SceneMoment => {
    const told = [...kinds.map((kind) => ({ kind, text: `event-${kind}`, args: {} }) as unknown as Telling), note];
    const quest = { title: { en: "The Trial", fr: "L’épreuve" } };
    const log = [{ told } as unknown as MomentInfo];
    return { telling: note, log, say, lang: "en", view: { quest } } as unknown as SceneMoment;
  };

  it("is read over coins where it tells of gold that is found, else over a scroll", () => {
    const { icon, look } = module.scenes!["note"]!;
    const drawn = (moment: SceneMoment) => [
      (icon as (m: SceneMoment) => string)(moment),
      (look as (m: SceneMoment) => string)(moment),
    ];
    expect(drawn(among("treasure-found", "gold-found"))).toEqual([coins, "gain"]);
    expect(drawn(among("treasure-found", "item-gained"))).toEqual([chest, "gain"]);
    expect(drawn(among("treasure-found"))).toEqual([cobweb, "story"]);
    expect(drawn(among("room-revealed"))).toEqual([scroll, "story"]);
  });

  it("says above what was found, and below how much of it; of a vain search that it was one", () => {
    const { title, facts } = module.scenes!["note"]!;
    const said = (moment: SceneMoment) => [title!(moment), facts!(moment).length];
    expect(said(among("treasure-found", "gold-found"))).toEqual(["Found!", 1]);
    expect(said(among("treasure-found"))).toEqual(["No treasure", 0]);
    expect(said(among("room-revealed"))).toEqual(["The Trial", 0]);
  });
});

describe("dice on the table", () => {
  const log = (told: Telling[]): MomentInfo[] => told.map((each, n) => ({ n, what: "roll", told: [each], at: "" }));
  const fight = all("fight");
  const ends = fight.findIndex(({ kind }) => kind.startsWith("turn-"));
  const blows = fight.slice(0, ends < 0 ? undefined : ends);

  it("keep an attack beside its defence, with what came of it", () => {
    const cast = lastCast(log(blows), null)!;
    expect([cast.who, cast.attack, cast.other].map((each) => each!.kind)).toEqual([
      expect.stringMatching(/-attacks$/),
      "attack-rolled",
      "defence-rolled",
    ]);
    expect(cast.end).not.toBeNull();
  });

  it("lie ready from the first blow, as many as each has", () => {
    const { view } = moment("fight").before;
    const [hero, foe] = [view.heroes[0]!, view.monsters[0]!];
    expect(ready({ from: hero.ref, to: foe.ref }, view)).toEqual({ attack: hero.attack.dice, defence: foe.defend });
    expect(ready({ from: foe.ref, to: hero.ref }, view)).toEqual({ attack: foe.attack, defence: hero.defend.dice });
  });

  it("are put away when Zargon or the next hero begins, or somebody walks on", () => {
    for (const kind of ["zargon-begins", "turn-begins", "stepped"])
      expect(lastCast(log([...blows, { ...blows[0]!, kind }]), null)).toBeNull();
  });

  it("leave time to read what a blow came to", () => {
    for (const kind of ["missed", "blocked", "monster-hurt"])
      expect(lasts({ ...blows[0]!, kind })).toBeGreaterThanOrEqual(1000);
  });

  it("say who strikes whom", () => {
    const { view } = moment("fight").before;
    const blow = { ...blows[0]!, seat: 2, refs: ["hero:1", "monster:5", "hero:1"] };
    expect(strikeOf({ ...blow, kind: "monster-attacks" }, view)).toEqual({ from: "monster:5", to: "hero:1" });
    expect(strikeOf({ ...blow, kind: "hero-attacks" }, view)).toEqual({ from: "hero:1", to: "monster:5" });
    expect(strikeOf({ ...blow, kind: "stepped" }, view)).toBeNull();
  });
});

describe("events", () => {
  it("are known by name: every one the board follows can be told", () => {
    const known = (kind: string) => texts.known(`event-${kind}`);
    expect([...kinds].filter((kind) => !known(kind))).toEqual([]);
    for (const kind of ["stepped", "attack-rolled", "room-revealed", "monster-placed", "hero-hurt"])
      expect(kinds).toContain(kind);
  });

  it("bring the view towards the next one", () => {
    const { before, after } = moment("reveal");
    const shown = all("reveal").reduce(noted, before.view);
    for (const { ref, at, kind } of after.view.monsters)
      expect(shown.monsters.find((each) => each.ref === ref)).toMatchObject({ at, kind });
    const room = all("reveal")
      .find(({ kind }) => kind === "room-revealed")!
      .refs.find((ref) => ref.startsWith("room:"))!;
    expect(shown.rows.join("")).toContain(room.slice(5));
  });

  it("write only what changes, into a view of their own", () => {
    const { before } = moment("fight");
    const untouched = structuredClone(before.view);
    const shown = all("fight").reduce(noted, before.view);
    expect(before.view).toEqual(untouched);
    expect(shown).not.toEqual(untouched);
    for (const part of ["furniture", "quest", "doors", "rows"] as const) expect(shown[part]).toBe(before.view[part]);
  });

  it("hurt heroes as much as the next view says", () => {
    const { before, after } = moment("strike");
    const shown = all("strike").reduce(noted, before.view);
    expect(shown.heroes.map(({ body }) => body)).toEqual(after.view.heroes.map(({ body }) => body));
  });

  it("show their dice", () => {
    const rolled = all("fight").find(({ kind }) => kind === "attack-rolled")!;
    const tray = thrown(rolled, say)!;
    expect(tray.dice.map(({ counts }) => counts)).toEqual(tray.dice.map(({ face }) => face === "skull"));
    expect(tray.dice.every(({ kind, face }) => kind === "combat" && ["skull", "white", "black"].includes(face!))).toBe(
      true,
    );
    expect(counted(["skull", "white", "skull"], say)).toBe("2 × skull, white shield");
    expect(hand!("combat:3")).toEqual([{ kind: "combat", count: 3 }]);
    expect(hand!("red:2")).toEqual([{ kind: "red", count: 2 }]);
    expect(hand!("card")).toEqual([]);
  });
});
