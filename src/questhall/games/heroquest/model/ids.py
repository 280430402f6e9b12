"""The numbers of cards and words, by their order in content/*.toml. Written by tools/game_ids.py."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Heroes (2.3)
BARBARIAN: Final = 0
DWARF: Final = 1
ELF: Final = 2
WIZARD: Final = 3
CLASSES: Final = 4

# Monsters (2.4)
GOBLIN: Final = 0
SKELETON: Final = 1
ZOMBIE: Final = 2
ORC: Final = 3
ABOMINATION: Final = 4
MUMMY: Final = 5
DREAD_WARRIOR: Final = 6
GARGOYLE: Final = 7
DREAD_SORCERER: Final = 8
KINDS: Final = 9

# Spell groups (2.5)
AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
WATER: Final = 3

# Hero spells (2.5); three to a group, in the order of the groups
GENIE: Final = 0
SWIFT_WIND: Final = 1
TEMPEST: Final = 2
HEAL_BODY: Final = 3
PASS_THROUGH_ROCK: Final = 4
ROCK_SKIN: Final = 5
BALL_OF_FLAME: Final = 6
COURAGE: Final = 7
FIRE_OF_WRATH: Final = 8
SLEEP: Final = 9
VEIL_OF_MIST: Final = 10
WATER_OF_HEALING: Final = 11
SPELLS: Final = 12

# Things a hero can own: equipment (2.6), potions of the treasure deck (2.7), artifacts (2.8); quest items come after
DAGGER: Final = 0
STAFF: Final = 1
SHORTSWORD: Final = 2
HANDAXE: Final = 3
BROADSWORD: Final = 4
LONGSWORD: Final = 5
CROSSBOW: Final = 6
BATTLE_AXE: Final = 7
HELMET: Final = 8
SHIELD: Final = 9
CHAIN_MAIL: Final = 10
BRACERS: Final = 11
PLATE_MAIL: Final = 12
TOOL_KIT: Final = 13
HOLY_WATER: Final = 14
POTION_SPEED: Final = 15
POTION_HEALING: Final = 16
POTION_DEFENSE: Final = 17
POTION_STRENGTH: Final = 18
HEROIC_BREW: Final = 19
BORINS_ARMOR: Final = 20
ELIXIR_OF_LIFE: Final = 21
FORTUNES_LONGSWORD: Final = 22
ORCS_BANE: Final = 23
PHANTOM_BLADE: Final = 24
RING_OF_FORTITUDE: Final = 25
RING_OF_RETURN: Final = 26
ROD_OF_TELEKINESIS: Final = 27
SPELL_RING: Final = 28
SPIRIT_BLADE: Final = 29
TALISMAN_OF_LORE: Final = 30
WAND_OF_MAGIC: Final = 31
WIZARDS_CLOAK: Final = 32
WIZARDS_STAFF: Final = 33
EQUIPMENT: Final = 16
ITEMS: Final = 34

# Treasure cards (2.7)
GOLD_15: Final = 0
GOLD_25: Final = 1
GEM_35: Final = 2
JEWELS_50: Final = 3
CARD_HEALING: Final = 4
CARD_DEFENSE: Final = 5
CARD_STRENGTH: Final = 6
CARD_BREW: Final = 7
HAZARD_ARROW: Final = 8
HAZARD_HOLE: Final = 9
WANDERING_MONSTER: Final = 10
CARDS: Final = 11

# Dread spells (2.9)
D_BALL_OF_FLAME: Final = 0
D_CLOUD: Final = 1
D_COMMAND: Final = 2
D_ESCAPE: Final = 3
D_FEAR: Final = 4
D_FIRESTORM: Final = 5
D_LIGHTNING: Final = 6
D_RUST: Final = 7
D_SLEEP: Final = 8
D_SUMMON_ORCS: Final = 9
D_SUMMON_UNDEAD: Final = 10
D_TEMPEST: Final = 11
DREAD: Final = 12

# Furniture (2.10)
TABLE: Final = 0
THRONE: Final = 1
ALCHEMISTS_BENCH: Final = 2
CHEST: Final = 3
TOMB: Final = 4
SORCERERS_TABLE: Final = 5
BOOKCASE: Final = 6
RACK: Final = 7
FIREPLACE: Final = 8
WEAPONS_RACK: Final = 9
CUPBOARD: Final = 10
FURNITURE: Final = 11

# Faces of the combat die
SKULL: Final = 0
WHITE: Final = 1
BLACK: Final = 2

# Where an item is named
NO_WEAPON: Final = 63  # bare hands
