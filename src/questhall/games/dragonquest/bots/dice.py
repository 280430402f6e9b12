"""The exact best re-roll of the movement dice for any worth of steps, finds and danger.

A hand is what is kept of the dice. Its value once the missing dice are thrown follows die by die from the hands with
one die more; the best that can be kept of it, die by die from the hands with one die less. So all hands together cost
a few thousand additions.
"""

from __future__ import annotations

from array import array
from typing import Final

from questhall.games.dragonquest.model.state import REROLL, STOP, Table
from questhall.games.dragonquest.rules.dice import BLACK_DICE, BLACK_FACES, RED_SHIFT, black
from questhall.games.dragonquest.rules.movement import DANGEROUS

# What a die can mean: a room and a corridor are the same, and so are blanks and finds that are worth nothing.
SKULL: Final = 0
STEP: Final = 1
IDLE: Final = 2
FOUND: Final = 3
MEANING: Final = (SKULL, STEP, STEP, FOUND, IDLE)  # of the black faces of rules/dice.py
# The red die of a hand: not kept, two skulls, or one of the meanings above
NO_RED: Final = 0
TWO_SKULLS: Final = 1
RED: Final = 2  # plus the meaning
RED_MEANING: Final = (NO_RED, RED + SKULL, RED + STEP, RED + STEP, RED + FOUND, RED + IDLE, TWO_SKULLS)
RED_SKULLS: Final = (0, 2, 1, 0, 0, 0)

ENDS: Final = BLACK_DICE + 2  # steps and finds of a roll run from 0 to five
SURELY: Final = 1e-9  # no roll for a gain that is only rounding
HALF: Final = 1500  # plans of each age that are kept, some 10 kB each
ADD: Final = (1, 5, 25, 125)  # one die of a meaning more, in the code of a hand


def black_hands(meanings: int) -> list[tuple[int, int, int, int]]:
    """Every choice of up to four black dice as counts of the meanings, small ones first."""
    found: list[tuple[int, int, int, int]] = []
    for size in range(BLACK_DICE + 1):
        for skulls in range(size + 1):
            for steps in range(size - skulls + 1):
                rest = size - skulls - steps
                for finds in range(rest + 1 if meanings > FOUND else 1):
                    found.append((skulls, steps, rest - finds, finds))
    return found


def code(hand: tuple[int, int, int, int]) -> int:
    skulls, steps, idle, finds = hand
    return skulls + 5 * steps + 25 * idle + 125 * finds


class Hands:
    """All hands of the five dice, numbered; finds are told from blanks only where there are four meanings."""

    def __init__(self, meanings: int) -> None:
        self.meanings = meanings
        self.reds: int = meanings + RED
        self.black: list[tuple[int, int, int, int]] = black_hands(meanings)
        self.number: dict[int, int] = {code(hand): i * self.reds for i, hand in enumerate(self.black)}
        self.partial: int = len([hand for hand in self.black if sum(hand) < BLACK_DICE])  # those before lack a die
        self.more: list[list[int]] = []
        self.fewer: list[list[int]] = []
        for hand in self.black:
            if sum(hand) < BLACK_DICE:
                self.more.append([self.number[code(hand) + ADD[i]] for i in range(meanings)])
            self.fewer.append([self.number[code(hand) - ADD[i]] for i in range(STEP, meanings) if hand[i]])

    def of(self, dice: int) -> int:
        """The number of the hand of packed dice; for four meanings."""
        steps = (dice >> 3 & 7) + (dice >> 6 & 7)
        blacks = (dice & 7) + 5 * steps + 25 * (dice >> 12 & 7) + 125 * (dice >> 9 & 7)
        return self.number[blacks] + RED_MEANING[dice >> RED_SHIFT]

    def ended(self, worth: Worth) -> list[float]:
        """The value of all five dice as they lie."""
        values = [0.0] * (len(self.black) * self.reds)
        for i in range(self.partial, len(self.black)):
            skulls, steps, _, finds = self.black[i]
            for red in range(1, self.reds):
                if skulls + RED_SKULLS[red] >= DANGEROUS:
                    values[i * self.reds + red] = worth.danger
                else:
                    all_steps = steps + 1 if red == RED + STEP else steps
                    all_finds = finds + 1 if red == RED + FOUND else finds
                    values[i * self.reds + red] = worth.ends[all_steps * ENDS + all_finds]
        return values

    def thrown(self, dice: Dice, complete: list[float]) -> list[float]:
        """The mean value of every hand once its missing dice are thrown; `complete` has the values of all five."""
        values = complete.copy()
        for i in range(self.partial - 1, -1, -1):
            more = self.more[i]
            for red in range(1, self.reds):
                value = 0.0
                for meaning in range(self.meanings):
                    value += dice.black[meaning] * values[more[meaning] + red]
                values[i * self.reds + red] = value
        for at in range(0, len(values), self.reds):
            value = 0.0
            for red in range(1, self.reds):
                value += dice.red[red] * values[at + red]
            values[at] = value
        return values

    def kept(self, values: list[float], danger: float) -> list[float]:
        """The value of all five dice when all but skulls may be rolled again; `values` has those of what is kept."""
        best = values.copy()
        for i in range(len(self.black)):
            at = i * self.reds
            for fewer in self.fewer[i]:
                for red in range(self.reds):
                    if best[fewer + red] > best[at + red]:
                        best[at + red] = best[fewer + red]
            for red in range(RED + STEP, self.reds):
                if best[at] > best[at + red]:
                    best[at + red] = best[at]
        for i in range(self.partial, len(self.black)):
            for red in range(1, self.reds):
                if self.black[i][SKULL] + RED_SKULLS[red] >= DANGEROUS:
                    best[i * self.reds + red] = danger
        return best


STEPS_ONLY: Final = Hands(3)
WITH_FINDS: Final = Hands(4)


class Dice:
    """How likely each meaning of a die is at a table."""

    def __init__(self, table: Table, meanings: int) -> None:
        one_black = table.movement[1]
        one_red = table.movement[BLACK_DICE + 1]
        self.black: list[float] = [0.0] * (FOUND + 1)
        self.red: list[float] = [0.0] * (RED + FOUND + 1)
        for i, outcome in enumerate(one_black.outcomes):
            for face in range(BLACK_FACES):
                if black(outcome, face):
                    self.black[MEANING[face]] += one_black.weights[i] / one_black.total
        for i, outcome in enumerate(one_red.outcomes):
            self.red[RED_MEANING[outcome >> RED_SHIFT]] += one_red.weights[i] / one_red.total
        if meanings == FOUND:
            self.black[IDLE] += self.black[FOUND]
            self.red[RED + IDLE] += self.red[RED + FOUND]


class Worth:
    """What a roll is worth when it ends: by steps and finds, or with three skulls."""

    def __init__(self, ends: list[float], danger: float) -> None:
        self.ends = ends  # at steps * ENDS + finds
        self.danger = danger


def value_of_turn(dice: Dice, worth: Worth) -> float:
    """The value of a turn before its first roll, finds being worth nothing."""
    hands = STEPS_ONLY
    values = hands.thrown(dice, hands.ended(worth))
    values = hands.thrown(dice, hands.kept(values, worth.danger))
    return hands.thrown(dice, hands.kept(values, worth.danger))[NO_RED]


class Plan:
    """What to keep of any roll. Thousands of them are kept, so their numbers are packed."""

    def __init__(self, dice: Dice, worth: Worth) -> None:
        hands = WITH_FINDS
        stop = hands.ended(worth)
        last = hands.thrown(dice, stop)  # of a hand whose other dice are rolled a last time
        self.stop = array("d", stop)
        self.last = array("d", last)
        self.first = array("d", hands.thrown(dice, hands.kept(last, worth.danger)))  # with one more to follow

    def answer(self, dice: int, rerolls: int, legal: tuple[int, ...]) -> int:
        """The best of the legal answers: STOP, or which dice to roll again."""
        values = self.first if rerolls > 1 else self.last
        best = STOP
        most = self.stop[WITH_FINDS.of(dice)] + SURELY
        for answer in legal:
            if answer != STOP:
                value = values[WITH_FINDS.of(dice - answer + REROLL)]
                if value > most:
                    best = answer
                    most = value
        return best

    def value(self, dice: int, rerolls: int, legal: tuple[int, ...]) -> float:
        """What the best of the legal answers is worth."""
        answer = self.answer(dice, rerolls, legal)
        if answer == STOP:
            return self.stop[WITH_FINDS.of(dice)]
        return (self.first if rerolls > 1 else self.last)[WITH_FINDS.of(dice - answer + REROLL)]


class Plans:
    """Plans by what they were made for. Of those not asked for lately, the older half is forgotten."""

    def __init__(self) -> None:
        self.young: dict[tuple[int, ...], Plan] = {}
        self.old: dict[tuple[int, ...], Plan] = {}

    def find(self, key: tuple[int, ...]) -> Plan | None:
        plan = self.young.get(key)
        if plan is None:
            plan = self.old.get(key)
            if plan is not None:
                self.keep(key, plan)
        return plan

    def keep(self, key: tuple[int, ...], plan: Plan) -> None:
        if len(self.young) >= HALF:
            self.old = self.young
            self.young = {}
        self.young[key] = plan
