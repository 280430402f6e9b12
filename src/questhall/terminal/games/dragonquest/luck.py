"""Luck in plain words: what a hero's dice showed, against what dice show on average."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from questhall.engine.core import NATURE, Chance
from questhall.engine.game import Game
from questhall.engine.replay import Replay
from questhall.terminal.speech import Speaker

Spread = dict[int, float]  # how likely each count is

# What is counted: its id, the throws it is counted in, and what each face counts; more of it is good or bad.
MEASURES: Final = (
    ("skulls", "movement", {"skull": 1, "double": 2}, False),
    ("stars", "chamber", {"star": 1}, True),
    ("swords", "battle", {"sword": 1}, True),
)
FEW: Final = 3.0  # throws that promise less than this say nothing about luck


@dataclass(frozen=True)
class Luck:
    """One count at the end of a game."""

    what: str
    count: int
    expected: float
    beaten: float  # the share of all fates that were less lucky


def measure(replay: Replay[Any]) -> dict[int, list[Luck]]:
    """The luck of every seat, from the throws on the line of play."""
    spreads: dict[tuple[int, str], Spread] = defaultdict(lambda: {0: 1.0})
    counts: dict[tuple[int, str], int] = defaultdict(int)
    for seat, chance, outcome in throws(replay):
        for what, kind, worth, _ in MEASURES:
            if chance.name.partition(":")[0] == kind:
                spreads[seat, what] = added(spreads[seat, what], spread(replay.game, chance, tuple(worth.items())))
                counts[seat, what] += count(replay.game, chance, outcome, worth)
    found: dict[int, list[Luck]] = defaultdict(list)
    for (seat, what), fates in spreads.items():
        expected = sum(n * share for n, share in fates.items())
        if expected >= FEW:
            good = next(more for name, _, _, more in MEASURES if name == what)
            found[seat].append(Luck(what, counts[seat, what], expected, beaten(fates, counts[seat, what], good)))
    return dict(found)


def throws(replay: Replay[Any]) -> Iterator[tuple[int, Chance, int]]:
    """Whose throw, of which dice, with which outcome."""
    line = replay.timeline
    for move in line.line():
        if move.seat == NATURE:
            before = line.state_at(move.before)
            yield before.active, before.chance, move.code


def count(game: Game[Any], chance: Chance, outcome: int, worth: dict[str, int]) -> int:
    return sum(worth.get(word, 0) for word in game.outcome_name(chance, outcome).split())


@cache
def spread(game: Game[Any], chance: Chance, worth: tuple[tuple[str, int], ...]) -> Spread:
    found: Spread = defaultdict(float)
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        found[count(game, chance, outcome, dict(worth))] += weight / chance.total
    return dict(found)


def added(one: Spread, other: Spread) -> Spread:
    found: Spread = defaultdict(float)
    for a, p in one.items():
        for b, q in other.items():
            found[a + b] += p * q
    return dict(found)


def beaten(fates: Spread, shown: int, good: bool) -> float:
    """The share of fates that this one beats, ties counted half."""
    worse = sum(share for n, share in fates.items() if (n < shown) == good and n != shown)
    return worse + fates.get(shown, 0.0) / 2


def words(luck: Luck, say: Speaker) -> str:
    """`Skulls: 31, where 27.4 are to be expected. Unlucky: 8 of 10 heroes have it better.`"""
    tenth = round(10 * luck.beaten)
    verdict = "fair" if 3 <= tenth <= 7 else "lucky" if tenth > 7 else "unlucky"
    share = max(min(tenth if verdict == "lucky" else 10 - tenth, 9), 1)
    sentence = say.ui(f"drq-luck-{luck.what}", count=luck.count, expected=round(luck.expected, 1))
    return f"{sentence} {say.ui(f'drq-luck-{verdict}', share=share)}"
