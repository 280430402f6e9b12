/** What a chronicle is made of: a finished table as everybody may know it. */
import { api } from "../../connection/api";
import type { AnyView, Say } from "../../games/board";
import { load } from "../../games/registry";
import { to } from "../../router";
import { games } from "../../store/games.svelte";
import { keyring } from "../../store/keyring.svelte";
import { gameTexts, shell } from "../../store/texts.svelte";
import { chronicle, type Chapter } from "../../table/model/chronicle";
import { namesOf } from "../../table/model/names";
import { Texts } from "../../texts/fluent";
import { makeSay } from "../../texts/say";
import type { Lang, MomentInfo, Outcome, TableInfo } from "../../wire";

export interface Told {
  info: TableInfo;
  over: Outcome;
  chapters: Chapter[];
  log: readonly MomentInfo[];
  view: AnyView;
  address: string;
  namesIn(lang: Lang): string[];
  sayIn(lang: Lang): Say;
}

/** The story of a table; null while it is not over. */
export async function tell(id: string): Promise<Told | null> {
  const info = await api.table(id);
  const { over } = info;
  if (!over) return null;
  const token = keyring.token(id, null);
  const [game, module, log] = await Promise.all([games.find(info.game), load(info.game), api.log(id, -1, token)]);
  const [texts, { view }] = await Promise.all([
    game ? gameTexts.load(game, module.texts) : new Texts(),
    api.moment(id, log.at(-1)?.n ?? 0, token),
  ]);
  const namesIn = (lang: Lang): string[] => namesOf(info, module, view, lang, texts);
  return {
    info,
    over,
    chapters: chronicle(log, module.scenes),
    log,
    view,
    address: location.origin + to.chronicle(id),
    namesIn,
    sayIn: (lang) => makeSay(lang, texts, shell, namesIn(lang)),
  };
}
