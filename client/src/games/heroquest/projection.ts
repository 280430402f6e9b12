/**
 * The dungeon while events are shown: the view before them, with what has been told so far written in. It knows no rule;
 * it only notes what an event says, and the next view replaces it.
 */
import type { Telling } from "../../wire";
import { areaOf } from "./dungeon/plan";
import { number, of } from "./told";
import type { Hero, Monster, Prose, View } from "./types";

type Note = (view: View, telling: Telling) => void;

const bare = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
const find = <T extends { ref: string }>(list: T[], telling: Telling, kind: string): T | undefined =>
  list.find(({ ref }) => ref === of(telling, kind));

function heroOf(view: View, telling: Telling): Hero | undefined {
  return find(view.heroes, telling, "hero") ?? view.heroes.find(({ seat }) => seat === telling.seat);
}

function go(figure: { at: string | null } | undefined, telling: Telling): void {
  const square = of(telling, "square");
  if (figure && square) figure.at = bare(square);
}

/** The monster an event tells of is the one that acts, in Zargon's turn. */
function acts(view: View, telling: Telling): void {
  const monster = of(telling, "monster");
  if (view.turn.zargon && monster) view.turn = { ...view.turn, monster };
}

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
  stepped: (view, telling) => go(heroOf(view, telling), telling),
  jumped: (view, telling) => go(heroOf(view, telling), telling),
  teleported: (view, telling) => go(heroOf(view, telling), telling),
  "monster-moved": (view, telling) => {
    go(find(view.monsters, telling, "monster"), telling);
    acts(view, telling);
  },
  "monster-attacks": (view, telling) => acts(view, telling),
  "ally-moved": (view, telling) => go(find(view.allies, telling, "ally"), telling),
  "door-false": (view, telling) => {
    const door = find(view.doors, telling, "door");
    if (door) door.kind = "false";
  },
  "door-opened": (view, telling) => {
    const door = find(view.doors, telling, "door");
    if (door) door.open = true;
  },
  "monster-hurt": (view, telling) => {
    const monster = find(view.monsters, telling, "monster");
    if (monster) monster.body = Math.max(0, monster.body - number(telling, "points"));
  },
  "monster-slain": (view, telling) => {
    const monster = find(view.monsters, telling, "monster");
    if (monster) view.bodies.push({ kind: monster.kind, at: monster.at });
    view.monsters = view.monsters.filter(({ ref }) => ref !== of(telling, "monster"));
  },
  "hero-hurt": (view, telling) => {
    const hero = heroOf(view, telling);
    if (!hero) return;
    const of = telling.args["of"] === "mind" ? "mind" : "body";
    hero[of] = Math.max(0, hero[of] - number(telling, "points"));
  },
  "hero-healed": (view, telling) => {
    const hero = heroOf(view, telling);
    if (hero) hero.body = Math.min(hero.body_max, hero.body + number(telling, "points"));
  },
  "hero-left": (view, telling) => {
    const hero = heroOf(view, telling);
    if (hero) hero.status = "left";
  },
  "move-rolled": (view, telling) => {
    view.turn = { ...view.turn, rolled: true, left: number(telling, "left") };
  },
  "room-revealed": (view, telling) => {
    const room = of(telling, "room")?.slice(5);
    view.rows = view.rows.map((line, row) =>
      [...line].map((sign, column) => (areaOf({ column, row }) === room ? room : sign)).join(""),
    );
  },
  "monster-placed": (view, telling) => {
    const [ref, square] = [of(telling, "monster"), of(telling, "square")];
    if (ref && square && !view.monsters.some((each) => each.ref === ref))
      view.monsters.push(newcomer(telling, ref, bare(square)));
  },
  "monster-gone": (view, telling) => {
    view.monsters = view.monsters.filter(({ ref }) => ref !== of(telling, "monster"));
  },
  "ally-hurt": (view, telling) => {
    const ally = find(view.allies, telling, "ally");
    if (ally) ally.body = Math.max(0, ally.body - number(telling, "points"));
  },
  "hero-died": (view, telling) => {
    const hero = heroOf(view, telling);
    if (hero) hero.status = "dead";
  },
  "turn-begins": (view, telling) => {
    const hero = view.heroes.findIndex(({ seat }) => seat === telling.seat);
    view.turn = { ...view.turn, hero: hero < 0 ? null : hero, zargon: false, monster: null };
  },
  "zargon-begins": (view) => {
    view.turn = { ...view.turn, hero: null, zargon: true, monster: null };
  },
};

/** The view with one more event written in. */
export function noted(view: View, telling: Telling): View {
  const note = NOTES[telling.kind];
  if (!note) return view;
  const next = structuredClone(view);
  note(next, telling);
  return next;
}
