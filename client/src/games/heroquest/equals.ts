/**
 * A real choice: with enemies about, or with several ways ahead. Every act that makes sense stands there with its
 * chances, all of them in equal rank, and nobody says which is best before he is asked.
 */
import type { Option } from "../../wire";
import type { Errand } from "../module";
import { chosen } from "./chosen.svelte";
import { journeyTo, travelling, type Journey } from "./journeys";
import { squareIn } from "./mind";
import { bestFirst } from "./odds";
import { quiet } from "./peril";
import { strongest } from "./spellcraft";
import { before, gatheringAt, goalOf, leadsAll, wayToDoor } from "./together";
import { ofDeed, ofJourney, walker } from "./wording";
import type { Door, Props } from "./types";

/** An answer of the hall, a way to somebody or somewhere, or a door to which all go. */
type Act = { stands: Option } | { way: Journey } | { all: Door };
type Given = Pick<Props, "view" | "options" | "step" | "say" | "held">;

const MOST = 3; // buttons that one takes in at a glance
const SPELLS = 2; // of which the others are in the book

const answers = ({ options }: Given, verb: string): { stands: Option }[] =>
  bestFirst(options.filter((option) => option.verb === verb)).map((stands) => ({ stands }));

/** The ways to these things that this move goes to the end of, the shortest first. */
const waysTo = (now: Given, refs: readonly string[]): Journey[] =>
  refs
    .map((ref) => journeyTo(now as Props, ref))
    .filter((way): way is Journey => !!way && !way.rolls && !way.beyond)
    .toSorted((a, b) => a.way.length - b.way.length);

function fighting(now: Given): Act[] {
  const { view, options } = now;
  const struck = new Set(options.filter(({ verb }) => verb === "attack").flatMap(({ refs }) => refs));
  const foes = view.turn.acted ? [] : view.monsters.filter(({ ref }) => !struck.has(ref)).map(({ ref }) => ref);
  return [
    ...answers(now, "attack"),
    ...strongest(options, now)
      .slice(0, SPELLS)
      .map((stands) => ({ stands })),
    ...waysTo(now, foes).map((way) => ({ way })),
  ];
}

/** Doors that are shut and can be walked to: where all are going, where somebody stands already, then the nearest. */
function doorsAhead(now: Given): Door[] {
  const at = walker(now)!.at!;
  const goal = goalOf(now);
  const rank = (door: Door): number => (door === goal ? 0 : before(now.view, door) ? 1 : 2);
  return now.view.doors
    .filter((door) => !door.open && !door.barred)
    .map((door) => ({ door, rank: rank(door), far: wayToDoor(now.view, at, door)?.length ?? Infinity }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.rank - b.rank || a.far - b.far)
    .slice(0, MOST)
    .map(({ door }) => door);
}

function exploring(now: Given): Act[] {
  const opens = answers(now, "open");
  if (opens.length && now.view.turn.stepped) return opens; // that is what one went there for
  const doors = doorsAhead(now);
  const refs = doors.map(({ ref }) => ref);
  const ways = leadsAll(now)
    ? doors.filter((door) => before(now.view, door) !== walker(now)).map((all) => ({ all })) // whoever stands there opens it
    : waysTo(now, refs).map((way) => ({ way }));
  return [...opens, ...ways];
}

/** What makes sense now. */
function acts(now: Given): Act[] {
  if (now.step !== "HeroChoice" || !walker(now)?.at) return [];
  return (quiet(now.view) ? exploring(now) : fighting(now)).slice(0, MOST);
}

/** Several acts, or one that has been chosen before. */
function choice(now: Given): Act[] {
  const found = acts(now);
  const on = found.some((act) => "all" in act && act.all === goalOf(now));
  return found.length > 1 || on ? found : [];
}

/** Whether it is for whoever plays to choose. */
export const even = (now: Given): boolean => choice(now).length > 0;

/** The door that an act is about. */
function doorOf({ view }: Given, act: Act): Door | undefined {
  if ("all" in act) return act.all;
  return view.doors.find(({ ref }) => ("way" in act ? act.way.ref === ref : act.stands.refs.includes(ref)));
}

/** The doors among which one chooses, as they are numbered on their buttons and on the board. */
export const doorsOffered = (now: Given): (Door | undefined)[] => choice(now).map((act) => doorOf(now, act));

function errand(props: Props, act: Act): Errand {
  const equal = { equal: true, next: () => null, lasts: () => true };
  if ("all" in act) return { ...gatheringAt(props, act.all), equal: true };
  if ("stands" in act) {
    const { stands } = act;
    // whoever has gone up to somebody has chosen already
    const picked = stands.verb === "attack" && stands.refs.includes(chosen.foe);
    return { ...equal, id: stands.name, stands, ...(picked && { main: true }), ...ofDeed(props, stands)! };
  }
  const trip = travelling(props, act.way);
  return {
    ...trip,
    ...equal,
    id: act.way.ref,
    refs: [`square:${act.way.way.at(-1)}`, ...(act.way.then ? [act.way.ref] : [])],
    ...ofJourney(props, act.way),
    lasts: trip.lasts,
    next(now) {
      chosen.foe = act.way.ref;
      return trip.next(now);
    },
  };
}

/** It is what a bot would do, whose advice has been asked for: it stands out where it stands. */
function advised({ mind }: Props, act: Act): boolean {
  if (!mind || mind === "thinks") return false;
  if ("stands" in act) return act.stands.name === mind.answer.name;
  const end = mind.goes.length ? squareIn(mind.goes.at(-1)!) : "";
  return "all" in act ? [act.all.a, act.all.b].includes(end) : act.way.way.at(-1) === end;
}

/** None where there is nothing to choose. */
export function equals(props: Props): Errand[] {
  return choice(props).map((act, n) => ({
    ...errand(props, act),
    ...(advised(props, act) && { main: true }),
    ...(doorOf(props, act) && { badge: n + 1 }),
  }));
}
