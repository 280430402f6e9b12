/** The turning points of a game, picked from all that happened by what the game says of its moments. */
import type { GameModule } from "../../games/module";
import type { SceneRule } from "../../games/moments";
import type { MomentInfo, Telling } from "../../wire";
import { undone } from "./logbook";

export interface Chapter {
  n: number;
  /** 0 where the game counts none. */
  round: number;
  telling: Telling;
  rule: SceneRule;
  /** Nothing turned the game more. */
  heaviest: boolean;
}

const CHAPTERS = 14;

const weight = ({ turns = 0 }: SceneRule, telling: Telling): number =>
  typeof turns === "function" ? turns(telling) : turns;

/** The weightiest events in the order they happened; what was taken back never did. */
export function chronicle(
  moments: readonly MomentInfo[],
  scenes: GameModule["scenes"] = {},
  most = CHAPTERS,
): Chapter[] {
  const gone = undone(moments);
  const all: (Omit<Chapter, "heaviest"> & { weight: number; place: number })[] = [];
  let round = 0;
  for (const { n, told } of moments) {
    if (gone.has(n)) continue;
    for (const telling of told) {
      if (typeof telling.args["round"] === "number") round = telling.args["round"];
      const rule = scenes[telling.kind];
      const heavy = rule ? weight(rule, telling) : 0;
      if (rule && heavy > 0) all.push({ n, round, telling, rule, weight: heavy, place: all.length });
    }
  }
  const kept = all.toSorted((a, b) => b.weight - a.weight || a.place - b.place).slice(0, most);
  const [heaviest] = kept;
  return kept
    .toSorted((a, b) => a.place - b.place)
    .map((each) => {
      const { n, round, telling, rule } = each;
      return { n, round, telling, rule, heaviest: each === heaviest };
    });
}
