/** Chances and measures worth knowing while one decides. */
import { alike } from "./dice";
import { seatOf, type HeroSheet, type Props, type View } from "./types";

/** The sheet a question is about: the reader's own, or the active hero's. */
export function subject({ view, seat, step }: Pick<Props, "view" | "seat" | "step">): HeroSheet {
  const active = seatOf(view.active);
  const about = ["HideTile", "BlockSquare", "DemonStep"].includes(step) || seat === null ? active : seat;
  return view.heroes[about]!;
}

/** The dice picked to be rolled again. */
export function pickedDice({ lit }: Pick<Props, "lit">): string[] {
  return [...lit].filter(([ref, each]) => each.picked && ref.startsWith("die:")).map(([ref]) => ref);
}

/** The chance, in percent, of danger if these dice are rolled again: as the option for them says. */
export function riskOf(props: Pick<Props, "view" | "options">, dice: readonly string[]): number | null {
  const sign = (refs: readonly string[]): string =>
    refs
      .map((ref) => alike(props.view, ref))
      .sort()
      .join(" ");
  const wanted = sign(dice);
  const option = props.options.find((each) => each.verb === "reroll" && sign(each.refs) === wanted);
  return option ? Number(option.args.risk) : null;
}

/** The option that rolls most dice again. */
export function allLoose({ options }: Pick<Props, "options">): readonly string[] {
  const rerolls = options.filter((option) => option.verb === "reroll");
  return rerolls.reduce<readonly string[]>((most, { refs }) => (refs.length > most.length ? refs : most), []);
}

export type Pace = "easy" | "steady" | "late" | "desperate" | "lost";

export interface Need {
  /** Steps that must be walked with dice. */
  steps: number;
  /** Turns in which dice can be thrown for them. */
  turns: number;
  need: number;
  pace: Pace;
}

/** A walking turn brings this many steps, dangers included. */
export const USUAL = 1.45;

/** Steps left against turns left. The step out of the chamber takes a turn of its own and no dice. */
export function needOf(view: View, hero: HeroSheet): Need | null {
  if (hero.status !== "inside" || hero.at === "exit") return null;
  const ahead = !hero.seen_chamber || hero.at === "chamber" ? 1 : 0;
  const underway = view.active === hero.seat && hero.suns > 0 ? 1 : 0;
  const turns = Math.max(hero.suns_total - hero.suns + underway - ahead, 0);
  if (hero.steps_left === null) return { steps: 0, turns, need: Infinity, pace: "lost" };
  const steps = hero.steps_left - ahead;
  const need = turns ? steps / turns : Infinity;
  const pace = need < 1.1 ? "easy" : need <= 1.5 ? "steady" : need <= 2.2 ? "late" : "desperate";
  return { steps, turns, need, pace };
}
