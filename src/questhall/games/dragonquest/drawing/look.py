"""Signs and colours of the score sheet. No two things differ by colour alone."""

from __future__ import annotations

from typing import Final

INK: Final = "#2b2116"
FLOOR: Final = ("#eadfc3", "#e0d3b0")  # squares in turn, like a chessboard
TRODDEN: Final = "#cdbb8c"
STONE: Final = "#3a332a"
PAPER: Final = "#1d1a16"
PALE: Final = "#e8dfcc"
DIM: Final = "#9d927d"

LABEL: Final = f"{DIM} on {PAPER}"
TEXT: Final = f"{PALE} on {PAPER}"
STRONG: Final = f"bold {PALE} on {PAPER}"
GOLD: Final = f"bold #e8b84a on {PAPER}"
SPENT: Final = f"#6f6655 on {PAPER}"
BLOOD: Final = f"bold #ff7a66 on {PAPER}"
SUNNY: Final = f"bold #f5c542 on {PAPER}"
BONE: Final = f"bold #f0ead8 on {PAPER}"
ROCK: Final = f"#5d5344 on {STONE}"
LIT: Final = "bold #ffffff on #00754f"
WALL: Final = "#4b4235 on #a89468"
CHAMBER: Final = "#f0c24b on #4a1d12"
CHAMBER_TEXT: Final = "bold #ffe9b0 on #4a1d12"
HERO: Final = "bold #ffffff on #0b4f8a"
LINE: Final = "bold #0b4f8a"
DEMON: Final = "bold #ffffff on #8c1c13"
CROSS: Final = "bold #8c1c13"
ORANGE: Final = "bold #2b2116 on #e69f00"
BLACK: Final = "bold #f0ead8 on #17130f"
DIE: Final = "bold #f0ead8 on #332d25"
RED_DIE: Final = "bold #ffffff on #8c1c13"
SKULL_DIE: Final = "#b9ad97 on #26211b"
DIE_CHOSEN: Final = "bold #17130f on #f5c542"

HERO_SIGN: Final = "@"
START_SIGN: Final = "⌂"
EXIT_SIGN: Final = "►"
OPEN_SIGN: Final = "·"
DOT_SIGN: Final = "●"
BLOCK_SIGN: Final = "▓"
DEMON_SIGN: Final = "Ψ"
CROSS_SIGN: Final = "×"
ORANGE_SIGN: Final = "◆"
BLACK_SIGN: Final = "■"
LIT_SIGN: Final = "○"
SUN_SIGN: Final = "☼"
BONE_SIGN: Final = "▮"
LOST_BONE: Final = "▯"
TICKED: Final = "■"
EMPTY: Final = "□"
SCRATCHED: Final = "▨"
OPEN_EYE: Final = "◉"
SHUT_EYE: Final = "○"
SKULL_SIGN: Final = "☠"
ARROWS: Final = {(0, -1): "↑", (0, 1): "↓", (-1, 0): "←", (1, 0): "→"}
DIAGONALS: Final = {(-1, -1): "↖", (1, -1): "↗", (-1, 1): "↙", (1, 1): "↘"}

FACES: Final = {
    "skull": "☠",
    "double": "☠☠",
    "room": "▣",
    "corridor": "═",
    "find": "✦",
    "blank": "·",
    "dragon": "◉",
    "star": "★",
    "coin50": "50",
    "coin100": "100",
    "ghoul": "G",
    "troll": "T",
    "orc": "O",
    "arrow": "➶",
    "trapdoor": "▽",
    "fog": "≈",
    "sword": "†",
    "monster": "✖",
}

# Which way the hero's line runs through a square
UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
LINES: Final = {
    frozenset({LEFT, RIGHT}): "─",
    frozenset({UP, DOWN}): "│",
    frozenset({DOWN, RIGHT}): "┌",
    frozenset({DOWN, LEFT}): "┐",
    frozenset({UP, RIGHT}): "└",
    frozenset({UP, LEFT}): "┘",
    frozenset({LEFT}): "╴",
    frozenset({RIGHT}): "╶",
    frozenset({UP}): "╵",
    frozenset({DOWN}): "╷",
    frozenset({(-1, -1), (1, 1)}): "╲",
    frozenset({(1, -1), (-1, 1)}): "╱",
}
BEND: Final = "•"  # a diagonal step on one side only
