/** Moments of played games, as tools/board_moments.py has written them. */
import { Choices } from "../../../table/choices";
import { Texts } from "../../../texts/fluent";
import { makeSay } from "../../../texts/say";
import type { MomentInfo, Option, Outcome } from "../../../wire";
import type { Say } from "../../board";
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

const files = import.meta.glob<Moment>("../../../../gallery/moments/*.json", { eager: true, import: "default" });
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".json".length);
const MOMENTS = new Map(Object.entries(files).map(([path, file]) => [nameOf(path), file]));

export const NAMES: string[] = [...MOMENTS.keys()];
export const moment = (name: string): Moment => structuredClone(MOMENTS.get(name)!);

/** Says the ids of texts instead of words. */
class Ids extends Texts {
  override say(_: unknown, text: string): string {
    return text;
  }
}
export const sayIds = (names: readonly string[] = []): Say => makeSay("en", new Ids(), new Ids(), names);

/** What the shell would hand to the board. */
export function propsOf(now: Present, names: string[], more: Partial<Props> & { picked?: string[] } = {}): Props {
  const picked = new Set(more.picked ?? []);
  const nothing = (): void => {};
  return {
    view: now.view,
    seat: now.seat,
    names,
    lang: "en",
    say: sayIds(names),
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
