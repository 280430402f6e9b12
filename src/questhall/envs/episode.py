"""One game being played by programs: its state, its dice, and the line of answers, which can be kept as a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, SEVERAL, State, apply
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.game import Game
from questhall.engine.match import Match


class Episode:
    """A game from a start that was laid out before. The dice are those of its seed, so its record can be verified."""

    def __init__(self, game: Game[Any], start: State, options: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.state: State = start.clone()
        self.dice = Seeded(seed)
        self.throws = 0
        self.answers: list[tuple[int, int]] = []
        self.roll()

    def roll(self) -> None:
        """The dice the game waits for."""
        s = self.state
        while s.waiting == CHANCE:
            apply(s, NATURE, self.dice.draw(self.throws, s.chance))
            self.throws += 1

    @property
    def over(self) -> bool:
        return self.state.waiting == OVER

    @property
    def asked(self) -> int:
        """The seat that answers next; where several are asked, the first that is waited for."""
        s = self.state
        assert s.waiting == DECISION
        return s.awaited()[0] if s.seat == SEVERAL else s.seat

    def answer(self, seat: int, answer: int) -> None:
        self.answers.append((seat, answer))
        apply(self.state, seat, answer)
        self.roll()

    def save(self, path: Path, seats: Sequence[Seat]) -> None:
        """Write it as `*.game.jsonl`: it opens in the hall and in the terminal, and verifies."""
        match = Match.new(self.game, self.options, seats, Seeded(self.seed), path=path, sync=False)
        for seat, code in self.answers:
            match.act(seat, self.game.option(match.state, seat, code).name)
