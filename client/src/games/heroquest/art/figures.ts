/** Heroes, monsters and friends seen from above, facing south, around the middle of their square; 17 units reach the rim. */
import {
  arms,
  axe,
  BONE,
  BONE_DARK,
  bow,
  brow,
  cleaver,
  eyes,
  GOLD,
  LEATHER,
  left,
  right,
  shield,
  spear,
  staff,
  STEEL,
  STEEL_DARK,
  sword,
  torso,
} from "../../shared/art/bodies";
import { box, disc, INK, moved, oval, shape, stroke, tint, type Part } from "../../shared/art/shapes";

export const HERO_ART: Record<string, readonly Part[]> = {
  barbarian: [
    ...right(24, sword(25, 4), 12.5, 7),
    shape("#6a4526", "M-15 2L-12 -6L-8 -4.5L-5 -9L0 -6.5L5 -9L8 -4.5L12 -6L15 2z"), // a fur over the shoulders
    ...torso("#d09a68", 13.5, 7.5),
    ...arms("#d09a68", "#d09a68", 13),
    stroke(LEATHER, 2.4, "M-8 -2L6 9M8 -2L-6 9"),
    shape("#7d2f12", "M-7.5 2Q-9 -9 0 -9.5Q9 -9 7.5 2L5.5 7L4.5 0H-4.5L-5.5 7z"), // hair down to the shoulders
    shape("#dba877", "M-5 1Q-5 7.5 0 8Q5 7.5 5 1Q0 -1.5 -5 1z"),
    stroke(GOLD, 1.8, "M-5.6 0.8Q0 -2 5.6 0.8"),
    eyes("#2a1408", 3.6, 2.1, 0.9),
  ],
  dwarf: [
    ...right(10, axe(16, true), 13.5, 6),
    ...left(0, shield("#7a2318", GOLD), -12, 5),
    ...torso("#9a7b3a", 13, 8.5),
    stroke("#e6d3a3", 1, "M-10 -1Q0 5 10 -1M-11 3Q0 9 11 3"), // mail
    shape("#caa07a", disc(13, 7, 2.8)),
    shape("#d7762a", "M-6.5 1Q-8 10 -3.5 13L0 15L3.5 13Q8 10 6.5 1z"), // the beard
    stroke("#9c4c12", 0.9, "M-3 6L-2.5 12M0 6V13.5M3 6L2.5 12"),
    shape("#e0b28a", oval(0, 1.8, 5.2, 3.2)),
    eyes("#2a1408", 2.6, 2, 0.9),
    shape(STEEL_DARK, "M-7 1Q-7.5 -8.5 0 -9Q7.5 -8.5 7 1Q0 -2 -7 1z"),
    stroke(GOLD, 1.6, "M0 -8.6V-1M-6.7 0.2Q0 -2.6 6.7 0.2"),
    shape(BONE, "M-6.6 -3Q-12 -4 -12 -9.5Q-8.5 -7.5 -5.6 -6.4zM6.6 -3Q12 -4 12 -9.5Q8.5 -7.5 5.6 -6.4z"),
  ],
  elf: [
    ...left(-8, bow, -13, 3),
    ...right(24, sword(18, 2.6), 12, 6),
    shape("#164f33", "M-10 -2Q-9 -13 0 -15Q9 -13 10 -2z"), // a cloak
    ...torso("#2f8a5a", 11.5, 7),
    ...arms("#2f8a5a", "#e8c39d", 11.5),
    shape("#e9c9a4", "M-5 0L-11.5 -2.5L-5.5 4zM5 0L11.5 -2.5L5.5 4z"), // ears
    shape("#e8cf7a", "M-6.5 4Q-8 -8.5 0 -9Q8 -8.5 6.5 4L4.8 8L4.2 0.5H-4.2L-4.8 8z"),
    shape("#efcfa9", "M-4.6 0.8Q-4.6 7.4 0 8.2Q4.6 7.4 4.6 0.8Q0 -1.4 -4.6 0.8z"),
    stroke("#1f6b45", 1.6, "M-5.4 -0.4Q0 -3 5.4 -0.4"),
    eyes("#174a2e", 3.6, 2, 0.95),
  ],
  wizard: [
    ...right(6, staff(19, "#7fe3ff"), 13.5, 6),
    shape("#223c84", "M-14 9Q-14 -7 0 -8Q14 -7 14 9Q7 13 0 13Q-7 13 -14 9z"), // a wide robe
    stroke("#e8b740", 1.2, "M-12.5 8Q0 14.5 12.5 8"),
    tint("#ffffff22", "M-12 6Q-11 -5 0 -6Q-8 -2 -8 9z"),
    shape("#e8c39d", disc(13.3, 7.6, 2.5), disc(-12.6, 8.4, 2.5)),
    shape("#f2f2ee", "M-5.5 2Q-6 11 0 15Q6 11 5.5 2z"), // the beard
    shape("#e8c39d", oval(0, 2.4, 4.8, 3.4)),
    eyes("#1c2b58", 3.2, 1.9, 0.9),
    shape("#3556a8", "M-10.5 0Q-10 -4 0 -4.5Q10 -4 10.5 0Q5 2.6 0 2.2Q-5 2.6 -10.5 0z"), // the hat, bent back
    shape("#2b4790", "M-6.5 -1.5Q-5.5 -11 4 -17Q2.5 -11.5 6.5 -1.5Q0 1.2 -6.5 -1.5z"),
    tint(GOLD, "M0 -9l0.9 1.9l2 .2l-1.5 1.4l.4 2l-1.8 -1l-1.8 1l.4 -2l-1.5 -1.4l2 -.2z"),
  ],
};

export const MONSTER_ART: Record<string, readonly Part[]> = {
  goblin: [
    ...right(34, cleaver(15), 11, 7),
    shape("#5a3d22", "M-9 7Q-10 -5 0 -6Q10 -5 9 7Q4 11 0 11Q-4 11 -9 7z"),
    ...arms("#6ea63f", "#6ea63f", 10.5),
    shape("#7fbb48", "M-5.5 -1L-16.5 -6Q-14 2 -6 4zM5.5 -1L16.5 -6Q14 2 6 4z"), // great ears
    tint("#b9805a", "M-7 0L-13.5 -3.6Q-12 1 -7 2zM7 0L13.5 -3.6Q12 1 7 2z"),
    shape("#7fbb48", "M-7 -1Q-7 -8.5 0 -8.5Q7 -8.5 7 -1Q7 6 0 8.5Q-7 6 -7 -1z"),
    shape("#8fc955", "M-1.6 2L0 7.5L1.6 2z"),
    eyes("#ffe66b", 1.4, 3, 1.6),
    tint(INK, disc(-2.8, 1.6, 0.7), disc(2.8, 1.6, 0.7)),
    brow,
  ],
  orc: [
    ...right(20, cleaver(21), 14, 6),
    ...left(0, shield("#4b3a2a", "#a33a20"), -14, 5),
    ...torso("#3c3026", 14.5, 9),
    shape("#737d84", "M-15 1Q-16 -6 -9.5 -7L-7 0zM15 1Q16 -6 9.5 -7L7 0z"), // iron on the shoulders
    shape(STEEL, "M-12.5 -6L-14.5 -11L-9.8 -7zM12.5 -6L14.5 -11L9.8 -7z"),
    shape("#4f8a4a", disc(14.2, 7.4, 3)),
    shape("#4f8a4a", "M-7.5 -1Q-8 -9 0 -9Q8 -9 7.5 -1Q8 8 0 9.5Q-8 8 -7.5 -1z"),
    shape("#20180f", "M-2 -9Q0 -14 2 -9L1.5 -1Q0 0.5 -1.5 -1z"), // a crest of hair
    eyes("#ff6a3c", 2, 3.2, 1.3),
    shape(BONE, "M-4.2 9L-5.2 3.8L-2.4 7.4zM4.2 9L5.2 3.8L2.4 7.4z"), // tusks
    stroke(INK, 1, "M-2.5 7.2Q0 8.4 2.5 7.2"),
  ],
  skeleton: [
    ...right(16, sword(20, 2.4), 12, 6),
    stroke(INK, 4, "M-12 6L-8 0H8L12 6M0 -3V10M-6 3.4H6M-5 7H5"),
    stroke(BONE, 2.4, "M-12 6L-8 0H8L12 6M0 -3V10M-6 3.4H6M-5 7H5"), // ribs and arms
    shape(BONE, disc(-12.2, 7, 2.3), disc(12.2, 7, 2.3)),
    shape(BONE, "M-6.8 -2.5Q-6.8 -10 0 -10Q6.8 -10 6.8 -2.5Q6.8 1 4.2 2.2L3.6 5.8H-3.6L-4.2 2.2Q-6.8 1 -6.8 -2.5z"),
    tint("#1a110b", oval(-2.8, -1.4, 2, 2.2), oval(2.8, -1.4, 2, 2.2), "M-0.9 2.6L0 0.8L0.9 2.6z"),
    tint("#ff7a4a", disc(-2.8, -1.2, 0.7), disc(2.8, -1.2, 0.7)),
    stroke(INK, 0.8, "M-1.8 4V5.6M0 4V5.6M1.8 4V5.6"),
    tint(BONE_DARK, "M-5.5 -6Q-3 -9.4 2 -9Q-3 -8 -4.6 -4.4z"),
  ],
  zombie: [
    shape("#6f8a5c", "M-12 -1L-10.5 13.5L-6.5 13.5L-6.5 2zM12 -1L10.5 12L6.5 12L6.5 2z"), // arms held out
    shape("#8aa371", disc(-8.6, 14, 2.9), disc(8.6, 12.6, 2.9)),
    ...torso("#51473c", 12.5, 7.5),
    stroke("#2a231c", 1.2, "M-9 5L-7 9L-5 5L-3 9L-1 5L1 9L3 5L5 9L7 5L9 9"), // rags
    tint("#7c2c20", "M3 -2Q8 -3 8 2Q5 4 3 -2z"),
    shape("#94ab7b", "M-6.6 -2Q-7 -10 0 -10Q7 -10 6.6 -2Q6.5 6 0 7Q-6.5 6 -6.6 -2z"),
    shape("#3a3226", "M-6.6 -3Q-6.5 -10 0 -10.2Q3 -10 3.6 -8Q-2 -8 -3 -4.5Q-5 -5 -6.6 -3z"),
    tint("#f3f0d8", disc(-2.6, 0, 1.9), disc(2.8, 0.4, 1.3)),
    tint(INK, disc(-2.3, 0.4, 0.7), disc(2.8, 0.6, 0.6), "M-2.5 4Q0 2.8 2.8 4.2Q0 5.8 -2.5 4z"),
  ],
  abomination: [
    shape("#5c2b24", "M-6 -6L-15 -14L-12.5 -4zM6 -6L15 -14L12.5 -4z"), // fins
    ...torso("#8b4434", 15, 10),
    stroke("#5c2b24", 1.1, "M-11 -1Q-8 3 -11 7M-6.5 5Q-3 9 0 5Q3 9 6.5 5M11 -1Q8 3 11 7"), // scales
    shape("#8b4434", "M-15 3Q-18 9 -12 14L-9 9zM15 3Q18 9 12 14L9 9z"),
    shape(BONE, "M-15.4 10L-15 15.5L-12.6 12.6L-10.5 15.5L-9.8 10.5zM15.4 10L15 15.5L12.6 12.6L10.5 15.5L9.8 10.5z"), // claws
    shape("#a5563f", "M-8 -2Q-9 -10.5 0 -11Q9 -10.5 8 -2Q8 7 0 10.5Q-8 7 -8 -2z"),
    shape("#d98a4d", "M0 -14.5L2.4 -6L0 3L-2.4 -6z"), // the comb
    eyes("#e9f57a", 0, 4.2, 2),
    tint(INK, box(-4.7, -1.6, 1, 3.2), box(3.7, -1.6, 1, 3.2)),
    shape("#2a0f0b", "M-4.5 5Q0 3.2 4.5 5Q3 9.4 0 9.4Q-3 9.4 -4.5 5z"),
    tint(BONE, "M-3.4 5L-2.4 7.2L-1.4 4.5zM3.4 5L2.4 7.2L1.4 4.5z"),
  ],
  mummy: [
    shape("#cdb988", "M-12.5 -1L-11.5 11.5L-7 12.5L-6.5 2zM12.5 -1L11.5 12.5L7 13.5L6.5 2z"),
    ...torso("#d8c694", 12.5, 8),
    stroke("#8d7a4c", 1.1, "M-11.5 0L11 4M-11.8 4.5L9 8M-8 -3L12 1M-11.8 6L-7 9M11.8 8L7 10"), // bandages
    stroke("#d8c694", 2.2, "M-11 12Q-15 14 -14.5 9"),
    shape("#e3d3a4", "M-6.8 -2Q-7 -10 0 -10Q7 -10 6.8 -2Q6.6 6.5 0 7.5Q-6.6 6.5 -6.8 -2z"),
    stroke("#8d7a4c", 1.1, "M-6 -5.5L5 -8M-6.8 -1.8L6.6 -4.4M-5.6 4L6 2M-3.6 6.6L4.6 5"),
    tint("#1d140a", "M-5.6 0.2L5.6 -1.6V1.2L-5.6 2.8z"),
    eyes("#ff9d2e", 0.8, 2.5, 1.1),
  ],
  dread_warrior: [
    ...right(14, sword(27, 4.4), 14.5, 8),
    ...left(0, shield("#2b2b33", "#b3261c"), -14, 6),
    ...torso("#33333d", 15, 9),
    shape("#8d1f1c", "M-5 4Q0 8 5 4L4 13Q0 15.5 -4 13z"), // a blood-red tabard
    shape("#4a4a57", "M-16 3Q-17.5 -6 -9 -8L-6.5 0zM16 3Q17.5 -6 9 -8L6.5 0z"),
    stroke("#b3261c", 1.3, "M-15 -1Q-13 -5.5 -9 -6.6M15 -1Q13 -5.5 9 -6.6"),
    shape("#3a3a45", "M-7.6 -1Q-8 -9.5 0 -9.8Q8 -9.5 7.6 -1L6 7L0 9.6L-6 7z"),
    shape(BONE, "M-7 -3Q-13.5 -5 -12.5 -13.5Q-9.5 -8.5 -5 -7.4zM7 -3Q13.5 -5 12.5 -13.5Q9.5 -8.5 5 -7.4z"), // horns
    stroke("#8c8c9c", 1.2, "M0 -9.4V8.6"),
    tint("#ff3b22", "M-5.6 0.4L-1 2V3.6L-5.2 2.4zM5.6 0.4L1 2V3.6L5.2 2.4z"),
  ],
  gargoyle: [
    shape(
      "#4d5866",
      "M-5 1Q-10 -13 -20.5 -11Q-16.5 -6.5 -19.5 -2Q-15.5 -1.5 -16.5 4Q-12 2 -8 6zM5 1Q10 -13 20.5 -11Q16.5 -6.5 19.5 -2Q15.5 -1.5 16.5 4Q12 2 8 6z",
    ), // wings
    stroke("#2b323b", 1.1, "M-6 0Q-12 -8 -20 -11M-7 2Q-13 -3 -19 -2M6 0Q12 -8 20 -11M7 2Q13 -3 19 -2"),
    ...torso("#7c8896", 11.5, 9),
    ...arms("#7c8896", "#7c8896", 11),
    shape(BONE, "M-13 9L-12.8 13L-10.8 10.8L-9 13L-8.8 9zM13 9L12.8 13L10.8 10.8L9 13L8.8 9z"),
    stroke("#4d5866", 1, "M-4 8L0 11L4 8M-6 4L-3 6M6 4L3 6"),
    shape("#8d99a7", "M-6.8 -1Q-7 -9 0 -9Q7 -9 6.8 -1Q6 6 0 8.4Q-6 6 -6.8 -1z"),
    shape("#39424d", "M-5.6 -5Q-8 -11 -4 -15Q-3.6 -10 -1.8 -8zM5.6 -5Q8 -11 4 -15Q3.6 -10 1.8 -8z"), // horns
    eyes("#ffb02e", 0.8, 2.9, 1.5),
    stroke(INK, 1.1, "M-3.4 5Q0 3.4 3.4 5"),
  ],
  dread_sorcerer: [
    ...right(8, staff(19, "#d06bff"), 13.5, 6),
    shape("#3a1f55", "M-15 10Q-16 -8 0 -10Q16 -8 15 10L10 8L6 13L0 10L-6 13L-10 8z"),
    stroke("#9c5fd0", 1.2, "M-13.5 7L-10 5L-6 10L0 7L6 10L10 5L13.5 7"),
    shape("#d9d0bd", disc(13.3, 7.6, 2.5), disc(-12.6, 7.6, 2.5)),
    tint("#b45cff90", disc(-12.6, 9, 4.4)), // a spell in the hand
    shape("#512a78", "M-8.4 4Q-10 -11 0 -12.5Q10 -11 8.4 4Q5 8.6 0 10.6Q-5 8.6 -8.4 4z"),
    tint("#0b060f", "M-5.6 3.5Q-6 -5.5 0 -6Q6 -5.5 5.6 3.5Q3.5 7.4 0 8.6Q-3.5 7.4 -5.6 3.5z"),
    eyes("#e58bff", 1.2, 2.4, 1.3),
  ],
};

export const ALLY_ART: readonly Part[] = [
  ...left(-14, spear(10), -12, 4),
  ...torso("#3b7f9c", 11.5, 7.5),
  ...arms("#3b7f9c", "#e0b78f", 11.5),
  shape("#5c3a20", disc(0, -1, 7)),
  shape("#e3bd95", "M-5 0.6Q-5 7.2 0 7.8Q5 7.2 5 0.6Q0 -1.6 -5 0.6z"),
  eyes("#2a1408", 3.4, 2, 0.9),
];

// What is left of the slain

const stain = tint("#4b0f0aa0", "M-14 6Q-17 -3 -8 -6Q-4 -13 5 -10Q14 -12 14 -3Q19 3 12 8Q8 15 -1 12Q-10 15 -14 6z");
const dust = tint("#00000055", oval(0, 3, 15, 10));

const BONES: readonly Part[] = [
  dust,
  stroke(INK, 4, "M-12 9L-2 2M-10 -1L3 10M4 -6L13 3M-7 -9L-1 -3"),
  stroke("#d9ceb2", 2.5, "M-12 9L-2 2M-10 -1L3 10M4 -6L13 3M-7 -9L-1 -3"),
  stroke("#d9ceb2", 1.6, "M5 6Q10 5 11 9M4 8Q9 8 9 12"),
  ...moved("translate(4 -3) rotate(24) scale(.8)", [
    shape(
      "#d9ceb2",
      "M-6.8 -2.5Q-6.8 -10 0 -10Q6.8 -10 6.8 -2.5Q6.8 1 4.2 2.2L3.6 5.8H-3.6L-4.2 2.2Q-6.8 1 -6.8 -2.5z",
    ),
    tint("#1a110b", oval(-2.8, -1.4, 2, 2.2), oval(2.8, -1.4, 2, 2.2), "M-0.9 2.6L0 0.8L0.9 2.6z"),
  ]),
];
const SHARDS: readonly Part[] = [
  dust,
  shape("#77828f", "M-13 6L-9 -4L-3 -1L-5 9zM-2 -4L4 -11L9 -6L5 0zM2 4L9 2L13 8L6 12zM-6 -12L-2 -10L-5 -7z"),
  shape("#566170", "M-4 3L0 1L1 8L-3 9zM9 -1L14 -3L13 3z"),
];
const REMAINS: Record<string, readonly Part[]> = { skeleton: BONES, gargoyle: SHARDS };
const BLOODLESS = new Set(["mummy"]);

/** Where somebody fell: bones or shards, else the body itself in what it bled. */
export function remains(kind: string, turn: number): readonly Part[] {
  const left = REMAINS[kind];
  if (left) return moved(`rotate(${turn})`, left);
  const body = MONSTER_ART[kind] ?? HERO_ART[kind] ?? ALLY_ART;
  return [BLOODLESS.has(kind) ? dust : stain, ...moved(`translate(1 1) rotate(${turn}) scale(.86 .8)`, body)];
}
