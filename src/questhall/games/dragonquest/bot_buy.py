"""What to buy with the find points of a row."""

from __future__ import annotations

from questhall.games.dragonquest.bot_clock import need
from questhall.games.dragonquest.state import (
    AMULET,
    BUCKLE,
    BUY,
    CHAINMAIL,
    HOOD,
    MAGIC_RING,
    NECKLACE,
    PASS,
    POTION,
    ROPE,
    SILVER_RING,
    TALISMAN,
    Hero,
    Quest,
)


def buy_from(s: Quest, h: Hero, points: int) -> int:
    """Buy what helps most as soon as the row holds that many points."""
    if h.finds < points:
        return PASS
    return first_of(s, wishes(h, need(h, 2)))


def first_of(s: Quest, wanted: list[int]) -> int:
    for item in wanted:
        if BUY + item in s.legal:
            return BUY + item
    return PASS


def simple_wishes() -> list[int]:
    return [POTION, AMULET, NECKLACE, BUCKLE, SILVER_RING]


def wishes(h: Hero, pace: float) -> list[int]:
    """Objects worth having, best first; the row's points decide which of them can be had."""
    wanted: list[int] = []
    if pace > 1.3:
        wanted.append(AMULET)
    if h.lp <= 6:
        wanted.append(POTION)
    if not h.seen_chamber and pace < 1.2:
        wanted.append(TALISMAN)
    wanted.append(NECKLACE)
    if h.lp <= 9:
        wanted.append(POTION)
    wanted.append(BUCKLE)
    wanted.extend(guards(h, 2))
    wanted.extend(guards(h, 1))
    wanted.append(SILVER_RING)
    wanted.append(POTION)
    wanted.append(AMULET)
    wanted.append(MAGIC_RING)
    return wanted


def guards(h: Hero, times: int) -> list[int]:
    """The objects against traps met so many times."""
    found: list[int] = []
    if h.trapdoors == times:
        found.append(ROPE)
    if h.fogs == times:
        found.append(HOOD)
    if h.arrows == times:
        found.append(CHAINMAIL)
    return found
