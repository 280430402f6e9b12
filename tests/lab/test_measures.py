"""What is measured in a game of DragonQuest, against the game itself."""

from __future__ import annotations

import pytest
from tests.engine.toy import GAME as TOY
from tests.games.dragonquest.play import Play

from questhall.bots import policy
from questhall.engine.keyed import Keyed
from questhall.engine.playout import RandomPolicy, play_policies
from questhall.games import open_game
from questhall.games.dragonquest.model.state import Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.stats import CAUSES, MEANS, SHARES, sample
from questhall.lab.measures import COMMON, measures_of

GAME = open_game("dragonquest")
WAYS_OUT = (events.LEFT_CHAMBER, events.FLED)


def played(seats: int, seed: int, **options: str) -> Quest:
    state: Quest = GAME.new(options, seats)
    state.events = []
    bots = [policy(GAME, ("sane", "reckless:4", "random", "good")[seat]) for seat in range(seats)]
    play_policies(state, bots, Keyed(str(seed)))
    return state


def test_figures_agree_with_the_sheets() -> None:
    for seed in range(12):
        state = played(1 + seed % 4, seed)
        samples = sample(state, state.events or ())
        assert sum(values["wins, a shared one in parts"] for values in samples) in (0, pytest.approx(1))
        for hero, values in zip(state.heroes, samples, strict=True):
            assert set(values) <= {*SHARES, *MEANS}
            assert values["escaped"] + sum(values[name] for name in CAUSES.values()) == 1
            assert values["loot"] == values.get("loot of survivors", 0) == hero.total
            assert values["blocked squares"] == hero.blocked.bit_count()
            assert values["objects bought"] == hero.bought
            assert values["turns"] == values.get("exit turn", hero.suns) == hero.suns
            assert values["reached the chamber"] == hero.seen_chamber == ("arrival turn" in values)
            left = [kind for kind, seat, *_ in state.events or () if seat == hero.seat and kind in WAYS_OUT]
            assert values["steps by dice"] == len(hero.line) - 1 - len(left)


def test_steps_lost_are_those_of_the_moment_of_the_block() -> None:
    play = Play(solo_blocks="self", start_square="orange")
    play.forget()
    play.choose("guess tile:1").throws("1").choose("block square:E4")
    play.throws("room skull blank blank / blank").choose("stop", "walk square:E3")
    values = sample(play.state, play.state.events or ())[0]
    assert values["blocked squares"] == 1
    assert values["steps by dice"] == values["steps a walking turn"] == 1
    assert values["steps lost to blocks"] == 0
    assert values["turns"] == 2


def test_a_game_without_measures_of_its_own_has_scores_and_wins() -> None:
    assert measures_of(TOY) is COMMON
    assert measures_of(GAME).sample is sample
    state = TOY.new({}, 3)
    play_policies(state, [RandomPolicy()] * 3, Keyed("1"))
    samples = COMMON.sample(state, ())
    assert [values["score"] for values in samples] == state.scores()
    assert [values["won or shared"] for values in samples] == [seat in state.winners() for seat in range(3)]
