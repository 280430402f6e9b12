/** How each of the thirty faces looks: its stone, its paving, what lies on its floor and what stands in its walls. */
import { box, type Part } from "../../shared/art/shapes";
import {
  beam,
  boards,
  carpet,
  cracks,
  grave,
  inlay,
  moss,
  pebbles,
  puddles,
  rings,
  stain,
  star,
  straw,
  tufts,
} from "./floors";
import * as thing from "./furnishing";

/** The patterns of floors; the first five are those of every dungeon here. */
export const PAVINGS = [
  "flags",
  "bricks",
  "chequers",
  "cobbles",
  "lozenges",
  "planks",
  "herringbone",
  "hexagons",
  "slabs",
  "earth",
] as const;

/** Something in a wall: its square with the arrow up, `column,row`, and how far it is turned. */
export type Standing = readonly [square: string, parts: readonly Part[], turn?: number];

export interface RoomLook {
  /** What colour its stone has. */
  stone: string;
  paving: (typeof PAVINGS)[number];
  floor?: readonly Part[];
  stands?: readonly Standing[];
  /** Squares from which light falls. */
  lights?: readonly string[];
}

const each = (parts: readonly Part[], ...squares: readonly string[]): Standing[] =>
  squares.map((square) => [square, parts]);
const CORNERS = ["1,1", "5,1", "1,5", "5,5"] as const;

export const ROOM_LOOKS: Record<string, RoomLook> = {
  // Long Gallery
  "1A": {
    stone: "#a8562f",
    paving: "slabs",
    floor: carpet("#8d1f24", 0, 0, 46, 260),
    stands: [...each(thing.statue, "1,4", "5,4"), ...each(thing.candles, "1,5", "5,5")],
    lights: ["1,5", "5,5"],
  },
  // Burial Vault
  "1B": {
    stone: "#4d6486",
    paving: "slabs",
    floor: [...grave(-80, 0), ...grave(-80, 40), ...grave(80, 0), ...grave(80, 40)],
    stands: [...each(thing.skulls, "1,1", "5,1"), ...each(thing.urn, "1,5", "5,5")],
  },
  // Pillared Walk
  "2A": {
    stone: "#c28b2c",
    paving: "chequers",
    floor: [inlay("#7a2f1f", 5, "M-17 -130V130M17 -130V130"), star("#7a2f1f", 4, 16, 5)],
  },
  // Sunken Throne
  "2B": {
    stone: "#6a4a92",
    paving: "lozenges",
    floor: [
      ...carpet("#5a2368", 0, 20, 40, 220),
      ...carpet("#5a2368", 0, -80, 120, 40),
      star("#e6c464", 8, 17, 9, 0, -80),
    ],
  },
  // Cell Row
  "3A": {
    stone: "#66744a",
    paving: "flags",
    floor: [straw([-60, 32], [44, 50], [-6, -66], [62, -30]), stain("#5c1a10", 22, -8, 13)],
    stands: each(thing.cell, ...CORNERS, "1,3", "5,3"),
  },
  // Cracked Corner
  "3B": {
    stone: "#96603c",
    paving: "flags",
    floor: cracks(
      "M40 40L10 22L-6 -8L-30 -20",
      "M40 40L76 14L84 -30L70 -60",
      "M40 40L20 70L-8 84",
      "M8 22L-20 44L-36 40",
    ),
    stands: [...each(thing.rubble, "1,2", "1,5"), ...each(thing.ivy, "1,1", "1,4"), ["1,3", thing.beams]],
  },
  // Split Chasm
  "4A": {
    stone: "#9c4426",
    paving: "earth",
    floor: [
      ...boards(0, -20, 26, 84),
      ...cracks(
        "M-40 8L-52 34L-38 60L-56 84",
        "M40 8L54 30L40 52L62 76",
        "M-40 -56L-62 -70L-56 -92",
        "M40 -56L58 -74L50 -96",
      ),
    ],
  },
  // Blind Wall
  "4B": {
    stone: "#8d7a5a",
    paving: "bricks",
    floor: [inlay("#4a3320", 4, "M-100 -54H100"), ...pebbles([-70, 22], [56, 30])],
    stands: [
      ...each(thing.arch, "2,1", "3,1", "4,1"),
      ...each(thing.candles, "1,1", "5,1"),
      ...each(thing.urn, "1,5", "5,5"),
    ],
    lights: ["1,1", "5,1"],
  },
  // The Ford
  "5A": {
    stone: "#5c8a3c",
    paving: "cobbles",
    floor: [
      moss([-74, -70, 17], [64, -34, 14], [-66, 44, 15], [36, 76, 13]),
      tufts([-88, -28], [82, -24], [-46, 34], [70, 36]),
      ...pebbles([-30, -28], [34, 32]),
    ],
    stands: [["5,5", thing.mooring]],
  },
  // Apse
  "5B": {
    stone: "#cfa02c",
    paving: "hexagons",
    floor: [star("#b0532a", 12, 74, 30, 0, -20), ...rings("#8a5a1c", 22)],
    stands: [
      ["1,1", thing.pane("#e0b040", "#b04a2c"), -45],
      ["5,1", thing.pane("#b04a2c", "#e0b040"), 45],
      ...each(thing.candles, "1,4", "5,4"),
      ...each(thing.statue, "1,5", "5,5"),
    ],
    lights: ["1,4", "5,4"],
  },
  // Crossways
  "6A": {
    stone: "#b8743c",
    paving: "slabs",
    floor: [...rings("#5a3a22", 66, 56), star("#7a3a20", 4, 92, 15), star("#c99a4a", 4, 44, 15)],
    stands: [...each(thing.brazier, "1,1", "5,5"), ...each(thing.urn, "5,1", "1,5")],
    lights: ["1,1", "5,5"],
  },
  // Cistern
  "6B": {
    stone: "#2f8f88",
    paving: "hexagons",
    floor: [
      moss([-84, -84, 12], [84, 84, 13], [86, -70, 10]),
      ...puddles([-70, 82, 15], [82, 20, 11], [-84, 6, 10], [20, -84, 13]),
    ],
  },
  // Crooked Hall
  "7A": {
    stone: "#7d4d2c",
    paving: "planks",
    floor: [...carpet("#2f5b52", 62, -56, 60, 92), stain("#2a160c", -50, 66, 17)],
    stands: [...each(thing.books, "2,2", "3,2"), ["3,4", thing.barrels], ["4,4", thing.crate]],
  },
  // Storeroom
  "7B": {
    stone: "#9c6a26",
    paving: "planks",
    floor: [straw([-60, -8], [30, 30], [-10, 62])],
    stands: [
      ...each(thing.crate, "1,1", "3,1", "5,3", "5,5"),
      ...each(thing.barrels, "2,1", "5,1", "1,4"),
      ...each(thing.sacks, "4,1", "5,2", "1,5", "5,4"),
    ],
  },
  // Rotunda
  "8A": {
    stone: "#5d6cb0",
    paving: "flags",
    floor: [...rings("#2f3f86", 104, 92, 62, 52), star("#c9a24a", 8, 46, 18)],
    stands: each(thing.statue, ...CORNERS),
  },
  // Guard Post
  "8B": {
    stone: "#a04a2c",
    paving: "bricks",
    floor: [...carpet("#3a3a4c", 0, -8, 60, 34), stain("#2a160c", -62, -70, 12)],
    stands: [...each(thing.rack, "1,4", "5,4"), ["1,5", thing.bunk("#6a2f2a")], ["5,5", thing.brazier]],
    lights: ["5,5"],
  },
  // Well Court
  "9A": {
    stone: "#629a52",
    paving: "cobbles",
    floor: [
      beam("#cfe0ff", "M-76 0a76 76 0 1 1 152 0a76 76 0 1 1 -152 0z"),
      ...rings("#3d4a3c", 33),
      tufts([-84, -70], [80, -84], [88, 66], [-60, 88], [-90, 36]),
      moss([-78, 76, 15], [74, 40, 11], [-60, -84, 12]),
    ],
  },
  // Fallen Corner
  "9B": {
    stone: "#8b7355",
    paving: "flags",
    floor: [...pebbles([-36, -46], [-64, 0], [6, -84], [-20, 18]), ...cracks("M-60 -50L-28 -24L-34 6L-6 22")],
    stands: [...each(thing.rubble, "1,1", "2,1", "1,2", "5,5"), ["5,4", thing.beams], ["1,5", thing.ivy]],
  },
  // Four Pillars
  "10A": {
    stone: "#b58a58",
    paving: "lozenges",
    floor: [
      inlay("#5a2f22", 5, box(-40, -40, 80, 80)),
      inlay("#c9a24a", 2, box(-100, -100, 200, 200)),
      star("#5a2f22", 6, 26, 12),
    ],
  },
  // Pit Walk
  "10B": {
    stone: "#a8842c",
    paving: "earth",
    floor: [...boards(0, 0, 40, 250), inlay("#7a2018", 3, "M-56 -110V110M56 -110V110")],
  },
  // Causeway
  "11A": {
    stone: "#3f7f9c",
    paving: "bricks",
    floor: [inlay("#1f4a5c", 4, "M-18 -130V130M18 -130V130"), ...puddles([-34, 78, 12], [32, -70, 10])],
    stands: [...each(thing.mushrooms, "1,1", "5,1"), ["5,5", thing.mooring]],
  },
  // Niche Hall
  "11B": {
    stone: "#8a5a98",
    paving: "chequers",
    floor: [...carpet("#4a2a6c", 0, 10, 44, 230)],
    stands: [
      ...each(thing.statue, "2,1", "4,1"),
      ...each(thing.arch, "1,1", "5,1"),
      ...each(thing.candles, "1,2", "5,2"),
    ],
    lights: ["1,2", "5,2"],
  },
  // Elbow
  "12A": {
    stone: "#b56f34",
    paving: "herringbone",
    floor: [inlay("#4a2c16", 3, "M-18 130V18H-130M62 130V-62H-130")],
    stands: [
      ...each(thing.books, "5,1", "5,2"),
      ["5,3", thing.arch, 90],
      ["5,4", thing.brazier],
      ["1,5", thing.barrels],
      ["2,5", thing.crate],
    ],
    lights: ["5,4"],
  },
  // Wet Landing
  "12B": {
    stone: "#3f8a74",
    paving: "planks",
    floor: [...puddles([-60, -70, 14], [-76, 36, 11], [10, -34, 12], [50, 84, 10])],
    stands: [
      ...each(thing.mooring, "5,1", "5,4"),
      ["5,2", thing.crate],
      ["1,5", thing.barrels],
      ["5,5", thing.mushrooms],
    ],
  },
  // Side Chapel
  "13A": {
    stone: "#c2a258",
    paving: "hexagons",
    floor: [
      beam("#d8584a", "M-60 -98L96 -78V-38L-60 -72z"),
      beam("#4a7fd8", "M-60 -26L96 2V40L-60 6z"),
      beam("#e0c040", "M-60 10L96 44V76L-60 34z"),
    ],
    stands: [
      ["1,1", thing.pane("#d8584a", "#e0a040"), 90],
      ["1,3", thing.pane("#4a7fd8", "#e0c040"), 90],
      ...each(thing.candles, "1,2", "1,4"),
      ["1,5", thing.statue],
      ["2,5", thing.urn],
    ],
    lights: ["1,2", "1,4"],
  },
  // Statue Lane
  "13B": {
    stone: "#6f8a74",
    paving: "slabs",
    floor: [inlay("#2f4a3a", 4, "M-52 -130V130M52 -130V130"), moss([-34, 44, 12], [36, -70, 13])],
    stands: [...each(thing.statue, "1,2", "5,2", "1,4", "5,4"), ["5,3", thing.ivy]],
  },
  // Barracks
  "14A": {
    stone: "#93582c",
    paving: "planks",
    floor: carpet("#3f5b3a", 0, 20, 84, 60),
    stands: [
      ["1,1", thing.bunk("#2f5b74")],
      ["5,1", thing.rack],
      ["1,3", thing.bunk("#7b2a20")],
      ["5,3", thing.bunk("#39603a"), 180],
      ["1,5", thing.crate],
      ["5,5", thing.bunk("#8b6b23"), 180],
    ],
  },
  // Great Hall
  "14B": {
    stone: "#bd8f4a",
    paving: "slabs",
    floor: [
      ...carpet("#7d1a22", 0, 0, 168, 168),
      star("#e6c464", 8, 40, 18),
      inlay("#e6c464", 2, box(-60, -60, 120, 120)),
    ],
  },
  // Flooded Cross
  "15A": {
    stone: "#2f7fa8",
    paving: "lozenges",
    floor: [inlay("#1f3f5c", 4, "M0 -130V130M-130 0H130"), ...puddles([40, 42, 12], [-44, 30, 10], [-40, -56, 12])],
  },
  // Sluice
  "15B": {
    stone: "#4f8a66",
    paving: "bricks",
    floor: [...puddles([-70, 30, 13], [-20, 60, 11], [12, 4, 10]), moss([-60, -40, 12], [16, 84, 11])],
    stands: [
      ["5,1", thing.wheel],
      ["5,2", thing.arch, 90],
      ["5,3", thing.wheel],
      ["5,4", thing.mooring],
      ["1,5", thing.mushrooms],
      ["5,5", thing.barrels],
    ],
  },
};

/** How a tile looks; a face that nobody has furnished is bare. */
export const lookOf = (face: string): RoomLook => ROOM_LOOKS[face] ?? { stone: "#8d7a5a", paving: "flags" };
