/** What a square says to those who do not see it. */
import type { HeroSheet, Props } from "../types";
import { BLACK, ORANGE, placeOf, PROTECTED, START } from "./plan";

/** The square, what is on it, and what can be done with it. */
export function labelOf(
  ref: string,
  hero: HeroSheet,
  { say, lit }: Pick<Props, "say" | "lit">,
  shields: boolean,
): string {
  const place = placeOf(ref);
  const parts = [say.ref(ref)];
  if (place && ref !== "chamber" && ref !== "exit") parts.push(say(place));
  if (hero.at === ref) parts.push(say("board-here", { hero: hero.seat }));
  else if (hero.line.includes(ref) && ref !== "chamber") parts.push(say("board-visited"));
  if (hero.blocked.includes(ref)) parts.push(say("board-blocked"));
  if (hero.demon === ref) parts.push(say("label-demon"));
  else if (hero.crossed.includes(ref)) parts.push(say("board-crossed"));
  if (ref === START.ref) parts.push(say("board-start"));
  if (ref === ORANGE.ref) parts.push(say("board-orange"));
  if (ref === BLACK.ref) parts.push(say("board-black"));
  if (shields && PROTECTED.has(ref)) parts.push(say("board-protected"));
  const options = lit.get(ref)?.options ?? [];
  return [parts.join(", "), ...options.map(say.option)].join(". ");
}
