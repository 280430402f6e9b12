import { describe, expect, it } from "vitest";
import { Choices, staysInSight, isOpenShop } from "../src/table/model/choices";
import type { Option } from "../src/wire";

const option = (name: string): Option => {
  const [verb, ...refs] = name.split(" ");
  return { name, verb: verb!, refs, rule: "", text: `option-${verb}`, args: {} };
};
const choices = (...names: string[]) => new Choices(names.map(option));

describe("options under the fingers", () => {
  it("have a key each", () => {
    const made = choices("walk square:B6", "walk square:A5", "stop");
    expect(made.byKey("2")?.name).toBe("walk square:A5");
    expect(made.keyOf(made.singles[2]!)).toBe("3");
    expect(made.lit(new Set()).get("square:B6")).toMatchObject({ key: "1", of_set: false });
  });

  it("have their keys in the order in which they stand: what is pressed on the board comes last", () => {
    const names = ["accept offer:1", "pass", "decline offer:1", "accept offer:2"];
    const isListed = ({ verb }: Option): boolean => verb !== "pass";
    const made = new Choices(names.map(option), undefined, undefined, { folded: ["decline"] }, isListed);
    const order = [1, 2, 3, 4].map((key) => made.byKey(String(key))?.name);
    expect(order).toEqual(["pass", "accept offer:1", "accept offer:2", "decline offer:1"]);
  });

  it("have the same letter for the same act, and numbers for what remains", () => {
    const ways = { folded: ["walk"], keys: { roll: "w", walk: "w", attack: "a", "search traps": "p", end: "e" } };
    const made = (...names: string[]) => new Choices(names.map(option), undefined, undefined, ways);
    const first = made("drink item:a", "roll", "search secret", "search traps", "end turn");
    expect(["1", "w", "2", "p", "e"].map((key) => first.byKey(key)?.name)).toEqual(
      first.singles.map(({ name }) => name),
    );
    const then = made("attack monster:1", "attack monster:2", "walk square:A1", "walk square:A2", "end turn");
    expect(["a", "1", "e"].map((key) => then.byKey(key)?.name)).toEqual([
      "attack monster:1",
      "attack monster:2",
      "end turn",
    ]);
    expect([then.byKey("2"), then.byKey("w"), then.leads("w"), then.keyOfVerb("walk")]).toEqual([
      undefined,
      undefined,
      true,
      "w",
    ]);
    expect(first.leads("w")).toBe(false);
  });

  it("leave a letter to the reader who has given it to something else", () => {
    const made = new Choices([option("attack monster:1"), option("end turn")], undefined, "bcd", {
      keys: { attack: "a" },
    });
    expect(["1", "2"].map((key) => made.byKey(key)?.verb)).toEqual(["attack", "end"]);
  });

  it("are picked one by one where they name several things", () => {
    const made = choices("reroll die:1", "reroll die:3", "reroll die:1 die:3", "stop");
    expect(made.things).toEqual(["die:1", "die:3"]);
    expect(made.thing("3")).toBe("die:3");
    expect(made.picked(new Set(["die:3", "die:1"]))?.name).toBe("reroll die:1 die:3");
    expect(made.picked(new Set())).toBeUndefined();
    expect(made.byKey("0")?.name).toBe("stop");
    expect(made.lit(new Set(["die:1"])).get("die:1")).toMatchObject({ picked: true, of_set: true, key: "1" });
  });

  it("are single where they name things of several kinds", () => {
    const made = choices("attack hero:1 monster:2", "attack hero:1 monster:3", "swap card:a card:b", "swap card:a");
    expect(made.verb).toBe("swap");
    expect(made.singles.map(({ name }) => name)).toEqual(["attack hero:1 monster:2", "attack hero:1 monster:3"]);
    expect(made.lit(new Set()).get("monster:3")).toMatchObject({ of_set: false });
    expect(choices("give card:a seat:1", "give card:a card:b").verb).toBe("");
  });

  it("know that equal dice are interchangeable", () => {
    const names = [
      "reroll die:1",
      "reroll die:1 die:2",
      "reroll die:4",
      "reroll die:1 die:4",
      "reroll die:1 die:2 die:4",
      "stop",
    ];
    const faces: Record<string, string> = { "die:1": "room", "die:2": "room", "die:4": "find" };
    const made = new Choices(names.map(option), (ref) => faces[ref]!);
    expect(made.picked(new Set(["die:2"]))?.name).toBe("reroll die:1");
    expect(made.picked(new Set(["die:2", "die:4"]))?.name).toBe("reroll die:1 die:4");
  });

  it("have one main answer where that is clear", () => {
    const dice = choices("reroll die:1", "reroll die:1 die:2", "stop");
    expect(dice.primary(new Set())?.name).toBe("stop");
    expect(dice.primary(new Set(["die:1"]))?.name).toBe("reroll die:1");
    expect(choices("walk square:B6", "stop").primary(new Set())).toBeUndefined();
    expect(choices("pass").primary(new Set())?.name).toBe("pass");
  });

  it("stand by what they do, many alike as a field, and a crowd as one line", () => {
    const squares = (count: number) => Array.from({ length: count }, (_, n) => `block square:A${n + 1}`);
    const groups = (count: number) => choices(...squares(count), "decline").groups();
    const kinds = (count: number) => groups(count).map(({ verb, many, folded }) => [verb, many, folded]);
    expect(kinds(6)[0]).toEqual(["block", false, false]);
    expect(kinds(8)[0]).toEqual(["block", true, false]);
    expect(kinds(9)).toEqual([
      ["block", true, true],
      ["decline", false, false],
    ]);
  });

  it("that buy or take things have a row each, however many", () => {
    const names = Array.from({ length: 12 }, (_, n) => `buy object:o${n}`);
    const made = new Choices([...names, "pass"].map(option), undefined, "ab", { wares: ["buy"] });
    const stall = new Choices([...names, "pass"].map(option), undefined, "ab", { wares: ["buy"], folded: ["buy"] });
    expect(stall.groups()[0]).toMatchObject({ verb: "buy", wares: true, folded: true });
    expect(stall.groups().some(isOpenShop)).toBe(false); // one line opens it: it makes nothing else give way
    expect(made.groups().map(({ verb, wares, many, folded }) => [verb, wares, many, folded])).toEqual([
      ["buy", true, false, false],
      ["pass", false, false, false],
    ]);
  });

  it("leave their keys to others where the board shows them", () => {
    const squares = ["walk square:A1", "walk square:A2", "walk square:A3"].map(option);
    const made = new Choices([...squares, option("end turn")], undefined, "ab", { folded: ["walk"] });
    expect(made.byKey("1")?.name).toBe("end turn");
    expect(made.groups().map(({ verb, many, folded }) => [verb, many, folded])).toEqual([
      ["walk", true, true],
      ["end", false, false],
    ]);
  });

  it("that use something up are asked about first, and folded even alone where they are seldom wanted", () => {
    const one = [option("cast spell:a monster:1"), option("give item:a hero:2"), option("walk square:A1")];
    const made = new Choices(one, undefined, "ab", { folded: ["give", "walk"], pondered: ["cast", "give"] });
    expect(made.groups().map(({ verb, many }) => [verb, many])).toEqual([
      ["cast", false],
      ["give", true],
      ["walk", false],
    ]);
    expect(one.map((each) => made.asksFirst([each]))).toEqual([true, true, false]);
    expect(made.asksFirst([one[2]!, one[2]!])).toBe(true);
  });

  it("of many spells stand by their spell", () => {
    const names = ["a", "b", "c", "d"].flatMap((spell) => [`cast spell:${spell} hero:1`, `cast spell:${spell} hero:2`]);
    const made = choices(...names);
    const [group] = made.groups();
    expect(group!.many).toBe(true);
    expect(made.byThing(group!).map(([ref, options]) => [ref, options.length])).toEqual([
      ["spell:a", 2],
      ["spell:b", 2],
      ["spell:c", 2],
      ["spell:d", 2],
    ]);
  });

  it("may be none", () => {
    const none = choices();
    expect(none.lit(new Set()).size).toBe(0);
    expect(none.primary(new Set())).toBeUndefined();
  });
});

it("puts what is rather a mistake last, with the last key", () => {
  const names = ["walk square:A7", "walk square:C7", "stop"];
  const warns = ({ name }: { name: string }) => name === "walk square:A7";
  const made = new Choices(names.map(option), undefined, undefined, { warns });
  expect(made.singles.map(({ name }) => name)).toEqual(["walk square:C7", "stop", "walk square:A7"]);
  expect(made.byKey("1")?.name).toBe("walk square:C7");
});

describe("what stays in sight", () => {
  const group = (verb: string, wares: boolean, ...names: string[]) => ({
    verb,
    options: names.map(option),
    many: false,
    wares,
    folded: false,
  });
  const shop = [
    group("buy", true, "buy card:rope"),
    group("sell", false, "sell card:axe"),
    group("leave", false, "leave"),
  ];
  const end = option("end");

  it("is one answer alone, however many stand below a shop", () => {
    expect(staysInSight(shop, undefined, false)?.name).toBe("leave");
    expect(staysInSight(shop, end, true)).toBe(end);
  });

  it("is the end of a turn, unless advice comes before it", () => {
    expect(staysInSight(shop.slice(1), end, false)).toBe(end);
    expect(staysInSight(shop.slice(1), end, true)).toBeUndefined();
    expect(staysInSight(shop.slice(1), undefined, false)).toBeUndefined();
  });
});
