"""Signs and colours of the dungeon."""

from __future__ import annotations

from typing import Final

TEXT: Final = "#e8dfcc on #1d1a16"
LABEL: Final = "#a89878"
DARK: Final = "#3a332a on #14110f"
CORRIDOR: Final = "#c9bba0 on #2c2721"
ROOMS: Final = ("#d8c9ab on #3b3128", "#d8c9ab on #33322c", "#d8c9ab on #3a2f33")
WALL: Final = "#c9b48a"
LIT: Final = "#06302a on #7df0cf"
CHOSEN: Final = "#2a1400 on #ffb454"
CURSOR: Final = "reverse bold"
HEROES: Final = {
    "barbarian": "bold #ffffff on #a8401c",
    "dwarf": "bold #ffffff on #7a5c0c",
    "elf": "bold #ffffff on #1f7a4d",
    "wizard": "bold #ffffff on #3556a8",
}
MONSTER: Final = "bold #ff9a8a"
HIDDEN_MONSTER: Final = "#8a5a52"
ALLY: Final = "bold #8fd0ff"
DOOR: Final = "bold #e0a050"
FURNITURE: Final = "#b67c3d"
TRAP: Final = "bold #e9b949"
THING: Final = "bold #e9b949"

MONSTER_SIGNS: Final = {
    "goblin": "g",
    "skeleton": "s",
    "zombie": "z",
    "orc": "o",
    "abomination": "a",
    "mummy": "m",
    "dread_warrior": "D",
    "gargoyle": "G",
    "dread_sorcerer": "S",
}
BLOCKED_SIGN: Final = "▓"
RUBBLE_SIGN: Final = "▒"
STAIRS_SIGN: Final = "≡"
FURNITURE_SIGN: Final = "#"
CHEST_SIGN: Final = "¤"
PIT_SIGN: Final = "O"
TRAP_SIGN: Final = "^"
THING_SIGN: Final = "*"
ALLY_SIGN: Final = "@"
CLOSED_SIGN: Final = "+"
OPEN_SIGN: Final = "'"
