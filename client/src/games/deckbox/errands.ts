/**
 * What most would think of doing, named where the answers are, with what it is worth: nobody has to find it on the board
 * first. Of several such deeds none stands out: the choice is the game. Where there is but one, and the bot would do it
 * too, it is the big button (lead.ts).
 */
import type { Errand } from "../module";
import { squareOf } from "./dungeon/squares";
import { answerWords, ledWalk, leading, waiting, walkAbout, whyEnd } from "./lead";
import type { Option } from "../../wire";
import type { Mind } from "../board";
import { ITEM_CARDS } from "./cards/content";
import { doorName, called, pair } from "./names";
import { placeOf } from "./pressing";
import { acting, bare, type Props, type View } from "./types";
import { actionsOf, approachTo, walkFor, walking, walkLabel, wayTo, type Walk } from "./walks";

const MOST = 4; // what is farther is on the board
/** More than these stand side by side where there is little room, a phone's width the least. */
const ABREAST = { desk: 2, phone: 1 };
const WORTH_IT = 2; // steps nearer

interface Goal {
  ref: string;
  walk: Walk;
  /** It is too far for now: as near as one move leads. */
  near?: boolean;
}

const found = (ref: string, walk: Walk | null): Goal[] => (walk ? [{ ref, walk }] : []);
const inOrder = (goals: Goal[]): Goal[] =>
  goals.toSorted((a, b) => a.walk.pits - b.walk.pits || a.walk.moves - b.walk.moves || a.walk.cost - b.walk.cost);

function steps(a: string, b: string): number {
  const [from, to] = [squareOf(a), squareOf(b)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** One move towards the nearest of these. */
function towards(view: View, refs: readonly string[]): Goal[] {
  const here = acting(view)?.at;
  if (!here) return [];
  const far = (ref: string): number => steps(here, placeOf(view, ref)!);
  const [ref] = refs.toSorted((a, b) => far(a) - far(b));
  if (!ref) return [];
  const to = placeOf(view, ref)!;
  const soon = view.turn.moving && view.turn.points ? 0 : 1;
  const [best] = view.reach
    .filter(({ through, explores, pits, moves }) => !through && !explores && !pits && moves <= soon)
    .toSorted((a, b) => steps(a.at, to) - steps(b.at, to) || a.cost - b.cost);
  if (!best || steps(best.at, to) > far(ref) - WORTH_IT) return [];
  return found(ref, wayTo(view, best.at)).map((goal) => ({ ...goal, near: true }));
}

/** Who shoots better than strikes has nothing to look for beside an enemy, and nobody has without an action. */
function seeksThem(view: View): boolean {
  const { melee, ranged } = acting(view) ?? {};
  return view.turn.actions > 0 && (melee?.dice ?? 0) >= (ranged?.dice ?? 0);
}

/** What is answered in one press and takes an action. */
const DEEDS: readonly string[] = ["melee", "shoot", "interact"];

/** In a fight whom one can walk up to; else what can be handled, and doors that leave an action for what is behind them. */
function goals({ view, options }: Props): Goal[] {
  if (view.enemies.length) return inOrder(view.enemies.flatMap(({ ref }) => found(ref, approachTo(view, ref))));
  const things = view.tiles
    .filter(({ feature }) => feature && feature.uses !== 0)
    .map(({ slot }) => `feature:${slot}`)
    .filter((ref) => !options.some(({ verb, refs }) => verb === "interact" && refs.includes(ref)))
    .flatMap((ref) => found(ref, walkFor(view, ref)))
    .filter(({ walk }) => actionsOf(walk) <= view.turn.actions);
  const open = view.exits
    .filter(({ state }) => state === "live")
    .flatMap(({ ref, at }) => found(ref, wayTo(view, at)))
    .filter(({ walk }) => walk.moves < view.turn.actions);
  return [...inOrder(things), ...inOrder(open)];
}

/** Where there is nothing to do within reach: nearer to it. */
function nearer({ view }: Props): Goal[] {
  const doors = view.exits.filter(({ state }) => state === "live");
  if (!view.enemies.length)
    return towards(
      view,
      doors.map(({ ref }) => ref),
    );
  return seeksThem(view)
    ? towards(
        view,
        view.enemies.map(({ ref }) => ref),
      )
    : [];
}

/** What it is called: "Walk and strike: Gnawkin B", "Open the north door". */
function named({ view, say, lang }: Props, { ref, walk, near }: Goal): string {
  if (ref.startsWith("exit:"))
    return say(near ? "board-errand-near-door" : "board-errand-door", {
      door: `=${doorName(view, bare(ref), say, lang)}`,
    });
  return pair(say, say(near ? "board-errand-near" : walkLabel(walk)), called(view, ref, say, lang));
}

type Deed = Goal | Option;
const isGoal = (deed: Deed): deed is Goal => "walk" in deed;

/** `brief`: two of them stand side by side. */
function errandOf(props: Props, deed: Deed, brief = false): Errand {
  const { view, say } = props;
  if (!isGoal(deed)) {
    const words = answerWords(props, { answer: deed, why: null }, brief);
    return { id: deed.name, ...words, stands: deed, equal: true, lasts: () => true, next: () => null };
  }
  const words = { label: named(props, deed), about: walkAbout(props, deed.walk, { brief }) };
  return { ...walking(view, deed.walk, say), id: deed.ref, refs: [deed.ref], ...words, equal: true };
}

/** Cards that would change the fight now; those that are used on squares have many answers, and are aimed on the board. */
const isCard = ({ verb, refs }: Option): boolean =>
  verb === "ability" || (verb === "use" && ITEM_CARDS.get(bare(refs[0] ?? ""))?.timing === "attack");
const isAimed = ({ refs }: Option): boolean => refs.some((ref) => ref.startsWith("square:"));

/** Whether the bot would do just that. */
function agrees(props: Props, mind: Mind, deed: Deed): boolean {
  if (!isGoal(deed)) return deed.name === mind.answer.name;
  const walk = mind.answer.verb === "step" ? ledWalk(props, mind) : null;
  return !!walk && [walk.then?.ref, `exit:${walk.squares.at(-1)}`].includes(deed.ref);
}

/** What never calls for a press: there is time for it, or it has its own place, as the end of the turn, which never moves. */
const IDLE: readonly string[] = ["buy", "trade", "use", "ability", "end"];

/** Neither an action nor a step is left: nothing can lead. */
const isStuck = ({ view: { turn } }: Props): boolean => !turn.actions && !turn.points;

export function errands(props: Props): Errand[] {
  const { view, mind, options } = props;
  if (props.step !== "Act" || view.turn.hero === null || view.turn.hero !== props.seat) return [];
  const cards = options.filter(isCard);
  const deeds: Deed[] = [
    ...options.filter(({ verb }) => DEEDS.includes(verb)),
    ...cards.filter((card) => !isAimed(card)),
    ...goals(props),
  ];
  const several = deeds.length + (cards.some(isAimed) ? 1 : 0) > 1;
  const brief = deeds.length > ABREAST[props.settings.phone ? "phone" : "desk"];
  if (several) return deeds.slice(0, MOST).map((deed) => errandOf(props, deed, brief));
  const [only] = deeds;
  // it can be pressed while the bot thinks, and nothing moves when it turns out to be what leads
  if (mind === "thinks")
    return only
      ? [{ ...errandOf(props, only), main: true, rests: true, equal: false }]
      : isStuck(props)
        ? []
        : waiting(props);
  if (only && mind)
    return agrees(props, mind, only) ? leading(props, mind) : [errandOf(props, only), ...also(props, mind)];
  if (mind && !IDLE.includes(mind.answer.verb)) return leading(props, mind);
  return (only ? [only] : whyEnd(props) === null ? nearer(props) : []).map((deed) => errandOf(props, deed));
}

/** A walk that the bot would rather take is as good as the one deed there is; the end of the turn has its own button. */
function also(props: Props, mind: Mind): Errand[] {
  if (mind.answer.verb !== "step") return [];
  return leading(props, mind).map((errand) => ({ ...errand, main: false, equal: true }));
}
