"""Tables of Pockets for the tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.engine.toy import GAME, Pockets

from questhall.engine.dice import Dice, Scripted, Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match

SEATS = (Seat("Ann"), Seat("Bob", "sane"), Seat("Cleo"))


def ticking() -> Callable[[], str]:
    """A clock that moves one second at each look."""
    seconds = iter(range(100_000))
    return lambda: f"2026-01-01T00:00:00Z+{next(seconds)}"


def seat_all(
    dice: Dice | None = None, seats: int = 2, rounds: str = "2", path: Path | None = None, ending: bool = True
) -> Match[Pockets]:
    return Match.new(
        GAME,
        {"rounds": rounds},
        SEATS[:seats],
        Seeded(1) if dice is None else dice,
        table="t1",
        path=path,
        clock=ticking(),
        ending=ending,
        sync=False,
    )


def scripted(*throws: str) -> Scripted:
    return Scripted(GAME.outcome, throws)


def play(match: Match[Pockets], moves: Sequence[tuple[int, str]]) -> None:
    for seat, name in moves:
        match.act(seat, name)


# One round of two seats with the throws ant, cat, 3: Ann bids two and gets her ant counted.
ROUND = [(0, "bid coins:2"), (1, "bid coins:1"), (0, "stay"), (0, "walk side:left"), (0, "keep")]


def finished(path: Path | None = None, dice: Dice | None = None) -> Match[Pockets]:
    """A whole game of one round."""
    match = seat_all(scripted("ant", "cat", "3") if dice is None else dice, rounds="1", path=path)
    play(match, ROUND[:2])
    while not match.is_over:
        seat = match.state.deciders()[0]
        match.act(seat, match.options(seat)[0].name)
    return match
