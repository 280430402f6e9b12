"""One seat as Gymnasium wants it, with bots at the others, and games kept as records."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.play import every_game

from questhall import envs
from questhall.bots import UnknownBot
from questhall.engine.verify import verify
from questhall.games import open_game


class Masked:
    """Gymnasium's checker takes any action of the space; this one takes the next that is allowed."""

    def __new__(cls, env: envs.Single) -> Any:
        import gymnasium

        class Allowed(gymnasium.ActionWrapper):  # type: ignore[misc]
            def action(self, action: int) -> int:
                allowed = np.flatnonzero(self.unwrapped.choices.mask)
                return int(allowed[action % len(allowed)])

        return Allowed(env)


def test_the_checker_of_gymnasium() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not within the minimum|.*different from the unwrapped version")
        check_env(Masked(envs.single("dragonquest")), skip_render_check=True)
        check_env(Masked(envs.single("betrayals", seat=1, board=False)), skip_render_check=True)


@every_game
def test_bots_play_the_other_seats(game_id: str) -> None:
    title = open_game(game_id).title
    env = envs.single(game_id, ["random"] * (title.max_seats - 1), seat=1, limit=150)
    draw = Random(1)
    _, info = env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        allowed = np.flatnonzero(info["action_mask"])
        assert len(allowed) == len(env.episode.state.legal_for(1)) > 0
        _, reward, over, cut, info = env.step(draw.choice(list(allowed)))
    assert reward == (0 if cut else 1 if 1 in env.episode.state.winners() else -1)
    assert {seat for seat, _ in env.episode.answers} <= set(range(title.max_seats))
    assert len({seat for seat, _ in env.episode.answers}) > 1


def test_the_same_seed_gives_the_same_bots() -> None:
    def line(seed: int) -> list[tuple[int, int]]:
        env = envs.single("dragonquest", ["sane"], limit=60)
        env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            _, _, over, cut, _ = env.step(0)
        return env.episode.answers

    assert line(3) == line(3) != line(4)


def test_what_cannot_be_seated_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot called 'clever'"):
        envs.single("dragonquest", ["clever"])
    with pytest.raises(ValueError, match="there is no seat 2; there are 2, from 0 on"):
        envs.single("dragonquest", ["sane"], seat=2)
    env = envs.single("dragonquest")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not allowed now"):
        env.step(100)


# Records


@every_game
def test_an_episode_is_a_record_that_verifies(game_id: str, tmp_path: Path) -> None:
    env = envs.raw_env(game_id, limit=120)
    env.reset(seed=5)
    draw = Random(5)
    while not (env.episode.over or env.truncations["seat_0"]):
        env.step(draw.choice(list(env.choices.answers)))
    path = tmp_path / "episode.game.jsonl"
    env.save(path)
    report = verify(path, open_game)
    assert report.ok, str(report)
    assert any(check.what == "throws" and check.ok for check in report.checks), str(report)


def test_a_record_names_the_bots(tmp_path: Path) -> None:
    env = envs.single("dragonquest", ["sane"])
    env.reset(seed=1)
    while not env.episode.over:
        env.step(0)
    path = tmp_path / "single.game.jsonl"
    env.save(path)
    first = json.loads(path.read_text().splitlines()[0])
    assert [seat["by"] for seat in first["seats"]] == ["person", "sane"]
    assert verify(path, open_game).ok
