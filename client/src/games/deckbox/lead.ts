/**
 * The one big button above all of a hero's answers, where there is but one sensible thing to do: what the bot would do in
 * his place, and what that takes of his actions. Advice says the same, since it is the same thought.
 */
import type { Option } from "../../wire";
import type { Mind } from "../board";
import type { Errand } from "../module";
import { called, cardName, doorName, known, pair, walkTowards } from "./names";
import { bare, type Props } from "./types";
import {
  actionsOf,
  costOf,
  HOW,
  walkFor,
  walking,
  walkLabel,
  wayTo,
  worthAtTheEnd,
  thrownWorth,
  worthOf,
  type Walk,
} from "./walks";

/** What may be done at the end of a walk, in one press with it; each is an action. */
export const AT_THE_END: readonly string[] = ["melee", "shoot", "interact"];
const BUTTON = { id: "lead", main: true, lasts: () => true, next: () => null };

/** What it is worth, and what it costs. */
const both = (say: Props["say"], worth: string, cost: string): string =>
  worth ? say("board-worth-cost", { worth: `=${worth}`, cost: `=${cost}` }) : cost;

const squareOf = (option: Option | undefined): string =>
  option?.refs.find((ref) => ref.startsWith("square:"))?.slice("square:".length) ?? "";

/** The walk that is meant, to its end and with what is done there; null for a step that is no way of the board's. Behind a door the bot goes on in a room of its fancy: the walk ends on it. */
export function ledWalk({ view }: Props, { answer, goes, then }: Mind): Walk | null {
  const squares = [answer, ...goes].map(squareOf);
  const door = squares.find((at) => view.reach.some((each) => each.at === at && each.explores));
  const deed = !door && then && AT_THE_END.includes(then.verb) ? then.refs[0] : undefined;
  const whole = deed ? walkFor(view, deed) : null;
  return whole ?? wayTo(view, door ?? squares.at(-1)!);
}

/** What an attack that can be made now is worth, where the reader wants that; both throws are said at whom one points at. */
function odds({ view, say, settings }: Props, { verb, refs }: Option, brief: boolean): string {
  const shot = view.shots.find(({ enemy, how }) => enemy === refs[0] && HOW[how] === verb);
  return settings.odds && shot ? worthOf(shot, say, brief) : "";
}

/** The same of a card that attacks; what any other does. */
function does(props: Props, option: Option, text: string, brief: boolean): string {
  const worth = props.settings.odds ? thrownWorth(props, option, brief) : "";
  return worth || known(props.say, text);
}

/** "Walk and strike: Gnawkin B", "Open the north door", "Walk up to: Selka". */
function walkName({ view, say, lang }: Props, walk: Walk): string {
  const end = walk.squares.at(-1)!;
  if (walk.then) return pair(say, say(walkLabel(walk)), called(view, walk.then.ref, say, lang));
  if (walk.explores) return say("board-errand-door", { door: `=${doorName(view, end, say, lang)}` });
  return walkTowards(view, end, say, lang);
}

/** What a walk is worth and costs: of the blow at its end the chances, else why it is taken. */
export function walkAbout(props: Props, walk: Walk, { why = "", ends = false, brief = false } = {}): string {
  const { view, say, settings } = props;
  const worth = walk.then && settings.odds ? worthAtTheEnd(view, walk, say, brief) : why;
  const cost = ends ? say("board-lead-ends") : costOf(props, actionsOf(walk), brief);
  // where every line counts, the one that helps to decide
  return worth && walk.then && settings.short ? worth : both(say, worth, cost);
}

/** Why, in a few words; the whole reason is told to whoever asks for advice. */
const reason = ({ say }: Props, { why }: Pick<Mind, "why">): string =>
  known(say, `board-lead-${why?.text ?? ""}`, why?.args);

/** "Lance of Dawn: Gnawkin C", "Use: Reaping Circle": a card, and whom it is meant for. */
function used({ view, say, lang }: Props, card: string, refs: readonly string[]): string {
  const at = refs.find((ref) => ["enemy:", "hero:", "tile:"].some((kind) => ref.startsWith(kind)));
  return at ? pair(say, card, called(view, at, say, lang)) : pair(say, say("board-lead-use"), card);
}

/** What an answer is called and worth. */
export function answerWords(
  props: Props,
  mind: Pick<Mind, "answer" | "why">,
  brief = false,
): { label: string; about: string } {
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
      return { label, about: both(say, odds(props, mind.answer, brief), costOf(props, 1, brief)) };
    }
    case "ability": {
      const card = String(args["ability"]).replace("ability:", "");
      return {
        label: used(props, cardName("ability", card, say), refs),
        about: does(props, mind.answer, `ability-${card}-does`, brief),
      };
    }
    case "use": {
      const item = bare(about!);
      return {
        label: used(props, cardName("item", item, say), refs),
        about: does(props, mind.answer, `item-${item}-about`, brief),
      };
    }
    case "buy": {
      const price = say("board-price", { count: Number(args["cost"]) });
      const item = bare(about!);
      const label = pair(say, say("get-buy"), cardName("item", item, say));
      return { label, about: both(say, price, say(`item-${item}-about`)) };
    }
  }
  const text = `${mind.answer.text}.brief`;
  return {
    label: known(say, text, args) || say.option(mind.answer),
    about: both(say, reason(props, mind), costOf(props, AT_THE_END.includes(verb) ? 1 : 0, brief)),
  };
}

/** Why the turn is to be ended, where the bot would end it; null where it would not. */
export const whyEnd = (props: Props): string | null =>
  props.mind && props.mind !== "thinks" && props.mind.answer.verb === "end" ? reason(props, props.mind) : null;

/** In peace, a walk that takes the last action, with nothing to be done after it, ends the turn as well: nobody presses twice. */
const endsTurn = ({ view }: Props, { then }: Mind, walk: Walk): boolean =>
  !view.enemies.length && !walk.then && !walk.explores && then?.verb === "end" && then.args["actions"] === 0;

/** Its place, while it is not known yet what it will be. */
export const waiting = ({ say }: Props): Errand[] => [
  { ...BUTTON, label: say("board-lead-thinks"), about: "", waits: true },
];

export function leading(props: Props, mind: Mind): Errand[] {
  const { view, say } = props;
  const walk = mind.answer.verb === "step" ? ledWalk(props, mind) : null;
  if (!walk) return [{ ...BUTTON, stands: mind.answer, ...answerWords(props, mind) }];
  const ends = endsTurn(props, mind, walk);
  const about = walkAbout(props, walk, { why: walk.explores ? "" : reason(props, mind), ends });
  return [{ ...walking(view, walk, say, ends), id: BUTTON.id, main: true, label: walkName(props, walk), about }];
}
