"""Luck in plain words: what a hero's dice showed, against what dice show on average."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from questhall.drawing.board import Speaker
from questhall.engine.core import NATURE, Chance
from questhall.engine.game import Game
from questhall.engine.replay import Replay

Spread = dict[int, float]  # how likely each count is

# What is counted: its id, the steps that throw for it, what each face counts, and whether more of it is good.
MEASURES: Final = (
    ("skulls", ("RollMovement", "RollAgain"), {"skull": 1, "double": 2}, False),
    ("stars", ("ThrowChamberDice", "ThrowAgain"), {"star": 1}, True),
)
WALLS: Final = "walls"
ONE_IN_THREE: Final = {0: 2 / 3, 1: 1 / 3}
WALL_KINDS: Final = ("tile-shown", "fast-wall")
FEW: Final = 2.0  # throws that promise less than this say nothing about luck


@dataclass(frozen=True)
class Luck:
    """One count at the end of a game."""

    what: str
    count: int
    expected: float
    beaten: float  # the share of all fates that were less lucky


def measure(replay: Replay[Any]) -> dict[int, list[Luck]]:
    """The luck of every seat, from the line of play."""
    fates: dict[tuple[int, str], Spread] = defaultdict(lambda: {0: 1.0})
    counts: dict[tuple[int, str], int] = defaultdict(int)
    for seat, what, number, spread_of_one in parts(replay):
        fates[seat, what] = added(fates[seat, what], spread_of_one)
        counts[seat, what] += number
    found: dict[int, list[Luck]] = defaultdict(list)
    good = {what: more for what, _, _, more in MEASURES}
    for (seat, what), spread_of_all in fates.items():
        expected = sum(n * share for n, share in spread_of_all.items())
        if expected >= FEW:
            shown = counts[seat, what]
            found[seat].append(Luck(what, shown, expected, beaten(spread_of_all, shown, good.get(what, False))))
    return dict(found)


def parts(replay: Replay[Any]) -> Iterator[tuple[int, str, int, Spread]]:
    """Every throw that counts: whose, for what, how many it showed, and what it could have shown."""
    line = replay.timeline
    for move in line.line():
        for told in replay.told(move.n):
            if told.kind in WALL_KINDS:
                yield told.seat, WALLS, int(told.args["hit"] == "yes"), ONE_IN_THREE
        if move.seat != NATURE:
            continue
        before = line.state_at(move.before)
        for what, steps, worth, _ in MEASURES:
            if type(before.asking).__name__ in steps:
                number = count(replay.game, before.chance, move.code, worth)
                yield before.active, what, number, spread(replay.game, before.chance, tuple(worth.items()))


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
    """`31 skulls rolled, 27.4 expected. Unlucky: 8 games in 10 go better.`"""
    tenth = round(10 * luck.beaten)
    verdict = "fair" if 3 <= tenth <= 7 else "lucky" if tenth > 7 else "unlucky"
    share = max(min(tenth if verdict == "lucky" else 10 - tenth, 9), 1)
    counted = say.say(f"board-luck-{luck.what}", {"count": luck.count, "expected": round(luck.expected, 1)})
    return f"{counted} {say.say(f'board-luck-{verdict}', {'share': share})}"
