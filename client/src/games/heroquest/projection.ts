/**
 * The dungeon while events are shown: the view before them, with what has been told so far written in. It knows no rule;
 * it only notes what an event says, and the next view replaces it.
 */
import type { Telling } from "../../wire";
import { areaOf } from "./dungeon/plan";
import { number, of } from "./told";
import type { Ally, Door, Hero, Monster, Prose, View } from "./types";

/** The parts of the view that an event changes; all others stay as they are. */
type Note = (view: View, telling: Telling) => Partial<View>;

const bare = (ref: string): string => ref.slice(ref.indexOf(":") + 1);

/** A list with one of its things changed. */
const changed = <T extends { ref: string }>(
  list: readonly T[],
  ref: string | undefined,
  change: (thing: T) => Partial<T>,
): T[] => list.map((each) => (each.ref === ref ? { ...each, ...change(each) } : each));

type Change<T> = (thing: T, telling: Telling) => Partial<T>;

/** Something happens to the hero an event names, or whose event it is. */
const toHero =
  (change: Change<Hero>): Note =>
  (view, telling) => {
    const named = view.heroes.find(({ ref }) => ref === of(telling, "hero"));
    const hero = named ?? view.heroes.find(({ seat }) => seat === telling.seat);
    return { heroes: changed(view.heroes, hero?.ref, (each) => change(each, telling)) };
  };
const toMonster =
  (change: Change<Monster>): Note =>
  (view, telling) => ({ monsters: changed(view.monsters, of(telling, "monster"), (each) => change(each, telling)) });
const toAlly =
  (change: Change<Ally>): Note =>
  (view, telling) => ({ allies: changed(view.allies, of(telling, "ally"), (each) => change(each, telling)) });
const toDoor =
  (change: Partial<Door>): Note =>
  (view, telling) => ({ doors: changed(view.doors, of(telling, "door"), () => change) });

/** Whoever goes somewhere stands there from now on. */
function go(_: unknown, telling: Telling): { at?: string } {
  const square = of(telling, "square");
  return square ? { at: bare(square) } : {};
}

const hurt = ({ body }: { body: number }, telling: Telling): { body: number } => ({
  body: Math.max(0, body - number(telling, "points")),
});

/** The monster an event tells of is the one that acts, in Zargon's turn. */
function acts({ turn }: View, telling: Telling): Partial<View> {
  const monster = of(telling, "monster");
  return turn.zargon && monster ? { turn: { ...turn, monster } } : {};
}

const without = ({ monsters }: View, telling: Telling): Monster[] =>
  monsters.filter(({ ref }) => ref !== of(telling, "monster"));

/** Who has just come into sight; the next view says the rest. */
function newcomer(telling: Telling, ref: string, at: string): Monster {
  const name = telling.args["monster"];
  const own = typeof name === "object" ? (name as Prose) : null;
  const still = {
    body: 1,
    body_start: 1,
    move: 0,
    attack: 0,
    defend: 0,
    mind: 0,
    immune: [],
    hurt_only_by: [],
    not_hurt_by: [],
    effects: [],
    in_pit: false,
    used: false,
  };
  return { ref, kind: String(telling.args["kind"] ?? ""), name: own, at, ...still };
}

const NOTES: Record<string, Note> = {
  stepped: toHero(go),
  jumped: toHero(go),
  teleported: toHero(go),
  "monster-moved": (view, telling) => ({ ...toMonster(go)(view, telling), ...acts(view, telling) }),
  "monster-attacks": acts,
  "ally-moved": toAlly(go),
  "door-false": toDoor({ kind: "false" }),
  "door-opened": toDoor({ open: true }),
  "monster-hurt": toMonster(hurt),
  "monster-slain": (view, telling) => {
    const slain = view.monsters.filter(({ ref }) => ref === of(telling, "monster"));
    return {
      bodies: [...view.bodies, ...slain.map(({ kind, at }) => ({ kind, at }))],
      monsters: without(view, telling),
    };
  },
  "hero-hurt": toHero((hero, telling) =>
    telling.args["of"] === "mind" ? { mind: Math.max(0, hero.mind - number(telling, "points")) } : hurt(hero, telling),
  ),
  "hero-healed": toHero(({ body, body_max }, telling) => ({
    body: Math.min(body_max, body + number(telling, "points")),
  })),
  "gold-found": toHero(({ gold }, telling) => ({ gold: gold + number(telling, "gold") })),
  "hero-left": toHero(() => ({ status: "left" })),
  "move-rolled": ({ turn }, telling) => ({ turn: { ...turn, rolled: true, left: number(telling, "left") } }),
  "room-revealed": ({ rows }, telling) => {
    const room = of(telling, "room")?.slice(5);
    const open = (line: string, row: number): string =>
      [...line].map((sign, column) => (areaOf({ column, row }) === room ? room : sign)).join("");
    return { rows: rows.map(open) };
  },
  "monster-placed": ({ monsters }, telling) => {
    const [ref, square] = [of(telling, "monster"), of(telling, "square")];
    if (!ref || !square || monsters.some((each) => each.ref === ref)) return {};
    return { monsters: [...monsters, newcomer(telling, ref, bare(square))] };
  },
  "monster-gone": (view, telling) => ({ monsters: without(view, telling) }),
  "ally-hurt": toAlly(hurt),
  "hero-died": toHero(() => ({ status: "dead" })),
  "turn-begins": ({ turn, heroes }, telling) => {
    const hero = heroes.findIndex(({ seat }) => seat === telling.seat);
    return { turn: { ...turn, hero: hero < 0 ? null : hero, zargon: false, monster: null } };
  },
  "zargon-begins": ({ turn }) => ({ turn: { ...turn, hero: null, zargon: true, monster: null } }),
};

/** The view with one more event written in: a new one, which shares with the old one all that has not changed. */
export function noted(view: View, telling: Telling): View {
  const note = NOTES[telling.kind];
  return note ? { ...view, ...note(view, telling) } : view;
}
