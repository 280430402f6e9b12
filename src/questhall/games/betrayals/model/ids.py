"""The numbers of cards and words, by their order in content/*.toml. Written by tools/game_ids.py."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Characters
BARBARIAN: Final = 0
WARRIOR: Final = 1
THIEF: Final = 2
SORCERER: Final = 3
RANGER: Final = 4
MINSTREL: Final = 5
CHARACTERS: Final = 6

# Kinds of monster; the Dragon token also covers the typeless (dqt-chr-13)
HUMANOID: Final = 0
UNDEAD: Final = 1
EXTRAORDINARY: Final = 2
DRAGON: Final = 3
TYPELESS: Final = 4
TOKENS: Final = 4

# Adventure cards (dqt-gen-03): monsters
MONSTERS: Final = 48

# Adventure cards: specials
SPECIALS: Final = 48
CHEST: Final = 48
SPRING: Final = 49
PEDDLER: Final = 50
BLADES: Final = 51
ALTAR: Final = 52
LETTER: Final = 53
GATE: Final = 54

# Adventure cards: events
EVENTS: Final = 55
TOLL: Final = 55
FAIR: Final = 56
FEVER: Final = 57
BROTHERS: Final = 58
MOON: Final = 59
TRUCE: Final = 60
EVIL_EYE: Final = 61
BOUNTY: Final = 62
COLLECTION: Final = 63
ADVENTURES: Final = 64

# Items: those for sale and three of the dragons; the Temple is a place, not an item
POWER_ARMOUR: Final = 7
FIRST_DRAGON_ITEM: Final = 18
ITEMS: Final = 21

# Where an item is worn
WEAPON: Final = 0
ARMOUR: Final = 1
JEWEL: Final = 2
SLOTS: Final = 3

# Quests
OATHBREAKER: Final = 16
TRUE_WORD: Final = 17
QUESTS: Final = 18

# Figures of the rulebook
MOST_SEATS: Final = 6  # dqt-gen-01
GEMS: Final = 40  # dqt-gen-04
BASE_POWER: Final = 8  # dqt-chr-01
MOST_WOUNDS: Final = 4  # dqt-wnd-05
MOST_SECONDARY: Final = 3  # dqt-vil-09
KRITIK: Final = 8  # the face
KRITIK_VALUE: Final = 16  # dqt-cbt-06
