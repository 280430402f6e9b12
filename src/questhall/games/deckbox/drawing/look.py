"""Signs and colours of the dungeon in characters."""

from __future__ import annotations

from typing import Final

TEXT: Final = "#e8dfcc on #1d1a16"
LABEL: Final = "#a89878"
STRONG: Final = "bold #f3e9d2"
DARK: Final = "#3a332a on #14110f"
WALL: Final = "#6b5f4c on #3a3228"
FLOOR: Final = "#7d725f on #2a251f"
WATER: Final = "#9fd0ff on #1f3a55"
PIT: Final = "bold #ff9a8a on #120c0a"
NEAR: Final = "#9fb8a8 on #24402f"  # what the move under way reaches
FAR: Final = "#9fa8b8 on #2a3540"  # what takes another action
EXIT: Final = "bold #8fe39a"
SHUT: Final = "#a89878"
LIT: Final = "#06302a on #7df0cf"
CHOSEN: Final = "#2a1400 on #ffb454"
CURSOR: Final = "reverse bold"
THING: Final = "bold #e9b949"
CAPTIVE: Final = "bold #ffd9ec"
DANGER: Final = "#ff9a8a"
HEROES: Final = (
    "bold #ffffff on #a8401c",
    "bold #ffffff on #3556a8",
    "bold #ffffff on #1f7a4d",
    "bold #ffffff on #7a3c8c",
)
ENEMIES: Final = {
    "green": "bold #0c2410 on #8fd98f",
    "blue": "bold #08182c on #86b8f2",
    "red": "bold #2c0808 on #f2938a",
}

TERRAIN: Final = {"#": ("▒", WALL), ".": ("·", FLOOR), "~": ("~", WATER), "o": ("○", PIT), "+": ("+", FLOOR)}
EXITS: Final = {"live": "?", "locked": "!", "sealed": "x", "joint": "+", "entrance": "⌂"}
SPAWN_SIGN: Final = ":"
FEATURE_SIGN: Final = "&"
PACK_SIGN: Final = "%"
CAPTIVE_SIGN: Final = "@"
STUN_SIGN: Final = "*"
MANY: Final = "+"  # more health than one digit says
