/** What quests ask for, as it is held up in light: the page says in words what it is, so it has no place in the legend. */
import lantern from "icon:lantern-flame";
import { FEATURES, SIGNS } from "../icons";

const THINGS: Readonly<Record<string, string | undefined>> = {
  lantern,
  keys: FEATURES.key,
  bells: FEATURES.bell,
  rescued: FEATURES.captive,
  valve: FEATURES.valve,
};

/** By the quest's own counter; a laurel for one that stands for nothing to look at. */
export const wantedThing = (counter: string): string => THINGS[counter] ?? SIGNS.laurel;
