"""After an arena: what the winning attacker takes, the Thief's fingers, the curse, the used armours (AR11, AR12)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.betrayals.model.answer_codes import GEMS, TAKE_CARCASS, TAKE_ITEM
from questhall.games.betrayals.model.deals import CARCASS_TERM, ITEM_TERM
from questhall.games.betrayals.model.ids import ITEMS, MONSTERS, NONE, THIEF
from questhall.games.betrayals.model.state import FOR_ATTACKER, GREEN_WON, Adventure
from questhall.games.betrayals.rules import deeds, events
from questhall.games.betrayals.rules.fight import doubling_item, spend_armours
from questhall.games.betrayals.rules.items import receive_item
from questhall.games.betrayals.rules.promises import fight_ended, plundered
from questhall.games.betrayals.rules.quests import claim_all
from questhall.games.betrayals.rules.wealth import curse, move_gems, receive_carcass

FINGERS: Final = 1  # dqt-chr-07
MANY_GEMS: Final = 5  # of which three would be taken


class Plunder(Step[Adventure]):
    """AR11, dqt-are-12 to -15: half the defender's gems, or one of his items, or one of his carcasses."""

    def run(self, s: Adventure) -> None:
        choices = loot(s)
        if choices:
            s.decide(self, s.attacker, tuple(choices))
        else:
            s.emit(events.NOTHING_TO_PLUNDER, s.attacker, s.defender)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == GEMS:
            half = (s.adventurers[s.defender].gems + 1) // 2  # dqt-gen-10
            s.emit(events.PLUNDERED, seat, GEMS, half)
            move_gems(s, s.defender, seat, half)
            return
        s.emit(events.PLUNDERED, seat, answer)
        deeds.plundered(s, seat, s.defender)  # dqt-qst-26; what was promised is void (dqt-prm-13)
        if answer < TAKE_CARCASS:
            s.looted = answer - TAKE_ITEM
            receive_item(s, seat, s.looted)
            plundered(s, s.defender, ITEM_TERM + s.looted)
        else:
            receive_carcass(s, seat, answer - TAKE_CARCASS)
            plundered(s, s.defender, CARCASS_TERM + answer - TAKE_CARCASS)


def loot(s: Adventure) -> list[int]:
    """What can be taken from the defender, first what 4.5 takes for the absent: many gems, the best thing, few gems."""
    victim = s.adventurers[s.defender]
    gems = [GEMS] if victim.gems else []
    goods = items_of(s) + carcasses_of(s)
    return gems + goods if victim.gems >= MANY_GEMS else goods + gems


def items_of(s: Adventure) -> list[int]:
    """dqt-are-12: the defender's, the dearest first (dqt-onl-05); not the armour that has doubled him (dqt-itm-16)."""
    victim = s.adventurers[s.defender]
    price = s.table.cards.item_price
    used = doubling_item(s, victim) if s.doubled >> s.defender & 1 else NONE
    found: list[int] = []
    dearest = NONE
    for item in range(ITEMS):
        if victim.owns(item) and item != used:
            if dearest == NONE or price[item] > price[dearest]:
                dearest = item
                found.insert(0, TAKE_ITEM + item)
            else:
                found.append(TAKE_ITEM + item)
    return found


def carcasses_of(s: Adventure) -> list[int]:
    """The defender's, the strongest first."""
    carcasses = s.adventurers[s.defender].carcasses
    power = s.table.cards.monster_power
    found: list[int] = []
    strongest = NONE
    if carcasses:
        for monster in range(MONSTERS):
            if carcasses >> monster & 1:
                if strongest == NONE or power[monster] > power[strongest]:
                    strongest = monster
                    found.insert(0, TAKE_CARCASS + monster)
                else:
                    found.append(TAKE_CARCASS + monster)
    return found


class ArenaAftermath(Step[Adventure]):
    """AR12, dqt-are-21: the Thief's gems, the curse, the armours, the claims."""

    def run(self, s: Adventure) -> None:
        light_fingers(s)
        pass_curse(s)
        spend_armours(s)
        fight_ended(s)
        claim_all(s)


def light_fingers(s: Adventure) -> None:
    """dqt-chr-07: on the winning side the Thief takes a gem from every loser who has one."""
    for thief in s.adventurers:
        if thief.character == THIEF and s.winners_side >> thief.seat & 1:
            for seat in s.clockwise(s.active):
                if lost(s, seat):
                    taken = move_gems(s, seat, thief.seat, FINGERS)
                    if taken:
                        s.emit(events.FINGERS, thief.seat, seat, taken)


def lost(s: Adventure, seat: int) -> bool:
    """Fought, and not on the winning side."""
    fought = seat == s.attacker or seat == s.defender or s.sides[seat] >= FOR_ATTACKER
    return fought and not s.winners_side >> seat & 1


def pass_curse(s: Adventure) -> None:
    """dqt-cur-03: from the winning principal to the losing one."""
    winner, loser = (s.attacker, s.defender) if s.outcome == GREEN_WON else (s.defender, s.attacker)
    if s.curse == winner:
        curse(s, loser)


PLUNDER: Final = Plunder()
ARENA_AFTERMATH: Final = ArenaAftermath()
