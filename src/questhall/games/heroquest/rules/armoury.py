"""Between quests: sharing, the armoury, armour, and the choice of the next quest (4.5, heq-btw-04 to -09)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Ask, Step
from questhall.games.heroquest.model.answer_codes import (
    BUY,
    GIVE,
    GIVE_GOLD,
    PLAY_QUEST,
    READY,
    SELL,
    STOP,
    WEAR,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.cards import BODY, COST, SLOT
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import EQUIPMENT, ITEMS, NO_WEAPON, NONE
from questhall.games.heroquest.model.state import FINISHED, ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.belongings import armour_choices, gold_choices, put_on
from questhall.games.heroquest.rules.owning import gain, lose, usable


class Armoury(Step[Dungeon]):
    """4.5: everybody exchanges, buys and dresses at once and in any order, until all are ready."""

    def run(self, s: Dungeon) -> None:
        asks: list[Ask] = []
        for h in s.heroes:
            if not s.ready >> h.number & 1:
                asks.append((h.number + 1, tuple(choices(s, h))))
        if asks:
            s.decide_together(self, tuple(asks))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.then(self)
        take(s, s.heroes[seat - 1], answer)


def choices(s: Dungeon, h: Hero) -> list[int]:
    found = [code(READY)]
    for item in range(EQUIPMENT):  # heq-eqp-01 to -03: all of it is always in stock
        if COST[item] <= h.gold:
            found.append(code(BUY, item))
    add_sales(s, h, found)  # heq-btw-09
    add_gifts(s, h, found)  # heq-btw-04
    add_armour(s, h, found)  # heq-eqp-09
    if h.number == s.order[0] and s.table.campaign:
        add_quests(s, found)  # heq-btw-06
    return found


def add_sales(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-btw-09: nothing can be sold, unless the table lets it go for half the price."""
    if s.table.sell_half:
        for item in range(EQUIPMENT):
            if h.items[item]:
                into.append(code(SELL, item))


def add_gifts(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-btw-04, heq-eqp-14: gold and items are exchanged freely."""
    for other in s.heroes:
        if other.number == h.number:
            continue
        for item in range(ITEMS):
            if h.items[item]:
                into.append(code(GIVE, item, other.number))
        if h.gold:
            gold_choices(h, other, into)


def add_armour(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-eqp-09: body armour is put on and off."""
    armour_choices(s, h, into)
    if h.worn != NONE:
        into.append(code(WEAR, NO_WEAPON))


def add_quests(s: Dungeon, into: list[int]) -> None:
    """heq-btw-06: the first hero's player says which open quest is next, or ends the campaign for all."""
    for quest in range(len(s.table.plans)):
        if quest != s.quest and open_quest(s, quest):
            into.append(code(PLAY_QUEST, quest))
    into.append(code(STOP))


def open_quest(s: Dungeon, quest: int) -> bool:
    """heq-btw-06: quest n + 1 opens after success in quest n; what was won or left behind may be played again."""
    if quest <= s.table.first or s.campaign_done >> quest & 1:
        return True
    return s.campaign_done >> quest - 1 & 1 == 1


def take(s: Dungeon, h: Hero, answer: int) -> None:
    verb = verb_of(answer)
    a = a_of(answer)
    if verb == READY:
        s.ready |= 1 << h.number
        s.emit(events.HERO_READY, h.number + 1)
    elif verb == BUY:
        buy(s, h, a)
    elif verb == SELL:
        lose(h, a)
        h.gold += COST[a] // 2
        s.emit(events.SOLD, h.number + 1, a)
    elif verb == GIVE:
        lose(h, a)
        gain(s.heroes[b_of(answer)], a)
        s.emit(events.ITEM_GIVEN, h.number + 1, a, b_of(answer))
    elif verb == GIVE_GOLD:
        h.gold -= b_of(answer)
        s.heroes[a].gold += b_of(answer)
        s.emit(events.GOLD_GIVEN, h.number + 1, b_of(answer), a)
    elif verb == WEAR:
        put_on(s, h, a)
    elif verb == PLAY_QUEST:
        s.quest = a
        s.emit(events.QUEST_CHOSEN, h.number + 1, a)
    else:
        finish(s)


def buy(s: Dungeon, h: Hero, item: int) -> None:
    """heq-eqp-03: paid at once from his own gold. heq-eqp-09: the first body armour he can use is put on."""
    h.gold -= COST[item]
    gain(h, item)
    s.emit(events.BOUGHT, h.number + 1, item)
    if SLOT[item] == BODY and h.worn == NONE and usable(s, h, item):
        h.worn = item


def finish(s: Dungeon) -> None:
    """Nothing more is played at this table."""
    s.phase = FINISHED
    s.emit(events.GAME_OVER, ZARGON, s.outcome)
    s.over()


ARMOURY: Final = Armoury()
