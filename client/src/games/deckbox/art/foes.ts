/** The eighteen enemies as they look out of their dice: around 0,0, 14 units to each side. */
import { axe, cleaver, eyes, GOLD, right, STEEL, STEEL_DARK, sword } from "../../shared/art/bodies";
import { box, disc, INK, oval, shape, stroke, tint, type Part } from "../../shared/art/shapes";
import type { Colour } from "../types";

/** What those who strike hold, the heavier the stronger they are. */
export const BLADES: Record<Colour, readonly Part[]> = { green: cleaver(17), blue: sword(21, 3.6), red: axe(22, true) };

const teeth = (...d: string[]): Part => shape("#fff6df", ...d);
/** Eyes with a pupil each. */
const stare = (white: string, y: number, apart: number, r: number): Part[] => [
  shape(white, disc(-apart, y, r), disc(apart, y, r)),
  tint(INK, disc(-apart, y + 0.3, r * 0.45), disc(apart, y + 0.3, r * 0.45)),
];
const hood = (cloth: string, dark: string): Part[] => [
  shape(cloth, "M-13 14Q-14 4 -9 2Q-11 -11 0 -14Q11 -11 9 2Q14 4 13 14z"),
  tint(dark, "M-6 4Q-7 -7 0 -8.6Q7 -7 6 4Q4 9 0 10.4Q-4 9 -6 4z"),
];
const flame = (x: number, y: number, size: number): Part[] => [
  shape(
    "#ff8a1f",
    `M${x} ${y - size}Q${x + size} ${y - size / 4} ${x + size * 0.6} ${y + size / 2}Q${x} ${y + size} ${x - size * 0.6} ${y + size / 2}Q${x - size} ${y - size / 5} ${x} ${y - size}z`,
  ),
  tint(
    "#ffe27a",
    `M${x} ${y - size / 3}Q${x + size / 2} ${y + size / 5} ${x} ${y + size * 0.6}Q${x - size / 2} ${y + size / 5} ${x} ${y - size / 3}z`,
  ),
];

const BURROW: Record<string, readonly Part[]> = {
  // a rat with a bite
  gnawkin: [
    shape("#a98d76", disc(-9, -8, 4.6), disc(9, -8, 4.6)),
    tint("#e3a49a", disc(-9, -7.6, 2.7), disc(9, -7.6, 2.7)),
    shape("#b39a82", "M-10 -2Q-9 -11 0 -11Q9 -11 10 -2Q8 5 3.4 8.6Q0 12.4 -3.4 8.6Q-8 5 -10 -2z"),
    tint("#d8c3ac", "M-5 2Q0 -1 5 2Q4.4 7 0 9.4Q-4.4 7 -5 2z"),
    ...stare("#ffe66b", -3, 4.6, 2.3),
    shape("#e27d7d", oval(0, 4.6, 2.3, 1.7)),
    teeth("M-2.4 8.6H2.4L1.8 13H-1.8z"),
    stroke(INK, 0.7, "M0 8.6V12.8"),
    stroke("#f5eadb", 0.8, "M-5 5L-13 3M-5 6.6L-12.6 8M5 5L13 3M5 6.6L12.6 8"),
  ],
  // a toad that spits
  spitling: [
    shape("#5d8f3a", "M-13 5Q-13 -5 -7 -6Q0 -9 7 -6Q13 -5 13 5Q9 13 0 13Q-9 13 -13 5z"),
    shape("#6ea544", disc(-7, -7.4, 4.6), disc(7, -7.4, 4.6)),
    ...stare("#fff3a8", -7.6, 7, 2.8),
    tint("#b9d98a", "M-10 8Q0 15 10 8Q5 12.6 0 12.8Q-5 12.6 -10 8z"),
    shape("#3b1620", "M-10 1.6Q0 6.6 10 1.6Q7 8.8 0 9Q-7 8.8 -10 1.6z"),
    shape("#b8f25a", "M-2.4 5Q0 3.4 2.4 5L3 12Q0 15.4 -3 12z"),
    tint("#3f6b26", disc(-4, -1.6, 1), disc(4.6, -2, 1.3), disc(0, -3.6, 0.9)),
  ],
  // a boar that guards a door
  tusk: [
    shape("#5c4434", "M-12 -4L-13.6 -13L-6 -9zM12 -4L13.6 -13L6 -9z"),
    shape("#6f5341", "M-11.6 0Q-11 -11.6 0 -12Q11 -11.6 11.6 0Q10 11 0 13Q-10 11 -11.6 0z"),
    stroke("#33251b", 1.6, "M0 -12V-5M-3 -11.6L-2 -6M3 -11.6L2 -6"),
    shape("#b98673", oval(0, 6, 6, 4.6)),
    tint("#3a1d16", oval(-2.3, 6, 1.2, 1.7), oval(2.3, 6, 1.2, 1.7)),
    stroke(INK, 1.8, "M-8 -3.4L-3 -1.6M8 -3.4L3 -1.6"),
    eyes("#ff8a4a", -0.4, 5, 1.6),
    teeth("M-7 9Q-13.4 8 -12.6 0.4Q-9.6 4.4 -6 5.6zM7 9Q13.4 8 12.6 0.4Q9.6 4.4 6 5.6z"),
  ],
  // a goat-legged player of pipes
  piper: [
    shape("#d8c7a4", "M-6 -7Q-14 -9 -11.6 -14.6Q-8.4 -11 -4 -11zM6 -7Q14 -9 11.6 -14.6Q8.4 -11 4 -11z"),
    shape("#7c5fa0", "M-9 -3Q-9 -11.6 0 -12Q9 -11.6 9 -3Q8 6 0 8.6Q-8 6 -9 -3z"),
    ...stare("#b8f6ff", -3.4, 3.8, 2.2),
    stroke(INK, 1.5, "M-6.4 -7L-1.8 -5.8M6.4 -7L1.8 -5.8"),
    shape(
      "#e0b264",
      box(-9, 3, 3.4, 6),
      box(-5.4, 3, 3.4, 7.4),
      box(-1.8, 3, 3.4, 8.8),
      box(1.8, 3, 3.4, 10.2),
      box(5.4, 3, 3.4, 11.4),
    ),
    stroke("#7c4a1c", 1.6, "M-9.4 5.4H9.4"),
  ],
  // a crowned mole
  tyrant: [
    shape("#57443f", "M-13 5Q-13 -10 0 -10.6Q13 -10 13 5Q10 13.6 0 14Q-10 13.6 -13 5z"),
    shape(GOLD, "M-9.4 -6L-11 -14.4L-5.4 -10.6L0 -15.6L5.4 -10.6L11 -14.4L9.4 -6Q0 -9 -9.4 -6z"),
    tint("#d8382c", disc(0, -10, 1.5), disc(-6.4, -9.2, 1), disc(6.4, -9.2, 1)),
    stroke(INK, 1.6, "M-8 -2.6L-3.6 -0.8M8 -2.6L3.6 -0.8"),
    eyes("#ffcf4a", 0.4, 5.2, 1.5),
    shape("#e79a94", "M-3.8 3.6Q0 -1 3.8 3.6Q3 8 0 8.4Q-3 8 -3.8 3.6z"),
    tint("#6b1e2c", disc(-1.2, 5, 0.8), disc(1.2, 5, 0.8)),
    stroke("#e79a94", 1, "M-3.6 5L-8.6 4M3.6 5L8.6 4"),
    teeth("M-14 8L-12.4 14L-10 9.4L-8 14L-6.4 9zM14 8L12.4 14L10 9.4L8 14L6.4 9z"),
    shape("#2c1013", "M-4 9.4Q0 11.4 4 9.4Q2.6 12.6 0 12.6Q-2.6 12.6 -4 9.4z"),
  ],
  // a face among thorns
  bramble: [
    stroke("#1f3d1b", 4, "M-13 12Q-15 0 -9 -9Q-4 -14 4 -12Q13 -9 13 2Q13 10 9 13"),
    stroke("#4f8a37", 2.4, "M-13 12Q-15 0 -9 -9Q-4 -14 4 -12Q13 -9 13 2Q13 10 9 13"),
    shape(
      "#e6d8a8",
      "M-12.6 2L-15 -1L-11.4 -1.6zM-9 -8L-11.4 -11.6L-6.8 -10.6zM1 -12.4L2.6 -15.4L4.6 -12zM11 -7.6L14.6 -9.4L12.8 -4.8zM13 5L15.4 7L12.4 8.4z",
    ),
    shape("#7fae57", "M-8.4 -1Q-8 -9 0 -9.4Q8 -9 8.4 -1Q8 8.6 0 11.6Q-8 8.6 -8.4 -1z"),
    stroke("#42682c", 1, "M-6 -5Q-2 -3 -1 -8M6 -5Q2 -3 1 -8M-4 8Q0 5 4 8"),
    ...stare("#ffd9f0", -0.6, 3.6, 2),
    shape("#b3245a", "M-3.4 5Q0 3.4 3.4 5Q0 8.4 -3.4 5z"),
    shape("#e8559a", disc(7.4, -7.4, 2.6), disc(-7.6, 6.8, 2.2)),
    tint("#ffe27a", disc(7.4, -7.4, 1), disc(-7.6, 6.8, 0.9)),
  ],
};

const DROWNED: Record<string, readonly Part[]> = {
  // mud on two legs
  silt: [
    shape("#5d6b4e", "M-14 14Q-14 2 -9 0Q-10 -10 -3 -11.6Q5 -14 8.4 -7Q11 -2 9 1Q14 3 14 14z"),
    tint("#7f8f68", "M-7 -2Q-7 -8.6 -1 -9.6Q4 -10 6 -6Q0 -8 -3 -3z"),
    ...stare("#cfe8c4", -2.6, 3.8, 2.4),
    shape("#20281a", "M-5.6 3.6Q0 1.6 5.6 3.6Q4.4 9.6 0 9.6Q-4.4 9.6 -5.6 3.6z"),
    stroke("#8fa077", 1.6, "M-4 4V8M0 3V9M4 4V7"),
    stroke("#2f8f86", 2, "M-11 2Q-8 6 -11 10M9 -4Q13 -1 11 4"),
    tint("#3f4a33", disc(-9, 9, 1.6), disc(8.6, 9.6, 2)),
  ],
  // a light that floats
  lantern: [
    tint("#9ff2d655", disc(0, 1, 14.4)),
    stroke(INK, 2.6, "M-5 -10Q0 -16 5 -10"),
    shape(STEEL_DARK, box(-6.4, -10.4, 12.8, 3.2), box(-7, 9.6, 14, 3.6)),
    shape("#d9fff0", "M-5.6 -7.2H5.6L6.4 9.6H-6.4z"),
    ...flame(0, 2.4, 6),
    tint(INK, disc(-2.2, 2.6, 1.1), disc(2.2, 2.6, 1.1)),
    stroke(STEEL_DARK, 1.5, "M-5.8 -6.6L-6.4 9M5.8 -6.6L6.4 9M0 -7V-3"),
  ],
  // a sailor with the ship's anchor
  anchor: [
    stroke(INK, 4.6, "M0 -13V12M-7 -8H7M-12 4Q-10 13 0 13Q10 13 12 4"),
    stroke("#7f8d99", 2.8, "M0 -13V12M-7 -8H7M-12 4Q-10 13 0 13Q10 13 12 4"),
    shape("#7f8d99", "M-14.4 6L-11.6 0.4L-8.6 5.6zM14.4 6L11.6 0.4L8.6 5.6z"),
    shape("#7fa39a", "M-6.6 -3Q-7 -10 0 -10.4Q7 -10 6.6 -3Q6.6 4 0 6.4Q-6.6 4 -6.6 -3z"),
    shape("#2b4a63", "M-7.4 -5.4Q-6 -12.4 0 -12.4Q6 -12.4 7.4 -5.4Q0 -8 -7.4 -5.4z"), // a cap
    ...stare("#f0ffd8", -2, 2.8, 1.8),
    stroke(INK, 1.1, "M-2.8 3Q0 1.6 2.8 3"),
    shape("#3f6b5a", "M-4 4.4Q-6 11 -2 12L0 8L2 12Q6 11 4 4.4Q0 7 -4 4.4z"), // a beard of weed
  ],
  // a singing fish
  chanter: [
    shape("#2f7f9c", "M-9 -6L-15 -12L-13 0L-15 8L-8.4 5zM9 -6L15 -12L13 0L15 8L8.4 5z"), // fins
    shape("#4fa8c4", "M0 -15L4 -9H-4z"),
    shape("#4fa8c4", "M-10 0Q-10 -11 0 -11.4Q10 -11 10 0Q9 10 0 13Q-9 10 -10 0z"),
    tint("#bfe9f2", "M-5 5Q0 3 5 5Q4 10.6 0 11.6Q-4 10.6 -5 5z"),
    ...stare("#fff3c8", -3.4, 4.8, 2.6),
    shape("#123040", oval(0, 6, 3, 3.8)),
    stroke("#1d5f78", 0.9, "M-8 2Q-6 4 -8 6M8 2Q6 4 8 6M-3 -8Q0 -6 3 -8"),
  ],
  // the helm of one who never left
  castellan: [
    shape("#a8302a", "M-1 -10Q2 -16 10 -14.6Q8 -11 3 -8.6z"),
    shape("#4d6470", "M-11 2Q-11 -11 0 -12Q11 -11 11 2L8 13H-8z"),
    tint("#7f98a4", "M-8.6 0Q-8.4 -9 -1 -10Q-5 -6 -5 2z"),
    tint("#0b1216", "M-8.6 -1.6H8.6V2.4H-8.6z"),
    eyes("#7df0e2", 0.4, 4, 1.5),
    stroke("#2b3a43", 1.4, "M0 -11.6V12M-5 6V11M-2.4 6V12M2.4 6V12M5 6V11"),
    stroke("#3f8f62", 2.2, "M-11 6Q-7 8 -9 13M9 -8Q12 -3 10 2"),
  ],
  // she who reads the compass
  navigator: [
    shape("#e8eef0", "M-12 14Q-13 4 -8 2Q-11 -11 0 -14Q11 -11 8 2Q13 4 12 14z"),
    shape("#cfdfe4", "M-6.4 2Q-7 -7.4 0 -8.4Q7 -7.4 6.4 2Q5 8 0 9.4Q-5 8 -6.4 2z"),
    tint("#1d2f3a", oval(-2.7, 0.6, 1.7, 2), oval(2.7, 0.6, 1.7, 2)),
    eyes("#8fe9ff", 0.6, 2.7, 0.8),
    stroke("#5d7480", 0.9, "M-1.6 5.4Q0 4.6 1.6 5.4"),
    shape(GOLD, disc(0, 12, 4)),
    tint("#fff8e0", disc(0, 12, 2.8)),
    tint("#c5301f", "M0 9.6L1 12L0 14.4L-1 12z"),
  ],
};

const CINDER: Record<string, readonly Part[]> = {
  // a hood and a coal
  acolyte: [
    ...hood("#8d3a24", "#1f0d08"),
    eyes("#ffb347", 0, 2.6, 1.4),
    ...flame(0, 11, 3.4),
    stroke("#e08a3a", 1.2, "M-11 12Q-6 6 -7 2M11 12Q6 6 7 2"),
  ],
  // one who slings hot stones
  slinger: [
    stroke(INK, 2.8, "M4 6Q13 2 12.4 -8"),
    stroke("#a8703a", 1.6, "M4 6Q13 2 12.4 -8"),
    ...flame(12, -10, 4),
    shape("#4a3a34", "M-10 14Q-11 5 -6 3H4Q9 5 8 14z"),
    shape("#c58a62", "M-8 -3Q-8 -10.6 -1 -11Q6 -10.6 6 -3Q5.6 4 -1 6Q-7.6 4 -8 -3z"),
    shape("#2f2622", "M-8.6 -4Q-8 -12.4 -1 -12.6Q6 -12.4 6.6 -4Q-1 -7.4 -8.6 -4z"), // soot
    ...stare("#fff3d0", -1.6, 3, 1.8),
    tint("#2f2622", oval(-5, 2.4, 1.8, 1.2), oval(3.4, 3, 1.4, 1)),
    stroke(INK, 1, "M-3.4 3.4Q-1 4.6 1.4 3.4"),
  ],
  // a knight with a glowing sword
  brand: [
    ...right(
      12,
      [
        shape("#ff9a2e", "M-1.8 -3V-20L0 -24L1.8 -20V-3z"),
        stroke("#fff0a8", 0.9, "M0 -4V-21"),
        shape(STEEL, box(-4.4, -3.6, 8.8, 2.4)),
      ],
      10.6,
      12,
    ),
    shape("#5c5f6b", "M-14 14Q-14 4 -8 3H6Q11 4 11 14z"),
    shape("#7b808d", "M-10 0Q-10.4 -11.4 -1.4 -12Q7.6 -11.4 7.2 0L4.6 8Q-1.4 10.6 -7.4 8z"),
    shape("#c5301f", "M-3 -12Q-8 -16.4 -13 -12.6Q-8.4 -12 -6 -8.6z"),
    tint("#160c08", "M-8 -2.6L-1.4 -0.6L5.2 -2.6V0.8L-1.4 2.6L-8 0.8z"),
    tint("#ff9a2e", disc(-4.4, -0.4, 1.1), disc(1.8, -0.4, 1.1)),
    stroke("#3b3d46", 1.1, "M-1.4 3V8.6M-4.4 4V7.6M1.6 4V7.6"),
  ],
  // one eye in the smoke
  oracle: [
    ...flame(0, -9, 6),
    shape("#6b2f5a", "M-13 14Q-14 3 -8 1Q-10 -9 0 -10Q10 -9 8 1Q14 3 13 14z"),
    shape("#f0d3b4", "M-6.4 1Q-6.6 -6 0 -6.6Q6.6 -6 6.4 1Q5 7.4 0 9Q-5 7.4 -6.4 1z"),
    shape("#fff3d0", "M-5.6 0.4Q0 -4.6 5.6 0.4Q0 5 -5.6 0.4z"),
    tint("#d8481a", disc(0, 0.3, 2.3)),
    tint(INK, disc(0, 0.3, 1)),
    stroke(GOLD, 1.2, "M-6 -4.4Q0 -8 6 -4.4"),
    stroke("#7c3a2a", 0.9, "M-1.6 6Q0 6.8 1.6 6"),
  ],
  // an oven that walks
  colossus: [
    shape("#4d4742", "M-14.6 4L-12 -7L-6 -8V-12.6H6V-8L12 -7L14.6 4L12 14H-12z"),
    tint("#6f675f", "M-11 -5L-5 -6.4V-11H-1V-6L-8 -3z"),
    tint("#1c0f08", "M-8 4Q-8 -1 0 -1Q8 -1 8 4V11H-8z"),
    ...flame(-3.6, 7, 4.4),
    ...flame(3.4, 7.4, 3.8),
    stroke(INK, 1.3, "M-8 11V3M-4 11V1M0 11V0M4 11V1M8 11V3"),
    tint("#ffcf4a", box(-5, -8.6, 3.2, 2.4), box(1.8, -8.6, 3.2, 2.4)),
    stroke("#2b2622", 1, "M-12 0H-9M9 0H12M-12 8H-9.4M9.4 8H12"),
  ],
  // a teacher of ash
  magister: [
    shape("#3a3436", "M-14 14Q-14 4 -8 2H8Q14 4 14 14z"),
    shape("#d9d0c4", "M-6.4 -1Q-6.4 -8.6 0 -9Q6.4 -8.6 6.4 -1Q5.6 6 0 7.6Q-5.6 6 -6.4 -1z"),
    shape("#8f8a86", "M-5 3.4Q-5.6 10.6 0 14.4Q5.6 10.6 5 3.4Q0 6.4 -5 3.4z"),
    tint("#2a1410", oval(-2.6, -1, 1.8, 1.5), oval(2.6, -1, 1.8, 1.5)),
    eyes("#ff7a2e", -1, 2.6, 0.9),
    stroke(INK, 1.2, "M-5 -4.2L-1.4 -3M5 -4.2L1.4 -3"),
    shape("#26201f", "M-12 -7.4L0 -12.6L12 -7.4L0 -3.6z"), // a scholar's cap
    stroke("#ff9a2e", 1.3, "M8 -7V-1"),
    ...flame(8, 1, 2.6),
  ],
};

export const FOE_ART: Record<string, readonly Part[]> = { ...BURROW, ...DROWNED, ...CINDER };
