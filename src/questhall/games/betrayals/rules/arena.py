"""The arena: a challenge, the crowd's secret choice, the dice, and what the winners get (AR1 to AR13)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Ask, Step, in_order
from questhall.games.betrayals.model.answer_codes import ATTACKER, DEFENDER, KEEP, NEUTRAL
from questhall.games.betrayals.model.ids import NONE, THIEF
from questhall.games.betrayals.model.state import (
    FOR_ATTACKER,
    FOR_DEFENDER,
    GREEN_WON,
    RED_WON,
    UNDECIDED,
    Adventure,
)
from questhall.games.betrayals.rules import deeds, events
from questhall.games.betrayals.rules.announcing import ANNOUNCE_FIRST, ANNOUNCE_SECOND
from questhall.games.betrayals.rules.fight import battle_lust, blow, green_wins, has_unique, leave_fight, wound_loser
from questhall.games.betrayals.rules.parley import ARENA_PARLEY
from questhall.games.betrayals.rules.plunder import ARENA_AFTERMATH, PLUNDER
from questhall.games.betrayals.rules.power import gauge
from questhall.games.betrayals.rules.promises import arena_opened, bound_side, side_revealed
from questhall.games.betrayals.rules.rolling import GREEN_CLOVER, RED_CLOVER, ROLL_DICE, TWIST
from questhall.games.betrayals.rules.settling import SETTLE_ARENA
from questhall.games.betrayals.rules.sides import set_side, side_answers, side_of, take_side, take_standing_side, thirds
from questhall.games.betrayals.rules.wealth import gain_trophies, take_pot

ARENA_TROPHY: Final = 1  # dqt-are-11, -16
# By side: the answers of a Thief who may turn his coat
TURNCOAT: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (KEEP, ATTACKER, DEFENDER),
    (KEEP, NEUTRAL, DEFENDER),
    (KEEP, NEUTRAL, ATTACKER),
)


class OpenArena(Step[Adventure]):
    """AR1, dqt-are-01, -04, dqt-prm-11: the attacker has named the defender, who cannot refuse; now all parley."""

    def run(self, s: Adventure) -> None:
        s.emit(events.ARENA_OPENED, s.attacker, s.defender)
        # dqt-qst-21: who was the stronger one
        s.gauges = 100 * gauge(s, s.adventurers[s.attacker]) + gauge(s, s.adventurers[s.defender])
        s.shielded |= 1 << s.defender  # dqt-are-02
        arena_opened(s)
        s.then_all(ARENA)


class ChooseSide(Step[Adventure]):
    """AR3, dqt-are-05, -06, dqt-onl-07: all thirds at once; a choice may be changed until the last one is made.

    Played turn by turn, the sides have been named with the answers to the offers (dqt-onl-04).
    """

    def run(self, s: Adventure) -> None:
        asks: list[Ask] = []
        chosen = 0
        for seat in thirds(s):
            answers = side_answers(s, seat)
            if len(answers) == 1 and s.sides[seat] == UNDECIDED and not s.table.private_offers:
                take_side(s, seat, answers[0])  # dqt-prm-17; a fist that closes at once would betray a private oath
            take_standing_side(s, seat)  # dqt-onl-06
            if s.sides[seat] != UNDECIDED:
                chosen |= 1 << seat
            asks.append((seat, answers))
        if chosen.bit_count() < len(asks):
            s.decide_together(self, tuple(asks), idle=chosen)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        take_side(s, seat, answer)
        s.then(self)


class Reveal(Step[Adventure]):
    """AR7, dqt-are-07, dqt-prm-09: the fists open together."""

    def run(self, s: Adventure) -> None:
        s.reveal()
        for seat in thirds(s):
            s.emit(events.SIDES_REVEALED, seat, s.sides[seat])
        turncoat = turncoat_of(s)
        for seat in thirds(s):
            if seat != turncoat:
                side_revealed(s, seat)


def turncoat_of(s: Adventure) -> int:
    """dqt-chr-08: the Thief, if he is a third and has his token; NONE otherwise."""
    for a in s.adventurers:
        if a.character == THIEF and has_unique(s, a, THIEF) and s.sides[a.seat] != UNDECIDED:
            return a.seat
    return NONE


class VolteFace(Step[Adventure]):
    """AR8, dqt-chr-08, -09, dqt-prm-10: the Thief may end on another side, and is judged there."""

    def run(self, s: Adventure) -> None:
        thief = turncoat_of(s)
        if thief == NONE:
            return
        if bound_side(s, thief) == UNDECIDED:
            s.decide(self, thief, TURNCOAT[s.sides[thief]])
        else:  # dqt-prm-17
            side_revealed(s, thief)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == KEEP:
            s.emit(events.VOLTE_KEPT, seat)
        else:
            s.adventurers[seat].spent = True
            set_side(s, seat, side_of(answer))
            s.emit(events.VOLTE_FACE, seat, s.sides[seat])
        side_revealed(s, seat)


class CompareArena(Step[Adventure]):
    """AR10, dqt-are-21: wounds, the Barbarian's recovery, trophy points, the pot; then the plunder."""

    def run(self, s: Adventure) -> None:
        won = green_wins(s)
        winner, loser = (s.attacker, s.defender) if won else (s.defender, s.attacker)
        s.emit(events.ARENA_WON, winner, loser)
        s.outcome = GREEN_WON if won else RED_WON
        s.winners_side = side_bits(s, winner, FOR_ATTACKER if won else FOR_DEFENDER)
        self.wound_all(s, side_bits(s, loser, FOR_DEFENDER if won else FOR_ATTACKER), blow(s, won))
        battle_lust(s)
        self.reward_all(s)
        if s.arenas == 0:  # dqt-pot-03, dqt-are-20
            take_pot(s, winner)
        s.arenas += 1
        deeds.arena_won(s, winner, won and underdog(s))  # dqt-qst-21, -22
        s.then(ARENA_AFTERMATH)
        if won:
            s.then(PLUNDER)  # dqt-are-12

    def wound_all(self, s: Adventure, losers: int, wounds: int) -> None:
        """dqt-are-17."""
        for seat in s.clockwise(s.active):
            if losers >> seat & 1:
                wound_loser(s, seat, wounds, NONE)

    def reward_all(self, s: Adventure) -> None:
        """dqt-are-11, -16, -19: a point for everybody on the winning side, who cannot cede it."""
        for seat in s.clockwise(s.active):
            if s.winners_side >> seat & 1:
                gain_trophies(s, seat, ARENA_TROPHY, events.BY_ARENA)


def remember_raid(s: Adventure) -> None:
    """Nothing in the rules: whoever was attacked and beaten may bear a grudge."""
    place = s.attacker * s.table.seats + s.defender
    s.raids = (*s.raids[:place], s.raids[place] + 1, *s.raids[place + 1 :])


def side_bits(s: Adventure, principal: int, side: int) -> int:
    """dqt-are-08, -18: a principal and all who have taken his side; whoever has taken none is on neither."""
    bits = 1 << principal
    for seat in range(s.table.seats):
        if s.sides[seat] == side:
            bits |= 1 << seat
    return bits


def underdog(s: Adventure) -> bool:
    """dqt-qst-21: the attacker's gauge was the lower one when the arena was opened."""
    return s.gauges // 100 < s.gauges % 100


class LeaveArena(Step[Adventure]):
    """The arena is over."""

    def run(self, s: Adventure) -> None:
        if s.outcome == GREEN_WON:
            remember_raid(s)
        leave_fight(s)


OPEN_ARENA: Final = OpenArena()
ARENA: Final[tuple[AnyStep, ...]] = in_order(
    ARENA_PARLEY,
    ChooseSide(),
    ANNOUNCE_FIRST,
    ANNOUNCE_SECOND,
    ROLL_DICE,
    GREEN_CLOVER,
    RED_CLOVER,
    Reveal(),
    VolteFace(),
    TWIST,
    CompareArena(),
    SETTLE_ARENA,
    LeaveArena(),
)
