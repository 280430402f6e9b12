/** The view as the board's parts use it. */
import type { Lang } from "../../wire";
import type { BoardProps } from "../board";
import type { Ask, EnemyView, HeroView, Prose, View } from "./view";

export type * from "./view";
export type Props = BoardProps<View, Ask>;

/** Prose in the reader's language. */
export const prose = (text: Prose | null | undefined, lang: Lang): string => text?.[lang] ?? text?.["en"] ?? "";

/** The number in `enemy:4`. */
export const numberOf = (ref: string): number => Number(ref.slice(ref.indexOf(":") + 1));

/** `square:-2,5` or `exit:3,0` without its kind. */
export const bare = (ref: string): string => ref.slice(ref.indexOf(":") + 1);

export const heroAt = (view: View, seat: number): HeroView | undefined =>
  view.heroes.find((hero) => hero.seat === seat);

/** The hero who acts. */
export const acting = (view: View): HeroView | undefined =>
  view.turn.hero === null ? undefined : heroAt(view, view.turn.hero);

export const enemyOf = (view: View, ref: string | null | undefined): EnemyView | undefined =>
  view.enemies.find((enemy) => enemy.ref === ref);

/** Still in the fight. */
export const standing = (view: View): HeroView[] => view.heroes.filter(({ fallen, at }) => !fallen && at !== null);

/** Nobody but the hero who acts has an activation left: what the enemies will do matters now. */
export function isLastTurn(view: View): boolean {
  if (view.phase !== "heroes" || view.turn.hero === null) return false;
  return standing(view).every(({ activated, seat }) => activated || seat === view.turn.hero);
}

/** +1, −1, +0. */
/** The lowest face that counts: an attack's 6 always hits, and a block may be out of reach (7). */
export const hitsFrom = (modifier: number): number => Math.max(1, Math.min(6, 6 - modifier));
export const blocksFrom = (defence: number): number => Math.max(1, Math.min(7, 6 - defence));

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
