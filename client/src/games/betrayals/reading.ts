/** How it stands, beside the question and under a name. */
import { at, type Props } from "./types";

/** Beside the question: what one has to spend. A fight is told by the question itself, and drawn on the board. */
export function situation({ view, say, seat }: Props): string[] {
  const me = seat === null ? undefined : at(view, seat);
  if (!me || view.fight || !view.round) return [];
  return [say("board-say-me", { power: me.power, gems: me.gems, trophies: me.trophies, goal: view.goal })];
}

export const brief = (view: Props["view"], seat: number, say: Props["say"]): string => {
  const who = at(view, seat);
  return who ? say("board-brief", { power: who.power, gems: who.gems, trophies: who.trophies }) : "";
};
