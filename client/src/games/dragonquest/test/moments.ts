/** Moments of played games, as tools/board_moments.py has written them, with the words of both languages. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Choices } from "../../../table/choices";
import { Texts } from "../../../texts/fluent";
import { makeSay } from "../../../texts/say";
import type { Lang, MomentInfo, Option, Outcome } from "../../../wire";
import { alike } from "../dice";
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

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = here("../../../../gallery/moments/");
const WORDS = here("../../../../../src/questhall/games/dragonquest/texts/");

export const NAMES = readdirSync(FOLDER).map((name) => name.replace(".json", ""));
export const moment = (name: string): Moment => JSON.parse(readFileSync(`${FOLDER}${name}.json`, "utf8"));
export const words = (lang: Lang): string => readFileSync(`${WORDS}${lang}.ftl`, "utf8");

const texts = new Texts().add("en", words("en")).add("fr", words("fr"));
export const sayIn = (lang: Lang, names: readonly string[] = []) => makeSay(lang, texts, texts, names);

/** What the shell would hand to the board. */
export function propsOf(now: Present, names: string[], more: Partial<Props> & { picked?: string[] } = {}): Props {
  const picked = new Set(more.picked ?? []);
  const nothing = (): void => {};
  return {
    view: now.view,
    seat: now.seat,
    names,
    lang: "en",
    say: sayIn("en", names),
    step: now.step,
    asked: now.asked,
    options: now.options,
    lit: new Choices(now.options, (ref) => alike(now.view, ref)).lit(picked),
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
