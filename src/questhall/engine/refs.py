"""Reading refs, the names of things on the table: `kind:name`, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.game import UnknownName

MOST: Final = 10_000  # of anything that is counted


def kind_of(ref: str) -> str:
    return ref.partition(":")[0]


def after(kind: str, ref: str) -> str:
    """The name behind the kind, which may be left out."""
    found, colon, name = ref.partition(":")
    if not colon:
        return ref
    if found != kind:
        raise UnknownName(f"{ref!r} is no {kind}; write {kind}:...")
    return name


def one_of(kind: str, words: Sequence[str], ref: str) -> int:
    """Which of these words a ref names."""
    name = after(kind, ref)
    if name not in words:
        raise UnknownName(f"there is no {kind} {name!r}; there are {', '.join(words)}")
    return words.index(name)


def number(kind: str, ref: str, most: int = MOST) -> int:
    """The number a ref has for its name, below `most`."""
    name = after(kind, ref)
    if not (name.isascii() and name.isdigit()) or len(name) >= len(str(MOST)) or int(name) >= most:
        raise UnknownName(f"there is no {kind} {name!r}")
    return int(name)
