/** A picture for each card: where it is set, by what light, and who or what stands there. Events are drawn whole (`events.ts`). */
import iAnvil from "icon:anvil";
import iBat from "icon:bat";
import iBarbarian from "icon:barbarian";
import iBearHead from "icon:bear-head";
import iBrokenHeart from "icon:broken-heart";
import iButterfly from "icon:butterfly";
import iCage from "icon:bird-cage";
import iCoinsPile from "icon:coins-pile";
import iCrossedSwords from "icon:crossed-swords";
import iCrownedSkull from "icon:crowned-skull";
import iCutDiamond from "icon:cut-diamond";
import iDeerHead from "icon:deer-head";
import iDragonHead from "icon:dragon-head";
import iGiant from "icon:giant";
import iGladius from "icon:gladius";
import iJewelCrown from "icon:jewel-crown";
import iLaurelCrown from "icon:laurel-crown";
import iMagnifier from "icon:magnifying-glass";
import iMight from "icon:mighty-force";
import iPlate from "icon:breastplate";
import iRobber from "icon:robber";
import iSack from "icon:swap-bag";
import iSeal from "icon:wax-seal";
import iScroll from "icon:tied-scroll";
import iShake from "icon:shaking-hands";
import iShovel from "icon:dig-dug";
import iSkull from "icon:animal-skull";
import iSpartan from "icon:spartan-helmet";
import iSwordman from "icon:swordman";
import iTombstone from "icon:tombstone";
import iTrophy from "icon:laurels-trophy";
import iTroll from "icon:troll";
import iTwoHanded from "icon:two-handed-sword";
import iWanderer from "icon:bindle";
import iWolf from "icon:wolf-howl";
import { ADVENTURES } from "../icons";
import { HOURS } from "./hours";
import { PLACES } from "./places";
import { SKINS, type Skin } from "./skins";

/** An icon, the middle of its foot and the length of its side; `flip` looks the other way. */
export interface Figure {
  d: string;
  x: number;
  y: number;
  side: number;
  flip?: boolean;
  /** Its own colours, where the hour's are wrong for it. */
  body?: readonly [string, string];
  /** A monster has a skin: lit from the upper left, in the shade below. */
  skin?: Skin;
}

export interface Scene {
  place: keyof typeof PLACES;
  hour: keyof typeof HOURS;
  turn: number;
  figures: readonly Figure[];
}

const GOLD = ["#fff3b0", "#e0a326"] as const;
const GEM = ["#dff7ff", "#2f9ac4"] as const;
const BLOOD = ["#ffc9b8", "#c8372d"] as const;
const STEEL = ["#ffffff", "#9aacb8"] as const;

const at = (d: string, x: number, y: number, side: number, more: Partial<Figure> = {}): Figure => ({
  d,
  x,
  y,
  side,
  ...more,
});

/** Two pictures of one place are turned differently: by the letters of the card's name. */
const turnOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7;
const scene = (id: string, where: string, figures: readonly Figure[]): Scene => {
  const [place, hour] = where.split(" ") as [Scene["place"], Scene["hour"]];
  return { place, hour, turn: turnOf(id), figures };
};

/** Where each monster waits, and where a special lies. */
const LAIRS: Record<string, string> = {
  gutter_goblin: "pool torch",
  tinker_kobold: "vault ember",
  masked_footpad: "market night",
  hill_bandit: "road dusk",
  toad_folk_raider: "pool venom",
  ogre_cook: "camp torch",
  orc_drummer: "camp dusk",
  fallen_knight: "road gloom",
  hooded_zealot: "vault royal",
  two_headed_brute: "camp ember",
  bridge_troll: "road day",
  minotaur_gaoler: "vault torch",
  infernal_cyclops: "crags ember",
  stonebreaker_giant: "crags dusk",
  rattlebones: "graves night",
  crawling_hand: "vault gloom",
  well_drowned: "pool gloom",
  weeping_shade: "graves gloom",
  shambling_corpse: "graves venom",
  ghoul_sexton: "graves dusk",
  bone_archer: "wood gloom",
  wailing_bride: "vault night",
  mummified_vizier: "vault torch",
  plague_bearer: "market gloom",
  spectral_steward: "vault frost",
  vampire_dowager: "graves royal",
  headless_rider: "road night",
  lich_archivist: "vault venom",
  lantern_slug: "cave torch",
  acid_jelly: "cave venom",
  weaver_spider: "cave gloom",
  thorn_boar: "wood day",
  rust_grazer: "crags day",
  squinting_basilisk: "cave dusk",
  hungry_wall: "cave torch",
  winged_serpent: "wood dusk",
  razor_mantis: "wood venom",
  storm_griffin: "crags night",
  two_tailed_manticore: "crags dusk",
  cellar_hydra: "cave frost",
  kraken_of_the_well: "pool night",
  mimic: "vault ember",
  djinn: "vault royal",
  temple_guardian: "vault day",
  cinder_dragon: "crags ember",
  rime_dragon: "crags frost",
  dusk_dragon: "crags royal",
  forgotten_chest: "cave royal",
  moonlit_spring: "wood night",
  lost_peddler: "cave torch",
  corridor_of_blades: "vault torch",
  blood_altar: "vault ember",
  guild_letter: "cave dusk",
  duellists_gate: "sand dusk",
};

/** What each quest is about, and the monsters that come in numbers. */
const GROUPS: Record<string, [where: string, figures: readonly Figure[]]> = {
  keen_edge: ["vault ember", [at(iAnvil, 200, 232, 130), at(iTwoHanded, 206, 176, 150, { body: STEEL })]],
  wretch: ["road gloom", [at(iWanderer, 150, 226, 140), at(iLaurelCrown, 326, 96, 62, { body: GOLD })]],
  panoply: [
    "vault dusk",
    [
      at(iPlate, 200, 214, 140, { body: STEEL }),
      at(iGladius, 92, 216, 112, { body: STEEL }),
      at(iJewelCrown, 312, 210, 96, { body: GOLD }),
    ],
  ],
  hoard: [
    "cave royal",
    [
      at(iCoinsPile, 200, 232, 170, { body: GOLD }),
      at(iCutDiamond, 96, 230, 76, { body: GEM }),
      at(iCutDiamond, 312, 232, 92, { body: GEM }),
    ],
  ],
  gravedigger: ["graves night", [at(iTombstone, 252, 224, 130), at(iShovel, 120, 226, 120)]],
  headhunter: ["vault torch", [at(iTroll, 108, 196, 112), at(iBearHead, 296, 196, 104), at(iSkull, 202, 196, 80)]],
  naturalist: [
    "wood day",
    [at(iButterfly, 170, 184, 118, { body: BLOOD }), at(iMagnifier, 268, 214, 128, { body: STEEL })],
  ],
  menagerie: [
    "market dusk",
    [at(iCage, 200, 220, 164), at(iDeerHead, 76, 214, 88), at(iCrownedSkull, 326, 214, 88, { flip: true })],
  ],
  legend: ["crags ember", [at(iDragonHead, 244, 212, 178), at(iSwordman, 80, 228, 108, { body: STEEL })]],
  giant_feller: ["crags dusk", [at(iGiant, 262, 226, 196), at(iSwordman, 92, 230, 84, { body: STEEL })]],
  gladiator: [
    "sand day",
    [at(iSpartan, 96, 226, 104, { body: GOLD }), at(iBarbarian, 280, 226, 158, { flip: true, body: BLOOD })],
  ],
  colosseum: ["sand dusk", [at(iTrophy, 200, 220, 150, { body: GOLD })]],
  sellsword: [
    "cave torch",
    [
      at(iShake, 200, 206, 126),
      at(iCoinsPile, 316, 228, 84, { body: GOLD }),
      at(iCrossedSwords, 84, 218, 96, { body: STEEL }),
    ],
  ],
  lone_wolf: ["crags night", [at(iWolf, 200, 226, 164)]],
  colossus: ["crags day", [at(iMight, 200, 232, 188)]],
  plunderer: ["market night", [at(iRobber, 150, 226, 148), at(iSack, 284, 226, 104, { body: GOLD })]],
  oathbreaker: ["vault royal", [at(iBrokenHeart, 204, 204, 138, { body: BLOOD }), at(iScroll, 92, 222, 84)]],
  cellar_bats: [
    "cave night",
    [
      at(iBat, 200, 186, 148),
      at(iBat, 92, 118, 76),
      at(iBat, 316, 130, 92),
      at(iBat, 112, 214, 60),
      at(iBat, 300, 220, 54),
    ],
  ],
  true_word: ["market day", [at(iShake, 200, 200, 146), at(iSeal, 316, 214, 72, { body: BLOOD })]],
};

const TALL = 182;
const inSkin = (id: string, figure: Figure): Figure => ({ ...figure, ...(SKINS[id] && { skin: SKINS[id] }) });

/** By the card's id: monsters, specials and quests. */
export const SCENES: Record<string, Scene> = Object.fromEntries([
  ...Object.entries(LAIRS).map(([id, where]) => [
    id,
    scene(id, where, [inSkin(id, at(ADVENTURES[id]!, 200, 224, TALL))]),
  ]),
  ...Object.entries(GROUPS).map(([id, [where, figures]]) => [
    id,
    scene(
      id,
      where,
      figures.map((figure) => inSkin(id, figure)),
    ),
  ]),
]) as Record<string, Scene>;
