"""A quest with rolled gear (section 8): what earlier quests would have brought is thrown for, and spent, first."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.state import BETWEEN, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.armoury import ARMOURY
from questhall.games.heroquest.rules.dice import RED, pips
from questhall.games.heroquest.rules.setup import turn_order

DICE: Final = 2
GOLD_A_PIP: Final = 15  # times the quests before this one: about 105 gold a quest, as section 2.12 reckons
MOST_QUESTS: Final = 13


def outfit(s: Dungeon) -> None:
    """Each hero throws for his purse, then all visit the armoury; before the first quest there is nothing to throw."""
    quests = min(s.table.plans[s.quest].number - 1, MOST_QUESTS)
    if not s.table.rolled_gear or quests < 1:
        return
    s.phase = BETWEEN
    s.plan = cover(s.table.plans[s.quest])
    s.order = turn_order(s.table)
    s.then(ARMOURY)
    s.then(RollPurse(0, quests))


def cover(plan: Plan) -> Plan:
    """Of the quest that is not laid out yet: its title and its difficulty."""
    made = Plan(plan.id, plan.number)
    made.difficulty = plan.difficulty
    if plan.title != NONE:
        made.title = 0
        made.texts = [plan.texts[plan.title]]
    return made


class RollPurse(Step[Dungeon]):
    """Two red dice for each hero."""

    def __init__(self, hero: int, quests: int) -> None:
        self.hero = hero
        self.quests = quests

    def run(self, s: Dungeon) -> None:
        if self.hero < len(s.heroes):
            s.roll(self, RED[DICE])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        gold = pips(answer) * GOLD_A_PIP * self.quests
        s.heroes[self.hero].gold += gold
        s.emit(events.GOLD_SHARED, self.hero + 1, gold)
        s.then(RollPurse(self.hero + 1, self.quests))
