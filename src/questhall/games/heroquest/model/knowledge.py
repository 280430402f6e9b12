"""What the heroes know of the quest under way: a plan with nothing else in it, kept while they learn nothing new."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.plan import Plan

Key = tuple[int, ...]


class Known:
    """A plan as heroes know it (rules/known_plan.py), and the plan and the marks of knowledge it follows from."""

    def __init__(self, source: Plan, key: Key, noted: tuple[int, ...]) -> None:
        self.source = source
        self.key = key
        self.noted = noted  # the notes read so far, as the source numbers them
        self.plan: Plan = source
        self.plan_noted: tuple[int, ...] = noted  # the same as `plan` numbers them
        self.table: Table = NO_TABLE
        self.ends: int = 0  # bits: the squares of the start and of the exit, if it is known

    def holds(self, source: Plan, key: Key, noted: tuple[int, ...]) -> bool:
        """Whether that is still all they know."""
        return self.source is source and self.key == key and self.noted == noted


NO_TABLE: Final = Table(0)
NOTHING_KNOWN: Final = Known(Plan("", 0), (), ())
