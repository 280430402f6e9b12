/** Where a picture is set, in a box of 400 x 240: what lies behind whoever stands there, and what lies before him. */
import { box, disc, oval, stroke, tint, type Part } from "../../shared/art/shapes";
import type { Hour } from "./hours";

export interface Ground {
  back: readonly Part[];
  front: readonly Part[];
}
/** `turn`, from 0 to 6, lets two pictures of one place differ. */
export type Place = (hour: Hour, turn: number) => Ground;

const each = (n: number, draw: (n: number) => Part | Part[]): Part[] =>
  Array.from({ length: n }, (_, k) => draw(k)).flat();
const hills = (fill: string, top: number, swell: number): Part =>
  tint(fill, `M0 ${top}Q70 ${top - swell} 140 ${top - 4}T290 ${top - 10}T400 ${top - 2}V240H0z`);
const moon = ({ light }: Hour, x: number, y: number, r: number): Part[] => [
  ...[2.6, 1.9, 1.4].map((times) => tint(`${light}26`, disc(x, y, r * times))),
  tint(light, disc(x, y, r)),
  tint("#0000001a", disc(x - r * 0.3, y - r * 0.2, r * 0.22), disc(x + r * 0.25, y + r * 0.3, r * 0.3)),
];
const mist = (colour: string, y: number): Part[] =>
  each(3, (n) => stroke(`${colour}40`, 9, `M${-20 + n * 50} ${y + n * 14}q70 -16 140 0t140 0`));
const torch = ({ light }: Hour, x: number, y: number): Part[] => [
  ...[30, 20, 12].map((r) => tint(`${light}38`, disc(x, y - 12, r))),
  tint("#1a0f08", `M${x - 4} ${y}h8l-2 38h-4z`),
  tint("#ff9a3c", `M${x} ${y - 30}q14 20 0 32q-14 -12 0 -32z`),
  tint("#fff3c4", `M${x} ${y - 16}q7 10 0 16q-7 -6 0 -16z`),
];

const graves: Place = (hour, turn) => ({
  back: [
    ...moon(hour, 70 + 42 * turn, 56, 24),
    hills(hour.far, 168, 40),
    stroke(hour.middle, 7, `M${turn % 2 ? 48 : 352} 214q8 -60 -4 -112`),
    stroke(hour.middle, 4, `M${turn % 2 ? 48 : 352} 140q-34 -14 -36 -46m40 30q30 -18 34 -52m-44 34q-12 -22 -6 -44`),
    hills(hour.middle, 192, 26),
    ...each(5, (n) => {
      const [x, y] = [24 + n * 84 + ((turn * 17) % 40), 186 + ((n * 7 + turn * 5) % 12)];
      return n % 2
        ? tint(hour.near, `M${x} ${y + 26}v-30q11 -18 22 0v30z`)
        : tint(hour.near, box(x + 6, y - 18, 8, 44), box(x - 4, y - 8, 28, 8));
    }),
  ],
  front: [hills(hour.near, 222, 12), ...mist(hour.light, 192)],
});

const camp: Place = (hour, turn) => ({
  back: [
    ...moon(hour, 330 - 30 * turn, 66, 20),
    hills(hour.far, 160, 52),
    ...each(3, (n) => {
      const x = 10 + n * 150 + turn * 9;
      return [
        tint(hour.middle, `M${x} 204L${x + 52} 122L${x + 104} 204z`),
        tint(hour.near, `M${x + 40} 204L${x + 52} 150L${x + 66} 204z`),
      ];
    }),
    ...each(21, (n) => tint(hour.near, `M${n * 20 - 6} 226v-${34 + ((n * 11 + turn * 5) % 12)}l8 -10l8 10v40z`)),
    ...torch(hour, 46, 186),
    ...torch(hour, 354, 186),
  ],
  front: [hills(hour.near, 224, 10)],
});

const cave: Place = (hour, turn) => ({
  back: [
    ...[120, 88, 58].map((r) => tint(`${hour.light}24`, oval(200, 130, r * 1.25, r))),
    tint(hour.far, "M0 0H400V240H330Q372 130 316 62Q260 24 190 34Q96 44 84 116Q74 190 104 240H0z"),
    ...each(8, (n) => {
      const [x, long] = [n * 54 - 8, 26 + ((n * 29 + turn * 17) % 46)];
      return tint(hour.middle, `M${x} 0h40q-12 14 -18 ${long}q-10 -${long - 14} -22 -${long}z`);
    }),
    tint(hour.middle, "M0 206Q90 176 160 204T300 198T400 204V240H0z"),
  ],
  front: [
    ...each(4, (n) => {
      const [x, y, r] = [26 + ((n * 113 + turn * 37) % 348), 216 + ((n * 5) % 12), 9 + ((n + turn) % 3) * 3];
      return [
        tint(`${hour.light}40`, disc(x, y, r * 2)),
        tint(hour.near, box(x - 2.5, y, 5, 18)),
        tint(hour.light, `M${x - r} ${y + 2}q${r} -${r * 1.8} ${2 * r} 0z`),
      ];
    }),
    tint(hour.near, "M0 240V226Q60 214 130 228T280 224T400 228V240z"),
  ],
});

const crags: Place = (hour, turn) => ({
  back: [
    ...[110, 76, 46].map((r) => tint(`${hour.light}2e`, disc(200, 118, r))),
    tint(
      hour.far,
      `M0 200L${40 + turn * 6} 84L96 150L158 ${44 + turn * 5}L216 150L286 ${58 + turn * 6}L344 158L380 104L400 140V240H0z`,
    ),
    tint(hour.middle, `M0 214L52 142L88 196L150 ${158 - turn * 3}L210 212L300 150L352 204L400 168V240H0z`),
    ...each(9, (n) => tint(hour.light, disc(20 + ((n * 97 + turn * 31) % 360), 26 + ((n * 53) % 120), 1.6 + (n % 3)))),
  ],
  front: [tint(hour.near, "M0 240V222L44 204L78 226L128 210L176 230L240 214L296 228L350 206L400 226V240z")],
});

const vault: Place = (hour, turn) => ({
  back: [
    tint(hour.far, box(0, 0, 400, 240)),
    ...each(3, (n) => tint(hour.sky[n === turn % 3 ? 2 : 1], `M${26 + n * 128} 196V92q46 -72 92 0v104z`)),
    ...each(3, (n) => stroke(hour.middle, 5, `M${72 + n * 128} 46V196M${26 + n * 128} 120h92`)),
    tint(`${hour.light}30`, `M${72 + (turn % 3) * 128} 60L${150 + (turn % 3) * 60} 240H${30 + (turn % 3) * 90}z`),
    ...each(4, (n) => [
      tint(hour.middle, box(n * 128 - 4, 20, 24, 190)),
      tint(hour.near, box(n * 128 - 10, 14, 36, 14)),
    ]),
    tint(hour.middle, "M0 198H400V240H0z"),
    stroke(hour.near, 2.5, "M0 216H400M60 198L20 240M140 198L116 240M220 198L224 240M300 198L332 240M372 198L420 240"),
  ],
  front: turn % 2 ? torch(hour, 30, 176).concat(torch(hour, 370, 176)) : [tint(hour.near, oval(200, 238, 170, 12))],
});

const sand: Place = (hour, turn) => ({
  back: [
    tint(hour.far, "M0 60Q200 20 400 60V190H0z"),
    ...each(7, (n) => tint(hour.sky[0], `M${8 + n * 57} 112V82q20 -30 40 0v30z`)),
    tint(hour.middle, "M0 116Q200 92 400 116V196H0z"),
    ...each(66, (n) => {
      const row = n % 3;
      return tint(
        n % 5 === turn % 5 ? hour.light : n % 2 ? hour.far : hour.near,
        disc(8 + Math.floor(n / 3) * 18 + row * 6, 128 + row * 18 + ((n * 7) % 5), 6),
      );
    }),
    ...each(3, (n) => {
      const x = 50 + n * 148;
      return [
        stroke(hour.near, 4, `M${x} 112V34`),
        tint(["#c8372d", "#2f7fb5", "#f2c14e"][(n + turn) % 3]!, `M${x} 36q22 -8 40 4v22q-20 -12 -40 -2z`),
      ];
    }),
    tint("#d9ac66", "M0 188Q200 168 400 188V240H0z"),
  ],
  front: [tint("#c2914c", "M0 220Q120 208 220 220T400 216V240H0z")],
});

const road: Place = (hour, turn) => ({
  back: [
    ...moon(hour, 60 + 46 * turn, 58, 22),
    tint(hour.far, `M0 170L${60 + turn * 8} 92L130 160L${200 + turn * 6} 70L300 166L356 110L400 160V240H0z`),
    hills(hour.middle, 190, 30),
    ...each(2, (n) => {
      const x = 34 + ((n * 270 + turn * 13) % 320);
      return [
        tint(hour.near, box(x, 160, 40, 34), `M${x - 8} 162l28 -30l28 30z`),
        tint(hour.light, box(x + 13, 170, 12, 12)),
      ];
    }),
    tint("#b98d5a", "M150 240Q190 206 196 184H214Q236 206 292 240z"),
  ],
  front: [...each(9, (n) => stroke(hour.near, 4, `M${18 + n * 46} 242q${n % 2 ? 6 : -6} -14 ${n % 2 ? 1 : -2} -26`))],
});

const wood: Place = (hour, turn) => ({
  back: [
    ...moon(hour, 120 + 28 * turn, 70, 30),
    ...each(9, (n) => tint(hour.far, `M${n * 48 - 8} 0h${14 + ((n + turn) % 3) * 5}l4 220h-26z`)),
    ...each(5, (n) => tint(hour.middle, `M${n * 96 - 34 + turn * 6} 0h30q-4 120 14 230h-58q16 -110 14 -230z`)),
    ...each(6, (n) => tint(hour.middle, oval(n * 80 + turn * 4, 4, 62, 34))),
    hills(hour.middle, 204, 20),
  ],
  front: [
    ...each(7, (n) => tint(hour.near, `M${n * 64 - 30} 240q10 -34 34 -30q30 -14 44 30z`)),
    ...each(5, (n) => tint(hour.light, disc(30 + ((n * 83 + turn * 29) % 350), 90 + ((n * 47) % 100), 2.4))),
  ],
});

const pool: Place = (hour, turn) => ({
  back: [
    tint(hour.far, box(0, 0, 400, 240)),
    ...each(5, (n) => stroke(hour.middle, 3, `M0 ${24 + n * 30}H400`)),
    ...each(16, (n) => stroke(hour.middle, 3, `M${(n % 8) * 56 + (n > 7 ? 28 : 0)} ${24 + (n > 7 ? 30 : 0)}v30`)),
    tint(`${hour.light}55`, "M150 0H250L330 190H70z"),
    tint(hour.middle, oval(200, 200, 178, 40)),
    tint(hour.sky[1], oval(200, 198, 160, 30)),
  ],
  front: [
    ...each(3, (n) => stroke(`${hour.light}90`, 3, `M${90 + n * 70 + turn * 4} ${196 + n * 10}q26 -8 52 0`)),
    tint(hour.near, "M0 240V214Q40 226 64 236H336Q370 226 400 212V240z"),
  ],
});

const market: Place = (hour, turn) => ({
  back: [
    ...moon(hour, 338 - 20 * turn, 48, 20),
    hills(hour.far, 150, 30),
    ...each(4, (n) => {
      const [x, y, w] = [n * 104 - 14 + turn * 4, 118 + ((n + turn) % 3) * 10, 70];
      return [
        tint(hour.middle, box(x, y, w, 90), `M${x - 10} ${y + 2}l${w / 2 + 10} -46l${w / 2 + 10} 46z`),
        tint(hour.light, box(x + 14, y + 20, 14, 18), box(x + 42, y + 20, 14, 18)),
      ];
    }),
    ...each(12, (n) =>
      tint(
        ["#c8372d", "#f2c14e", "#2f7fb5"][(n + turn) % 3]!,
        `M${n * 35} ${24 + 14 * Math.sin((n / 11) * Math.PI)}h20l-10 22z`,
      ),
    ),
    tint(hour.near, "M0 204Q200 188 400 204V240H0z"),
  ],
  front: [
    tint("#7a4a26", box(-4, 216, 408, 30)),
    stroke("#4a2a14", 3, "M0 218H400M70 218V240M210 218V240M330 218V240"),
  ],
});

export const PLACES = { graves, camp, cave, crags, vault, sand, road, wood, pool, market } as const satisfies Record<
  string,
  Place
>;
