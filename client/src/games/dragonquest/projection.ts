/**
 * The sheet while events are shown: the view before them, with what has been told so far written in. It knows no rule;
 * it only notes what an event says, and the next view replaces it.
 */
import type { Telling } from "../../wire";
import { BLACK } from "./castle/plan";
import { sumOf } from "./scene/cast";
import { bare, faces, number, sheetOf, word } from "./told";
import type { Cause, Coin, HeroSheet, Reminder, Trap, Treasure, View } from "./types";

type Note = (hero: HeroSheet, telling: Telling, view: View) => void;

const USED_AT_ONCE = ["amulet", "potion"];
const KILLS_OUTRIGHT: Cause[] = ["trap", "skeleton"];
const CHAMBER_DICE = 10;

const go = (hero: HeroSheet, to: string): void => {
  hero.at = to;
  hero.line.push(to);
};
const sunsIn = (hero: HeroSheet, total: number): void => {
  hero.suns_total = total;
  hero.suns_left = total - hero.suns;
};
const spend =
  (object: string): Note =>
  (hero) =>
    drop(hero, object);

function drop(hero: HeroSheet, object: string): void {
  hero.objects = hero.objects.filter((each) => each !== object);
}

function tick(hero: HeroSheet, coin: Coin, count: number): void {
  const free = hero.boxes - hero.coins[coin] - hero.scratched[coin];
  const ticked = Math.min(count, free);
  hero.coins[coin] += ticked;
  hero.loot += ticked * Number(coin);
}

function scratch(hero: HeroSheet, coin: Coin, count: number): void {
  hero.coins[coin] -= count;
  hero.scratched[coin] += count;
  hero.loot -= count * Number(coin);
}

const worth = (treasures: readonly Treasure[]): number => treasures.reduce((sum, { value }) => sum + value, 0);

const NOTES: Record<string, Note> = {
  "turn-begins": (_, telling, view) => {
    view.active = `seat:${telling.seat}`;
    view.round = number(telling, "round");
    view.dice.movement = [];
    view.dice.skulls = 0;
    view.dice.steps = 0;
  },
  "sun-crossed": (hero, telling) => {
    hero.suns = number(telling, "sun");
    sunsIn(hero, number(telling, "suns"));
  },
  "sun-added": (hero, telling) => sunsIn(hero, number(telling, "suns")),
  "lp-lost": (hero, telling) => {
    hero.lp = number(telling, "left");
    if (!hero.lp) hero.miss = ""; // there is no next turn to miss
  },
  "bones-added": (hero, telling) => {
    hero.bones += number(telling, "bones");
    hero.lp = number(telling, "left");
  },
  walked: (hero, telling, view) => {
    go(hero, word(telling, "square"));
    view.dice.steps = Math.max(0, view.dice.steps - 1);
  },
  "left-chamber": (hero, telling) => go(hero, word(telling, "square")),
  fled: (hero, telling) => go(hero, word(telling, "square")),
  stopped: (_, __, view) => (view.dice.steps = 0),
  "exit-reached": (hero, _, view) => {
    go(hero, "exit");
    view.dice.steps = 0;
  },
  "chamber-entered": (hero, _, view) => {
    go(hero, "chamber");
    view.dice.steps = 0;
    hero.seen_chamber = true;
  },
  blocked: (hero, telling) => void hero.blocked.push(word(telling, "square")),
  "demon-awakes": (hero) => {
    hero.demon = BLACK.ref;
    hero.crossed.push(BLACK.ref);
  },
  "demon-walks": (hero, telling) => {
    hero.demon = word(telling, "square");
    hero.crossed.push(hero.demon);
  },
  "find-ticked": (hero, telling) => {
    hero.row = number(telling, "row");
    hero.finds = number(telling, "box");
  },
  "row-awakes": (hero, telling) => {
    hero.rows[number(telling, "row") - 1] = "awakened";
    hero.row = number(telling, "row") + 1;
    hero.finds = 0;
  },
  bought: (hero, telling, view) => {
    const object = bare(word(telling, "object"));
    hero.rows[number(telling, "row") - 1] = "bought";
    hero.row = number(telling, "row") + 1;
    hero.finds = 0;
    hero.bought += 1;
    hero.loot += view.supply.objects.find(({ id }) => id === object)?.value ?? 0;
    if (!USED_AT_ONCE.includes(object)) hero.objects.push(object);
    view.supply.objects = view.supply.objects.filter((each) => each.id !== object);
  },
  "trap-sprung": (hero, telling) => {
    hero.traps[bare(word(telling, "danger")) as Trap] = number(telling, "time");
  },
  "trap-stopped": (hero, telling) => drop(hero, bare(word(telling, "object"))),
  "ring-used": spend("magic_ring"),
  "orb-used": spend("orb"),
  "key-used": spend("key"),
  "talisman-used": spend("talisman"),
  "miss-next": (hero, telling) => (hero.miss = word(telling, "as") as Reminder),
  "turn-missed": (hero) => (hero.miss = ""),
  "spider-bites": (hero, telling) => (hero.spider = word(telling, "as") as Reminder),
  "movement-rolled": (_, telling, view) => {
    view.dice.movement = faces(telling);
    view.dice.skulls = sumOf(view.dice.movement).skulls;
    view.dice.danger = [null, null, null];
  },
  "danger-die": (_, telling, view) => {
    view.dice.danger["ABC".indexOf(word(telling, "space"))] = bare(word(telling, "face"));
  },
  "chamber-rolled": (hero, telling, view) => {
    const thrown = faces(telling);
    tick(hero, "50", thrown.filter((face) => face === "coin50").length);
    tick(hero, "100", thrown.filter((face) => face === "coin100").length);
    const dragons = number(telling, "dragons");
    view.chamber = { ...view.chamber, dragons, dice: CHAMBER_DICE - dragons, thrown };
  },
  "pool-reset": (_, __, view) => {
    view.chamber = { ...view.chamber, dragons: 0, dice: CHAMBER_DICE, thrown: [] };
  },
  "treasure-taken": (hero, telling, view) => {
    const taken = view.supply.treasures.filter(({ ref }) => telling.refs.includes(ref));
    hero.treasures.push(...taken);
    hero.loot += worth(taken);
    view.supply.treasures = view.supply.treasures.filter(({ ref }) => !telling.refs.includes(ref));
  },
  "treasures-returned": (hero, telling, view) => {
    const returned = hero.treasures.filter(({ ref }) => telling.refs.includes(ref));
    view.supply.treasures.push(...returned);
    hero.loot -= worth(returned);
    hero.treasures = [];
  },
  "coins-scratched": (hero) => {
    scratch(hero, "50", hero.coins["50"]);
    scratch(hero, "100", hero.coins["100"]);
  },
  "coin-lost": (hero, telling) => {
    const value = number(telling, "value");
    if (value) scratch(hero, String(value) as Coin, 1);
  },
  "tile-hidden": (_, __, view) => (view.wall.hidden = true),
  "tile-shown": (_, __, view) => (view.wall.hidden = false),
  died: (hero, telling) => {
    hero.status = "dead";
    hero.cause = word(telling, "cause") as Cause;
    if (KILLS_OUTRIGHT.includes(hero.cause)) hero.lp = 0;
    hero.demon = null;
    hero.treasures = [];
    hero.objects = [];
    hero.loot = 0;
  },
  escaped: (hero, telling) => {
    hero.status = "escaped";
    hero.loot = number(telling, "total");
  },
};

/** The view with one more event written in. */
export function noted(view: View, telling: Telling): View {
  const note = NOTES[telling.kind];
  const seat = sheetOf(telling);
  if (!note || !view.heroes[seat]) return view;
  const next = structuredClone(view);
  note(next.heroes[seat]!, telling, next);
  return next;
}
