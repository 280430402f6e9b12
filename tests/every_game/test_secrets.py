"""Views show what a seat may see and nothing else, as plain data."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from tests.every_game.snapshot import snapshot
from tests.every_game.tables import Table, every_table, looks, met, viewers

from questhall.engine.core import State, apply
from questhall.engine.told import Told

IMAGINED = 1


def seen(table: Table, state: State, viewer: int | None) -> str:
    return json.dumps(table.game.view(state, viewer), allow_nan=False)


@every_table
def test_views_are_plain_data(table: Table) -> None:
    for _, _, view in looks(table):
        assert json.loads(json.dumps(view, allow_nan=False)) == as_sent(view)


@every_table
def test_a_view_does_not_change_with_what_the_seat_cannot_see(table: Table) -> None:
    for n, state in enumerate(met(table).states):
        spectators = seen(table, state, None)
        for seat in range(table.seats):
            mine = seen(table, state, seat)
            for imagined in imaginations(state, seat, n):
                assert seen(table, imagined, seat) == mine
                assert seen(table, imagined, None) == spectators
                if seat in state.deciders():
                    assert table.game.options(imagined, seat) == table.game.options(state, seat)


@every_table
def test_seats_said_to_see_the_same_do(table: Table) -> None:
    views: dict[object, Mapping[str, Any]] = {}
    for state, viewer, view in looks(table):
        assert views.setdefault((id(state), table.game.eyes(state, viewer)), view) == view


def imaginations(state: State, seat: int, seed: int) -> Iterator[State]:
    """The state as it could be for all that this seat knows: the extremes, and some imagined from what was imagined."""
    random = Random(seed).random
    for draw in (lambda: 0.0, lambda: 1 - 2**-53):
        yield state.imagine(seat, draw)
    for _ in range(IMAGINED):
        yield state.imagine(seat, random).imagine(seat, random)


@every_table
def test_a_secret_answer_looks_the_same_to_all_others(table: Table) -> None:
    """Where an answer tells something to some seats only, the others see and imagine the same whatever it was.

    Unless it leads to something hidden being shown: a quest kept and fulfilled at once.
    """
    for state, seat in met(table).asking:
        looks: dict[int | None, list[Any]] = defaultdict(list)
        for answer in state.legal_for(seat):
            after = state.clone()
            after.events = []
            apply(after, seat, answer)
            if after.revealed > state.revealed:
                continue
            told = [table.game.told(after, event) for event in after.events]
            for viewer in viewers(table):
                if not all(each.may_know(viewer) for each in told):
                    looks[viewer].append(outside_look(table, after, told, viewer))
        assert all(look == same[0] for same in looks.values() for look in same)


def outside_look(table: Table, state: State, told: list[Told], viewer: int | None) -> Any:
    heard = [replace(each, audience=None) for each in told if each.may_know(viewer)]
    imagined = None if viewer is None else snapshot(state.imagine(viewer, Random(1).random))
    return heard, table.game.view(state, viewer), imagined


@every_table
def test_nothing_is_told_to_seats_that_are_not_there(table: Table) -> None:
    for told in met(table).told.values():
        assert told.audience is None or told.audience <= frozenset(range(table.seats))
        assert told.may_know(None) == (told.audience is None)


def as_sent(data: Any) -> Any:
    """A view may hold pairs as tuples; over the wire they are lists."""
    if isinstance(data, dict):
        return {key: as_sent(value) for key, value in data.items()}
    return [as_sent(value) for value in data] if isinstance(data, list | tuple) else data


def strings(data: Any) -> Iterator[str]:
    """All words in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)
