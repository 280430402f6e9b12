"""What to buy with the find points of a row."""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.bots.outlook import Outlook
from questhall.games.dragonquest.model.ids import (
    AMULET,
    BUCKLE,
    CHAINMAIL,
    HOOD,
    MAGIC_RING,
    NECKLACE,
    OBJECTS,
    ORB,
    ORC,
    POTION,
    ROPE,
    SILVER_RING,
    TALISMAN,
)
from questhall.games.dragonquest.model.state import BUY, PASS, ROW_LENGTH, ROWS, Hero, Quest
from questhall.games.dragonquest.rules.buying import MOST_OBJECTS, POTION_LP

SIMPLE_WISHES: Final = (POTION, AMULET, NECKLACE, BUCKLE, SILVER_RING)
NOTHING_WANTED: Final = -1
DANGERS_A_TURN: Final = 0.25
FINDS_A_TURN: Final = 0.6
TALISMAN_GAIN: Final = 1100.0  # gold that its second throw brings home
ORB_STEPS: Final = 2  # saved by the Orb in the mean
SPIDER_LP: Final = 4  # lost to its venom on a normal way out
SPIDER_COINS: Final = 200.0
DEMON_SHARE: Final = 0.4  # of all prospects lost to an awake demon
SKELETON_LP: Final = 2


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
    if item == ORB:
        return look.nearer(ORB_STEPS)
    return against_dangers(h, look, item)


def against_dangers(h: Hero, look: Outlook, item: int) -> float:
    """The loss an object prevents, times the chance that it comes to that."""
    met: float = 1 - (1 - look.odds.dangers.each) ** (DANGERS_A_TURN * look.turns)
    if item == CHAINMAIL:
        return met * trap_loss(look, h.arrows, 3, 4)
    if item == ROPE:
        return met * trap_loss(look, h.trapdoors, 3, 6)
    if item == HOOD:  # a missed turn counts as a bone
        return met * trap_loss(look, h.fogs, 3, 6)
    if item == MAGIC_RING:
        lost = 0.0
        fight = look.odds.dangers.fights[ORC]
        for loss in range(len(fight)):
            lost += fight[loss] * look.lost_with(loss)
        return met * lost
    return 0.0


def trap_loss(look: Outlook, times: int, first: int, second: int) -> float:
    """Gold lost in a trap met so many times before; the third time kills."""
    if times == 2:
        return look.value(look.turns, look.lp)
    return look.lost_with(first if times == 0 else second)


def best_wish(s: Quest, h: Hero, look: Outlook, points: int) -> int:
    """The object for at most so many points that is worth most."""
    best = NOTHING_WANTED
    most = 0.0
    for item in range(OBJECTS):
        if s.objects >> item & 1 and s.table.object_costs[item] <= points:
            value = worth(s, h, look, item)
            if value > most:
                best = item
                most = value
    return best


def wish(s: Quest, h: Hero, look: Outlook, points: int) -> float:
    """What that object is worth."""
    item = best_wish(s, h, look, points)
    return worth(s, h, look, item) if item != NOTHING_WANTED else 0.0


def good_buy(s: Quest, h: Hero, look: Outlook, patience: list[float]) -> int:
    """The best object of the row, unless one that costs more points is so much better that it is worth waiting for."""
    item = best_wish(s, h, look, h.finds)
    if item == NOTHING_WANTED:
        return PASS
    if worth(s, h, look, item) < patience[h.finds] * wish(s, h, look, ROW_LENGTH):
        return PASS
    return BUY + item


# What finds are worth while rolling


def find_worth(s: Quest, h: Hero, look: Outlook, share: float) -> float:
    """Gold for a find: a share of the best object, if it seems that the row can be filled in time."""
    if h.row == ROWS or h.bought == MOST_OBJECTS or h.finds == ROW_LENGTH:
        return 0.0
    in_time = FINDS_A_TURN * look.walking_turns() / (ROW_LENGTH - h.finds)
    return share * min(in_time, 1.0) * wish(s, h, look, ROW_LENGTH)


def waking_cost(h: Hero, look: Outlook) -> float:
    """Gold that the danger at the end of the row costs."""
    if h.row == 0:
        return look.lost_with(SPIDER_LP) + SPIDER_COINS
    if h.row == 1:
        return DEMON_SHARE * look.value(look.turns, look.lp)
    return look.lost_with(SKELETON_LP) if h.row == 2 else 0.0
