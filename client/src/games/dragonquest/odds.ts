/** Chances and measures worth knowing while one decides. */
import { alike, STEPS } from "./dice";
import { ABOUT_ANOTHER, DEADLY_SKULLS, seatOf, type HeroSheet, type Props } from "./types";

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

/** What lies on the table leads all the way out: the rest of the suns says nothing any more. */
export function getsOut({ view, step }: Pick<Props, "view" | "step">, hero: HeroSheet): boolean {
  const { movement, steps, skulls } = view.dice;
  const loose = skulls < DEADLY_SKULLS ? movement.filter((face) => STEPS.includes(face)).length : 0;
  const now = step === "OfferReroll" ? loose : step === "Walk" ? steps : 0;
  return hero.seat === view.active && hero.seen_chamber && hero.steps_left !== null && now >= hero.steps_left;
}
