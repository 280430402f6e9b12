"""What a table agrees on before the game, and what never changes after."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance
from questhall.games.betrayals.model.cards import Cards

# How the table keeps time (dqt-onl-01)
LIVE: Final = 0
RELAXED: Final = 1
BY_TURNS: Final = 2

NO_LIMIT: Final = 1 << 20


class Table:
    """Options and printed figures. Shared by clones. The values here are the defaults of section 8."""

    def __init__(self, seats: int, cards: Cards) -> None:
        self.seats = seats
        self.cards = cards  # with or without house effects
        self.goal: int = 15
        self.observation_rounds: int = 2
        self.start_gems: int = 0
        self.ends_with_turn: bool = False
        self.main_penalty_double: bool = False
        self.unlimited_bank: bool = False
        self.ally_gauge: tuple[int, ...] = ()  # ally value by power 0..40 (2.3)
        self.draft: bool = False
        self.auto_claim: tuple[bool, ...] = (True,) * seats
        self.private_offers: bool = False  # dqt-neg-19
        self.offer_limit: int = 5  # dqt-neg-16
        self.binding: bool = False
        self.arena_shield: bool = False
        self.public_ledger: bool = True
        self.clock: int = LIVE
        self.deadline: int = 24  # hours for a decision, turn by turn (dqt-onl-05)
        self.unique_powers: bool = True
        # Chances that are the same all game (dqt-gen-02)
        self.die: Chance = Chance("d8", list(range(1, 9)), [1] * 8)
        faces = range(1, 9)
        self.dice: Chance = Chance("fight", [10 * green + red for green in faces for red in faces], [1] * 64)
