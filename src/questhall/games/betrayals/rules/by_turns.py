"""Parleys played turn by turn: a few messages, none of which anybody has to be there for (dqt-onl-04, 4.4.5).

Dungeon: the active player calls; everybody else answers once; the active player accepts one, counters one or closes;
whoever was countered accepts or declines.
Arena: the attacker's offers; the defender's; then every third, in secret, answers both and names his side. When all
have, what they accepted is carried out.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Ask, Reason, Step
from questhall.games.betrayals.answers.offer_data import Misspoken, only_key
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import Offer
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.quick_offers import suggestions
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, UNDECIDED, Adventure
from questhall.games.betrayals.rules import events, offers
from questhall.games.betrayals.rules.flight import flee, may_flee
from questhall.games.betrayals.rules.legality import acceptable, may_send, may_support, may_swear
from questhall.games.betrayals.rules.promises import bound_side
from questhall.games.betrayals.rules.sides import set_side, side_answers, take_side, take_standing_side, thirds
from questhall.games.betrayals.rules.talking import (
    add_answers,
    after_exchange,
    hear,
    is_talk,
    open_window,
    refuse_words,
    shut_window,
    take,
)

# Stages in the dungeon
CALL: Final = 0
BIDS: Final = 1
REPLY: Final = 2
LAST_WORD: Final = 3
# Stages in the arena
ATTACKERS_OFFERS: Final = 0
SECRET: Final = 2  # between them, the defender's


def refuse_offer_only(s: Adventure, seat: int, answer: object) -> Reason | None:
    """Here only offers and instructions are said in one's own words; debts are paid in the village."""
    try:
        word, _ = only_key(answer)
    except Misspoken as error:
        return error.reason
    return Reason("dqt-onl-04", "why-offers-only") if word == "pay" else refuse_words(s, seat, answer)


def add_bids(s: Adventure, seat: int, others: list[int], into: list[int]) -> None:
    """Ready-made offers to each of these."""
    for other in others:
        if offers.between(s, seat, other) is None and may_send(s, seat, other) and may_support(s, seat, other):
            into.extend(suggestions(s, seat, other))


def add_acceptances(s: Adventure, seat: int, offer: Offer, into: list[int]) -> None:
    if acceptable(s, offer):
        into.append(codes.ACCEPT + offer.number)
        if may_swear(s, seat, offer.promises):
            into.append(codes.SWEAR + offer.number)


class DungeonByTurns(Step[Adventure]):
    def __init__(self, opens: bool) -> None:
        self.opens = opens

    def run(self, s: Adventure) -> None:
        if self.opens:
            open_window(s, IN_DUNGEON)
        if s.stage == BIDS and s.ally == NONE and not self.silent(s):
            self.hear_reply(s)
        if s.ally != NONE or s.stage > LAST_WORD:
            self.end(s)
        elif s.stage == BIDS:
            asks: list[Ask] = [(seat, self.bids(s, seat)) for seat in self.silent(s)]
            s.decide_together(self, tuple(asks), True)
        elif s.stage == LAST_WORD:
            self.ask_last(s)
        else:
            s.decide_openly(self, s.active, self.leader(s))

    def silent(self, s: Adventure) -> list[int]:
        """Those who have not answered the call yet."""
        return [seat for seat in s.clockwise(s.active) if seat != s.active and not s.spoken >> seat & 1]

    def bids(self, s: Adventure, seat: int) -> tuple[int, ...]:
        """One answer: accept, one bid, or nothing."""
        into: list[int] = []
        for offer in s.offers:
            if offer.to == seat:
                add_acceptances(s, seat, offer, into)
        add_bids(s, seat, [s.active], into)
        into.append(codes.PASS)
        return tuple(into)

    def leader(self, s: Adventure) -> tuple[int, ...]:
        """The active player's call, and his reply."""
        into: list[int] = []
        if s.stage == CALL:
            add_answers(s, s.active, into)
        else:
            for offer in s.offers:
                add_acceptances(s, s.active, offer, into)
        add_bids(s, s.active, [seat for seat in range(s.table.seats) if seat != s.active], into)
        if s.stage == CALL:
            into.append(codes.PASS)
        if may_flee(s):
            into.append(codes.FLEE)
        into.append(codes.CLOSE)
        return tuple(into)

    def hear_reply(self, s: Adventure) -> None:
        """All have answered; offers they did not take up are gone, and silence is an answer too (dqt-prm-12)."""
        for offer in s.offers:
            if offer.sender == s.active:
                offers.close(s, offer)
                offers.turned_down(s, offer)
        s.veiled = ()
        s.stage = REPLY  # dqt-onl-04

    def ask_last(self, s: Adventure) -> None:
        for offer in s.offers:
            if offer.sender == s.active:
                into: list[int] = []
                add_acceptances(s, offer.to, offer, into)
                into.extend(codes.declines(offer.number))
                s.decide(self, offer.to, tuple(into))
                return
        self.end(s)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == codes.CLOSE:
            self.end(s)
        elif answer == codes.FLEE:
            shut_window(s)
            flee(s)
        else:
            s.then(DUNGEON_GOES_ON)
            if answer == codes.PASS:
                self.hold_tongue(s, seat)
            else:
                take(s, seat, answer)
                self.advance(s, codes.verb_of(answer) < codes.OFFER)

    def hold_tongue(self, s: Adventure, seat: int) -> None:
        if s.stage == CALL:
            s.emit(events.CALLED, seat)
            s.stage = BIDS
        else:
            s.passed |= 1 << seat
            s.spoken |= 1 << seat
            offers.tell_pass(s, seat)

    def advance(self, s: Adventure, answered: bool) -> None:
        """After the reply comes the last word, or the fight."""
        if s.stage == LAST_WORD:
            s.stage += 1
        elif s.stage == REPLY:
            s.stage = LAST_WORD + 1 if answered else LAST_WORD

    def refuse_open(self, s: Adventure, seat: int, answer: object) -> Reason | None:
        return refuse_offer_only(s, seat, answer)

    def resume_open(self, s: Adventure, seat: int, answer: object) -> None:
        s.then(DUNGEON_GOES_ON)
        if hear(s, seat, answer):
            self.advance(s, False)

    def end(self, s: Adventure) -> None:
        shut_window(s)
        s.emit(events.PARLEY_CLOSED, s.active)


class ArenaByTurns(Step[Adventure]):
    def __init__(self, opens: bool) -> None:
        self.opens = opens

    def run(self, s: Adventure) -> None:
        if self.opens:
            open_window(s, IN_ARENA)
            s.answered = ()
        if s.stage == SECRET:
            self.ask_thirds(s)
            return
        speaker = s.attacker if s.stage == ATTACKERS_OFFERS else s.defender
        into: list[int] = []
        add_answers(s, speaker, into)
        add_bids(s, speaker, thirds(s), into)
        into.append(codes.PASS)
        s.decide_openly(self, speaker, tuple(into))

    def ask_thirds(self, s: Adventure) -> None:
        """dqt-onl-07: whoever has named his side may change everything until the last one has."""
        asks: list[Ask] = []
        chosen = 0
        for seat in thirds(s):
            take_standing_side(s, seat)
            asks.append((seat, self.secrets(s, seat)))
            if s.sides[seat] != UNDECIDED:
                chosen |= 1 << seat
        if chosen.bit_count() == len(asks):
            self.open_fists(s)  # dqt-onl-04
        else:
            s.decide_together(self, tuple(asks), idle=chosen)

    def secrets(self, s: Adventure, seat: int) -> tuple[int, ...]:
        into: list[int] = []
        for offer in s.offers:
            if offer.to == seat:
                if hidden_answer(s, offer) == 0:
                    add_acceptances(s, seat, offer, into)
                else:
                    into.append(codes.DECLINE + offer.number)
        return (*into, *side_answers(s, seat))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.then(ARENA_GOES_ON)
        if answer == codes.PASS:
            s.emit(events.PASSED, seat)
            s.stage += 1
        elif s.stage < SECRET:
            take(s, seat, answer)
        elif is_talk(answer):
            self.answer_secretly(s, seat, codes.verb_of(answer), codes.number_of(answer))
        else:
            take_side(s, seat, answer)

    def answer_secretly(self, s: Adventure, seat: int, verb: int, number: int) -> None:
        mark = 8 * number + seat
        s.answered = tuple([each for each in s.answered if abs(each) != mark])
        if verb != codes.DECLINE:
            s.answered += (-mark if verb == codes.SWEAR else mark,)

    def refuse_open(self, s: Adventure, seat: int, answer: object) -> Reason | None:
        return refuse_offer_only(s, seat, answer)

    def resume_open(self, s: Adventure, seat: int, answer: object) -> None:
        s.then(ARENA_GOES_ON)
        hear(s, seat, answer)

    def open_fists(self, s: Adventure) -> None:
        """What was accepted is carried out, the attacker's offers first, as far as it still can be."""
        s.reveal()
        for principal in (s.attacker, s.defender):
            for seat in thirds(s):
                offer = offers.between(s, principal, seat)
                mark = 0 if offer is None else hidden_answer(s, offer)
                if offer is not None and mark and acceptable(s, offer):
                    offers.accept(s, offer, mark < 0)
                    after_exchange(s)
        s.answered = ()
        for seat in thirds(s):
            if bound_side(s, seat) != UNDECIDED:
                set_side(s, seat, bound_side(s, seat))
        shut_window(s)
        s.emit(events.PARLEY_CLOSED, s.attacker)


def hidden_answer(s: Adventure, offer: Offer) -> int:
    """How its addressee has accepted it in secret: 0 not, positive yes, negative as a sworn deal."""
    for mark in s.answered:
        if abs(mark) // 8 == offer.number:
            return mark
    return 0


DUNGEON_BY_TURNS: Final = DungeonByTurns(True)
DUNGEON_GOES_ON: Final = DungeonByTurns(False)
ARENA_BY_TURNS: Final = ArenaByTurns(True)
ARENA_GOES_ON: Final = ArenaByTurns(False)
