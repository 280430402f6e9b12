import type { Tip } from "../module";
import type { Props } from "./types";

/** The first quest has a coach; elsewhere short tips say what is new. */
const elsewhere = (props: Props): boolean => props.view.quest.id !== "p1";
const can =
  (verb: string) =>
  (props: Props): boolean =>
    elsewhere(props) && props.options.some((option) => option.verb === verb);
const first = (verb: string) => (props: Props) => props.options.find((option) => option.verb === verb)?.refs[0] ?? "";

export const TIPS: Tip[] = [
  {
    id: "dbx-activate",
    text: "board-tip-activate",
    when: can("activate"),
    at: (props: Props) => `hero:${props.seat ?? 0}`,
  },
  { id: "dbx-step", text: "board-tip-step", when: can("step"), at: first("step") },
  {
    id: "dbx-fight",
    text: "board-tip-fight",
    when: (props: Props) => can("melee")(props) || can("shoot")(props),
    at: (props: Props) => first("melee")(props) || first("shoot")(props),
  },
  { id: "dbx-buy", text: "board-tip-buy", when: can("buy"), at: first("buy") },
];
