/** Several passes in one tap: until somebody wants something of me, or until it is my turn. */
import type { Errand } from "../module";
import { seatRef, type Props, type View } from "./types";

/** Somebody waits for my word, and a pass would not be one. */
const ASKED = ["accept", "swear", "pay"];

export function errands({ view, say, seat, options }: Props): Errand[] {
  if (seat === null || view.active === seatRef(seat) || !options.some(({ verb }) => verb === "pass")) return [];
  const lasts = (now: View): boolean => now.active !== seatRef(seat);
  const pass = (now: Props): string | null => now.options.find(({ verb }) => verb === "pass")?.name ?? null;
  const asked = (now: Props): boolean => now.options.some(({ verb }) => ASKED.includes(verb));
  const passing = (id: string, next: Errand["next"]): Errand => ({
    id,
    label: say(`board-${id}`),
    about: say(`board-${id}-about`),
    next,
    lasts,
  });
  const whole = passing("pass-turn", pass);
  return options.some(({ verb }) => ASKED.includes(verb))
    ? [whole]
    : [passing("pass-asked", (now: Props) => (asked(now) ? null : pass(now))), whole];
}
