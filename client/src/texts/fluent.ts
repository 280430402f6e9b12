/** A text id and its arguments become a sentence: the browser's half of src/questhall/texts, on the same files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { LANGUAGES } from "./languages";

export const MARK = "°"; // stands behind a sentence that is missing in the reader's language

export type Args = Record<string, unknown>;
type Prose = Partial<Record<Lang, string>>;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

const REF = /^([a-z][a-z0-9-]*):(\S+)$/;
const LONE = /^[a-z]+$/;
const FACE = /^[\p{L}\p{N}]+$/u;
const NO_COMMA = /,(?= [^\p{L}\p{N}]|$)/gu; // behind the last face, and before a sign
const NO_ID_SIGN = /[^A-Za-z0-9_-]/g;

/** The texts of one package in all languages. */
export class Texts {
  private bundles = new Map<Lang, FluentBundle>();

  /** Texts of several languages at once. */
  addAll(sources: Prose): this {
    for (const [lang, source] of Object.entries(sources)) this.add(lang as Lang, source);
    return this;
  }

  /** `add` may be called again for a language: later files add to earlier ones. */
  add(lang: Lang, source: string): this {
    let bundle = this.bundles.get(lang);
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      this.bundles.set(lang, bundle);
    }
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return this;
  }

  has(lang: Lang, text: string): boolean {
    return this.pattern(lang, text) !== null;
  }

  known(text: string): boolean {
    return [...this.bundles.keys()].some((lang) => this.has(lang, text));
  }

  /** The sentence in that language, or in another one with a small mark; never a bare key. */
  say(lang: Lang, text: string, args: Args = {}, names: readonly string[] = []): string {
    if (this.has(lang, text)) return this.fill(lang, text, args, names);
    for (const other of this.bundles.keys()) {
      if (this.has(other, text)) return this.fill(other, text, args, names) + MARK;
    }
    return `[${text}]`;
  }

  /** An argument as the bundle takes it: numbers stay numbers, everything else becomes words. */
  word(lang: Lang, value: unknown, plain: Args = {}, names: readonly string[] = []): FluentVariable {
    if (typeof value === "number" || typeof value === "boolean") return Number(value);
    if (Array.isArray(value))
      return list(
        lang,
        value.map((each) => String(this.word(lang, each, plain, names))),
      );
    if (isSentence(value)) return this.say(lang, value.text, value.args, names);
    if (typeof value === "object" && value !== null) return prose(lang, value as Prose);
    const word = String(value);
    if (word.startsWith("=")) return word.slice(1);
    if (word.length > 1 && word.startsWith("@")) return this.say(lang, word.slice(1), plain, names);
    const colon = word.indexOf(":");
    if (colon > 0 && word.slice(0, colon) === "faces") return this.faces(lang, word.slice(colon + 1));
    if (REF.test(word)) return this.ref(lang, word, names);
    return this.lone(lang, word);
  }

  /** What a thing on the table is called; seats by the names of their players. */
  ref(lang: Lang, ref: string, names: readonly string[] = []): string {
    const [, kind, name] = REF.exec(ref) ?? [];
    if (!kind || !name) return this.lone(lang, ref);
    if (kind === "seat" && names[Number(name)]) return names[Number(name)]!;
    for (const text of [`ref-${kind}-${name.replace(NO_ID_SIGN, "-")}`, `ref-${kind}`]) {
      if (this.known(text)) return this.say(lang, text, { name: `=${name}` });
    }
    return name;
  }

  /** What dice show, `skull, room / find`: signs such as the slash before the red die stand for a comma. */
  faces(lang: Lang, names: string): string {
    const words = names.split(/\s+/).filter(Boolean);
    const said = words.map((name) => (FACE.test(name) ? `${this.ref(lang, `face:${name}`)},` : name)).join(" ");
    return said.replace(NO_COMMA, "");
  }

  private fill(lang: Lang, text: string, args: Args, names: readonly string[]): string {
    const pattern = this.pattern(lang, text)!;
    if (typeof pattern === "string") return typeset(lang, pattern); // most texts take nothing
    const entries = Object.entries(args);
    const plain = Object.fromEntries(
      entries.filter(([, value]) => typeof value === "number" || typeof value === "boolean"),
    );
    const words = Object.fromEntries(entries.map(([key, value]) => [key, this.word(lang, value, plain, names)]));
    const errors: Error[] = [];
    return typeset(lang, this.bundles.get(lang)!.formatPattern(pattern, words, errors));
  }

  /** A thing there is only one of (`chamber`), or a plain word. */
  private lone(lang: Lang, word: string): string {
    return LONE.test(word) && this.known(`ref-${word}`) ? this.say(lang, `ref-${word}`) : word;
  }

  /** The pattern of a message, or of its attribute (`message.attribute`). */
  private pattern(lang: Lang, text: string): Pattern {
    const dot = text.indexOf(".");
    const message = this.bundles.get(lang)?.getMessage(dot < 0 ? text : text.slice(0, dot));
    if (!message) return null;
    return dot < 0 ? message.value : (message.attributes[text.slice(dot + 1)] ?? null);
  }
}

/** A sentence within another one: it has arguments of its own. */
const isSentence = (value: unknown): value is { text: string; args: Args } =>
  typeof value === "object" && value !== null && "text" in value;

/** What stands there in the reader's language, or in another one with a small mark. */
function prose(lang: Lang, words: Prose): string {
  const own = words[lang];
  if (own !== undefined) return own;
  const other = Object.values(words)[0];
  return other === undefined ? "" : other + MARK;
}

const lists = new Map<Lang, Intl.ListFormat>();

function list(lang: Lang, words: string[]): string {
  if (!lists.has(lang)) lists.set(lang, new Intl.ListFormat(lang, { type: "conjunction" }));
  return lists.get(lang)!.format(words);
}

/** The text with the spaces its language wants; translators type plain ones. */
export function typeset(lang: Lang, text: string): string {
  if (lang !== "fr") return text;
  return text
    .replace(/[ \u00a0]([;!?»%])/g, "\u202f$1")
    .replace(/ (:)(?= |$)/gm, "\u00a0$1")
    .replace(/«[ \u00a0]/g, "«\u202f");
}

/** The reader's language by the browser's wishes; English if they name none that is here. */
export function guessLanguage(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((lang) => lang === code);
    if (known) return known;
  }
  return "en";
}
