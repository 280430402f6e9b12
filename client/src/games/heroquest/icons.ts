/** Shapes from the game-icons set (CC BY 3.0, see CREDITS.md), drawn in 512 x 512. */
import abomination from "icon:fish-monster";
import asleep from "icon:sleepy";
import axe from "icon:battle-axe";
import bane from "icon:relic-blade";
import barbarian from "icon:barbarian";
import bench from "icon:cauldron";
import book from "icon:spell-book";
import bookcase from "icon:bookshelf";
import bracers from "icon:bracers";
import brain from "icon:brain";
import breastplate from "icon:breastplate";
import broadsword from "icon:broadsword";
import campfire from "icon:campfire";
import chain from "icon:chain-mail";
import chest from "icon:locked-chest";
import cloak from "icon:cape";
import cobweb from "icon:cobweb";
import coins from "icon:coins";
import courage from "icon:mighty-force";
import crossbow from "icon:crossbow";
import cupboard from "icon:trophies-shelf";
import dagger from "icon:plain-dagger";
import dread_warrior from "icon:black-knight-helm";
import dwarf from "icon:dwarf-face";
import elf from "icon:woman-elf-face";
import elixir from "icon:magic-potion";
import fear from "icon:terror";
import fire from "icon:fireball";
import fireplace from "icon:fireplace";
import fog from "icon:fog";
import fortune from "icon:rune-sword";
import gargoyle from "icon:gargoyle";
import gem from "icon:gems";
import genie from "icon:djinn";
import goblin from "icon:goblin-head";
import handaxe from "icon:tomahawk";
import heal from "icon:healing";
import heart from "icon:hearts";
import helmet from "icon:visored-helm";
import hole from "icon:hole";
import holy from "icon:holy-water";
import kit from "icon:toolbox";
import life from "icon:heart-bottle";
import longsword from "icon:two-handed-sword";
import mist from "icon:fluffy-cloud";
import mummy from "icon:mummy-head";
import orc from "icon:orc-head";
import peaks from "icon:peaks";
import person from "icon:person";
import phantom from "icon:energy-sword";
import plate from "icon:chest-armor";
import potion from "icon:round-potion";
import rack from "icon:spiked-fence";
import return_ring from "icon:transportation-rings";
import ring from "icon:ring";
import rock_skin from "icon:rock-golem";
import rock_walk from "icon:teleport";
import rocks from "icon:falling-rocks";
import rod from "icon:orb-wand";
import scroll from "icon:scroll-unfurled";
import shield from "icon:checked-shield";
import shortsword from "icon:gladius";
import skeleton from "icon:skeleton";
import skull from "icon:death-skull";
import sleep from "icon:night-sleep";
import sorcerer from "icon:warlock-hood";
import spear from "icon:spear-hook";
import speed from "icon:run";
import spell_ring from "icon:power-ring";
import spirit from "icon:shining-sword";
import staff from "icon:wizard-staff";
import stone from "icon:stone-bust";
import strength from "icon:biceps";
import table from "icon:table";
import talisman from "icon:gem-pendant";
import tempest from "icon:tornado";
import throne from "icon:stone-throne";
import tomb from "icon:tombstone";
import wand from "icon:crystal-wand";
import water from "icon:droplets";
import waves from "icon:waves";
import weapons_rack from "icon:sword-array";
import whirlwind from "icon:whirlwind";
import wind from "icon:wind-slap";
import wizard from "icon:wizard-face";
import wrath from "icon:flame";
import zombie from "icon:shambling-zombie";

export {
  brain,
  campfire,
  chest,
  cobweb,
  coins,
  heart,
  hole,
  peaks,
  rocks,
  scroll,
  shield,
  skull,
  spear,
  waves,
  whirlwind,
};

export const HEROES: Record<string, string> = { barbarian, dwarf, elf, wizard };

export const MONSTERS: Record<string, string> = {
  goblin,
  skeleton,
  zombie,
  orc,
  abomination,
  mummy,
  dread_warrior,
  gargoyle,
  dread_sorcerer: sorcerer,
};

export const ALLY = person;

export const FURNITURE: Record<string, string> = {
  table,
  throne,
  alchemists_bench: bench,
  chest,
  tomb,
  sorcerers_table: book,
  bookcase,
  rack,
  fireplace,
  weapons_rack,
  cupboard,
};

export const TRAPS: Record<string, string> = { pit: hole, falling_block: rocks, spear };

export const ITEMS: Record<string, string> = {
  dagger,
  staff,
  shortsword,
  handaxe,
  broadsword,
  longsword,
  crossbow,
  battle_axe: axe,
  helmet,
  shield,
  chain_mail: chain,
  bracers,
  plate_mail: plate,
  tool_kit: kit,
  holy_water: holy,
  potion_speed: speed,
  potion_healing: potion,
  potion_defense: shield,
  potion_strength: strength,
  heroic_brew: elixir,
  borins_armor: breastplate,
  elixir_of_life: life,
  fortunes_longsword: fortune,
  orcs_bane: bane,
  phantom_blade: phantom,
  ring_of_fortitude: ring,
  ring_of_return: return_ring,
  rod_of_telekinesis: rod,
  spell_ring,
  spirit_blade: spirit,
  talisman_of_lore: talisman,
  wand_of_magic: wand,
  wizards_cloak: cloak,
  wizards_staff: staff,
};

export const SPELLS: Record<string, string> = {
  genie,
  swift_wind: wind,
  tempest,
  heal_body: heal,
  pass_through_rock: rock_walk,
  rock_skin,
  ball_of_flame: fire,
  courage,
  fire_of_wrath: wrath,
  sleep,
  veil_of_mist: mist,
  water_of_healing: water,
};

/** Badges for lasting effects. */
export const EFFECTS: Record<string, string> = {
  asleep,
  clouded: fog,
  commanded: sorcerer,
  afraid: fear,
  misses: tempest,
  rock_skin,
  courage,
  swift_wind: wind,
  speed,
  strength,
  defense: shield,
  brew: elixir,
  veil: mist,
  rock: rock_walk,
  dormant: stone,
  peaceful: heart,
};

export const THING = gem;
