// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { MomentInfo, Telling } from "../../../wire";
import type { SceneMoment } from "../../moments";
import { ends, tollOf } from "../scene/toll";
import { SCENES } from "../scenes";
import { sayIds } from "./moments";
import { sayIn } from "./words";

const told = (kind: string, args: Record<string, unknown> = {}): Telling => ({
  kind,
  seat: 0,
  refs: [],
  rule: "",
  text: `event-${kind}`,
  args,
});
const logOf = (...tellings: Telling[]): MomentInfo[] =>
  tellings.map((each, n) => ({ n, what: "start", told: [each], at: "" }));

/** Whether the table waits at an event for whoever it happens to. */
function waits(telling: Telling, log: MomentInfo[]): boolean {
  const rule = SCENES[telling.kind];
  const moment: SceneMoment = { telling, view: {}, last: false, log, say: sayIds(), lang: "en" };
  return rule?.stage === "own" && (rule.when?.(moment) ?? true);
}

const turn = told("turn-begins");
const wound = (lost: number, left: number): Telling => told("lp-lost", { lost, left });

describe("what a danger costs", () => {
  it("a fight is summed up when the sword falls, and not before", () => {
    const [first, second] = [wound(2, 11), wound(3, 8)];
    const sword = told("battle-die", { danger: "danger:orc", face: "face:sword" });
    const log = logOf(turn, told("encounter", { danger: "danger:orc" }), first, second, sword);
    expect(tollOf(sword, log)).toMatchObject({ danger: "danger:orc", lost: 5, left: 8 });
    expect([first, second, sword].map((each) => waits(each, log))).toEqual([false, false, true]);
  });

  it("a trap is summed up with its wound, unless that was the last one", () => {
    const spring = told("trap-sprung", { danger: "danger:fog", time: 1 });
    const [hurt, dead] = [wound(2, 9), wound(2, 0)];
    const log = (end: Telling) =>
      logOf(turn, told("encounter", { danger: "danger:fog" }), spring, told("miss-next"), end);
    expect(tollOf(hurt, log(hurt))).toEqual({ danger: "danger:fog", time: 1, lost: 2, die: 0, left: 9, misses: true });
    expect(waits(hurt, log(hurt))).toBe(true);
    expect(waits(dead, log(dead))).toBe(false);
  });

  it("an arrow says what of its wound is the die's", () => {
    const spring = told("trap-sprung", { danger: "danger:arrow", time: 1 });
    const hurt = wound(4, 9);
    const thrown = told("damage-dice", { dice: "faces:3" });
    const log = logOf(turn, told("encounter", { danger: "danger:arrow" }), spring, thrown, hurt);
    const words = (lang: "en" | "fr"): string => {
      const say = sayIn(lang, ["Ana"]);
      const moment: SceneMoment = { telling: hurt, view: {}, last: false, log, say, lang };
      return SCENES["lp-lost"]!.words!(moment).replace(/\s+/g, " ").trim();
    };
    expect(words("en")).toBe("Ana loses 4 LP (1 + 3 on the die) to the arrow trap: 9 left.");
    expect(words("fr")).toBe("Ana perd 4 PV (1 + 3 au dé) : le piège à flèches a frappé. Il en reste 9.");
  });

  it("the fire is summed up too, and venom at the start of a turn is not", () => {
    const burn = wound(6, 3);
    const fire = logOf(turn, told("fire"), burn);
    expect(ends(burn, tollOf(burn, fire))).toBe(true);
    const venom = wound(2, 5);
    expect(tollOf(venom, logOf(told("encounter", { danger: "danger:orc" }), turn, venom))).toBeNull();
  });
});
