"""What holds for all bots of DragonQuest: they answer everything, respect secrets and leave the state alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.bots.asking import says
from tests.games.dragonquest.play import GAME, Play

from questhall.bots import Guarded, policy
from questhall.engine.core import CHANCE, NATURE, OVER, apply
from questhall.engine.keyed import Keyed
from questhall.engine.playout import play_policies
from questhall.games.dragonquest.model.state import Quest

BOTS = ("random", "timid", "reckless:4", "sane", "sane:adaptive", "sane:2:desperate", "good:mild", "good", "good:cruel")
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"solo_blocks": "self"},
    {"solo_blocks": "self", "block_duty": "may"},
    {"guard_use": "ask", "extra_finds": "drop"},
    {"talisman_any_roll": "yes", "demon_prowls": "yes"},
    {"route_rule": "sheet", "ghost_neighbours": "no"},
    {"fast_walls": "on", "start_square": "orange"},
    {"chamber_die": "lean", "custom_treasures": [{"name": "Boot", "stars": 2, "value": 6000}]},
)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: ",".join(options) or "standard")
def test_bots_answer_whatever_they_are_asked(options: dict[str, Any]) -> None:
    """With random seats among them, which bring about what no sane player would."""
    for seats in (1, 2, 3, 4):
        for seed in range(6):
            bots = [BOTS[(seed * 4 + seat) % len(BOTS)] for seat in range(seats)]
            guards = [Guarded(name, policy(GAME, name)) for name in bots]
            state = GAME.new(options, seats)
            play_policies(state, list(guards), Keyed(f"{seats} {seed}"))
            assert state.waiting == OVER
            assert not [str(failure) for guard in guards for failure in guard.failures]


def questions(name: str, seed: int) -> Iterator[tuple[Quest, int]]:
    """The questions of a game of three such bots."""
    state = GAME.new({}, 3)
    bots = [policy(GAME, name) for _ in range(3)]
    draw = random.Random(seed).random
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            apply(state, NATURE, state.chance.sample(draw()))
            continue
        yield state, state.seat
        apply(state, state.seat, bots[state.seat].choose(state.imagine(state.seat, draw), state.seat, draw))


@pytest.mark.rule("drq-wal-05")
@pytest.mark.parametrize("name", BOTS)
def test_no_choice_depends_on_the_hidden_tile(name: str) -> None:
    asked = 0
    for state, seat in questions(name, 11):
        if not state.tile or seat == state.blocker():
            continue
        answers = set()
        for tile in (1, 2, 3):
            other = state.clone()
            other.tile = tile
            draw = random.Random(asked).random
            answers.add(policy(GAME, name).choose(other.imagine(seat, draw), seat, draw))
        assert len(answers) == 1
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("name", BOTS)
def test_thinking_changes_nothing(name: str) -> None:
    for state, seat in questions(name, 12):
        draw = random.Random(1).random
        imagined = state.imagine(seat, draw)
        before = (GAME.view(imagined, seat), imagined.legal, imagined.dice, imagined.steps, imagined.stack.copy())
        policy(GAME, name).choose(imagined, seat, draw)
        after = (GAME.view(imagined, seat), imagined.legal, imagined.dice, imagined.steps, imagined.stack.copy())
        assert before == after


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_is_asked_again_says_the_same(name: str) -> None:
    """Undo asks the same question twice."""
    for state, seat in questions(name, 13):
        answers = {
            policy(GAME, name).choose(state.imagine(seat, draw), seat, draw)
            for draw in [random.Random(2).random for _ in range(2)]
        }
        assert len(answers) == 1


@pytest.mark.parametrize("name", ["timid", "reckless", "sane", "good"])
def test_a_lone_hero_who_may_walls_himself_nowhere(name: str) -> None:
    play = Play(solo_blocks="self", block_duty="may").choose("guess tile:1").throws("1")
    assert says(play, name) == "decline"


@pytest.mark.parametrize("name", ["timid", "reckless", "sane", "good"])
def test_a_lone_hero_who_must_walls_himself_harmlessly(name: str) -> None:
    play = Play(solo_blocks="self")
    play.place("A6 G6 chamber K7 L7 M7")
    play.begin_turn().choose("guess tile:1").throws("1")
    chosen = says(play, name)
    detours = {option.name: option.args["detour"] for option in GAME.options(play.state, 0)}
    assert detours[chosen] == 0 < max(detours.values())


@pytest.mark.parametrize("name", ["sane", "good"])
def test_coins_guards_and_rings_are_used_with_sense(name: str) -> None:
    spider = Play()
    hero = spider.place("A6 G6 chamber K6 L4")
    hero.coins50, hero.coins100, hero.spider = 2, 2, 1
    assert says(spider.begin_turn().throws("coin"), name) == "scratch coin:50"
    guarded = Play(guard_use="ask")
    guarded.own("rope")
    assert says(guarded.danger("trapdoor", "trapdoor"), name) == "use object:rope"
    for lp, monster, answer in ((13, "ghoul", "keep"), (13, "troll", "keep"), (5, "troll", "use"), (13, "orc", "use")):
        ringed = Play()
        ringed.own("magic_ring")
        ringed.hero().lp = lp
        assert says(ringed.danger(monster, monster), name) == f"{answer} object:magic_ring"
