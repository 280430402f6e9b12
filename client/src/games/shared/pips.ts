/** The six faces of an ordinary die. */
import type { DieLook } from "../moments";

/** Where the pips of each face are: column and row. */
const AT: Record<string, readonly (readonly [number, number])[]> = {
  "1": [[1, 1]],
  "2": [
    [0, 0],
    [2, 2],
  ],
  "3": [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  "4": [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  "5": [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  "6": [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};
const pip = (x: number, y: number): string => `M${96 + x * 160} ${48 + y * 160}a48 48 0 1 1 0 96a48 48 0 1 1 0 -96z`;

export const PIPS: DieLook["faces"] = Object.fromEntries(
  Object.entries(AT).map(([face, pips]) => [face, { d: pips.map(([x, y]) => pip(x, y)).join("") }]),
);
