"""The spider: wakes with the first find row; its venom acts once the hero has left the chamber."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.state import BY_SPIDER, COIN_50, COIN_100, NOTE, NOTHING, TILE, Hero, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.life import CLOSE, lose_lp

LOSE_COIN: Final = 0
LOSE_LP: Final = 1
VENOM: Final = 2  # LP


def bite(s: Quest, h: Hero) -> None:
    """drq-spi-01, drq-awk-02: take a tile, or note it on the sheet when none is left."""
    h.spider = TILE if s.spider_tiles else NOTE
    if h.spider == TILE:
        s.spider_tiles -= 1
    s.emit(events.SPIDER_BITES, h.seat, h.spider)


class SpiderDie(Step[Quest]):
    """drq-spi-02 to -04, -08 to -11: right after the sun, from the turn of leaving the chamber on."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.spider != NOTHING and (h.has_left or s.leaving):
            s.roll(self, s.table.spider)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        s.emit(events.SPIDER_DIE, h.seat, answer)
        if answer == LOSE_COIN:
            s.then(SPIDER_COIN)
        elif lose_lp(s, h, VENOM, BY_SPIDER):  # drq-spi-07
            s.unwind(CLOSE)


class SpiderCoin(Step[Quest]):
    """drq-spi-05, -06: the owner chooses which coin is scratched; without a coin nothing happens."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.coins50 and h.coins100:
            s.decide(self, h.seat, (COIN_50, COIN_100))
        elif h.coins50:
            self.resume(s, h.seat, COIN_50)
        elif h.coins100:
            self.resume(s, h.seat, COIN_100)
        else:
            s.emit(events.COIN_LOST, h.seat, 0)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        if answer == COIN_50:
            h.coins50 -= 1
        else:
            h.coins100 -= 1
        s.emit(events.COIN_LOST, h.seat, 50 if answer == COIN_50 else 100)


SPIDER_COIN: Final = SpiderCoin()
SPIDER_DIE: Final = SpiderDie()
