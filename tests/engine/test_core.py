"""States, steps and chances, with the toy game and with small steps of their own."""

from __future__ import annotations

import random

import pytest
from tests.engine.toy import GAME, NO_OFFER, STAY, Bid, Offer, Pockets, Trap, fingerprint

from questhall.engine.core import (
    CHANCE,
    DECISION,
    EVERYBODY,
    LOOKUP_LIMIT,
    NATURE,
    OVER,
    RUNNING,
    SEVERAL,
    Chance,
    IllegalAnswer,
    Reason,
    State,
    Step,
    advance,
    apply,
    apply_checked,
    apply_open_checked,
    in_order,
    require_asked,
    start,
)
from questhall.engine.playout import play_randomly


class Note(Step[State]):
    """Writes its letter down."""

    written: list[str]

    def __init__(self, letter: str, written: list[str]) -> None:
        self.letter = letter
        self.written = written

    def run(self, s: State) -> None:
        self.written.append(self.letter)


class Ask(Step[State]):
    """Asks seat 1 for one of some answers and remembers what it got."""

    def __init__(self, legal: tuple[int, ...]) -> None:
        self.legal = legal
        self.got: list[tuple[int, int]] = []

    def run(self, s: State) -> None:
        s.decide(self, 1, self.legal)

    def resume(self, s: State, seat: int, answer: int) -> None:
        self.got.append((seat, answer))


class Finish(Step[State]):
    def run(self, s: State) -> None:
        s.over()


def at_bids(seats: int = 3) -> Pockets:
    """A game of Pockets after the cards: everybody bids."""
    s = GAME.new({}, seats)
    while s.waiting == CHANCE:
        apply(s, NATURE, 0)
    return s


def at_offer() -> Pockets:
    s = at_bids(2)
    for seat, answer in ((0, 1), (1, 0), (0, STAY), (0, STAY)):
        apply(s, seat, answer)
    assert isinstance(s.asking, Offer)
    return s


# Chance


def test_each_ticket_has_its_outcome() -> None:
    chance = Chance("die", [7, 8, 9], [1, 2, 3])
    assert [chance.pick(ticket) for ticket in range(chance.total)] == [7, 8, 8, 9, 9, 9]
    assert [chance.probability(outcome) for outcome in (7, 8, 9)] == [1 / 6, 2 / 6, 3 / 6]


def test_a_heavy_chance_is_picked_without_a_table() -> None:
    weights = [LOOKUP_LIMIT, 1, 3]
    chance = Chance("heavy", [4, 5, 6], weights)
    assert not chance.table
    tickets = (0, LOOKUP_LIMIT - 1, LOOKUP_LIMIT, LOOKUP_LIMIT + 1, LOOKUP_LIMIT + 3)
    assert [chance.pick(ticket) for ticket in tickets] == [4, 4, 5, 6, 6]


def test_an_outcome_without_weight_is_never_picked() -> None:
    for weights in ([0, 2, 0, 1], [0, 2 * LOOKUP_LIMIT, 0, 1]):
        chance = Chance("some", [1, 2, 3, 4], weights)
        assert {chance.pick(ticket) for ticket in (0, chance.total - 2, chance.total - 1)} == {2, 4}


def test_samples_cover_the_ends() -> None:
    chance = Chance("coin", [0, 1], [1, 1])
    assert [chance.sample(u) for u in (0.0, 0.4999, 0.5, 0.999999999)] == [0, 0, 1, 1]


def test_a_reason_shows_itself() -> None:
    assert repr(Reason("toy-01", "toy-no")) == "Reason('toy-01', 'toy-no', {})"
    assert Reason("toy-01", "toy-no", {"n": 1}).args == {"n": 1}


# Steps


def test_steps_run_in_the_order_of_the_rulebook() -> None:
    written: list[str] = []
    a, b, c, d = (Note(letter, written) for letter in "abcd")
    s = State()
    s.then(Finish())
    s.then_all(in_order(a, b, c))
    start(s, d)
    assert written == list("dabc")
    assert s.waiting == OVER


def test_unwind_forgets_the_steps_before_its_goal() -> None:
    written: list[str] = []
    a, b, c, d = (Note(letter, written) for letter in "abcd")
    s = State()
    s.then_all(in_order(a, b, c, d, Finish()))
    s.unwind(to=c)
    advance(s)
    assert written == ["c", "d"]


def test_steps_and_states_must_say_what_they_do() -> None:
    step: Step[State] = Step()
    s = State()
    for call in (
        lambda: step.run(s),
        lambda: step.resume(s, 0, 0),
        lambda: step.refuse_open(s, 0, {}),
        lambda: step.resume_open(s, 0, {}),
        lambda: s.clone(),
        lambda: s.imagine(0, random.random),
        lambda: s.scores(),
        lambda: s.winners(),
    ):
        with pytest.raises(NotImplementedError):
            call()


# Asking


def test_a_decision_waits_for_its_seat() -> None:
    s, ask = State(), Ask((3, 5))
    s.then(Finish())
    start(s, ask)
    assert (s.waiting, s.seat, s.legal, s.deciders()) == (DECISION, 1, (3, 5), (1,))
    assert s.legal_for(1) == (3, 5)
    assert s.legal_for(0) == ()
    apply(s, 1, 5)
    assert ask.got == [(1, 5)]
    assert s.waiting == OVER


def test_a_single_answer_is_taken_without_asking() -> None:
    s, ask = State(), Ask((3,))
    s.then(Finish())
    start(s, ask)
    assert ask.got == [(1, 3)]
    assert s.waiting == OVER


def test_several_seats_decide_in_any_order() -> None:
    s = at_bids()
    assert (s.waiting, s.seat, s.legal) == (DECISION, SEVERAL, ())
    assert s.deciders() == (0, 1, 2)
    apply(s, 1, 4)
    assert s.deciders() == (0, 2)
    assert s.legal_for(1) == ()
    assert s.legal_for(2) == (0, 1, 2, 3, 4, 5)
    apply(s, 2, 0)
    apply(s, 0, 2)
    assert (s.seat, s.leader, s.coins) == (1, 1, [5, 1, 5])


def test_still_asked_leaves_one_seat_out() -> None:
    s = at_bids()
    assert [seat for seat, _ in s.still_asked(1)] == [0, 2]


def test_a_chance_waits_for_nature() -> None:
    s = GAME.new({}, 2)
    assert (s.waiting, s.chance.name, s.deciders(), s.legal_for(0)) == (CHANCE, "card", (), ())
    assert s.chance.weights == [4, 4, 4]
    apply(s, NATURE, 2)
    assert s.chance.weights == [4, 4, 3]


def test_open_decisions_take_suggestions_and_structures() -> None:
    s = at_offer()
    assert s.open
    assert s.legal_for(0) == (NO_OFFER, 104)
    suggested = s.clone()
    apply_checked(suggested, 0, NO_OFFER)
    assert suggested.coins == [4, 5]
    assert isinstance(suggested.asking, Trap)
    assert not suggested.open
    assert apply_open_checked(s, 0, {"to": 1, "coins": 2}) is None
    assert s.coins == [2, 7]
    assert not s.open


def test_several_seats_can_be_asked_openly() -> None:
    s, step = State(), Ask(())
    s.decide_together(step, ((0, (1,)), (2, ())), open_answers=True)
    assert s.open
    assert s.deciders() == (0, 2)


def test_over_is_over() -> None:
    s = GAME.new({}, 1)
    play_randomly(s, random.Random(1).random)
    assert (s.waiting, s.asking, s.deciders(), s.legal_for(0)) == (OVER, None, (), ())
    assert s.winners() == [0]
    with pytest.raises(IllegalAnswer, match="over"):
        apply_checked(s, 0, 0)


# Refusing


@pytest.mark.parametrize(
    ("seat", "answer", "problem"),
    [
        (0, 6, "seat 0 may not answer 6"),
        (3, 0, "seat 3 is not asked"),
        (NATURE, 0, "seat -1 is not asked"),
    ],
)
def test_refused_answers_change_nothing(seat: int, answer: int, problem: str) -> None:
    s = at_bids()
    before = fingerprint(s)
    with pytest.raises(IllegalAnswer, match=problem):
        apply_checked(s, seat, answer)
    assert fingerprint(s) == before


def test_refused_outcomes_change_nothing() -> None:
    s = GAME.new({}, 2)
    before = fingerprint(s)
    with pytest.raises(IllegalAnswer, match="waits for the throw card"):
        apply_checked(s, 0, 0)
    with pytest.raises(IllegalAnswer, match="9 is no outcome of card"):
        apply_checked(s, NATURE, 9)
    assert fingerprint(s) == before
    apply_checked(s, NATURE, 1)
    assert s.cards == [1, -1]


def test_refused_structures_change_nothing() -> None:
    s = at_offer()
    before = fingerprint(s)
    refusal = apply_open_checked(s, 0, {"to": 1, "coins": 9})
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("toy-off-01", {"coins": 9})
    with pytest.raises(IllegalAnswer, match="not asked"):
        apply_open_checked(s, 1, {"to": 0, "coins": 1})
    assert fingerprint(s) == before
    bids = at_bids()
    with pytest.raises(IllegalAnswer, match="only the listed answers"):
        apply_open_checked(bids, 0, {})
    with pytest.raises(IllegalAnswer, match="not asked"):
        require_asked(GAME.new({}, 2), 0)


# Telling


def test_nobody_listens_nothing_is_built() -> None:
    s = at_bids()
    assert s.events is None
    apply(s, 0, 1)
    s.emit(1, 0)
    s.whisper(1, 1, 0)
    assert s.events is None


def test_events_say_who_may_know() -> None:
    s = GAME.new({}, 2)
    s.events = []
    apply(s, NATURE, 1)
    apply(s, NATURE, 0)
    apply(s, 0, 0)
    apply(s, 1, 3)
    assert s.events == [(0, 0, 1, 0, 0b01), (0, 1, 0, 0, 0b10), (1, 1, 3, 0, EVERYBODY)]


def test_reveals_are_counted() -> None:
    s = at_bids(1)
    assert (s.revealed, s.turn) == (0, 0)
    apply(s, 0, 0)
    assert (s.revealed, s.turn) == (1, 1)


def test_the_trap_skips_the_rest_of_the_turn() -> None:
    s = at_offer()
    apply(s, 0, NO_OFFER)
    fallen, spared = s.clone(), s.clone()
    apply(fallen, NATURE, 1)
    apply(spared, NATURE, 2)
    assert (fallen.points, spared.points) == ([0, 0], [1, 0])
    assert fallen.chance.name == spared.chance.name == "card"


# Copying


def test_a_clone_lives_its_own_life() -> None:
    s = at_bids()
    s.events = []
    other = s.clone()
    assert other.events is None
    assert fingerprint(other) == fingerprint(s)
    before = fingerprint(s)
    play_randomly(other, random.Random(3).random)
    assert other.waiting == OVER
    assert fingerprint(s) == before


def test_imagining_keeps_what_the_seat_knows_and_draws_the_rest_anew() -> None:
    s = at_bids()
    apply(s, 1, 4)
    seen: set[tuple[int, ...]] = set()
    generator = random.Random(5)
    for _ in range(50):
        other = s.imagine(0, generator.random)
        assert GAME.view(other, 0) == GAME.view(s, 0)
        assert isinstance(other.asking, Bid)
        assert sum(other.deck) == sum(s.deck)
        seen.add((*other.cards[1:], other.bids[1]))
    assert len(seen) > 10


def test_a_fresh_state_is_running() -> None:
    s = State()
    assert (s.waiting, s.stack, s.open, s.chance.total) == (RUNNING, [], False, 0)


def test_idle_seats_may_speak_but_nobody_waits_for_them() -> None:
    s, step = State(), Ask(())
    s.decide_together(step, ((0, (1, 2)), (1, (3,)), (2, ())), open_answers=True, idle=0b110)
    assert s.deciders() == (0, 1, 2)
    assert s.awaited() == (0,)
    s.then(Finish())
    apply(s, 1, 3)
    assert (step.got, s.idle) == ([(1, 3)], 0)
