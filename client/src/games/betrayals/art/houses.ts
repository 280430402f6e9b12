/** Where one can go from the village, each in a box of 120 x 90: a picture that is known again before its name is read. */
import { box, disc, oval, stroke, tint, type Part } from "../../shared/art/shapes";

export const HOUSE_WIDTH = 120;
export const HOUSE_HEIGHT = 90;

const INK = "#1a1020";
const shape = (fill: string, ...d: string[]): Part => ({ d: d.join(""), fill, line: INK, width: 2.2 });
const sky = (...colours: string[]): Part[] =>
  colours.map((fill, n) => tint(fill, box(0, (n * HOUSE_HEIGHT) / colours.length, HOUSE_WIDTH, 91 / colours.length)));
const flame = (x: number, y: number): Part[] => [
  tint("#ffb04033", disc(x, y, 17)),
  tint("#ffb04055", disc(x, y, 10)),
  shape("#5b3a22", `M${x - 2.5} ${y + 5}h5l-1 14h-3z`),
  tint("#ff8a2a", `M${x} ${y - 11}q8 11 0 18q-8 -7 0 -18z`),
  tint("#fff0b0", `M${x} ${y - 3}q4 6 0 9q-4 -3 0 -9z`),
];

/** A gate in the rock, and steps that lead down into the dark. */
const dungeon: Part[] = [
  ...sky("#2a1a3a", "#3a2240", "#54283c"),
  tint("#3d2f3a", "M0 90V34Q18 14 40 18Q60 2 84 16Q106 14 120 36V90z"),
  tint("#54424c", "M0 44Q20 22 40 26Q62 10 84 24Q104 22 120 44L120 52Q100 34 84 36Q60 22 40 38Q18 34 0 54z"),
  shape("#8f7f86", "M24 92V52Q26 20 60 18Q94 20 96 52V92H82V54Q80 34 60 33Q40 34 38 54V92z"),
  stroke("#55474f", 1.8, "M25 66H38M82 66H95M29 44L41 48M91 44L79 48M42 26L48 36M78 26L72 36M60 19V33"),
  tint("#0d070c", "M38 92V54Q40 34 60 33Q80 34 82 54V92z"),
  tint("#5a2c16", "M44 92L50 62H70L76 92z"),
  tint("#87441c", "M47 80H73L75 86H45zM49 69H71L72 74H48z"),
  tint("#c26a26", "M50 61H70L70.6 64H49.4z"),
  tint("#fff3c4", oval(54, 46, 2.6, 1.7), oval(66, 46, 2.6, 1.7)),
  ...flame(14, 46),
  ...flame(106, 46),
];

/** The ring, full to the last row, and its flags. */
const arena: Part[] = [
  ...sky("#5a2a5e", "#a8466a", "#f0985a"),
  shape("#b98a5a", "M4 92V40Q60 16 116 40V92z"),
  tint("#dcb07a", "M8 44Q60 21 112 44V50Q60 28 8 50z"),
  ...[16, 38, 60, 82, 104].map((x) => tint("#4a2a2e", `M${x - 6} ${66 - 6}v-8q6 -9 12 0v8z`)),
  tint("#3a1c28", "M4 62Q60 44 116 62V72H4z"),
  ...[8, 17, 26, 35, 44, 53, 62, 71, 80, 89, 98, 107].map((x, n) =>
    tint(["#f2c14e", "#e8705c", "#7fc4e8", "#f3dcc0"][n % 4]!, disc(x + 3, 68 - 8 * Math.sin((n / 11) * Math.PI), 2.6)),
  ),
  shape("#f0cf8a", "M2 92Q10 70 60 68Q110 70 118 92z"),
  tint("#d9ac62", oval(60, 84, 34, 5)),
  ...[
    [20, "#c8372d"],
    [60, "#2f7fb5"],
    [100, "#e6b84a"],
  ].flatMap(([x, fill]) => [
    stroke(INK, 2, `M${x} ${x === 60 ? 30 : 38}V${x === 60 ? 6 : 14}`),
    shape(String(fill), `M${x} ${x === 60 ? 6 : 14}l17 4l-17 7z`),
  ]),
  // two blades on the sand
  stroke(INK, 6, "M44 84L74 58M76 84L46 58"),
  stroke("#eef3f8", 3, "M46 82L74 58M74 82L46 58"),
  stroke("#d9a441", 3.6, "M43 78l8 9M77 78l-8 9"),
];

/** White columns, and the water that heals. */
const temple: Part[] = [
  ...sky("#3f86c0", "#7fbfe0", "#cdeaf0"),
  tint("#fff6cf88", disc(60, 44, 42)),
  tint("#6aa35c", "M0 76Q60 64 120 76V90H0z"),
  shape("#f6f1e6", "M14 36L60 8L106 36z"),
  shape("#e8b84a", disc(60, 27, 5.5)),
  shape("#ded5c4", box(12, 36, 96, 7)),
  tint("#5f7fa0", box(20, 43, 80, 33)),
  ...[18, 38, 75, 95].map((x) => shape("#fdf9f0", box(x, 43, 8, 33))),
  ...[18, 38, 75, 95].map((x) => tint("#cfc6b4", box(x + 5, 44, 2.4, 31))),
  shape("#ded5c4", box(8, 76, 104, 7)),
  // a basin, and a heart of water over it
  tint("#bff0ff99", disc(60.5, 57, 13)),
  shape("#e2384d", "M60.5 66Q48 57 53 51Q57.500 47 60.5 52.5Q63.500 47 68 51Q73 57 60.5 66z"),
  shape("#8fd6ee", "M42 80H78Q76 90 60 90Q44 90 42 80z"),
];

/** A house with a board of errands, and a sealed scroll for a sign. */
const guild: Part[] = [
  ...sky("#34446e", "#6a5a86", "#d99a6a"),
  shape("#7a3a2a", "M8 42L34 8H100L112 42z"),
  tint("#a5563c", "M20 36L38 13H60L50 36z"),
  shape("#e3c99a", box(16, 42, 88, 50)),
  stroke("#6b4426", 4, "M18 44V90M102 44V90M16 44H104M60 44V90"),
  shape("#5b3422", "M26 92V62Q36 52 48 62V92z"),
  tint("#f2c14e", disc(44, 78, 2)),
  shape("#8a5a30", box(66, 52, 34, 32)),
  shape("#fbf3dc", box(70, 56, 11, 13), "M85 55l11 2l-2 13l-11 -2z", box(72, 72, 10, 9)),
  tint("#c8372d", disc(75.5, 66, 2.4), disc(89, 66, 2.4), disc(77, 78, 2)),
  tint("#b59a6a", box(72, 59, 7, 1.5), box(72, 61.6, 5, 1.5), "M87 58.500l6.600 1.200l-.3 1.500l-6.600 -1.200z"),
  // a scroll, sealed, hangs before the roof
  shape("#fbf3dc", "M48 17h28v21h-28z"),
  shape("#e3c99a", "M44 14h36v6h-36zM44 36h36v6h-36z"),
  tint("#b59a6a", box(53, 23, 18, 1.8), box(53, 26.4, 13, 1.8)),
  shape("#c8372d", disc(66, 34, 4.6)),
];

/** A gold cup, its foot there and so large. */
const cup = (x: number, y: number, s: number): Part[] => [
  stroke(
    INK,
    2.2 + s,
    `M${x - 7 * s} ${y - 13 * s}q-6 1 -4.5 5q2 5 7 4M${x + 7 * s} ${y - 13 * s}q6 1 4.5 5q-2 5 -7 4`,
  ),
  shape(
    "#f2b632",
    `M${x - 8 * s} ${y - 17 * s}h${16 * s}q0 ${13 * s} ${-6 * s} ${14 * s}v${4 * s}h${4 * s}v${4 * s}h${-12 * s}v${-4 * s}h${4 * s}v${-4 * s}q${-6 * s} ${-1 * s} ${-6 * s} ${-14 * s}z`,
  ),
  tint(
    "#fff0a8",
    `M${x - 5 * s} ${y - 15 * s}h${3.5 * s}q0 ${8 * s} ${1.5 * s} ${10 * s}q${-5 * s} ${-2 * s} ${-5 * s} ${-10 * s}z`,
  ),
];
/** Cups under an awning. */
const stall: Part[] = [
  ...sky("#2a3f70", "#7a5a8e", "#eaa36a"),
  tint("#6a4a5e", "M0 64L18 46L34 60L60 38L88 58L104 48L120 62V90H0z"),
  tint("#3a2230", box(14, 30, 92, 44)),
  shape("#6b4426", box(10, 26, 6, 64), box(104, 26, 6, 64)),
  ...cup(34, 69, 1),
  ...cup(60, 69, 1.35),
  ...cup(86, 69, 1),
  shape("#9a6234", box(4, 70, 112, 22)),
  stroke("#5b3a22", 1.8, "M40 71V90M80 71V90"),
  ...Array.from({ length: 7 }, (_, n) => shape(n % 2 ? "#fbf3e2" : "#c8372d", `M${4 + n * 16} 10h16v18q-8 10 -16 0z`)),
  tint("#0000002a", box(4, 24, 112, 4)),
];

export const HOUSES = { dungeon, arena, temple, guild, stall } as const satisfies Record<string, readonly Part[]>;
