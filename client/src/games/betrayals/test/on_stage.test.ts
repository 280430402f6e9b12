// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import { show } from "../../shared/shown";
import { onStage } from "../on_stage";
import { moment, NAMES, propsOf } from "./moments";

const ON_SHEET = ["wear", "hand-back"];

/** The button of an answer: its own, the thing it is about, or the one that opens the form in which it is put together. */
function standsThere({ name, verb, refs }: { name: string; verb: string; refs: readonly string[] }): boolean {
  const has = (where: string): boolean => document.querySelector(where) !== null;
  if (verb === "offer") return refs.some((ref) => has(`[data-partner="${ref}"]`));
  if (verb === "spoils") return has(".spoils .do.main");
  return (
    has(`[data-option="${name}"]`) ||
    refs.some((ref) => has(`.ware[data-ref="${ref}"], .place[data-ref="${ref}"], .item[data-ref="${ref}"]`))
  );
}

describe("an answer stands in one place", () => {
  it.each(NAMES)("on the table, if the rail leaves it to the table: %s", (name) => {
    const { before, after, names } = moment(name);
    for (const now of [before, after]) {
      for (const phone of [false, true]) {
        const settings = { speed: 0, odds: true, theme: "dark", phone } as const;
        const props = propsOf(now, names, { settings });
        show(module.parts!.Board, props);
        const missing = props.options.filter((option) => onStage(option, props, phone) && !standsThere(option));
        if (!phone) {
          show(module.parts!.Sheet, { ...props, whose: props.seat!, large: false });
          expect(missing.filter(({ refs }) => !document.querySelector(`[data-ref="${refs[0]}"]`))).toEqual([]);
          expect(missing.every(({ verb }) => ON_SHEET.includes(verb))).toBe(true);
        } else expect(missing.map(({ name }) => name)).toEqual([]);
      }
    }
  });

  it("and what has no place there stays in the rail", () => {
    const { before, names } = moment("ally-asked");
    const props = propsOf(before, names);
    const rail = props.options.filter((option) => !onStage(option, props, false)).map(({ verb }) => verb);
    expect(rail).not.toContain("accept");
    const debt = moment("debt");
    const owing = propsOf(debt.before, debt.names);
    expect(owing.options.filter((option) => !onStage(option, owing, false)).map(({ verb }) => verb)).toEqual(["done"]);
  });

  it("passing stands among the deals, and on a phone under the thumb", () => {
    const { before, names } = moment("fists");
    const pass = { ...before.options[0]!, name: "pass", verb: "pass", refs: [] };
    const parley = { ...moment("village").before.view.parley!, kind: "arena" as const };
    const now = { ...before, options: [pass], view: { ...before.view, parley } };
    const stands = (phone: boolean): boolean => {
      const settings = { speed: 0, odds: true, theme: "light", phone } as const;
      const props = propsOf(now, names, { settings, step: "Parley" });
      document.body.innerHTML = "";
      show(module.parts!.Board, props);
      expect(onStage(pass, props, phone)).toBe(standsThere(pass));
      return standsThere(pass);
    };
    expect([stands(false), stands(true)]).toEqual([true, false]);
  });

  it("what is offered to me in the arena comes before the sand, and all other talk after it", () => {
    const { before, names } = moment("arena-asked");
    show(module.parts!.Board, propsOf(before, names));
    const sand = document.querySelector(".sand")!;
    const isBefore = (each: Element): boolean =>
      (sand.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    const mine = before.view.offers.filter(({ to }) => to === `seat:${propsOf(before, names).seat}`);
    const slips = [...document.querySelectorAll(".offers > *")];
    expect(slips).toHaveLength(before.view.offers.length);
    expect(slips.filter(isBefore)).toHaveLength(mine.length);
    expect(isBefore(document.querySelector(".partners")!)).toBe(false);
  });
});
