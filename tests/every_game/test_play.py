"""Every game comes to an end, and the same dice make the same game."""

from __future__ import annotations

from random import Random

from tests.every_game.snapshot import unlike
from tests.every_game.tables import LONGEST, Table, every_table, met

from questhall.engine.core import OVER
from questhall.engine.playout import play_randomly

GAMES = 5


@every_table
def test_random_play_ends(table: Table) -> None:
    for seed in range(GAMES):
        state = table.new()
        play_randomly(state, Random(seed).random, LONGEST)
        assert state.waiting == OVER
        assert len(state.scores()) == table.seats
        assert set(state.winners()) <= set(range(table.seats))
        assert state.deciders() == ()
        assert all(state.legal_for(seat) == () for seat in range(table.seats))


@every_table
def test_the_same_dice_make_the_same_game(table: Table) -> None:
    states = [table.new(), table.new()]
    for state in states:
        play_randomly(state, Random(7).random)
    assert unlike(*states) == ""


@every_table
def test_whoever_is_asked_has_a_choice(table: Table) -> None:
    for state, seat in met(table).asking:
        legal = state.legal_for(seat)
        assert len(legal) > 1 or len(state.deciders()) > 1 or state.open
        assert len(set(legal)) == len(legal)


@every_table
def test_completed_options_are_complete(table: Table) -> None:
    complete = table.game.complete(table.options, table.seats)
    assert complete.keys() == {setting.id for setting in table.game.settings}
    assert table.game.complete(complete, table.seats) == complete
