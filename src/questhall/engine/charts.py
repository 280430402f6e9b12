"""What a game wants to see of its experiments. The lab draws it and knows no game; a game names measures and notes.

The words stand beside the game's measures: `chart-<id>` is the title, `chart-<id>.about` says how to read it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SHARES: Final = "shares"  # how often, with intervals, bot by bot
MEANS: Final = "means"  # how much, with intervals, bot by bot
SPREAD: Final = "spread"  # how a measure is spread over the games
NOTES: Final = "notes"  # how often each thing was noted
MAP: Final = "map"  # where it was noted, on the board
WORTH: Final = "worth"  # a measure of those with the thing, against those without


@dataclass(frozen=True)
class Chart:
    """One picture, of these measures; NOTES, MAP and WORTH are of one note, and WORTH says of which measure."""

    id: str
    kind: str
    of: tuple[str, ...]
    worth: str = ""


@dataclass(frozen=True)
class Square:
    """Where a ref lies on a board, from the top left corner. Between squares of other areas stands a wall."""

    ref: str
    column: int
    row: int
    area: str


Plan = tuple[Square, ...]
