"""What was done since a quest is held (dqt-qst-06): one packed number for each quest in somebody's hands.

Every quest counts every deed, so that the numbers hold for whatever card somebody else imagines there.
"""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.quest_checks import (
    ARENA_PRINCIPAL_WINS,
    ARENA_UNDERDOG,
    BROKEN_TO_HELPERS,
    DUNGEON_ALLY_WINS,
    KEPT_TO_HELPERS,
    LONE_WIN_POWER,
    PLUNDERED_PLAYERS,
)
from questhall.games.betrayals.model.state import Adventure, Adventurer

WIDTH: Final = 6  # bits for each deed: a count, a power, or a bit for each of six seats
MOST: Final = (1 << WIDTH) - 1


def done(deeds: int, deed: int) -> int:
    """How often, how strong, or against how many players."""
    field = deeds >> WIDTH * deed & MOST
    return field.bit_count() if deed == PLUNDERED_PLAYERS else field


def arena_won(s: Adventure, seat: int, underdog: bool) -> None:
    """dqt-qst-21, -22: won as a principal; `underdog` as attacker, against a higher gauge at the opening."""
    count(s.adventurers[seat], ARENA_PRINCIPAL_WINS)
    if underdog:
        count(s.adventurers[seat], ARENA_UNDERDOG)


def helped(s: Adventure, seat: int) -> None:
    """dqt-qst-23: was the ally in a dungeon fight that was won."""
    count(s.adventurers[seat], DUNGEON_ALLY_WINS)


def beat_alone(s: Adventure, seat: int, power: int) -> None:
    """dqt-qst-24: a monster of this power in the fight, without an ally."""
    a = s.adventurers[seat]
    a.main_deeds = at_least(a.main_deeds, LONE_WIN_POWER, power)
    a.deeds = tuple([at_least(deeds, LONE_WIN_POWER, power) for deeds in a.deeds])


def plundered(s: Adventure, seat: int, victim: int) -> None:
    """dqt-qst-26: an item or a carcass, as the winning attacker."""
    a = s.adventurers[seat]
    mark = 1 << WIDTH * PLUNDERED_PLAYERS + victim
    a.main_deeds |= mark
    a.deeds = tuple([deeds | mark for deeds in a.deeds])


def broke_word(s: Adventure, seat: int) -> None:
    """dqt-qst-27: a promise judged broken, made to somebody who fought on his winning side."""
    count(s.adventurers[seat], BROKEN_TO_HELPERS)


def kept_word(s: Adventure, seat: int) -> None:
    """dqt-qst-28: a promise judged kept, made to somebody who fought on his winning side."""
    count(s.adventurers[seat], KEPT_TO_HELPERS)


def count(a: Adventurer, deed: int) -> None:
    """Once more, in every quest he holds."""
    a.main_deeds = once_more(a.main_deeds, deed)
    a.deeds = tuple([once_more(deeds, deed) for deeds in a.deeds])


def once_more(deeds: int, deed: int) -> int:
    return deeds + (1 << WIDTH * deed) if done(deeds, deed) < MOST else deeds


def at_least(deeds: int, deed: int, figure: int) -> int:
    """The higher of what stands there and this figure."""
    before = done(deeds, deed)
    return deeds + (min(figure, MOST) - before << WIDTH * deed) if figure > before else deeds
