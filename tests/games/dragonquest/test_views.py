"""What is remembered of a view is what would be written now."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from questhall.engine.core import CHANCE, DECISION, NATURE, apply
from questhall.engine.grid import BIT
from questhall.games import open_game
from questhall.games.dragonquest.answers.options import option, options, way_of
from questhall.games.dragonquest.model.state import Quest
from questhall.games.dragonquest.views.view import sheet, written_sheet


def moments(seed: int, seats: int, difficulty: str = "", more: Mapping[str, str] = MappingProxyType({})) -> Any:
    """A game of random players, decision by decision."""
    chance = random.Random(seed)
    agreed = {"difficulty": difficulty, **more} if difficulty else dict(more)
    state: Quest = open_game("dragonquest").new(agreed, seats)
    while state.waiting in (DECISION, CHANCE):
        if state.waiting == DECISION:
            yield state
            seat = state.deciders()[0]
            apply(state, seat, chance.choice(state.legal_for(seat)))
        else:
            apply(state, NATURE, state.chance.sample(chance.random()))
    yield state


def test_a_sheet_from_memory_is_the_sheet_as_it_stands() -> None:
    for seed in range(6):
        for state in moments(seed, 4):
            for hero in state.heroes:
                assert sheet(state, hero) == written_sheet(state, hero)


def test_blocks_are_offered_together_as_one_by_one_with_what_each_costs() -> None:
    costs = set()
    for seed in range(6):
        for state in moments(seed, 2):
            if type(state.asking).__name__ == "BlockSquare":
                offered, ahead = options(state, state.legal), way_of(state)
                assert offered == [option(state, each) for each in state.legal]
                found = [ahead.without(BIT[each]).steps() - ahead.steps() for each in state.legal]
                assert [each.args["detour"] for each in offered] == found
                costs.update(found)
    assert {0, 2, 4} <= costs


def test_whoever_places_a_wall_is_told_why_it_is_them() -> None:
    game = open_game("dragonquest")
    found = set()
    for seats, agreed in ((2, {}), (1, {"solo_blocks": "self"})):
        for state in (each for seed in range(4) for each in moments(seed, seats, more=agreed)):
            if type(state.asking).__name__ == "BlockSquare":
                seat = state.deciders()[0]
                view = game.view(state, seat)
                asked = game.prompt(view, seat, "BlockSquare")
                found.add((seats, asked["whose"], view["active"] == f"seat:{seat}"))
    assert found == {(2, "=other", False), (1, "=own", True)}


def test_what_is_offered_from_memory_is_what_each_answer_is_by_itself() -> None:
    """The same dice lie at tables whose dice have other faces, where rolling them again is another risk."""
    asked = set()
    for seed in range(4):
        for difficulty in ("standard", "gentle", "grim"):
            for state in moments(seed, 3, difficulty):
                if state.waiting == DECISION:
                    assert options(state, state.legal) == [option(state, each) for each in state.legal]
                    asked.add(type(state.asking).__name__)
    assert {"OfferReroll", "HideTile", "GuessTile"} <= asked
