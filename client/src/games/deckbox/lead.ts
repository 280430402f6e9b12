/**
 * The one big button above all of a hero's answers: what the bot would do in his place, and what that takes of his
 * actions. Advice says the same, since it is the same thought.
 */
import type { Option } from "../../wire";
import type { Mind } from "../board";
import type { Errand } from "../module";
import { awayFrom, called, cardName, known, pair } from "./names";
import { bare, type Approach, type Props, type Shot } from "./types";
import { actionsOf, attackOdds, costOf, HOW, isHopeless, walkFor, walking, walkLabel, wayTo, type Walk } from "./walks";

/** What may be done at the end of a walk, in one press with it; each is an action. */
export const AT_THE_END: readonly string[] = ["melee", "shoot", "interact"];
const BUTTON = { id: "lead", main: true, lasts: () => true, next: () => null };

/** What it is worth, and what it costs. */
const both = (say: Props["say"], worth: string, cost: string): string =>
  worth ? say("board-worth-cost", { worth: `=${worth}`, cost: `=${cost}` }) : cost;

const squareOf = (option: Option | undefined): string =>
  option?.refs.find((ref) => ref.startsWith("square:"))?.slice("square:".length) ?? "";

/** The walk that is meant, to its end and with what is done there; null for a step that is no way of the board's. Behind a door the bot goes on in a room of its fancy: the walk ends on it. */
function ledWalk({ view }: Props, { answer, goes, then }: Mind): Walk | null {
  const squares = [answer, ...goes].map(squareOf);
  const door = squares.find((at) => view.reach.some((each) => each.at === at && each.explores));
  const deed = !door && then && AT_THE_END.includes(then.verb) ? then.refs[0] : undefined;
  const whole = deed ? walkFor(view, deed) : null;
  return whole ?? wayTo(view, door ?? squares.at(-1)!);
}

/** The chance that an attack ends it, where the reader wants that; both throws are said where the attacks are listed. */
function odds({ view, say, settings }: Props, verb: string, ref: string | undefined): string {
  if (!settings.odds) return "";
  const meant = ({ enemy, how }: Shot | Approach): boolean => enemy === ref && HOW[how] === verb;
  const shot = view.shots.find(meant);
  if (shot && isHopeless(shot)) return attackOdds(shot, say);
  const { kill = 0 } = shot ?? view.approaches.find(meant) ?? {};
  return isHopeless({ kill }) ? "" : say("board-lead-odds", { kill: `=${say.percent(kill)}` });
}

/** "Walk and strike: Gnawkin B", "Open the door, 4 north", "Go towards the door, 9 north". */
function walkName({ view, say, lang }: Props, walk: Walk): string {
  const where = (at: string): string => `=${awayFrom(view, at, say)}`;
  const end = walk.squares.at(-1)!;
  if (walk.then) return pair(say, say(walkLabel(walk)), called(view, walk.then.ref, say, lang));
  return say(walk.explores ? "board-errand-door" : "board-lead-walk", { where: where(end) });
}

/** Why, in a few words; the whole reason is told to whoever asks for advice. */
const reason = ({ say }: Props, { why }: Mind): string => known(say, `board-lead-${why?.text ?? ""}`, why?.args);

/** "Lance of Dawn: Gnawkin C", "Use: Reaping Circle": a card, and whom it is meant for. */
function used({ view, say, lang }: Props, card: string, refs: readonly string[]): string {
  const at = refs.find((ref) => ref.startsWith("enemy:") || ref.startsWith("hero:"));
  return at ? pair(say, card, called(view, at, say, lang)) : pair(say, say("board-lead-use"), card);
}

function words(props: Props, mind: Mind): { label: string; about: string } {
  const { view, say, lang } = props;
  const { verb, refs, args } = mind.answer;
  const [about] = refs;
  switch (verb) {
    case "melee":
    case "shoot": {
      const label = pair(
        say,
        say(`board-attack-${verb === "melee" ? "melee" : "ranged"}`),
        called(view, about!, say, lang),
      );
      return { label, about: both(say, odds(props, verb, about), costOf(props, 1)) };
    }
    case "ability": {
      const card = String(args["ability"]).replace("ability:", "");
      return { label: used(props, cardName("ability", card, say), refs), about: say(`ability-${card}-does`) };
    }
    case "use": {
      const item = bare(about!);
      return { label: used(props, cardName("item", item, say), refs), about: say(`item-${item}-about`) };
    }
    case "buy": {
      const price = say("coins-of", { count: Number(args["cost"]) });
      const item = bare(about!);
      const label = pair(say, say("get-buy"), cardName("item", item, say));
      return { label, about: both(say, price, say(`item-${item}-about`)) };
    }
    case "end":
      return { label: say.option(mind.answer), about: reason(props, mind) };
  }
  return {
    label: say.option(mind.answer),
    about: both(say, reason(props, mind), costOf(props, AT_THE_END.includes(verb) ? 1 : 0)),
  };
}

/** Whether the turn is to be ended, so that its end has the first place and none at the foot. */
export const isToEnd = ({ mind }: Props): boolean => !!mind && mind !== "thinks" && mind.answer.verb === "end";

/** Of several attacks each keeps its line: whoever presses twice means the same enemy. */
function isAmong({ options }: Props, mind: Mind | "thinks"): boolean {
  const attacks = options.filter(({ verb }) => verb === "melee" || verb === "shoot");
  return attacks.length > 1 && (mind === "thinks" || attacks.some(({ name }) => name === mind.answer.name));
}

/** In peace, a walk that takes the last action, with nothing to be done after it, ends the turn as well: nobody presses twice. */
const endsTurn = ({ view }: Props, { then }: Mind, walk: Walk): boolean =>
  !view.enemies.length && !walk.then && !walk.explores && then?.verb === "end" && then.args["actions"] === 0;

export function leading(props: Props): Errand[] {
  const { mind, view, say } = props;
  if (!mind) return [];
  if (isAmong(props, mind))
    return mind === "thinks" ? [] : [{ ...BUTTON, among: true, stands: mind.answer, ...words(props, mind) }];
  if (mind === "thinks") return [{ ...BUTTON, label: say("board-lead-thinks"), about: "", waits: true }];
  const walk = mind.answer.verb === "step" ? ledWalk(props, mind) : null;
  if (!walk) return [{ ...BUTTON, stands: mind.answer, ...words(props, mind) }];
  const why = walk.explores ? "" : reason(props, mind);
  const worth = walk.then ? odds(props, walk.then.verb, walk.then.ref) : why;
  const ends = endsTurn(props, mind, walk);
  const cost = ends ? say("board-lead-ends") : costOf(props, actionsOf(walk));
  // where every line counts, the one that helps to decide
  const about = worth && walk.then && props.settings.short ? worth : both(say, worth, cost);
  return [{ ...walking(view, walk, say, ends), id: BUTTON.id, main: true, label: walkName(props, walk), about }];
}
