/** Bodies seen from above, facing south, and what their hands hold: figures of all games are put together from these. */
import { box, disc, INK, moved, oval, shape, stroke, tint, type Part } from "./shapes";

export const STEEL = "#cfd6da";
export const STEEL_DARK = "#8b979e";
export const BONE = "#efe6cf";
export const BONE_DARK = "#b5a47f";
export const WOOD = "#8a5526";
export const LEATHER = "#6b3f1e";
export const GOLD = "#e8b740";
export const SHADE = "#00000038";

// What they hold, upright with the grip at 0,0

export const sword = (length: number, width = 3): Part[] => [
  shape(STEEL, `M${-width / 2} -3V${-length + 4}L0 ${-length}L${width / 2} ${-length + 4}V-3z`),
  stroke(STEEL_DARK, 0.8, `M0 -4V${-length + 4}`),
  shape(GOLD, box(-4.5, -4.2, 9, 2.2)),
  shape(LEATHER, box(-1.2, -2, 2.4, 5)),
];
export const axe = (length: number, both: boolean): Part[] => [
  shape(WOOD, box(-1.2, -length, 2.4, length + 4)),
  shape(STEEL, `M1 ${-length + 1}q7 -3 8 -1q1.5 5 0 9q-4 1 -8 -2z`),
  ...(both ? [shape(STEEL, `M-1 ${-length + 1}q-7 -3 -8 -1q-1.5 5 0 9q4 1 8 -2z`)] : []),
];
export const staff = (length: number, orb: string): Part[] => [
  shape(WOOD, box(-1.1, -length, 2.2, length + 9)),
  shape(orb, disc(0, -length, 3.4)),
  tint("#ffffffb0", disc(-1, -length - 1, 1.1)),
];
export const cleaver = (length: number): Part[] => [
  shape("#9aa39a", `M-1.5 -3L-2.5 ${-length}q5 0 6 5L2 -3z`),
  stroke("#5e675f", 0.8, `M2.8 ${-length + 5}L1.4 -4`),
  shape(LEATHER, box(-1.3, -3, 2.6, 6)),
];
export const spear = (length: number): Part[] => [
  shape(WOOD, box(-0.9, -length, 1.8, length + 12)),
  shape(STEEL, `M0 ${-length - 7}L3 ${-length}L0 ${-length + 2}L-3 ${-length}z`),
];
export const bow: Part[] = [
  stroke("#e9dfc8", 0.8, "M2 -13L2 13"),
  stroke(INK, 3.4, "M2 -13Q-7 -6 -6 0Q-7 6 2 13"),
  stroke("#a2682c", 2, "M2 -13Q-7 -6 -6 0Q-7 6 2 13"),
];
export const shield = (face: string, boss: string): Part[] => [
  shape(face, disc(0, 0, 6)),
  stroke("#00000055", 1, disc(0, 0, 4.2)),
  shape(boss, disc(0, 0, 1.8)),
];

export const right = (turn: number, parts: readonly Part[], x = 12.5, y = 5): Part[] =>
  moved(`translate(${x} ${y}) rotate(${turn})`, parts);
export const left = (turn: number, parts: readonly Part[], x = -12.5, y = 5): Part[] =>
  moved(`translate(${x} ${y}) rotate(${turn})`, parts);

// Bodies

/** Shoulders, with the light from above. */
export const torso = (cloth: string, wide: number, deep = 8): Part[] => [
  shape(cloth, oval(0, 2, wide, deep)),
  tint("#ffffff2e", oval(0, -0.5, wide - 2.5, deep - 4)),
];
export const arms = (sleeve: string, hand: string, spread = 12.5): Part[] => [
  shape(sleeve, oval(-spread + 1, 3.5, 4, 5), oval(spread - 1, 3.5, 4, 5)),
  shape(hand, disc(-spread, 7.5, 2.6), disc(spread, 7.5, 2.6)),
];
export const eyes = (colour: string, y = 3.2, apart = 2.5, r = 1.1): Part =>
  tint(colour, disc(-apart, y, r), disc(apart, y, r));
export const brow = tint(SHADE, "M-5 4.5Q0 8 5 4.5Q3.5 9 0 9Q-3.5 9 -5 4.5z");
