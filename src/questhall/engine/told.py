"""Events as the reader gets them. Compiled, since every move makes some for each of its events.

Whatever a move leaves behind for good is acyclic: the garbage collector, which goes through all there is, is spared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from questhall.engine.core import EVERYBODY

# Values are numbers, plain words, text ids ("@id"), refs ("kind:name"), people's own words ("=Ada"), or prose in every
# language ({"en": ..., "fr": ...}), of which the reader gets his own; lists of these are joined.
Args = Mapping[str, Any]


@mypyc_attr(acyclic=True)
@dataclass(init=False)  # one made by the interpreter would take ten times as long
class Told:
    """An event for the reader. `audience` is None for everybody, else the seats that may know."""

    kind: str
    seat: int
    refs: tuple[str, ...]
    rule: str
    text: str
    args: Args
    audience: frozenset[int] | None

    def __init__(
        self,
        kind: str,
        seat: int,
        refs: tuple[str, ...],
        rule: str,
        text: str,
        args: Args,
        audience: frozenset[int] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.refs = refs
        self.rule = rule
        self.text = text
        self.args = args
        self.audience = audience

    def may_know(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)


def listeners(audience: int, seats: int) -> frozenset[int] | None:
    """An event's audience as Told has it: the seats of its bits, None for everybody."""
    return None if audience == EVERYBODY else frozenset([seat for seat in range(seats) if audience >> seat & 1])
