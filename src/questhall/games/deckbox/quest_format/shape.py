"""The shape of a quest file: every table and its keys. The reader refuses other keys; the JSON Schema is made of this.

A key ending in `!` must be there. The words after it are the names of the fragments in schema.py.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.languages import LANGUAGES
from questhall.engine.schemas import Shape

ARROWS: Final = ("north", "east", "south", "west")  # by their numbers
BRANCH_KINDS: Final = ("side", "objective")
EVENT_PLACES: Final = ("final", "start")  # by their numbers
MOST_ROOMS: Final = 30
MOST_ROUNDS: Final = 999
MOST_NEEDED: Final = 99
MOST_BONUS: Final = 20
HARDEST: Final = 10
MOST_MINUTES: Final = 600
FARTHEST: Final = 40  # cells from the start

ENCOUNTER: Final[Shape] = {"title!": "prose", "line!": "prose", "script!": "script"}
SHAPES: Final[dict[str, Shape]] = {
    "quest": {
        "schema!": "one",
        "game": "game",
        "id!": "id",
        "title!": "prose",
        "difficulty": "difficulty",
        "minutes": "minutes",
        "story!": "prose",
        "objective!": "objective",
        "special": "prose",
        "victory": "prose",
        "defeat": "prose",
        "enemies!": "[foe]",
        "boss_bonus": "bonus",
        "boxes": "boxes",
        "limit": "limit",
        "gate": "gate",
        "flags": "flags",
        "features": "features",
        "events": "[event]",
        "dungeon": "dungeon",
        "rooms": "[room]",
    },
    "prose": {f"{language}!": "words" for language in LANGUAGES},
    "objective": {"text!": "prose", "flags": "counts", "delivered": "yes"},
    "limit": {"rounds!": "round", "lone": "round", "many": "round"},
    "gate": {"flag!": "word", "need!": "count"},
    "event": {
        "every": "round",
        "needs": "one_count",
        "after_final": "yes",
        "once": "yes",
        "at": "event_place",
        "script!": "script",
        "text": "prose",
    },
    "dungeon": {
        "trunk!": "length",
        "branches": "[branch]",
        "faces": "faces",
        "final": "encounter",
        "objective": "encounter",
    },
    "branch": {"kind!": "branch_kind", "length!": "length"},
    "faces": {"start": "[face]", "final": "[face]", "objective": "[face]"},
    "encounter": ENCOUNTER,
    "room": {"at!": "cell", "face!": "face", "arrow!": "arrow", "from": "cell", "final": "yes", "gated": "yes"}
    | ENCOUNTER,
}
