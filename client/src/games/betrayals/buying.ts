/** What a good buy is: the most power that my purse reaches, for the least. */
import type { Say } from "../board";
import { about, at, type Props, type View } from "./types";

/** Nobody is sent to buy what makes him no stronger. */
function bestOf(props: Props, view: View, now: number): View["shop"][number] | undefined {
  return view.shop
    .filter(({ item, power }) => about(props, "buy", item).length > 0 && (power ?? 0) > now)
    .toSorted((a, b) => (b.power ?? 0) - (a.power ?? 0) || a.price - b.price)[0];
}

/** The good itself; a lesson names goods of its own. */
export function bestWare(props: Props, view: View): View["shop"][number] | undefined {
  const me = props.seat === null ? undefined : at(view, props.seat);
  return me && !props.taught ? bestOf(props, view, me.power) : undefined;
}

export function bestBuy(props: Props, view: View, say: Say): string {
  const me = props.seat === null ? undefined : at(view, props.seat);
  const best = me && bestWare(props, view);
  return best ? say("board-market-best", { item: best.item, n: (best.power ?? 0) - me.power, price: best.price }) : "";
}
