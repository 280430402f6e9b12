/** What a good buy is: the most power that my purse reaches, for the least. */
import type { Say } from "../board";
import { at, type Props, type View } from "./types";

/** Nobody is sent to buy what makes him no stronger. */
function bestOf({ lit, seat }: Pick<Props, "lit" | "seat">, view: View): View["shop"][number] | undefined {
  const now = seat === null ? 0 : (at(view, seat)?.power ?? 0);
  return view.shop
    .filter(({ item, power }) => lit.has(item) && (power ?? 0) > now)
    .toSorted((a, b) => (b.power ?? 0) - (a.power ?? 0) || a.price - b.price)[0];
}

export function bestBuy(props: Pick<Props, "lit" | "seat">, view: View, say: Say): string {
  const best = bestOf(props, view);
  const me = props.seat === null ? undefined : at(view, props.seat);
  return best && me
    ? say("board-market-best", { item: best.item, n: (best.power ?? 0) - me.power, price: best.price })
    : "";
}
