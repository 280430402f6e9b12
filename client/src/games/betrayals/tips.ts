/** Tips for the first game, one at a time, beside what they are about. */
import type { BoardProps } from "../board";
import type { Tip } from "../module";
import { isLikely } from "./sums";
import type { Props } from "./types";

const offered = (props: BoardProps, verb: string): string | undefined =>
  props.options.find((option) => option.verb === verb)?.refs[0];
/** Before a monster that is rather too strong. */
const led = ({ view, seat }: Props): boolean =>
  view.fight?.kind === "dungeon" &&
  !view.fight.ally &&
  view.parley?.kind === "dungeon" &&
  view.active === `seat:${seat}` &&
  !isLikely(view.fight.odds.alone);

export const TIPS: Tip[] = [
  { id: "dqt-venture", text: "board-tip-venture", when: (props) => !!offered(props, "dungeon"), at: () => "dungeon" },
  {
    id: "dqt-ally",
    text: "board-tip-ally",
    when: led,
    at: () => "part:company",
  },
  { id: "dqt-side", text: "board-tip-side", when: (props) => !!offered(props, "side"), at: () => "side:neutral" },
  {
    id: "dqt-promise",
    text: "board-tip-promise",
    when: (props) => !!offered(props, "pay"),
    at: (props) => offered(props, "pay") ?? "",
  },
];
