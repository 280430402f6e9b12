/** What of a game is worth telling: who did most of what, in the open castle and beside the dragon. */
import { undone } from "../../../table/model/logbook";
import type { MomentInfo, Telling } from "../../../wire";
import { isTense, sumOf } from "../scene/cast";
import { bare, bringsOf, faces, word } from "../told";
import { DEADLY_SKULLS } from "../types";

export type Feat = "daring" | "gold" | "dragon" | "slayer" | "stride" | "mason";

export interface Honour {
  feat: Feat;
  seat: number;
  count: number;
  /** Of the daring throws, those that went well. */
  won: number;
}

interface Rule {
  feat: Feat;
  /** Less than this is not worth a word. */
  least: number;
  /** What an event adds to the feat of its seat; of the feats done at once, what it measures. */
  counts(telling: Telling): number;
  /** The greatest at once, and not the sum of all. */
  atOnce?: boolean;
}

const thrownIn = (telling: Telling): number => Number(telling.kind === "chamber-rolled");
const isSafe = (telling: Telling): boolean => sumOf(faces(telling)).skulls < DEADLY_SKULLS;

const RULES: readonly Rule[] = [
  { feat: "daring", least: 2, counts: (telling) => Number(isTense(telling)) },
  {
    feat: "gold",
    least: 200,
    counts: (telling) => (thrownIn(telling) ? bringsOf(faces(telling)).gold : 0),
    atOnce: true,
  },
  { feat: "dragon", least: 3, counts: thrownIn },
  {
    feat: "slayer",
    least: 2,
    counts: (telling) => Number(telling.kind === "battle-die" && bare(word(telling, "face")) === "sword"),
  },
  {
    feat: "stride",
    least: 4,
    counts: (telling) => (telling.kind === "movement-rolled" && isSafe(telling) ? sumOf(faces(telling)).steps : 0),
    atOnce: true,
  },
  { feat: "mason", least: 3, counts: (telling) => Number(telling.kind === "blocked") },
];

const MOST = 4; // more nobody reads

/** The feats of which one alone did most, the tellings first. */
export function honoursOf(log: readonly MomentInfo[]): Honour[] {
  const gone = undone(log);
  const told = log.filter(({ n }) => !gone.has(n)).flatMap(({ told }) => told);
  const won = (seat: number): number =>
    told.filter((each) => each.seat === seat && isTense(each) && isSafe(each)).length;
  return RULES.flatMap(({ feat, least, counts, atOnce }) => {
    const sums = new Map<number, number>();
    for (const telling of told) {
      const [before, count] = [sums.get(telling.seat) ?? 0, counts(telling)];
      if (telling.seat >= 0 && count) sums.set(telling.seat, atOnce ? Math.max(before, count) : before + count);
    }
    const most = Math.max(0, ...sums.values());
    const first = [...sums].filter(([, sum]) => sum === most).map(([seat]) => seat);
    return most >= least && first.length === 1 ? [{ feat, seat: first[0]!, count: most, won: won(first[0]!) }] : [];
  }).slice(0, MOST);
}
