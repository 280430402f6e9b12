"""Throws at a table with real dice that people leave to the hall: theirs by agreement, or this one by request."""

from __future__ import annotations

from typing import Any

from questhall.engine.core import CHANCE, IllegalAnswer
from questhall.engine.dice import any_outcome
from questhall.engine.match import Match
from questhall.hall.messages import Companion


def throw_for_people(match: Match[Any], companion: Companion) -> None:
    """Throw as long as the game waits for dice that nobody wants to throw."""
    while match.dice.source == "hand" and match.state.waiting == CHANCE and is_left(match, companion):
        match.give(any_throw(match))


def is_left(match: Match[Any], companion: Companion) -> bool:
    kind = match.state.chance.name.partition(":")[0]
    return kind in companion.app or f"seat:{match.game.thrower(match.state)}" in companion.app


def any_throw(match: Match[Any]) -> str:
    """What dice nobody has touched show."""
    if match.state.waiting != CHANCE:
        raise IllegalAnswer("the game does not wait for dice")
    chance = match.state.chance
    return match.game.outcome_name(chance, any_outcome(chance))
