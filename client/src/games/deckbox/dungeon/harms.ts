/** What stands beside a hero whom enemies are about to attack. */
import { standing, type View } from "../types";

/** The most that all of them together can cost each hero, though more than is left: how far beyond it says how sure he falls. */
export function worstOf(view: View): Map<string, number> {
  const worst = new Map<string, number>();
  for (const { ref } of standing(view)) {
    const points = view.intents.reduce(
      (sum, intent) => sum + (intent.target === ref ? intent.worst : (intent.also[ref] ?? 0)),
      0,
    );
    if (points) worst.set(ref, points);
  }
  return worst;
}
