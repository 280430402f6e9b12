/**
 * The one big button above all of a hero's answers: what the bot would do in his place, one answer at a time. It says
 * what the press does and no more; the dice and every blow are a press of their own.
 */
import type { Option } from "../../wire";
import type { Mind } from "../board";
import type { Errand } from "../module";
import { chosen } from "./chosen.svelte";
import { equals } from "./equals";
import { wayTo } from "./dungeon/paths";
import { areaOf, squareOf } from "./dungeon/plan";
import { travelling, type Journey } from "./journeys";
import { given, squareIn } from "./mind";
import { bestFirst, blowOf, worth } from "./odds";
import { exposes, quiet } from "./peril";
import { walkingOn } from "./together";
import { foeName, gate, joined, ofApproach, ofDeed, ofJourney, spends, squares, walker, type Words } from "./wording";
import type { Door, Monster, Props, View } from "./types";

const MOVES = new Set(["roll", "walk"]);

/** The way that the button walks; empty where it is none. */
export function ledWay(props: Props): string[] {
  const { mind, view } = props;
  const at = walker(props)?.at;
  if (!mind || mind === "thinks" || !at || mind.answer.verb !== "walk") return [];
  return wayTo(view, at, squareIn(given(props, mind)));
}

/** What leads there: a shut door, or a monster to strike; whoever stops before a door goes there, whether he opens it at once or waits for the others. */
function goalOf({ view }: Props, end: string, next: Option | null): { door?: Door; foe?: Monster } {
  const shut = view.monsters.length ? [] : view.doors.filter(({ open, a, b }) => !open && [a, b].includes(end));
  const door = next?.verb === "open" ? view.doors.find(({ ref }) => next.refs.includes(ref)) : shut[0];
  const foe = next?.verb === "attack" ? view.monsters.find(({ ref }) => next.refs.includes(ref)) : undefined;
  return { ...(door && { door }), ...(foe && { foe }) };
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
  const where = door ? gate(props, door, end, true) : foe ? foeName(props, foe) : "";
  if (!where) return because(props, mind);
  const cost = wayTo(props.view, at, end).length;
  return props.say("board-lead-roll", { where: `=${where}`, squares: `=${squares(props, cost)}` });
}

/** Why, in a few words; the whole reason is told to whoever asks for advice. */
function because({ say }: Props, { why }: Mind): string {
  const text = `board-lead-${why?.text ?? ""}`;
  return say.has(text) ? say(text, why!.args) : "";
}

function words(props: Props, mind: Mind, option: Option): Words {
  const about = because(props, mind);
  switch (option.verb) {
    case "walk":
      return ofWalk(props, mind, option);
    case "roll":
      return { label: props.say.option(option), about: ofRoll(props, mind) };
    case "end":
      return { label: endOf(props), about };
  }
  return ofDeed(props, option) ?? { label: props.say.option(option), about };
}

/** Whose turn it is that one ends. */
export function endOf(props: Props): string {
  const { name, kind } = walker(props)!;
  return props.say("board-end", { kind: name ? "named" : kind, hero: `=${name}` });
}

const LIKELY = 0.35; // a blow that does harm less often is a gamble

/** It ends what could go on, leads the weak into danger, or is a blow that will hardly do harm: that is for whoever plays to say. */
function rests({ options, view }: Props, { goes }: Mind, stands: Option): boolean {
  const { verb } = stands;
  if (verb === "end") return options.some((each) => MOVES.has(each.verb));
  if (verb === "attack") return (blowOf(view, stands)?.wounds ?? 1) < LIKELY;
  return MOVES.has(verb) && goes.length > 0 && exposes(view, squareIn(goes.at(-1)!));
}

/** What can be done now; once the quest is won, whoever stands where nobody has searched may do that as well. */
export function leading(props: Props): Errand[] {
  const found = led(props);
  const search = spoils(props);
  const [first] = found;
  if (!search || !first || first.waits || found.some(({ stands }) => stands === search)) return found;
  const offer = { id: search.name, stands: search, equal: true, next: () => null, lasts: () => true };
  return [...found.map((each) => ({ ...each, main: false, equal: true })), { ...offer, ...ofDeed(props, search)! }];
}

/** The search for treasure in a room of a won quest that nobody has searched, with no enemy about. */
function spoils(props: Props): Option | undefined {
  const { view, options } = props;
  const at = walker(props)?.at;
  if (!at || !view.quest.goals.length || !view.quest.goals.every(({ met }) => met) || !quiet(view)) return undefined;
  const here = areaOf(squareOf(at));
  if (view.heroes.some(({ searched }) => searched.includes(here))) return undefined;
  return options.find(({ name }) => name === "search treasure");
}

function led(props: Props): Errand[] {
  const { mind, say } = props;
  if (!walker(props)) return [];
  const button = { id: "lead", main: true, next: () => null, lasts: () => true };
  if (chosen.way) return [onTheWay(props, chosen.way), ...blows(props)];
  const choice = equals(props);
  if (!mind || choice.some(({ main }) => main)) return choice; // advice stands out where it stands
  if (mind === "thinks") return [{ ...button, label: say("board-lead-thinks"), about: "", waits: true }];
  const together = walkingOn(props);
  if (together) return [together];
  const wanted = props.options.find(({ verb, refs }) => verb === "attack" && refs.includes(chosen.foe));
  const stands = wanted ?? given(props, mind);
  const struck = stands.verb === "roll" ? blows(props) : [];
  if (struck.length) return struck.map((each) => ({ ...each, equal: true })); // the dice have their own place below
  const left = goesOn(props, stands);
  if (left) return [{ ...button, rests: true, ...left }, ...blows(props)];
  const said = words(props, mind, stands);
  const lead = folds(props, mind, stands)
    ? { ...button, ...walkAndEnd(props, mind, stands, said) }
    : { ...button, stands, ...said, rests: rests(props, mind, stands) };
  return [lead, ...blows(props, stands)];
}

/**
 * Where the turn would end though it could go on: with enemies about, what ends a turn never takes the place where the dice or the walk were a moment before: it has
 * its own below, and the dice or what is left of the walk stay here.
 */
function goesOn({ view, say, options }: Props, stands: Option): (Partial<Errand> & Words) | null {
  if (stands.verb !== "end") return null;
  const roll = options.find(({ verb }) => verb === "roll");
  const calm = quiet(view);
  // nobody's first turn is over before it has begun
  if (roll && (!calm || view.quest.round < 2))
    return { stands: roll, label: say.option(roll), about: "", rests: !calm };
  if (calm) return null;
  if (!options.some(({ verb }) => verb === "walk")) return null;
  return { label: say("board-lead-left", { left: view.turn.left }), about: say("board-lead-or"), waits: true };
}

/** What was pressed on the board goes before what is advised. */
const onTheWay = (props: Props, way: Journey): Errand => ({
  ...travelling(props, way),
  id: "lead",
  main: true,
  ...ofJourney(props, way),
});

const FEW = 3; // blows that have buttons of their own

/** The other blows that can be struck: whom to strike is chosen here, beside the one that is advised. */
function blows(props: Props, led?: Option): Errand[] {
  const { options, say, settings } = props;
  const found = bestFirst(options.filter((each) => each.verb === "attack" && each !== led));
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
