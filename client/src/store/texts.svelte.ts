/** The shell's texts and those of the games, in the language of the moment. */
import { api } from "../connection/api";
import { Texts, type Args } from "../texts/fluent";
import { SHELL } from "../texts/languages";
import type { GameInfo, Lang } from "../wire";
import { settings } from "./settings.svelte";

export const shell = new Texts().addAll(SHELL);

/** A text of the shell. Reading it makes the reader follow the language. */
export function t(text: string, args: Args = {}): string {
  return shell.say(settings.lang, text, args);
}

/** What a game is called; a game of another package by its own title, once that is here. */
export function gameName(game: string): string {
  if (shell.known(`game-${game}`)) return t(`game-${game}`);
  return gameTexts.of(game)?.say(settings.lang, "title") ?? game;
}

/** How a bot plays; bots of other packages are called by their own names. */
export function botName(bot: string | null): string {
  const text = `bot-${(bot ?? "").split(":")[0]}`;
  return shell.known(text) ? t(text) : (bot ?? "");
}

class GameTexts {
  private known = $state.raw<Record<string, Texts>>({});
  private loading = new Map<string, Promise<Texts>>();

  /** The texts of a game if they are here. */
  of(game: string): Texts | undefined {
    return this.known[game];
  }

  load(info: Pick<GameInfo, "id" | "texts">, more: Partial<Record<Lang, string>> = {}): Promise<Texts> {
    let texts = this.loading.get(info.id);
    if (!texts) {
      texts = this.fetch(info, more);
      this.loading.set(info.id, texts);
      texts.catch(() => this.loading.delete(info.id));
    }
    return texts;
  }

  private async fetch(info: Pick<GameInfo, "id" | "texts">, more: Partial<Record<Lang, string>>): Promise<Texts> {
    const texts = new Texts();
    const langs = Object.keys(info.texts) as Lang[];
    const sources = await Promise.all(langs.map((lang) => api.text(info.texts[lang]!)));
    langs.forEach((lang, n) => texts.add(lang, sources[n]!));
    texts.addAll(more);
    this.known = { ...this.known, [info.id]: texts };
    return texts;
  }
}

export const gameTexts = new GameTexts();
