/** Moments of played games, as tools/board_moments.py has written them, with the words the server gives to the browser. */
import { makeSay } from "../../../texts/say";
import type { Lang } from "../../../wire";
import type { Say } from "../../board";
import { byName, shell, staged, textsOf, type Moment as Played, type Present } from "../../shared/staging";
import boardEn from "../texts/en.ftl?raw";
import boardFr from "../texts/fr.ftl?raw";
import type { Props, View } from "../types";

export type Moment = Played<View>;

const MOMENTS = byName(
  import.meta.glob<Moment>("../../../../gallery/moments/betrayals/*.json", { eager: true, import: "default" }),
);

export const NAMES: string[] = [...MOMENTS.keys()];
export const moment = (name: string): Moment => structuredClone(MOMENTS.get(name)!);

export const texts = textsOf("betrayals", { en: boardEn, fr: boardFr });
export const sayIn = (lang: Lang, names: readonly string[] = []): Say => makeSay(lang, texts, shell, names);

/** What the shell would hand to the board. */
export const propsOf = (now: Present<View>, names: string[], more: Partial<Props> = {}): Props =>
  staged(now, names, sayIn(more.lang ?? "en", names), more);
