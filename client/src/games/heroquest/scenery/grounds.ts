/** Where a quest's picture is set, in 640 by 240: planes of shadow, the farther the paler, in the colours of the hour. */
import { box, disc, oval, stroke, tint, type Part } from "../../shared/art/shapes";

/** The colours of the hour, by how far away a thing is, and of what shines. */
export const FAR = "var(--far)";
export const MID = "var(--mid)";
export const NEAR = "var(--near)";
export const FIRE = "var(--fire)";
export const ACCENT = "var(--accent)";
/** The edge that light falls on. */
export const RIM = "var(--rim)";

export interface Ground {
  /** Under an open sky: with stars, a moon and drifting cloud. */
  sky: boolean;
  back: readonly Part[];
  front: readonly Part[];
}

const near = (d: string): Part[] => [tint(NEAR, d), stroke(RIM, 1, d.replace(/V240.*$/, ""))];

const grave = (x: number, y: number, s = 1): Part => ({
  ...tint(MID, "M-6 0V-12Q-6 -18 0 -18Q6 -18 6 -12V0z"),
  move: `translate(${x} ${y}) scale(${s})`,
});
const stone = (x: number, y: number, lean: number, s = 1): Part => ({
  ...tint(MID, "M-6 2L-5 -22L-1 -27L5 -23L7 2z"),
  move: `translate(${x} ${y}) rotate(${lean}) scale(${s})`,
});

/** An old burial hill, its door open and lit from below. */
const hill: Ground = {
  sky: true,
  back: [
    tint(FAR, "M0 158L52 132L104 148L176 108L238 140L306 118L372 146L452 112L540 142L640 116V240H0z"),
    tint(MID, "M120 240Q226 156 372 134Q470 122 552 152Q610 172 640 186V240z"),
    stroke(RIM, 1, "M196 190Q276 148 372 134Q470 122 552 152"),
    stone(286, 168, -9),
    stone(324, 156, 6, 0.8),
    stone(552, 162, 8, 1.1),
    stone(586, 178, -6, 0.8),
    grave(252, 184, 0.8),
    grave(612, 190),
  ],
  front: [
    tint(NEAR, "M352 214V176L360 166H404L412 176V214z"),
    tint(FIRE, "M364 214V180Q364 172 382 172Q400 172 400 180V214z"),
    tint("#000a", "M364 190H400V194H364zM366 202H398V206H366z"), // steps going down
    ...near("M0 204Q70 184 160 196Q260 210 340 212Q470 214 640 206V240H0z"),
  ],
};

/** A road under mountains. */
const pass: Ground = {
  sky: true,
  back: [
    tint(FAR, "M0 150L70 92L118 128L190 58L262 126L318 96L392 150L470 70L560 138L640 96V240H0z"),
    tint("#fff3", "M190 58L206 74L194 82L182 78L170 78zM470 70L484 84L472 92L458 84z"),
    tint(MID, "M0 190L80 150L170 178L250 158L340 186L430 150L520 178L640 140V240H0z"),
  ],
  front: [
    tint(MID, "M300 240Q330 206 400 198Q450 192 470 176L482 178Q470 200 430 208Q390 218 400 240z"),
    ...near("M0 206Q120 190 250 204Q330 214 420 212Q540 206 640 196V240H0z"),
  ],
};

/** A moor with one house on it, and a window lit. */
const moor: Ground = {
  sky: true,
  back: [
    tint(FAR, "M0 160Q120 140 240 156Q380 172 500 148Q580 136 640 150V240H0z"),
    tint(MID, "M0 186Q160 164 320 182Q480 200 640 172V240H0z"),
    tint(MID, "M516 182V156L508 158L538 134L548 141V132H556V147L572 158L564 156V182z"),
    tint(FIRE, box(526, 162, 8, 8), box(546, 162, 8, 8)),
    stroke(NEAR, 2.4, "M604 180Q606 150 598 130M602 156L616 138M600 146L586 132"),
  ],
  front: near("M0 208Q100 190 220 204Q360 220 470 208Q570 198 640 208V240H0z"),
};

const cave = tint(
  NEAR,
  "M0 0H640V240H596Q622 190 608 140Q618 92 588 58Q540 22 470 26Q420 8 352 20Q280 8 210 24Q120 16 62 54Q30 92 40 140Q20 188 46 240H0z",
);

/** A gallery in the rock, propped with timber. */
const mine: Ground = {
  sky: false,
  back: [
    tint(FAR, "M0 240V96Q120 40 320 44Q520 40 640 96V240z"),
    tint(MID, "M128 240V112H146V240zM494 240V112H512V240zM114 98H526V114H114z"),
    tint(MID, "M222 240V130H234V240zM406 240V130H418V240zM212 120H428V131H212z"),
    tint("#0006", "M236 240V132H404V240z"),
  ],
  front: [
    cave,
    stroke(RIM, 1, "M46 240Q20 188 40 140Q30 92 62 54Q120 16 210 24M588 58Q618 92 608 140Q622 190 596 240"),
    ...near("M0 208Q150 196 320 204Q500 196 640 208V240H0z"),
  ],
};

const arch = (x: number, w: number, top: number): string =>
  `M${x} 210V${top + w * 0.7}Q${x} ${top + w * 0.2} ${x + w / 2} ${top}Q${x + w} ${top + w * 0.2} ${x + w} ${top + w * 0.7}V210z`;

/** Vaults under the earth. */
const vault: Ground = {
  sky: false,
  back: [
    tint(FAR, box(0, 0, 640, 240)),
    stroke("#0003", 1.4, "M0 36H640M0 72H640M0 108H640M0 144H640M40 0V36M150 0V36M520 0V36M90 36V72M590 36V72"),
    tint(MID, arch(44, 120, 42), arch(476, 120, 42)),
    tint("#0007", arch(58, 92, 62), arch(490, 92, 62)),
    tint(MID, arch(196, 248, 12)),
    tint("#0008", arch(214, 212, 30)),
    tint(MID, "M176 30H192V210H176zM448 30H464V210H448zM168 24H200V36H168zM440 24H472V36H440z"),
  ],
  front: near("M0 206H640V240H0z"),
};

const column = (x: number, w: number): string =>
  `${box(x, 0, w, 214)}${box(x - 7, 204, w + 14, 12)}${box(x - 7, 0, w + 14, 18)}`;

/** A hall between columns. */
const hall: Ground = {
  sky: false,
  back: [
    tint(FAR, box(0, 0, 640, 240)),
    tint("#0005", "M220 200V60Q320 -6 420 60V200z"),
    tint(MID, column(150, 26), column(464, 26)),
    tint(MID, "M0 240L220 196H420L640 240z"),
    stroke("#0006", 1.2, "M110 240L264 197M250 240L304 197M390 240L336 197M530 240L376 197M60 228H580M140 212H500"),
  ],
  front: [tint(NEAR, column(58, 40), column(542, 40)), ...near("M0 214Q160 206 320 212Q480 206 640 214V240H0z")],
};

export const GROUNDS = { hill, pass, moor, mine, vault, hall } as const;

/** Stars of the open sky. */
export const STARS: Part = tint(
  "#fff",
  ...[
    [30, 24],
    [74, 60],
    [112, 18],
    [158, 44],
    [206, 22],
    [248, 58],
    [290, 16],
    [330, 46],
    [352, 82],
    [508, 30],
    [548, 64],
    [586, 22],
    [616, 52],
    [220, 88],
    [90, 96],
    [20, 88],
    [528, 96],
  ].map(([x, y], n) => disc(x!, y!, n % 3 ? 0.9 : 1.5)),
);
export const CLOUDS: Part = tint(
  "#fff",
  oval(120, 86, 90, 7),
  oval(190, 92, 70, 5),
  oval(420, 60, 110, 7),
  oval(520, 68, 80, 5),
  oval(700, 84, 90, 7),
);
