/**
 * The one big button above all of a hero's answers: what the bot would do in his place, one answer at a time. It says
 * what the press does and no more; the dice and every blow are a press of their own.
 */
import type { Option } from "../../wire";
import type { Mind } from "../board";
import type { Errand } from "../module";
import { chosen } from "./chosen.svelte";
import { neighboursOf, wayTo } from "./dungeon/paths";
import { areaOf, squareOf, type Square } from "./dungeon/plan";
import { travelling, type Journey } from "./journeys";
import { given, squareIn } from "./mind";
import { monsterName } from "./names";
import { blowAt, hopes, worth } from "./odds";
import { spellWorth } from "./spellcraft";
import { quiet } from "./peril";
import { walkingOn } from "./together";
import type { Door, Hero, Monster, Props, View } from "./types";

interface Words {
  label: string;
  about: string;
}

const MOVES = new Set(["roll", "walk"]);

const walker = ({ view }: Props): Hero | undefined => view.heroes[view.turn.hero ?? -1];

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

/** `the orc`, and `Orc 2` among several. */
function foeName({ say, lang }: Props, monster: Monster): string {
  const single = !monster.name && !monster.number;
  return single ? say.ref(`kind:${monster.kind}`) : monsterName(monster, say, lang);
}

const squares = ({ say }: Props, cost: number): string => say("board-lead-squares", { cost });

/** What leads there: a shut door, or a monster to strike; whoever stops before a door goes there, whether he opens it at once or waits for the others. */
function goalOf({ view }: Props, end: string, next: Option | null): { door?: Door; foe?: Monster } {
  const shut = view.monsters.length ? [] : view.doors.filter(({ open, a, b }) => !open && [a, b].includes(end));
  const door = next?.verb === "open" ? view.doors.find(({ ref }) => next.refs.includes(ref)) : shut[0];
  const foe = next?.verb === "attack" ? view.monsters.find(({ ref }) => next.refs.includes(ref)) : undefined;
  return { ...(door && { door }), ...(foe && { foe }) };
}

/** Going up to a monster: how far, what a blow from there is worth, and why there, where a nearer square would do as well. */
function ofApproach(props: Props, foe: Monster, dice: number, end: string, cost: number): Words {
  const { view, say, settings } = props;
  const nearer = neighboursOf(view, foe.at).some((at) => (view.reach[at] ?? cost) < cost);
  const far = squares(props, cost);
  const chance = settings.odds && dice ? hopes(say, blowAt(foe, dice)) : "";
  const about = chance ? say("board-lead-blow", { squares: `=${far}`, chance: `=${chance}` }) : far;
  return {
    label: say("board-lead-foe", { where: `=${foeName(props, foe)}` }),
    about: joined(about, nearer && end in view.reach ? say("board-lead-safer") : ""),
  };
}

/** A walk: where to, what it costs, and what could be done there next. */
function ofWalk(props: Props, mind: Mind, option: Option): Words {
  const { view, say } = props;
  const end = squareIn(option);
  const cost = view.reach[end] ?? wayTo(view, walker(props)!.at!, end).length;
  const next = option.name === mind.goes.at(-1)?.name ? mind.then : null;
  const { door, foe } = goalOf(props, end, next);
  if (door)
    return { label: say("board-lead-door", { where: `=${gate(props, door, end)}` }), about: squares(props, cost) };
  if (foe) return ofApproach(props, foe, Number(next!.args["dice"] ?? 0), end, cost);
  return { label: say("board-lead-walk", { cost }), about: because(props, mind) };
}

/** The dice: what they are to lead to, else why they are thrown. */
function ofRoll(props: Props, mind: Mind): string {
  const at = walker(props)!.at;
  const end = mind.goes.length ? squareIn(mind.goes.at(-1)!) : "";
  if (!at || !end) return because(props, mind);
  const { door, foe } = goalOf(props, end, mind.then);
  const where = door ? gate(props, door, end) : foe ? foeName(props, foe) : "";
  if (!where) return because(props, mind);
  const cost = wayTo(props.view, at, end).length;
  return props.say("board-lead-roll", { where: `=${where}`, squares: `=${squares(props, cost)}` });
}

/** Why, in a few words; the whole reason is told to whoever asks for advice. */
function because({ say }: Props, { why }: Mind): string {
  const text = `board-lead-${why?.text ?? ""}`;
  return say.has(text) ? say(text, why!.args) : "";
}

export const joined = (...words: string[]): string => words.filter(Boolean).join(" · ");

/** An action after a step ends the move: whoever has squares left is told before he loses them. */
export const spends = ({ view, say }: Pick<Props, "view" | "say">): string =>
  view.turn.stepped && view.turn.left ? say("board-lead-spends") : "";

function words(props: Props, mind: Mind, option: Option): Words {
  const { view, say, settings } = props;
  const reason = because(props, mind);
  switch (option.verb) {
    case "walk":
      return ofWalk(props, mind, option);
    case "roll":
      return { label: say.option(option), about: ofRoll(props, mind) };
    case "attack":
      return { label: say.option(option), about: joined(settings.odds ? worth(option, props) : "", spends(props)) };
    case "cast": {
      const does = settings.odds ? spellWorth(option, props) : "";
      return { label: say.option(option), about: joined(does, say("board-lead-once"), spends(props)) };
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
  if (chosen.way) return [onTheWay(props, chosen.way), ...blows(props)];
  if (mind === "thinks") return [{ ...button, label: say("board-lead-thinks"), about: "", waits: true }];
  const together = walkingOn(props);
  if (together) return [together];
  const wanted = props.options.find(({ verb, refs }) => verb === "attack" && refs.includes(chosen.foe));
  const stands = wanted ?? given(props, mind);
  const left = goesOn(props, stands);
  if (left) return [{ ...button, ...left, rests: true }, ...blows(props)];
  const said = words(props, mind, stands);
  const lead = folds(props, mind, stands)
    ? { ...button, ...walkAndEnd(props, mind, stands, said) }
    : { ...button, stands, ...said, rests: stands.verb === "end" && props.options.some(({ verb }) => MOVES.has(verb)) };
  return [lead, ...blows(props, stands)];
}

/**
 * With enemies about, what ends a turn never takes the place where the dice or the walk were a moment before: it has
 * its own below, and the dice or what is left of the walk stay here.
 */
function goesOn({ view, say, options }: Props, stands: Option): (Partial<Errand> & Words) | null {
  if (stands.verb !== "end" || quiet(view)) return null;
  const roll = options.find(({ verb }) => verb === "roll");
  if (roll) return { stands: roll, label: say.option(roll), about: "" };
  if (!options.some(({ verb }) => verb === "walk")) return null;
  return { label: say("board-lead-left", { left: view.turn.left }), about: say("board-lead-or"), waits: true };
}

/** What was pressed on the board goes before what is advised. */
function onTheWay(props: Props, way: Journey): Errand {
  const { view, say } = props;
  const foe = view.monsters.find(({ ref }) => ref === way.ref);
  const door = view.doors.find(({ ref }) => ref === way.ref);
  const cost = way.way.length;
  const end = way.way.at(-1)!;
  const far = say("board-way", { cost, foes: way.foes, beyond: way.beyond ? 1 : 0 });
  const plain = { label: say(way.rolls ? "board-way-roll" : "board-way-walk"), about: far };
  const name = foe ? foeName(props, foe) : door ? gate(props, door, end) : "";
  const where = name && say("board-lead-roll", { where: `=${name}`, squares: `=${far}` });
  const said = way.rolls
    ? { ...plain, ...(where && { about: where }) }
    : foe
      ? ofApproach(props, foe, walker(props)!.attack.dice, "", cost)
      : door && !way.beyond
        ? { label: say(way.then ? "board-lead-door-open" : "board-lead-door", { where: `=${name}` }), about: far }
        : plain;
  return { ...travelling(props, way), id: "lead", main: true, ...said };
}

const FEW = 3; // blows that have buttons of their own

/** The other blows that can be struck: whom to strike is chosen here, beside the one that is advised. */
function blows(props: Props, led?: Option): Errand[] {
  const { options, say, settings } = props;
  const found = options.filter((each) => each.verb === "attack" && each !== led);
  if (found.length > FEW) return [];
  return found.map((stands) => ({
    id: stands.name,
    label: say.option(stands),
    about: joined(settings.odds ? worth(stands, props) : "", spends(props)),
    stands,
    next: () => null,
    lasts: () => true,
  }));
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
