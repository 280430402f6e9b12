"""The example that learns DragonQuest, for a moment."""

from __future__ import annotations

import importlib.util
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

from questhall.engine.playout import RandomPolicy

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_dragonquest.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_dragonquest", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_what_chance_never_finds(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "POPULATION", 20)
    monkeypatch.setattr(example, "ELITE", 4)
    monkeypatch.setattr(example, "GAMES", 5)
    *_, (_, _, weights) = islice(example.learn(1e9, seed=1), 3)
    assert example.loot(example.Learned(weights), 30, "1").mean > 100
    assert example.loot(RandomPolicy(), 30, "1").mean == 0
    assert set(example.report(weights, 2)) == {"learned", "random", "sane", "good"}


def test_the_same_seed_learns_the_same(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "POPULATION", 4)
    monkeypatch.setattr(example, "ELITE", 2)
    monkeypatch.setattr(example, "GAMES", 2)
    first, again = (list(islice(example.learn(1e9, seed), 2)) for seed in (3, 3))
    assert first == again != list(islice(example.learn(1e9, 4), 2))
