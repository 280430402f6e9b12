/** A wall is to be built: the place that hinders most stands on one button, and any other is pressed in the castle. */
import type { Errand } from "../module";
import { bestOf, costOf, harms } from "./castle/hindrance";
import { seatOf, type Props } from "./types";

export function errands({ step, view, lit, say }: Props): Errand[] {
  if (step !== "BlockSquare") return [];
  const hero = view.heroes[seatOf(view.active)]!;
  const walls = harms(hero, lit);
  const best = bestOf(walls);
  if (!best) return [];
  const stands = lit.get(best)!.options[0]!;
  return [
    {
      id: "wall",
      label: say("board-wall-best"),
      about: costOf(best, walls, hero, say),
      main: true,
      stands,
      next: () => stands.name,
      lasts: () => true,
    },
  ];
}
