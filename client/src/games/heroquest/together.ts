/**
 * Walking on where nothing is in sight: every hero of this browser throws the dice and goes where the bot would, one
 * after the other, by one press. Whatever is new ends it, and so does all that is worth a decision: a door, a search.
 */
import type { Errand } from "../module";
import { chosen } from "./chosen.svelte";
import { wayTo } from "./dungeon/paths";
import { given } from "./mind";
import { quiet } from "./peril";
import { gate, joined, squares, walker } from "./wording";
import type { Door, Hero, Props, View } from "./types";

const ON = new Set(["roll", "walk", "end"]);
const ROUNDS = 1; // more than this one: nobody waits for ever

/** What a quiet walk changes nothing of. */
const calm = (view: View): string =>
  JSON.stringify([
    view.monsters.length,
    view.traps.length,
    view.things.length,
    view.quest.notes.length,
    view.quest.goals.map(({ met }) => met),
    view.heroes.map(({ body, mind, status, gold }) => [body, mind, status, gold]),
  ]);

/** The next answer; null where there is something to decide. */
function step(props: Props): string | null {
  const { mind, view } = props;
  if (props.step !== "HeroChoice" || !mind || mind === "thinks" || !quiet(view)) return null;
  return ON.has(mind.answer.verb) ? given(props, mind).name : null;
}

type Led = Pick<Props, "view" | "options" | "held">;

const led = ({ view, held }: Led): number =>
  view.heroes.filter(({ seat, status }) => held.includes(seat) && status === "in_play").length;

/** Whoever leads several heroes sends them on together, but in the first round, in which one looks around. */
export const leadsAll = (now: Led): boolean =>
  now.view.quest.round > 1 && led(now) > 1 && quiet(now.view) && now.options.some(({ verb }) => verb === "roll");

/** How far a hero still has to a door: none where he stands before it; null where no way leads there. */
export function wayToDoor(view: View, at: string, { a, b }: Door): string[] | null {
  if (at === a || at === b) return [];
  const ways = [a, b].map((end) => wayTo(view, at, end)).filter(({ length }) => length);
  return ways.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** The next answer of whoever is on the way to a door with all the others: he rolls, walks, and lets the next one go. */
function stepTo(now: Props, door: Door): string | null {
  const { view, options } = now;
  const at = walker(now)?.at;
  if (now.step !== "HeroChoice" || !at) return null;
  const way = wayToDoor(view, at, door) ?? [];
  if (!way.length && !view.turn.rolled) return null; // who begins his turn there says what comes of it
  const roll = way.length && options.find(({ verb }) => verb === "roll");
  if (roll) return roll.name;
  const far = way.findLast((square) => square in view.reach);
  const walk = far && options.find(({ verb, refs }) => verb === "walk" && refs.includes(`square:${far}`));
  return (walk || options.find(({ verb }) => verb === "end"))?.name ?? null;
}

/** Whoever stands before a door. */
export const before = ({ heroes }: Pick<View, "heroes">, { a, b }: Door): Hero | undefined =>
  heroes.find(({ at, status }) => status === "in_play" && (at === a || at === b));

/** The door to which all were sent and have not come yet; null once something has come of it. */
export function goalOf({ view }: Led): Door | null {
  const { goal } = chosen;
  if (!goal || goal.calm !== calm(view)) return null;
  return view.doors.find(({ ref, open, barred }) => ref === goal.ref && !open && !barred) ?? null;
}

/** What a door is about: how far it is, and who stands there already. */
function aboutDoor(props: Props, door: Door, cost: number): string {
  const there = before(props.view, door);
  const opens =
    there && props.say("board-together-opens", { kind: there.name ? "named" : there.kind, hero: `=${there.name}` });
  return joined(squares(props, cost), opens ?? "");
}

/** All heroes of this browser to one door, each in his turn of this round; the next round goes on with it. */
export function gatheringAt(props: Props, door: Door): Errand {
  const { view, say } = props;
  const at = walker(props)!.at!;
  const way = wayToDoor(view, at, door) ?? [];
  const known = calm(view);
  const on = goalOf(props) === door;
  const seen = view.doors.length;
  return {
    id: `all ${door.ref}`,
    label: say(on ? "board-together-on" : "board-together-door", { where: `=${gate(props, door, way.at(-1) ?? at)}` }),
    about: aboutDoor(props, door, way.length),
    refs: [door.ref],
    // they know where to go; whoever stands there already has more to choose
    main: on && chosen.goal!.doors === seen && !before(view, door),
    next(now) {
      chosen.goal = { ref: door.ref, calm: known, doors: seen };
      return stepTo(now as Props, door);
    },
    lasts: (now) => calm(now as View) === known && (now as View).quest.round === view.quest.round,
  };
}

/** The button; null in the first round, in which one looks around. */
export function walkingOn(props: Props): Errand | null {
  const { view, mind, say } = props;
  if (!mind || mind === "thinks" || mind.answer.verb !== "roll" || !quiet(view)) return null;
  if (view.quest.round < 2) return null;
  const known = calm(view);
  const count = led(props);
  return {
    id: "together",
    main: true,
    label: say("board-together", { count }),
    about: say("board-together-about", { count }),
    follows: true,
    next: (now) => step(now as Props),
    lasts: (now) => calm(now as View) === known && (now as View).quest.round <= view.quest.round + ROUNDS,
  };
}
