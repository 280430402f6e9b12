/** Somebody in a few words, under a name. */
import { at, type Props } from "./types";

export const brief = (view: Props["view"], seat: number, say: Props["say"]): string => {
  const who = at(view, seat);
  return who ? say("board-brief", { power: who.power, gems: who.gems, trophies: who.trophies }) : "";
};
