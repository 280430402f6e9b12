/** A picture for each event card, in a box of 400 x 240: a sky, a ground, and what everybody looks up at. */
import iBat from "icon:bat";
import iBeerStein from "icon:beer-stein";
import iCoinsPile from "icon:coins-pile";
import iCutDiamond from "icon:cut-diamond";
import iHerald from "icon:trumpet-flag";
import iSkull from "icon:skull-crossed-bones";
import iWolf from "icon:wolf-howl";
import { box, disc, oval, stroke, tint, type Part } from "../../shared/art/shapes";

export const WIDTH = 400;
export const HEIGHT = 240;

const INK = "#1a1020";
const line = (...d: string[]): Part => stroke(INK, 4, ...d);
const shape = (fill: string, ...d: string[]): Part => ({ d: d.join(""), fill, line: INK, width: 4 });
/** An icon of the set, its side so many units long. */
const icon = (fill: string, d: string, x: number, y: number, side: number): Part => ({
  d,
  fill,
  move: `translate(${x} ${y}) scale(${side / 512})`,
});
/** Bands of light from the horizon up. */
const sky = (...colours: string[]): Part[] =>
  colours.map((fill, n) => tint(fill, box(0, (n * HEIGHT) / colours.length, WIDTH, HEIGHT / colours.length + 1)));
const hills = (fill: string, top: number): Part =>
  tint(fill, `M0 ${top}Q70 ${top - 44} 140 ${top - 6}T290 ${top - 14}T400 ${top - 4}V240H0z`);
const glow = (colour: string, x: number, y: number, r: number): Part[] =>
  [3, 2.2, 1.5].map((times) => tint(`${colour}30`, disc(x, y, r * times)));
const stars = (...at: [number, number][]): Part[] => at.map(([x, y]) => tint("#fff6d8", disc(x, y, 1.8)));
const house = (x: number, y: number, w: number, wall: string, roof: string): Part[] => [
  shape(wall, box(x, y, w, w * 0.8)),
  shape(roof, `M${x - 10} ${y}L${x + w / 2} ${y - w * 0.7}L${x + w + 10} ${y}z`),
  tint("#ffd978", box(x + w * 0.36, y + w * 0.22, w * 0.28, w * 0.26)),
];

const toll: readonly Part[] = [
  ...sky("#3c3560", "#7a4f74", "#c9785e", "#f0b266"),
  tint("#4a3f66", "M0 190L70 90L130 160L210 60L300 170L350 110L400 170V240H0z"),
  tint("#fff1dc", "M70 90L90 115L78 112L66 124L54 112zM210 60L236 92L220 88L206 102L190 86z"),
  tint("#8a6a4a", "M130 240Q170 190 190 160L214 160Q240 190 300 240z"),
  ...house(18, 170, 66, "#9b7b58", "#5b3427"),
  shape("#5b3427", box(112, 120, 14, 110)),
  shape("#e9dfc8", "M118 128L372 96L375 112L119 146z"),
  ...[150, 206, 262, 318].map((x) => tint("#a5261f", `M${x} ${143 - (x - 118) * 0.13}l26 -3.4l4 -16l-26 3.4z`)),
  icon("#f6cf5a", iCoinsPile, 266, 150, 84),
];

const fairDay: readonly Part[] = [
  ...sky("#6fb7e0", "#94cdea", "#c5e6f2", "#eef7ee"),
  ...glow("#ffe27a", 336, 48, 26),
  tint("#ffe27a", disc(336, 48, 26)),
  hills("#8fbf6a", 176),
  hills("#6fa552", 204),
  stroke(INK, 2.5, "M0 40Q110 92 200 52T400 64"),
  ...[20, 62, 104, 148, 190, 232, 274, 318, 360].map((x, n) =>
    shape(["#c8372d", "#f2c14e", "#2f7fb5", "#5b9a4b"][n % 4]!, `M${x} ${58 + 12 * Math.sin(n)}l22 1l-10 26z`),
  ),
  ...[
    [40, "#c8372d"],
    [168, "#2f7fb5"],
    [286, "#f2c14e"],
  ].flatMap(([x, colour]) => [
    shape("#fff6e4", `M${x} 216V160H${Number(x) + 84}V216z`),
    shape(colour as string, `M${Number(x) - 12} 164L${Number(x) + 42} 112L${Number(x) + 96} 164z`),
    tint(INK, `M${Number(x) + 30} 216V182q12 -16 24 0V216z`),
    shape(colour as string, `M${Number(x) + 42} 112V92l22 7l-22 7z`),
  ]),
];

const marshFever: readonly Part[] = [
  ...sky("#3d4a3a", "#566446", "#75824f", "#97a35e"),
  tint("#e8efb0", disc(312, 58, 24)),
  tint("#2d3a2b", "M28 240Q44 150 34 92Q10 70 26 52Q40 66 44 88Q60 54 84 58Q70 80 54 102Q64 170 62 240z"),
  stroke("#2d3a2b", 4, "M36 96Q4 100 -4 132M50 98Q92 92 100 130M44 84Q50 48 36 30M74 62Q104 66 112 92"),
  tint("#4c6152", "M0 186Q100 168 200 184T400 178V240H0z"),
  tint("#3a4f45", "M0 208Q120 192 220 206T400 200V240H0z"),
  ...[
    [150, 204, 13],
    [182, 216, 8],
    [300, 210, 11],
    [262, 222, 6],
  ].flatMap(([x, y, r]) => [
    tint("#b7cf7a", disc(x!, y!, r!)),
    tint("#eef6c0", disc(x! - r! / 3, y! - r! / 3, r! / 4)),
  ]),
  ...[120, 130, 226, 238, 344, 356, 366].map((x, n) =>
    stroke("#1f2a1e", 4, `M${x} 232q${n % 2 ? 6 : -6} -34 ${n % 2 ? 2 : -2} -${58 + (n % 3) * 10}`),
  ),
  ...[0, 1, 2].map((n) => stroke("#e6efc055", 12, `M${-10 + n * 60} ${150 + n * 16}q70 -22 140 0t140 0`)),
];

const brothersRound: readonly Part[] = [
  ...sky("#24140f", "#331c12", "#442616", "#55301b"),
  ...glow("#ffb84a", 200, 88, 44),
  shape("#6b3f20", box(-6, 176, 412, 70)),
  line("M0 202H400M120 178V202M270 178V202M60 204V240M210 204V240M340 204V240"),
  shape("#efe2c0", box(192, 118, 18, 58)),
  tint("#ffcf5a", "M201 66Q222 96 201 118Q180 96 201 66z"),
  tint("#fff3c4", "M201 86Q210 102 201 114Q192 102 201 86z"),
  icon("#e9c46a", iBeerStein, 54, 74, 112),
  { d: iBeerStein, fill: "#e9c46a", move: "translate(346 74) scale(-0.21875 0.21875)" },
  tint("#fff8e6", oval(101, 84, 26, 10), oval(299, 84, 26, 10)),
];

const bloodMoon: readonly Part[] = [
  ...sky("#14060e", "#2a0a14", "#4a0f18", "#6e1a1c"),
  ...stars([30, 40], [74, 22], [352, 36], [380, 88], [22, 104], [330, 14]),
  ...glow("#ff5a3c", 214, 98, 52),
  tint("#d8402c", disc(214, 98, 66)),
  tint("#b22c22", oval(192, 82, 18, 13), oval(238, 116, 22, 15), oval(222, 66, 9, 6)),
  icon("#14060e", iBat, 60, 24, 62),
  icon("#14060e", iBat, 300, 62, 40),
  tint("#0e050b", "M0 196Q60 168 120 184Q170 196 210 176Q260 150 300 178Q350 204 400 184V240H0z"),
  icon("#0e050b", iWolf, 218, 76, 108),
];

const heraldsTruce: readonly Part[] = [
  ...sky("#5f86b8", "#86a9cf", "#b4cfe2", "#e4edea"),
  ...glow("#fff3c4", 200, 120, 40),
  hills("#7f9a72", 196),
  ...[16, 320].flatMap((x) => [
    shape("#a9a394", box(x, 100, 64, 120)),
    shape("#a9a394", `M${x - 6} 100v-22h16v10h14v-10h16v10h14v-10h16v22z`),
    tint(INK, `M${x + 26} 220v-34q8 -14 16 0v34z`),
    tint(INK, box(x + 28, 128, 9, 22)),
  ]),
  icon("#e9c46a", iHerald, 92, 66, 112),
  { d: iHerald, fill: "#e9c46a", move: "translate(308 66) scale(-0.21875 0.21875)" },
  stroke(INK, 6, "M200 232V30"),
  shape("#fffaf0", "M200 34Q236 20 262 38T306 40V92Q276 104 250 90T200 92z"),
];

const evilEye: readonly Part[] = [
  ...sky("#120a24", "#1f1138", "#2f174c", "#452060"),
  ...Array.from({ length: 14 }, (_, n) => {
    const turn = (n / 14) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return stroke("#b07ae055", 6, `M${200 + 150 * x} ${116 + 84 * y}L${200 + 250 * x} ${116 + 160 * y}`);
  }),
  shape("#f3ead2", "M52 116Q200 -20 348 116Q200 252 52 116z"),
  stroke(
    "#b23a4a",
    2.5,
    "M64 116Q94 104 118 112M72 130Q96 130 116 124M336 116Q306 104 282 112M328 130Q304 130 284 124",
  ),
  shape("#6fae3a", disc(200, 116, 58)),
  ...Array.from({ length: 16 }, (_, n) => {
    const turn = (n / 16) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return stroke("#3f6f1f", 4, `M${200 + 30 * x} ${116 + 30 * y}L${200 + 54 * x} ${116 + 54 * y}`);
  }),
  tint("#0b0610", "M200 62Q220 116 200 170Q180 116 200 62z"),
  tint("#ffffff", disc(182, 94, 8)),
  stroke(INK, 9, "M44 110Q200 -42 356 110"),
];

const guildBounty: readonly Part[] = [
  ...sky("#6b4426", "#74492a", "#6b4426", "#74492a"),
  line("M0 60H400M0 120H400M0 180H400M90 0V60M250 60V120M120 120V180M320 180V240M60 180V240"),
  shape("#f2e3bd", "M112 22L292 14L300 226L104 222z"),
  tint("#d9c595", "M104 222L136 224L108 196z"),
  shape("#a5261f", disc(202, 26, 9)),
  icon("#2a1a12", iSkull, 140, 42, 122),
  tint("#2a1a12", box(140, 172, 124, 7), box(154, 186, 96, 6)),
  ...[136, 176, 216].map((x) => icon("#2b7a9b", iCutDiamond, x, 194, 36)),
  icon("#e9c46a", iCoinsPile, 312, 148, 84),
];

const villageCollection: readonly Part[] = [
  ...sky("#2d3b66", "#4b5a86", "#7a7fa0", "#b79a98"),
  ...stars([40, 30], [110, 18], [180, 44], [300, 22], [362, 48]),
  hills("#46543f", 172),
  ...house(20, 130, 70, "#a98a63", "#6b3a28"),
  ...house(112, 142, 56, "#b89a72", "#55423a"),
  ...house(300, 128, 76, "#a98a63", "#6b3a28"),
  tint("#3a3326", "M0 196Q200 176 400 196V240H0z"),
  ...glow("#ffd978", 222, 178, 30),
  icon("#f6cf5a", iCoinsPile, 180, 106, 86),
  shape("#8a5a34", "M150 176H296Q290 232 223 232Q156 232 150 176z"),
  shape("#a06a3e", oval(223, 176, 73, 13)),
  icon("#7fd6f0", iCutDiamond, 200, 150, 34),
  icon("#7fd6f0", iCutDiamond, 226, 156, 28),
];

/** By the event's id. */
export const EVENTS: Record<string, readonly Part[]> = {
  toll,
  fair_day: fairDay,
  marsh_fever: marshFever,
  brothers_round: brothersRound,
  blood_moon: bloodMoon,
  heralds_truce: heraldsTruce,
  evil_eye: evilEye,
  guild_bounty: guildBounty,
  village_collection: villageCollection,
};
