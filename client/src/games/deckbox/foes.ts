/** Enemies in words: what their cards say, and what they would do. */
import type { Say } from "../board";
import { alone, heroName, known, pair } from "./names";
import { heroAt, numberOf, signed, type AttackTotal, type FoeCard, type View } from "./types";

/** `4 dice +2`. */
export const attack = (total: AttackTotal, say: Say): string =>
  say("attack-of", { dice: total.dice, modifier: `=${signed(total.modifier)}` });

/** Whom it goes for, and among equals whom then. */
const inOrder = (words: readonly string[], say: Say): string =>
  words
    .map((word) => say(`target-${word}`))
    .reduce((first, next) => (first ? say("board-then", { first: `=${first}`, next: `=${next}` }) : next), "");

/** An enemy's card in words: attacks, defence, speed, keywords, whom it goes for. */
export function foeLines(foe: FoeCard, say: Say): string[] {
  const parts = [
    ...(foe.melee ? [`${say("stat-melee")} ${attack(foe.melee, say)}`] : []),
    ...(foe.ranged ? [`${say("stat-ranged")} ${attack(foe.ranged, say)}`] : []),
    `${say("stat-defence")} ${signed(foe.defence)}`,
    `${say("stat-speed")} ${foe.speed}`,
  ];
  const words = foe.keywords.map((word) =>
    pair(say, alone(say(`keyword-${word}`)), known(say, `keyword-${word}-about`)),
  );
  return [parts.join(" · "), ...words, say("goes-for", { list: `=${inOrder(foe.targets, say)}` })];
}

/** What an enemy would do if nothing changed, and why. */
export function intent(view: View, ref: string, say: Say): string[] {
  const found = view.intents.find(({ enemy }) => enemy === ref);
  if (!found) return [];
  const hero = found.target ? heroAt(view, numberOf(found.target)) : undefined;
  const why = inOrder(found.why, say) || say("target-only");
  return [
    say(`intent-${found.does}`, {
      hero: `=${hero ? heroName(view, hero, say) : ""}`,
      why: `=${why}`,
      damage: found.worst,
    }),
  ];
}
