/** The dice people throw by hand, by the name of the throw: `movement:3+red`, `chamber:10`, `battle:orc`, `letter`. */
import type { DiceRules } from "../moments";

type Dice = ReturnType<NonNullable<DiceRules["hand"]>>;

const KINDS: Record<string, string> = {
  chamber: "bone",
  danger: "danger",
  letter: "letter",
  damage: "damage",
  spider: "spider",
};

export function hand(name: string): Dice {
  const [kind = "", detail = ""] = name.split(":");
  const count = parseInt(detail, 10);
  if (kind === "movement") {
    const blacks = { kind: "black", count }; // none of them, too, is a group: "/ skull"
    return detail.endsWith("red") ? [blacks, { kind: "red", count: 1 }] : [blacks];
  }
  if (kind === "battle") return [{ kind: detail === "skeleton" ? "skeleton" : "battle", count: 1 }];
  return KINDS[kind] ? [{ kind: KINDS[kind], count: count || 1 }] : [];
}
