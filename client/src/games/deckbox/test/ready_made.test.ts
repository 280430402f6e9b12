/** Heroes put together for those who do not know the cards yet. */
import lesson from "../../../../../src/questhall/games/deckbox/lessons/the_apprentice.toml?raw";
import { describe, expect, it } from "vitest";
import type { Option } from "../../../wire";
import { ABILITY_CARDS, EQUIPMENT_CARDS, HERO_CARDS } from "../cards/content";
import { FIRST_HEROES, suggested, suits, taking } from "../cards/ready_made";
import type { Props, View } from "../types";

const take = (...refs: string[]): Pick<Props, "options"> => ({
  options: refs.map((ref): Option => ({
    name: `take ${ref}`,
    verb: "take",
    refs: [ref],
    rule: "",
    text: "",
    args: {},
  })),
});
const hero = (more: object) =>
  ({ heroes: [{ seat: 0, hero: null, equipment: null, ability: null, ...more }] }) as unknown as View;
const whole = suggested(take("character:odrik"))!;

describe("a hero put together", () => {
  it("is made of cards there are", () => {
    for (const id of FIRST_HEROES.hero) expect([...HERO_CARDS.keys()]).toContain(id);
    for (const id of FIRST_HEROES.equipment) expect([...EQUIPMENT_CARDS.keys()]).toContain(id);
    for (const id of FIRST_HEROES.ability) expect([...ABILITY_CARDS.keys()]).toContain(id);
    expect(new Set(FIRST_HEROES.hero).size).toBe(2);
  });

  it("is the easiest that nobody has taken", () => {
    expect(whole).toEqual({ character: "odrik", equipment: "sword", ability: "circle" });
    expect(suggested(take("character:gorrun", "character:selka"))?.character).toBe("selka");
    expect(suggested(take("character:nyssa"))).toBeNull();
  });

  it("is in the first game who taught it in the lesson", () => {
    const [hero, equipment, ability] = [FIRST_HEROES.hero[0], FIRST_HEROES.equipment[0], FIRST_HEROES.ability[0]];
    expect(lesson).toContain(`hero = ["${hero}"]\nequipment = ["${equipment}"]\nability = ["${ability}"]`);
    expect(lesson).toContain('lone_hero_boon = "off"'); // with the numbers of his card
  });

  it("says which cards suit the person one has", () => {
    expect(suits(hero({ hero: "odrik" }), 0, "equipment", "sword")).toBe(true);
    expect(suits(hero({ hero: "odrik" }), 0, "equipment", "bow")).toBe(false);
    expect(suits(hero({ hero: "odrik" }), 0, "item", "sword")).toBe(false);
    expect(suits(hero({ hero: "nyssa" }), 0, "ability", "stand")).toBe(false);
    expect(suits(hero({ hero: "odrik" }), null, "equipment", "sword")).toBe(false);
  });

  it("is taken card by card, as far as nobody was faster", () => {
    const errand = taking(whole, 0, "Odrik");
    const next = (...refs: string[]) => errand.next(take(...refs) as Props);
    expect(next("character:selka", "character:odrik")).toBe("take character:odrik");
    expect(next("equipment:bow", "equipment:sword", "ability:circle")).toBe("take equipment:sword");
    expect(next("ability:circle")).toBe("take ability:circle");
    expect(next("ability:hymn")).toBeNull();
    expect(errand.lasts(hero({ hero: "odrik", equipment: "sword" }))).toBe(true);
    expect(errand.lasts(hero({ hero: "odrik", equipment: "sword", ability: "circle" }))).toBe(false);
  });
});
