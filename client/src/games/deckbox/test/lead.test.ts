// @vitest-environment happy-dom
/** The button of the bot's mind: what it says, what it costs, what it does. */
import { describe, expect, it } from "vitest";
import module from "..";
import type { Mind } from "../../board";
import { errands } from "../errands";
import { leading } from "../lead";
import type { Props } from "../types";
import { wayTo } from "../walks";
import { moment, propsOf } from "./moments";

const { before, names } = moment("walk");
type Given = Props["options"][number];
const offer = (name: string, args: Given["args"] = {}): Given =>
  ({
    name,
    verb: name.split(" ")[0],
    refs: name.split(" ").slice(1),
    text: `option-${name.split(" ")[0]}`,
    args,
  }) as never;
const reason = (text: string) => ({ text, args: {} }) as unknown as Mind["why"];

function led(answer: Given, more: Partial<Props> = {}, rest: Partial<Mind> = {}) {
  const goes = answer.verb === "step" ? [answer] : [];
  const mind: Mind = { answer, goes, then: null, why: null, ...rest };
  const found = leading(propsOf(before, names, { mind, ...more }), mind);
  expect(found).toHaveLength(1);
  expect(found[0]!.main).toBe(true);
  return found[0]!;
}

describe("the one button for what the bot would do", () => {
  it("keeps its place while that is thought of, and is the only errand", () => {
    const view = { ...before.view, approaches: [] };
    const [waits, ...others] = errands(propsOf(before, names, { view, mind: "thinks" }));
    expect([waits?.main, waits?.waits, others]).toEqual([true, true, []]);
  });

  it("walks all the way to the blow at its end, and says what of the actions left that takes", () => {
    const { enemy, at, how } = before.view.approaches[0]!;
    const [, first] = wayTo(before.view, at)!.squares;
    const then = offer(`${how === "melee" ? "melee" : "shoot"} ${enemy}`);
    const step = offer(`step square:${first}`);
    const lead = led(step, { options: [step, then] }, { then });
    expect(lead.label).toMatch(/^Walk and (strike|shoot): /);
    expect(lead.about).toBe("Ø 1 damage · defeats it 75% · 2 of your 2 actions");
    expect(lead.next(propsOf(before, names, { options: [step] }))).toBe(step.name);
    const { settings } = propsOf(before, names);
    const small = led(step, { options: [step, then], settings: { ...settings, short: true } }, { then });
    expect(small.about).toBe("Ø 1 damage · defeats it 75%");
    const last = led(step, { lang: "fr", view: { ...before.view, turn: { ...before.view.turn, actions: 1 } } });
    expect(last.about).toBe("votre dernière action");
  });

  it("opens a door where the way ends on one, and else says where it goes", () => {
    const { at } = before.view.reach.find(({ through, explores }) => !through && !explores)!;
    const reach = before.view.reach.map((each) => ({ ...each, explores: each.at === at }));
    const step = offer(`step square:${at}`);
    expect(led(step, { view: { ...before.view, reach } }).label).toMatch(/^Open the /);
    expect(led(step).label).toMatch(/^Walk/);
  });

  it("ends the turn with the walk that takes the last action in peace, and never in a fight", () => {
    const { at } = before.view.reach.find(({ through, explores }) => !through && !explores)!;
    const step = offer(`step square:${at}`);
    const end = offer("end", { actions: 0 });
    const peace = { ...before.view, enemies: [], approaches: [] };
    const lead = led(step, { view: peace }, { then: end });
    expect(lead.about).toBe("and the turn ends");
    const there = structuredClone(peace);
    there.heroes.find(({ seat }) => seat === there.turn.hero)!.at = at;
    expect(lead.next(propsOf(before, names, { view: there, options: [end] }))).toBe("end");
    expect(led(step, {}, { then: end }).about).not.toContain("the turn ends");
    expect(led(step, { view: peace }, { then: offer("end", { actions: 1 }) }).about).not.toContain("the turn ends");
  });

  it("ends the walk on the door, whatever the bot fancies behind it", () => {
    const { at } = before.view.reach.find(({ through, explores }) => !through && !explores)!;
    const reach = before.view.reach.map((each) => ({ ...each, explores: each.at === at }));
    const step = offer(`step square:${at}`);
    const then = offer(`melee ${before.view.approaches[0]!.enemy}`);
    const beyond = { goes: [step, offer("step square:99,99")], then };
    expect(led(step, { view: { ...before.view, reach } }, beyond).label).toMatch(/^Open the /);
  });

  it("is an answer itself where that is one press: with what it is worth, and what it costs", () => {
    const { view } = moment("fight").before;
    const shot = { enemy: view.enemies[0]!.ref, how: "melee", dice: 4, modifier: 2, defence: 0, line: null } as const;
    const blow = offer(`melee ${shot.enemy}`);
    const turn = { ...view.turn, hero: 0, actions: 2 };
    const lead = led(blow, { view: { ...view, turn, shots: [{ ...shot, damage: 0.9, kill: 0.9 }] } });
    expect(lead.stands).toBe(blow);
    expect(lead.about).toBe("Ø 0.9 damage · defeats it 90% · 1 of your 2 actions");
    const faint = led(blow, { view: { ...view, turn, shots: [{ ...shot, damage: 0.9, kill: 0 }] } });
    expect(faint.about).toBe("0.9 damage on average · 1 of your 2 actions");
    const bought = led(offer("buy item:axe", { cost: 3 }));
    expect([bought.label, bought.about]).toEqual([
      "Buy: Throwing Axe",
      "3 treasure · A ranged attack: 4 dice +1, and your own ranged modifier.",
    ]);
    expect(led(offer(`use item:axe ${shot.enemy}`), { view }).label).toMatch(/^Throwing Axe: /);
    const circle = led(offer("ability", { ability: "ability:circle" }));
    expect([circle.label, circle.about]).toEqual([
      "Use: Reaping Circle",
      "your melee attack on every enemy around you, no action",
    ]);
    expect(led(offer(`ability ${shot.enemy}`, { ability: "ability:lance" }), { view }).label).toMatch(
      /^Lance of Dawn: /,
    );
  });

  it("leaves the end of the turn in its one place at the foot, where it stands out with a reason", () => {
    const end = offer("end", { actions: 2 });
    const mind: Mind = { answer: end, goes: [], then: null, why: reason("because-end") };
    const quiet = { enemies: [], exits: [], tiles: [], approaches: [] };
    const props = propsOf(before, names, { view: { ...before.view, ...quiet }, mind, options: [end] });
    const { kept, closing, worth } = module.choices!;
    expect(errands(props)).toEqual([]);
    expect(kept!(props)?.verbs).toEqual(["step"]);
    expect(closing!.due(props.view, [end], props)).toBe(true);
    expect(closing!.due(props.view, [end], { ...props, mind: null })).toBe(false);
    expect(worth!(end, props)).toBe("Let them come, then strike twice.");
    const spent = { ...props.view, turn: { ...props.view.turn, actions: 0, points: 0 } };
    expect(errands({ ...props, view: spent, mind: "thinks" })).toEqual([]);
  });

  it("says why one should walk where nothing is done at the end of it", () => {
    const { at } = before.view.reach.find(({ through, explores }) => !through && !explores)!;
    const why = (threats: number) => ({ text: "because-step-safe", args: { threats } }) as unknown as Mind["why"];
    const about = (threats: number) => led(offer(`step square:${at}`), {}, { why: why(threats) }).about;
    expect(about(0)).toMatch(/^Out of every enemy’s reach · /);
    expect(about(1)).toMatch(/^Only one enemy can get at you there · /);
  });

  it("says why there is no walk: none is left, or every square around is taken", () => {
    const told = (actions: number) => {
      const turn = { ...before.view.turn, actions, points: 0 };
      const view = { ...before.view, turn };
      return module.choices!.kept!(propsOf(before, names, { view, options: [offer("end")] }))?.meanwhile;
    };
    expect([told(0), told(2)]).toEqual(["Movement used up", "No square within reach now"]);
  });

  it("has one line of a phone for what an attack is worth", () => {
    const { view } = moment("fight").before;
    const shot = { enemy: view.enemies[0]!.ref, how: "melee", dice: 4, modifier: 2, defence: 0, line: null } as const;
    const shots = [{ ...shot, damage: 0.9, kill: 0.9 }];
    const told = (phone: boolean) => {
      const props = propsOf(before, names, { view: { ...view, shots } });
      return module.choices!.worth!(offer(`melee ${shot.enemy}`), { ...props, settings: { ...props.settings, phone } });
    };
    expect(told(true)).toBe("90% to defeat it · 0.9 damage on average");
    expect(told(false)).toBe("4 dice hit on 4+, a 6 blocks: 90% to defeat it, 0.9 damage on average");
  });
});

describe("several sensible deeds", () => {
  const { view } = moment("fight").before;
  const turn = { ...view.turn, hero: 0, actions: 2 };
  const [one, other] = view.enemies.map(({ ref }) => ref);
  const shot = { how: "melee", dice: 4, modifier: 2, defence: 0, line: null, damage: 0.9, kill: 0.9 } as const;
  const [a, b] = [offer(`melee ${one}`), offer(`melee ${other}`)];
  const end = offer("end");
  const mindOf = (answer: Given): Mind => ({ answer, goes: [], then: null, why: null });
  function told(mind: Mind | "thinks" | null, options: Given[], more: Partial<Props["view"]> = {}) {
    const shots = [one, other].map((enemy) => ({ ...shot, enemy: enemy! }));
    const now = { ...view, turn, shots, approaches: [], throws: [], ...more };
    return errands(propsOf(before, names, { view: now, options, mind })).map(({ stands, main }) => [
      stands?.name,
      !!main,
    ]);
  }

  it("stand in equal rank with their odds, whatever the bot would do, and nobody waits for it", () => {
    const both = [
      [a.name, false],
      [b.name, false],
    ];
    for (const mind of [mindOf(b), mindOf(offer("buy item:axe", { cost: 3 })), "thinks", null] as const)
      expect(told(mind, [a, b, end])).toEqual(both);
  });

  it("are an attack and a card that attacks, or changes the attack, as well", () => {
    const lance = offer(`ability ${one}`, { ability: "ability:lance" });
    const axe = offer(`use item:axe ${one}`);
    for (const card of [lance, axe])
      expect(told(mindOf(card), [a, card, end])).toEqual([
        [a.name, false],
        [card.name, false],
      ]);
    expect(told(mindOf(a), [a, offer("use item:firepot square:1,1"), end])).toEqual([[a.name, false]]);
    expect(told(mindOf(end), [lance, end])).toEqual([[lance.name, false]]);
    expect(told(mindOf(lance), [lance, end])).toEqual([[lance.name, true]]);
  });

  it("are not a purchase: what leads is the one deed, if the bot would do it at once", () => {
    expect(told(mindOf(a), [a, end])).toEqual([[a.name, true]]);
    expect(told("thinks", [a, end])).toEqual([[a.name, true]]); // nobody has to wait for it
    expect(told(mindOf(offer("buy item:axe", { cost: 3 })), [a, end])).toEqual([[a.name, false]]);
    expect(told(mindOf(offer("buy item:axe", { cost: 3 })), [end], { enemies: [], exits: [], tiles: [] })).toEqual([]);
    expect(told(mindOf(end), [end])).toEqual([]);
  });

  it("are said in the fewest words where there are more than two", () => {
    const shots = [one, other].map((enemy) => ({ ...shot, enemy: enemy! }));
    const about = (options: Given[]): string => {
      const now = { ...view, turn, shots, approaches: [], throws: [] };
      return errands(propsOf(before, names, { view: now, options }))[0]!.about;
    };
    expect(about([a, b])).toBe("Ø 0.9 damage · defeats it 90% · 1 of your 2 actions");
    expect(about([a, b, offer(`shoot ${one}`)])).toBe("Ø 0.9 damage · defeats 90% · 1 action");
  });
});
