"""Signs and colours of the village, the dungeon and the arena."""

from __future__ import annotations

from typing import Final

TEXT: Final = "#e8dfcc on #1b1820"
LABEL: Final = "#9d90a8 on #1b1820"
STRONG: Final = "bold #f6efe0 on #1b1820"
ACTIVE: Final = "bold #ffd98a on #1b1820"
FIGHT: Final = "bold #ff9a8a on #1b1820"
DEAL: Final = "#8fd0ff on #1b1820"
LIT: Final = "bold #06302a on #7df0cf"
CHOSEN: Final = "bold #2a1400 on #ffb454"

GEM: Final = "◆"
TROPHY: Final = "★"
WOUND: Final = "✚"
POWER: Final = "⚔"
CURSE: Final = "☠"
UNIQUE: Final = "●"
SPENT: Final = "○"
QUEST: Final = "▮"
DONE: Final = "✓"
BROKEN: Final = "✗"
CARCASS: Final = "☗"
FIST: Final = "✊"
OPEN_HAND: Final = "…"
