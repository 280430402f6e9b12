/** The languages of the hall: one is here when its texts are. */
import type { Lang } from "../wire";

type Sources = Partial<Record<Lang, string>>;

/** Texts by language, as `import.meta.glob` finds them. */
export function byLanguage(files: Record<string, string>): Sources {
  return Object.fromEntries(Object.entries(files).map(([path, source]) => [/([^/]+)\.ftl$/.exec(path)![1], source]));
}

/** The shell's own. */
export const SHELL = byLanguage(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));

export const LANGUAGES = Object.keys(SHELL) as readonly Lang[];

/** What a language is called by those who speak it. */
export function languageName(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
