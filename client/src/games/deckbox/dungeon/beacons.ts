/** What on the table calls for a look by moving all the time: who acts, who may, whom the enemies aim at, doors in reach, bosses. */
import { standing, type Props, type View } from "../types";
import { centre } from "./squares";
import type { Point } from "../../shared/camera";

export interface Beacon {
  key: string;
  kind: "turn" | "ready" | "aimed" | "door" | "dread";
  at: Point;
}

/** Those of this moment; `threatened` is whom the enemies are about to attack. */
export function beaconsOf(
  view: View,
  threatened: ReadonlyMap<string, unknown>,
  optionsOf: Props["optionsOf"],
): Beacon[] {
  const beacon = (kind: Beacon["kind"], name: string, at: string): Beacon => ({
    key: `${kind} ${name}`,
    kind,
    at: centre(at),
  });
  const doors = new Set(view.exits.filter(({ state }) => state === "live").map(({ at }) => at));
  return [
    ...view.reach.filter(({ at, explores }) => explores && doors.has(at)).map(({ at }) => beacon("door", at, at)),
    ...view.enemies.filter(({ boss }) => boss).map(({ ref, at }) => beacon("dread", ref, at)),
    ...standing(view).flatMap(({ ref, at, seat }) => [
      ...(view.turn.hero === seat ? [beacon("turn", ref, at!)] : []),
      ...(optionsOf(seat).some(({ verb }) => verb === "activate") ? [beacon("ready", ref, at!)] : []),
      ...(threatened.has(ref) ? [beacon("aimed", ref, at!)] : []),
    ]),
  ];
}
