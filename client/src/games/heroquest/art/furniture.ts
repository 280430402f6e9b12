/** Furniture seen from above, the long side from west to east, in squares of 40. */
import { box, disc, INK, moved, oval, shape, stroke, tint, type Part } from "../../shared/art/shapes";

const OAK = "#8a5528";
const OAK_DARK = "#5f3717";
const OAK_LIGHT = "#b67a3f";
const IRON = "#3a3a40";
const STONE = "#8b8479";
const STONE_DARK = "#5f594f";
const STONE_LIGHT = "#b3aa9b";
const GOLD = "#e8b740";
const PAPER = "#efe2bf";

/** A round-cornered slab that throws a shadow. */
const slab = (fill: string, x: number, y: number, w: number, h: number, r = 3): Part[] => [
  tint("#00000060", rounded(x + 2, y + 3, w, h, r)),
  { ...shape(fill, rounded(x, y, w, h, r)), width: 1.6 },
];
const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const planks = (x: number, y: number, w: number, h: number, count: number): Part =>
  stroke(OAK_DARK, 1.1, ...Array.from({ length: count - 1 }, (_, n) => `M${x} ${y + ((n + 1) * h) / count}h${w}`));
const grain = (...d: string[]): Part => stroke("#3c210c66", 0.9, ...d);
const shine = (x: number, y: number, w: number): Part => stroke("#ffffff40", 1.2, `M${x} ${y}h${w}`);

const candle = (x: number, y: number): Part[] => [
  tint("#ffd27a50", disc(x, y, 9)),
  shape("#f3e6c8", disc(x, y, 3)),
  tint("#ff9d2e", disc(x, y, 1.7)),
  tint("#fff6c8", disc(x, y, 0.8)),
];
const bottle = (x: number, y: number, fill: string, r = 4): Part[] => [
  shape(fill, disc(x, y, r)),
  tint("#ffffff90", disc(x - r / 3, y - r / 3, r / 4)),
  stroke("#00000060", 0.8, disc(x, y, r / 2)),
];
const openBook = (x: number, y: number): Part[] => [
  shape("#6a1f1a", box(x - 13, y - 8.5, 26, 17)),
  shape(
    PAPER,
    `M${x - 12} ${y - 7}Q${x - 5} ${y - 9} ${x} ${y - 6.5}V${y + 7.5}Q${x - 5} ${y + 5} ${x - 12} ${y + 7}z`,
  ),
  shape(
    PAPER,
    `M${x + 12} ${y - 7}Q${x + 5} ${y - 9} ${x} ${y - 6.5}V${y + 7.5}Q${x + 5} ${y + 5} ${x + 12} ${y + 7}z`,
  ),
  stroke("#6b552f", 0.8, ...[-3.5, -0.5, 2.5].map((dy) => `M${x - 10} ${y + dy}h7M${x + 3} ${y + dy}h7`)),
];
const skull = (x: number, y: number): Part[] => [
  shape("#efe6cf", `M${x - 5} ${y - 1}q0 -5.5 5 -5.5q5 0 5 5.5q0 2.5 -2 3.4v2.4h-6v-2.4q-2 -.9 -2 -3.4z`),
  tint(INK, disc(x - 2, y, 1.5), disc(x + 2, y, 1.5)),
];
const sword = (move: string, length: number): Part[] =>
  moved(move, [
    shape("#cfd6da", `M-1.6 0V${-length + 4}L0 ${-length}L1.6 ${-length + 4}V0z`),
    shape(GOLD, box(-4.5, -1, 9, 2.2)),
    shape(OAK_DARK, box(-1.2, 1.2, 2.4, 5)),
  ]);

/** Seen from above, a shelf is what stands on it. */
const books: Part[] = [
  ["#7b2a20", 7, 13],
  ["#2f5b74", 6, 11],
  ["#8b6b23", 8, 14],
  ["#39603a", 6, 12],
  ["#5a3266", 7, 13],
  ["#7b2a20", 5, 10],
  ["#b09250", 8, 13],
  ["#2f5b74", 7, 12],
  ["#39603a", 6, 13],
  ["#6b3f1e", 8, 11],
  ["#5a3266", 6, 13],
  ["#8b6b23", 7, 12],
  ["#7b2a20", 6, 14],
  ["#2f5b74", 6, 11],
].flatMap(([colour, , deep], n) => [
  shape(colour as string, box(10 + n * 7.1, 9 + (15 - (deep as number)), 6, deep as number)),
  stroke("#ffffff50", 0.8, `M${12 + n * 7.1} ${12 + (15 - (deep as number))}v${(deep as number) - 5}`),
]);

export const FURNITURE_ART: Record<string, readonly Part[]> = {
  table: [
    ...slab(OAK, 6, 8, 108, 64, 5),
    planks(7, 8, 106, 64, 4),
    grain("M14 16q20 4 40 0M60 33q22 -4 44 1M18 50q16 4 34 0M66 64q20 -3 38 0"),
    stroke(IRON, 3, "M20 9V71M100 9V71"),
    shine(10, 10.5, 100),
    shape("#9aa0a4", disc(42, 28, 8)),
    stroke("#5d6468", 1, disc(42, 28, 5.5)),
    shape("#a5602c", "M38 29q3 -6 8 -2q1 5 -4 4z"), // a leg of something
    shape("#5d4a2c", disc(76, 52, 5)),
    tint("#caa14a", disc(76, 52, 3.4)),
    shape("#5d4a2c", disc(62, 24, 4.4)),
    tint("#7a1f1a", disc(62, 24, 3)),
    ...candle(58, 46),
    stroke("#cfd6da", 1.6, "M31 50l12 5"),
  ],
  throne: [
    ...slab(STONE, 5, 4, 30, 33, 3),
    { ...shape(STONE_LIGHT, rounded(5, 4, 30, 9, 3)), width: 1.4 },
    shape(GOLD, disc(10, 8.5, 2.2), disc(30, 8.5, 2.2), "M20 4.5l3.5 4l-3.5 4l-3.5 -4z"),
    shape(STONE_LIGHT, rounded(5, 14, 6, 22, 2), rounded(29, 14, 6, 22, 2)),
    shape("#8d1f1c", rounded(12, 15, 16, 19, 3)),
    stroke(GOLD, 1.1, rounded(13.8, 16.8, 12.4, 15.4, 2)),
    tint("#ffffff26", oval(20, 21, 5, 3)),
  ],
  alchemists_bench: [
    ...slab(OAK, 6, 8, 108, 64, 4),
    planks(7, 8, 106, 64, 4),
    shine(10, 10.5, 100),
    tint("#2c6b3a66", "M60 60q-8 -6 2 -10q14 -2 14 6q-2 10 -16 4z"), // something was spilt
    shape("#4a7f8c", disc(34, 34, 12)), // a glass over the fire, its neck to the receiver
    tint("#8fe0d0", disc(34, 34, 8)),
    tint("#ffffff90", disc(30, 30, 2.6)),
    stroke(INK, 4.4, "M44 30Q58 22 68 32"),
    stroke("#a8d0d4", 2.6, "M44 30Q58 22 68 32"),
    ...bottle(72, 35, "#d9782c", 6),
    ...bottle(92, 22, "#7a3fa0", 5),
    ...bottle(103, 30, "#c5301f", 4),
    ...bottle(95, 38, "#3c8f4a", 4),
    ...bottle(18, 18, "#e0c34a", 4),
    ...openBook(92, 58),
    shape(IRON, disc(24, 60, 6), disc(46, 60, 6)), // scales
    stroke(GOLD, 1.4, "M24 60H46M35 56V66"),
    tint("#c9b27a", disc(24, 60, 3.6)),
    ...candle(62, 18),
  ],
  chest: [
    ...slab(OAK, 4, 8, 32, 25, 3),
    planks(5, 8, 30, 25, 3),
    { ...shape(IRON, box(4, 8, 5, 25), box(31, 8, 5, 25)), width: 1 },
    tint("#8a8a92", disc(6.5, 12, 0.9), disc(6.5, 29, 0.9), disc(33.5, 12, 0.9), disc(33.5, 29, 0.9)),
    stroke(IRON, 2.2, "M9 25H31"),
    shape(GOLD, rounded(16, 22, 8, 9, 1.5)),
    tint(INK, disc(20, 25.5, 1.3), box(19.4, 26, 1.2, 3)),
    shine(10, 10.2, 20),
  ],
  tomb: [
    ...slab(STONE_DARK, 4, 6, 112, 68, 3),
    { ...shape(STONE, rounded(10, 12, 100, 56, 2)), width: 1.6 },
    stroke(STONE_LIGHT, 1.6, "M12 14H108"),
    stroke("#00000055", 1.2, rounded(14, 16, 92, 48, 2)),
    // a knight carved in the lid, his sword on the breast
    shape(STONE_LIGHT, "M34 40Q34 29 44 28L88 31Q96 34 96 40Q96 46 88 49L44 52Q34 51 34 40z"),
    shape("#cfc6b5", disc(28, 40, 8.5)),
    stroke(STONE_DARK, 1.2, "M25 36v8M31 36v8M44 28q5 12 0 24"),
    shape("#9a9184", "M46 38.4H90L95 40L90 41.6H46zM50 34h2.6v12H50zM40 38.8h6v2.4h-6z"),
    stroke("#00000040", 1, "M62 16L70 24L66 30M100 60L92 52"), // cracks
    tint("#5b7a3a70", "M12 66q8 -8 16 -2v4H12zM108 14q-8 6 -12 0z"), // moss
  ],
  sorcerers_table: [
    ...slab(OAK_DARK, 6, 8, 108, 64, 4),
    shape(
      "#3a2157",
      "M12 12H108V68L102 63L96 68L90 63L84 68L78 63L72 68L66 63L60 68L54 63L48 68L42 63L36 68L30 63L24 68L18 63L12 68z",
    ),
    stroke("#9a6fd0", 1, "M15 15H105V61M15 15V61"),
    stroke("#d9b44a", 1.3, disc(60, 38, 20), disc(60, 38, 16.5)), // a circle of power
    stroke("#d9b44a", 1.1, "M60 21.5L69.7 51.3L44.3 32.9H75.7L50.3 51.3z"),
    tint("#c58bff40", disc(60, 38, 15)),
    ...openBook(28, 38),
    ...skull(92, 30),
    shape("#7fe3ff", disc(93, 52, 5.4)),
    tint("#ffffffb0", disc(91.4, 50.4, 1.6)),
    ...candle(60, 18),
    ...candle(44, 57),
    ...candle(76, 57),
  ],
  bookcase: [
    ...slab(OAK_DARK, 4, 5, 112, 28, 2),
    { ...shape("#2f1b0c", box(8, 8.5, 104, 18)), width: 1 },
    ...books,
    shape(OAK, box(4, 26, 112, 7)),
    shine(6, 27.5, 108),
    shape("#efe2bf", box(92, 28, 12, 3.4)),
  ],
  rack: [
    ...slab(OAK, 8, 12, 104, 56, 3),
    { ...tint("#2f1b0c", box(26, 20, 68, 40)), line: INK, width: 1 },
    planks(26, 20, 68, 40, 5),
    shape(OAK_LIGHT, rounded(14, 14, 10, 52, 4), rounded(96, 14, 10, 52, 4)), // the rollers
    stroke(OAK_DARK, 1, "M19 16V64M101 16V64"),
    stroke("#d8c694", 2, "M24 28H44M24 52H44M96 28H76M96 52H76"),
    shape(IRON, disc(46, 28, 4), disc(46, 52, 4), disc(74, 28, 4), disc(74, 52, 4)),
    tint("#2f1b0c", disc(46, 28, 2), disc(46, 52, 2), disc(74, 28, 2), disc(74, 52, 2)),
    stroke(INK, 4, "M19 6V74M11 10L27 4M11 76L27 70"),
    stroke(OAK_LIGHT, 2.4, "M19 6V74M11 10L27 4M11 76L27 70"), // the winch
    tint("#5c0f0a80", "M54 36q8 -6 14 2q0 8 -8 7q-8 -1 -6 -9z"),
  ],
  fireplace: [
    ...slab(STONE, 3, 4, 114, 30, 2),
    stroke(
      STONE_DARK,
      1.2,
      "M3 12H24M3 22H22M96 12H117M98 22H117M12 4V12M18 12V22M10 22V34M108 4V12M102 12V22M110 22V34",
    ),
    shape("#1b120c", "M26 34V12Q26 7 32 7H88Q94 7 94 12V34z"),
    tint("#ff8a2070", oval(60, 24, 30, 12)),
    shape(OAK_DARK, "M38 29L74 22L75 25.5L39 33zM46 22L84 29L83 32.5L45 26z"),
    tint(
      "#ff7a1a",
      "M44 30Q40 20 49 13Q48 19 53 20Q54 12 61 9Q59 16 66 18Q69 14 68 11Q77 17 75 27Q73 32 60 32Q48 33 44 30z",
    ),
    tint("#ffc94a", "M50 30Q48 24 53 20Q55 25 58 24Q58 18 62 16Q62 22 67 23Q71 25 69 30Q60 33 50 30z"),
    tint("#fff3c0", oval(60, 28.5, 6, 3)),
    shape(STONE_LIGHT, box(20, 31, 80, 4.5)),
  ],
  weapons_rack: [
    ...slab(OAK_DARK, 4, 7, 112, 24, 2),
    shape(OAK, box(4, 7, 112, 6), box(4, 25, 112, 6)),
    shine(6, 8.4, 108),
    ...sword("translate(10 27) rotate(72)", 30),
    ...sword("translate(36 12) rotate(108)", 30),
    ...moved("translate(74 20) rotate(90)", [
      shape(OAK_LIGHT, box(-1.2, -14, 2.4, 28)),
      shape("#b6bec3", "M1 -13q8 -3 9 0q1 5 -1 9q-4 1 -8 -2zM-1 -13q-8 -3 -9 0q-1 5 1 9q4 1 8 -2z"),
    ]),
    shape("#7a2318", disc(102, 19, 10)),
    stroke(GOLD, 1.4, disc(102, 19, 7)),
    shape(GOLD, disc(102, 19, 2.8)),
  ],
  cupboard: [
    ...slab(OAK, 4, 5, 112, 28, 2),
    planks(5, 5, 110, 22, 3),
    { ...shape(OAK_DARK, box(4, 27, 112, 6)), width: 1.2 },
    stroke(INK, 1, "M60 27V33M32 27V33M88 27V33"),
    tint(GOLD, disc(56, 30, 1.2), disc(64, 30, 1.2), disc(28, 30, 1.2), disc(92, 30, 1.2)),
    shape("#9aa0a4", disc(22, 16, 7)),
    stroke("#5d6468", 1, disc(22, 16, 4.6)),
    shape("#a3542a", disc(43, 16, 6)),
    tint("#2f1b0c", disc(43, 16, 3.4)),
    ...bottle(60, 15, "#4a7f8c", 4.6),
    ...bottle(72, 17, "#8b6b23", 4),
    shape(PAPER, rounded(82, 10, 18, 5, 2.5), rounded(84, 17, 16, 4.6, 2.3)),
    stroke("#7a2318", 1.2, "M90 10v5M92 17v4.6"),
    shine(8, 7, 104),
  ],
};

/** A chest whose lid leans back, and nothing is left inside. */
export const OPEN_CHEST: readonly Part[] = [
  ...slab(OAK_LIGHT, 4, 4, 32, 10, 3),
  { ...shape(IRON, box(4, 4, 5, 10), box(31, 4, 5, 10)), width: 1 },
  shape(GOLD, rounded(17, 2.4, 6, 4, 1.2)),
  ...slab(OAK, 4, 13, 32, 21, 2),
  { ...shape(IRON, box(4, 13, 5, 21), box(31, 13, 5, 21)), width: 1 },
  tint("#150c06", rounded(8, 16, 24, 14, 1.5)),
  tint("#4a2b14", box(9, 25, 22, 4.4)),
  tint("#8a8a92", disc(6.5, 15.6, 0.9), disc(6.5, 31, 0.9), disc(33.5, 15.6, 0.9), disc(33.5, 31, 0.9)),
];

/** What somebody carried and left lying. */
export const BUNDLE: readonly Part[] = [
  tint("#00000050", oval(1, 4, 10, 6)),
  shape("#7a5328", "M-9 3Q-9 -6 0 -7Q9 -6 9 3Q5 8 0 8Q-5 8 -9 3z"),
  stroke("#3c210c", 1.2, "M-4 -6Q0 -3 4 -6M-8 2Q0 5 8 2"),
  shape(GOLD, disc(-6, 7, 2.2), disc(-1, 9, 2.2), disc(5, 7.4, 2.2)),
];
