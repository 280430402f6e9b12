"""The dice of a fight: green and red, the Glass Clover, and the Sorcerer's Twist of fate (dqt-cbt-10)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.betrayals.model.answer_codes import KEEP, TWIST_GREEN, TWIST_RED
from questhall.games.betrayals.model.ids import KRITIK, NONE, SORCERER
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.fight import green_seat, has_unique, in_fight

GREEN: Final = 0
RED: Final = 1
TWISTS: Final[tuple[int, ...]] = (KEEP, TWIST_GREEN, TWIST_RED)


class RollDice(Step[Adventure]):
    """DU8, AR5, dqt-dun-12, dqt-are-03, dqt-onl-08: when all is chosen. A die set by Blood rage is not rolled."""

    def run(self, s: Adventure) -> None:
        s.roll(self, s.table.die if s.rage else s.table.dice)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        green = answer // 10
        red = answer % 10
        if s.rage:
            green = 0 if raging(s, GREEN) else answer
            red = 0 if raging(s, RED) else answer
        s.green = green if green else KRITIK  # dqt-chr-04
        s.red = red if red else KRITIK
        s.emit(events.DICE_ROLLED, green_seat(s), green, red)


def raging(s: Adventure, die: int) -> bool:
    """dqt-chr-04: the die of that colour is set by Blood rage."""
    seat = roller(s, die)
    return seat != NONE and s.rage >> seat & 1 == 1


def roller(s: Adventure, die: int) -> int:
    """The principal whose own die it is; NONE for the monster's."""
    return green_seat(s) if die == GREEN else s.defender


def set_die(s: Adventure, die: int, face: int) -> None:
    """dqt-cbt-11: the last result is the only one that counts."""
    if die == GREEN:
        s.green = face
    else:
        s.red = face


class Clover(Step[Adventure]):
    """DU9, AR6, dqt-itm-23: a principal's own low die is rolled again, once."""

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, s: Adventure) -> None:
        seat = roller(s, self.die)
        if seat != NONE and self.face(s) <= lucky_from(s, s.adventurers[seat]):
            s.roll(self, s.table.die)

    def face(self, s: Adventure) -> int:
        return s.green if self.die == GREEN else s.red

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.emit(events.CLOVER, roller(s, self.die), self.face(s), answer + 10 * self.die)
        set_die(s, self.die, answer)


def lucky_from(s: Adventure, a: Adventurer) -> int:
    """The highest face that this adventurer's gear lets him roll again; 0 without such gear."""
    reroll_low = s.table.cards.reroll_low
    low = 0
    for item in a.worn:
        if item != NONE:
            low = max(low, reroll_low[item])
    return low


class Twist(Step[Adventure]):
    """DU10, AR9, dqt-chr-11: the Sorcerer, if he fights on a side, may have one die rolled again."""

    def run(self, s: Adventure) -> None:
        for a in s.adventurers:
            if a.character == SORCERER and has_unique(s, a, SORCERER) and in_fight(s, a.seat):
                s.decide(self, a.seat, self.choices(s))
                return

    def choices(self, s: Adventure) -> tuple[int, ...]:
        """A die that Blood rage has set was never rolled, so it cannot be rolled again."""
        if s.rage:
            return (KEEP, TWIST_RED) if raging(s, GREEN) else (KEEP, TWIST_GREEN)
        return TWISTS

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == KEEP:
            s.emit(events.TWIST_KEPT, seat)
            return
        s.adventurers[seat].spent = True
        s.then(ROLL_AGAIN[GREEN if answer == TWIST_GREEN else RED])


class RollAgain(Step[Adventure]):
    """dqt-chr-11: the die the Sorcerer has pointed at."""

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, s: Adventure) -> None:
        s.roll(self, s.table.die)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        set_die(s, self.die, answer)
        for a in s.adventurers:
            if a.character == SORCERER:
                s.emit(events.TWISTED, a.seat, self.die, answer)


ROLL_DICE: Final = RollDice()
GREEN_CLOVER: Final = Clover(GREEN)
RED_CLOVER: Final = Clover(RED)
TWIST: Final = Twist()
ROLL_AGAIN: Final = [RollAgain(GREEN), RollAgain(RED)]
