/** Shapes from the game-icons set (CC BY 3.0, see CREDITS.md), drawn in 512 x 512. */
import anvil from "icon:anvil";
import archeryTarget from "icon:archery-target";
import armorPunch from "icon:armor-punch";
import arrowCluster from "icon:arrow-cluster";
import biceps from "icon:biceps";
import bleedingWound from "icon:bleeding-wound";
import bowArrow from "icon:bow-arrow";
import brain from "icon:brain";
import broadsword from "icon:broadsword";
import brokenHeart from "icon:broken-heart";
import cage from "icon:cage";
import campfire from "icon:campfire";
import checkedShield from "icon:checked-shield";
import crossbow from "icon:crossbow";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import cursedStar from "icon:cursed-star";
import deathSkull from "icon:death-skull";
import drum from "icon:drum";
import dustCloud from "icon:dust-cloud";
import emberShot from "icon:ember-shot";
import eyeTarget from "icon:eye-target";
import fallingRocks from "icon:falling-rocks";
import fishingNet from "icon:fishing-net";
import flail from "icon:flail";
import fountain from "icon:fountain";
import gemPendant from "icon:gem-pendant";
import goldStack from "icon:gold-stack";
import halberd from "icon:halberd";
import hammerDrop from "icon:hammer-drop";
import healthIncrease from "icon:health-increase";
import healthPotion from "icon:health-potion";
import hearts from "icon:hearts";
import highShot from "icon:high-shot";
import hourglass from "icon:hourglass";
import imprisoned from "icon:imprisoned";
import invisible from "icon:invisible";
import juggler from "icon:juggler";
import key from "icon:key";
import knapsack from "icon:knapsack";
import laurelCrown from "icon:laurel-crown";
import leatherBoot from "icon:leather-boot";
import lockedChest from "icon:locked-chest";
import lockpicks from "icon:lockpicks";
import magicPotion from "icon:magic-potion";
import magicShield from "icon:magic-shield";
import marrowDrain from "icon:marrow-drain";
import molotov from "icon:molotov";
import necklace from "icon:necklace";
import nestEggs from "icon:nest-eggs";
import nightSky from "icon:night-sky";
import pentacle from "icon:pentacle";
import publicSpeaker from "icon:public-speaker";
import push from "icon:push";
import regeneration from "icon:regeneration";
import ring from "icon:ring";
import ringingBell from "icon:ringing-bell";
import roundPotion from "icon:round-potion";
import run from "icon:run";
import runeStone from "icon:rune-stone";
import scrollUnfurled from "icon:scroll-unfurled";
import semiClosedEye from "icon:semi-closed-eye";
import shieldBash from "icon:shield-bash";
import shieldReflect from "icon:shield-reflect";
import sickle from "icon:sickle";
import smokeBomb from "icon:smoke-bomb";
import spears from "icon:spears";
import starAltar from "icon:star-altar";
import starsStack from "icon:stars-stack";
import stoneBlock from "icon:stone-block";
import stonePile from "icon:stone-pile";
import stoneWheel from "icon:stone-wheel";
import stopSign from "icon:stop-sign";
import sunRadiations from "icon:sun-radiations";
import sunSpear from "icon:sun-spear";
import swordArray from "icon:sword-array";
import thrownKnife from "icon:thrown-knife";
import tomahawk from "icon:tomahawk";
import tombstone from "icon:tombstone";
import twoCoins from "icon:two-coins";
import valve from "icon:valve";
import warhammer from "icon:warhammer";
import waterDrop from "icon:water-drop";
import windHole from "icon:wind-hole";
import wizardStaff from "icon:wizard-staff";
import yarn from "icon:yarn";

type Icons = Readonly<Record<string, string>>;

export const EQUIPMENT: Icons = {
  sword: broadsword,
  bow: bowArrow,
  maul: warhammer,
  halberd: halberd,
  knives: thrownKnife,
  rod: wizardStaff,
  tower: shieldBash,
  arbalest: crossbow,
  flail: flail,
  javelin: spears,
};
export const ABILITIES: Icons = {
  hymn: healthIncrease,
  circle: sickle,
  slate: stonePile,
  veil: invisible,
  stand: shieldReflect,
  still: stopSign,
  wind: windHole,
  lance: sunSpear,
  tithe: bleedingWound,
  keen: eyeTarget,
};
export const ITEMS: Icons = {
  draught: healthPotion,
  flask: roundPotion,
  energy: magicPotion,
  foresight: scrollUnfurled,
  firepot: molotov,
  axe: tomahawk,
  whet: stoneWheel,
  charm: gemPendant,
  net: fishingNet,
  smoke: smokeBomb,
  return: yarn,
  picks: lockpicks,
  boots: leatherBoot,
  gorget: necklace,
  ring: ring,
  cinder: emberShot,
};
export const FEATURES: Icons = {
  chest: lockedChest,
  shrine: starAltar,
  fountain: fountain,
  nest: nestEggs,
  drum: drum,
  cage: cage,
  wardstone: runeStone,
  armoury: swordArray,
  hoard: goldStack,
  forge: anvil,
  bell: ringingBell,
  pyre: campfire,
  captive: imprisoned,
  key: key,
  valve: valve,
};
export const RULES: Icons = {
  dark: nightSky,
  flooded: waterDrop,
  cursed: cursedStar,
  warded: magicShield,
  crumbling: fallingRocks,
  hallowed: sunRadiations,
};
export const KEYWORDS: Icons = {
  reach: halberd,
  barrage: arrowCluster,
  crush: hammerDrop,
  stun: starsStack,
  heavy: stoneBlock,
  knockback: push,
  regenerate: regeneration,
  ritual: pentacle,
  siphon: marrowDrain,
  pierce: armorPunch,
};
export const SKILLS: Icons = {
  str: biceps,
  dex: juggler,
  wis: brain,
  cha: publicSpeaker,
};
export const EFFECTS: Icons = {
  stand: shieldReflect,
  keen: eyeTarget,
  whet: stoneWheel,
  edge: anvil,
};

/** Signs that have no card of their own. */
export const SIGNS = {
  blade: crossedSwords,
  bow: highShot,
  crown: crown,
  heart: hearts,
  wound: brokenHeart,
  bolt: "M298 12 88 296h132l-46 204 250-306H278z", // drawn plainly: it is read at thirteen pixels
  coins: twoCoins,
  shield: checkedShield,
  boot: run,
  stars: starsStack,
  skull: deathSkull,
  captive: imprisoned,
  pack: knapsack,
  scroll: scrollUnfurled,
  hourglass: hourglass,
  lit: "M120 72h272a48 48 0 0 1 48 48v272a48 48 0 0 1-48 48H120a48 48 0 0 1-48-48V120a48 48 0 0 1 48-48z",
  ring: "M256 128a128 128 0 1 0 0 256a128 128 0 1 0 0-256zm0 56a72 72 0 1 1 0 144a72 72 0 1 1 0-144z",
  eye: semiClosedEye,
  target: archeryTarget,
  laurel: laurelCrown,
  tomb: tombstone,
  smoke: dustCloud,
} as const;
