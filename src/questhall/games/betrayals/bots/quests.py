"""What a venture does for one's open quests, beyond what it brings by itself."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import worth
from questhall.games.betrayals.model.quest_checks import (
    ARENA_PRINCIPAL_WINS,
    ARENA_UNDERDOG,
    LONE_WIN_POWER,
    PLUNDERED_PLAYERS,
    POWER,
    SINCE,
)
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import deeds
from questhall.games.betrayals.rules.power import gauge

WITHIN: Final = 6  # points of power from the goal of a quest that counts them
PART: Final = 0.4  # of a quest's worth, for a step towards it: something may come in between


def step_worth(s: Adventure, which: int, is_main: bool, got: int) -> float:
    """One step of a quest that counts deeds."""
    return PART * worth.quest(s, which, is_main) / max(1, s.table.cards.quest_need[which] - got)


def of_arena(s: Adventure, me: int, other: int, attacks: bool) -> float:
    """Winning an arena as a principal, against that one."""
    value = 0.0
    cards = s.table.cards
    for which, packed, is_main in worth.open_quests(s.adventurers[me]):
        if cards.quest_kind[which] == SINCE and is_step(s, me, other, attacks, cards.quest_subject[which], packed):
            value += step_worth(s, which, is_main, deeds.done(packed, cards.quest_subject[which]))
    return value


def is_step(s: Adventure, me: int, other: int, attacks: bool, deed: int, packed: int) -> bool:
    """Whether winning that arena is such a deed."""
    a, b = s.adventurers[me], s.adventurers[other]
    underdog = deed == ARENA_UNDERDOG and attacks and gauge(s, a) < gauge(s, b)
    new_victim = deed == PLUNDERED_PLAYERS and attacks and raidable(b) and not plundered(packed, other)
    return deed == ARENA_PRINCIPAL_WINS or underdog or new_victim


def by_arena(s: Adventure, me: int, other: int, which: int) -> bool:
    """Whether that quest, his main one, comes a step nearer by challenging that one and winning."""
    cards = s.table.cards
    packed = s.adventurers[me].main_deeds
    return cards.quest_kind[which] == SINCE and is_step(s, me, other, True, cards.quest_subject[which], packed)


def raidable(victim: Adventurer) -> bool:
    return victim.carcasses != 0 or max(victim.worn) >= 0


def plundered(packed: int, victim: int) -> bool:
    return packed >> deeds.WIDTH * PLUNDERED_PLAYERS + victim & 1 == 1


def of_plunder(s: Adventure, me: int, victim: int) -> float:
    """Taking a thing instead of gems."""
    for which, packed, is_main in worth.open_quests(s.adventurers[me]):
        deed = s.table.cards.quest_subject[which]
        if s.table.cards.quest_kind[which] == SINCE and deed == PLUNDERED_PLAYERS and not plundered(packed, victim):
            return step_worth(s, which, is_main, deeds.done(packed, deed))
    return 0.0


def of_fighting_alone(s: Adventure, me: int, power: int) -> float:
    """Beating a monster of this power without an ally."""
    for which, packed, is_main in worth.open_quests(s.adventurers[me]):
        cards = s.table.cards
        lone = cards.quest_kind[which] == SINCE and cards.quest_subject[which] == LONE_WIN_POWER
        if lone and power >= cards.quest_need[which] > deeds.done(packed, LONE_WIN_POWER):
            return worth.quest(s, which, is_main)
    return 0.0


def of_power(s: Adventure, a: Adventurer, points: float) -> float:
    """So many points more on the gauge, for a quest that counts them."""
    value = 0.0
    for which, _, is_main in worth.open_quests(a):
        missing = s.table.cards.quest_need[which] - gauge(s, a)
        if s.table.cards.quest_kind[which] == POWER and 0 < missing <= WITHIN:
            value += worth.quest(s, which, is_main) * min(points, missing) / missing
    return value
