/** Those who step out of the dark, and those who fall: who they are, and what is said. */
import type { SceneMoment } from "../../module";
import { known } from "../names";
import { of } from "../told";
import { enemyOf, heroAt, numberOf, type EnemyView, type HeroView, type View } from "../types";

export const foe = ({ telling, view }: SceneMoment): EnemyView | undefined =>
  enemyOf(view as View, of(telling, "enemy"));
export const faller = ({ telling, view }: SceneMoment): HeroView | undefined =>
  heroAt(view as View, of(telling, "hero") ? numberOf(of(telling, "hero")!) : telling.seat);

const falls = ({ telling }: SceneMoment): boolean => telling.kind === "hero-falls";

/** Whose face it is. */
export const comer = (moment: SceneMoment): string | null | undefined =>
  falls(moment) ? faller(moment)?.hero : foe(moment)?.foe;

export const entranceWords = (moment: SceneMoment): string =>
  falls(moment)
    ? moment.say("board-falls-about")
    : known(moment.say, `foe-${foe(moment)?.foe}-line`) || moment.say.told(moment.telling);
