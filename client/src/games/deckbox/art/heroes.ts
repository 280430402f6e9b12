/** The eight heroes, as they stand on their bases: around 0,0, 16 units to the rim. */
import {
  arms,
  axe,
  bow,
  eyes,
  GOLD,
  LEATHER,
  left,
  right,
  shield,
  staff,
  STEEL,
  STEEL_DARK,
  sword,
  torso,
} from "../../shared/art/bodies";
import { box, disc, INK, oval, shape, stroke, tint, type Part } from "../../shared/art/shapes";

/** A face with eyes, wide at the brow; hair and hats go over it. */
const face = (skin: string, iris: string, y = 0): Part[] => [
  shape(skin, `M-5.2 ${y}Q-5.4 ${y + 7} 0 ${y + 8.2}Q5.4 ${y + 7} 5.2 ${y}Q0 ${y - 3} -5.2 ${y}z`),
  eyes(iris, y + 3, 2.1, 0.95),
  stroke("#00000066", 0.8, `M-1.4 ${y + 6.2}Q0 ${y + 6.9} 1.4 ${y + 6.2}`),
];

export const HERO_ART: Record<string, readonly Part[]> = {
  odrik: [
    ...right(12, sword(18, 3.4), 13, 7),
    ...left(0, shield("#7a2318", GOLD), -12.5, 6),
    ...torso("#8d8f96", 13, 8.5),
    stroke("#5b5e66", 0.9, "M-10 -1Q0 4 10 -1M-11 3Q0 8.5 11 3"), // mail
    shape("#b5591f", "M-7 1Q-9 11 -4 14L0 16L4 14Q9 11 7 1z"), // a beard in two plaits
    stroke("#7c3a10", 0.9, "M-3.4 6L-3 13M0 6V15M3.4 6L3 13"),
    tint(GOLD, box(-4.4, 11, 2.6, 1.8), box(1.8, 11, 2.6, 1.8)),
    shape("#e0b28a", oval(0, 2, 5.6, 3.6)),
    shape("#eec3a0", oval(0, 4, 1.7, 1.4)),
    eyes("#2a1408", 2, 2.4, 1),
    shape(STEEL_DARK, "M-7.4 1.4Q-8 -9 0 -9.6Q8 -9 7.4 1.4Q0 -2.2 -7.4 1.4z"), // an open helm
    stroke(GOLD, 1.7, "M0 -9.2V-1.2M-7 0.4Q0 -2.8 7 0.4"),
  ],
  selka: [
    ...left(-8, bow, -12.5, 3),
    stroke(LEATHER, 3, "M7 -12L12 4"),
    stroke("#e9dfc8", 1.3, "M6 -15V-10M9 -15V-10"), // arrows in the quiver
    ...torso("#3f7d4a", 11.5, 7.5),
    ...arms("#3f7d4a", "#d9a679", 11.5),
    stroke(LEATHER, 1.8, "M-7 -2L7 8"),
    shape("#8a4a21", "M-6.6 0Q-9 8 -7 12L-4.6 6zM6.6 0Q9 8 7 12L4.6 6z"), // plaits
    ...face("#e0b088", "#1d3a1c"),
    shape("#2c5f36", "M-9.5 0.6Q-7 -8 3 -9Q9 -8 10.5 -1Q3 -2.6 -9.5 0.6z"), // a hat with a feather
    stroke(INK, 2.6, "M4 -6Q9 -14 14.5 -13.5"),
    stroke("#e8574a", 1.7, "M4 -6Q9 -14 14.5 -13.5"),
  ],
  amaury: [
    ...right(4, staff(15, GOLD), 13.5, 7),
    shape("#6d4a2a", "M-13.5 10Q-14 -6 0 -7.5Q14 -6 13.5 10Q7 14 0 14Q-7 14 -13.5 10z"), // the habit
    stroke("#d9c28a", 1.5, "M-2.4 8L0 13L2.4 8"),
    shape("#8a6138", "M-9 5Q-9 -8 0 -9Q9 -8 9 5Q5 11 0 11Q-5 11 -9 5z"), // its hood, thrown back
    ...face("#d8a67c", "#2a1408"),
    shape("#4a3522", "M-5.8 2Q-7 -6.4 0 -7Q7 -6.4 5.8 2L4.6 -1.4Q0 -4.4 -4.6 -1.4z"),
    shape("#e3b48c", oval(0, -4.2, 3.2, 1.8)), // the tonsure
    shape(GOLD, disc(0, 11.4, 1.9)),
  ],
  nyssa: [
    ...left(
      0,
      [
        shape("#7a2f4a", box(-4.4, -5, 8.8, 10)),
        tint("#f3e6c4", box(-3, -3.6, 6, 7.2)),
        stroke("#5c4a38", 0.8, "M-2 -1.6H2M-2 0.6H2"),
      ],
      -11.5,
      6,
    ),
    stroke(INK, 2.4, "M11 10Q12 -4 16 -12"),
    stroke("#f4f4ee", 1.5, "M11 10Q12 -4 16 -12"), // a quill as long as an arm
    shape("#43317a", "M-12 10Q-12 -5 0 -6.5Q12 -5 12 10Q6 13 0 13Q-6 13 -12 10z"),
    stroke("#b9a4f0", 1.1, "M-10.5 8.5Q0 13.6 10.5 8.5"),
    shape("#1d1a2b", "M-7 5Q-9 -9 0 -10Q9 -9 7 5L5 9L4.6 0H-4.6L-5 9z"), // black hair
    ...face("#f0d3b4", "#3b2a75"),
    stroke(GOLD, 1, disc(-2.2, 3, 2), disc(2.2, 3, 2), "M-0.4 3H0.4"), // spectacles
    stroke("#e8574a", 1.5, "M-5 -4.5Q0 -7.4 5 -4.5"),
  ],
  tamsin: [
    ...right(30, sword(12, 2.4), 12, 8),
    ...left(-30, sword(12, 2.4), -12, 8),
    shape("#3a3a44", "M-12 9Q-12 -5 0 -7Q12 -5 12 9Q6 12.5 0 12.5Q-6 12.5 -12 9z"),
    shape("#24242d", "M-8.6 6Q-10.4 -10 0 -12Q10.4 -10 8.6 6Q5 10.4 0 12Q-5 10.4 -8.6 6z"), // a hood
    ...face("#c98d62", "#0f2b2b", 1),
    tint("#1a1a20", "M-5.2 2.6Q0 0.6 5.2 2.6L4.8 5.6Q0 3.6 -4.8 5.6z"), // a mask over the eyes
    eyes("#fff2c4", 4, 2.2, 0.9),
    shape("#a8302a", "M-6 9Q0 12.6 6 9L4 13.6Q0 15.4 -4 13.6z"), // a red scarf
  ],
  gorrun: [
    ...right(8, axe(17, true), 14, 7),
    shape("#6b5638", "M-16 4L-13 -6L-9 -3L-5 -8L0 -5L5 -8L9 -3L13 -6L16 4z"), // fur
    ...torso("#9aa06a", 15, 9),
    ...arms("#9aa06a", "#9aa06a", 14),
    stroke(LEATHER, 2.6, "M-9 -2L8 10"),
    shape("#a9b077", "M-8 -1Q-8.6 -10.4 0 -10.8Q8.6 -10.4 8 -1Q8.4 8.6 0 9.8Q-8.4 8.6 -8 -1z"), // a head like a bucket
    shape("#a9b077", disc(-8.6, 0.4, 2), disc(8.6, 0.4, 2)),
    stroke(INK, 1.6, "M-5.4 -1.6L-1.4 -0.6M5.4 -1.6L1.4 -0.6"),
    eyes("#2a1408", 1, 3, 1.2),
    shape("#efe6cf", "M-4.6 4.4L-5.2 8.4L-2.6 6.4zM4.6 4.4L5.2 8.4L2.6 6.4z"), // two teeth upward
    stroke(INK, 1, "M-4.4 5.6Q0 7.4 4.4 5.6"),
  ],
  ilvane: [
    ...left(
      0,
      [
        shape("#c98a35", "M-5.6 7Q-8 -6 -2.6 -9Q-5 0 1 7.4z"),
        stroke("#f7ead0", 0.7, "M-4.4 -5L-3.4 6M-3 -4L-1.8 6.4M-1.8 -1L-0.4 6.6"),
        stroke(INK, 1.6, "M-2.6 -9Q4 -8 3.6 -3L1 7.4"),
        stroke("#e0a957", 0.9, "M-2.6 -9Q4 -8 3.6 -3L1 7.4"),
      ],
      -10.5,
      3,
    ),
    ...torso("#2d7f95", 11.5, 7.5),
    ...arms("#2d7f95", "#e8c39d", 11.5),
    stroke("#f2d27a", 1.2, "M-8 4Q0 9.5 8 4"),
    shape("#e9c9a4", "M-5 0L-10.5 -3L-5.6 4zM5 0L10.5 -3L5.6 4z"), // ears
    shape("#d8d4c4", "M-6.8 6Q-8.4 -9 0 -9.6Q8.4 -9 6.8 6L5 10L4.4 0.4H-4.4L-5 10z"), // silver hair
    ...face("#efcfa9", "#14505f"),
    stroke("#57a04a", 1.6, "M-6 -1Q0 -4 6 -1"),
    tint("#7cc46b", "M-6 -1.4l-2.6 -2.4l3 0.2zM6 -1.4l2.6 -2.4l-3 0.2zM0 -3l-1.2 -3l2.4 0z"), // a wreath of reeds
  ],
  zaida: [
    ...right(
      18,
      [
        stroke(INK, 4, "M0 4V-2Q4 -12 1 -19"),
        stroke(STEEL, 2.4, "M0 4V-2Q4 -12 1 -19"),
        shape(GOLD, box(-3.4, 0, 6.8, 2.2)),
      ],
      12.5,
      6,
    ),
    ...torso("#8c2430", 13, 8),
    shape(GOLD, oval(-11, -0.5, 3.4, 2), oval(11, -0.5, 3.4, 2)), // epaulettes
    stroke(GOLD, 1.1, "M-3 4V12M3 4V12"),
    shape("#efe3cd", "M-3.4 6L0 13L3.4 6z"),
    shape("#231711", "M-6.4 4Q-8 -6 0 -7Q8 -6 6.4 4L5 8L4.6 0H-4.6L-5 8z"),
    ...face("#8d5a36", "#1a0d06"),
    shape("#1d2a4a", "M-13 -1.6Q-9 -4.4 -6.4 -9.4Q0 -12.6 6.4 -9.4Q9 -4.4 13 -1.6Q6 -4.2 0 -4.2Q-6 -4.2 -13 -1.6z"), // a captain's hat
    stroke(GOLD, 1.2, "M-12 -2.2Q-5 -5.4 0 -5.4Q5 -5.4 12 -2.2"),
    shape("#f7f2e2", disc(0, -7.6, 1.8)),
  ],
};
