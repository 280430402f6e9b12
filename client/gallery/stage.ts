/** Moments of played games, all games, with their words. */
import type { BoardProps } from "../src/games/board";
import { shell, staged, textsOf, type Moment, type Present } from "../src/games/shared/staging";
import type { Texts } from "../src/texts/fluent";
import { makeSay } from "../src/texts/say";
import type { Lang, MomentInfo, Telling } from "../src/wire";

export { textsOf, type Moment, type Present };

const files = import.meta.glob<Moment>("./moments/*/*.json", { import: "default" });

/** `heroquest/fight`. */
export const NAMES = Object.keys(files).map((path) => path.slice("./moments/".length, -".json".length));
export const open = (name: string): Promise<Moment> => files[`./moments/${name}.json`]!();
export const gameOf = (name: string): string => name.split("/")[0]!;
export const GAMES = [...new Set(NAMES.map(gameOf))];

export type Staging = Parameters<typeof staged>[3] & { now: Present; names: string[]; lang: Lang; texts: Texts };

export const props = ({ now, names, lang, texts, ...more }: Staging): BoardProps =>
  staged(more?.playing ? { ...now, options: [] } : now, names, makeSay(lang, texts, shell, names), { ...more, lang });

/** All that was told, with the entry it belongs to. */
export function tellings(moments: readonly MomentInfo[]): { telling: Telling; moment: MomentInfo }[] {
  return moments.flatMap((moment) => moment.told.map((telling) => ({ telling, moment })));
}
