/** What flies about when something happens: sparks of a blow, hearts knocked off, coins, shards, and each element's own. */
import { disc } from "../../shared/art/shapes";
import { chance } from "../art/rock";
import { ELEMENTS } from "../spells";

export interface Flying {
  d: string;
  fill: string;
  /** Where it goes, by the summit of its way, and how it turns. */
  x: number;
  y: number;
  turn: number;
  delay: number;
}

interface Kind {
  d: string;
  fill: readonly string[];
  count: number;
  far: number;
  /** How high it is thrown above where it lands; nothing: it flies straight. */
  up?: number;
}

const FLAME = "M0 5Q-4.5 2 -2.5 -2Q-1.5 0 -0.5 -2Q0 -5 2 -7Q1.5 -3 3 -1Q4.5 3 0 5z";
const DROP = "M0 -5Q4 1 0 4Q-4 1 0 -5z";
const CHIP = "M-3.5 1L-1 -3.500L3 -2L3.5 2L0 3.500z";
const GUST = "M-6 0Q-2 -4 3 -1.500Q6 0 3 2Q6 -1 -6 0z";
const HEART = "M0 4.500Q-6 0 -5 -3Q-3 -6 0 -2.500Q3 -6 5 -3Q6 0 0 4.500z";
const SPARK = "M0 -5.500L1.2 0L0 5.500L-1.2 0z";

export const KINDS: Record<string, Kind> = {
  sparks: { d: SPARK, fill: ["#fff6df", "#ffd27a", "#ff9a4a"], count: 9, far: 30 },
  hearts: { d: HEART, fill: ["#ff4a3a", "#d32c20"], count: 1, far: 22, up: 20 },
  coins: { d: disc(0, 0, 3.6), fill: ["#ffd65c", "#f0b429", "#fff0b0"], count: 11, far: 30, up: 36 },
  shards: { d: CHIP, fill: ["#d9ceb2", "#9a8f7a", "#6b6257"], count: 10, far: 30, up: 12 },
  fire: { d: FLAME, fill: ["#ff8a2a", "#ffc24a", "#ff5a2a"], count: 12, far: 30 },
  water: { d: DROP, fill: ["#7fc8ff", "#bfe4ff", "#4a9ae0"], count: 11, far: 28, up: 18 },
  earth: { d: CHIP, fill: ["#a5dd8b", "#8a7550", "#6fae5a"], count: 10, far: 26, up: 14 },
  air: { d: GUST, fill: ["#dfe6ff", "#ffffff", "#b4c4f0"], count: 10, far: 32 },
  dread: { d: SPARK, fill: ["#c9a6ff", "#e58bff", "#7a4fd0"], count: 11, far: 30 },
};

/** By what a spell is seen: its element, else what is nobody's. */
export const burstOf = (spell: string): string => ELEMENTS.find(({ spells }) => spells.includes(spell))?.id ?? "dread";

/** The pieces of a burst, each always on the same way. `count`: as many as there are points. */
export function flying(name: string, count = KINDS[name]?.count ?? 0): Flying[] {
  const kind = KINDS[name];
  if (!kind) return [];
  return Array.from({ length: count }, (_, n) => {
    const way = ((n + chance(n, count, 11) * 0.6) / count) * 2 * Math.PI - Math.PI / 2;
    const far = kind.far * (0.6 + 0.4 * chance(n, count, 12));
    return {
      d: kind.d,
      fill: kind.fill[n % kind.fill.length]!,
      x: Math.cos(way) * far,
      y: Math.sin(way) * far * (kind.up ? 0.5 : 1) - (kind.up ?? 0),
      turn: kind.up ? 200 * (chance(n, count, 13) - 0.5) : (way * 180) / Math.PI + 90,
      delay: chance(n, count, 14) * 0.12,
    };
  });
}
