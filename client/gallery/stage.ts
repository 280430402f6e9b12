/** What the shell would hand to a board, made from a moment of a played game. */
import type { BoardProps, Lit, Playing } from "../src/games/board";
import { Choices } from "../src/table/choices";
import { Texts } from "../src/texts/fluent";
import { makeSay } from "../src/texts/say";
import type { Lang, MomentInfo, Option, Outcome, Telling } from "../src/wire";
import en from "../../src/questhall/games/dragonquest/texts/en.ftl?raw";
import fr from "../../src/questhall/games/dragonquest/texts/fr.ftl?raw";

export interface Present {
  seat: number;
  view: unknown;
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

const files = import.meta.glob<Moment>("./moments/*.json", { import: "default" });
export const NAMES = Object.keys(files).map((path) => path.slice("./moments/".length, -".json".length));

export const open = (name: string): Promise<Moment> => files[`./moments/${name}.json`]!();

const texts = new Texts().add("en", en).add("fr", fr);

export interface Staging {
  now: Present;
  names: string[];
  lang: Lang;
  picked: ReadonlySet<string>;
  hot: ReadonlySet<string>;
  playing: Playing | null;
  phone: boolean;
  theme: "light" | "dark" | "contrast";
  odds?: boolean;
  alike(ref: string): string;
  press(ref: string): void;
  point(refs: string[]): void;
}

export function props(stage: Staging): BoardProps {
  const { now, names, lang, playing } = stage;
  const options = playing ? [] : now.options;
  const lit: ReadonlyMap<string, Lit> = new Choices(options, stage.alike).lit(stage.picked);
  return {
    view: now.view,
    seat: now.seat,
    names,
    lang,
    say: makeSay(lang, texts, texts, names),
    step: now.step,
    asked: now.asked,
    options,
    lit,
    hot: stage.hot,
    point: stage.point,
    press: stage.press,
    choose: stage.press,
    whyNot: stage.press,
    rule: () => {},
    playing,
    past: false,
    over: now.over,
    settings: { speed: playing?.ms === 0 ? 0 : 1, odds: stage.odds ?? true, theme: stage.theme, phone: stage.phone },
  };
}

/** All that was told, with the entry it belongs to. */
export function tellings(moments: readonly MomentInfo[]): { telling: Telling; moment: MomentInfo }[] {
  return moments.flatMap((moment) => moment.told.map((telling) => ({ telling, moment })));
}
