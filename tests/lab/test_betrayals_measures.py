"""What is measured in a game of Donjon, against the game itself."""

from __future__ import annotations

import pytest

from questhall.bots import policy
from questhall.engine.keyed import Keyed
from questhall.engine.playout import play_policies
from questhall.games import open_game
from questhall.games.betrayals.model.deals import BROKEN, KEPT
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.stats import CHARACTERS, MEANS, SHARES, SOURCES, sample
from questhall.lab.measures import measures_of

GAME = open_game("betrayals")


def played(seats: int, seed: int) -> Adventure:
    state: Adventure = GAME.new({"goal": "12"}, seats)
    state.events = []
    play_policies(state, [policy(GAME, "normal") for _ in range(seats)], Keyed(str(seed)))
    return state


@pytest.mark.parametrize("seats", (3, 4, 6))
def test_figures_agree_with_the_table(seats: int) -> None:
    s = played(seats, seats)
    told = s.events or []
    samples = sample(s, told)
    assert all(set(values) <= {*SHARES, *MEANS} for values in samples)
    assert sum(values["won"] for values in samples) == pytest.approx(1)
    for a, values in zip(s.adventurers, samples, strict=True):
        assert values[CHARACTERS[a.character]] == values["won"]
        assert values["score"] == s.scores()[a.seat]
        assert sum(values[source] for source in set(SOURCES.values())) == a.trophies
        assert values["main quest completed"] == a.main_done
    game = samples[0]
    ventures = [event for event in told if event[0] in (events.VENTURED, events.ARENA_OPENED)]
    assert len(ventures) >= s.turn == game["turns"]  # a gate in the dungeon leads on to an arena
    assert game["arenas"] == s.arenas == sum(event[0] == events.ARENA_WON for event in told)
    assert game["promises judged"] == sum(p.state in (KEPT, BROKEN) for p in s.judged)
    assert all(0 <= values[share] <= 1 for values in samples for share in SHARES if share in values)


def test_the_lab_finds_them() -> None:
    assert measures_of(GAME).sample is sample
