"""What is announced before the dice: the Power Armour, and the unique powers of three characters."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.betrayals.model.answer_codes import DONE, DOUBLE, RAGE, STAND, TRAIL
from questhall.games.betrayals.model.ids import BARBARIAN, NONE, RANGER, WARRIOR
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.fight import doubling_item, green_seat
from questhall.games.betrayals.rules.power import token_of


def announcements(s: Adventure, seat: int) -> list[int]:
    """dqt-cbt-09, dqt-itm-17: the armour, the rage and the last stand are for principals, the trail is the Ranger's."""
    a = s.adventurers[seat]
    found: list[int] = []
    principal = seat != s.ally
    if principal and not s.doubled >> seat & 1 and doubling_item(s, a) != NONE:
        found.append(DOUBLE)
    if a.spent or not s.table.unique_powers:
        return found
    if principal and a.character == BARBARIAN:
        found.append(RAGE)
    elif principal and a.character == WARRIOR:
        found.append(STAND)
    elif a.character == RANGER and s.attacker == NONE and a.token != trail(s):
        found.append(TRAIL)
    return found


def trail(s: Adventure) -> int:
    """The Ranger's token that covers the monster."""
    return token_of(s.table.cards.monster_type[s.card])


class Announce(Step[Adventure]):
    """DU7, AR4: the active player and then the ally, or the attacker and then the defender."""

    def __init__(self, first: bool) -> None:
        self.first = first

    def run(self, s: Adventure) -> None:
        seat = self.announcer(s)
        if seat == NONE:
            return
        found = announcements(s, seat)
        if found:
            s.decide(self, seat, (DONE, *found))

    def announcer(self, s: Adventure) -> int:
        if self.first:
            return green_seat(s)
        return s.defender if s.attacker != NONE else s.ally

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == DONE:
            return
        announce(s, seat, answer)
        s.emit(events.ANNOUNCED, seat, answer, s.adventurers[seat].token if answer == TRAIL else 0)
        s.then(self)


def announce(s: Adventure, seat: int, answer: int) -> None:
    """What it does to the fight."""
    a = s.adventurers[seat]
    if answer == DOUBLE:  # dqt-itm-13
        s.doubled |= 1 << seat
    else:
        a.spent = True
    if answer == RAGE:  # dqt-chr-04
        s.rage |= 1 << seat
    elif answer == STAND:  # dqt-chr-06
        s.stand |= 1 << seat
    elif answer == TRAIL:  # dqt-chr-14: for the rest of the game
        a.token = trail(s)


ANNOUNCE_FIRST: Final = Announce(True)
ANNOUNCE_SECOND: Final = Announce(False)
