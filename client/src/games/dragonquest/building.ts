/** A wall is to be built: the place that hinders most stands on one button, and any other is pressed in the castle. */
import type { Errand } from "../module";
import { bestOf, costOf, harms } from "./castle/hindrance";
import { seatOf, type HeroSheet, type Props, type View } from "./types";

const ofHero = ({ heroes, active }: View): HeroSheet => heroes[seatOf(active)]!;

export function errands(props: Props): Errand[] {
  const { step, view, lit, say } = props;
  if (step !== "BlockSquare") return [];
  const hero = ofHero(view);
  const walls = harms(hero, lit);
  const best = bestOf(walls);
  if (!best) return [];
  const stands = lit.get(best)!.options[0]!;
  return [
    {
      id: "wall",
      label: say(walls.get(best)!.more ? "board-wall-best" : "board-wall-any"),
      about: costOf(best, walls, hero, say),
      main: true,
      stands,
      next: () => stands.name,
      lasts: () => true,
    },
    ...toTheEnd(props).map((errand) => ({ ...errand, aside: true })),
  ];
}

/** Whoever is out of the castle places only the others' walls: one press places them all, as they hinder most. */
export function toTheEnd({ view: now, held, say }: Pick<Props, "view" | "held" | "say">): Errand[] {
  const isOut = ({ heroes }: View): boolean => held.every((seat) => heroes[seat]?.status !== "inside");
  if (!isOut(now)) return [];
  return [
    {
      id: "end",
      label: say("board-to-the-end"),
      about: say("board-to-the-end-about"),
      hurries: true,
      next: ({ view, lit, options }) => {
        const best = bestOf(harms(ofHero(view), lit));
        return (best ? lit.get(best)!.options[0] : options[0])?.name ?? null;
      },
      lasts: isOut,
    },
  ];
}
