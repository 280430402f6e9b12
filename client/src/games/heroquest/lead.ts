/**
 * What most would do now with the hero on turn: the one big button above all his answers. It is read off what lies
 * open, and whatever it does is an answer of the hall, or several in a row.
 */
import type { Option } from "../../wire";
import type { Errand } from "../module";
import { besideOf, neighboursOf, paces } from "./dungeon/paths";
import { areaOf, nameOf, squareOf, SQUARES } from "./dungeon/plan";
import { inDoorway, journeyTo, travelling, type Journey } from "./journeys";
import { monsterName } from "./names";
import { blowAt, blowOf, hopes, worth } from "./odds";
import { castKills, spellWorth } from "./spellcraft";
import type { Hero, Props, View } from "./types";

const HURT = 2; // Body Points with which nobody is sent into a fight
const NEAR = 2; // squares from a friend at which one is with him
const WEAK = 1; // attack dice with which one rather does not go to blows

type Place = "door" | "foe" | "near" | "away" | "aside" | "friends" | "room" | "dark" | "home";
type Plan = { answer: Option } | { journey: Journey; to: Place };

const offers = (props: Props, verb: string): Option[] => props.options.filter((option) => option.verb === verb);
const isWon = ({ quest }: View): boolean => quest.goals.length > 0 && quest.goals.every(({ met }) => met);

/** The one worth most; none of what is worth nothing. */
function best(options: readonly Option[], of: (option: Option) => number): Option | undefined {
  const rated = options.map((option) => ({ option, good: of(option) })).filter(({ good }) => good > 0);
  return rated.toSorted((a, b) => b.good - a.good)[0]?.option;
}

/** Rooms with something in them that nobody has searched yet. */
function unsearched(view: View): Set<string> {
  const rooms = new Set(view.furniture.map(({ at }) => areaOf(squareOf(at))));
  for (const { searched } of view.heroes) for (const room of searched) rooms.delete(room);
  return rooms;
}

/** Squares in sight beside which it goes on in the dark. */
const edges = (view: View): string[] =>
  SQUARES.map(nameOf).filter(
    (name) =>
      neighboursOf(view, name).some((each) => signAt(view, each) === "#") && !"#%*".includes(signAt(view, name)),
  );

function signAt({ rows }: View, name: string): string {
  const { column, row } = squareOf(name);
  return rows[row]?.[column] ?? "#";
}

/** Where there is something to find out, the nearest first. */
function unknown(props: Props, hero: Hero): Plan | null {
  const { view } = props;
  const steps = paces(view, hero.at!);
  const near = (names: readonly string[]): string | undefined =>
    names.filter((name) => steps.get(name)).toSorted((a, b) => steps.get(a)! - steps.get(b)!)[0];
  const inside = new Set(view.heroes.map(({ at }) => at && areaOf(squareOf(at))));
  const rooms = [...unsearched(view)].filter((room) => !inside.has(room));
  const found = [
    ...rooms.map((room) => {
      const end = near(SQUARES.filter((square) => areaOf(square) === room).map(nameOf));
      return { ref: `square:${end}`, end, to: "room" as const };
    }),
    ...view.doors
      .filter(({ open, kind, barred }) => !open && !barred && kind !== "false" && kind !== "locked")
      .map(({ ref, a, b }) => ({ ref, end: near([a, b]), to: "door" as const })),
    ...edges(view).map((end) => ({ ref: `square:${end}`, end: near([end]), to: "dark" as const })),
  ].filter(({ end }) => end);
  for (const { ref, to } of found.toSorted((a, b) => steps.get(a.end!)! - steps.get(b.end!)!)) {
    const journey = begins(props, ref);
    if (journey) return { journey, to };
  }
  return null;
}

/** The shortest journey to one of these on which one gets anywhere now. */
function nearest(props: Props, refs: readonly string[], to: "foe" | "home"): Plan | null {
  const ways = refs.flatMap((ref) => begins(props, ref) ?? []);
  const journey = ways.toSorted((a, b) => a.way.length - b.way.length)[0];
  return journey ? { journey, to } : null;
}

/** Where others stand in the way to the monsters, as near to them as one gets. */
function behind(props: Props, hero: Hero): Plan | null {
  const { view } = props;
  const here = paces(view, hero.at!);
  const taken = new Set(view.heroes.map(({ at }) => at));
  const nearer = view.monsters.flatMap(({ at }) => {
    const steps = paces(view, at);
    const from = steps.get(hero.at!) ?? 0;
    return [...steps].filter(([each, far]) => far && far < from && here.has(each) && !taken.has(each));
  });
  const names = nearer.toSorted(([a, x], [b, y]) => x - y || here.get(a)! - here.get(b)!).map(([name]) => name);
  const journey = names.map((name) => begins(props, `square:${name}`)).find((each) => each);
  return journey ? { journey, to: "near" } : null;
}

const isTimid = ({ attack, body }: Hero): boolean => attack.dice <= WEAK || body <= HURT;

/** Squares one could stop on, the nearest first. */
function stops({ view }: Props, hero: Hero): string[] {
  const taken = new Set([...view.heroes, ...view.allies].map(({ at }) => at));
  const steps = [...paces(view, hero.at!)].filter(([at]) => !taken.has(at) && !inDoorway(view, at));
  return steps.toSorted(([, a], [, b]) => a - b).map(([at]) => at);
}

/** Out of a doorway, so that the others get past; who had better not fight, out of reach. */
function aside(props: Props, hero: Hero, beset: boolean): Plan | null {
  const { view } = props;
  const timid = isTimid(hero);
  if (!inDoorway(view, hero.at!) && !(timid && beset)) return null;
  const facing = new Set(view.monsters.flatMap(({ at }) => neighboursOf(view, at)));
  const at = stops(props, hero).find((each) => facing.has(each) !== timid);
  const journey = at ? begins(props, `square:${at}`) : null;
  return journey && { journey, to: timid ? "away" : "aside" };
}

/** Who had better not fight opens no door and goes first nowhere while there are others who can: he stays with them. */
function follow(props: Props, hero: Hero, friends: readonly Hero[]): Plan | null {
  const steps = paces(props.view, hero.at!);
  const far = Math.min(...friends.map(({ at }) => steps.get(at!) ?? 0));
  if (far <= NEAR) return null;
  const beside = new Set(friends.flatMap(({ at }) => besideOf(props.view, at!)));
  const at = stops(props, hero).find((each) => beside.has(each));
  const journey = at ? begins(props, `square:${at}`) : null;
  return journey && { journey, to: "friends" };
}

/** A journey of which something can be walked now; whoever has acted does nothing at the end of it. */
function begins(props: Props, ref: string): Journey | null {
  const found = journeyTo(props, ref);
  const journey = found && (props.view.turn.acted ? { ...found, then: null } : found);
  return journey && (journey.rolls || journey.way.some((at) => at in props.view.reach)) ? journey : null;
}

const plans = new WeakMap<readonly Option[], Plan | null>();

/** Null where nothing of all that can be done is plainly best. */
export function plan(props: Props): Plan | null {
  const hero = props.view.heroes[props.view.turn.hero ?? -1];
  if (props.step !== "HeroChoice" || !hero?.at || hero.status !== "in_play" || !props.options.length) return null;
  let found = plans.get(props.options);
  if (found === undefined) plans.set(props.options, (found = planned(props, hero)));
  return found;
}

function planned(props: Props, hero: Hero): Plan | null {
  const { view } = props;
  const answer = (option: Option | undefined): Plan | null => (option ? { answer: option } : null);
  const ends = (): Plan | null => (offers(props, "roll").length ? null : answer(offers(props, "end")[0]));
  const foe = () =>
    nearest(
      props,
      view.monsters.map(({ ref }) => ref),
      "foe",
    );
  const home = () =>
    nearest(
      props,
      view.exit.map((at) => `square:${at}`),
      "home",
    );
  const blow = best(offers(props, "attack"), (option) => {
    const odds = blowOf(view, option);
    return odds ? odds.kills + odds.damage / 10 : 0;
  });
  const weak = hero.attack.dice <= WEAK;
  const spell = best(offers(props, "cast"), (option) => castKills(option, props));
  if (weak && spell) return { answer: spell };
  if (blow) return { answer: blow };
  if (isWon(view)) return answer(offers(props, "leave")[0]) ?? home() ?? ends();
  const last = (): Plan | null => answer(offers(props, "end")[0]);
  if (view.monsters.length) {
    const beside = neighboursOf(view, hero.at!);
    const beset = view.monsters.some(({ at }) => beside.includes(at));
    const timid = isTimid(hero);
    const goes = timid || beset ? null : (foe() ?? behind(props, hero));
    const clears = timid || (beset && view.turn.acted) ? aside(props, hero, beset) : null;
    return goes ?? clears ?? (view.turn.acted || !timid ? last() : ends());
  }
  const search = offers(props, "search").find(
    ({ name, text }) => name === "search treasure" && text !== "option-search-armed",
  );
  if (search && unsearched(view).has(areaOf(squareOf(hero.at!)))) return { answer: search };
  const fighters = view.heroes.filter((each) => each !== hero && each.status === "in_play" && !isTimid(each));
  if (isTimid(hero) && fighters.length) return follow(props, hero, fighters) ?? last();
  // whatever a door hides would find him without an action
  const door = offers(props, "open")[0];
  if (door && view.turn.acted) return last();
  return answer(door) ?? unknown(props, hero) ?? ends();
}

/** What the button says. */
function words(props: Props, found: Plan): { label: string; about: string } {
  const { view, say, lang } = props;
  if ("answer" in found) return ofAnswer(props, found.answer);
  const { journey, to } = found;
  const door = view.doors.find(({ ref }) => ref === journey.ref);
  const monster = view.monsters.find(({ ref }) => ref === journey.ref);
  const single = monster && !monster.name && !monster.number; // "the orc", and "Orc 2"
  const what = monster && (single ? say.ref(`kind:${monster.kind}`) : monsterName(monster, say, lang));
  const where = door ? say("board-lead-gate", { side: door.called.side, detail: door.called.detail }) : (what ?? "");
  const arrives = !journey.rolls && !journey.beyond && journey.then !== null;
  const label = say(`board-lead-${to}`, { where: `=${where}`, arrives: arrives ? "yes" : "no" });
  const dice = view.heroes[view.turn.hero!]!.attack.dice;
  const chance = monster && journey.then && props.settings.odds ? hopes(say, blowAt(monster, dice)) : "";
  const way = say("board-lead-way", {
    rolls: journey.rolls ? "yes" : "no",
    cost: journey.way.length,
    beyond: journey.beyond ? 1 : 0,
  });
  return { label, about: chance ? `${way} · ${chance}` : way };
}

function ofAnswer(props: Props, option: Option): { label: string; about: string } {
  const { view, say } = props;
  const hero = view.heroes[view.turn.hero!]!;
  const label = say.option(option);
  switch (option.verb) {
    case "attack":
      return { label, about: props.settings.odds ? worth(option, props) : "" };
    case "cast":
      return { label, about: props.settings.odds ? spellWorth(option, props) : "" };
    case "open":
      return { label, about: say("board-lead-open") };
    case "search":
      return { label, about: say("board-lead-search", { ...view.deck }) };
    case "end":
      return {
        label: say("board-end", { hero: hero.name ? `=${hero.name}` : `class:${hero.kind}` }),
        about: "",
      };
  }
  return { label, about: "" };
}

/** Everybody here goes on by himself and ends his turn, once round; whatever is new ends it. */
function march(props: Props): Errand[] {
  const { view, say, held } = props;
  const party = view.heroes.filter(({ seat, status }) => held.includes(seat) && status === "in_play");
  if (view.monsters.length || party.length < 2) return [];
  const walked = new Set<number>();
  const calm = ({ rows, monsters, traps, doors, heroes, quest }: View): string =>
    JSON.stringify([rows, monsters.length, traps, doors.length, heroes.map(({ body }) => body), quest.round]);
  const before = calm(view);
  function next(now: Props): string | null {
    const found = plan(now);
    const n = now.view.turn.hero;
    if (now.step !== "HeroChoice" || n === null) return null;
    const end = offers(now, "end")[0]?.name ?? null;
    if (!found) return end;
    if ("answer" in found) return ["open", "end"].includes(found.answer.verb) ? end : null;
    const roll = offers(now, "roll")[0];
    if (roll) return roll.name;
    const far = walked.has(n) ? undefined : found.journey.way.findLast((at) => at in now.view.reach);
    walked.add(n);
    return offers(now, "walk").find(({ refs }) => refs.includes(`square:${far}`))?.name ?? end;
  }
  return [
    {
      id: "march",
      label: say("board-march"),
      about: say("board-march-about"),
      next: next as Errand["next"],
      lasts: (now: View) => calm(now) === before,
    },
  ];
}

/** The button, and beside it the one for the whole party where nothing stirs. */
export function leading(props: Props): Errand[] {
  const found = plan(props);
  if (!found) return [];
  const said = words(props, found);
  if ("answer" in found) {
    const { answer } = found;
    return [{ id: "lead", main: true, stands: answer, next: () => answer.name, lasts: () => true, ...said }];
  }
  const { journey, to } = found;
  const go = travelling(props, journey);
  return [{ ...go, id: "lead", main: true, ...said }, ...(to === "foe" ? [] : march(props))];
}
