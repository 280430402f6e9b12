/**
 * Going to something far and doing there what it is for: the way over what is known, what it costs and who could come,
 * and the answers that walk it. Every answer is one the hall offers; whatever is new on the way ends it.
 */
import type { Errand } from "../module";
import { travel, type Deed } from "../shared/travel";
import { besideOf, neighboursOf, wayTo, within } from "./dungeon/paths";
import type { Hero, Props, View } from "./types";

export interface Journey {
  /** What was pressed. */
  ref: string;
  /** The squares to walk, the first left out. */
  way: string[];
  /** The movement dice come first. */
  rolls: boolean;
  /** It is more than this move: as far as the steps reach. */
  beyond: boolean;
  /** Monsters that could come to blows at the end of it. */
  foes: number;
  /** What is done there. */
  then: Deed | null;
}

interface Aim {
  ends: string[];
  then: Journey["then"];
}

const JAMS = 2; // squares one rather goes on

/** Whoever stands there bars an open door. */
const inDoorway = (view: View, at: string): boolean =>
  view.doors.some(({ open, a, b }) => open && (a === at || b === at));

const walker = (view: View): Hero | undefined => (view.turn.hero === null ? undefined : view.heroes[view.turn.hero]);
const offers = (props: Props, verb: string) => props.options.filter((option) => option.verb === verb);

/** Where one has to stand for it, and what one does there. */
function aimAt(view: View, ref: string): Aim | null {
  const [kind = "", name = ""] = ref.split(":");
  if (kind === "square") return { ends: [name], then: null };
  const door = view.doors.find((each) => each.ref === ref);
  if (door) return { ends: [door.a, door.b], then: door.open ? null : { verb: "open", ref } };
  const monster = view.monsters.find((each) => each.ref === ref);
  if (monster) return { ends: besideOf(view, monster.at), then: null }; // a blow is a press of its own
  const thing = view.things.find((each) => each.ref === ref);
  return thing?.at ? { ends: [thing.at], then: null } : null;
}

/** The journey that pressing a thing out of reach would mean; null where no way is known or nobody may walk. */
export function journeyTo(props: Props, ref: string): Journey | null {
  const { view, step } = props;
  const hero = walker(view);
  const rolls = offers(props, "roll").length > 0;
  if (step !== "HeroChoice" || !hero?.at || hero.status !== "in_play" || (!rolls && !offers(props, "walk").length))
    return null;
  const aim = aimAt(view, ref);
  const taken = new Set([...view.heroes, ...view.allies, ...view.monsters].map(({ at }) => at)); // nobody stops there
  const ways = (aim?.ends ?? []).filter((end) => !taken.has(end)).map((end) => wayTo(view, hero.at!, end));
  // who stops in a doorway keeps everybody behind him out
  const cost = (each: string[]): number => each.length + (inDoorway(view, each.at(-1)!) ? JAMS : 0);
  const way = ways.filter(({ length }) => length).toSorted((a, b) => cost(a) - cost(b))[0];
  if (!aim || !way) return null;
  const end = way.at(-1)!;
  const near = new Set(neighboursOf(view, end));
  const foes = view.monsters.filter(({ at, move }) => [...within(view, at, move), at].some((each) => near.has(each)));
  // what comes of the dice is seen first: after them one walks, and no more
  const then = rolls ? null : aim.then;
  return { ref, way, rolls, beyond: !rolls && !(end in view.reach), foes: foes.length, then };
}

/** The dice first where they are due, then as far as the steps reach, once. */
export function travelling(props: Props, { way, then }: Journey): Errand {
  const { view, say } = props;
  let walked = false;
  return travel<Props>(view, {
    id: "journey",
    label: say(then ? `board-way-${then.verb}` : "board-way-walk"),
    squares: [walker(view)!.at!, ...way],
    at: (now) => walker(now.view)?.at,
    on(now, ahead) {
      if (now.step !== "HeroChoice") return null;
      const roll = offers(now, "roll")[0];
      if (roll) return roll.name;
      const far = walked ? undefined : ahead.findLast((at) => at in now.view.reach);
      walked = true;
      return far && offers(now, "walk").find(({ refs }) => refs.includes(`square:${far}`))?.name;
    },
    finish: (now) => (then && now.step === "HeroChoice" ? finish(now, then) : null),
    // somebody or something new in sight, somebody hurt, another's turn: the journey is over
    calm: ({ rows, monsters, doors, heroes, traps, turn }) => [
      rows,
      monsters.length,
      doors.length,
      traps.length,
      heroes.map(({ body }) => body),
      turn.hero,
    ],
  });
}

/** The answer at the end of the way. */
const finish = (now: Props, { verb, ref }: Deed): string | null =>
  offers(now, verb).find(({ refs }) => refs.includes(ref))?.name ?? null;
