"""After a quest: rewards, the dead, the way home; and which quest comes next (3.19, 4.1 step 6).

AFTER_QUEST lies below END_OF_QUEST. It ends the game, or lets the heroes into the armoury (armoury.py), which lies
below it; then s.quest is the quest they play next.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.cards import ARTIFACT
from questhall.games.heroquest.model.figures import DEAD, Hero, changed
from questhall.games.heroquest.model.ids import ITEMS, NONE
from questhall.games.heroquest.model.state import BETWEEN, SUCCESS, ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.armoury import finish
from questhall.games.heroquest.rules.effects_heroes import restore_equipment, survivors
from questhall.games.heroquest.rules.script import perform
from questhall.games.heroquest.rules.setup import enriches, new_hero, refresh

WOUNDED: Final = 1  # table option `death`
HARDCORE: Final = 2
CHAMPION: Final = "champion"


class AfterQuest(Step[Dungeon]):
    """4.1 step 6."""

    def run(self, s: Dungeon) -> None:
        s.active = NONE
        s.acting = NONE
        s.turn += 1
        s.emit(events.QUEST_ENDS, ZARGON, s.outcome)
        remember_treasures(s)
        s.then(GO_HOME)
        if s.outcome == SUCCESS:
            succeed(s)
        else:
            s.beaten_in = s.quest


def remember_treasures(s: Dungeon) -> None:
    """heq-btw-07, R-28: special treasures that were taken stay taken, also in a quest played again."""
    taken = s.treasures_gone[s.quest]
    for n, treasure in enumerate(s.plan.treasures):
        if s.treasures_taken >> n & 1 and any(enriches(effect) for effect in treasure.gives):
            taken |= 1 << n
    s.treasures_gone = changed(s.treasures_gone, s.quest, taken)


def succeed(s: Dungeon) -> None:
    """heq-end-07, -08: rewards once, and the quest's number on the sheet of everybody who lives."""
    again = s.campaign_done >> s.quest & 1 == 1
    s.campaign_done |= 1 << s.quest
    living = survivors(s)
    for h in living:
        h.quests |= 1 << s.quest
        if s.plan.reward_each and not again:
            h.gold += s.plan.reward_each
            s.emit(events.GOLD_SHARED, h.number + 1, s.plan.reward_each)
    if not again:  # heq-btw-06: a finished quest pays nothing
        perform(s, s.plan.rewards, living[0].number)
    if s.plan.next == CHAMPION:
        for h in living:  # heq-btw-08
            s.champions |= 1 << h.number
            s.emit(events.CHAMPION, h.number + 1)


class GoHome(Step[Dungeon]):
    """Everybody's wounds are seen to; then the armoury, or the end of the game (heq-btw-06)."""

    def run(self, s: Dungeon) -> None:
        last = next_quest(s) == NONE or (s.table.death == HARDCORE and everybody_has_died(s))
        if not s.table.campaign or last:
            finish(s)
            return
        for number in range(len(s.heroes)):
            if s.heroes[number].status == DEAD:
                bury(s, number)  # heq-btw-05
            rest(s, s.heroes[number])  # heq-btw-01
        s.artifacts_found &= ~s.artifacts_lost  # heq-die-09: they turn up again from now on
        s.quest = next_quest(s)
        s.ready = 0  # heq-btw-04: for the armoury
        s.phase = BETWEEN


def everybody_has_died(s: Dungeon) -> bool:
    for h in s.heroes:
        if h.deaths == 0:
            return False
    return True


def bury(s: Dungeon, number: int) -> None:
    """heq-btw-05, heq-end-05: a new hero of the same class takes the place; or the wounded one returns, half robbed.

    heq-die-09: what nobody has taken up is lost, and noted.
    """
    dead = s.heroes[number]
    if s.table.death == WOUNDED:
        dead.gold -= dead.gold // 2
        return
    for item in range(ITEMS):
        if dead.items[item]:
            s.artifacts_lost |= 1 << item & ARTIFACT
    h = new_hero(s.table, number, s.table.classes[number])
    h.deaths = dead.deaths
    s.heroes[number] = h
    s.emit(events.NEW_HERO, number + 1)


def rest(s: Dungeon, h: Hero) -> None:
    """heq-btw-01 to -03: whole again, all spells back, nothing of the quest stays but what is on the sheet."""
    if h.equipment_taken:
        restore_equipment(h)
    refresh(h)


def next_quest(s: Dungeon) -> int:
    """heq-btw-06: the one after a success, else the same again; NONE when the campaign is over."""
    if s.outcome != SUCCESS:
        return s.quest
    if s.plan.next == CHAMPION:
        return NONE
    for i in range(len(s.table.plans)):
        if s.table.plans[i].id == s.plan.next:
            return i
    return s.quest + 1 if s.quest + 1 < len(s.table.plans) else NONE


GO_HOME: Final = GoHome()
AFTER_QUEST: Final = AfterQuest()
