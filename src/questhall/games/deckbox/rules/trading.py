"""Trading between adjacent heroes (dbd-min-07, dbd-qst-01): one proposes, the other accepts or not."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.answer_codes import (
    ACCEPT,
    ASK,
    ASK_TREASURE,
    CANCEL,
    GIVE,
    GIVE_TREASURE,
    HAND_OVER,
    REFUSE,
    TRADE,
    a_of,
    code,
    verb_of,
)
from questhall.games.deckbox.model.cards import EMPTY_HANDS, ITEM_IDS
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.aiming import neighbours
from questhall.games.deckbox.rules.fortune import change_item
from questhall.games.deckbox.rules.totals import most_treasure

AMOUNTS: Final[tuple[int, ...]] = (1, 2, 5, 10)  # and all there is; any amount is a few of these
ANSWERS: Final[tuple[int, ...]] = (code(ACCEPT), code(REFUSE))


def choices(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-min-07: with whom anything at all can change hands."""
    for other in neighbours(s, h):
        if (
            h.carries
            or h.items != EMPTY_HANDS
            or other.items != EMPTY_HANDS
            or most(s, h, other) > 0
            or most(s, other, h) > 0
        ):
            into.append(code(TRADE, other.seat))


def proposals(s: Delve, h: Hero, other: Hero) -> list[int]:
    """dbd-min-07: treasure and items in either direction, neither energy nor health. dbd-qst-01: the captive."""
    legal: list[int] = []
    for item in range(len(ITEM_IDS)):
        if h.items[item]:
            legal.append(code(GIVE, item))
        if other.items[item]:
            legal.append(code(ASK, item))
    legal += [code(GIVE_TREASURE, n) for n in amounts(s, h, other)]
    legal += [code(ASK_TREASURE, n) for n in amounts(s, other, h)]
    if h.carries:
        legal.append(code(HAND_OVER))
    return legal


def amounts(s: Delve, giver: Hero, taker: Hero) -> list[int]:
    """dbd-min-07: a few, and all."""
    limit = most(s, giver, taker)
    return sorted({n for n in (*AMOUNTS, limit) if 0 < n <= limit})


def most(s: Delve, giver: Hero, taker: Hero) -> int:
    """dbd-chr-08: nothing is given that would be lost."""
    return min(giver.treasure, most_treasure(s) - taker.treasure)


class Trading(Step[Delve]):
    """dbd-min-07: one proposes, or thinks better of it."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def run(self, s: Delve) -> None:
        legal = proposals(s, s.heroes[self.seat], s.heroes[self.other])
        s.decide(self, self.seat, (*legal, code(CANCEL)))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        if verb_of(answer) != CANCEL:
            s.emit(events.TRADE_OFFERED, self.seat, self.other, answer)
            s.then(AnswerTrade(self.seat, self.other, answer))


class AnswerTrade(Step[Delve]):
    """dbd-min-07: both players must accept. dbd-qst-01: the captive may be handed over."""

    def __init__(self, seat: int, other: int, proposal: int) -> None:
        self.seat = seat
        self.other = other
        self.proposal = proposal

    def run(self, s: Delve) -> None:
        s.decide(self, self.other, ANSWERS)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        if verb_of(answer) == ACCEPT:
            self.exchange(s, s.heroes[self.seat], s.heroes[self.other])
        else:
            s.emit(events.TRADE_REFUSED, self.other, self.seat)

    def exchange(self, s: Delve, h: Hero, other: Hero) -> None:
        verb, a = verb_of(self.proposal), a_of(self.proposal)
        if verb == GIVE:
            pass_item(s, h, other, a)
        elif verb == ASK:
            pass_item(s, other, h, a)
        elif verb == GIVE_TREASURE:
            pass_treasure(s, h, other, a)
        elif verb == ASK_TREASURE:
            pass_treasure(s, other, h, a)
        else:
            h.carries = False
            other.carries = True
            s.emit(events.CAPTIVE_GIVEN, h.seat, 0, other.seat)


def pass_item(s: Delve, giver: Hero, taker: Hero, item: int) -> None:
    """dbd-mkt-11: what a permanent item does moves with it."""
    change_item(giver, item, -1)
    change_item(taker, item, 1)
    s.emit(events.ITEM_GIVEN, giver.seat, item, taker.seat)


def pass_treasure(s: Delve, giver: Hero, taker: Hero, amount: int) -> None:
    """dbd-min-07."""
    giver.treasure -= amount
    taker.treasure += amount
    s.emit(events.TREASURE_GIVEN, giver.seat, amount, taker.seat)
