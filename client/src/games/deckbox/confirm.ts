/** What is asked before a turn is ended that could still do something. */
import type { Say } from "../board";
import type { Confirm } from "../module";
import type { Option } from "../../wire";
import type { Props, View } from "./types";

const DEEDS: readonly string[] = ["step", "melee", "shoot", "interact"];

/** Actions are lost by it, and something could be done with them; what the bot advises needs no second word. */
export function confirm(option: Option, { turn }: View, say: Say, props: Props | null): Confirm | null {
  if (option.verb !== "end" || !turn.actions || !props?.options.some(({ verb }) => DEEDS.includes(verb))) return null;
  const { mind } = props;
  if (mind && mind !== "thinks" && mind.answer.verb === "end") return null;
  const ask = { actions: turn.actions };
  return { title: say("board-sure-end", ask), text: say("board-sure-end-text", ask), yes: say("board-sure-end-yes") };
}
