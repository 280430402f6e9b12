"""In the treasure chamber: what to take, and whether to stay for another throw."""

from __future__ import annotations

from questhall.games.dragonquest.state import NO_TREASURE, TAKE, Quest


def best_treasure(s: Quest) -> int:
    """The most valuable one."""
    best = NO_TREASURE
    most = 0
    values = s.table.treasure_values
    for answer in s.legal:
        if answer != NO_TREASURE and values[answer - TAKE] > most:
            best = answer
            most = values[answer - TAKE]
    return best
