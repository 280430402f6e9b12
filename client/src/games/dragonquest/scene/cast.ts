/** While the movement dice lie in a hand, fall, and are read: what this throw brings. */
import type { Telling } from "../../../wire";
import type { Say } from "../../board";
import { faces, sheetOf, word } from "../told";
import { DEADLY_SKULLS, TENSE_SKULLS, type Props } from "../types";

/** The dice lie over the castle, where one looks. */
export const isCast = ({ playing }: Pick<Props, "playing">): boolean =>
  !!playing && (!!playing.awaits || (playing.telling.kind === "movement-rolled" && playing.ms > 0));

/** Walls that have risen in this turn before whoever throws: they stay in sight. */
export function risen({ playing, told }: Pick<Props, "playing" | "told">): string[] {
  if (!playing) return [];
  const { telling, moment } = playing;
  const before = told.filter(({ n }) => n < moment.n).flatMap((each) => each.told);
  const all = [...before, ...moment.told.slice(0, moment.told.indexOf(telling))];
  return all
    .slice(all.findLastIndex(({ kind }) => kind === "turn-begins") + 1)
    .filter((each) => each.kind === "blocked" && sheetOf(each) === telling.seat)
    .map((each) => word(each, "square"));
}

export interface Sum {
  steps: number;
  finds: number;
  skulls: number;
}

export const STEPS: readonly string[] = ["room", "corridor"];

const SKULLS: Record<string, number> = { skull: 1, double: 2 };

export function sumOf(lie: readonly string[]): Sum {
  return {
    steps: lie.filter((face) => STEPS.includes(face)).length,
    finds: lie.filter((face) => face === "find").length,
    skulls: lie.reduce((sum, face) => sum + (SKULLS[face] ?? 0), 0),
  };
}

/** Two skulls lie there already, and dice are thrown again: the next skull is the third. */
export function isTense(telling: Telling): boolean {
  if (telling.kind !== "movement-rolled" || word(telling, "kept") !== "yes") return false;
  return sumOf(faces(telling)).skulls - sumOf(faces(telling, "thrown")).skulls === TENSE_SKULLS;
}

/** `2 steps · 1 find · 1 skull`; of a third skull, that it is danger: `lost` says so where nothing was asked before. */
export function sumWords(fallen: readonly string[], say: Say, lost = false): string {
  const { skulls } = sumOf(fallen);
  if (skulls >= DEADLY_SKULLS) return say(lost ? "board-cast-danger-at-once" : "board-cast-danger", { skulls });
  const gains = gainWords(fallen, say);
  if (!gains) return say("board-cast-nothing", { skulls });
  return skulls ? `${gains} · ${say("board-cast-skulls", { skulls })}` : gains;
}

/** `2 steps · 1 find`; "" where they bring nothing. */
export function gainWords(lie: readonly string[], say: Say): string {
  const { steps, finds } = sumOf(lie);
  const parts = [steps ? say("board-cast-steps", { steps }) : "", finds ? say("board-recap-finds", { finds }) : ""];
  return parts.filter(Boolean).join(" · ");
}
