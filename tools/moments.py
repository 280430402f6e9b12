"""Moments of played games, and how a game says which ones it wants: WANTED in tests/games/<id>/moments.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Frame:
    """One answer of a game: the table before it, what it led to, and the table after."""

    before: Json
    moments: list[Json]
    after: Json
    log: list[Json]

    @property
    def kinds(self) -> list[str]:
        return [told["kind"] for moment in self.moments for told in moment["told"]]


Wish = Callable[[Frame], bool]
Wanted = tuple[int, str, Json, Wish]  # seats, bot, options of the table, and the moment itself


def all_of(*wishes: Wish) -> Wish:
    return lambda frame: all(wish(frame) for wish in wishes)


def asks(step: str) -> Wish:
    return lambda frame: frame.before["step"] == step


def offers(verb: str, least: int = 1) -> Wish:
    return lambda frame: sum(option["verb"] == verb for option in frame.before["options"]) >= least


def tells(*kinds: str) -> Wish:
    """All of these happen."""
    return lambda frame: all(kind in frame.kinds for kind in kinds)
