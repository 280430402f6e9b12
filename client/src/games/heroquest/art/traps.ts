/** Traps seen from above in a square of 40: as they are known to be, and what is left when they have gone off. */
import { box, disc, INK, oval, shape, stroke, tint, type Part } from "../../shared/art/shapes";

const PIT: readonly Part[] = [
  { ...tint("#4f473d", "M3 6L8 3L30 2L37 7L38 31L33 37L9 38L2 33z"), line: INK, width: 1.4 },
  tint("#2a2019", "M7 9L31 7L34 31L10 34z"),
  tint("#060403", "M11 13L28 12L30 28L13 30z"),
  stroke("#8f8578", 1, "M3 6L8 3L30 2L37 7M3 6L7 9M37 7L31 7M38 31L34 31M9 38L10 34"),
  stroke("#b5a47f", 1.4, "M16 27l4 -9M24 27l-3 -8M20 28l1 -10"), // stakes in the deep
];
const COVERED: readonly Part[] = [
  { ...tint("#1a120c99", box(3, 4, 34, 33)), line: "#120d0acc", width: 1.6 },
  // slabs that give way, and the dark between them
  tint("#050303", "M12 9L22 12L30 10L33 19L29 23L32 31L22 29L14 33L8 27L11 20L7 14z"),
  stroke("#7d2415", 1.6, "M12 9L22 12L30 10L33 19L29 23L32 31L22 29L14 33L8 27L11 20L7 14z"),
  stroke("#120d0a", 1.4, "M12 9L9 4M30 10L34 5M33 19L37 20M32 31L36 36M14 33L11 37M7 14L3 13"),
  stroke("#b5a47f", 1.4, "M16 28l3 -9M24 27l-2 -9M20 29l0.6 -10"), // stakes in the deep
  stroke("#e9b949", 1.4, "M4 5h32v31h-32z"),
];
const SPEARS: readonly Part[] = [
  tint("#00000045", oval(20, 21, 17, 16)),
  ...[
    [9, 11],
    [20, 9],
    [30, 14],
    [12, 24],
    [24, 22],
    [18, 33],
    [31, 30],
  ].flatMap(([x, y]) => [
    shape("#1a110b", disc(x!, y!, 3.2)),
    shape("#cfd6da", `M${x!} ${y! - 6}l2.2 5.4l-2.2 1.8l-2.2 -1.8z`),
  ]),
];
const BLOCK: readonly Part[] = [
  tint("#00000070", "M6 8L33 6L35 33L8 35z"), // the shadow of what hangs above
  shape("#8b8479", "M9 9L30 7L32 29L11 31z"),
  stroke("#4f473d", 1.3, "M9 16L31 14M10 24L31.5 22M17 8.4L18 16M24 15L25 22.5M16 24L17 30.5"),
  stroke("#c5301f", 1.8, "M14 12L27 27M27 12L14 27"),
];

type Look = Record<"known" | "sprung", readonly Part[]>;

export const TRAP_ART: Record<"pit" | "spear" | "falling_block", Look> = {
  pit: { known: COVERED, sprung: PIT },
  spear: { known: SPEARS, sprung: [] },
  falling_block: { known: BLOCK, sprung: [] },
};
