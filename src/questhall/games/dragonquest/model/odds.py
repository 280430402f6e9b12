"""Chances worth knowing while deciding, computed from the same dice the game throws."""

from __future__ import annotations

from functools import cache

from questhall.engine.core import Chance
from questhall.games.dragonquest.dice_words import words_of
from questhall.games.dragonquest.model.state import CHAMBER_DICE, WAKING_DRAGONS, Table
from questhall.games.dragonquest.rules.dice import DRAGON, chamber, skulls


def danger_of_reroll(chance: Chance, dice: int, again: int) -> float:
    """The chance that rolling these dice again, which is that throw, brings the skulls to three."""
    return at_least(chance, 3 - skulls(dice - again))


def risk_percent(chance: Chance, dice: int, again: int) -> int:
    """The same as everybody is told it: whole percents."""
    return round(100 * danger_of_reroll(chance, dice, again))


@cache
def faces_on(chance: Chance) -> dict[str, int]:
    """How often each face is on a die."""
    words = words_of(chance.name)
    return {words[n].removeprefix("/ "): weight for n, weight in zip(chance.outcomes, chance.weights, strict=True)}


@cache
def at_least(chance: Chance, missing: int) -> float:
    """The chance that a throw of movement dice shows at least so many skulls."""
    hits = sum(weight for dice, weight in zip(chance.outcomes, chance.weights, strict=True) if skulls(dice) >= missing)
    return hits / chance.total


def waking(table: Table, dragons: int) -> float:
    """The chance that the next chamber throw wakes the dragon."""
    return dragons_at_least(table.chamber[CHAMBER_DICE - dragons], WAKING_DRAGONS - dragons)


def wake_percent(table: Table, dragons: int) -> float:
    """The same as everybody is told it: percents, to a tenth. 0 is said as "under 0.1"."""
    return round(100 * waking(table, dragons), 1)


@cache
def dragons_at_least(chance: Chance, missing: int) -> float:
    pairs = zip(chance.outcomes, chance.weights, strict=True)
    return sum(weight for dice, weight in pairs if chamber(dice, DRAGON) >= missing) / chance.total
