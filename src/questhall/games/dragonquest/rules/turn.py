"""The frame: setup, the turn in the order of the rulebook, and the end of the game."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import NATURE, AnyStep, Step, in_order
from questhall.games.dragonquest.model.castle import ORANGE, START
from questhall.games.dragonquest.model.state import ESCAPED, INSIDE, NO_DIE, NOTHING, TILE, Hero, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.buying import OFFER_OBJECTS
from questhall.games.dragonquest.rules.chamber import CHAMBER_THROW, LEAVE_CHAMBER, STAY_OR_LEAVE
from questhall.games.dragonquest.rules.demon import DEMON_WALKS
from questhall.games.dragonquest.rules.life import CLOSE
from questhall.games.dragonquest.rules.movement import MOVE
from questhall.games.dragonquest.rules.spider import SPIDER_DIE
from questhall.games.dragonquest.rules.walls import WALL_STEP


def new_hero(seat: int, orange: bool) -> Hero:
    """drq-set-08 to -10: on Start, or on the orange square for the easier game; that square counts as visited."""
    h = Hero(seat)
    h.pos = ORANGE if orange else START
    h.visited = 1 << h.pos
    h.line = (h.pos,)  # drq-wlk-09: where it begins, there is a dot too
    h.dots = (h.pos,)
    return h


class Setup(Step[Quest]):
    """drq-set-06, -07: heroes on their squares; the first player is drawn."""

    def run(self, s: Quest) -> None:
        s.heroes = [new_hero(seat, s.table.orange[seat]) for seat in range(s.table.seats)]
        if s.table.seats > 1 and s.table.random_start:
            s.roll(self, s.table.first_seat)
        else:
            self.resume(s, NATURE, 0)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.start_seat = answer  # drq-trn-01: with whom each round begins
        s.active = answer
        s.round = 1
        s.emit(events.FIRST_SEAT, answer)
        s.then_all(TURN)


class CrossOffSun(Step[Quest]):
    """drq-sun-01, -05, -09: the first act of every turn."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        s.turn += 1  # drq-trn-01
        s.arrived = False  # drq-cha-01: whoever walked in before has thrown
        s.orb_lit = False  # drq-obj-13
        clear_dice(s)  # drq-mov-12
        h.suns += 1
        s.emit(events.TURN_BEGINS, h.seat, s.round)
        s.emit(events.SUN_CROSSED, h.seat, h.suns, h.suns_total)


def clear_dice(s: Quest) -> None:
    """drq-mov-12: nothing of the last turn's dice stays on the table."""
    s.dice = 0
    s.steps = 0
    s.finds = 0
    s.stars = 0  # drq-cha-09
    s.danger_a = NO_DIE
    s.danger_b = NO_DIE
    s.danger_c = NO_DIE


class MissedTurn(Step[Quest]):
    """drq-trp-11, -12: give the marker back; nothing more but the demon's walk."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.miss == NOTHING:
            return
        s.emit(events.TURN_MISSED, h.seat, h.miss)
        if h.miss == TILE:
            s.miss_markers += 1
        h.miss = NOTHING
        s.unwind(DEMON_WALKS)


class Act(Step[Quest]):
    """drq-mov-11, drq-cha-04, -13: in the chamber throw or step out; elsewhere roll the movement dice."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        h.just_left = False  # drq-wal-03: for one turn only
        if not h.in_chamber():
            s.then_all(MOVE)
        elif s.leaving:
            s.then(LEAVE_CHAMBER)
        else:
            s.then_all(CHAMBER_THROW)


class NextTurn(Step[Quest]):
    """drq-trn-01, -02, drq-end-01, -08: the next hero inside, clockwise; over when nobody is."""

    def run(self, s: Quest) -> None:
        seats = s.table.seats
        for others in range(seats):
            seat = (s.active + 1 + others) % seats
            if s.heroes[seat].status == INSIDE:
                self.pass_to(s, seat)
                return
        s.emit(events.GAME_OVER, s.active, sum([h.status == ESCAPED for h in s.heroes]))
        s.over()

    def pass_to(self, s: Quest, seat: int) -> None:
        seats = s.table.seats
        if (seat - s.start_seat) % seats <= (s.active - s.start_seat) % seats:
            s.round += 1
        s.active = seat
        s.then_all(TURN)


# drq-trn-03 to -05: any step may do nothing, and after a danger only the demon and sunset follow
TURN: Final[tuple[AnyStep, ...]] = in_order(
    CrossOffSun(),
    STAY_OR_LEAVE,
    SPIDER_DIE,
    MissedTurn(),
    OFFER_OBJECTS,
    WALL_STEP,
    Act(),
    DEMON_WALKS,
    CLOSE,
    NextTurn(),
)
SETUP: Final = Setup()
