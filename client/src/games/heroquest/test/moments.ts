/** Moments of played games, as tools/board_moments.py has written them, with the words the server gives to the browser. */
import en from "../../../../../src/questhall/games/heroquest/texts/en.ftl?raw";
import fr from "../../../../../src/questhall/games/heroquest/texts/fr.ftl?raw";
import { Choices } from "../../../table/choices";
import { Texts } from "../../../texts/fluent";
import { makeSay } from "../../../texts/say";
import shellEn from "../../../texts/en.ftl?raw";
import shellFr from "../../../texts/fr.ftl?raw";
import type { Lang, MomentInfo, Option, Outcome } from "../../../wire";
import type { Say } from "../../board";
import boardEn from "../texts/en.ftl?raw";
import boardFr from "../texts/fr.ftl?raw";
import type { Props, View } from "../types";

interface Present {
  seat: number;
  view: View;
  options: Option[];
  asked: number[];
  step: string;
  over: Outcome | null;
}

export interface Moment {
  names: string[];
  before: Present;
  moments: MomentInfo[];
  after: Present;
  log?: MomentInfo[];
}

const files = import.meta.glob<Moment>("../../../../gallery/moments/heroquest/*.json", { eager: true, import: "default" });
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".json".length);
const MOMENTS = new Map(Object.entries(files).map(([path, file]) => [nameOf(path), file]));

export const NAMES: string[] = [...MOMENTS.keys()];
export const moment = (name: string): Moment => structuredClone(MOMENTS.get(name)!);

export const texts = new Texts().add("en", en).add("fr", fr).add("en", boardEn).add("fr", boardFr);
const shell = new Texts().add("en", shellEn).add("fr", shellFr);
export const sayIn = (lang: Lang, names: readonly string[] = []): Say => makeSay(lang, texts, shell, names);

/** What the shell would hand to the board. */
export function propsOf(now: Present, names: string[], more: Partial<Props> = {}): Props {
  const nothing = (): void => {};
  return {
    view: now.view,
    seat: now.seat,
    names,
    lang: "en",
    say: sayIn(more.lang ?? "en", names),
    step: now.step,
    asked: now.asked,
    options: now.options,
    lit: new Choices(now.options).lit(new Set()),
    hot: new Set(),
    point: nothing,
    press: nothing,
    choose: nothing,
    whyNot: nothing,
    rule: nothing,
    playing: null,
    past: false,
    over: now.over,
    settings: { speed: 0, odds: true, theme: "light", phone: false },
    ...more,
  };
}
