/** A room that is read out: which it is, what it is called and what is said. */
import type { SceneMoment } from "../../moments";
import { PITCH, squareOf } from "../dungeon/squares";
import { alone, tileName } from "../names";
import { of, proseOf } from "../told";
import { prose, type ExitView, type TileView, type View } from "../types";

export const roomOf = ({ telling, view }: SceneMoment): TileView | undefined =>
  (view as View).tiles?.find(({ ref }) => ref === of(telling, "tile"));

export function roomTitle(moment: SceneMoment): string {
  const room = roomOf(moment);
  const title = prose(proseOf(moment.telling, "title") ?? room?.title, moment.lang);
  return title || tileName(room?.face ?? "", moment.say);
}

export const roomWords = (moment: SceneMoment): string =>
  prose(proseOf(moment.telling, "line") ?? roomOf(moment)?.line, moment.lang);

/** The doors and passages on the rim of a room. */
export const exitsOf = ({ exits }: View, { i, j }: Pick<TileView, "i" | "j">): ExitView[] =>
  exits.filter(({ at }) => {
    const { x, y } = squareOf(at);
    return x >= i * PITCH && x <= (i + 1) * PITCH && y >= j * PITCH && y <= (j + 1) * PITCH;
  });

export interface Found {
  kind: "doors" | "feature" | "rule";
  id: string;
  words: string;
}

/** What one sees in a room at once: doors nobody has opened, what stands there, the rule that lies on it. */
export function found({ view, say }: SceneMoment, tile: TileView): Found[] {
  const doors = exitsOf(view as View, tile).filter(({ state }) => state === "live" || state === "locked").length;
  const { feature, rule } = tile;
  return [
    { kind: "doors", id: "", words: say("board-found-doors", { count: doors }) },
    ...(feature ? [{ kind: "feature", id: feature.id, words: alone(say(`feature-${feature.id}`)) } as const] : []),
    ...(rule ? [{ kind: "rule", id: rule, words: alone(say(`rule-${rule}`)) } as const] : []),
  ];
}
