"""The final table (dqt-end-03 to -10)."""

from __future__ import annotations

from questhall.games.betrayals.model.ids import NONE, QUESTS
from questhall.games.betrayals.model.state import SECONDARY_PENALTY, Adventure, Adventurer
from questhall.games.betrayals.views import refs
from questhall.games.betrayals.views.shapes import FinalQuest, FinalRow


def result(s: Adventure) -> list[FinalRow]:
    """Everybody, the best first; those who tie share a place."""
    ranks = {a.seat: s.rank(a) for a in s.adventurers}
    order = sorted(s.adventurers, key=lambda a: (-ranks[a.seat], a.seat))
    return [row(s, a, 1 + sum(rank > ranks[a.seat] for rank in ranks.values())) for a in order]


def row(s: Adventure, a: Adventurer, place: int) -> FinalRow:
    value = s.table.cards.quest_value
    done = [n for n in range(QUESTS) if a.completed >> n & 1 and n != a.main]
    return {
        "seat": refs.seat(a.seat),
        "trophies": a.trophies,
        "main": main_quest(s, a),
        "secondary": [
            *(final(n, True, value[n]) for n in done),
            *(final(n, False, -SECONDARY_PENALTY) for n in a.quests),
        ],
        "total": s.final_score(a),
        "carcasses": a.carcasses.bit_count(),
        "place": place,
    }


def main_quest(s: Adventure, a: Adventurer) -> FinalQuest | None:
    if a.main == NONE:
        return None
    won = 2 * s.table.cards.quest_value[a.main]
    return final(a.main, a.main_done, won if a.main_done else -s.main_penalty(a))


def final(quest: int, done: bool, points: int) -> FinalQuest:
    return {"quest": refs.quest(quest), "done": done, "points": points}
