/**
 * The one big button above all of a hero's answers: what the bot would do in his place, one answer at a time. It says
 * what the press does and no more; the dice and every blow are a press of their own.
 */
import type { Option } from "../../wire";
import type { Mind } from "../board";
import type { Errand } from "../module";
import { wayTo } from "./dungeon/paths";
import { areaOf, squareOf, type Square } from "./dungeon/plan";
import { monsterName } from "./names";
import { blowAt, hopes, worth } from "./odds";
import { spellWorth } from "./spellcraft";
import { quiet } from "./peril";
import type { Door, Hero, Props, View } from "./types";

interface Words {
  label: string;
  about: string;
}

const MOVES = new Set(["roll", "walk"]);

const walker = ({ view }: Props): Hero | undefined => view.heroes[view.turn.hero ?? -1];
const squareIn = (option: Option): string => option.refs.find((ref) => ref.startsWith("square:"))?.slice(7) ?? "";

/** The answer that is led to: of a walk, the farthest of its squares that is offered. */
function given({ options }: Props, { answer, goes }: Mind): Option {
  if (answer.verb !== "walk") return answer;
  return options.find(({ name }) => name === goes.findLast((each) => options.some((o) => o.name === each.name))?.name)!;
}

/** The way that the button walks; empty where it is none. */
export function ledWay(props: Props): string[] {
  const { mind, view } = props;
  const at = walker(props)?.at;
  if (!mind || mind === "thinks" || !at || mind.answer.verb !== "walk") return [];
  return wayTo(view, at, squareIn(given(props, mind)));
}

/** `the north door`, as whoever stands before it sees it; where he does not stand there yet, `of the corridor` too. */
function gate(props: Props, { a, b, called }: Door, from: string): string {
  const { say, view } = props;
  const [here, beyond] = (from === b ? [b, a] : [a, b]).map(squareOf) as [Square, Square];
  const across = here.row === beyond.row ? (["west", "east"] as const) : (["north", "south"] as const);
  const side = across[Number(beyond.column + beyond.row > here.column + here.row)]!;
  const area = areaOf(here);
  const place = view.places[area];
  const away = area !== areaOf(squareOf(walker(props)!.at!));
  const of = away && typeof place === "string" ? say.ref(`of-${place}`) : "";
  const detail = called.side === `side:${side}` ? called.detail : "=";
  return say("board-lead-gate", { side: `side:${side}`, of: `=${of}`, has: of ? "yes" : "no", detail });
}

/** A walk: where to, what it costs, and what could be done there next. */
function ofWalk(props: Props, mind: Mind, option: Option): Words {
  const { view, say, lang, settings } = props;
  const end = squareIn(option);
  const cost = view.reach[end] ?? wayTo(view, walker(props)!.at!, end).length;
  const squares = say("board-lead-squares", { cost });
  const next = option.name === mind.goes.at(-1)?.name ? mind.then : null;
  // whoever stops before a door goes there, whether he opens it at once or waits for the others
  const shut = view.monsters.length ? [] : view.doors.filter(({ open, a, b }) => !open && [a, b].includes(end));
  const door = next?.verb === "open" ? view.doors.find(({ ref }) => next.refs.includes(ref)) : shut[0];
  if (door) return { label: say("board-lead-door", { where: `=${gate(props, door, end)}` }), about: squares };
  const monster = next?.verb === "attack" ? view.monsters.find(({ ref }) => next.refs.includes(ref)) : undefined;
  if (monster) {
    const single = !monster.name && !monster.number; // "the orc", and "Orc 2"
    const who = single ? say.ref(`kind:${monster.kind}`) : monsterName(monster, say, lang);
    const dice = Number(next!.args["dice"] ?? 0);
    const chance = settings.odds && dice ? hopes(say, blowAt(monster, dice)) : "";
    const about = chance ? say("board-lead-blow", { squares: `=${squares}`, chance: `=${chance}` }) : squares;
    return { label: say("board-lead-foe", { where: `=${who}` }), about };
  }
  return { label: say("board-lead-walk", { cost }), about: because(props, mind) };
}

/** Why, in a few words; the whole reason is told to whoever asks for advice. */
function because({ say }: Props, { why }: Mind): string {
  const text = `board-lead-${why?.text ?? ""}`;
  return say.has(text) ? say(text, why!.args) : "";
}

const joined = (...words: string[]): string => words.filter(Boolean).join(" · ");

/** An action after a step ends the move: whoever has squares left is told before he loses them. */
const spent = ({ view, say }: Props): string => (view.turn.stepped && view.turn.left ? say("board-lead-spends") : "");

function words(props: Props, mind: Mind, option: Option): Words {
  const { view, say, settings } = props;
  const reason = because(props, mind);
  switch (option.verb) {
    case "walk":
      return ofWalk(props, mind, option);
    case "roll":
      return { label: say.option(option), about: reason };
    case "attack":
      return { label: say.option(option), about: joined(settings.odds ? worth(option, props) : "", spent(props)) };
    case "cast": {
      const does = settings.odds ? spellWorth(option, props) : "";
      return { label: say.option(option), about: joined(does, say("board-lead-once"), spent(props)) };
    }
    case "open": {
      const door = view.doors.find(({ ref }) => option.refs.includes(ref));
      const at = walker(props)?.at;
      const where = door && door.kind !== "secret" && at ? gate(props, door, at) : "";
      const label = where ? say("board-lead-open", { where: `=${where}` }) : say.option(option);
      return { label, about: say("board-lead-opens") };
    }
    case "search":
      return {
        label: say.option(option),
        about: option.name === "search treasure" ? say("board-lead-search", { ...view.deck }) : reason,
      };
    case "end":
      return { label: endOf(props), about: reason };
  }
  return { label: say.option(option), about: reason };
}

/** Whose turn it is that one ends. */
export function endOf(props: Props): string {
  const { name, kind } = walker(props)!;
  return props.say("board-end", { kind: name ? "named" : kind, hero: `=${name}` });
}

export function leading(props: Props): Errand[] {
  const { mind, say } = props;
  if (!mind || !walker(props)) return [];
  const button = { id: "lead", main: true, next: () => null, lasts: () => true };
  if (mind === "thinks") return [{ ...button, label: say("board-lead-thinks"), about: "", waits: true }];
  const stands = given(props, mind);
  const said = words(props, mind, stands);
  return [
    folds(props, mind, stands)
      ? { ...button, ...walkAndEnd(props, mind, stands, said) }
      : {
          ...button,
          stands,
          ...said,
          rests: stands.verb === "end" && props.options.some(({ verb }) => MOVES.has(verb)),
        },
  ];
}

/** No monster is about, the walk goes all of its way, and the end of the turn is all that would follow. */
const folds = (props: Props, { goes, then }: Mind, { name, verb }: Option): boolean =>
  verb === "walk" && then?.verb === "end" && name === goes.at(-1)?.name && quiet(props.view);

/** The walk, and the end of the turn unless something has come of it: whatever is new is looked at first. */
function walkAndEnd(props: Props, { then }: Mind, walk: Option, { label, about }: Words): Partial<Errand> & Words {
  const noted = ({ monsters, doors, traps, things, heroes, turn }: View): string =>
    JSON.stringify([
      monsters.length,
      doors.length,
      traps.length,
      things.length,
      heroes.map(({ body }) => body),
      turn.hero,
    ]);
  const before = noted(props.view);
  let done = 0;
  return {
    label: props.say("board-walk-ends", { walk: `=${label}` }),
    about,
    next(now) {
      // once each: where the others are quick, the same hero's next turn looks just like this one
      const arrived = walker(now as Props)?.at === squareIn(walk);
      const name = [walk.name, arrived ? then!.name : ""][done++];
      return now.options.some((option) => option.name === name) ? name : null;
    },
    lasts: (view) => noted(view as View) === before,
  };
}
