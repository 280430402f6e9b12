/** What the ledger remembers of a whole game: the dearest word broken, the dearest one kept, and whose word was surest. */
import type { Adventurer, FinalRow, Pledge, PromiseState, PromiseView, View } from "../view";

/** About so many gems: what was promised, whatever has become of it. */
const EACH = {
  gems: 1,
  share: 3,
  trophy: 6,
  carcass: 3,
  item: 5,
  quest: 4,
  side: 4,
  no_arena: 2,
  ally_next: 2,
  text: 0,
};
const worth = ({ kind, n }: Pledge): number => EACH[kind] * (kind === "gems" || kind === "trophy" ? (n ?? 1) : 1);

export interface Deeds {
  betrayal: PromiseView | null;
  deal: PromiseView | null;
  keeper: Adventurer | null;
}

/** The first of the dearest that ended so. */
const dearest = (view: View, state: PromiseState): PromiseView | null =>
  view.promises.filter((each) => each.state === state).toSorted((a, b) => worth(b.pledge) - worth(a.pledge))[0] ?? null;

export function deedsOf(view: View): Deeds {
  const name = ({ ledger }: Adventurer): number => (ledger ? ledger.kept - 2 * ledger.broken : 0);
  const [keeper] = view.adventurers.filter(({ ledger }) => ledger?.kept).toSorted((a, b) => name(b) - name(a));
  return { betrayal: dearest(view, "broken"), deal: dearest(view, "kept"), keeper: keeper ?? null };
}

/** Where a final count comes from. */
export interface Sum {
  fights: number;
  quests: number;
  lost: number;
}

/** Quests that are done are among the trophies already; those that are not are taken off at the end. */
export function sumOf({ trophies, main, secondary }: FinalRow): Sum {
  const all = [...(main ? [main] : []), ...secondary];
  const of = (done: boolean): number =>
    all.filter((quest) => quest.done === done).reduce((sum, { points }) => sum + points, 0);
  return { fights: trophies - of(true), quests: of(true), lost: -of(false) };
}
