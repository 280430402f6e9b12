"""What is listed is accepted, what is not listed is refused, and every answer and throw has a name."""

from __future__ import annotations

from random import Random

import pytest
from tests.every_game.snapshot import snapshot
from tests.every_game.tables import Table, every_table, met

from questhall.engine.core import CHANCE, NATURE, OVER, IllegalAnswer, State, apply_checked
from questhall.engine.game import UnknownName

MOST_OUTCOMES = 25  # played out, of one throw
UNLISTED = 12  # tried, a question
NONSENSE = ("", "dance", "dance square:Z99", "seat:99 seat:99", "🐉", "a" * 1000)


def refused(state: State, seat: int, answer: int) -> None:
    with pytest.raises(IllegalAnswer):
        apply_checked(state, seat, answer)


@every_table
def test_every_listed_answer_is_taken(table: Table) -> None:
    for state, seat in met(table).asking:
        for answer in state.legal_for(seat):
            apply_checked(state.clone(), seat, answer)


@every_table
def test_every_outcome_is_taken(table: Table) -> None:
    for n, state in enumerate(met(table).states):
        if state.waiting == CHANCE:
            outcomes = state.chance.outcomes
            for outcome in Random(n).sample(outcomes, min(MOST_OUTCOMES, len(outcomes))):
                apply_checked(state.clone(), NATURE, outcome)


@every_table
def test_unlisted_answers_are_refused_and_change_nothing(table: Table) -> None:
    states = met(table).states
    listed = {answer for state in states for seat in state.deciders() for answer in state.legal_for(seat)}
    thrown = {outcome for state in states if state.waiting == CHANCE for outcome in state.chance.outcomes}
    pool = sorted(listed | thrown | {-1, 10**9})
    for n, state in enumerate(states):
        before = snapshot(state)
        for answer in Random(n).sample(pool, min(UNLISTED, len(pool))):
            for seat in (NATURE, *range(table.seats + 1)):
                if answer not in state.legal_for(seat) and not (seat == NATURE and throws(state, answer)):
                    refused(state, seat, answer)
        assert snapshot(state) == before


def throws(state: State, outcome: int) -> bool:
    return state.waiting == CHANCE and outcome in state.chance.outcomes


@every_table
def test_nobody_answers_for_another_seat(table: Table) -> None:
    for state, seat in met(table).asking:
        for other in {NATURE, *range(table.seats)} - set(state.deciders()):
            refused(state, other, state.legal_for(seat)[0])


@every_table
def test_when_it_is_over_nothing_is_taken(table: Table) -> None:
    for end in met(table).ends:
        assert end.waiting == OVER
        for seat in (NATURE, *range(table.seats)):
            refused(end, seat, 0)


@every_table
def test_names_of_answers_lead_back_to_them(table: Table) -> None:
    game = table.game
    for state, seat in met(table).asking:
        legal = state.legal_for(seat)
        options = [game.option(state, seat, answer) for answer in legal]
        assert [game.answer(state, seat, option.name) for option in options] == list(legal)
        assert len({option.name for option in options}) == len(legal)
        assert game.options(state, seat) == options


@every_table
def test_nonsense_is_an_unknown_name(table: Table) -> None:
    for state, seat in met(table).asking:
        for words in NONSENSE:
            with pytest.raises(UnknownName):
                table.game.answer(state, seat, words)


@every_table
def test_words_of_throws_lead_back_to_them(table: Table) -> None:
    game = table.game
    chances = {id(state.chance): state.chance for state in met(table).states if state.waiting == CHANCE}
    assert chances
    for chance in chances.values():
        words = [game.outcome_name(chance, outcome) for outcome in chance.outcomes]
        assert [game.outcome(chance, each) for each in words] == chance.outcomes
        assert len(set(words)) == len(words)
        assert min(chance.weights) > 0
        for nonsense in NONSENSE:
            with pytest.raises(UnknownName):
                game.outcome(chance, nonsense)
