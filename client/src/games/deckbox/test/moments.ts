/** Tables laid out for the tests, whose every square is known, and moments of played games; with the words the server gives. */
import { makeSay } from "../../../texts/say";
import type { Lang } from "../../../wire";
import type { Say } from "../../board";
import { byName, shell, staged, textsOf, type Moment as Played, type Present } from "../../shared/staging";
import boardEn from "../texts/en.ftl?raw";
import boardFr from "../texts/fr.ftl?raw";
import type { Props, View } from "../types";

export type Moment = Played<View>;

const TABLES = byName(import.meta.glob<Moment>("./tables/*.json", { eager: true, import: "default" }));
const PLAYED = byName(
  import.meta.glob<Moment>("../../../../gallery/moments/deckbox/*.json", { eager: true, import: "default" }),
);

/** A table laid out for the tests. */
export const moment = (name: string): Moment => structuredClone(TABLES.get(name)!);

/** Everything there is to draw: `walk`, `played/walk`. */
const ALL = new Map([...TABLES, ...[...PLAYED].map(([name, each]) => [`played/${name}`, each] as const)]);
export const NAMES: string[] = [...ALL.keys()];
export const any = (name: string): Moment => structuredClone(ALL.get(name)!);

export const texts = textsOf("deckbox", { en: boardEn, fr: boardFr });
export const sayIn = (lang: Lang, names: readonly string[] = []): Say => makeSay(lang, texts, shell, names);

/** What the shell would hand to the board. */
export const propsOf = (now: Present<View>, names: string[], more: Partial<Props> = {}): Props =>
  staged(now, names, sayIn(more.lang ?? "en", names), more);
