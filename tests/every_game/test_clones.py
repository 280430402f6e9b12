"""A clone is the same game, and a game of its own."""

from __future__ import annotations

from random import Random

from tests.every_game.snapshot import changeable, snapshot
from tests.every_game.tables import Table, every_table, met

from questhall.engine.playout import play_randomly

FURTHER = 30  # decisions


@every_table
def test_a_clone_is_equal_and_listens_to_nobody(table: Table) -> None:
    for state in met(table).states:
        state.events = []
        clone = state.clone()
        assert snapshot(clone) == snapshot(state)
        assert clone.events is None
        state.events = None


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
        assert snapshot(clone) == snapshot(state)


@every_table
def test_what_clones_share_never_changes(table: Table) -> None:
    for n, state in enumerate(met(table).states):
        clone = state.clone()
        shared = [changeable(state)[key] for key in changeable(state).keys() & changeable(clone).keys()]
        before = [snapshot(thing) for thing in shared]
        play_randomly(clone, Random(n).random)
        assert [snapshot(thing) for thing in shared] == before


@every_table
def test_a_clone_plays_on_identically(table: Table) -> None:
    for n, state in enumerate(met(table).states):
        both = [state.clone(), state.clone().clone()]
        for each in both:
            each.events = []
            play_randomly(each, Random(n).random)
        assert both[0].events == both[1].events
        assert snapshot(both[0]) == snapshot(both[1])


@every_table
def test_imagining_changes_nothing_here_and_asks_the_same(table: Table) -> None:
    for n, (state, seat) in enumerate(met(table).asking):
        before = snapshot(state)
        imagined = state.imagine(seat, Random(n).random)
        assert imagined.legal_for(seat) == state.legal_for(seat)
        assert imagined.asking is state.asking
        play_randomly(imagined, Random(n).random)
        assert snapshot(state) == before
