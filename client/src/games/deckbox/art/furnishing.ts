/** What stands in the walls of rooms, seen from above: each around 0,0, within a square of 40. */
import { box, disc, INK, oval, shape, stroke, tint, type Part } from "../../shared/art/shapes";

const OAK = "#7d4f27";
const OAK_DARK = "#4a2c13";
const OAK_LIGHT = "#a8733e";
const IRON = "#3b3d44";
const IRON_LIGHT = "#868c96";
const STONE = "#8d867b";
const STONE_DARK = "#57514a";
const STONE_LIGHT = "#bdb5a7";
const BONE = "#e9dfc6";
const STRAW = "#b7974a";
const LEAF = "#4f7d3a";
const GOLD = "#d9a93a";

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;
/** The hollow in the rock in which a thing stands. */
const hollow = tint("#00000070", rounded(-18, -18, 36, 36, 7));
const shadow = (r: number): Part => tint("#00000066", disc(0, 1.5, r));

export const crate: readonly Part[] = [
  hollow,
  shape(OAK, rounded(-14, -14, 28, 28, 2)),
  stroke(OAK_DARK, 1.2, "M-14 -5H14M-14 5H14"),
  { ...shape(OAK_LIGHT, "M-14 -14h5L14 9v5h-5L-14 -9z"), width: 0.9 },
  stroke(OAK_DARK, 1.6, rounded(-14, -14, 28, 28, 2)),
];
export const barrels: readonly Part[] = [
  hollow,
  ...[
    [-7, -7, 9],
    [8, -4, 8],
    [-2, 9, 8.5],
  ].flatMap(([x, y, r]) => [
    shape(OAK, disc(x!, y!, r!)),
    stroke(IRON, 1.7, disc(x!, y!, r! - 1)),
    stroke(OAK_DARK, 0.9, `M${x! - r! + 2} ${y! - 2}h${2 * r! - 4}M${x! - r! + 2} ${y! + 2}h${2 * r! - 4}`),
  ]),
];
export const sacks: readonly Part[] = [
  hollow,
  shape("#a58a5c", "M-15 6Q-17 -7 -7 -9Q3 -8 3 4Q1 12 -6 12Q-13 12 -15 6z"),
  shape("#8f7549", "M0 8Q-1 -5 7 -8Q16 -6 16 5Q14 14 8 14Q2 14 0 8z"),
  stroke("#5c4524", 1.3, "M-9 -8q2 3 5 0M5 -7q2 3 5 0"),
];
export const bunk = (cloth: string): readonly Part[] => [
  hollow,
  shape(OAK, rounded(-16, -11, 32, 22, 3)),
  shape(BONE, rounded(-14, -8, 9, 16, 3)),
  shape(cloth, rounded(-4, -9, 18, 18, 2)),
  stroke("#00000055", 1, "M2 -9V9M8 -9V9"),
];
export const statue: readonly Part[] = [
  hollow,
  shape(STONE_DARK, rounded(-14, -14, 28, 28, 4)),
  shape(STONE, disc(0, 0, 12)),
  shape(STONE_LIGHT, oval(0, 1.5, 10, 6)),
  shape("#d2cabb", disc(0, 0, 4.6)),
  stroke(STONE_DARK, 1.6, "M7 -9L9 8"),
];
export const cell: readonly Part[] = [
  { ...tint("#0c0a09", rounded(-18, -18, 36, 36, 3)), line: INK, width: 1 },
  stroke(STRAW, 1.1, "M-10 8l7 3M-4 12l8 -2M6 9l6 3M-12 2l5 1M3 3l6 -1"),
  stroke(IRON_LIGHT, 2.4, "M-12 -18V18M-4 -18V18M4 -18V18M12 -18V18"),
  stroke(IRON, 2.8, "M-18 -9H18M-18 10H18"),
];
export const rubble: readonly Part[] = [
  tint("#00000055", oval(0, 3, 18, 14)),
  shape(STONE_DARK, "M-17 4L-11 -7L-2 -5L0 5L-8 12z"),
  shape(STONE, "M-4 -2L4 -13L14 -8L15 3L5 8z"),
  shape(STONE_LIGHT, "M-8 11L-1 4L8 8L7 15L-3 17z"),
  shape(STONE, "M10 9l6 -1l2 6l-6 2zM-15 -10l5 -4l4 4l-4 4z"),
];
export const urn: readonly Part[] = [
  hollow,
  shadow(13),
  shape("#8f5a3a", disc(0, 0, 12)),
  stroke("#d0a06a", 1.6, disc(0, 0, 9)),
  shape("#2a160c", disc(0, 0, 5)),
];
export const skulls: readonly Part[] = [
  hollow,
  ...[
    [-8, -6],
    [7, -7],
    [-1, 7],
  ].flatMap(([x, y]) => [
    shape(BONE, `M${x! - 6} ${y}q0 -7 6 -7q6 0 6 7q0 3 -2.4 4v3h-7.2v-3q-2.4 -1 -2.4 -4z`),
    tint(INK, disc(x! - 2.4, y! + 0.6, 1.7), disc(x! + 2.4, y! + 0.6, 1.7)),
  ]),
];
export const brazier: readonly Part[] = [
  tint("#ffb04a55", disc(0, 0, 19)),
  shape(IRON, disc(0, 0, 12.5)),
  tint("#7a1f0c", disc(0, 0, 9.5)),
  tint("#ff8a20", "M-7 3Q-8 -5 -2 -8Q-2 -3 1 -3Q1 -8 5 -9Q8 -3 7 3Q4 8 0 8Q-5 8 -7 3z"),
  tint("#ffe08a", "M-3 4Q-4 -1 0 -4Q1 0 4 -1Q5 4 0 6z"),
];
export const candles: readonly Part[] = [
  tint("#ffd27a48", disc(0, 0, 19)),
  ...[
    [-8, 4],
    [0, -6],
    [8, 5],
  ].flatMap(([x, y]) => [
    shape("#f0e2c2", disc(x!, y!, 4)),
    tint("#ff9d2e", disc(x!, y!, 2.3)),
    tint("#fff6c8", disc(x!, y!, 1.1)),
  ]),
];
export const rack: readonly Part[] = [
  hollow,
  shape(OAK_DARK, box(-17, -13, 34, 5), box(-17, 9, 34, 5)),
  ...[-11, 0, 11].flatMap((x, n) => [
    stroke(INK, 4, `M${x} -15V15`),
    stroke(n === 1 ? OAK_LIGHT : "#c6ced3", 2.4, `M${x} -15V15`),
  ]),
  shape(GOLD, box(-15, 4, 8, 2.4), box(7, 4, 8, 2.4)),
  shape("#c6ced3", "M0 -17q7 1 7 6q-4 3 -7 1z"),
];
export const books: readonly Part[] = [
  shape(OAK_DARK, rounded(-18, -14, 36, 28, 2)),
  ...["#7b2a20", "#2f5b74", "#8b6b23", "#39603a", "#5a3266", "#7b2a20"].map((colour, n) =>
    shape(colour, box(-15.5 + n * 5.3, -10 + (n % 3), 4.6, 20 - (n % 3) * 2)),
  ),
];
/** A window high in the wall: its light falls on the floor. */
export const pane = (glass: string, other: string): readonly Part[] => [
  shape(STONE_DARK, "M-14 18V-4Q-14 -18 0 -18Q14 -18 14 -4V18z"),
  shape(glass, "M-10 16V-4Q-10 -14 0 -14Q10 -14 10 -4V16z"),
  tint(other, "M-10 2H0V-14Q-10 -14 -10 -4zM0 2H10V16H0z"),
  stroke(INK, 1.4, "M0 -14V16M-10 2H10"),
];
export const arch: readonly Part[] = [
  shape(STONE, "M-18 18V-3Q-18 -18 0 -18Q18 -18 18 -3V18z"),
  shape("#2a241e", "M-12 18V-2Q-12 -12 0 -12Q12 -12 12 -2V18z"),
  stroke(STONE_DARK, 1.2, "M-18 6h6M18 6h-6M-15 -9l5 3M15 -9l-5 3M0 -18v6"),
];
export const throne: readonly Part[] = [
  shape(STONE_DARK, rounded(-15, -17, 30, 34, 4)),
  shape(GOLD, rounded(-12, -15, 24, 8, 3)),
  shape("#7b2150", rounded(-9, -6, 18, 20, 3)),
  shape(STONE_LIGHT, rounded(-15, -7, 6, 22, 2), rounded(9, -7, 6, 22, 2)),
  shape("#e7d7f5", disc(0, -11, 2.6)),
];
export const wheel: readonly Part[] = [
  hollow,
  stroke(INK, 6, disc(0, 0, 11.5)),
  stroke("#b2703a", 3.6, disc(0, 0, 11.5)),
  stroke("#b2703a", 2.8, "M-11 0H11M0 -11V11M-8 -8L8 8M8 -8L-8 8"),
  shape(IRON, disc(0, 0, 3.8)),
];
export const ivy: readonly Part[] = [
  stroke("#3c5a2b", 2, "M-18 -14Q-6 -8 -8 4Q-8 14 4 18M-18 6Q-8 4 2 -4Q10 -8 18 -6"),
  ...[
    [-12, -9],
    [-8, 3],
    [-4, 12],
    [2, -3],
    [11, -7],
    [5, 7],
    [-15, 8],
  ].map(([x, y], n) => shape(n % 2 ? LEAF : "#6a9a48", oval(x!, y!, 4.2, 3.2))),
];
/** Mushrooms that give a little light of their own. */
export const mushrooms: readonly Part[] = [
  tint("#6fe0c83a", disc(0, 0, 19)),
  ...[
    [-8, 2, 6.5],
    [5, -6, 8],
    [6, 9, 5],
  ].flatMap(([x, y, r]) => [
    shape("#5fb8a2", disc(x!, y!, r!)),
    tint("#c6fff0", disc(x! - r! / 3, y! - r! / 3, r! / 3.2), disc(x! + r! / 3, y! + r! / 5, r! / 5)),
  ]),
];
export const mooring: readonly Part[] = [
  shadow(11),
  shape(OAK, disc(0, 0, 9)),
  stroke(OAK_DARK, 1.2, disc(0, 0, 5)),
  stroke("#4f3b1c", 4.4, "M-9 -2Q0 8 10 1Q17 -4 18 8"),
  stroke("#c9ab6d", 2.8, "M-9 -2Q0 8 10 1Q17 -4 18 8"),
];
export const beams: readonly Part[] = [
  stroke(INK, 9, "M-16 -12L16 10M-15 12L14 -12"),
  stroke(OAK, 6.6, "M-16 -12L16 10"),
  stroke(OAK_LIGHT, 6.6, "M-15 12L14 -12"),
  tint(IRON, disc(-0.5, -0.5, 2.4)),
];
/** A round column, seen from above: where a wall stands alone. */
export const pillar: readonly Part[] = [
  { ...shape(STONE_DARK, rounded(-18, -18, 36, 36, 6)), width: 1.6 },
  { ...shape(STONE, disc(0, 0, 16)), width: 1.4 },
  { ...shape(STONE_LIGHT, disc(0, 0, 11.5)), width: 0.9 },
  stroke("#ffffff55", 1.4, "M-8 -5Q-4 -9.5 2 -9.5"),
  stroke("#00000040", 1, "M-11 4L-5 2L-3 8M6 -10L5 -4"),
];
