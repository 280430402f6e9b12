/** Shapes from the game-icons set (CC BY 3.0, see CREDITS.md), drawn in 512 x 512. */
import iAcidBlob from "icon:acid-blob";
import iArena from "icon:arena";
import iArmorUpgrade from "icon:armor-upgrade";
import iBandageRoll from "icon:bandage-roll";
import iBandit from "icon:bandit";
import iBarbarian from "icon:barbarian";
import iBat from "icon:bat";
import iBattleAxe from "icon:battle-axe";
import iBiceps from "icon:biceps";
import iBoar from "icon:boar";
import iBowArrow from "icon:bow-arrow";
import iBowman from "icon:bowman";
import iBreakingChain from "icon:breaking-chain";
import iBrokenHeart from "icon:broken-heart";
import iBrute from "icon:brute";
import iButterfly from "icon:butterfly";
import iBirdCage from "icon:bird-cage";
import iCauldron from "icon:cauldron";
import iChainMail from "icon:chain-mail";
import iCheckedShield from "icon:checked-shield";
import iChestArmor from "icon:chest-armor";
import iCloakedFigureOnHorseback from "icon:cloaked-figure-on-horseback";
import iClover from "icon:clover";
import iCoinsPile from "icon:coins-pile";
import iCook from "icon:cook";
import iCrocSword from "icon:croc-sword";
import iCrossedBones from "icon:crossed-bones";
import iCrossedSwords from "icon:crossed-swords";
import iCursedStar from "icon:cursed-star";
import iCutDiamond from "icon:cut-diamond";
import iCyclops from "icon:cyclops";
import iDecapitation from "icon:decapitation";
import iDjinn from "icon:djinn";
import iDragonHead from "icon:dragon-head";
import iDragonShield from "icon:dragon-shield";
import iDragonSpiral from "icon:dragon-spiral";
import iDrop from "icon:drop";
import iDrowning from "icon:drowning";
import iDrum from "icon:drum";
import iDungeonGate from "icon:dungeon-gate";
import iEarrings from "icon:earrings";
import iEnvelope from "icon:envelope";
import iEvilEyes from "icon:evil-eyes";
import iEvilMoon from "icon:evil-moon";
import iFist from "icon:fist";
import iFlangedMace from "icon:flanged-mace";
import iFountain from "icon:fountain";
import iFrog from "icon:frog";
import iGemPendant from "icon:gem-pendant";
import iGhost from "icon:ghost";
import iGiant from "icon:giant";
import iGladius from "icon:gladius";
import iGoblinHead from "icon:goblin-head";
import iGraveyard from "icon:graveyard";
import iGreekTemple from "icon:greek-temple";
import iGriffinSymbol from "icon:griffin-symbol";
import iGuards from "icon:guards";
import iGuillotine from "icon:guillotine";
import iHand from "icon:hand";
import iHeartNecklace from "icon:heart-necklace";
import iHoodedAssassin from "icon:hooded-assassin";
import iCultist from "icon:cultist";
import iHydra from "icon:hydra";
import iJewelCrown from "icon:jewel-crown";
import iKnapsack from "icon:knapsack";
import iKrakenTentacle from "icon:kraken-tentacle";
import iLaurelCrown from "icon:laurel-crown";
import iLaurelsTrophy from "icon:laurels-trophy";
import iLeatherVest from "icon:leather-vest";
import iLinkedRings from "icon:linked-rings";
import iLizardman from "icon:lizardman";
import iLyre from "icon:lyre";
import iMightyForce from "icon:mighty-force";
import iMimicChest from "icon:mimic-chest";
import iMinotaur from "icon:minotaur";
import iMountedKnight from "icon:mounted-knight";
import iMummyHead from "icon:mummy-head";
import iOpenTreasureChest from "icon:open-treasure-chest";
import iPaperBagCrumpled from "icon:paper-bag-crumpled";
import iPayMoney from "icon:pay-money";
import iPerson from "icon:person";
import iPiercingSword from "icon:piercing-sword";
import iPlagueDoctorProfile from "icon:plague-doctor-profile";
import iPrayingMantis from "icon:praying-mantis";
import iRaggedWound from "icon:ragged-wound";
import iRamProfile from "icon:ram-profile";
import iReceiveMoney from "icon:receive-money";
import iRelicBlade from "icon:relic-blade";
import iRibbonMedal from "icon:ribbon-medal";
import iRing from "icon:ring";
import iRingingBell from "icon:ringing-bell";
import iRobber from "icon:robber";
import iRobinHoodHat from "icon:robin-hood-hat";
import iRomanShield from "icon:roman-shield";
import iRoundStar from "icon:round-star";
import iRun from "icon:run";
import iRustySword from "icon:rusty-sword";
import iSacrificialDagger from "icon:sacrificial-dagger";
import iScorpion from "icon:scorpion";
import iScreaming from "icon:screaming";
import iScrollQuill from "icon:scroll-quill";
import iScrollUnfurled from "icon:scroll-unfurled";
import iSeveredHand from "icon:severed-hand";
import iShakingHands from "icon:shaking-hands";
import iShamblingZombie from "icon:shambling-zombie";
import iShop from "icon:shop";
import iSkeleton from "icon:skeleton";
import iSkullCrossedBones from "icon:skull-crossed-bones";
import iSkullMask from "icon:skull-mask";
import iSkullRing from "icon:skull-ring";
import iSkullStaff from "icon:skull-staff";
import iSlime from "icon:slime";
import iSnail from "icon:snail";
import iSnake from "icon:snake";
import iSpectre from "icon:spectre";
import iHangingSpider from "icon:hanging-spider";
import iSpikedArmor from "icon:spiked-armor";
import iSpikedDragonHead from "icon:spiked-dragon-head";
import iStack from "icon:stack";
import iStiletto from "icon:stiletto";
import iStoneWall from "icon:stone-wall";
import iSunkenEye from "icon:sunken-eye";
import iSwapBag from "icon:swap-bag";
import iSwordsEmblem from "icon:swords-emblem";
import iTentaclesSkull from "icon:tentacles-skull";
import iTombstone from "icon:tombstone";
import iImpLaugh from "icon:imp-laugh";
import iTroll from "icon:troll";
import iTrophiesShelf from "icon:trophies-shelf";
import iTrophyCup from "icon:trophy-cup";
import iTruce from "icon:truce";
import iVampireDracula from "icon:vampire-dracula";
import iVillage from "icon:village";
import iVisoredHelm from "icon:visored-helm";
import iWantedReward from "icon:wanted-reward";
import iWaxSeal from "icon:wax-seal";
import iWizardFace from "icon:wizard-face";
import iWolfHowl from "icon:wolf-howl";
import iWyvern from "icon:wyvern";

/** Monsters, specials and events by id. */
export const ADVENTURES: Record<string, string> = {
  gutter_goblin: iGoblinHead,
  tinker_kobold: iImpLaugh,
  masked_footpad: iRobber,
  hill_bandit: iBandit,
  toad_folk_raider: iFrog,
  ogre_cook: iCook,
  orc_drummer: iDrum,
  fallen_knight: iMountedKnight,
  hooded_zealot: iCultist,
  two_headed_brute: iBrute,
  bridge_troll: iTroll,
  minotaur_gaoler: iMinotaur,
  infernal_cyclops: iCyclops,
  stonebreaker_giant: iGiant,
  rattlebones: iSkeleton,
  crawling_hand: iSeveredHand,
  well_drowned: iDrowning,
  weeping_shade: iGhost,
  shambling_corpse: iShamblingZombie,
  ghoul_sexton: iGraveyard,
  bone_archer: iBowman,
  wailing_bride: iScreaming,
  mummified_vizier: iMummyHead,
  plague_bearer: iPlagueDoctorProfile,
  spectral_steward: iSpectre,
  vampire_dowager: iVampireDracula,
  headless_rider: iCloakedFigureOnHorseback,
  lich_archivist: iSkullStaff,
  lantern_slug: iSnail,
  cellar_bats: iBat,
  acid_jelly: iSlime,
  weaver_spider: iHangingSpider,
  thorn_boar: iBoar,
  rust_grazer: iRamProfile,
  squinting_basilisk: iLizardman,
  hungry_wall: iStoneWall,
  winged_serpent: iSnake,
  razor_mantis: iPrayingMantis,
  storm_griffin: iGriffinSymbol,
  two_tailed_manticore: iScorpion,
  cellar_hydra: iHydra,
  kraken_of_the_well: iKrakenTentacle,
  mimic: iMimicChest,
  djinn: iDjinn,
  temple_guardian: iGuards,
  cinder_dragon: iDragonHead,
  rime_dragon: iSpikedDragonHead,
  dusk_dragon: iWyvern,
  forgotten_chest: iOpenTreasureChest,
  moonlit_spring: iFountain,
  lost_peddler: iKnapsack,
  corridor_of_blades: iGuillotine,
  blood_altar: iSacrificialDagger,
  guild_letter: iEnvelope,
  duellists_gate: iDungeonGate,
  toll: iPayMoney,
  fair_day: iShop,
  marsh_fever: iAcidBlob,
  brothers_round: iBandageRoll,
  blood_moon: iEvilMoon,
  heralds_truce: iTruce,
  evil_eye: iEvilEyes,
  guild_bounty: iWantedReward,
  village_collection: iReceiveMoney,
};

/** Items by id. */
export const ITEMS: Record<string, string> = {
  notched_cutlass: iRustySword,
  watchmans_bow: iBowArrow,
  duellists_rapier: iPiercingSword,
  silvered_mace: iFlangedMace,
  ember_blade: iRelicBlade,
  double_axe: iBattleAxe,
  padded_jerkin: iLeatherVest,
  power_armour: iSpikedArmor,
  helm_of_the_dead: iSkullMask,
  tower_shield: iRomanShield,
  watch_hauberk: iChainMail,
  blacksteel_plate: iChestArmor,
  copper_ring: iRing,
  guild_signet: iSkullRing,
  scavengers_loop: iEarrings,
  healers_pendant: iHeartNecklace,
  glass_clover: iClover,
  oath_crown: iJewelCrown,
  dragon_sword: iCrocSword,
  dragon_armour: iDragonShield,
  dragon_amulet: iGemPendant,
};

/** Characters by id. */
export const CHARACTERS: Record<string, string> = {
  barbarian: iBarbarian,
  warrior: iVisoredHelm,
  thief: iHoodedAssassin,
  sorcerer: iWizardFace,
  ranger: iRobinHoodHat,
  minstrel: iLyre,
};

/** Kinds of monster. */
export const TYPES: Record<string, string> = {
  humanoid: iPerson,
  undead: iSkullCrossedBones,
  extraordinary: iTentaclesSkull,
  dragon: iDragonSpiral,
  typeless: iSunkenEye,
};

/** Signs for everything else on the table. */
export const SIGNS = {
  gem: iCutDiamond,
  trophy: iTrophyCup,
  drop: iDrop,
  curse: iCursedStar,
  lifted: iBreakingChain,
  fist: iFist,
  swords: iCrossedSwords,
  quest: iScrollUnfurled,
  done: iRibbonMedal,
  bones: iCrossedBones,
  plunder: iSwapBag,
  power: iBiceps,
  ally: iShakingHands,
  temple: iGreekTemple,
  guild: iScrollQuill,
  stall: iTrophiesShelf,
  dungeon: iDungeonGate,
  arena: iArena,
  pot: iCauldron,
  bank: iCoinsPile,
  deck: iStack,
  promise: iWaxSeal,
  torn: iPaperBagCrumpled,
  unique: iRoundStar,
  flee: iRun,
  village: iVillage,
  shield: iCheckedShield,
  neutral: iHand,
  bell: iRingingBell,
  crown: iLaurelCrown,
} as const;

/** What a quest is about, by its id. */
export const QUESTS: Record<string, string> = {
  keen_edge: iStiletto,
  wretch: iRaggedWound,
  panoply: iArmorUpgrade,
  hoard: iOpenTreasureChest,
  gravedigger: iTombstone,
  headhunter: iDecapitation,
  naturalist: iButterfly,
  menagerie: iBirdCage,
  legend: iLaurelCrown,
  giant_feller: iGiant,
  gladiator: iGladius,
  colosseum: iLaurelsTrophy,
  sellsword: iSwordsEmblem,
  lone_wolf: iWolfHowl,
  colossus: iMightyForce,
  plunderer: iSwapBag,
  oathbreaker: iBrokenHeart,
  true_word: iLinkedRings,
};
