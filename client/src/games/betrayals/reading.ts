/** How it stands, beside the question and under a name. */
import { at, type Props } from "./types";

/** Beside the question: what it is about. */
export function situation({ view, say, seat }: Props): string[] {
  const lines: string[] = [];
  const fight = view.fight;
  if (fight?.kind === "dungeon" && !fight.dice)
    lines.push(
      say("board-say-fight", {
        card: fight.card,
        power: fight.power,
        mine: fight.green.total,
        chance: `=${say.percent(fight.ally ? (fight.odds.with[fight.ally] ?? fight.odds.alone) : fight.odds.alone)}`,
      }),
    );
  if (fight?.kind === "arena")
    lines.push(
      say("board-say-arena", {
        attacker: fight.attacker,
        defender: fight.defender,
        a: fight.powers.attacker,
        d: fight.powers.defender,
      }),
    );
  const me = seat === null ? undefined : at(view, seat);
  if (me && !fight)
    lines.push(say("board-say-me", { power: me.power, gems: me.gems, trophies: me.trophies, goal: view.goal }));
  return lines;
}

export const brief = (view: Props["view"], seat: number, say: Props["say"]): string => {
  const who = at(view, seat);
  return who ? say("board-brief", { power: who.power, gems: who.gems, trophies: who.trophies }) : "";
};
