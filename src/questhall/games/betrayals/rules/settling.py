"""Settling promises out of one's turn: whoever owes something after an arena (AR13), or owes the active player."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Ask, Reason, Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import AT_TURN_END
from questhall.games.betrayals.model.ids import MOST_SEATS, NONE
from questhall.games.betrayals.model.state import SETTLEMENT, Adventure
from questhall.games.betrayals.rules.delivery import deliverable
from questhall.games.betrayals.rules.ledger import execute_sworn, may_pay, pay
from questhall.games.betrayals.rules.parties import may_deal
from questhall.games.betrayals.rules.sides import thirds
from questhall.games.betrayals.rules.standing import settles_by_orders
from questhall.games.betrayals.rules.talking import (
    add_answers,
    addressed,
    after_exchange,
    everybody,
    hear,
    open_window,
    refuse_words,
    shut_window,
    take,
)

ATTACKER: Final = MOST_SEATS
DEFENDER: Final = MOST_SEATS + 1


class Settle(Step[Adventure]):
    """dqt-are-22, dqt-prm-01, -18: all, part or nothing of what he owes. Nothing owed, nothing asked."""

    def __init__(self, who: int, opens: bool = True) -> None:
        self.who = who  # a seat, ATTACKER or DEFENDER
        self.opens = opens

    def run(self, s: Adventure) -> None:
        if self.opens:
            s.settler = self.payer(s)
            open_window(s, SETTLEMENT)
            execute_sworn(s)  # dqt-prm-17
            after_exchange(s)
        by_orders = settles_by_orders(s, s.settler)
        if by_orders:  # dqt-onl-06
            pay_all(s, s.settler)
        if s.offers or (not by_orders and owes(s, s.settler)):
            self.ask(s)
        else:
            self.end(s)

    def payer(self, s: Adventure) -> int:
        if self.who == ATTACKER:
            return s.attacker
        return s.defender if self.who == DEFENDER else self.who

    def ask(self, s: Adventure) -> None:
        payer = s.settler
        waiting = addressed(s) | 1 << payer
        asks: list[Ask] = []
        for seat in s.clockwise(payer):
            if seat == payer or settles(s, seat):
                into: list[int] = []
                add_answers(s, seat, into)
                if seat == payer:
                    into.append(codes.DONE)
                asks.append((seat, tuple(into)))
        s.decide_together(self, tuple(asks), True, everybody(s) & ~waiting)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == codes.DONE:
            self.end(s)
            return
        s.then(GOING_ON)
        take(s, seat, answer)

    def refuse_open(self, s: Adventure, seat: int, answer: object) -> Reason | None:
        return refuse_words(s, seat, answer)

    def resume_open(self, s: Adventure, seat: int, answer: object) -> None:
        s.then(GOING_ON)  # dqt-neg-01: here, too, people bargain
        hear(s, seat, answer)

    def end(self, s: Adventure) -> None:
        shut_window(s)  # dqt-neg-14
        s.settler = NONE  # dqt-neg-19: nothing tells afterwards that there was something to settle


def settles(s: Adventure, seat: int) -> bool:
    """Whether there is anybody this seat may deal with now."""
    for other in range(s.table.seats):
        if may_deal(s, seat, other):
            return True
    return False


def owes(s: Adventure, seat: int) -> bool:
    """Something he could deliver now and has not said no to."""
    for p in s.promises:
        if p.promiser == seat and not p.refused and may_pay(s, p):
            return True
    return False


def pay_all(s: Adventure, seat: int) -> None:
    """dqt-onl-06: whoever has said so beforehand pays what is due this turn, as far as he can."""
    for p in s.promises:
        if p.promiser == seat and not p.refused and p.pledge.due <= AT_TURN_END and may_pay(s, p):
            pay(s, p, deliverable(s, p))
    after_exchange(s)  # dqt-qst-01


class SettleArena(Step[Adventure]):
    """AR13, dqt-prm-18: whoever owes something has his say, the thirds clockwise, the defender, and the attacker last.

    The attacker is paid in his second visit too: nobody is asked for that alone.
    """

    def run(self, s: Adventure) -> None:
        s.then(SETTLE_ATTACKER)
        s.then(SETTLE_DEFENDER)
        for third in reversed(thirds(s)):
            for p in s.promises:
                if p.promiser == third and p.promisee != s.active:
                    s.then(DEBTORS[third])
                    break


def call_debtors(s: Adventure) -> None:
    """dqt-prm-05: the last moment to pay the active player; whoever owes him something today gets his say."""
    for seat in reversed(s.clockwise(s.active)[1:]):
        for p in s.promises:
            if p.promiser == seat and p.promisee == s.active and p.pledge.due <= AT_TURN_END:
                s.then(DEBTORS[seat])
                break


GOING_ON: Final = Settle(NONE, False)
SETTLE_ARENA: Final = SettleArena()
SETTLE_ATTACKER: Final = Settle(ATTACKER)
SETTLE_DEFENDER: Final = Settle(DEFENDER)
DEBTORS: Final = [Settle(seat) for seat in range(MOST_SEATS)]
