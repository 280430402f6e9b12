/** What is to be pressed on this screen for an answer: the thing itself, its line in the rail, or what leads to it. */
import type { Lit } from "../games/board";
import type { Option } from "../wire";
import type { Choices } from "./model/choices";

export interface Asking {
  choices: Choices;
  lit: ReadonlyMap<string, Lit>;
  picked: ReadonlySet<string>;
}

/** The first thing in sight that a selector finds. */
export type Find = (selector: string) => Element | null;

/** Nothing where it cannot be pressed just now. */
export function pressFor(option: Option, { choices, lit, picked }: Asking, find: Find): Element[] {
  const ofSet = choices.ofSet.includes(option);
  if (ofSet && choices.picked(picked) !== option) return toggles(option, picked, find);
  const line = (where: string) => find(`${where} ${at("option", option.name)}`.trim());
  const thing = ofSet ? undefined : thingOf(option, lit);
  const drawn = () => (thing ? (find(`#board ${at("ref", thing)}`) ?? find(at("ref", thing))) : null);
  const ways = [
    () => line(".popover"),
    () => line(":is(dialog, [data-over])"),
    () => (lit.get(thing ?? "")?.options.length === 1 ? (confirms(thing!, find) ?? drawn()) : null),
    () => find(leadsTo(option)),
    () => line("#board"),
    drawn,
    () => line(""),
    ...option.refs.map((ref) => () => find(at("several", ref))),
    () => find(`details:not([open]):has(${at("option", option.name)}) > summary`),
    () => find('#tab-play[aria-selected="false"]'), // a phone shows something else in place of the answers
  ];
  for (const way of ways) {
    const found = way();
    if (found) return [found];
  }
  return [];
}

/** What an answer is about first of all, or what stands for it. */
function thingOf(option: Option, lit: Asking["lit"]): string | undefined {
  const [first] = option.refs;
  return first ?? [...lit].find(([, { options }]) => options.includes(option))?.[0];
}

/** The button beside what a finger has pressed once, where that shows first what it would do. */
const confirms = (thing: string, find: Find): Element | null => find(`#board ${at("goes", thing)}`);

/** Of a set: what is still to be picked, and what is to be put back. */
function toggles({ refs }: Option, picked: ReadonlySet<string>, find: Find): Element[] {
  const wrong = [...refs.filter((ref) => !picked.has(ref)), ...[...picked].filter((ref) => !refs.includes(ref))];
  return wrong.flatMap((ref) => find(`#board ${at("ref", ref)}`) ?? find(at("ref", ref)) ?? []);
}

/** A button that opens what the answer lies in: `data-leads="offer seat:1"`. */
function leadsTo({ name }: Option): string {
  const words = name.split(" ");
  return words.map((_, n) => at("leads", words.slice(0, n + 1).join(" "))).join(", ");
}

export const at = (
  key: "ref" | "option" | "several" | "leads" | "about" | "part" | "goes" | "name",
  value: string,
): string => `[data-${key}="${CSS.escape(value)}"]`;
