"""The numbers of cards and words, by their order in content/*.toml. Written by tools/game_ids.py."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Useful objects (drq-buy-04)
AMULET: Final = 0
TALISMAN: Final = 1
MAGIC_RING: Final = 2
NECKLACE: Final = 3
ORB: Final = 4
POTION: Final = 5
KEY: Final = 6
BUCKLE: Final = 7
CHAINMAIL: Final = 8
HOOD: Final = 9
ROPE: Final = 10
SILVER_RING: Final = 11
OBJECTS: Final = 12

# Printed treasures (drq-set-12)
PRINTED_TREASURES: Final = 11

# Dangers: the faces of the danger die
GHOUL: Final = 0
TROLL: Final = 1
ORC: Final = 2
ARROW: Final = 3
TRAPDOOR: Final = 4
FOG: Final = 5

# The danger that is on no die: at the end of the third find row
SKELETON: Final = 6
