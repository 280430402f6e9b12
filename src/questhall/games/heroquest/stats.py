"""What the lab measures of a game of HeroQuest: how it went, and what it cost the heroes.

Zargon's seat has the party's figures, so that each game counts once; a hero's seat has his own. In a campaign they
are added up over its quests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.core import Event
from questhall.games.heroquest.model.state import SUCCESS, UNFINISHED, Dungeon
from questhall.games.heroquest.rules import events as happened

# Values between 0 and 1 that say how often something is so; all others are means.
SHARES: Final = ("heroes won", "left unfinished", "died")
PARTY: Final = (
    "rounds",
    "Body Points lost by the party",
    "heroes lost",
    "monsters slain",
    "quests played",
    "quests won",
)
MEANS: Final = (*PARTY, "Body Points lost", "gold")

Sample = dict[str, float]


def sample(dungeon: Dungeon, events: Sequence[Event]) -> list[Sample]:
    """One set of values a seat."""
    party: Sample = dict.fromkeys(PARTY, 0)
    heroes: list[Sample] = [{"Body Points lost": 0, "died": 0, "gold": h.gold} for h in dungeon.heroes]
    for kind, seat, a, b, _ in events:
        if kind == happened.HERO_HURT and b == 0:
            party["Body Points lost by the party"] += a
            heroes[seat - 1]["Body Points lost"] += a
        elif kind == happened.HERO_DIED:
            party["heroes lost"] += 1
            heroes[seat - 1]["died"] = 1
        elif kind == happened.MONSTER_SLAIN:
            party["monsters slain"] += 1
        elif kind == happened.ROUND_BEGINS:
            party["rounds"] += 1
        elif kind == happened.QUEST_ENDS:
            party["quests played"] += 1
            party["quests won"] += a == SUCCESS
    party["rounds"] = max(party["rounds"], dungeon.round)  # the first may begin before anybody listens
    party["heroes won"] = dungeon.outcome == SUCCESS
    party["left unfinished"] = dungeon.outcome == UNFINISHED
    return [party, *heroes]
