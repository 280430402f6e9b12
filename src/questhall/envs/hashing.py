"""What a seat sees of a game that says nothing in numbers: its view, each value thrown into one of some buckets.

A word adds 1 to the bucket of where it stands and what it says, a number its size to the bucket of where it stands.
Slow, and different things may share a bucket; a game's own `learning/` is better in every way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final
from zlib import crc32

import numpy as np

from questhall.engine.core import State
from questhall.engine.game import Game
from questhall.engine.learning import MOST

BUCKETS: Final = 256
WORDS: Final = 128  # buckets of words; the others are for numbers
NUMBER_SCALE: Final = 20
SCALE: Final = np.array([1] * WORDS + [1 / NUMBER_SCALE] * (BUCKETS - WORDS), np.float32)


def rows(game: Game[Any], s: State, seat: int) -> bytes:
    found = [0] * BUCKETS
    for path, value in leaves(game.view(s, seat), ""):
        if isinstance(value, int | float) and not isinstance(value, bool):
            place = WORDS + crc32(path.encode()) % (BUCKETS - WORDS)
            found[place] = min(found[place] + abs(int(value)), MOST)
        elif value:
            found[crc32(f"{path} {value}".encode()) % WORDS] = 1
    return bytes(found)


def leaves(data: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The single values of plain data, with the way to each."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from leaves(value, f"{path}/{key}")
    elif isinstance(data, list | tuple):
        for n, value in enumerate(data):
            yield from leaves(value, f"{path}/{n}")
    else:
        yield path, data
