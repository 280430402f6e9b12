"""What to buy with the find points of a row."""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.bot_escape import DANGERS
from questhall.games.dragonquest.bot_outlook import Outlook
from questhall.games.dragonquest.rules.buying import MOST_OBJECTS
from questhall.games.dragonquest.state import (
    AMULET,
    BUCKLE,
    BUY,
    CHAINMAIL,
    HOOD,
    KEY,
    MAGIC_RING,
    NECKLACE,
    OBJECTS,
    ORB,
    ORC,
    PASS,
    POTION,
    ROPE,
    ROWS,
    SILVER_RING,
    TALISMAN,
    Hero,
    Quest,
)

SIMPLE_WISHES: Final = (POTION, AMULET, NECKLACE, BUCKLE, SILVER_RING)
DANGERS_A_TURN: Final = 0.25
TALISMAN_GAIN: Final = 1100.0
ORB_STEPS: Final = 2
POTION_LP: Final = 3


def simple_buy(s: Quest, h: Hero, points: int) -> int:
    """As soon as the row holds so many points: what helps at once, else what is worth most at the end."""
    if h.finds >= points:
        for item in SIMPLE_WISHES:
            if BUY + item in s.legal:
                return BUY + item
    return PASS


def worth(s: Quest, h: Hero, look: Outlook, item: int) -> float:
    """What an object is worth to a hero now, in gold."""
    if s.table.object_values[item]:
        return s.table.object_values[item] * look.chance()
    if item == AMULET:
        return look.value(look.turns + 1, look.lp) - look.value(look.turns, look.lp)
    if item == POTION:
        return look.value(look.turns, look.lp + POTION_LP) - look.value(look.turns, look.lp)
    if item == TALISMAN:
        return 0.0 if h.seen_chamber else TALISMAN_GAIN * look.chance()
    return against_dangers(h, look, item)


def against_dangers(h: Hero, look: Outlook, item: int) -> float:
    """The loss an object prevents, times the chance that it comes to that."""
    met = 1 - (1 - look.odds.dangers.each) ** (DANGERS_A_TURN * look.turns)
    if item == ROPE:
        return met * trap_loss(look, h.trapdoors, 3, 6)
    if item == HOOD:
        return met * trap_loss(look, h.fogs, 3, 6)
    if item == CHAINMAIL:
        return met * trap_loss(look, h.arrows, 3, 4)
    if item == MAGIC_RING:
        lost = 0.0
        fight = look.odds.dangers.fights[ORC]
        for loss in range(len(fight)):
            lost += fight[loss] * look.after_loss(loss)
        return met * lost
    return 0.0


def trap_loss(look: Outlook, times: int, first: int, second: int) -> float:
    """Gold lost by a trap met so many times before; the third time kills."""
    if times == 2:
        return look.value(look.turns, look.lp)
    return look.after_loss(first if times == 0 else second)


def best_wish(s: Quest, h: Hero, look: Outlook, points: int) -> int:
    """The object of at most that cost which is worth most; -1 if there is none."""
    best = -1
    most = 0.0
    for item in range(OBJECTS):
        if s.objects >> item & 1 and s.table.object_costs[item] <= points:
            value = worth(s, h, look, item)
            if value > most:
                best = item
                most = value
    return best


def may_buy(h: Hero) -> bool:
    """Whether find points are still good for anything."""
    return h.row < ROWS and h.bought < MOST_OBJECTS
