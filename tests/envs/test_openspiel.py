"""Every game as OpenSpiel wants it, and two of its algorithms on one of them."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.envs.play import every_game

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed (questhall[openspiel])")

from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr  # noqa: E402

from questhall.envs import openspiel  # noqa: E402
from questhall.games import titles  # noqa: E402

SOME = 20  # answers and throws


def played(state: Any, seed: int, moves: int) -> Any:
    draw = Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(draw.choice(actions))
    return state


def table(game_id: str) -> Any:
    return openspiel.load(game_id, seats=titles()[game_id].max_seats).new_initial_state()


def test_the_simulation_test_of_openspiel() -> None:
    game = openspiel.load("dragonquest", seats=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_states_are_copied_and_kept(game_id: str) -> None:
    state = played(table(game_id), 1, SOME)
    copy = state.clone()
    kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    before = str(state)
    for other in (copy, kept):
        assert str(other) == before
        assert str(played(other, 2, 5)) == str(played(state.clone(), 2, 5)) != before
    assert str(state) == before


@every_game
def test_what_a_seat_knows_is_all_that_its_strings_say(game_id: str) -> None:
    state = played(table(game_id), 1, SOME)
    while state.is_chance_node():
        played(state, 1, 1)
    for seat in range(state.num_players()):
        imagined = state.clone()
        imagined.line.state = state.line.state.imagine(seat, Random(1).random)
        assert imagined.information_state_string(seat) == state.information_state_string(seat)
        observer = state.get_game().make_py_observer()
        observer.set_from(state, seat)
        assert observer.tensor.any() and not np.isnan(observer.tensor).any()


def test_fixed_names_are_actions_too() -> None:
    state = played(openspiel.load("dragonquest", action="names").new_initial_state(), 1, 12)
    while state.is_chance_node():
        played(state, 1, 1)
    actions = state.legal_actions()
    assert actions == sorted(actions) and max(actions) > 127
    assert state.action_to_string(actions[0])


def test_tree_search_answers() -> None:
    game = openspiel.load("dragonquest", seats=1)
    state = game.new_initial_state()
    bot = mcts.MCTSBot(game, 1.0, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_runs() -> None:
    np.random.seed(1)
    game = openspiel.load("dragonquest", seats=2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = played(game.new_initial_state(), 1, 1)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


def test_copies_of_a_line_are_clones() -> None:
    line = openspiel.Line("dragonquest", "{}", 1)
    copy = deepcopy(line)
    line.answer(line.state.seat, line.state.legal[0])
    assert copy.answers == () and copy.state.waiting != line.state.waiting
