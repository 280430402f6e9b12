/** Those who step out of the dark, and those who fall: who they are, and what is said. */
import type { SceneMoment } from "../../moments";
import { known } from "../names";
import { of } from "../told";
import { enemyOf, heroAt, numberOf, standing, type EnemyView, type HeroView, type View } from "../types";

export const foe = ({ telling, view }: SceneMoment): EnemyView | undefined =>
  enemyOf(view as View, of(telling, "enemy"));
export const faller = ({ telling, view }: SceneMoment): HeroView | undefined =>
  heroAt(view as View, of(telling, "hero") ? numberOf(of(telling, "hero")!) : telling.seat);

const falls = ({ telling }: SceneMoment): boolean => telling.kind === "hero-falls";

/** Whose face it is. */
export const comer = (moment: SceneMoment): string | null | undefined =>
  falls(moment) ? faller(moment)?.hero : foe(moment)?.foe;

/** Who is still in the fight when somebody falls. */
export const survivors = (moment: SceneMoment): HeroView[] => {
  const fallen = faller(moment);
  return standing(moment.view as View).filter(({ ref }) => ref !== fallen?.ref);
};

export const entranceWords = (moment: SceneMoment): string =>
  falls(moment)
    ? moment.say(survivors(moment).length ? "board-falls-about" : "board-falls-last")
    : known(moment.say, `foe-${foe(moment)?.foe}-line`) || moment.say.told(moment.telling);
