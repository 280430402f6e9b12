/** What lies on the floor of rooms, around the middle of a tile that lies with its arrow up: faint, since figures stand on it. */
import { box, disc, oval, stroke, tint, type Part } from "../../shared/art/shapes";

/** A carpet with its border and its fringes, around a point. */
export const carpet = (colour: string, x: number, y: number, w: number, h: number): readonly Part[] => [
  tint(`${colour}8c`, box(x - w / 2, y - h / 2, w, h)),
  stroke("#f2d58a80", 1.6, box(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10)),
  stroke("#00000040", 1.2, box(x - w / 2, y - h / 2, w, h)),
];
/** Rings of inlaid stone. */
export const rings = (colour: string, ...radii: readonly number[]): readonly Part[] =>
  radii.map((r, n) => stroke(`${colour}${n % 2 ? "60" : "90"}`, n % 2 ? 3 : 6, disc(0, 0, r)));
/** A star of so many points, inlaid. */
export const star = (colour: string, points: number, r: number, inner: number, x = 0, y = 0): Part => {
  const at = (n: number): string => {
    const [angle, far] = [(Math.PI * n) / points - Math.PI / 2, n % 2 ? inner : r];
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  };
  return tint(`${colour}78`, `M${Array.from({ length: 2 * points }, (_, n) => at(n)).join("L")}z`);
};
/** A gravestone let into the floor. */
export const grave = (x: number, y: number): readonly Part[] => [
  tint("#00000030", box(x - 12, y - 17, 24, 34)),
  stroke("#ffffff38", 1.2, box(x - 10, y - 15, 20, 30)),
  stroke("#00000055", 2, `M${x} ${y - 10}v20M${x - 6} ${y - 4}h12`),
];
export const cracks = (...d: readonly string[]): readonly Part[] => [
  stroke("#0000008c", 3, ...d),
  stroke("#ffffff38", 1, ...d.map((each) => each.replace(/^M(-?\d+) (-?\d+)/, (_, x, y) => `M${+x + 2} ${+y + 2}`))),
];
export const straw = (...spots: readonly (readonly [number, number])[]): Part =>
  stroke(
    "#7a5c16b0",
    1.4,
    ...spots.map(
      ([x, y]) => `M${x - 10} ${y + 2}l9 -4M${x - 3} ${y + 6}l10 -3M${x + 2} ${y - 5}l7 4M${x - 8} ${y - 5}l5 3`,
    ),
  );
export const puddles = (...spots: readonly (readonly [number, number, number])[]): readonly Part[] => [
  tint("#2f78b766", ...spots.map(([x, y, r]) => oval(x, y, r, r * 0.62))),
  stroke(
    "#e6f6ff70",
    1.2,
    ...spots.map(([x, y, r]) => `M${x - r * 0.5} ${y - r * 0.2}q${r * 0.4} ${-r * 0.25} ${r * 0.8} 0`),
  ),
];
export const pebbles = (...spots: readonly (readonly [number, number])[]): readonly Part[] => [
  tint(
    "#00000040",
    ...spots.flatMap(([x, y]) => [oval(x, y, 5, 3.6), oval(x + 9, y + 4, 3.4, 2.6), oval(x - 4, y + 8, 3, 2.2)]),
  ),
  tint("#ffffff30", ...spots.flatMap(([x, y]) => [oval(x - 1, y - 1, 2.6, 1.6), oval(x + 8.4, y + 3.4, 1.7, 1.1)])),
];
export const moss = (...spots: readonly (readonly [number, number, number])[]): Part =>
  tint(
    "#4f7d3a5c",
    ...spots.flatMap(([x, y, r]) => [oval(x, y, r, r * 0.7), oval(x + r * 0.8, y + r * 0.4, r * 0.5, r * 0.4)]),
  );
export const tufts = (...spots: readonly (readonly [number, number])[]): Part =>
  stroke("#4c7030b8", 1.8, ...spots.map(([x, y]) => `M${x} ${y}l-4 -7M${x} ${y}v-9M${x} ${y}l4 -7`));
/** Light of a window, thrown on the floor. */
export const beam = (colour: string, d: string): Part => tint(`${colour}44`, d);
/** A board that was laid there to walk on. */
export const boards = (x: number, y: number, w: number, h: number): readonly Part[] => [
  tint("#6b431f8c", box(x - w / 2, y - h / 2, w, h)),
  stroke(
    "#2f1b0c90",
    1.2,
    box(x - w / 2, y - h / 2, w, h),
    ...(w < h
      ? [-h / 4, 0, h / 4].map((dy) => `M${x - w / 2} ${y + dy}h${w}`)
      : [-w / 4, 0, w / 4].map((dx) => `M${x + dx} ${y - h / 2}v${h}`)),
  ),
];
export const stain = (colour: string, x: number, y: number, r: number): Part =>
  tint(
    `${colour}50`,
    `M${x - r} ${y}Q${x - r} ${y - r} ${x} ${y - r * 0.8}Q${x + r * 1.2} ${y - r * 0.6} ${x + r} ${y + r * 0.3}Q${x + r * 0.5} ${y + r} ${x - r * 0.3} ${y + r * 0.7}z`,
  );
/** A line inlaid in the stone. */
export const inlay = (colour: string, width: number, ...d: readonly string[]): Part =>
  stroke(`${colour}80`, width, ...d);
