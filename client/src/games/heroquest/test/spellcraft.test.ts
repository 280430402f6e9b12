// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import { bestCast, burnt, spellWorth, unspoken } from "../spellcraft";
import type { Props, View } from "../types";
import { called } from "../names";
import { moment, propsOf } from "./moments";

const { before, names } = moment("fight");
const cast = (spell: string, ref: string) => ({
  name: `cast spell:${spell} ${ref}`,
  verb: "cast",
  refs: [`spell:${spell}`, ref],
  rule: "",
  text: "",
  args: {},
});
/** The same moment with other monsters and heroes. */
const changed = (change: (view: View) => void): Props => {
  const view = structuredClone(before.view);
  change(view);
  return propsOf({ ...before, view }, names);
};
const monster = {
  ...before.view.monsters[0]!,
  name: null,
  number: 1,
  kind: "orc",
  defend: 2,
  body: 1,
  mind: 2,
  attack: 3,
};

describe("a spell", () => {
  const props = changed((view) => (view.monsters = [monster]));
  const said = (spell: string, ref = monster.ref): string => spellWorth(cast(spell, ref), props);

  it("has the odds of the red dice: each 5 or 6 saves a point", () => {
    expect(burnt(1, 1).kills).toBeCloseTo(2 / 3);
    expect(burnt(2, 1).kills).toBeCloseTo(8 / 9);
    expect(burnt(2, 2)).toMatchObject({ wounds: expect.closeTo(8 / 9), kills: expect.closeTo(4 / 9) });
    expect(burnt(1, 2).kills).toBe(0);
  });

  it("says what it does to the very one it is cast on", () => {
    expect(said("fire_of_wrath")).toMatch(/kills 67/);
    expect(said("ball_of_flame")).toMatch(/kills 89/);
    expect(said("genie")).toMatch(/5 dice against 2: kills 91/);
    expect(said("sleep")).toMatch(/69/);
    expect(said("tempest")).toContain("3 dice");
    const hero = props.view.heroes[0]!;
    expect(said("courage", hero.ref)).toContain(String(hero.attack.dice + 2));
    expect(said("veil_of_mist", hero.ref)).toBe("");
    expect(module.choices!.worth!(cast("genie", monster.ref), props)).toBe(said("genie"));
  });

  it("is best cast where it does most: on the weakest foe, on the most hurt friend, and on nobody in particular", () => {
    const strong = { ...monster, ref: "monster:90", number: 2, body: 3 };
    const two = changed((view) => {
      view.monsters = [strong, monster];
      view.heroes.forEach((hero, n) => (hero.body = n ? hero.body_max : 1));
    });
    const best = (spell: string, refs: string[]): string =>
      bestCast(
        refs.map((ref) => cast(spell, ref)),
        two,
      );
    expect(best("fire_of_wrath", [strong.ref, monster.ref])).toMatch(/^Orc\s1: kills 67/);
    const heroes = two.view.heroes.map(({ ref }) => ref).toReversed();
    expect(best("heal_body", heroes)).toMatch(/: Body 1 → 5$/);
    expect(best("veil_of_mist", heroes)).toBe("");
    expect(best("swift_wind", heroes)).toBe("");
  });

  it("says of whom it cannot be cast on why not: out of sight, or of no use", () => {
    const [me, seen, away] = before.view.heroes;
    const party = changed((view) => {
      view.turn.hero = 0;
      view.sight = [seen!.at!];
      view.monsters = [];
    });
    const { missing } = module.choices!;
    const why = missing!("spell:rock_skin", [cast("rock_skin", me!.ref)], party);
    const of = (ref: string) => why.find(({ label }) => label === called(party.view, ref, party.say, "en"))?.why;
    expect([of(seen!.ref), of(away!.ref), of(me!.ref)]).toEqual([
      "it would change nothing for them now",
      "not in sight from here",
      undefined,
    ]);
    // who is asked about himself has no others among the answers
    expect(missing!(me!.ref, [cast("rock_skin", me!.ref)], party)).toEqual([]);
  });

  it("is in the list of those that can be cast, with the reason, where nobody is there for it", () => {
    const given = changed((view) => (view.heroes[view.turn.hero!]!.spells = ["heal_body", "rock_skin"]));
    const self = given.view.heroes[given.view.turn.hero!]!.ref;
    expect(unspoken([cast("rock_skin", self)], given).map(({ label }) => label)).toEqual(["Heal Body"]);
    expect(unspoken([], given)).toEqual([]);
  });
});
