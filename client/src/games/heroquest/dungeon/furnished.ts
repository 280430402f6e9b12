/** Furniture as it has been left. */
import type { Part } from "../../shared/art/shapes";
import { FURNITURE_ART, OPEN_CHEST } from "../art/furniture";
import type { Hero, Piece } from "../types";
import { areaOf, squareOf } from "./plan";

/** A chest stays open once somebody has searched its room. */
export function drawingOf({ kind, at }: Piece, heroes: readonly Hero[]): readonly Part[] {
  const area = areaOf(squareOf(at));
  if (kind === "chest" && heroes.some(({ searched }) => searched.includes(area))) return OPEN_CHEST;
  return FURNITURE_ART[kind] ?? [];
}
