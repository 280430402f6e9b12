/** The four heroes from behind, in the dark, on their way; and what is left where they did not come back. */
import { disc, stroke, tint, type Part } from "../../shared/art/shapes";
import { FIRE, NEAR, RIM } from "./grounds";

const figure = (x: number, y: number, s: number, d: string, ...more: Part[]): Part[] =>
  [tint(NEAR, d), { ...stroke(RIM, 1.3, d) }, tint(NEAR, d), ...more].map((part, n) => ({
    ...part,
    // the second drawing a little aside: light along one edge
    move: `translate(${x + (n === 1 ? 1.2 : 0)} ${y - (n === 1 ? 0.6 : 0)}) scale(${s})${part.move ? ` ${part.move}` : ""}`,
  }));

export const BARBARIAN =
  "M-6 -66Q0 -74 6 -66L7 -58Q20 -56 22 -44L24 -24L18 -22L15 -38L13 -24L15 -2V2H3L1 -20L-3 2H-15L-13 -24L-15 -40L-19 -28L-25 -30L-21 -46Q-18 -56 -7 -58z";
export const DWARF =
  "M-8 -46L-16 -54L-14 -42L-8 -40Q-20 -36 -21 -22L-18 -14L-14 -18L-13 2H-2V-6H2V2H13L14 -18L18 -14L21 -22Q20 -36 8 -40L14 -42L16 -54L8 -46Q0 -54 -8 -46z";
export const ELF =
  "M0 -70Q8 -68 7 -56Q15 -52 16 -40L19 -24L14 -22L11 -34L13 -8L10 2H2L0 -14L-2 2H-10L-13 -8L-11 -34L-15 -22L-20 -24L-16 -40Q-15 -52 -7 -56Q-8 -68 0 -70z";
export const WIZARD =
  "M4 -88Q4 -78 8 -66L16 -62L9 -59Q17 -54 18 -40L20 -28L14 -27L18 2H-18L-14 -27L-20 -28L-18 -40Q-17 -54 -9 -59L-16 -62L-8 -66Q-4 -80 4 -88z";

/** By kind, the hindmost first. */
export const PARTY: Record<string, readonly Part[]> = {
  wizard: figure(210, 212, 0.86, WIZARD, stroke(NEAR, 2.6, "M24 4L22 -78"), tint(FIRE, disc(22, -82, 4))),
  elf: figure(166, 208, 0.84, ELF, stroke(NEAR, 2, "M-20 -58Q-34 -32 -20 -4")),
  dwarf: figure(
    122,
    216,
    1,
    DWARF,
    stroke(NEAR, 3, "M24 2L27 -48"),
    tint(NEAR, "M20 -50Q18 -38 26 -36L27 -50Q38 -46 36 -36L28 -50z"),
  ),
  barbarian: figure(
    78,
    218,
    1.06,
    BARBARIAN,
    stroke(NEAR, 3.4, "M-20 -36L14 -84"),
    stroke(NEAR, 4, "M22 -26L33 -58"),
    tint(FIRE, "M27 -58Q24 -68 32 -74Q33 -68 36 -72Q40 -84 36 -88Q48 -76 43 -62Q38 -54 32 -55z"),
  ),
};
/** Where the barbarian's torch burns. */
export const TORCH = { x: 116, y: 144 };

/** Four blades in the ground. */
export const FALLEN: readonly Part[] = [
  [84, 0],
  [128, 8],
  [170, -6],
  [212, 4],
].flatMap(([x, lean]) =>
  figure(x!, 214, 1, "M-2.4 4L-3 -34H-12V-38H-3V-50H3V-38H12V-34H3L2.4 4z").map((part) => ({
    ...part,
    move: `${part.move} rotate(${lean})`,
  })),
);
