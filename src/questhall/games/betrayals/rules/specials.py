"""The seven special cards: each ends the expedition (dqt-dun-04)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import GUILD_DRAW
from questhall.games.betrayals.model.ids import ALTAR, CHEST, ITEMS, KRITIK, NONE, PEDDLER, SPRING
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.arena import OPEN_ARENA
from questhall.games.betrayals.rules.items import receive_bought
from questhall.games.betrayals.rules.quests import draw_quests
from questhall.games.betrayals.rules.village import arena_barred, may_challenge
from questhall.games.betrayals.rules.wealth import (
    gain_gems,
    gain_trophies,
    heal,
    may_receive_quest,
    pay_gems,
    wound,
    wound_exactly,
)

ALTAR_BEARABLE: Final = 2  # dqt-spc-05: wounds with which one may still bleed
BLADES_CUT: Final = 3  # dqt-spc-04: up to this face
BLADES_GEMS: Final = 3
LETTER_GEMS: Final = 2
GATE_GEMS: Final = 2


def meet_special(s: Adventure, card: int) -> None:
    s.emit(events.SPECIAL_MET, s.active, card)
    figure = s.table.cards.card_figure[card]
    if card == CHEST:  # dqt-spc-01
        gain_gems(s, s.active, figure, events.BY_CARD)
    elif card == SPRING:  # dqt-spc-02, dqt-cur-04
        heal(s, s.active)
        gain_gems(s, s.active, figure, events.BY_CARD)
    else:
        s.then(CHOICES[card - PEDDLER])  # dqt-spc-03 to -08


def half_price(s: Adventure, item: int) -> int:
    """dqt-spc-03, dqt-gen-10: of the printed price, Fair Day or not, rounded up."""
    return (s.table.cards.item_price[item] + 1) // 2


class Peddler(Step[Adventure]):
    """dqt-spc-03: one item on sale, or nothing."""

    def run(self, s: Adventure) -> None:
        gems = s.me().gems
        items = [item for item in range(ITEMS) if s.shop >> item & 1 and half_price(s, item) <= gems]
        s.decide(self, s.active, (codes.NO, *[codes.BUY + item for item in items]))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == codes.NO:
            s.emit(events.DECLINED_CARD, seat, PEDDLER)
            return
        item = answer - codes.BUY
        cost = half_price(s, item)
        s.emit(events.BOUGHT, seat, item, cost)
        pay_gems(s, seat, cost, events.BY_CARD)
        receive_bought(s, seat, item)


class Blades(Step[Adventure]):
    """dqt-spc-04: the green die decides."""

    def run(self, s: Adventure) -> None:
        s.roll(self, s.table.die)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.emit(events.BLADES_ROLLED, s.active, answer)
        if answer <= BLADES_CUT:
            wound(s, s.active, 1)
            return
        gain_gems(s, s.active, BLADES_GEMS, events.BY_CARD)
        if answer == KRITIK:
            gain_trophies(s, s.active, 1, events.BY_CARD)


class Altar(Step[Adventure]):
    """dqt-spc-05: wounds that nothing reduces, for a trophy point."""

    def run(self, s: Adventure) -> None:
        bearable = s.me().wounds <= ALTAR_BEARABLE
        s.decide(self, s.active, (codes.NO, codes.YES) if bearable else (codes.NO,))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == codes.NO:
            s.emit(events.DECLINED_CARD, seat, ALTAR)
            return
        wound_exactly(s, seat, s.table.cards.card_figure[ALTAR])
        gain_trophies(s, seat, 1, events.BY_CARD)


class Letter(Step[Adventure]):
    """dqt-spc-06: a free quest, or gems; gems only when no quest can be had."""

    def run(self, s: Adventure) -> None:
        available = may_receive_quest(s.me()) and s.guild_left() > 0
        s.decide(self, s.active, (codes.GEMS, codes.QUEST) if available else (codes.GEMS,))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == codes.QUEST:
            draw_quests(s, GUILD_DRAW)
        else:
            gain_gems(s, seat, LETTER_GEMS, events.BY_CARD)


class Gate(Step[Adventure]):
    """dqt-spc-07, -08, dqt-are-24: an arena now, this turn's venture; gems while arenas are forbidden."""

    def run(self, s: Adventure) -> None:
        rivals = rivals_of(s)
        if arena_barred(s) or not rivals:
            gain_gems(s, s.active, GATE_GEMS, events.BY_CARD)
        else:
            s.decide(self, s.active, tuple([codes.ARENA + seat for seat in rivals]))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.card = NONE
        s.attacker = seat
        s.defender = answer - codes.ARENA
        s.then(OPEN_ARENA)


def rivals_of(s: Adventure) -> list[int]:
    """Whom the active player may challenge, clockwise, but the one with the most trophy points first (4.5)."""
    found: list[int] = []
    most = -1
    for seat in s.clockwise(s.active):
        if may_challenge(s, seat):
            if s.adventurers[seat].trophies > most:
                most = s.adventurers[seat].trophies
                found.insert(0, seat)
            else:
                found.append(seat)
    return found


# From the Peddler on, in the order of the cards
CHOICES: Final[tuple[AnyStep, ...]] = (Peddler(), Blades(), Altar(), Letter(), Gate())
