"""States as arrays: what a seat sees, which actions it has, and which answer each of them is."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from questhall.engine.core import State
from questhall.engine.game import Game
from questhall.engine.learning import SLOTS as USUAL_SLOTS
from questhall.engine.learning import Learning, Numbering, Sight, Unnumbered, learning_of
from questhall.envs import hashing

SLOTS: Final = "slots"
NAMES: Final = "names"
ANSWER_WIDTH: Final = 6  # kind, three parts, column and row

Observation = dict[str, Any]


class Choices:
    """What a seat may do: the mask over all actions, and the answer of each that is allowed."""

    def __init__(self, mask: Any, answers: dict[int, int], numbers: list[int]) -> None:
        self.mask = mask
        self.answers = answers
        self.numbers = numbers  # the fixed names of the answers in their order; empty for a game without


class Encoder:
    """The arrays of one game. `board` and `answers` can be left out where nobody looks at them."""

    def __init__(self, game: Game[Any], action: str = SLOTS, board: bool = True, answers: bool = True) -> None:
        self.game = game
        self.learning: Learning | None = learning_of(game.title)
        if action not in (SLOTS, NAMES):
            raise ValueError(f"action {action!r} is not one of {SLOTS}, {NAMES}")
        if action == NAMES and self.learning is None:
            raise ValueError(f"{game.id} has no fixed names for its answers; use action={SLOTS!r}")
        self.names = action == NAMES
        self.slots = USUAL_SLOTS if self.learning is None else self.learning.numbering.slots
        self.actions = self.learning.numbering.size if self.names and self.learning else self.slots
        self.with_board = board and self.learning is not None and bool(self.learning.sight.board)
        self.with_answers = answers and not self.names and self.learning is not None
        self.scale = hashing.SCALE if self.learning is None else scale_of(self.learning.sight)
        self.table: Any = None if self.learning is None else answer_table(self.learning.numbering)
        self.action_space = spaces.Discrete(self.actions)
        self.observation_space = spaces.Dict(self.parts())

    def parts(self) -> dict[str, spaces.Space[Any]]:
        found: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 1, (len(self.scale),), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        if self.with_board and self.learning:
            sight = self.learning.sight
            found["board"] = spaces.Box(0, 1, (len(sight.board), sight.height, sight.stride), np.uint8)
        if self.with_answers:
            found["answers"] = spaces.Box(0, 1, (self.slots, ANSWER_WIDTH), np.float32)
        return found

    # Actions

    def choices(self, s: State, seat: int) -> Choices:
        """The actions of a seat; none if it is not asked."""
        legal = s.legal_for(seat)
        numbers = (
            self.learning.numbering.numbers(s, seat) if self.learning and (self.names or self.with_answers) else []
        )
        mask = np.zeros(self.actions, np.int8)
        if self.names:
            mask[numbers] = 1
            answers = dict(zip(numbers, legal, strict=True))
            if len(answers) < len(legal):
                raise Unnumbered(f"{self.game.id}: two of the answers {legal} have the same number")
            return Choices(mask, answers, numbers)
        if len(legal) > self.slots:
            raise Unnumbered(f"{self.game.id}: {len(legal)} answers at once, but only {self.slots} slots")
        mask[: len(legal)] = 1
        return Choices(mask, dict(enumerate(legal)), numbers)

    # Observations

    def observe(self, s: State, seat: int, choices: Choices) -> Observation:
        found: Observation = {"observation": self.numbers(s, seat), "action_mask": choices.mask}
        if self.with_board and self.learning:
            found["board"] = planes(self.learning.sight, s, seat)
        if self.with_answers:
            rows = np.zeros((self.slots, ANSWER_WIDTH), np.float32)
            if choices.numbers:
                self.table.take(choices.numbers, 0, rows[: len(choices.numbers)], "clip")
            found["answers"] = rows
        return found

    def numbers(self, s: State, seat: int) -> Any:
        """The flat part of what a seat sees; what is beyond its scale counts as 1."""
        rows = hashing.rows(self.game, s, seat) if self.learning is None else self.learning.sight.rows(s, seat)
        found = np.frombuffer(rows, np.uint8) * self.scale
        return np.minimum(found, 1, out=found)


def planes(sight: Sight, s: State, seat: int) -> Any:
    """Sets of squares as zeros and ones: a plane each, rows, columns."""
    assert sight.planes is not None
    squares = sight.height * sight.stride
    width = (squares + 7) // 8
    packed = b"".join([plane.to_bytes(width, "little") for plane in sight.planes(s, seat)])
    unpacked = np.unpackbits(np.frombuffer(packed, np.uint8).reshape(-1, width), 1, squares, "little")
    return unpacked.reshape(-1, sight.height, sight.stride)


@cache
def scale_of(sight: Sight) -> Any:
    """What each number is multiplied with."""
    scales = [
        1 / column.scale
        for part in sight.parts
        for _ in range(part.rows)
        for column in part.columns
        for _ in range(column.count)
    ]
    return np.array(scales, np.float32)


@cache
def answer_table(numbering: Numbering) -> Any:
    """A row for every fixed name: its kind, its parts, and the column and row of its square, all from 0 to 1."""
    rows = []
    for place, head in enumerate(numbering.heads):
        x, y, z = head.sizes
        high = (x - 1) // head.wide + 1 if head.wide else 1
        for number in range(head.size):
            a, b, c = number // (y * z), number // z % y, number % z
            square = ((a % head.wide + 1) / head.wide, (a // head.wide + 1) / high) if head.wide else (0, 0)
            rows.append(((place + 1) / len(numbering.heads), (a + 1) / x, (b + 1) / y, (c + 1) / z, *square))
    return np.array(rows, np.float32)
