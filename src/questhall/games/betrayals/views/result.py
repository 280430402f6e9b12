"""The final table (dqt-end-03 to -10)."""

from __future__ import annotations

from typing import Any

from questhall.games.betrayals.model.ids import NONE, QUESTS
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import ending
from questhall.games.betrayals.views import refs


def result(s: Adventure) -> list[dict[str, Any]]:
    """Everybody, the best first; those who tie share a place."""
    ranks = {a.seat: ending.rank(s, a) for a in s.adventurers}
    order = sorted(s.adventurers, key=lambda a: (-ranks[a.seat], a.seat))
    return [row(s, a, 1 + sum(rank > ranks[a.seat] for rank in ranks.values())) for a in order]


def row(s: Adventure, a: Adventurer, place: int) -> dict[str, Any]:
    value = s.table.cards.quest_value
    done = [n for n in range(QUESTS) if a.completed >> n & 1 and n != a.main]
    return {
        "seat": refs.seat(a.seat),
        "trophies": a.trophies,
        "main": None
        if a.main == NONE
        else {
            "quest": refs.quest(a.main),
            "done": a.main_done,
            "points": 2 * value[a.main] if a.main_done else -ending.main_penalty(s, a),
        },
        "secondary": [
            *({"quest": refs.quest(n), "done": True, "points": value[n]} for n in done),
            *({"quest": refs.quest(n), "done": False, "points": -ending.SECONDARY_PENALTY} for n in a.quests),
        ],
        "total": ending.final_score(s, a),
        "carcasses": a.carcasses.bit_count(),
        "place": place,
    }
