/** The games one has played to their end, as this browser remembers them; and what they come to. */
import type { MyTable } from "../wire";

export interface Played {
  table: string;
  game: string;
  /** When it ended, ISO. */
  when: string;
  names: string[];
  scores: number[];
  winners: number[];
  /** The seats that were one's own. */
  mine: number[];
}

export interface Tally {
  game: string;
  played: number;
  won: number;
  /** The most points one has had; null where a game is only won or lost. */
  best: number | null;
}

export const won = ({ winners, mine }: Played): boolean => mine.some((seat) => winners.includes(seat));
/** Some games are only won or lost: their scores are 0 and 1. */
export const counted = ({ scores }: Played): boolean => scores.some((score) => score !== 0 && score !== 1);

/** A finished table as it is remembered; null for lessons, for tables that go on, and for those one only watched. */
export function remembered(table: MyTable, held: number[]): Played | null {
  const { over, seat } = table;
  const mine = held.length ? held : seat === null ? [] : [seat];
  if (!over || table.lesson || !mine.length) return null;
  return {
    table: table.table,
    game: table.game,
    when: table.since,
    names: [...table.seats],
    scores: [...over.scores],
    winners: [...over.winners],
    mine,
  };
}

/** Both lists as one, each table once, the newest first. */
export function merged(some: readonly Played[], more: readonly Played[]): Played[] {
  const all = new Map([...more, ...some].map((each) => [each.table, each]));
  return [...all.values()].sort((a, b) => b.when.localeCompare(a.when));
}

export function tallies(all: readonly Played[]): Tally[] {
  return [...new Set(all.map(({ game }) => game))].sort().map((game) => {
    const games = all.filter((each) => each.game === game);
    const points = games.filter(counted).flatMap(({ mine, scores }) => mine.map((seat) => scores[seat] ?? 0));
    return {
      game,
      played: games.length,
      won: games.filter(won).length,
      best: points.length ? Math.max(...points) : null,
    };
  });
}

const FORMAT = "questhall-history";

export const written = (all: readonly Played[]): string => JSON.stringify({ format: FORMAT, games: all }, null, 1);

/** What a file holds; null if it is none of ours. */
export function read(text: string): Played[] | null {
  try {
    const { format, games } = JSON.parse(text) as { format: unknown; games: unknown };
    return format === FORMAT && Array.isArray(games) && games.every(isPlayed) ? games : null;
  } catch {
    return null;
  }
}

const listOf = (value: unknown, kind: "string" | "number"): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === kind);

function isPlayed(value: unknown): value is Played {
  if (typeof value !== "object" || value === null) return false;
  const { table, game, when, names, scores, winners, mine } = value as Record<string, unknown>;
  const words = [table, game, when].every((each) => typeof each === "string");
  return words && listOf(names, "string") && [scores, winners, mine].every((each) => listOf(each, "number"));
}
