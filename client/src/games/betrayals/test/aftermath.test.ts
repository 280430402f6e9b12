// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { MomentInfo, Telling } from "../../../wire";
import type { SceneMoment } from "../../moments";
import { fighters, outcome, touched, unhelped } from "../aftermath";
import { SCENES } from "../scenes";
import { moment, sayIn } from "./moments";

const told = (kind: string, seat: number, args: Record<string, unknown> = {}): Telling => ({
  kind,
  seat,
  refs: [],
  rule: "",
  text: `event-${kind}`,
  args: { who: `seat:${seat}`, ...args },
});
const names = ["Ana", "Bo", "Cy", "Di"];

function scene(log: Telling[][], kind: string): SceneMoment {
  const telling = log.flat().findLast((each) => each.kind === kind)!;
  const moments = log.map((each, n): MomentInfo => ({ n, what: "answer", told: each, at: "" }) as MomentInfo);
  return { telling, log: moments, view: moment("arena").before.view, last: false, say: sayIn("en", names), lang: "en" };
}

describe("a broken word", () => {
  it("has another title for whom it was given to and who has broken it", () => {
    const broken = scene([[told("promise-broken", 1, { promiser: "seat:1", promisee: "seat:2" })]], "promise-broken");
    const titles = [0, 1, 2].map((seat) => SCENES["promise-broken"]!.title!({ ...broken, seat }));
    expect(titles.slice(1)).toEqual(["You have broken your word", "You are betrayed!"]);
    expect(titles[0]).toBe(sayIn("en")("board-scene-broken"));
  });
});

describe("an event", () => {
  it("waits for whoever has drawn it and those it does something to, and not for what is drawn after it", () => {
    const log = [
      [told("event-applied", 1), told("gems-paid", 2), told("card-drawn", 1), told("monster-met", 1)],
      [told("wounded", 3)],
    ];
    expect(touched(scene(log, "event-applied"))).toEqual([1, 2]);
  });
});

describe("a fight that is over", () => {
  const before = [told("arena-opened", 3), told("sides-revealed", 0, { side: "attacker" }), told("arena-won", 3)];
  const arena = [
    before,
    [told("arena-opened", 1, { other: "seat:0" })],
    [told("sides-revealed", 2, { side: "neutral" }), told("sides-revealed", 3, { side: "attacker" })],
    [
      told("totals", 1, { green: 20, red: 12 }),
      told("arena-won", 1, { other: "seat:0" }),
      told("wounded", 0, { wounds: 2, now: 3 }),
      told("trophies-gained", 1, { points: 1, why: "by-arena" }),
      told("turn-ends", 1),
      told("trophies-gained", 2, { points: 1, why: "by-purchase" }),
    ],
  ];

  it.each(["en", "fr"] as const)("says “you” to whoever reads it, and names the others: %s", (lang) => {
    const told = (seat: number | null): string =>
      outcome({ ...scene(arena, "arena-won"), say: sayIn(lang, names), lang, seat });
    expect(told(null)).toMatch(/Bo .*Ana/);
    expect(told(1)).toMatch(/^(You|Vous) .*Ana/);
    expect(told(1)).not.toContain("Bo");
    expect(told(0)).toMatch(/^Bo .* (you|vous)\b/);
    expect(told(0)).not.toContain("Ana");
  });

  it("waits for those who have fought, not for whoever stayed out nor for another fight's", () => {
    expect(fighters(scene(arena, "arena-won")).sort()).toEqual([0, 1, 3]);
  });

  it("waits for the Thief on the side he has turned to", () => {
    const turned = arena.with(2, [...arena[2]!, told("volte-face", 2, { side: "defender" })]);
    expect(fighters(scene(turned, "arena-won")).sort()).toEqual([0, 1, 2, 3]);
  });

  it("waits for the ally against a monster", () => {
    const dungeon = [[told("monster-met", 1), told("allied", 2)], [told("monster-won", 1, { card: "monster:mimic" })]];
    expect(fighters(scene(dungeon, "monster-won")).sort()).toEqual([1, 2]);
  });

  it("says what it has done to everybody in it, and nothing of the next turn", () => {
    expect(outcome(scene(arena, "arena-won")).replace(/[\u2068\u2069]/g, "")).toBe(
      "Bo wins the arena against Ana! Ana takes 2 wounds and has 3. Bo scores a trophy.",
    );
  });

  it("says first what it has done to whoever reads it", () => {
    expect(outcome({ ...scene(arena, "arena-won"), seat: 1 })).toMatch(/^You win .* You score a trophy\. .*Ana takes/);
  });
});

describe("whoever fights alone", () => {
  const offer = (sender: string, kind = "offer-made"): Telling =>
    told(kind, 2, { sender, to: kind === "offer-made" ? "seat:1" : undefined });
  const heard = (seat: number, ...said: Telling[]): string =>
    unhelped({ ...scene([[told("monster-met", 1), ...said], [told("fought-alone", 1)]], "fought-alone"), seat });

  it("has not taken the help that was offered, and those who offered it read that", () => {
    expect(heard(2, offer("seat:2"))).toMatch(/^.*Bo.* fights alone: your offer was not taken\.$/);
  });

  it("is told of as ever to all others, and to those whose offer was answered or taken back", () => {
    const plain = sayIn("en", names).told(told("fought-alone", 1));
    expect(heard(0, offer("seat:2"))).toBe(plain);
    for (const end of ["offer-declined", "offer-withdrawn"])
      expect(heard(2, offer("seat:2"), offer("seat:2", end))).toBe(plain);
  });
});

describe("a turn that begins", () => {
  const log = [[told("turn-begins", 2), told("recovered", 2, { wounds: 1, left: 2 })]];
  const heard = (kind: string, seat: number): string | null => {
    const here = { ...scene(log, kind), seat };
    const rule = SCENES[kind]!;
    return rule.when!(here) ? rule.words!(here) : null;
  };

  it("calls whoever plays “you”, and says that a wound has healed", () => {
    expect(heard("turn-begins", 2)).toBe("Your turn.");
    expect(heard("recovered", 2)).toMatch(/^You recover a wound/);
  });

  it("is no moment of anybody else's", () => {
    expect([heard("turn-begins", 1), heard("recovered", 1)]).toEqual([null, null]);
  });
});

it.each(["en", "fr"] as const)("a quest that is turned over says what it asked for: %s", (lang) => {
  const claimed = {
    ...told("quest-claimed", 2, { quest: "quest:naturalist", main: "no", points: 2 }),
    refs: ["seat:2"],
  };
  const say = sayIn(lang, names);
  const facts = SCENES["quest-claimed"]!.facts!({ ...scene([[claimed]], "quest-claimed"), say, lang });
  expect(facts).toEqual([say("quest-naturalist-condition")]);
  expect(facts[0]).not.toContain("[");
});
