/** What a quest is about, as its picture shows it: one thing in the light, on its ground. By the quest's id. */
import { box, disc, moved, oval, stroke, tint, type Part } from "../../shared/art/shapes";
import { BARBARIAN, DWARF, ELF, WIZARD } from "./party";
import { ACCENT, FAR, FIRE, MID, NEAR, RIM, type GROUNDS } from "./grounds";

export interface Light {
  x: number;
  y: number;
  r: number;
  colour?: "fire" | "accent" | "moon";
}

export interface Subject {
  ground: keyof typeof GROUNDS;
  /** The colour of its own light. */
  accent: string;
  lights: readonly Light[];
  parts: readonly Part[];
  /** What looks at one: it blinks. */
  eyes?: readonly Part[];
  /** Where the moon stands. */
  moon?: { x: number; y: number; r: number };
}

const at = (x: number, y: number, parts: readonly Part[], s = 1): Part[] =>
  moved(`translate(${x} ${y}) scale(${s})`, parts);
const pair = (x: number, y: number, apart: number, r = 1.7): Part =>
  tint(ACCENT, oval(x - apart, y, r * 1.3, r), oval(x + apart, y, r * 1.3, r));

const WING = "M-8 -38Q-26 -76 -82 -88Q-68 -72 -76 -60Q-60 -60 -58 -46Q-42 -48 -38 -32Q-26 -36 -12 -18z";
const STONE = "#39414f";
const gargoyle: Part[] = [
  stroke(STONE, 5, "M16 -6Q44 2 50 -16Q54 -30 44 -34"), // its tail
  tint("#2b323e", WING),
  { ...tint("#2b323e", WING), move: "scale(-1 1)" },
  stroke("#596577", 1.6, "M-10 -36Q-34 -60 -80 -87M-10 -32Q-36 -48 -74 -60M10 -36Q34 -60 80 -87M10 -32Q36 -48 74 -60"),
  tint(
    STONE,
    "M-15 -38Q-20 -54 -11 -60Q-20 -66 -20 -80Q-12 -70 -5 -69Q0 -72 5 -69Q12 -70 20 -80Q20 -66 11 -60Q20 -54 15 -38Q27 -30 25 -12L33 2H13L9 -10L4 2H-4L-9 -10L-13 2H-33L-25 -12Q-27 -30 -15 -38z",
  ),
  tint("#4c5768", "M-7 -60Q0 -66 7 -60L5 -48L0 -43L-5 -48z"), // the muzzle
  stroke("#1c212a", 1.4, "M-4 -49Q0 -46 4 -49M-8 -34Q0 -28 8 -34M-6 -26Q0 -21 6 -26M-19 -10L-12 -18M19 -10L12 -18"),
  tint("#e9e2cf", "M-3 -49L-2 -45.500L-1 -48.500zM3 -49L2 -45.500L1 -48.500z"),
  stroke("#6c798d", 1.2, "M-15 -38Q-20 -54 -11 -60M-25 -12Q-27 -30 -15 -38M-20 -80Q-12 -70 -5 -69"),
];

const lantern = (s = 1): Part[] =>
  moved(`scale(${s})`, [
    stroke(NEAR, 1.6, "M0 -40V-20"),
    tint(NEAR, "M-9 -14L0 -22L9 -14zM-10 14H10V18H-10z"),
    tint(FIRE, "M-8 -13H8V13H-8z"),
    tint("#fff6d8", "M-3 10Q-5 0 0 -8Q5 0 3 10z"),
    stroke(NEAR, 2, "M-8 -13V14M8 -13V14M0 -13V-10"),
  ]);

const KNIGHT =
  "M-5 -66L0 -74L5 -66V-58L16 -54L18 -30L13 -26V-4L15 4H3L0 -22L-3 4H-15L-13 -4V-26L-18 -30L-16 -54L-5 -58z";
const knight: Part[] = [
  tint(NEAR, KNIGHT),
  tint("#ffffff2e", "M-4 -64L0 -72V-40L-8 -52zM-14 -50L-6 -46L-10 -30z"),
  tint("#ffffff18", "M2 -54L12 -50L8 -30L2 -36z"),
  stroke(NEAR, 3, "M20 4V-62"),
  stroke("#ffffff30", 1, "M20.6 0V-60"),
];

const flask = (colour: string): Part[] => [
  tint("#ffffff22", "M-5 -40H5V-22L20 4Q24 14 12 14H-12Q-24 14 -20 4L-5 -22z"),
  tint(colour, "M-11 -11H11L19 4Q22 12 12 12H-12Q-22 12 -19 4z"),
  stroke(RIM, 1.4, "M-5 -40H5V-22L20 4Q24 14 12 14H-12Q-24 14 -20 4L-5 -22z"),
  tint("#fff9", disc(-4, 0, 2), disc(4, -5, 1.4), disc(2, 6, 1.6), disc(-1, -16, 1.2)),
];

const skullRow = (x: number, y: number, count: number): Part[] =>
  Array.from({ length: count }, (_, n) =>
    at(x + n * 15, y, [
      tint("#b7aa8d", "M-5.5 -2Q-5.5 -9 0 -9Q5.5 -9 5.5 -2Q5.5 1 3.4 2L3 5H-3L-3.4 2Q-5.5 1 -5.5 -2z"),
      tint("#14100c", oval(-2.2, -1.6, 1.5, 1.7), oval(2.2, -1.6, 1.5, 1.7)),
    ]),
  ).flat();

const CROWN = "M-34 12L-40 -22L-20 -4L-12 -32L0 -6L12 -32L20 -4L40 -22L34 12z";

const trial: Subject = {
  ground: "hill",
  accent: "#ff6a2a",
  moon: { x: 446, y: 74, r: 54 },
  lights: [{ x: 382, y: 196, r: 70, colour: "fire" }],
  parts: at(446, 134, gargoyle),
  eyes: [pair(446, 78, 4.6)],
};

const bell: Subject = {
  ground: "vault",
  accent: "#6fd0c0",
  lights: [{ x: 320, y: 40, r: 150, colour: "accent" }],
  parts: [
    tint("#6fd0c01f", "M296 30H344L398 190H242z"),
    stroke(NEAR, 3, "M320 20V70"),
    ...moved("translate(320 168) rotate(-9)", [
      tint("#6b5a34", "M-8 -104H8V-92Q40 -84 44 -38Q46 -14 60 0H-60Q-46 -14 -44 -38Q-40 -84 -8 -92z"),
      tint("#ffffff26", "M-24 -78Q-36 -60 -36 -34Q-38 -14 -46 -4H-34Q-28 -20 -26 -40Q-24 -64 -12 -82z"),
      stroke("#35290f", 2, "M-44 -36H44M-50 -16H50"),
    ]),
    tint("#0d2a2ce6", "M0 170H640V214H0z"),
    stroke(
      ACCENT,
      1.2,
      "M210 178H300M336 176H440M180 188H260M350 190H470M90 182H150M500 184H580M240 200H320M400 202H520",
    ),
    ...at(470, 178, [stroke("#a8b8a0", 3, "M0 0V-16M0 -16L-6 -27M0 -16L-2 -30M0 -16L3 -29M0 -16L8 -24M0 -12L-8 -14")]),
    ...at(246, 184, [stroke("#a8b8a0", 2.4, "M0 0V-11M0 -11L-4 -19M0 -11L0 -21M0 -11L5 -18")], 0.9),
  ],
};

const lamps: Subject = {
  ground: "mine",
  accent: "#ffd98a",
  lights: [
    { x: 262, y: 96, r: 62, colour: "fire" },
    { x: 340, y: 112, r: 66, colour: "fire" },
    { x: 430, y: 92, r: 62, colour: "fire" },
  ],
  parts: [
    ...at(262, 100, lantern(0.9)),
    ...at(340, 116, lantern(1)),
    ...at(430, 96, lantern(0.9)),
    ...at(506, 118, [
      stroke(NEAR, 1.6, "M0 -40V-20"),
      tint(NEAR, "M-9 -14L0 -22L9 -14zM-10 14H10V18H-10z"),
      stroke(NEAR, 2, "M-8 -13V14M8 -13V14"),
    ]),
  ],
  eyes: [pair(330, 176, 5), pair(372, 168, 4, 1.4), pair(296, 164, 4, 1.3)],
};

const toll: Subject = {
  ground: "pass",
  accent: "#e9f57a",
  moon: { x: 560, y: 48, r: 26 },
  lights: [{ x: 378, y: 150, r: 56, colour: "fire" }],
  parts: [
    ...at(378, 168, lantern(0.7)),
    tint(NEAR, box(372, 118, 9, 100), box(520, 150, 9, 66)),
    tint("#8f3a22", "M374 168L540 138L541 146L375 176z"),
    tint(
      "#efe2c4",
      "M400 163L420 159.500L421 167.500L401 171zM446 155L466 151.500L467 159.500L447 163zM492 146.500L512 143L513 151L493 154.500z",
    ),
    ...at(452, 116, [
      tint("#6d4c28", "M-34 -24H34V22H-34z"),
      stroke(NEAR, 2, "M-34 -24H34V22H-34z"),
      tint("#e9b949", disc(-16, -8, 7), disc(2, -8, 7), disc(-7, 8, 7), disc(12, 8, 7)),
      stroke("#5a3d0c", 1.2, "M-16 -11V-5M2 -11V-5M-7 5V11M12 5V11"),
    ]),
    ...at(524, 150, [
      tint(NEAR, "M-4 -34L-24 -42Q-18 -30 -10 -27Q-14 -16 -16 0H16Q14 -16 10 -27Q18 -30 24 -42L4 -34Q0 -38 -4 -34z"),
    ]),
  ],
  eyes: [pair(524, 122, 4)],
};

const spindle: Subject = {
  ground: "moor",
  accent: "#d8c8ff",
  moon: { x: 408, y: 84, r: 60 },
  lights: [{ x: 540, y: 166, r: 34, colour: "fire" }],
  parts: [
    stroke(
      "#8a7fae",
      1.5,
      "M352 68Q408 40 464 68M348 84Q408 58 468 84M352 100Q408 78 466 98M362 118Q408 100 456 116M360 52Q408 30 452 50",
    ),
    stroke("#8a7fae", 1.2, "M380 32Q352 84 384 138M420 26Q392 84 420 143M448 38Q436 84 446 130"),
    stroke(ACCENT, 1.6, "M462 108Q500 120 522 126Q546 130 552 132"),
    tint("#4a3320", "M404 4H412L410 164H406z"),
    tint("#6d4c30", oval(408, 150, 16, 5)),
  ],
};

const collapse: Subject = {
  ground: "mine",
  accent: "#ffe6b0",
  lights: [{ x: 470, y: 150, r: 110, colour: "accent" }],
  parts: [
    tint("#ffe6b0cc", "M440 206V120Q440 96 470 96Q500 96 500 120V206z"),
    tint(MID, "M440 206V190H456V176H472V162H488V148H500V206z"),
    ...[
      [250, 70, 26, 20],
      [302, 122, 18, 50],
      [228, 150, 22, -10],
      [348, 58, 14, 35],
      [282, 176, 26, 12],
      [350, 168, 12, 60],
    ].flatMap(([x, y, r, turn]) =>
      moved(`translate(${x} ${y}) rotate(${turn}) scale(${r! / 20})`, [
        tint(NEAR, "M-18 4L-12 -14L4 -19L18 -8L16 10L2 18z"),
        tint("#ffffff24", "M-12 -14L4 -19L8 -6L-6 -4z"),
      ]),
    ),
    stroke("#ffffff30", 1.4, "M240 30V48M312 76V104M350 30V44M224 104V128"),
  ],
};

const glass: Subject = {
  ground: "hall",
  accent: "#8fe0ff",
  lights: [{ x: 350, y: 178, r: 90, colour: "accent" }],
  parts: [
    ...at(262, 194, knight, 1.15),
    ...at(438, 194, knight, 1.15),
    tint(NEAR, "M300 176H400L410 188H290zM304 188H312V212H304zM388 188H396V212H388z"),
    tint("#dff6ff", "M322 176L330 168H376L382 176z"),
    ...at(222, 208, knight, 1.45),
    ...at(486, 208, knight, 1.45),
  ],
  eyes: [pair(222, 111, 3), pair(486, 111, 3), pair(262, 117, 2.4, 1.3), pair(438, 117, 2.4, 1.3)],
};

const apothecary: Subject = {
  ground: "vault",
  accent: "#8be04e",
  lights: [{ x: 330, y: 150, r: 110, colour: "accent" }],
  parts: [
    tint(MID, box(232, 78, 176, 5), box(226, 118, 190, 5)),
    ...at(250, 70, flask("#b5482e"), 0.5),
    ...at(284, 70, flask("#4a7fb5"), 0.55),
    ...at(382, 70, flask("#c9a23a"), 0.55),
    ...at(244, 110, flask("#7a4fa0"), 0.5),
    ...at(402, 110, flask("#3f8f7a"), 0.5),
    tint(NEAR, "M244 184H420V194H244zM254 194H264V214H254zM400 194H410V214H400z"),
    ...at(330, 168, flask(ACCENT), 1.5),
    stroke("#c8f5a8", 2, "M326 100Q318 84 330 72Q342 60 332 46M338 98Q348 86 342 76"),
  ],
};

const names: Subject = {
  ground: "hill",
  accent: "#c9a6ff",
  moon: { x: 566, y: 50, r: 22 },
  lights: [
    { x: 322, y: 118, r: 52, colour: "fire" },
    { x: 446, y: 90, r: 66, colour: "fire" },
    { x: 560, y: 128, r: 52, colour: "fire" },
  ],
  parts: [
    ...at(322, 122, lantern(0.95)),
    ...at(560, 132, lantern(0.95)),
    ...at(494, 140, [
      tint(
        NEAR,
        "M0 -74Q12 -72 11 -58Q24 -50 22 -24L30 6H-30L-22 -24Q-24 -40 -16 -50L-38 -50L-38 -54L-10 -58Q-12 -72 0 -74z",
      ),
    ]),
    ...at(456, 110, lantern(1)),
    stroke(
      ACCENT,
      1.4,
      "M340 100Q370 70 396 92Q420 112 440 92M470 60Q500 36 530 66Q548 84 556 104M330 90Q320 64 346 52",
    ),
  ],
  eyes: [pair(494, 78, 3.4, 1.4)],
};

const page: Subject = {
  ground: "hall",
  accent: "#ffe9a8",
  lights: [{ x: 352, y: 134, r: 120, colour: "accent" }],
  parts: [
    tint(NEAR, "M346 214L350 158H366L370 214zM330 150L386 160V166L330 158z"),
    tint("#fff6d8", "M328 150Q344 138 357 150Q372 140 390 156L388 160Q372 148 358 156Q344 146 329 154z"),
    ...at(424, 214, [
      tint(
        "#3b2c22",
        "M0 -96Q15 -92 14 -72Q28 -62 28 -30L34 2H-34L-28 -24L-46 -44L-40 -50L-20 -40Q-22 -62 -14 -72Q-15 -92 0 -96z",
      ),
      tint("#0b0706", oval(-3, -78, 8, 9)),
      stroke(RIM, 1.2, "M-14 -72Q-15 -92 0 -96M-20 -40Q-22 -62 -14 -72"),
    ]),
    stroke(ACCENT, 1.4, "M352 132Q340 112 356 96Q370 82 356 62M372 136Q384 118 376 104M334 138Q322 122 328 108"),
  ],
};

const ossuary: Subject = {
  ground: "vault",
  accent: "#9fe8a0",
  lights: [{ x: 330, y: 136, r: 100, colour: "accent" }],
  parts: [
    ...skullRow(252, 60, 11),
    ...skullRow(244, 80, 12),
    ...skullRow(492, 92, 6),
    ...skullRow(492, 112, 6),
    ...skullRow(60, 92, 6),
    ...at(338, 206, [
      tint(
        "#2c2a2e",
        "M0 -92Q20 -88 22 -58L40 -30L30 -24L26 -30L32 4H-32L-26 -30L-44 -24L-40 -36L-22 -58Q-20 -88 0 -92z",
      ),
      ...moved("translate(0 -74) scale(1.9)", skullRow(0, 0, 1)),
    ]),
    tint(NEAR, "M270 178H410V188H270zM280 188H290V214H280zM390 188H400V214H390z"),
    tint("#e9dcbb", "M300 178L310 166Q326 160 340 170Q354 160 370 166L380 178z"),
    stroke("#efe6d0", 2.4, "M372 170Q392 140 412 126Q404 150 378 168"),
  ],
  eyes: [tint(ACCENT, disc(333.8, 129.4, 1.8), disc(342.2, 129.4, 1.8))],
};

/** One of the heroes as the mirror made him. */
const pale = (x: number, figure: string, s: number): Part[] =>
  at(
    x,
    190,
    [tint("#c9dbe8", figure), tint("#ffffff70", figure.replace(/z.*$/, "z"))].map((part, n) => ({
      ...part,
      ...(n && { move: "translate(-2 0) scale(.9 .98)" }),
    })),
    s,
  );

const mirror: Subject = {
  ground: "mine",
  accent: "#bfe4ff",
  lights: [{ x: 392, y: 120, r: 120, colour: "accent" }],
  parts: [
    tint("#6b5a34", oval(392, 120, 92, 96)),
    tint("#d9b65a", oval(392, 120, 87, 91)),
    tint("#1f3a50", oval(392, 120, 80, 84)),
    tint("#bfe4ff40", oval(392, 112, 74, 76)),
    ...pale(344, WIZARD, 0.95),
    ...pale(374, ELF, 1.05),
    ...pale(438, BARBARIAN, 1.1),
    ...pale(406, DWARF, 1.2),
    stroke("#ffffff80", 2.6, "M334 84Q350 54 384 46M342 102Q346 90 352 82"),
    tint("#d9b65a", "M392 14L402 28L392 38L382 28z"),
    tint(NEAR, "M330 204L344 190H440L454 204z"),
  ],
};

const crown: Subject = {
  ground: "hall",
  accent: "#ffd65c",
  lights: [{ x: 340, y: 110, r: 110, colour: "accent" }],
  parts: [
    tint("#ffe9a822", "M300 0H380L430 200H250z"),
    tint(NEAR, "M290 214L298 164H382L390 214zM284 156H396V166H284z"),
    ...at(
      340,
      124,
      [
        tint("#d9a83a", CROWN),
        tint("#14100c", oval(0, 4, 24, 5)),
        tint("#fff3", "M-34 12L-40 -22L-30 -13L-27 12z"),
        stroke("#5a3d0c", 1.6, CROWN),
        tint("#b3261c", disc(0, -2, 4), disc(-22, 4, 3), disc(22, 4, 3)),
        tint("#fff6d8", disc(-40, -24, 3), disc(-12, -34, 3), disc(12, -34, 3), disc(40, -24, 3)),
      ],
      1.15,
    ),
    stroke("#00000090", 1.6, "M312 166Q308 190 316 206M366 166Q372 182 366 204"),
  ],
};

const seal = (x: number, y: number): Part[] =>
  at(x, y, [tint("#8d1f1c", disc(0, 0, 13)), stroke("#ff9d86", 1.6, disc(0, 0, 9), "M0 -9L7.8 4.500H-7.800z")]);

const door: Subject = {
  ground: "hall",
  accent: "#ff5a3a",
  lights: [
    { x: 340, y: 120, r: 140, colour: "accent" },
    { x: 340, y: 206, r: 70, colour: "accent" },
  ],
  parts: [
    tint(MID, "M236 212V76Q236 6 340 2Q444 6 444 76V212z"),
    tint("#3a2416", "M250 212V80Q250 22 334 18V212zM430 212V80Q430 22 346 18V212z"),
    tint("#ffb08a", "M336 18H344V212H336z"),
    stroke("#160c07", 2, "M278 36V212M306 24V212M402 36V212M374 24V212"),
    stroke(NEAR, 5, "M250 84H334M346 84H430M250 160H334M346 160H430"),
    ...seal(340, 62),
    ...seal(340, 112),
    ...seal(340, 162),
    stroke("#ffb08a", 1.4, "M336 210L300 238M344 210L384 238M340 212V240"),
  ],
};

/** A stair down into the unknown: of quests that people have written themselves. */
const stair: Subject = {
  ground: "vault",
  accent: "#ffcf7a",
  lights: [{ x: 320, y: 150, r: 120, colour: "fire" }],
  parts: [
    tint("#ffb45a66", "M246 210V120Q246 66 320 58Q394 66 394 120V210z"),
    ...[0, 1, 2, 3, 4, 5].map((n) => tint(n % 2 ? MID : FAR, box(252 + n * 6, 200 - n * 13, 136 - n * 12, 13))),
    tint(NEAR, "M284 122H356V134H284z"),
  ],
  eyes: [pair(320, 104, 5, 1.6)],
};

const roof = (x: number, y: number, s: number): Part[] =>
  at(
    x,
    y,
    [
      tint(MID, "M-16 0V-16H-21L0 -36L21 -16H16V0z", box(8, -34, 5, 14)),
      tint(FIRE, box(-10, -12, 6, 7), box(3, -12, 6, 7)),
    ],
    s,
  );
const banner = (x: number, y: number, colour: string): Part[] =>
  at(x, y, [stroke(NEAR, 2, "M0 0V-62"), tint(colour, "M1 -60Q16 -66 30 -58L24 -48L30 -38Q16 -46 1 -40z")]);

/** The way home, in the morning: of every quest that is won. */
export const HOME: Subject = {
  ground: "moor",
  accent: "#fff0b8",
  moon: { x: 400, y: 152, r: 46 },
  lights: [{ x: 400, y: 152, r: 190, colour: "moon" }],
  parts: [
    tint(
      "#fff6d026",
      "M400 152L250 0H300zM400 152L346 0H392zM400 152L438 0H490zM400 152L540 0H620zM400 152L640 60V112zM400 152L-200 -153V-53z",
    ),
    ...roof(470, 190, 0.9),
    ...roof(504, 194, 1.15),
    ...roof(588, 194, 1),
    ...roof(434, 192, 0.7),
    ...banner(452, 200, "#c0392b"),
    ...banner(536, 204, "#d9a83a"),
    ...banner(612, 204, "#2f6fb5"),
    stroke(
      NEAR,
      1.6,
      "M286 60q6 -6 10 0q5 -6 10 0M316 44q5 -5 8 0q4 -5 8 0M262 82q5 -5 8 0q4 -5 8 0M500 50q5 -5 8 0q4 -5 8 0",
    ),
  ],
};

const SUBJECTS: Record<string, Subject> = {
  q01_the_trial: trial,
  q02_the_drowned_bell: bell,
  q03_four_lamps: lamps,
  q04_mother_skaggles_toll: toll,
  q05_the_widows_spindle: spindle,
  q06_the_mountain_closes: collapse,
  q07_the_glass_garrison: glass,
  q08_the_apothecarys_debt: apothecary,
  q09_the_thief_of_names: names,
  q10_the_ninth_page: page,
  q11_the_ossuary_ledger: ossuary,
  q12_the_mirror_company: mirror,
  q13_the_hollow_crown: crown,
  q14_the_generals_last_door: door,
};

/** What the picture of a quest shows. */
export const subjectOf = (quest: string): Subject => SUBJECTS[quest] ?? stair;
export const PICTURED: readonly string[] = Object.keys(SUBJECTS);
