/** What one reader is told at one table: in their language, with the names of the people there. */
import type { Say } from "../games/board";
import type { Lang, Option, Telling } from "../wire";
import type { Args, Texts } from "./fluent";

export function makeSay(lang: Lang, game: Texts, shell: Texts, names: readonly string[]): Say {
  const say = (text: string, args: Args = {}) => game.say(lang, text, args, names);
  return Object.assign(say, {
    ui: (text: string, args: Args = {}) => shell.say(lang, text, args, names),
    ref: (ref: string) => String(game.word(lang, ref, {}, names)),
    value: (value: unknown) => String(game.word(lang, value, {}, names)),
    face: (face: string) => game.ref(lang, `face:${face}`),
    seat: (n: number) => names[n] ?? String(n + 1),
    option: (option: Option) => say(option.text, option.args),
    told: (telling: Telling) => say(telling.text, telling.args),
    has: (text: string) => game.known(text),
    number: (value: number, options?: Intl.NumberFormatOptions) => numbers(lang, options).format(value),
    percent: (share: number, digits = 0) =>
      numbers(lang, { style: "percent", maximumFractionDigits: digits }).format(share),
  });
}

const known = new Map<string, Intl.NumberFormat>(); // each takes longer to make than a hundred numbers to write

function numbers(lang: Lang, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  let format = known.get(key);
  if (!format) known.set(key, (format = new Intl.NumberFormat(lang, options)));
  return format;
}
