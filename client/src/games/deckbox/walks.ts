/** Ways over the squares that the view says can be reached, and what one can do at their end. */
import type { Say } from "../board";
import type { Errand } from "../module";
import type { Option } from "../../wire";
import { offered, travel, type Deed } from "../shared/travel";
import { beside, nameOf, squareOf } from "./dungeon/squares";
import { called, pair } from "./names";
import {
  acting,
  bare,
  blocksFrom,
  hitsFrom,
  type Mode,
  type Props,
  type ReachView,
  type Shot,
  type View,
} from "./types";

export interface Walk {
  /** From where the hero stands to the end of the way. */
  squares: string[];
  cost: number;
  /** Move actions that it takes beyond what is left of the one under way. */
  moves: number;
  pits: number;
  explores: boolean;
  /** What is done there. */
  then: Deed | null;
}

/** The way to a square; null if it cannot be reached in this activation. */
export function wayTo(view: View, at: string): Walk | null {
  const start = acting(view)?.at;
  const reach = new Map(view.reach.map((each) => [each.at, each]));
  const end = reach.get(at);
  if (!start || !end || end.through) return null;
  const squares = [at];
  for (let step: ReachView | undefined = end; step && step.back !== start; step = reach.get(step.back)) {
    if (squares.includes(step.back)) return null; // a view that leads in circles leads nowhere
    squares.unshift(step.back);
  }
  return {
    squares: [start, ...squares],
    cost: end.cost,
    moves: end.moves,
    pits: end.pits,
    explores: end.explores,
    then: null,
  };
}

export const HOW: Record<Mode, string> = { melee: "melee", ranged: "shoot" };

/** The way to where an enemy can be attacked from. */
export function approachTo(view: View, ref: string): Walk | null {
  const found = view.approaches.find(({ enemy }) => enemy === ref);
  const way = found && wayTo(view, found.at);
  return way ? { ...way, then: { verb: HOW[found.how], ref } } : null;
}

/** The cheapest way to a square beside a thing that one can interact with. */
function visitTo(view: View, ref: string, at: string): Walk | null {
  const spots = new Set([at, ...beside(squareOf(at)).map(nameOf)]);
  const near = view.reach
    .filter((each) => spots.has(each.at) && !each.through)
    .toSorted((a, b) => a.pits - b.pits || a.cost - b.cost)[0];
  const way = near && wayTo(view, near.at);
  return way ? { ...way, then: { verb: "interact", ref } } : null;
}

/** What pressing a thing that is out of reach would mean: go there, and do it. */
export function walkFor(view: View, ref: string): Walk | null {
  const [kind = ""] = ref.split(":");
  if (kind === "square" || kind === "exit" || kind === "pack") return wayTo(view, bare(ref));
  if (kind === "enemy") return approachTo(view, ref);
  if (kind === "feature") {
    const feature = view.tiles.find(({ slot }) => `feature:${slot}` === ref)?.feature;
    return feature ? visitTo(view, ref, feature.at) : null;
  }
  return kind === "captive" ? visitTo(view, ref, bare(ref)) : null;
}

/** What ends a walk early: something new on the table, or somebody hurt; pits on the way hurt, and were shown before. */
const calm = ({ tiles, enemies, heroes, turn, encounter }: View, pits: number): unknown[] => {
  const hurt = pits ? [] : heroes.map(({ health }) => health);
  return [tiles.length, enemies.length, turn.hero, encounter?.id, ...hurt];
};

/** Nothing is asked by it: no danger, no door, nothing done at its end, and no action beyond the one that any step would take. */
export const isPlain = ({ turn }: View, { pits, explores, then, moves }: Walk): boolean =>
  !pits && !explores && !then && moves <= (turn.moving ? 0 : 1);

/** All actions that it takes, with what is done at its end. */
export const actionsOf = ({ moves, then }: Walk): number => moves + (then ? 1 : 0);

/** "1 of your 2 actions": what something takes, of how many; `brief`: "1 action". */
export const costOf = ({ view, say }: Pick<Props, "view" | "say">, takes: number, brief = false): string =>
  say(brief ? "board-cost-brief" : "board-cost", { takes, actions: view.turn.actions });

/** "6 squares, 1 of your 2 actions": what the walk costs, with what is done at its end. */
export const priceOf = (props: Pick<Props, "view" | "say">, walk: Walk): string =>
  props.say("board-way", { cost: walk.cost, takes: `=${costOf(props, actionsOf(walk))}`, pits: walk.pits });

/** What the walk is called. */
export const walkLabel = ({ then, explores }: Walk): string =>
  then ? `board-walk-${then.verb}` : explores ? "board-walk-explore" : "board-walk";

/** The walk as answers, one step after the other; `ends`: and the turn with it, where nothing else happens at its end. */
export function walking(view: View, walk: Walk, say: Say, ends = false): Errand {
  const { squares, then, pits } = walk;
  return travel<Props>(view, {
    id: "walk",
    label: say(walkLabel(walk)),
    squares,
    at: (now) => acting(now.view)?.at,
    on: ({ options }, [next]) => offered(options, "step", `square:${next}`)?.name,
    finish: ({ options }) =>
      (then ? offered(options, then.verb, then.ref) : ends ? options.find(({ verb }) => verb === "end") : null)?.name,
    calm: (now) => calm(now, pits),
  });
}

/** An attack that can be made now, with its chances. */
export const shotAt = (view: View, ref: string) => view.shots.filter(({ enemy }) => enemy === ref);

/** There is no chance worth saying that it falls by this. */
export const isHopeless = ({ kill }: Pick<Shot, "kill">): boolean => kill < 0.005;

/**
 * "4 dice hit on 4+, 6 blocks: 90 % to defeat it, 0.9 damage": both throws, and what comes of them. Of one that cannot
 * fall by it, the damage alone. `brief`: in one line of a phone, without the throws.
 */
export const attackOdds = ({ dice, modifier, defence, damage, kill }: Shot, say: Say, brief = false): string =>
  say(`board-attack-${isHopeless({ kill }) ? "damage" : "odds"}${brief ? "-brief" : ""}`, {
    dice,
    hit: hitsFrom(modifier),
    block: blocksFrom(defence),
    damage: `=${say.number(damage, { maximumFractionDigits: 1 })}`,
    kill: `=${say.percent(kill)}`,
  });

/** What an attack is worth in a few words: the damage, and the chance to end it where there is one. `brief`: in the fewest. */
export function worthOf(shot: Pick<Shot, "kill" | "damage">, say: Say, brief = false): string {
  const damage = `=${say.number(shot.damage, { maximumFractionDigits: 1 })}`;
  return isHopeless(shot)
    ? say(brief ? "board-damage-brief" : "board-attack-damage-brief", { damage })
    : say(brief ? "board-odds-brief" : "board-lead-odds", { kill: `=${say.percent(shot.kill)}`, damage });
}

/** What the attack at the end of a walk is worth. */
export function worthAtTheEnd({ approaches }: View, { then }: Pick<Walk, "then">, say: Say, brief = false): string {
  const found = approaches.find(({ enemy, how }) => enemy === then?.ref && HOW[how] === then.verb);
  return found ? worthOf(found, say, brief) : "";
}

/** The attacks that an item or an ability makes at once, if it is one that attacks. */
export function thrownBy(view: View, { verb, refs, args }: Option): Shot[] {
  const [card, at] = verb === "ability" ? [args["ability"], refs[0]] : verb === "use" ? refs : [];
  return view.throws.find((each) => each.card === card && each.at === (at ?? null))?.shots ?? [];
}

/** What they are worth in a few words, each at whom it is made if there are several. */
export function thrownWorth(props: Pick<Props, "view" | "say" | "lang">, option: Option, brief = false): string {
  const { view, say, lang } = props;
  const shots = thrownBy(view, option);
  if (shots.length === 1) return worthOf(shots[0]!, say, brief);
  return shots.map((shot) => pair(say, called(view, shot.enemy, say, lang), worthOf(shot, say, true))).join(" · ");
}

/** The same with both throws, where it is one enemy. */
export function thrownOdds(props: Pick<Props, "view" | "say" | "lang">, option: Option, brief = false): string {
  const [shot, ...others] = thrownBy(props.view, option);
  return shot && !others.length ? attackOdds(shot, props.say, brief) : thrownWorth(props, option);
}

/** The attack that pressing an enemy would make at once; null where a press asks, or where it is about something else. */
export function attackOn(view: View, options: Props["options"], ref: string): Shot | null {
  const [option, ...others] = options.filter(({ refs }) => refs.includes(ref));
  if (!option || others.length) return null;
  return shotAt(view, ref).find(({ how }) => HOW[how] === option.verb) ?? null;
}
