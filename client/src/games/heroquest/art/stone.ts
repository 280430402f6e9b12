/** Rock that fills a square, and what a fallen block leaves of it. */
import { INK, shape, stroke, tint, type Part } from "../../shared/art/shapes";

export const ROCK: readonly Part[] = [
  tint("#1d1814", "M0 0H40V40H0z"),
  shape("#6b6257", "M1 13L9 3L22 1L25 12L15 20L3 19z", "M26 1L39 3V17L29 19L25 10z", "M2 21L15 22L18 36L9 39L1 37z"),
  shape("#5a5148", "M17 22L29 20L39 19V30L30 34L20 35z", "M21 37L31 35L39 32V39H20z"),
  stroke("#ffffff30", 1.2, "M3 13L10 5L21 3M28 3L37 5M4 23L13 24M19 24L36 21"),
];

export const RUBBLE: readonly Part[] = [
  tint("#00000066", "M3 37Q1 20 12 14Q18 3 28 8Q40 14 38 36z"),
  shape("#7d7367", "M4 34L7 21L16 18L21 27L16 37z"),
  shape("#8f8578", "M14 17L20 6L30 10L29 21L21 25z"),
  shape("#6b6257", "M22 27L31 21L37 27L36 37L24 37z"),
  shape("#9a9082", "M5 16L10 11L14 15L8 19z", "M32 15L37 17L34 21z", "M18 30L23 29L23 35L17 36z"),
  stroke("#ffffff38", 1.1, "M8 22L15 19.6M21 8L28 10.6M25 28L31 23"),
  stroke(INK, 1, "M11 25L13 32M24 13L22 20M30 27L31 34"),
];
