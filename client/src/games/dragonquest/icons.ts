/** Shapes from the game-icons set (CC BY 3.0, see CREDITS.md), and a few of our own in the same 512 x 512. */
import amulet from "icon:time-trap";
import apple from "icon:shiny-apple";
import arrow from "icon:arrow-flights";
import belt from "icon:belt-buckles";
import brick from "icon:stone-wall";
import candle from "icon:candle-flame";
import chainmail from "icon:chain-mail";
import chess from "icon:chess-queen";
import crown from "icon:queen-crown";
import dagger from "icon:sacrificial-dagger";
import demon from "icon:diablo-skull";
import dragon from "icon:dragon-head";
import egg from "icon:dinosaur-egg";
import fangs from "icon:fangs";
import fire from "icon:small-fire";
import footsteps from "icon:boot-prints";
import gas from "icon:poison-gas";
import ghoul from "icon:spectre";
import goblet from "icon:jeweled-chalice";
import hood from "icon:cowled";
import horn from "icon:hunting-horn";
import key from "icon:skeleton-key";
import laurels from "icon:laurels";
import magnifier from "icon:magnifying-glass";
import mask from "icon:duality-mask";
import monster from "icon:monster-grasp";
import necklace from "icon:gem-necklace";
import orb from "icon:crystal-ball";
import orc from "icon:orc-head";
import pearls from "icon:pearl-necklace";
import potion from "icon:health-potion";
import ring from "icon:power-ring";
import rope from "icon:rope-coil";
import sceptre from "icon:winged-scepter";
import shield from "icon:shield";
import silver from "icon:big-diamond-ring";
import skeleton from "icon:skull-crossed-bones";
import skull from "icon:death-skull";
import spider from "icon:hanging-spider";
import star from "icon:round-star";
import sword from "icon:broadsword";
import talisman from "icon:spiked-dragon-head";
import tiara from "icon:tiara";
import tomb from "icon:tombstone";
import trapdoor from "icon:hole-ladder";
import troll from "icon:troll";
import venom from "icon:poison-bottle";
import { placed } from "./art/path";

export { brick, candle, dragon, fire, footsteps, laurels, shield, skull, star, tomb, magnifier };

/** Our own: a sun of the track. */
export const sun =
  "M256 136a120 120 0 1 1 0 240 120 120 0 1 1 0-240zM240 20h32v80h-32zM240 412h32v80h-32zM20 240h80v32H20zM412 240h80v32h-80zM78 101l23-23 56 56-23 23zM355 378l23-23 56 56-23 23zM411 78l23 23-56 56-23-23zM134 355l23 23-56 56-23-23z";
/** Our own: a room seen from above, with its door; a corridor with a way through; a coin. */
export const room =
  "M64 64h384v384H312v-56h80V120H120v272h80v56H64zM228 392h56v104h-56zM180 180h152v24H180zM180 232h152v24H180zM180 284h152v24H180z";
export const corridor = "M40 112h432v52H40zM40 348h432v52H40zM84 232h88v48H84zM212 232h88v48h-88zM340 196l96 60-96 60z";
export const coin = "M256 26a230 230 0 1 1 0 460 230 230 0 1 1 0-460zM256 62a194 194 0 1 0 0 388 194 194 0 1 0 0-388z";
const DIGITS: Readonly<Record<string, string>> = {
  "0": "M50 0C86 0 100 30 100 75S86 150 50 150 0 120 0 75 14 0 50 0zM50 30C36 30 32 48 32 75S36 120 50 120 68 102 68 75 64 30 50 30z",
  "1": "M30 0H66V150H34V42L8 54V26z",
  "5": "M10 0H92V30H40L38 56C44 53 52 52 58 52C84 52 100 72 100 100C100 132 78 150 48 150C28 150 12 142 2 130L20 106C28 114 38 119 47 119C60 119 68 112 68 100C68 88 60 81 48 81C40 81 33 84 28 88L6 82z",
};

/** A coin with its value. */
function coinOf(value: string): string {
  const size = value.length > 2 ? 0.98 : 1.28;
  const wide = 112 * size;
  const left = 256 - (wide * value.length) / 2 + 6;
  const digits = [...value].map((digit, n) => placed(DIGITS[digit]!, size, left + n * wide, 256 - 75 * size));
  return coin + digits.join("");
}
export const coin50 = coinOf("50");
export const coin100 = coinOf("100");

/** Two skulls, the one behind the other. */
export const doubleSkull = placed(skull, 0.56, 6, 8) + placed(skull, 0.56, 220, 214);
/** A bone lying flat, and the same broken in two: 64 x 28. */
export const bone =
  "M12 3c4 0 7 3 7 7h26c0-4 3-7 7-7s7 3 7 7c0 1 0 2-1 3 2 1 4 3 4 6 0 4-3 7-7 7-3 0-6-2-7-5H17c-1 3-4 5-7 5-4 0-7-3-7-7 0-3 2-5 4-6-1-1-1-2-1-3 0-4 2-7 6-7z";
export const brokenBone =
  "M12 3c4 0 7 3 7 7h8l4 5-5 6h-9c-1 3-4 5-7 5-4 0-7-3-7-7 0-3 2-5 4-6-1-1-1-2-1-3 0-4 2-7 6-7zM52 5c4 0 7 3 7 7 0 1 0 2-1 3 2 1 4 3 4 6 0 4-3 7-7 7-3 0-6-2-7-5h-9l3-6-4-5h7c0-4 3-7 7-7z";

export const TREASURES: Readonly<Record<string, string>> = {
  horn,
  pearls,
  chess,
  mask,
  dagger,
  goblet,
  tiara,
  apple,
  sceptre,
  ruby: egg,
  crown,
};

export const OBJECTS: Readonly<Record<string, string>> = {
  amulet,
  talisman,
  magic_ring: ring,
  necklace,
  orb,
  potion,
  key,
  buckle: belt,
  chainmail,
  hood,
  rope,
  silver_ring: silver,
};

/** The picture of every treasure and object by the name in its ref. */
export const PICTURES: Readonly<Record<string, string>> = { ...TREASURES, ...OBJECTS };

export const DANGERS: Readonly<Record<string, string>> = {
  ghoul,
  troll,
  orc,
  arrow,
  trapdoor,
  fog: gas,
  spider,
  demon,
  skeleton,
};

/** Faces of dice. */
export const FACES: Readonly<Record<string, string>> = {
  skull,
  double: doubleSkull,
  room,
  corridor,
  find: magnifier,
  dragon,
  star,
  sword,
  monster,
  coin,
  coin50,
  coin100,
  venom,
  ...DANGERS,
};

export const BITE = fangs;
