/** A table only to look at: nothing moves and nobody presses. */
import type { Lang } from "../wire";
import { NO_BOX, type AnyView, type BoardProps, type Say } from "./board";

export interface Looked<View> {
  view: View;
  names: string[];
  say: Say;
  lang: Lang;
}

export function still<View = AnyView>({ view, names, say, lang }: Looked<View>): BoardProps<View> {
  const nothing = (): void => {};
  return {
    view,
    names,
    say,
    lang,
    seat: null,
    step: "",
    ask: "",
    asked: [],
    over: null,
    playing: null,
    told: [],
    past: false,
    settings: { speed: 0, odds: false, theme: "light", phone: false },
    box: NO_BOX,
    options: [],
    lit: new Map(),
    hot: new Set(),
    spoken: new Set(),
    taught: false,
    proposed: [],
    mind: null,
    held: [],
    optionsOf: () => [],
    point: nothing,
    press: nothing,
    choose: nothing,
    speak: nothing,
    begin: nothing,
    decline: nothing,
    turnTo: nothing,
    skip: nothing,
    whyNot: nothing,
    rule: nothing,
  };
}
