/** The faces of the six adventurers, head and shoulders in a square of 100: what tells them apart is large enough for a token. */
import { box, disc, oval, stroke, tint, type Part } from "../../shared/art/shapes";

/** The side of the square. */
export const FACE = 100;

const INK = "#1a1020";
const WIDTH = 2.6;
const shape = (fill: string, ...d: string[]): Part => ({ d: d.join(""), fill, line: INK, width: WIDTH });
const line = (width: number, ...d: string[]): Part => stroke(INK, width, ...d);

/** Two eyes that look to the right, where what comes stands. */
const eyes = (y: number, iris: string, apart = 10): Part[] => [
  tint("#fffaf0", oval(50 - apart, y, 5, 4), oval(52 + apart, y, 5, 4)),
  tint(iris, disc(51.6 - apart, y, 2.9), disc(53.6 + apart, y, 2.9)),
  tint(INK, disc(52 - apart, y, 1.6), disc(54 + apart, y, 1.6)),
];
const nose = (shade: string): Part => stroke(shade, 2.6, "M52 52Q57 60 52 63Q49 64 47 62");
/** The side of a face that lies in the shade. */
const shade = (d: string): Part => tint("#3a123022", d);

const barbarian: Part[] = [
  // a mane, and the fur on his shoulders
  shape("#7a2e14", "M20 58Q14 14 50 12Q86 14 80 58L84 82H16z"),
  tint("#a8481f", "M28 40Q32 20 50 18Q40 26 36 48zM66 22Q76 32 76 52Q70 34 62 24z"),
  shape("#8a6a46", "M-4 104Q2 74 22 70Q28 76 34 72Q42 82 50 78Q58 82 66 72Q72 76 78 70Q98 74 104 104z"),
  stroke("#c9a877", 2.4, "M10 84l5 8M22 78l4 9M78 78l-4 9M90 84l-5 8M34 82l2 8M66 82l-2 8"),
  shape("#e0a06c", "M29 38Q30 24 50 23Q70 24 71 38L70 58Q66 74 50 76Q34 74 30 58z"),
  shade("M62 25Q71 28 71 40L70 58Q66 72 52 76Q62 66 63 48z"),
  // paint across the eyes
  tint("#2b5fa8", "M30 42Q50 37 70 42L70 50Q50 46 30 50z"),
  ...eyes(45, "#3a6b2f"),
  line(3.6, "M33 39L45 41.5M69 39L57 41.5"),
  nose("#a5643a"),
  // beard in two plaits
  shape("#8f3a18", "M29 52Q34 62 42 62Q50 58 58 62Q66 62 71 52Q74 74 62 82L60 96L54 84H46L40 96L38 82Q26 74 29 52z"),
  line(2.6, "M43 68Q50 71 58 67"),
  tint("#e6b84a", box(37, 86, 6, 4), box(57, 86, 6, 4)),
  // a band around the brow
  shape("#5b3a22", "M27 33Q50 24 73 33L72 27Q50 18 28 27z"),
  shape("#d9dfe6", "M50 21l5 5l-5 5l-5 -5z"),
];

const warrior: Part[] = [
  shape("#8b97a8", "M-2 104Q0 80 26 76H74Q100 80 102 104z"),
  tint("#c3ccd8", "M6 96Q10 84 28 81L34 81Q18 88 14 104H4z"),
  shape("#6f7b8c", "M32 70H68L72 84Q50 92 28 84z"),
  shape("#e9b98e", "M32 40H68V60Q65 74 50 76Q35 74 32 60z"),
  shade("M60 40H68V60Q65 73 52 76Q60 66 60 50z"),
  ...eyes(50, "#5a3a1c", 9),
  line(3.4, "M33 44L46 45.5M69 44L58 45.5"),
  stroke("#b5764a", 2.6, "M54 52Q58 60 53 63"),
  stroke("#9a4a3a", 2.8, "M44 69Q51 67 58 69"),
  // cheeks of steel, the bowl of the helmet, and its plume
  shape("#c0392b", "M44 14Q30 -2 14 10Q4 20 8 40Q14 26 26 24Q36 16 50 18z"),
  tint("#e8705c", "M40 12Q28 4 18 13Q28 10 36 16z"),
  shape("#aeb9c7", "M26 48Q20 14 52 12Q82 14 75 48L75 66L66 74V46Q50 38 34 46V74L26 66z"),
  tint("#e6ecf3", "M32 40Q30 22 46 17Q38 26 38 40z"),
  tint("#76828f", "M66 20Q77 30 75 50V64L70 68V46Q70 30 62 19z"),
  shape("#d9a441", "M26 46Q50 33 75 46L75 40Q50 27 26 40z"),
  tint(INK, disc(32, 42, 1.4), disc(41, 38.4, 1.4), disc(50.5, 37, 1.4), disc(60, 38.4, 1.4), disc(69, 42, 1.4)),
];

const thief: Part[] = [
  shape("#2f4a3a", "M-2 104Q6 72 30 68H70Q94 72 102 104z"),
  // a hood, and how deep it is
  shape("#3f6a4e", "M14 74Q6 8 54 6Q68 8 62 14Q92 24 86 74Q70 92 50 92Q30 92 14 74z"),
  tint("#5f9270", "M22 62Q18 20 48 12Q32 26 31 60z"),
  shape("#17211c", "M25 66Q20 26 50 24Q80 26 75 66Q66 84 50 84Q34 84 25 66z"),
  shape("#d9a877", "M31 44Q40 36 50 36Q60 36 69 44L68 62Q64 78 50 80Q36 78 32 62z"),
  tint("#3a123033", "M31 44Q40 36 50 36Q60 36 69 44L69 46Q50 40 31 46zM62 40Q69 44 68 62Q64 76 52 80Q62 68 62 54z"),
  // a mask
  shape("#241a2c", "M28 46Q50 40 72 46L70 56Q62 60 53 55H47Q38 60 30 56z"),
  tint("#fff3c4", oval(40, 51, 5, 3.2), oval(62, 51, 5, 3.2)),
  tint(INK, disc(42, 51, 2), disc(64, 51, 2)),
  stroke("#a5643a", 2.4, "M52 57Q56 63 51 65"),
  stroke("#7a2f2a", 2.8, "M42 71Q52 74 61 67"),
  // and a dagger's hilt over the shoulder
  shape("#d9a441", "M84 62l14 -9l3 4l-14 9z"),
  shape("#6b4426", "M90 58l-8 -12l5 -3l8 12z"),
  shape("#e6b84a", disc(83.6, 42, 4.4)),
];

const sorcerer: Part[] = [
  shape("#4a2b7a", "M-2 104Q4 76 30 70H70Q96 76 102 104z"),
  tint("#6d46a8", "M8 98Q14 82 32 77L30 104H6z"),
  shape("#f2eef8", "M30 44Q24 60 28 78Q24 70 22 62Q20 44 30 38zM70 44Q76 60 72 78Q76 70 78 62Q80 44 70 38z"),
  shape("#f0c9a4", "M31 40H69V58Q66 72 50 74Q34 72 31 58z"),
  shade("M61 40H69V58Q66 71 52 74Q61 64 61 50z"),
  ...eyes(48, "#2f9ac4", 9.5),
  stroke("#ffffff", 4.4, "M31 42Q38 37 46 42M69 42Q63 37 56 42"),
  stroke("#c08a60", 2.6, "M53 50Q59 60 52 62"),
  // his beard lies on his breast
  shape("#f7f4fb", "M30 54Q36 64 43 63Q50 58 58 63Q65 64 70 54Q76 78 62 92Q56 102 50 104Q44 102 38 92Q24 78 30 54z"),
  tint("#cfc6e2", "M60 66Q70 64 70 58Q74 78 60 92Q54 100 50 102Q62 86 60 66z"),
  line(2.4, "M44 68.5Q51 71 57 68"),
  stroke("#bdb2d4", 2, "M44 78Q45 88 49 96M56 77Q56 86 53 94"),
  // a hat that is too high for the picture
  shape("#5b3596", "M34 34L54 -16L80 -10L68 34z"),
  tint("#8459c4", "M39 32L55 -14L62 -12L48 32z"),
  shape("#6d46a8", "M10 42Q50 18 90 42Q88 48 82 46Q50 30 18 46Q12 48 10 42z"),
  shape("#e6b84a", "M33 33Q50 26 69 33L71 26Q50 19 35 26z"),
  tint("#ffe89a", "M57 4l2 5l5 .4l-4 3.4l1.4 5l-4.4 -2.8l-4.4 2.8l1.4 -5l-4 -3.4l5 -.4z"),
];

const ranger: Part[] = [
  // arrows in a quiver
  line(4.6, "M80 72L92 18M72 70L80 14"),
  stroke("#c89b62", 2.4, "M80 72L92 18M72 70L80 14"),
  shape("#e8e2d0", "M92 18l-7 6l2 -14l9 -4l4 11zM80 14l-6 7l1 -14l8 -5l4 11z"),
  shape("#3f6b34", "M-2 104Q4 76 30 71H70Q96 76 102 104z"),
  shape("#6b4426", "M64 72L78 76L40 104H24z"),
  shape("#4a2f1c", "M24 56Q20 30 50 26Q80 30 76 56L72 72H28z"),
  shape("#d99a66", "M31 40Q50 32 69 40V58Q66 74 50 77Q34 74 31 58z"),
  shade("M61 37Q69 38 69 44V58Q66 73 52 77Q61 66 61 50z"),
  ...eyes(49, "#3f7a3a", 9.5),
  line(3.2, "M33 43.5Q39 40 46 43M69 43.5Q63 40 57 43"),
  nose("#a5643a"),
  stroke("#b5523f", 2.6, "M64 54L68 64"),
  // stubble
  tint("#5b3a2266", "M32 58Q38 64 43 65Q51 62 59 65Q65 62 69 56Q68 72 50 77Q34 74 32 58z"),
  stroke("#7a3a2a", 2.8, "M43 69.5Q51 72 59 68.5"),
  // a cap with a feather
  shape("#c8372d", "M30 30Q14 14 12 -8Q30 0 40 24z"),
  stroke("#fff1dc", 2, "M16 0Q26 14 36 26"),
  shape("#4f8a3f", "M24 38Q26 10 56 12Q76 14 76 36Q60 30 46 32z"),
  tint("#79b35f", "M31 32Q34 17 52 16Q40 22 38 31z"),
  shape("#356029", "M14 42Q34 28 60 30Q84 30 94 24Q88 42 62 40Q38 38 22 48z"),
];

const minstrel: Part[] = [
  // hair down to her shoulders
  shape("#b5431f", "M18 84Q10 20 50 16Q90 20 82 84Q74 92 66 84H34Q26 92 18 84z"),
  tint("#e0763a", "M25 74Q20 36 38 26Q30 44 34 78zM72 36Q80 52 76 78Q72 56 66 40z"),
  shape("#b23a6b", "M-2 104Q4 80 32 75H68Q96 80 102 104z"),
  shape("#f6d4b8", "M42 66H58V80Q50 88 42 80z"),
  shape("#f3dca8", "M28 80Q40 78 50 92Q60 78 72 80L66 92Q56 92 50 102Q44 92 34 92z"),
  shape("#f6cfae", "M31 42Q33 30 50 29Q67 30 69 42V54Q66 70 50 74Q34 70 31 54z"),
  shade("M61 32Q69 36 69 44V54Q66 69 52 74Q61 62 61 48z"),
  tint("#f0a08c", oval(38, 58, 5, 3.4), oval(63, 58, 5, 3.4)),
  ...eyes(48, "#2f7a6b", 9.5),
  line(2.6, "M34 44Q39 39.5 46 43M68 44Q64 39.5 57 43M33 47.5L30.5 45M70 47.5L73 45"),
  stroke("#cf8f6c", 2.2, "M53 51Q56 57 51 58.6"),
  tint("#b02a3c", "M41 62.5Q50 65 60 61.5Q57 70 50 70Q43 69 41 62.5z"),
  tint("#ffffff", "M44 63.6Q50 65 57 63Q55 66 50 66.4Q46 66 44 63.6z"),
  // a fringe, a beret and its plume
  shape("#c9542a", "M29 46Q32 30 50 30Q44 40 29 46zM71 46Q70 32 52 30Q58 40 71 46z"),
  shape("#f4efe2", "M70 16Q84 -6 104 2Q96 8 98 16Q90 14 88 22Q80 20 76 28z"),
  stroke("#b9ad92", 2, "M74 22Q84 8 98 5"),
  shape("#7a2f86", "M14 36Q12 8 48 8Q84 6 82 30Q66 22 46 28Q28 32 22 42Q15 42 14 36z"),
  tint("#a556b0", "M22 28Q26 15 46 13Q32 20 29 30z"),
];

/** By the id of the character. */
export const FACES: Readonly<Record<string, readonly Part[]>> = {
  barbarian,
  warrior,
  thief,
  sorcerer,
  ranger,
  minstrel,
};
