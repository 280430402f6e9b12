"""A clone is the same game, and a game of its own."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random

import pytest
from tests.every_game.snapshot import AGREED, changeable, snapshot, surface, unlike
from tests.every_game.tables import Table, every_table, met

from questhall.engine.core import State
from questhall.engine.playout import play_randomly

FURTHER = 30  # decisions
FAR = 400
JOURNEYS = 5
STRIDE = 7


@every_table
def test_a_clone_is_equal_and_listens_to_nobody(table: Table) -> None:
    for state in live(table):
        clone = state.clone()
        assert unlike(clone, state) == ""
        assert clone.events is None


def live(table: Table) -> Iterator[State]:
    """States that were played from the start and are no clones themselves, now and then on the way."""
    for seed in range(JOURNEYS):
        for n, state in enumerate(table.journey(seed)):
            if n % STRIDE == seed % STRIDE:
                yield state


@every_table
def test_playing_on_a_clone_changes_nothing_here(table: Table) -> None:
    for n, state in enumerate(met(table).states):
        before = snapshot(state)
        play_randomly(state.clone(), Random(n).random, FURTHER)
        assert snapshot(state) == before


@every_table
def test_playing_on_changes_nothing_in_a_clone(table: Table) -> None:
    for n, state in enumerate(met(table).states):
        original, clone = state.clone(), state.clone()
        play_randomly(original, Random(n).random, FURTHER)
        assert unlike(clone, state) == ""


@every_table
def test_what_clones_share_never_changes(table: Table) -> None:
    for n, state in enumerate(met(table).states):
        clone = state.clone()
        mine, theirs = changeable(state), changeable(clone)
        shared = [mine[key] for key in mine.keys() & theirs.keys()]  # with all that is in them
        before = [surface(thing) for thing in shared]
        play_randomly(clone, Random(n).random, FAR)
        for thing, was in zip(shared, before, strict=True):
            assert unlike(surface(thing), was) == ""


@every_table
def test_what_was_agreed_on_never_changes(table: Table) -> None:
    state = table.new()
    agreed = [getattr(state, name) for name in AGREED if hasattr(state, name)]
    before = [snapshot(thing) for thing in agreed]
    for seed in range(JOURNEYS):
        play_randomly(state.clone(), Random(seed).random, FAR)
    assert [snapshot(thing) for thing in agreed] == before


@every_table
def test_a_clone_plays_on_identically(table: Table) -> None:
    for seed in range(JOURNEYS):
        journey = table.journey(seed)
        for state in islice(journey, 30 * seed + 10):
            clone = state.clone()
        for each in (journey.state, clone):
            each.events = []
            play_randomly(each, Random(seed).random, FAR)
        assert journey.state.events == clone.events
        assert unlike(journey.state, clone) == ""


@every_table
def test_a_deep_copy_is_a_clone_and_a_pickle_is_refused_in_words(table: Table) -> None:
    state = met(table).states[-1]
    copied = deepcopy({"state": state})["state"]
    assert unlike(copied, state) == ""
    assert [a is b for a, b in zip(copied.stack, state.stack, strict=True)] == [True] * len(state.stack)
    with pytest.raises(TypeError, match=r"clone.*record"):
        pickle.dumps(state)


@every_table
def test_imagining_what_was_imagined_is_imagining_anew(table: Table) -> None:
    """Nothing of what was hidden is left to be found by imagining again."""
    for n, (state, seat) in enumerate(met(table).asking):
        again = state.imagine(seat, Random(-1 - n).random).imagine(seat, Random(n).random)
        assert unlike(again, state.imagine(seat, Random(n).random)) == ""


@every_table
def test_imagining_changes_nothing_here_and_asks_the_same(table: Table) -> None:
    for n, (state, seat) in enumerate(met(table).asking):
        before = snapshot(state)
        imagined = state.imagine(seat, Random(n).random)
        assert imagined.legal_for(seat) == state.legal_for(seat)
        assert imagined.asking is state.asking
        play_randomly(imagined, Random(n).random, FAR)
        assert snapshot(state) == before
