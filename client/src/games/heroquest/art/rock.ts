/** The living rock that dungeons are hewn out of: facets that meet without a seam, lighter and darker, each with its lit edge. */
import { tint, stroke, type Part } from "../../shared/art/shapes";

export const ROCK_SIZE = 280;
const FACETS = 8; // in a row
const STEP = ROCK_SIZE / FACETS;

/** A number from 0 to 1 that always is the same there. */
export function chance(x: number, y: number, salt = 0): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const round = (value: number): number => Math.round(value * 10) / 10;

const wrapped = (n: number): number => (n + FACETS) % FACETS;

/** A corner of the net of facets, out of its place; it is the same one on the far side of the tile. */
function corner(column: number, row: number): string {
  const [c, r] = [wrapped(column), wrapped(row)];
  const [dx, dy] = [chance(c, r, 1) - 0.5, chance(c, r, 2) - 0.5];
  return `${round((column + dx * 0.8) * STEP)} ${round((row + dy * 0.8) * STEP)}`;
}

const SHADES = [
  "rgb(0 0 0 / 40%)",
  "rgb(0 0 0 / 32%)",
  "rgb(0 0 0 / 25%)",
  "rgb(0 0 0 / 18%)",
  "rgb(206 218 255 / 1%)",
  "rgb(206 218 255 / 2.5%)",
  "rgb(206 218 255 / 4%)",
  "rgb(206 218 255 / 6%)",
];

/** All facets of a tile, and those that reach into it from the next one: one path for each shade, so that it is drawn fast. */
function hewn(): readonly Part[] {
  const shades = SHADES.map((): string[] => []);
  const [bright, dark]: [string[], string[]] = [[], []];
  for (let row = -1; row <= FACETS; row++) {
    for (let column = -1; column <= FACETS; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column + 1, row + 1), corner(column, row + 1)];
      const shade = (salt: number): string[] =>
        shades[Math.floor(chance(wrapped(column), wrapped(row), salt) * SHADES.length)]!;
      shade(3).push(`M${a}L${b}L${d}z`);
      shade(4).push(`M${b}L${c}L${d}z`);
      bright.push(`M${d}L${a}L${b}`);
      dark.push(`M${b}L${c}L${d}`);
    }
  }
  return [
    ...shades.map((facets, n) => tint(SHADES[n]!, ...facets)),
    stroke("rgb(206 218 255 / 7%)", 1, ...bright),
    stroke("rgb(0 0 0 / 30%)", 1.4, ...dark),
  ];
}

export const ROCK_FACES = hewn();

// What time leaves on a floor: drawn in a square of 40

const CRACKS = [
  "M4 9L11 13L14 20L22 23M14 20L11 27",
  "M36 30L29 27L25 30L18 27M29 27L30 20",
  "M8 36L13 30L12 24L18 19M13 30L20 32",
];
const PEBBLES = [
  "M6 31l3 -2l3 2l-1 3h-4zM13 35l2 -1l2 2l-2 1zM5 26l2 0l1 2l-2 1z",
  "M30 6l3 -1l2 2l-2 3l-3 -1zM26 10l2 0l0 2l-2 0zM34 12l2 1l-1 2l-2 -1z",
];
const MOSS = "M3 37Q2 31 7 31Q8 26 13 29Q19 28 19 33Q24 35 22 38z";
const BONE = "M9 12l14 9M8 10.4a2 2 0 1 1 1 3.6M23 19.4a2 2 0 1 1 1 3.2";

/** What lies on a square; most are bare. */
export function worn(column: number, row: number): readonly Part[] {
  const found = chance(column, row, 5);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance(column, row, 6) * list.length)]!;
  if (found < 0.15) {
    const crack = pick(CRACKS);
    return [
      stroke("rgb(0 0 0 / 38%)", 1.3, crack),
      { ...stroke("rgb(255 255 255 / 13%)", 0.7, crack), move: "translate(0.7 0.9)" },
    ];
  }
  if (found < 0.25)
    return [
      tint("rgb(0 0 0 / 30%)", pick(PEBBLES)),
      { ...tint("rgb(255 255 255 / 16%)", pick(PEBBLES)), move: "translate(-0.5 -0.9)" },
    ];
  if (found < 0.3)
    return [
      tint("rgb(70 96 48 / 34%)", MOSS),
      { ...tint("rgb(104 138 66 / 26%)", MOSS), move: "translate(2 7) scale(.8)" },
    ];
  if (found < 0.315) return [stroke("rgb(0 0 0 / 35%)", 3.6, BONE), stroke("rgb(226 214 184 / 75%)", 2, BONE)];
  return [];
}
