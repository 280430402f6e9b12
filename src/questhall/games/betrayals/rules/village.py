"""The village: the shop, the Temple, the Guild, the trophy stall, and the two ways out of it.

The talk that goes on in it is parley.py's, which asks these choices together with its own.
"""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import GUILD_DRAW, GUILD_PRICE, TEMPLE_PRICE
from questhall.games.betrayals.model.ids import FAIR, ITEMS, NONE
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.gear import wear
from questhall.games.betrayals.rules.items import receive_bought, return_to_shop
from questhall.games.betrayals.rules.promises import bound_to_peace
from questhall.games.betrayals.rules.quests import draw_quests
from questhall.games.betrayals.rules.wealth import gain_trophies, heal, may_receive_quest, pay_gems

TROPHY_PRICE: Final = 6  # dqt-vil-11


def village_choices(s: Adventure, into: list[int]) -> None:
    """Add all that the active player may do in this visit and at no other time, the way out last (dqt-vil-02, -14).

    Behind each stands its own rule: dqt-vil-03, -05, -08, -11, -12, dqt-trn-04.
    """
    a = s.me()
    add_shopping(s, a, into)
    if may_heal(s, a):
        into.append(codes.TEMPLE)
    if may_buy_quest(s, a):
        into.append(codes.GUILD)
    if a.gems >= TROPHY_PRICE and not s.bought_trophy:
        into.append(codes.TROPHY)
    add_gear(a, into)
    if s.venturing:
        into.append(codes.DONE)
    else:
        into.append(codes.DUNGEON)
        add_arenas(s, into)


def take_village(s: Adventure, answer: int) -> bool:
    """Do what the active player chose among village_choices(); whether this visit is over.

    A bought quest pushes steps (draw, then keep one), which must run before the visit goes on.
    """
    if answer == codes.DONE:
        return True
    if answer == codes.DUNGEON or codes.ARENA <= answer < codes.ARENA + s.table.seats:
        s.venturing = True
        if answer != codes.DUNGEON:
            s.attacker = s.active
            s.defender = answer - codes.ARENA
        return True
    if answer == codes.TEMPLE:
        pay_gems(s, s.active, TEMPLE_PRICE, events.BY_TEMPLE)
        heal(s, s.active)
    elif answer == codes.GUILD:
        buy_quest(s)
    elif answer == codes.TROPHY:
        buy_trophy(s)
    elif codes.BUY <= answer < codes.BUY + ITEMS:
        buy_item(s, answer - codes.BUY)
    elif codes.WEAR <= answer < codes.WEAR + ITEMS:
        wear(s, s.active, answer - codes.WEAR)
    else:
        hand_back(s, answer - codes.HAND_BACK)
    return False


# The shop


def price(s: Adventure, item: int) -> int:
    """dqt-vil-16, dqt-evt-02."""
    printed = s.table.cards.item_price[item]
    return printed if s.fair == NONE else max(printed - s.table.cards.card_figure[FAIR], 1)


def add_shopping(s: Adventure, a: Adventurer, into: list[int]) -> None:
    """dqt-vil-03, -15."""
    gems = a.gems
    if gems == 0:
        return
    for item in range(ITEMS):
        if s.shop >> item & 1 and price(s, item) <= gems:
            into.append(codes.BUY + item)


def buy_item(s: Adventure, item: int) -> None:
    cost = price(s, item)
    s.emit(events.BOUGHT, s.active, item, cost)
    pay_gems(s, s.active, cost, events.BY_SHOP)
    receive_bought(s, s.active, item)


def add_gear(a: Adventurer, into: list[int]) -> None:
    """dqt-vil-13, dqt-itm-06: swap what is worn, hand back anything for nothing."""
    if a.surplus:
        for item in range(ITEMS):
            if a.surplus >> item & 1:
                into.append(codes.WEAR + item)
                into.append(codes.HAND_BACK + item)
    for item in a.worn:
        if item != NONE:
            into.append(codes.HAND_BACK + item)


def hand_back(s: Adventure, item: int) -> None:
    s.emit(events.HANDED_BACK, s.active, item)
    return_to_shop(s, s.active, item)


# The Temple, the trophy stall


def may_heal(s: Adventure, a: Adventurer) -> bool:
    """dqt-vil-05, -06, dqt-wnd-08: not offered to those who need nothing."""
    return a.gems >= TEMPLE_PRICE and (a.wounds > 0 or s.curse == a.seat)


def buy_trophy(s: Adventure) -> None:
    """dqt-vil-11, -12."""
    s.bought_trophy = True
    s.emit(events.TROPHY_BOUGHT, s.active)
    pay_gems(s, s.active, TROPHY_PRICE, events.BY_STALL)
    gain_trophies(s, s.active, 1, events.BY_STALL)


# The Guild


def quest_price(s: Adventure, a: Adventurer) -> int:
    """dqt-vil-07, dqt-itm-20."""
    best = GUILD_PRICE
    for item in a.worn:
        if item != NONE:
            best = min(best, s.table.cards.quest_cost[item])
    return best


def quest_draw(s: Adventure, a: Adventurer) -> int:
    """dqt-vil-07, dqt-itm-20."""
    most = GUILD_DRAW
    for item in a.worn:
        if item != NONE:
            most = max(most, s.table.cards.quest_draw[item])
    return most


def may_buy_quest(s: Adventure, a: Adventurer) -> bool:
    """dqt-vil-08, -09, -10."""
    return not s.bought_quest and s.guild_left() > 0 and may_receive_quest(a) and a.gems >= quest_price(s, a)


def buy_quest(s: Adventure) -> None:
    a = s.me()
    cost = quest_price(s, a)
    s.bought_quest = True
    s.emit(events.QUEST_BOUGHT, s.active, cost, min(quest_draw(s, a), s.guild_left()))
    pay_gems(s, s.active, cost, events.BY_GUILD)
    draw_quests(s, quest_draw(s, a))


# The way out


def arena_barred(s: Adventure) -> str:
    """The rule that keeps the arena shut for everybody now; "" if it is open (dqt-rnd-03)."""
    if s.round <= s.table.observation_rounds:
        return "dqt-rnd-02"
    if s.truce != NONE:
        return "dqt-evt-06"
    return ""


def may_challenge(s: Adventure, seat: int) -> bool:
    """dqt-are-01, -02, R-36: anybody else, unless the table shields those attacked this round, or a pact is sworn."""
    if seat == s.active or (s.table.arena_shield and s.shielded >> seat & 1):
        return False
    return not s.promises or not bound_to_peace(s, seat)  # dqt-prm-17


def add_arenas(s: Adventure, into: list[int]) -> None:
    """dqt-trn-05."""
    if s.round <= s.table.observation_rounds or s.truce != NONE:
        return
    for seat in range(s.table.seats):
        if may_challenge(s, seat):
            into.append(codes.ARENA + seat)
