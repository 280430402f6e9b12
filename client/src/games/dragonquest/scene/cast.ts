/** While the movement dice lie in a hand, fall, and are read: what this throw brings. */
import type { Say } from "../../board";
import { DEADLY_SKULLS, type Props } from "../types";

/** The dice lie over the castle, where one looks. */
export const isCast = ({ playing }: Pick<Props, "playing">): boolean =>
  !!playing && (!!playing.awaits || (playing.telling.kind === "movement-rolled" && playing.ms > 0));

export interface Sum {
  steps: number;
  finds: number;
  skulls: number;
}

export const STEPS: readonly string[] = ["room", "corridor"];

const SKULLS: Record<string, number> = { skull: 1, double: 2 };

export function sumOf(faces: readonly string[]): Sum {
  return {
    steps: faces.filter((face) => STEPS.includes(face)).length,
    finds: faces.filter((face) => face === "find").length,
    skulls: faces.reduce((sum, face) => sum + (SKULLS[face] ?? 0), 0),
  };
}

/** `2 steps · 1 find · 1 skull`; of a third skull, that it is danger: `lost` says so where nothing was asked before. */
export function sumWords(faces: readonly string[], say: Say, lost = false): string {
  const { steps, finds, skulls } = sumOf(faces);
  if (skulls >= DEADLY_SKULLS) return say(lost ? "board-cast-danger-at-once" : "board-cast-danger", { skulls });
  if (!steps && !finds) return say("board-cast-nothing", { skulls });
  const parts = [
    steps ? say("board-cast-steps", { steps }) : "",
    finds ? say("board-recap-finds", { finds }) : "",
    skulls ? say("board-cast-skulls", { skulls }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}
