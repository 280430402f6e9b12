/**
 * The table while events are shown: the view before them, with what has been told so far written in. It knows no rule;
 * it only notes what an event says, and the next view replaces it.
 */
import type { Telling } from "../../wire";
import { PITCH, squareOf } from "./dungeon/squares";
import { number, of } from "./told";
import {
  bare,
  enemyOf,
  heroAt,
  numberOf,
  type Colour,
  type EnemyView,
  type HeroView,
  type Mode,
  type View,
} from "./types";

/** `next` is the view all this leads to, as soon as it is known: it says how what appears now looks. */
type Note = (view: View, telling: Telling, next: View | null) => void;

function heroOf(view: View, telling: Telling): HeroView | undefined {
  const ref = of(telling, "hero");
  return heroAt(view, ref ? numberOf(ref) : telling.seat);
}

const enemy = (view: View, telling: Telling): EnemyView | undefined => enemyOf(view, of(telling, "enemy"));

function go(figure: { at: string | null } | undefined, telling: Telling): void {
  const square = of(telling, "square");
  if (figure && square) figure.at = bare(square);
}

const heroGoes: Note = (view, telling) => go(heroOf(view, telling), telling);
const enemyGoes: Note = (view, telling) => go(enemy(view, telling), telling);

/** A counter of a hero goes up or down, within its limits. */
function counts(key: "health" | "energy" | "treasure", name: string, way: 1 | -1): Note {
  return (view, telling) => {
    const hero = heroOf(view, telling);
    if (!hero) return;
    const most = {
      health: hero.health_max,
      energy: hero.energy_max ?? Infinity,
      treasure: hero.treasure_max ?? Infinity,
    }[key];
    hero[key] = Math.max(0, Math.min(most, hero[key] + way * number(telling, name)));
  };
}

/** Who has just appeared, as the next view shows it; one that is gone by then is drawn from what is told. */
const newcomer: Note = (view, telling, next) => {
  const [ref, square] = [of(telling, "enemy"), of(telling, "square")];
  if (!ref || !square || enemyOf(view, ref)) return;
  const at = bare(square);
  const later = enemyOf(next ?? view, ref);
  if (later) return void view.enemies.push({ ...later, at, health: number(telling, "health") || later.health });
  const { foe, colour, kind, boss } = telling.args;
  const health = number(telling, "health") || 1;
  const looks = {
    foe: bare(String(foe ?? "")),
    colour: (colour as Colour | undefined) ?? "green",
    kind: (kind as Mode | undefined) ?? "melee",
  };
  view.enemies.push({
    ref,
    ...looks,
    health,
    cap: health,
    at,
    stunned: false,
    boss: boss === "yes",
    last: null,
    order: 0,
    mark: "",
  });
};

/** The tile that slides in, bare: rules and features come with their own events. */
const tileComes: Note = (view, telling, next) => {
  const tile = next?.tiles.find(({ ref }) => ref === of(telling, "tile"));
  if (!tile || view.tiles.some(({ ref }) => ref === tile.ref)) return;
  view.tiles.push({ ...tile, rule: null, feature: null });
  const inside = ({ at }: { at: string }): boolean => {
    const { x, y } = squareOf(at);
    return x >= tile.i * PITCH && x <= (tile.i + 1) * PITCH && y >= tile.j * PITCH && y <= (tile.j + 1) * PITCH;
  };
  const exits = next!.exits.filter(inside);
  view.exits = [...view.exits.filter(({ ref }) => !exits.some((each) => each.ref === ref)), ...exits];
};

/** What lies on a tile now: its rule, its feature. */
function dresses(what: "rule" | "feature"): Note {
  return (view, telling, next) => {
    const slot = of(telling, "tile") ?? of(telling, "feature");
    const tile = slot && view.tiles.find((each) => each.slot === numberOf(slot));
    const later = next?.tiles.find(({ ref }) => tile && ref === tile.ref);
    if (tile && later) view.tiles = view.tiles.map((each) => (each === tile ? { ...tile, [what]: later[what] } : each));
  };
}

const NOTES: Record<string, Note> = {
  stepped: heroGoes,
  veiled: heroGoes,
  threaded: heroGoes,
  "hero-pushed": heroGoes,
  "hero-placed": heroGoes,
  "enemy-moved": enemyGoes,
  "knocked-back": enemyGoes,
  spawned: newcomer,
  "tile-placed": tileComes,
  "rule-attached": dresses("rule"),
  "feature-placed": dresses("feature"),
  "feature-gone": dresses("feature"),
  "hero-hurt": counts("health", "points", -1),
  "hero-healed": counts("health", "points", 1),
  "energy-gained": counts("energy", "energy", 1),
  "energy-lost": counts("energy", "energy", -1),
  siphoned: counts("energy", "points", -1),
  "treasure-gained": counts("treasure", "treasure", 1),
  paid: counts("treasure", "treasure", -1),
  "enemy-hurt": (view, telling) => {
    const hurt = enemy(view, telling);
    if (hurt) hurt.health = Math.max(0, hurt.health - number(telling, "points"));
  },
  "enemy-defeated": (view, telling) => {
    view.enemies = view.enemies.filter(({ ref }) => ref !== of(telling, "enemy"));
  },
  stunned: (view, telling) => {
    const hit = enemy(view, telling);
    if (hit) hit.stunned = true;
  },
  "enemy-skips": (view, telling) => {
    const woken = enemy(view, telling);
    if (woken) woken.stunned = false;
  },
  regenerated: (view, telling) => {
    const grown = enemy(view, telling);
    if (grown) grown.health = Math.min(grown.cap, grown.health + 1);
  },
  "hero-falls": (view, telling) => {
    const hero = heroOf(view, telling);
    if (hero) Object.assign(hero, { fallen: true, fell_at: hero.at, at: null, health: 0 });
  },
  "activation-begins": (view, telling) => {
    view.turn = { hero: telling.seat, actions: 2, points: 0, moving: false };
  },
  "activation-ends": (view, telling) => {
    const hero = heroOf(view, telling);
    if (hero) hero.activated = true;
    view.turn = { hero: null, actions: 0, points: 0, moving: false };
  },
  "enemy-phase": (view) => {
    view.phase = "enemies";
    view.turn = { hero: null, actions: 0, points: 0, moving: false };
  },
  "recovery-phase": (view) => {
    view.phase = "recovery";
  },
  "round-begins": (view, telling) => {
    view.phase = "heroes";
    view.quest.round = number(telling, "round") || view.quest.round;
    for (const hero of view.heroes) hero.activated = false;
  },
};

/** The view with these events written in. Ways, shots and intents of the view before hold no longer. */
export function noted(view: View, told: readonly Telling[], next: View | null): View {
  if (!told.some(({ kind }) => kind in NOTES)) return view;
  // what is not told about stays the very same thing, and is not drawn anew
  const shown: View = {
    ...view,
    heroes: view.heroes.map((hero) => ({ ...hero })),
    enemies: view.enemies.map((enemy) => ({ ...enemy })),
    tiles: [...view.tiles],
    quest: { ...view.quest },
    reach: [],
    shots: [],
    approaches: [],
    intents: [],
  };
  for (const telling of told) NOTES[telling.kind]?.(shown, telling, next);
  return shown;
}
