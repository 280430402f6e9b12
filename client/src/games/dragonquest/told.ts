/** What events say: faces, numbers, refs. */
import type { Telling } from "../../wire";
import { seatOf } from "./types";

export function number(telling: Telling, name: string): number {
  return Number(telling.args[name] ?? 0);
}

export function word(telling: Telling, name: string): string {
  return String(telling.args[name] ?? "");
}

/** The name in `face:skull`. */
export function bare(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}

/** The faces in `faces:skull room / find`. */
export function faces(telling: Telling, name = "dice"): string[] {
  return bare(word(telling, name))
    .split(/\s+/)
    .filter((face) => face && face !== "/");
}

const COIN = "coin"; // its worth follows in the name of the face

/** What a throw in the chamber brings: gold, stars, and dragons. */
export function bringsOf(thrown: readonly string[]): Record<"gold" | "stars" | "dragons", number> {
  const count = (wanted: string): number => thrown.filter((face) => face === wanted).length;
  const coins = thrown.filter((face) => face.startsWith(COIN)).map((face) => Number(face.slice(COIN.length)));
  return { gold: coins.reduce((sum, worth) => sum + worth, 0), stars: count("star"), dragons: count("dragon") };
}

/** The dragons that lay aside before a throw in the chamber. */
export const asideBefore = (telling: Telling): number => number(telling, "dragons") - bringsOf(faces(telling)).dragons;

/** Whose sheet an event changes: a wall rises on somebody else's. */
export function sheetOf(telling: Telling): number {
  const whose = word(telling, "whose");
  return whose.startsWith("seat:") ? seatOf(whose) : telling.seat;
}

/** The box of the sheet that an event ticks: `find:3`, `trap:arrow`. */
export function stampedBy(telling: Telling | null | undefined): string {
  if (telling?.kind === "find-ticked") return `find:${number(telling, "box")}`;
  return telling?.kind === "trap-sprung" ? `trap:${bare(word(telling, "danger"))}` : "";
}

/** What an event puts into the hero's bag. */
export function gainedBy(telling: Telling | null | undefined): readonly string[] {
  return telling && ["treasure-taken", "bought"].includes(telling.kind) ? telling.refs : [];
}
