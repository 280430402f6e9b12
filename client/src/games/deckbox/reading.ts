/** How it stands, beside the question. */
import { acting, type Props } from "./types";

export function situation({ view, say, seat }: Props): string[] {
  const hero = acting(view);
  if (!hero || hero.seat !== seat) return [];
  const lines: string[] = [];
  if (view.turn.moving && view.turn.points) lines.push(say("board-points", { count: view.turn.points }));
  if (view.intents.length) {
    const danger = view.intents
      .filter(({ target }) => target === hero.ref)
      .reduce((sum, { damage }) => sum + damage, 0);
    if (danger >= 0.05)
      lines.push(say("board-danger", { damage: `=${say.number(danger, { maximumFractionDigits: 1 })}` }));
  }
  return lines;
}
