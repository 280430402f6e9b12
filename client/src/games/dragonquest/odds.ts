/** Chances and measures worth knowing while one decides. */
import type { Option } from "../../wire";
import { alike } from "./dice";
import { STEPS } from "./scene/cast";
import { ABOUT_ANOTHER, DEADLY_SKULLS, seatOf, type HeroSheet, type Props } from "./types";

const USUAL = 1.45; // steps of a walking turn, dangers included

/** The sheet a question is about: the reader's own, or the active hero's. */
export function subject({ view, seat, step }: Pick<Props, "view" | "seat" | "step">): HeroSheet {
  const active = seatOf(view.active);
  const about = ABOUT_ANOTHER.includes(step) || seat === null ? active : seat;
  return view.heroes[about]!;
}

/** The dice picked to be rolled again. */
export function pickedDice({ lit }: Pick<Props, "lit">): string[] {
  return [...lit].filter(([ref, each]) => each.picked && ref.startsWith("die:")).map(([ref]) => ref);
}

type Asked = Pick<Props, "view" | "options">;

/** The answer that rolls these dice again. */
function rerollOf(props: Asked, dice: readonly string[]): Option | undefined {
  const sign = (refs: readonly string[]): string =>
    refs
      .map((ref) => alike(props.view, ref))
      .sort()
      .join(" ");
  const wanted = sign(dice);
  return props.options.find((each) => each.verb === "reroll" && sign(each.refs) === wanted);
}

/** The chance, in percent, of danger if these dice are rolled again: as the option for them says. */
export function riskOf(props: Asked, dice: readonly string[]): number | null {
  const option = rerollOf(props, dice);
  return option ? Number(option.args.risk) : null;
}

/** What brings nothing as it lies is what most would throw again: the blanks. */
export function suggested(props: Asked): Option | null {
  const blanks = props.view.dice.movement.flatMap((face, n) => (face === "blank" ? `die:${n + 1}` : []));
  return (blanks.length && rerollOf(props, blanks)) || null;
}

/** The dice of the answer that rolls most of them again. */
export function allLoose({ options }: Pick<Props, "options">): readonly string[] {
  const rerolls = options.filter((option) => option.verb === "reroll");
  return rerolls.reduce<readonly string[]>((most, { refs }) => (refs.length > most.length ? refs : most), []);
}

/** What lies on the table leads all the way out: the rest of the suns says nothing any more. */
export function getsOut({ view, step }: Pick<Props, "view" | "step">, hero: HeroSheet): boolean {
  const { movement, steps, skulls } = view.dice;
  const loose = skulls < DEADLY_SKULLS ? movement.filter((face) => STEPS.includes(face)).length : 0;
  const now = step === "OfferReroll" ? loose : step === "Walk" ? steps : 0;
  return hero.seat === view.active && hero.seen_chamber && hero.steps_left !== null && now >= hero.steps_left;
}

/** How many turns the way out will take about, and how many there are; null if no way is left. */
export function wayOut(
  hero: Pick<HeroSheet, "at" | "seen_chamber" | "steps_left" | "suns_left">,
  acting: boolean,
  near: boolean,
): { turns: number; left: number } | null {
  if (hero.steps_left === null) return null;
  const left = Math.max(hero.suns_left + Number(acting), 1);
  const leaving = Number(!hero.seen_chamber || hero.at === "chamber"); // the step out takes a turn of its own
  return { turns: near ? 1 : leaving + Math.max(Math.round((hero.steps_left - leaving) / USUAL), 1), left };
}
