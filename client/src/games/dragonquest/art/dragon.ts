/** The dragon, curled round its gold: a body along a spine, with spikes outside and plates inside. Drawn in 600 x 420. */
import { at, chance, closed, sway } from "../castle/ink";
import type { Point } from "../castle/plan";

interface Bone extends Point {
  /** Half the body's width here. */
  w: number;
}

const SPINE: readonly Bone[] = [
  { x: 92, y: 322, w: 2 },
  { x: 158, y: 360, w: 9 },
  { x: 250, y: 378, w: 16 },
  { x: 350, y: 378, w: 24 },
  { x: 440, y: 354, w: 34 },
  { x: 502, y: 296, w: 48 },
  { x: 510, y: 220, w: 60 },
  { x: 458, y: 154, w: 68 },
  { x: 368, y: 124, w: 70 },
  { x: 276, y: 126, w: 65 },
  { x: 200, y: 156, w: 55 },
  { x: 152, y: 208, w: 45 },
  { x: 150, y: 258, w: 38 },
  { x: 184, y: 290, w: 33 },
];
const FINE = 10; // samples between two bones

interface Sample extends Bone {
  /** The way the spine goes. */
  dx: number;
  dy: number;
}

/** The spine as a smooth curve. */
const SAMPLES: readonly Sample[] = sample();

function sample(): Sample[] {
  const found: Sample[] = [];
  for (let n = 0; n < SPINE.length - 1; n++) {
    const [p0, p1, p2, p3] = [
      SPINE[Math.max(n - 1, 0)]!,
      SPINE[n]!,
      SPINE[n + 1]!,
      SPINE[Math.min(n + 2, SPINE.length - 1)]!,
    ];
    for (let k = 0; k < FINE; k++) found.push(between(p0, p1, p2, p3, k / FINE));
  }
  return found;
}

function between(p0: Bone, p1: Bone, p2: Bone, p3: Bone, t: number): Sample {
  const curve = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  const slope = (a: number, b: number, c: number, d: number): number =>
    0.5 * (c - a + 2 * (2 * a - 5 * b + 4 * c - d) * t + 3 * (3 * b - a - 3 * c + d) * t * t);
  const dx = slope(p0.x, p1.x, p2.x, p3.x);
  const dy = slope(p0.y, p1.y, p2.y, p3.y);
  const length = Math.hypot(dx, dy) || 1;
  return {
    x: curve(p0.x, p1.x, p2.x, p3.x),
    y: curve(p0.y, p1.y, p2.y, p3.y),
    w: curve(p0.w, p1.w, p2.w, p3.w),
    dx: dx / length,
    dy: dy / length,
  };
}

/** A point beside the spine: 1 is the outer edge (the back), -1 the inner one (the belly). */
function beside(s: Sample, share: number): Point {
  return { x: s.x + s.dy * s.w * share, y: s.y - s.dx * s.w * share };
}

/** Which side is the back: the ring runs so that outside is on this hand. */
const BACK = -1;

export const body: string = (() => {
  const thin = SAMPLES.filter((_, n) => n % 4 === 0);
  return closed([...thin.map((s) => beside(s, BACK)), ...thin.toReversed().map((s) => beside(s, -BACK))]);
})();

/** Plates along the belly. */
export const belly: string = (() => {
  const from = SAMPLES.filter((_, n) => n > 14 && n % 4 === 0);
  return closed([
    ...from.map((s) => beside(s, -BACK * 0.98)),
    ...from.toReversed().map((s) => beside(s, -BACK * 0.52)),
  ]);
})();

export const bellyBands: string = SAMPLES.filter((_, n) => n > 16 && n % 4 === 0)
  .map((s) => `M${at(beside(s, -BACK * 0.97))}L${at(beside(s, -BACK * 0.54))}`)
  .join("");

/** Spikes along the back, greatest in the middle. */
export const spikes: string = (() => {
  let d = "";
  for (let n = 40; n < SAMPLES.length - 6; n += 5) {
    const [a, tip, b] = [SAMPLES[n - 2]!, SAMPLES[n + 1]!, SAMPLES[n + 2]!];
    const high = 1 + (6 + 0.34 * tip.w) / tip.w;
    d += `M${at(beside(a, BACK * 0.96))}L${at(beside(tip, BACK * high))}L${at(beside(b, BACK * 0.96))}Z`;
  }
  return d;
})();

/** Little arcs that stand for scales. */
export const scales: string = (() => {
  let d = "";
  for (let n = 22; n < SAMPLES.length - 4; n += 3) {
    for (const share of [-0.25, 0.1, 0.45, 0.75]) {
      if (chance(n * 7 + share * 100) < 0.45) continue;
      const p = beside(SAMPLES[n]!, BACK * (share + sway(n + share * 50, 0.08)));
      const s = SAMPLES[n]!;
      const size = 4 + s.w * 0.06;
      const one = { x: p.x - s.dy * size, y: p.y + s.dx * size };
      const two = { x: p.x + s.dy * size, y: p.y - s.dx * size };
      const out = { x: p.x + s.dx * size * 1.3, y: p.y + s.dy * size * 1.3 };
      d += `M${at(one)}Q${at(out)} ${at(two)}`;
    }
  }
  return d;
})();

/** The wing, folded along the back, and its fingers. */
export const wing =
  "M200 166C198 118 220 78 262 66C336 54 446 96 536 214C496 188 462 192 438 208Q406 178 372 198Q338 170 304 190Q266 166 236 186Q212 184 200 166Z";
export const wingBones =
  "M262 66Q236 112 236 184M262 66Q286 116 304 188M262 66Q336 112 372 196M262 66Q388 104 438 206M262 66L250 42Q264 48 274 62";

/** The folded hind leg and the forepaw under the chin. */
export const haunch =
  "M466 226C502 214 540 244 538 290C536 324 506 346 472 342C458 354 430 360 408 354C400 346 408 334 422 334C412 322 414 306 424 288C432 264 446 234 466 226Z";
export const toes = "M410 353q-11 1-18 9M424 357q-9 3-12 11M440 356q-5 5-5 12M470 340q14-8 16-24";
export const paw =
  "M148 262C134 290 146 326 186 336C216 346 262 350 292 346C304 340 300 328 286 326C262 322 236 316 220 304C206 288 190 268 168 256Z";
export const pawToes = "M292 346q10 2 14 10M278 348q8 4 9 12M262 348q5 5 4 12";

/** The head, chin on the paw, looking to the right. */
export const head =
  "M158 262C172 236 206 226 236 238C252 240 264 248 272 258C296 264 326 272 344 288C354 298 354 312 342 317C312 324 268 324 236 326C206 330 174 322 160 306C150 294 150 276 158 262Z";
export const jaw = "M344 309C320 307 288 309 262 304C250 302 242 298 236 290";
export const horns =
  "M196 240C176 216 144 204 108 210C134 216 158 232 172 256ZM222 234C210 206 184 188 150 184C172 196 190 216 198 244Z";
export const frill =
  "M166 300C148 306 134 318 126 336C144 330 160 326 176 318ZM160 284C142 284 124 292 112 304C132 302 148 302 162 300Z";
export const brow = "M228 252C242 246 258 250 268 262";
export const lid = "M230 266Q247 280 266 268";
export const lashes = "M236 271l-4 8M247 275l0 9M258 273l4 8";
export const eye = "M228 266Q246 250 268 266Q248 280 228 266Z";
export const nostril = "M331 289q7-3 9 4q-5 4-9-4z";
export const teeth = "M318 308l4 10 5-10zM298 308l4 9 5-9zM276 306l4 8 5-8z";

/** A heap of gold under and inside the ring, in the same box. */
export const heap =
  "M6 416C44 372 96 352 150 330C176 262 236 196 330 188C424 190 478 262 506 330C548 352 574 380 596 416Z";

/** The same heap, running out into the dark on both sides. */
export const wideHeap =
  "M-420 452C-220 424 20 376 150 330C176 262 236 196 330 188C424 190 478 262 506 330C640 376 880 424 1080 452V480H-420Z";

/** Fire from the mouth of the waking dragon: three tongues, the hottest inside. */
export const breath = [
  "M338 268C420 232 500 214 640 190C600 222 640 232 690 226C640 258 680 268 720 276C650 296 640 312 690 330C580 330 520 318 470 312C420 306 380 298 338 296Z",
  "M338 272C410 248 480 236 580 222C552 244 584 250 620 250C582 268 604 276 640 284C580 294 560 304 590 316C520 314 460 302 410 298C380 296 360 294 338 292Z",
  "M338 276C390 264 440 256 510 248C492 262 512 268 536 270C506 278 520 284 540 292C480 294 420 292 338 288Z",
];

/** Coins on the heap, in layers from the back to the front. */
export const coins: readonly string[] = [0, 1, 2, 3].map((layer) => {
  let d = "";
  for (let n = 0; n < 44; n++) {
    const seed = layer * 97 + n * 5;
    const x = 70 + chance(seed + 1) * 470;
    const top = 402 - 198 * Math.max(0, 1 - ((x - 330) / 290) ** 2);
    const y = top + (402 - top) * ((layer + chance(seed + 2)) / 4);
    d += disc(x, y, 8 + 5 * chance(seed + 3), 0.45 + 0.3 * chance(seed + 4));
  }
  return d;
});

function disc(x: number, y: number, r: number, flat: number): string {
  const [rx, ry] = [Math.round(r * 10) / 10, Math.round(r * flat * 10) / 10];
  return `M${at({ x: x - rx, y })}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** More of them where the heap runs out. */
export const farCoins: string = Array.from({ length: 120 }, (_, n) => {
  const x = -400 + chance(n * 11 + 3) * 1460;
  const rim = 340 + Math.abs(x - 330) * 0.16;
  return disc(x, rim + 12 + chance(n * 11 + 5) * Math.max(425 - rim, 14), 8 + 5 * chance(n + 31), 0.5);
}).join("");

/** Three stones among the gold. */
export const jewels = "M372 268l16-14 18 12-6 20-20 2zM432 306l12-10 14 8-4 16-16 2zM316 232l12-9 12 8-4 14-16 1z";
