/** Who came where at the end. */
import type { GameModule } from "../../games/module";
import { games } from "../../store/games.svelte";
import type { Outcome } from "../../wire";

export interface Place {
  n: number;
  score: number;
  won: boolean;
}

/** The seats, who won first. */
export const placesOf = ({ scores, winners }: Outcome): Place[] =>
  scores
    .map((score, n) => ({ n, score, won: winners.includes(n) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);

/** Where one plays against all the others, or all together, it is won or lost: there are no points to compare. */
export function isSided({ scores }: Outcome, game: string | undefined, { seats }: GameModule): boolean {
  const together = scores.length > 1 && new Set(scores).size === 1;
  const cooperative = games.all.some((each) => each.id === game && each.cooperative);
  return seats?.overlord !== undefined || cooperative || together;
}
