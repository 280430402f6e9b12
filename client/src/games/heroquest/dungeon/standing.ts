/** Where figures stand on the drawing. */
import type { Point } from "../../shared/camera";
import type { Door, Hero, View } from "../types";
import { centre, squareOf } from "./plan";

/** Heroes on one square stand a little apart. */
export function standsAt({ heroes }: Pick<View, "heroes">, hero: Hero): Point {
  const together = heroes.filter(({ at, status }) => at === hero.at && status === "in_play");
  const n = together.length > 1 ? together.indexOf(hero) - (together.length - 1) / 2 : 0;
  const { x, y } = centre(hero.at!);
  return { x: x + n * 12, y: y + n * 5 };
}

/** Squares whose west or south side these doors are in: there they lie over the letter on a figure's stand. */
export const coveredBy = (doors: readonly Pick<Door, "a" | "b">[]): Set<string> =>
  new Set(
    doors.map(({ a, b }) => {
      const [one, other] = [squareOf(a), squareOf(b)];
      return one.column > other.column || one.row < other.row ? a : b;
    }),
  );
