/** Monsters and traps of the castle, face to face, in a box of 400 x 400: drawn by the hand that drew the dragon. */
import { box, disc, moved, oval, stroke, tint, type Part } from "../../shared/art/shapes";

const INK = "#160a03";
const shape = (fill: string, ...d: string[]): Part => ({ d: d.join(""), fill, line: INK, width: 5 });
const fine = (...d: string[]): Part => stroke(INK, 3.4, ...d);
/** The other half of a face, a pair of arms. */
const both = (parts: readonly Part[]): Part[] => [...parts, ...moved("translate(400 0) scale(-1 1)", parts)];
const glow = (colour: string, x: number, y: number, r: number): Part[] => [
  tint(`${colour}40`, disc(x, y, r * 2)),
  tint(colour, disc(x, y, r)),
  tint("#fff8d8", disc(x - r / 4, y - r / 4, r / 2.4)),
];

const ghoul: readonly Part[] = [
  shape("#4c5a4a", "M60 400Q56 250 128 214Q200 190 272 214Q344 250 340 400z"), // a shroud
  fine("M120 400Q112 320 128 262M280 400Q288 320 272 262M200 400V300"),
  shape("#5f7060", "M96 250Q110 90 200 78Q290 90 304 250Q284 292 256 300L200 312L144 300Q116 292 96 250z"),
  shape("#1a1410", "M126 240Q132 128 200 118Q268 128 274 240Q258 282 200 290Q142 282 126 240z"),
  shape("#b9c8a0", "M140 216Q138 138 200 134Q262 138 260 216Q258 262 232 282Q200 296 168 282Q142 262 140 216z"),
  ...both([tint(INK, oval(172, 204, 21, 26)), ...glow("#b8ff6a", 172, 208, 7)]),
  tint(INK, "M192 240L200 224L208 240z"),
  shape("#1a1410", "M166 256Q200 244 234 256Q228 278 200 280Q172 278 166 256z"),
  tint("#efe6cf", "M174 256L181 268L188 254zM196 253L203 268L210 253zM216 254L222 266L228 257z"),
  ...both([
    shape(
      "#b9c8a0",
      "M70 340Q48 300 62 262Q70 250 78 262L84 290L88 250Q96 238 104 250L106 288L114 256Q122 246 130 258L126 300Q138 288 146 298Q146 326 118 352Q90 364 70 340z",
    ),
    tint("#efe6cf", "M62 262L58 236L78 258zM88 250L92 222L104 250zM114 256L124 230L130 258z"),
    fine("M84 290L90 316M106 288L106 316"),
  ]),
];

const troll: readonly Part[] = [
  shape("#6d5335", "M300 60L352 44Q378 60 372 100L250 330L226 316z"), // a club
  fine("M318 84L340 96M300 124L322 134M276 172L296 182"),
  shape("#5d7a5a", "M20 400Q22 268 108 236L292 236Q378 268 380 400z"),
  fine("M96 400Q88 340 104 306M304 400Q312 340 296 306M160 330Q200 352 240 330"),
  shape("#7c5a34", "M120 400L150 300L250 300L280 400z"),
  shape("#6f9169", "M84 176Q52 150 40 176Q46 214 92 222zM316 176Q348 150 360 176Q354 214 308 222z"),
  shape("#769a70", "M92 200Q84 92 200 84Q316 92 308 200Q304 282 200 292Q96 282 92 200z"),
  shape(
    "#3f352a",
    "M104 144Q120 80 200 74Q280 80 296 144Q252 106 236 132Q214 100 196 130Q172 100 160 134Q136 108 104 144z",
  ),
  shape("#8bb083", "M164 196Q168 168 200 166Q232 168 236 196Q248 232 200 236Q152 232 164 196z"), // a great nose
  tint(INK, oval(184, 222, 8, 6), oval(216, 222, 8, 6)),
  ...both([shape("#ffe27a", oval(146, 182, 17, 14)), tint(INK, disc(150, 186, 6)), fine("M120 158Q146 148 170 166")]),
  shape("#2a130d", "M136 246Q200 262 264 246Q258 276 200 280Q142 276 136 246z"),
  shape("#f4ecd2", "M150 252L156 220L172 256zM250 252L244 220L228 256z"),
  shape("#769a70", "M270 306Q262 274 288 266Q326 266 330 296Q328 330 300 336Q276 334 270 306z"),
  fine("M284 284Q304 280 318 288M280 304Q304 300 322 306"),
];

const orc: readonly Part[] = [
  shape("#9aa3a6", "M72 40Q122 30 126 84L112 240L88 240L74 100Q52 80 72 40z"), // a notched blade
  fine("M118 110L104 116L116 126"),
  shape("#5c3a1c", box(86, 240, 28, 90)),
  shape("#4a3a2c", "M34 400Q40 286 128 252L272 252Q360 286 366 400z"),
  shape("#6d767c", "M34 330Q36 268 104 250L140 300Q96 310 78 352zM366 330Q364 268 296 250L260 300Q304 310 322 352z"),
  shape("#c3cacd", "M58 280L44 232L92 256zM342 280L356 232L308 256z"),
  shape("#5c8a4d", "M110 170L48 140Q58 206 116 216zM290 170L352 140Q342 206 284 216z"),
  shape("#6a9c58", "M104 190Q98 92 200 86Q302 92 296 190Q300 290 200 304Q100 290 104 190z"),
  shape("#4e565b", "M100 168Q104 76 200 72Q296 76 300 168Q252 138 200 138Q148 138 100 168z"), // an iron cap
  shape("#7d888e", "M190 72H210V140H190z"),
  fine("M116 136L122 142M284 136L278 142M150 108L154 116M250 108L246 116"),
  ...both([
    shape("#ffcf4a", "M132 196Q152 178 178 196Q156 212 132 196z"),
    tint(INK, disc(158, 196, 6)),
    stroke(INK, 8, "M122 178L182 188"),
  ]),
  shape("#5c8a4d", "M178 216Q200 202 222 216L230 236Q200 246 170 236z"),
  tint(INK, oval(186, 232, 7, 5), oval(214, 232, 7, 5)),
  shape("#2a130d", "M138 258Q200 246 262 258Q254 286 200 290Q146 286 138 258z"),
  shape("#f4ecd2", "M146 276L150 222L172 270zM254 276L250 222L228 270z"),
  shape("#6a9c58", "M70 286Q64 258 90 254Q132 254 136 282Q136 320 104 324Q74 320 70 286z"),
  fine("M84 276Q108 270 128 278M82 296Q106 290 130 298"),
];

const skeleton: readonly Part[] = [
  shape("#c9d0d3", "M310 20L326 60L318 260H302L294 60z"),
  fine("M310 50V250"),
  shape("#e8b740", "M274 258H346V276H274z"),
  shape("#5c3a1c", box(300, 276, 20, 60)),
  shape("#e9dfc2", "M186 268H214V400H186z"),
  ...both([
    shape(
      "#e9dfc2",
      "M190 296Q110 280 92 330L106 344Q122 312 192 322zM190 344Q128 332 112 378L126 392Q140 366 192 372z",
    ),
    shape("#e9dfc2", "M188 282Q120 262 74 290Q60 300 68 314Q130 288 190 304z"),
  ]),
  shape("#f2e9d0", "M110 170Q104 62 200 56Q296 62 290 170Q288 204 260 216L254 262H146L140 216Q112 204 110 170z"),
  tint("#cbbd95", "M122 130Q134 78 190 68Q142 92 138 150z"),
  ...both([
    tint(INK, "M134 170Q138 138 168 140Q192 146 186 176Q176 200 150 196Q134 190 134 170z"),
    ...glow("#ff7a3c", 162, 170, 8),
  ]),
  tint(INK, "M188 216L200 188L212 216z"),
  fine("M160 232V260M180 236V262M200 236V262M220 236V262M240 232V260M148 238Q200 250 252 238"),
  fine("M230 66L222 92L236 106"),
  shape("#e9dfc2", "M276 300Q270 276 296 272Q336 272 340 298Q338 326 310 328Q282 326 276 300z"),
  fine("M290 290Q312 284 330 292M288 306Q312 302 332 308"),
];

const demon: readonly Part[] = [
  ...both([
    shape("#5a1712", "M150 260Q88 120 6 96Q34 150 20 206Q58 200 62 256Q96 244 118 292z"), // wings
    fine("M140 262Q80 150 10 100M128 276Q80 210 24 206M120 286Q90 256 64 256"),
  ]),
  shape("#8d1f16", "M70 400Q78 286 150 262L250 262Q322 286 330 400z"),
  fine("M200 320V380M150 320Q176 344 200 330Q224 344 250 320"),
  ...both([
    shape("#e7d9b6", "M140 126Q84 104 92 22Q126 40 132 74Q148 88 176 96z"),
    fine("M98 60L118 56M108 90L130 80"),
  ]), // horns
  shape("#b3281b", "M110 186Q108 90 200 84Q292 90 290 186Q286 254 232 292L200 316L168 292Q114 254 110 186z"),
  shape("#8d1f16", "M186 92Q200 60 214 92L206 160H194z"),
  ...both([
    shape("#ffe14a", "M126 172Q152 166 184 196Q148 208 126 172z"),
    tint(INK, oval(158, 186, 4, 10)),
    stroke(INK, 8, "M118 160Q150 154 188 184"),
  ]),
  tint(INK, "M184 226L194 216L198 230zM216 226L206 216L202 230z"),
  shape("#260805", "M146 244Q200 226 254 244Q244 286 200 290Q156 286 146 244z"),
  tint(
    "#f6ecd0",
    "M156 244L164 264L174 240zM226 240L236 264L244 244zM186 238L191 250L196 237zM204 237L209 250L214 238zM168 284L176 266L186 288zM214 288L224 266L232 284z",
  ),
  shape("#6d130d", "M180 300L200 352L220 300L200 316z"),
];

const leg = (d: string): Part[] => [stroke(INK, 19, d), stroke("#4a3b52", 10, d)];
const spider: readonly Part[] = [
  stroke("#e9dfc880", 2.4, "M200 0V120M200 60L120 0M200 60L280 0M200 24L170 0M200 24L230 0"),
  ...both([
    ...leg("M150 200Q90 90 34 150L14 236"),
    ...leg("M146 220Q70 150 30 250L22 330"),
    ...leg("M150 244Q90 220 64 320L60 388"),
    ...leg("M166 262Q128 270 116 350L124 396"),
  ]),
  shape("#54435e", "M108 180Q106 88 200 84Q294 88 292 180Q286 244 200 250Q114 244 108 180z"),
  shape("#c5301f", "M176 112H224L200 146zM200 146L228 190H172z"), // its mark
  stroke(
    "#7b668a",
    3,
    "M128 150L138 160M130 190L142 192M272 150L262 160M270 190L258 192M150 116L158 126M250 116L242 126",
  ),
  shape("#63506e", "M138 266Q136 214 200 210Q264 214 262 266Q258 318 200 324Q142 318 138 266z"),
  ...both([
    tint("#ffe27a", disc(176, 256, 16), disc(150, 250, 8), disc(166, 230, 7)),
    fine(disc(176, 256, 16), disc(150, 250, 8), disc(166, 230, 7)),
    tint(INK, disc(179, 259, 7), disc(151, 251, 3.4), disc(167, 231, 3)),
    shape("#efe6cf", "M178 306Q160 340 182 372Q196 346 194 310z"),
  ]),
  tint("#9be04a", "M184 370Q180 386 186 392Q192 386 184 370z"),
];

const flight = (x: number, y: number, turn: number, size = 1): Part[] =>
  moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, [
    shape("#a4703a", box(-5, -10, 10, 190)),
    shape("#d5dbde", "M0 -70L24 -6L0 -22L-24 -6z"),
    shape("#b3261c", "M-5 140L-26 160V204L-5 184zM5 140L26 160V204L5 184z"),
  ]);
/** A loophole in the wall, its stones around it. */
const hole = (x: number, y: number, r: number): Part[] => [
  shape("#6a5a47", disc(x, y, r * 1.7)),
  fine(`M${x - r * 1.7} ${y}h${r * 3.4}M${x} ${y - r * 1.7}v${r * 3.4}`),
  shape("#0b0704", disc(x, y, r)),
];
const arrow: readonly Part[] = [
  ...hole(-60, 96, 15),
  ...hole(96, 70, 18),
  ...hole(304, 70, 18),
  ...hole(460, 96, 15),
  ...hole(200, 116, 20),
  tint("#0b070480", oval(206, 392, 90, 12), oval(34, 366, 54, 8), oval(372, 360, 54, 8)),
  stroke("#fff3c066", 4, "M-52 110L-34 164M92 92L74 150M306 92L322 150M452 110L434 164M190 142V196M212 142V196"),
  ...flight(-18, 226, 164, 0.55),
  ...flight(418, 226, 196, 0.55),
  ...flight(60, 262, 194, 0.9),
  ...flight(344, 258, 166, 0.9),
  ...flight(202, 306, 180, 1.3),
];

const trapdoor: readonly Part[] = moved("translate(0 -44)", [
  tint("#0b070466", oval(200, 330, 300, 96)),
  shape("#7a6850", "M58 222H342L396 408H4z"), // the stones around the pit
  fine("M58 222L84 240M342 222L316 240M4 408L48 380M396 408L352 380M40 284L66 310M360 284L334 310M140 222V240"),
  fine("M260 222V240M120 380L112 408M200 380V408M280 380L288 408"),
  shape("#0b0704", "M84 240H316L352 380H48z"),
  shape("#2a1f15", "M84 240H316L308 262H92z"),
  tint("#54201066", "M92 262H308L334 380H66z"), // something glows down there
  shape("#8a5528", "M84 240L98 60L312 72L316 240z"), // the lid, fallen open
  fine("M140 238L150 64M200 239L205 67M258 240L260 70M92 160L314 166"),
  shape("#3a3a40", "M92 196L318 200L318 216L91 212zM97 96L314 104L314 118L96 110z"),
  tint(
    "#e7d9b6",
    "M108 366l14 -58l14 58zM150 344l16 -52l10 52M196 356l14 -66l14 66zM246 344l12 -50l14 50zM282 366l10 -56l14 56z",
  ),
  fine("M108 366l14 -58l14 58M150 344l16 -52l10 52M196 356l14 -66l14 66M246 344l12 -50l14 50M282 366l10 -56l14 56"),
]);

const cloud = (fill: string, y: number): Part =>
  shape(
    fill,
    `M20 ${y + 90}Q-20 ${y + 40} 40 ${y + 10}Q70 ${y - 50} 140 ${y - 14}Q200 ${y - 62} 262 ${y - 14}Q340 ${y - 46} 364 ${y + 18}Q420 ${y + 50} 378 ${y + 94}Q300 ${y + 130} 200 ${y + 108}Q96 ${y + 132} 20 ${y + 90}z`,
  );
/** Farther off: without an edge of its own. */
const haze = (fill: string, move: string): Part[] => moved(move, [{ ...cloud(fill, 120), line: "none" }]);
const fog: readonly Part[] = [
  tint("#2f3f1cb0", "M-900 190Q-400 120 200 150T1300 190V800H-900z"),
  ...both([
    ...haze("#3d5123", "translate(-640 40) scale(1.1)"),
    ...haze("#4c632b", "translate(-330 -30) scale(0.95)"),
    ...haze("#56702f", "translate(-480 110) scale(1.2)"),
  ]),
  cloud("#5f7a34", 120),
  ...both([...haze("#6a8838", "translate(-290 90)"), ...haze("#769440", "translate(-700 170) scale(1.2)")]),
  cloud("#7d9c3f", 220),
  tint("#e8f5a0", "M130 190Q200 120 270 190Q286 260 236 276L232 312H168L164 276Q114 260 130 190z"), // a skull in the vapour
  fine("M130 190Q200 120 270 190Q286 260 236 276L232 312H168L164 276Q114 260 130 190z"),
  tint("#33451a", oval(168, 216, 22, 24), oval(232, 216, 22, 24), "M190 262L200 240L210 262z"),
  fine("M184 290V312M200 290V312M216 290V312"),
  ...both(haze("#88a84a", "translate(-330 190) scale(1.15)")),
  tint("#88a84a", "M-900 430Q-500 380 -200 410T200 404T600 410T1300 430V800H-900z"),
  cloud("#94b452", 310),
  stroke("#e8f5a0", 5, "M60 320Q90 300 120 320T180 320M230 350Q260 330 290 350T350 350"),
  stroke("#c3dc7c", 5, "M-210 300Q-180 280 -150 300T-90 300M490 300Q520 280 550 300T610 300"),
];

export const PERILS: Readonly<Record<string, readonly Part[]>> = {
  ghoul,
  troll,
  orc,
  skeleton,
  demon,
  spider,
  arrow,
  trapdoor,
  fog,
};
