/** What is asked before a turn is ended that could still do something, and before an item is thrown that is gone then. */
import type { Say } from "../board";
import type { Confirm } from "../module";
import type { Option } from "../../wire";
import { ITEM_CARDS, timingOf } from "./cards/content";
import { thrownOdds } from "./walks";
import { bare, type Props, type View } from "./types";

const DEEDS: readonly string[] = ["step", "melee", "shoot", "interact"];

/** An item whose dice fall at once: no step back leads behind them. */
function thrown({ verb, refs }: Option): string | null {
  const item = refs.find((ref) => ref.startsWith("item:"));
  return verb === "use" && item && ITEM_CARDS.get(bare(item))?.timing === "attack" ? bare(item) : null;
}

/** Actions are lost by it, and something could be done with them; what the bot advises needs no second word. */
export function confirm(option: Option, { turn }: View, say: Say, props: Props | null): Confirm | null {
  const item = thrown(option);
  if (item) {
    const worth = props?.settings.odds ? thrownOdds(props, option) : "";
    const text = [worth && `${worth}.`, `${timingOf(item, say)}.`].filter(Boolean).join(" ");
    return { title: say.option(option), text, yes: say("board-sure-throw-yes") };
  }
  if (option.verb !== "end" || !turn.actions || !props?.options.some(({ verb }) => DEEDS.includes(verb))) return null;
  const { mind } = props;
  if (mind && mind !== "thinks" && mind.answer.verb === "end") return null;
  const ask = { actions: turn.actions };
  return { title: say("board-sure-end", ask), text: say("board-sure-end-text", ask), yes: say("board-sure-end-yes") };
}
