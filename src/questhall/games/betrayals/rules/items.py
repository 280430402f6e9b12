"""The only place where items change hands; what somebody wears of them is gear.py's.

`give_item` tells what happened; `receive_item`, `receive_bought`, `lose_item` and `return_to_shop` are silent: whoever
calls them says why (BOUGHT, PLUNDERED, DRAGON_ITEM_WON, ...).
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import ITEM_TERM
from questhall.games.betrayals.model.ids import ITEMS, MOST_SEATS, NONE
from questhall.games.betrayals.model.state import NO_PARLEY, Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.gear import best_spare, put_on, wear
from questhall.games.betrayals.rules.quests import claim_all

# Received


def receive_item(s: Adventure, seat: int, item: int) -> None:
    """dqt-are-14, dqt-itm-02, -06: from the dragons' or from whoever has it; worn, or he chooses as soon as he can."""
    take_away(s, item)
    a = s.adventurers[seat]
    slot = s.table.cards.item_slot[item]
    if a.worn[slot] == NONE:
        put_on(a, slot, item)
        return
    a.surplus |= 1 << item
    s.then(FITTINGS[seat * ITEMS + item])


def receive_bought(s: Adventure, seat: int, item: int) -> None:
    """dqt-vil-04, dqt-itm-02: what is bought is worn; its owner may swap it back while he is in the village."""
    take_away(s, item)
    a = s.adventurers[seat]
    slot = s.table.cards.item_slot[item]
    if a.worn[slot] == NONE:
        put_on(a, slot, item)
    else:
        wear(s, seat, item)


class Fit(Step[Adventure]):
    """dqt-itm-02, -06: somebody who got a second item of a type says which one he wears, whosever turn it is."""

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def run(self, s: Adventure) -> None:
        a = s.adventurers[self.seat]
        worn = a.worn[s.table.cards.item_slot[self.item]]
        if not a.surplus >> self.item & 1 or (s.doubled >> self.seat & 1 and s.table.cards.doubles >> worn & 1):
            return  # given away meanwhile; or it takes the place of the armour that leaves the game (dqt-itm-16)
        bonus = s.table.cards.item_bonus
        wear_it = codes.WEAR + self.item
        # First what is answered for somebody absent: nobody loses his best gear to a gift
        better = bonus[self.item] > bonus[worn]
        s.decide(self, self.seat, (wear_it, codes.DONE) if better else (codes.DONE, wear_it))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer != codes.DONE:
            wear(s, seat, self.item)
            if calm(s):
                claim_all(s)


def calm(s: Adventure) -> bool:
    """dqt-qst-01, dqt-are-21: no fight is half resolved; the claims that follow one come last."""
    return s.parley != NO_PARLEY or s.green == 0


FITTINGS: Final = [Fit(seat, item) for seat in range(MOST_SEATS) for item in range(ITEMS)]

# Taken and given


def take_away(s: Adventure, item: int) -> None:
    """Out of the shop, from the dragons' items, or from its owner."""
    bit = 1 << item
    if s.shop & bit:
        s.shop &= ~bit
    elif s.apart & bit:
        s.apart &= ~bit
    else:
        for a in s.adventurers:
            if a.owns(item):
                lose_item(s, a.seat, item)
                return


def lose_item(s: Adventure, seat: int, item: int) -> None:
    """It leaves its owner: out of the game, unless somebody receives it next. A surplus one takes its place."""
    a = s.adventurers[seat]
    a.surplus &= ~(1 << item)
    if item not in a.worn:
        return
    slot = s.table.cards.item_slot[item]
    put_on(a, slot, NONE)
    spare = best_spare(s, a, slot)
    if spare != NONE:
        wear(s, seat, spare)


def return_to_shop(s: Adventure, seat: int, item: int) -> None:
    """dqt-itm-04, -07: on sale again."""
    lose_item(s, seat, item)
    s.shop |= 1 << item


def give_item(s: Adventure, giver: int, to: int, item: int) -> None:
    s.emit(events.GIVEN, giver, to, ITEM_TERM + item)
    receive_item(s, to, item)
