"""Hits and damage to heroes (dbd-def), their reactions, and their fall."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.answer_codes import KEEP, REACT, code
from questhall.games.deckbox.model.cards import EMPTY_HANDS, ITEM_AMOUNT
from questhall.games.deckbox.model.figures import Hero, Pack
from questhall.games.deckbox.model.ids import ITM_CHARM, ITM_CINDER
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import DEFENCE, successes, throw
from questhall.games.deckbox.rules.fortune import change_item, gain_treasure, put_away
from questhall.games.deckbox.rules.totals import defence

MOST_DICE: Final = 9
EVERYBODY: Final = 0b1111  # seats as bits
KEEP_IT: Final = code(KEEP)


# Hits, which are defended


def suffer(s: Delve, seat: int, hits: int, pierce: bool, damage_each: int, bonus: int) -> None:
    """dbd-def-01: hits at once; `damage_each` for every one that is not blocked, `bonus` once if any is not (Crush).

    dbd-mkt-13: nobody is asked about a miss.
    """
    s.hurting = 0  # dbd-kw-21: nothing follows a miss
    if hits > 0 and not s.heroes[seat].fallen:
        s.then(Suffer(seat, hits, pierce, damage_each, bonus))


class Suffer(Step[Delve]):
    """dbd-def-01: one die for each hit; dbd-atk-05: an enemy's sixes can be blocked as well.

    dbd-itm-charm, erratum 11: before the dice the Warding Charm may cancel the whole batch.
    """

    def __init__(self, seat: int, hits: int, pierce: bool, damage_each: int, bonus: int) -> None:
        self.seat = seat
        self.hits = hits
        self.pierce = pierce
        self.damage_each = damage_each
        self.bonus = bonus

    def run(self, s: Delve) -> None:
        h = s.heroes[self.seat]
        s.then(Defend(self.seat, self.hits, self.pierce, self.damage_each, self.bonus))
        if h.items[ITM_CHARM]:
            s.then(React(self.seat, ITM_CHARM))


class Sparable(Step[Delve]):
    """Something a reaction can still turn away: it waits on the stack while its holder is asked."""

    def spared(self, s: Delve, holder: int) -> None:
        raise NotImplementedError


class Defend(Sparable):
    """dbd-def-01, -04: what is not blocked hurts. dbd-kw-05: twice as much, or one more in all, with Crush."""

    def __init__(self, seat: int, hits: int, pierce: bool, damage_each: int, bonus: int) -> None:
        self.seat = seat
        self.hits = hits
        self.pierce = pierce
        self.damage_each = damage_each
        self.bonus = bonus

    def run(self, s: Delve) -> None:
        if not s.heroes[self.seat].fallen:  # dbd-def-12: several hits may have waited for him
            dice = min(self.hits, MOST_DICE)
            throw(s, self, DEFENCE, dice)

    def modifier(self, s: Delve) -> int:
        """dbd-kw-16: Pierce makes it one lower, once."""
        return defence(s, s.heroes[self.seat]) - (1 if self.pierce else 0)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        modifier = self.modifier(s)
        blocked = successes(answer, modifier)
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, self.seat, answer, modifier + 16)
        if blocked:
            s.emit(events.BLOCKED, self.seat, blocked)
        through = self.hits - blocked
        s.hurting = through * self.damage_each + (self.bonus if through > 0 else 0)
        hurt(s, s.heroes[self.seat], s.hurting)

    def spared(self, s: Delve, holder: int) -> None:
        """dbd-itm-charm: all hits of the batch are cancelled."""
        s.emit(events.CHARMED, holder, self.hits)


# Reactions


class React(Step[Delve]):
    """dbd-mkt-13: a reaction item is offered in its own window, between what it answers and what would follow.

    dbd-mkt-05: used once, then discarded.
    """

    def __init__(self, holder: int, item: int) -> None:
        self.holder = holder
        self.item = item

    def run(self, s: Delve) -> None:
        s.decide(self, self.holder, (code(REACT, self.item), KEEP_IT))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        if answer == KEEP_IT:
            return
        change_item(s.heroes[self.holder], self.item, -1)
        put_away(s, self.item)
        s.emit(events.ITEM_USED, self.holder, self.item)
        spared = s.stack.pop()
        assert isinstance(spared, Sparable)
        spared.spared(s, self.holder)


# Damage, which is not


def hurt(s: Delve, h: Hero, points: int) -> None:
    """dbd-def-04, -05: a point of health each; dbd-chr-07: not below 0; at 0 the hero falls (dbd-def-10)."""
    if h.fallen or points <= 0:
        return
    lost = min(points, h.health)
    h.health -= lost
    s.alarmed = EVERYBODY  # dbd-min-02: now everybody is asked
    s.emit(events.HERO_HURT, h.seat, lost)
    if h.health == 0:
        s.then(Falls(h.seat, 0))


class Falls(Sparable):
    """dbd-def-10: at 0 health a hero falls, unless a Phoenix Cinder on his tile helps (dbd-itm-cinder, R37)."""

    def __init__(self, seat: int, asked: int) -> None:
        self.seat = seat
        self.asked = asked  # bits of holders who kept theirs

    def run(self, s: Delve) -> None:
        h = s.heroes[self.seat]
        if h.fallen or h.health > 0:
            return
        holder = self.next_holder(s, h)
        if holder == NONE:
            fall(s, h)
        else:
            s.then(Falls(self.seat, self.asked | 1 << holder))
            s.then(React(holder, ITM_CINDER))

    def next_holder(self, s: Delve, h: Hero) -> int:
        """dbd-itm-cinder: the hero himself first, then the others on his tile, in seat order."""
        here = s.ground.tiles_of(h.square)
        for n in range(len(s.heroes)):
            other = s.heroes[(self.seat + n) % len(s.heroes)]
            if self.can_help(s, h, other) and s.ground.tiles_of(other.square) & here:
                return other.seat
        return NONE

    def can_help(self, s: Delve, h: Hero, other: Hero) -> bool:
        """dbd-itm-cinder: whoever stands, or the hero himself, has one and has not kept it."""
        if not other.items[ITM_CINDER] or self.asked >> other.seat & 1:
            return False
        return other is h or (not other.fallen and other.health > 0)

    def spared(self, s: Delve, holder: int) -> None:
        """dbd-itm-cinder, erratum 11: the damage has been applied whole; then health becomes 3."""
        h = s.heroes[self.seat]
        h.health = min(ITEM_AMOUNT[ITM_CINDER], h.max_health)
        s.emit(events.HERO_HEALED, self.seat, h.health)


def fall(s: Delve, h: Hero) -> None:
    """dbd-def-10, -12, -13, dbd-mov-13: out of the quest; belongings stay on the square, lasting effects end."""
    square = h.square
    s.emit(events.HERO_FALLS, h.seat, square)
    h.fallen = True
    h.fell_at = square
    h.stand = False
    h.keen = False
    h.whet = False
    s.move_hero(h, NONE)
    if h.carries:  # dbd-qst-01
        h.carries = False
        s.captive = square
        s.emit(events.CAPTIVE_LEFT, h.seat, square)
    leave_pack(s, h, square)


def leave_pack(s: Delve, h: Hero, square: int) -> None:
    """dbd-def-10: nothing stays with the fallen."""
    if h.treasure or sum(h.items):
        drop_pack(s, square, h.treasure, h.items)
        s.emit(events.PACK_LEFT, h.seat, square)
    h.treasure = 0
    h.items = EMPTY_HANDS


def drop_pack(s: Delve, square: int, treasure: int, items: tuple[int, ...]) -> None:
    """dbd-def-10: what lies there already is part of it."""
    for pack in s.packs:
        if pack.square == square:
            treasure += pack.treasure
            items = added(items, pack.items)
    s.packs = (*[pack for pack in s.packs if pack.square != square], Pack(square, treasure, items))


def collect(s: Delve, h: Hero) -> None:
    """dbd-def-11, erratum 17: who enters a pack's square takes all; treasure above the cap stays there."""
    for pack in s.packs:
        if pack.square == h.square:
            s.packs = tuple([each for each in s.packs if each is not pack])
            h.items = added(h.items, pack.items)
            s.emit(events.PACK_TAKEN, h.seat, pack.square, pack.treasure)
            rest = gain_treasure(s, h, pack.treasure)
            if rest:
                drop_pack(s, pack.square, rest, EMPTY_HANDS)


def added(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    """dbd-def-11: two heaps of items as one."""
    return tuple([a[item] + b[item] for item in range(len(a))])
