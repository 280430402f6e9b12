"""The windows in which people bargain: the village, the dungeon, the arena (dqt-neg-01).

VILLAGE_PARLEY serves both visits and ends with `take_village` (DUNGEON, ARENA + seat, DONE).
DUNGEON_PARLEY runs when `s.card` is a monster that may be fought with an ally; it ends with `s.ally` set or NONE, or
with `flight.flee`, after which `s.card` is NONE.
ARENA_PARLEY runs when `s.attacker` and `s.defender` are set; turn by turn it leaves `s.sides` filled, so that there is
nobody left to choose.
Each ends by returning: the next step on the stack goes on. Open offers lapse, `s.parley` is NO_PARLEY again.

Everybody who may speak is asked; awaited are those who have something to answer or have said nothing yet. The principal
(the active player, the attacker) may wait for the others, and alone ends it (dqt-neg-17).
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Reason, Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.agreement import BY_TURNS
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, VILLAGE, Adventure
from questhall.games.betrayals.rules import events, offers
from questhall.games.betrayals.rules.asking import (
    ANSWERED,
    CALLED,
    DEFENDER_PASSED,
    ask,
    ask_again,
    awaited_others,
    behind_back,
    principal,
)
from questhall.games.betrayals.rules.by_turns import ARENA_BY_TURNS, DUNGEON_BY_TURNS
from questhall.games.betrayals.rules.flight import flee
from questhall.games.betrayals.rules.ledger import execute_sworn
from questhall.games.betrayals.rules.legality import stands
from questhall.games.betrayals.rules.settling import call_debtors, pay_all
from questhall.games.betrayals.rules.standing import settles_by_orders
from questhall.games.betrayals.rules.talking import (
    after_exchange,
    everybody,
    hear,
    is_orders,
    is_talk,
    open_window,
    refuse_words,
    shut_window,
    take,
)
from questhall.games.betrayals.rules.village import take_village


class Parley(Step[Adventure]):
    def __init__(self, kind: int, opens: bool = True) -> None:
        self.kind = kind
        self.opens = opens

    def run(self, s: Adventure) -> None:
        if not self.opens:
            if self.kind == VILLAGE:
                after_exchange(s)
            ask(self, s)
        elif s.table.clock == BY_TURNS and self.kind != VILLAGE:
            s.then(DUNGEON_BY_TURNS if self.kind == IN_DUNGEON else ARENA_BY_TURNS)
        else:
            open_window(s, self.kind)
            if self.kind == VILLAGE:
                open_village(s)
            ask(GOING_ON[self.kind], s)  # the same question from the first word to the last

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == codes.CLOSE:
            end_talk(s, seat)
        elif answer == codes.FLEE:
            shut_window(s)
            flee(s)
        elif answer == codes.PASS:
            self.hold_tongue(s, seat)
        elif is_talk(answer):
            self.go_on(s, seat)
            take(s, seat, answer)
        elif answer == codes.CALL:
            s.emit(events.CALLED, seat)
            s.stage = CALLED
            s.spoken = 1 << seat
            s.passed = 0
            ask(self, s)
        else:
            self.visit(s, answer)

    def visit(self, s: Adventure, answer: int) -> None:
        """What the village has to offer. It may ask something of its own, before the visit goes on."""
        s.then(GOING_ON[VILLAGE])
        if take_village(s, answer):
            s.stack.pop()
            end_visit(s, answer)

    def hold_tongue(self, s: Adventure, seat: int) -> None:
        s.passed |= 1 << seat
        s.spoken |= 1 << seat
        if seat != principal(s):
            offers.tell_pass(s, seat)
        note_defender(s, seat)
        if s.parley == VILLAGE and s.stage == CALLED and not awaited_others(s):
            s.stage = ANSWERED
            s.whisper(ears_of_silence(s), events.NOBODY_ANSWERED, s.active)
        ask_again(self, s, seat)

    def go_on(self, s: Adventure, seat: int) -> None:
        """After this message, and whatever it makes somebody decide, the window is open as before."""
        if seat != principal(s):
            if not behind_back(s):
                s.passed &= ~(1 << principal(s))
            if s.parley == VILLAGE and s.stage == CALLED:
                s.stage = ANSWERED
        s.then(GOING_ON[self.kind])

    def refuse_open(self, s: Adventure, seat: int, answer: object) -> Reason | None:
        return refuse_words(s, seat, answer)

    def resume_open(self, s: Adventure, seat: int, answer: object) -> None:
        if is_orders(answer):  # before it, and after it, everybody is waited for in the same way
            s.then(GOING_ON[self.kind])
        else:
            self.go_on(s, seat)
        hear(s, seat, answer)


def note_defender(s: Adventure, silent: int) -> None:
    """dqt-onl-03: he has had nothing more to say, whatever he is offered yet."""
    if s.parley == IN_ARENA and silent == s.defender:
        s.stage = DEFENDER_PASSED


def ears_of_silence(s: Adventure) -> int:
    """Who hears that nobody has answered: everybody, or whoever called where an answer may be whispered."""
    return 1 << s.active if s.table.private_offers else everybody(s)


GOING_ON: Final = [Parley(kind, False) for kind in range(IN_ARENA + 1)]
VILLAGE_PARLEY: Final = Parley(VILLAGE)
DUNGEON_PARLEY: Final = Parley(IN_DUNGEON)
ARENA_PARLEY: Final = Parley(IN_ARENA)


def open_village(s: Adventure) -> None:
    """Nobody is awaited before he is spoken to. Turn by turn, offers of the first visit are still there (4.4.5)."""
    s.spoken = everybody(s)
    if s.shelved:
        if s.venturing:
            standing = [offer for offer in s.shelved if stands(s, offer)]
            s.offers = tuple([offer for offer in standing if offer not in s.closed])
            s.veiled = tuple([offer for offer in standing if offer in s.closed])  # dqt-neg-19
        s.shelved = ()


def end_visit(s: Adventure, answer: int) -> None:
    if answer == codes.DONE:
        if s.promises:
            execute_sworn(s)
            if settles_by_orders(s, s.active):
                pay_all(s, s.active)
            call_debtors(s)
    elif s.table.clock == BY_TURNS:
        s.shelved = s.offers + s.veiled
        s.offers = s.veiled = ()
    shut_window(s)


def end_talk(s: Adventure, seat: int) -> None:
    """dqt-neg-17, dqt-prm-12."""
    if s.parley == IN_DUNGEON and s.ally == NONE:
        for offer in s.offers:
            if offer.sender == seat and s.passed >> offer.to & 1:  # silence is an answer too
                offers.turned_down(s, offer)
    shut_window(s)
    s.emit(events.PARLEY_CLOSED, seat)
