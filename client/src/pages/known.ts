/** A table as whoever reads a page about it may know it: what has happened, what it came to, and the words for it. */
import { api } from "../connection/api";
import type { AnyView, Say } from "../games/board";
import type { GameModule } from "../games/module";
import { load } from "../games/registry";
import { games } from "../store/games.svelte";
import { keyring } from "../store/keyring.svelte";
import { gameTexts, shell } from "../store/texts.svelte";
import { namesOf } from "../table/model/names";
import { Texts } from "../texts/fluent";
import { makeSay } from "../texts/say";
import type { Lang, MomentInfo, TableInfo } from "../wire";

export interface Known {
  info: TableInfo;
  module: GameModule;
  log: readonly MomentInfo[];
  view: AnyView;
  namesIn(lang: Lang): string[];
  sayIn(lang: Lang): Say;
}

/** Of a table whose game has begun. */
export async function known(info: TableInfo): Promise<Known> {
  const token = keyring.token(info.id, null);
  const [game, module, log] = await Promise.all([games.find(info.game), load(info.game), api.log(info.id, -1, token)]);
  const [texts, { view }] = await Promise.all([
    game ? gameTexts.load(game, module.texts) : new Texts(),
    api.moment(info.id, log.at(-1)?.n ?? 0, token),
  ]);
  const namesIn = (lang: Lang): string[] => namesOf(info, module, view, lang, texts);
  return { info, module, log, view, namesIn, sayIn: (lang) => makeSay(lang, texts, shell, namesIn(lang)) };
}
