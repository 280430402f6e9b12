/**
 * Going somewhere far: answers in a row, each of them one that the hall offers, from where one stands to the end of the
 * way and what is done there. Whatever is new on the way ends it.
 */
import type { Option } from "../../wire";
import type { AnyView, BoardProps } from "../board";
import type { Errand } from "../module";

/** What follows at the end of a way: an answer of the hall, and what it is about. */
export interface Deed {
  verb: string;
  ref: string;
}

export interface Trip<P extends BoardProps> {
  id: string;
  label: string;
  /** From where one stands to the end. */
  squares: readonly string[];
  /** Where one stands now. */
  at(now: P): string | null | undefined;
  /** The answer that leads on; `ahead` are the squares that are left. */
  on(now: P, ahead: readonly string[]): string | null | undefined;
  /** The answer at the end, where there is one. */
  finish?(now: P): string | null | undefined;
  /** What stays the same as long as nothing new has come up. */
  calm(view: P["view"]): unknown;
}

export function travel<P extends BoardProps>(view: P["view"], trip: Trip<P>): Errand {
  const { id, label, squares } = trip;
  const sign = (now: P["view"]): string => JSON.stringify(trip.calm(now));
  const before = sign(view);
  let over = false;
  function next(now: P): string | null {
    if (over) return null;
    const place = squares.indexOf(trip.at(now) ?? "");
    if (place === squares.length - 1) {
      over = true;
      return trip.finish?.(now) ?? null;
    }
    return trip.on(now, place < 0 ? [] : squares.slice(place + 1)) ?? null;
  }
  return {
    id,
    label,
    about: label,
    next: next as Errand["next"],
    lasts: (now: AnyView) => !over && sign(now) === before,
  };
}

/** The offer of a kind about a thing. */
export const offered = (options: readonly Option[], verb: string, ref: string): Option | undefined =>
  options.find((option) => option.verb === verb && option.refs.includes(ref));
