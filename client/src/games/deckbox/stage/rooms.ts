/** A room that is read out: which it is, what it is called and what is said. */
import type { SceneMoment } from "../../module";
import { tileName } from "../names";
import { of, proseOf } from "../told";
import { prose, type TileView, type View } from "../types";

export const roomOf = ({ telling, view }: SceneMoment): TileView | undefined =>
  (view as View).tiles?.find(({ ref }) => ref === of(telling, "tile"));

export function roomTitle(moment: SceneMoment): string {
  const room = roomOf(moment);
  const title = prose(proseOf(moment.telling, "title") ?? room?.title, moment.lang);
  return title || tileName(room?.face ?? "", moment.say);
}

export const roomWords = (moment: SceneMoment): string =>
  prose(proseOf(moment.telling, "line") ?? roomOf(moment)?.line, moment.lang);
