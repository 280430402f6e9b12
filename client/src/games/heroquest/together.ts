/**
 * Walking on where nothing is in sight: every hero of this browser throws the dice and goes where the bot would, one
 * after the other, by one press. Whatever is new ends it, and so does all that is worth a decision: a door, a search.
 */
import type { Errand } from "../module";
import { given } from "./mind";
import { quiet } from "./peril";
import type { Props, View } from "./types";

const ON = new Set(["roll", "walk", "end"]);
const ROUNDS = 1; // more than this one: nobody waits for ever

/** What a quiet walk changes nothing of. */
const calm = (view: View): string =>
  JSON.stringify([
    view.monsters.length,
    view.traps.length,
    view.things.length,
    view.quest.notes.length,
    view.quest.goals.map(({ met }) => met),
    view.heroes.map(({ body, mind, status, gold }) => [body, mind, status, gold]),
  ]);

/** The next answer; null where there is something to decide. */
function step(props: Props): string | null {
  const { mind, view } = props;
  if (props.step !== "HeroChoice" || !mind || mind === "thinks" || !quiet(view)) return null;
  return ON.has(mind.answer.verb) ? given(props, mind).name : null;
}

/** The button; null in the first round, in which one looks around. */
export function walkingOn(props: Props): Errand | null {
  const { view, mind, say, held } = props;
  if (!mind || mind === "thinks" || mind.answer.verb !== "roll" || !quiet(view)) return null;
  if (view.quest.round < 2) return null;
  const before = calm(view);
  const count = view.heroes.filter(({ seat, status }) => held.includes(seat) && status === "in_play").length;
  return {
    id: "together",
    main: true,
    label: say("board-together", { count }),
    about: say("board-together-about", { count }),
    follows: true,
    next: (now) => step(now as Props),
    lasts: (now) => calm(now as View) === before && (now as View).quest.round <= view.quest.round + ROUNDS,
  };
}
