/** What games and bots are called in the reader's language. */
import type { Say } from "../games/board";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import { t } from "../store/texts.svelte";
import type { GameWords } from "../wire";

/** A game in the hall's words, once it has answered. */
export const wordsOf = (game: string): GameWords | undefined =>
  games.all.find(({ id }) => id === game)?.words[settings.lang];

export const gameName = (game: string): string => wordsOf(game)?.title ?? (games.all.length ? game : "");

/** How a bot plays, in the words of its game. */
export function botName(bot: string | null, say: Say): string {
  const name = (bot ?? "").split(":")[0]!;
  if (name === "random") return t("bot-random");
  return say.has(`bot-${name}`) ? say(`bot-${name}`) : name;
}

/** How a level plays, in a line; "" where its game does not say. */
export const botAbout = (bot: string | null, say: Say): string =>
  say.has(`bot-${bot}.about`) ? say(`bot-${bot}.about`) : "";
