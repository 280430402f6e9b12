"""What the lab measures of a game of HeroQuest: how it went, and what it cost the heroes.

Zargon's seat has the party's figures, so that each game counts once; a hero's seat has his own. In a campaign they
are added up over its quests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.charts import MAP, NOTES, SPREAD, WORTH, Chart, Plan, Square
from questhall.engine.charts import MEANS as MEANS_CHART
from questhall.engine.charts import SHARES as SHARES_CHART
from questhall.engine.core import Event
from questhall.games.heroquest.model import board
from questhall.games.heroquest.model.cards import DREAD_IDS, ITEM_IDS, MONSTER_IDS
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import ITEMS
from questhall.games.heroquest.model.state import SUCCESS, UNFINISHED, Dungeon
from questhall.games.heroquest.rules import events as happened
from questhall.games.heroquest.rules.dice import blacks, skulls, whites
from questhall.games.heroquest.views.refs import square

OTHERWISE: Final = "cause:otherwise"  # nobody struck, nothing sprang: what is left is magic and the quest itself

# Values between 0 and 1 that say how often something is so; all others are means.
SHARES: Final = ("heroes won", "left unfinished", "died", "survived")
PARTY: Final = (
    "rounds",
    "Body Points lost by the party",
    "heroes lost",
    "monsters slain",
    "quests played",
    "quests won",
)
LUCK: Final = "luck"  # skulls that a hero's attacks showed, against half of the dice
MEANS: Final = (*PARTY, "Body Points lost", "gold", LUCK)
NOTED: Final = ("died at", "died of", "carried")
CHARTS: Final = (
    Chart("wins", SHARES_CHART, ("heroes won", "left unfinished", "survived")),
    Chart("length", SPREAD, ("rounds",)),
    Chart("cost", MEANS_CHART, ("heroes lost", "Body Points lost by the party", "monsters slain")),
    Chart("deaths", MAP, ("died at",)),
    Chart("causes", NOTES, ("died of",)),
    Chart("items", WORTH, ("carried",), "survived"),
    Chart("luck", SPREAD, (LUCK,)),
)

Sample = dict[str, float]
Notes = dict[str, list[str]]


def sample(dungeon: Dungeon, events: Sequence[Event]) -> list[Sample]:
    """One set of values a seat."""
    party: Sample = dict.fromkeys(PARTY, 0)
    heroes: list[Sample] = [
        {"Body Points lost": 0, "died": 0, "survived": 1, "gold": h.gold, LUCK: 0} for h in dungeon.heroes
    ]
    for kind, seat, a, b, _ in events:
        if kind == happened.HERO_HURT and b == 0:
            party["Body Points lost by the party"] += a
            heroes[seat - 1]["Body Points lost"] += a
        elif kind == happened.HERO_DIED:
            party["heroes lost"] += 1
            heroes[seat - 1] |= {"died": 1, "survived": 0}
        elif kind == happened.ATTACK_ROLLED and seat > 0:
            heroes[seat - 1][LUCK] += skulls(a) - (skulls(a) + whites(a) + blacks(a)) / 2
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


def note(dungeon: Dungeon, events: Sequence[Event]) -> list[Notes]:
    """Where each hero died, of what, and what he came by or began with. Zargon's seat has nothing to note."""
    notes: list[Notes] = [{"carried": carried(h)} for h in dungeon.heroes]
    harm = dict.fromkeys(range(1, len(notes) + 1), OTHERWISE)
    for kind, seat, a, b, _ in events:
        if kind == happened.QUEST_BEGINS:
            harm = dict.fromkeys(harm, OTHERWISE)
        elif kind == happened.MONSTER_ATTACKS and seat > 0 and b < len(dungeon.monsters):
            harm[seat] = f"kind:{MONSTER_IDS[dungeon.monsters[b].kind]}"
        elif kind in (happened.TRAP_SPRUNG, happened.CHEST_TRAP_SPRUNG) and seat > 0:
            harm[seat] = "cause:trap"
        elif kind == happened.DREAD_CAST:
            harm = dict.fromkeys(harm, f"dread:{DREAD_IDS[a]}")
        elif kind == happened.TURN_BEGINS and seat > 0:
            harm[seat] = OTHERWISE
        elif kind == happened.HERO_DIED and a >= 0:
            notes[seat - 1].setdefault("died at", []).append(square(a))
            notes[seat - 1].setdefault("died of", []).append(harm[seat])
        elif kind in (happened.ITEM_GAINED, happened.BOUGHT) and seat > 0 and a < ITEMS:
            notes[seat - 1]["carried"] = sorted({*notes[seat - 1]["carried"], f"item:{ITEM_IDS[a]}"})
    return [{}, *notes]


def carried(h: Hero) -> list[str]:
    return [f"item:{ITEM_IDS[item]}" for item in range(ITEMS) if h.items[item]]


def plan() -> Plan:
    """The board, area by area."""
    return tuple(Square(square(index), *board.xy(index), str(board.AREA[index])) for index in range(board.SQUARES))
