/** Where a replay can stop: every step that still counts, and those that begin a turn. */
import type { MomentInfo, Telling } from "../../wire";
import { undone } from "./logbook";

export interface Stops {
  /** The entries one after the other, the beginning first. */
  all: number[];
  /** Places in `all` where a turn begins. */
  turns: number[];
}

export function stopsOf(moments: readonly MomentInfo[], begins: (telling: Telling) => boolean): Stops {
  const gone = undone(moments);
  const counts = moments.filter(
    ({ n, what }) => n > 0 && (what === "answer" || what === "roll") && !gone.has(n), // what was taken back is in the log
  );
  const turns = counts.flatMap(({ told }, n) => (told.some(begins) ? [n + 1] : []));
  return { all: [0, ...counts.map(({ n }) => n)], turns };
}

/** The place of the moment with that number: the last stop that is not after it. */
export const placeOf = (stops: readonly number[], at: number): number =>
  Math.max(
    0,
    stops.findLastIndex((n) => n <= at),
  );

/** The turn before or after a place; the beginning and the end where there is none. */
export function turnFrom({ all, turns }: Stops, place: number, by: 1 | -1): number {
  return by > 0
    ? (turns.find((each) => each > place) ?? all.length - 1)
    : (turns.findLast((each) => each < place) ?? 0);
}

/** The places of the turning points, each once. */
export const marksOf = ({ all }: Stops, chapters: readonly { n: number }[]): number[] => [
  ...new Set(chapters.map(({ n }) => all.indexOf(n)).filter((place) => place >= 0)),
];
