/** The view as the board's parts use it. */
import { typeset } from "../../texts/fluent";
import type { Lang } from "../../wire";
import type { BoardProps } from "../board";
import type { Ask, Hero, Prose, View } from "./view";

export type * from "./view";
export type Props = BoardProps<View, Ask>;

export const ZARGON = 0;

/** Prose in the reader's language. */
export const prose = (text: Prose | null | undefined, lang: Lang): string =>
  typeset(lang, text?.[lang] ?? text?.["en"] ?? "");

/** The number in `monster:4`. */
export const numberOf = (ref: string): number => Number(ref.slice(ref.indexOf(":") + 1));

/** The hero who sits there; undefined for Zargon. */
export const heroAt = (view: View, seat: number): Hero | undefined => view.heroes.find((hero) => hero.seat === seat);
