/** Moments of played games, as tools/board_moments.py has written them. */
import { Texts } from "../../../texts/fluent";
import { makeSay } from "../../../texts/say";
import type { Say } from "../../board";
import { byName, staged, type Moment as Played, type Present } from "../../shared/staging";
import { alike } from "../dice";
import type { Props, View } from "../types";

export type Moment = Played<View>;

const MOMENTS = byName(
  import.meta.glob<Moment>("../../../../gallery/moments/dragonquest/*.json", { eager: true, import: "default" }),
);

export const NAMES: string[] = [...MOMENTS.keys()];
export const moment = (name: string): Moment => structuredClone(MOMENTS.get(name)!);

/** Says the ids of texts instead of words. */
class Ids extends Texts {
  override say(_: unknown, text: string): string {
    return text;
  }
}
export const sayIds = (names: readonly string[] = []): Say => makeSay("en", new Ids(), new Ids(), names);

/** What the shell would hand to the board. */
export const propsOf = (
  now: Present<View>,
  names: string[],
  more: Partial<Props> & { picked?: string[] } = {},
): Props => staged(now, names, sayIds(names), { alike: (ref) => alike(now.view, ref), ...more });
