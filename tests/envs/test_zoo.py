"""Every game as PettingZoo wants it."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.envs.play import every_game, numbered

from questhall import envs
from questhall.engine.learning import Unnumbered
from questhall.games import open_game

CYCLES = 60
DICT_IS_MEANT = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def checked(env: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for meant in DICT_IS_MEANT:
            warnings.filterwarnings("ignore", message=meant)
        api_test(env, num_cycles=CYCLES)


@every_game
def test_the_api_of_pettingzoo(game_id: str) -> None:
    checked(envs.env(game_id))
    checked(envs.raw_env(game_id))


@numbered
def test_the_api_with_fixed_names(game_id: str) -> None:
    checked(envs.env(game_id, action="names"))


@every_game
def test_the_same_seed_gives_the_same_game(game_id: str) -> None:
    seed_test(lambda: envs.env(game_id), num_cycles=CYCLES)


def test_the_dice_follow_the_seed() -> None:
    assert dice_of("dragonquest", 1) == dice_of("dragonquest", 1) != dice_of("dragonquest", 2)


def dice_of(game_id: str, seed: int) -> list[tuple[int, int]]:
    env = envs.raw_env(game_id, limit=40)
    env.reset(seed=seed)
    draw = Random(0)
    while not (any(env.truncations.values()) or any(env.terminations.values())):
        env.step(draw.choice(list(env.choices.answers)))
    return [*env.episode.answers, (env.episode.throws, env.episode.state.turn)]


def test_without_a_seed_the_next_game_has_other_dice() -> None:
    env = envs.raw_env("dragonquest")
    env.reset(seed=1)
    seeds = [env.episode.seed]
    for _ in range(2):
        env.reset()
        seeds.append(env.episode.seed)
    assert len(set(seeds)) == 3


@pytest.mark.parametrize("game_id", ["dragonquest", "betrayals"])
def test_all_seats_end_together_and_are_paid(game_id: str) -> None:
    env = envs.raw_env(game_id, seats=3)
    env.reset(seed=3)
    draw = Random(3)
    while not env.episode.over:
        assert not any(env.terminations.values())
        env.step(draw.choice(list(env.choices.answers)))
    winners = env.episode.state.winners()
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards == {f"seat_{n}": 1.0 if n in winners else -1.0 for n in range(3)}
    assert not env.last()[0]["action_mask"].any()
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_rewards_of_ones_own() -> None:
    env = envs.raw_env("dragonquest", seats=2, reward=lambda state, seat: 7.0 + seat)
    env.reset(seed=1)
    while not env.episode.over:
        env.step(0)
    assert env.rewards == {"seat_0": 7.0, "seat_1": 8.0}
    with pytest.raises(ValueError, match="not one of win, score"):
        envs.raw_env("dragonquest", reward="gold")


def test_a_limit_cuts_the_game_off() -> None:
    env = envs.raw_env("dragonquest", limit=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not env.truncations["seat_0"]
        env.step(0)
    assert env.truncations["seat_0"] and not env.terminations["seat_0"]


def test_the_mask_is_in_observation_and_info_for_whoever_is_asked() -> None:
    env = envs.raw_env("dragonquest", seats=2)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    asked = env.seat_of[env.agent_selection]
    assert seen["action_mask"].sum() == len(env.episode.state.legal_for(asked))
    assert np.array_equal(info["action_mask"], seen["action_mask"])
    assert not env.observe(f"seat_{1 - asked}")["action_mask"].any()


def test_what_is_not_allowed_is_refused() -> None:
    env = envs.raw_env("dragonquest")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not allowed now"):
        env.step(127)
    checked_env = envs.env("dragonquest", seats=2)
    checked_env.reset(seed=1)
    agent = checked_env.agent_selection
    with pytest.raises(AssertionError, match="not in action space"):
        checked_env.step(128)
    checked_env.step(127)
    assert checked_env.rewards[agent] == -1 and all(checked_env.terminations.values())
    assert not checked_env.last()[0]["action_mask"].any()
    for _ in range(2):
        checked_env.step(None)
    assert checked_env.agents == []


def test_nothing_is_done_before_reset_and_a_loop_steps() -> None:
    env = envs.env("dragonquest")
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        _ = env.agent_selection
    for act in (lambda: env.step(0), env.agent_iter, env.render, lambda: env.observe("seat_0")):
        with pytest.raises(AssertionError, match="before"):
            act()
    env.reset(seed=1)
    turns = iter(env.agent_iter())
    assert next(turns) == "seat_0"
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


def test_more_answers_than_slots_are_an_error_and_never_cut() -> None:
    env = envs.raw_env("dragonquest")
    env.encoder.slots = 1
    with pytest.raises(Unnumbered, match=r"dragonquest: \d+ answers at once, but only 1 slots"):
        env.reset(seed=1)


def test_a_game_without_numbers_of_its_own_has_slots_and_hashed_views(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("questhall.envs.encoding.learning_of", lambda title: None)
    checked(envs.raw_env("dragonquest"))
    env = envs.raw_env("dragonquest", seats=2)
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    env.step(0)
    assert set(env.last()[0]) == {"observation", "action_mask"}
    assert not np.array_equal(env.last()[0]["observation"], before)
    with pytest.raises(ValueError, match="has no fixed names"):
        envs.raw_env("dragonquest", action="names")


@every_game
def test_pictures_in_characters_and_pixels(game_id: str) -> None:
    env = envs.raw_env(game_id, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert len(drawn.split()) > 5
    env.render_mode = "rgb_array"
    image = env.render()
    assert image.dtype == np.uint8 and image.shape[2] == 3 and len(np.unique(image)) > 3
    with pytest.raises(ValueError, match="render_mode 'human' is not one of"):
        envs.raw_env(game_id, render_mode="human")


def test_the_picture_shows_the_signs_of_the_drawing() -> None:
    from questhall.drawing.canvas import Canvas
    from questhall.envs.picture import SCALE, pixels

    canvas = Canvas(1, 1, "#ff0000 on #0000ff")
    canvas.put(0, 0, "é")
    points = pixels(canvas)[::SCALE, ::SCALE]
    assert ["".join("#" if point[0] else "." for point in row) for row in points] == [
        "###.",
        "#...",
        "##..",
        "#...",
        "###.",
        "....",
    ]


def test_seats_and_options_are_the_games() -> None:
    assert envs.raw_env("betrayals").max_num_agents == open_game("betrayals").title.min_seats
    with pytest.raises(ValueError, match="seats"):
        envs.raw_env("dragonquest", seats=9)
    with pytest.raises(ValueError, match="unknown option"):
        envs.raw_env("dragonquest", {"sun": "off"})
    with pytest.raises(ValueError, match="action 'buttons'"):
        envs.raw_env("dragonquest", action="buttons")
