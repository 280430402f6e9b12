/** What the shell would hand to a board at a moment that tools/board_moments.py has written: for the gallery and the boards' tests. */
import { Choices } from "../../table/model/choices";
import { Texts } from "../../texts/fluent";
import { LANGUAGES, SHELL } from "../../texts/languages";
import type { Lang, MomentInfo, Option, Outcome } from "../../wire";
import type { BoardProps, Say } from "../board";
import { still } from "../still";

export interface Present<View = unknown> {
  seat: number;
  view: View;
  options: Option[];
  asked: number[];
  step: string;
  over: Outcome | null;
}

export interface Moment<View = unknown> {
  names: string[];
  before: Present<View>;
  moments: MomentInfo[];
  after: Present<View>;
  log?: MomentInfo[];
}

/** Files by their names alone. */
export const byName = <T>(files: Record<string, T>): Map<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), file]));

const words = import.meta.glob<string>("../../../../src/questhall/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of the shell. */
export const shell = new Texts().addAll(SHELL);

/** A game's own words, as the server gives them to the browser, and its board's. */
export function textsOf(game: string, board: Partial<Record<Lang, string>> = {}): Texts {
  const texts = new Texts();
  for (const lang of LANGUAGES) {
    texts
      .add(lang, words[`../../../../src/questhall/games/${game}/texts/${lang}.ftl`] ?? "")
      .add(lang, board[lang] ?? "");
  }
  return texts;
}

export interface Picking {
  picked?: Iterable<string>;
  alike?: (ref: string) => string;
}

/** A board's props with nothing moving and nobody pressing; `more` says what is otherwise. */
export function staged<View>(
  now: Present<View>,
  names: string[],
  say: Say,
  more: Partial<BoardProps<View>> & Picking = {},
): BoardProps<View> {
  const { picked, alike, ...rest } = more;
  return {
    ...still({ view: now.view, names, say, lang: "en" }),
    seat: now.seat,
    step: now.step,
    asked: now.asked,
    options: now.options,
    lit: new Choices(rest.options ?? now.options, alike).lit(new Set(picked)),
    held: [now.seat],
    optionsOf: (seat) => (seat === now.seat ? (rest.options ?? now.options) : []),
    over: now.over,
    settings: { speed: 0, odds: true, theme: "light", phone: false },
    ...rest,
  };
}
