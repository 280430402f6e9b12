"""What the fights of the dungeon and the arena share: who fights, the totals, and what a fight leaves behind.

Green are the active player's side in the dungeon and the attacker's in the arena, red the monster or the defender's.
"""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.ids import BARBARIAN, KRITIK, NONE
from questhall.games.betrayals.model.state import (
    FOR_ATTACKER,
    FOR_DEFENDER,
    UNDECIDED,
    Adventure,
    Adventurer,
)
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.items import lose_item
from questhall.games.betrayals.rules.power import (
    ARENA_ATTACKER,
    ARENA_DEFENDER,
    ARENA_THIRD,
    DUNGEON_ACTIVE,
    DUNGEON_ALLY,
    die_value,
    fight_power,
    helps,
    kritik_from,
    monster_power,
)
from questhall.games.betrayals.rules.wealth import recover, wound

LAST_STAND: Final = 3  # dqt-chr-06
BATTLE_LUST: Final = 1  # dqt-chr-03


def leave_fight(s: Adventure) -> None:
    """The venture is over; how it ended is remembered until the turn is over too."""
    s.card = NONE
    s.drawn = 0
    s.ally = NONE
    s.attacker = NONE
    s.defender = NONE
    s.gauges = 0
    s.sides = (UNDECIDED,) * s.table.seats
    s.green = 0
    s.red = 0
    s.rage = 0
    s.stand = 0
    s.doubled = 0
    s.fought = ()
    s.prize = 0


# Who fights


def green_seat(s: Adventure) -> int:
    """The principal of the green side."""
    return s.attacker if s.attacker != NONE else s.active


def in_fight(s: Adventure, seat: int) -> bool:
    """As a principal, as the ally, or on a side that has been shown."""
    if s.attacker == NONE:
        return seat == s.active or seat == s.ally
    return seat == s.attacker or seat == s.defender or s.sides[seat] >= FOR_ATTACKER


def has_unique(s: Adventure, a: Adventurer, character: int) -> bool:
    """dqt-chr-02: that character's power, if he still has the token."""
    return a.character == character and not a.spent and s.table.unique_powers


# The totals


def times(s: Adventure, seat: int) -> int:
    """dqt-itm-13, -15, dqt-cbt-12: how often a principal's own power and own die, a KritiK too, count."""
    return 2 if s.doubled >> seat & 1 else 1


def own_part(s: Adventure, seat: int, role: int) -> int:
    """dqt-cbt-05, dqt-itm-14: a principal's full power, doubled or not, and his last stand."""
    power = fight_power(s, s.adventurers[seat], role) * times(s, seat)
    return power + LAST_STAND if s.stand >> seat & 1 else power


def allies_part(s: Adventure, side: int) -> int:
    """dqt-are-08 to -10: everybody who has taken that side in the arena."""
    value = 0
    for seat in range(s.table.seats):
        if s.sides[seat] == side:
            value += helps(s, s.adventurers[seat], ARENA_THIRD)
    return value


def green_power(s: Adventure) -> int:
    """dqt-cbt-03, -04: before the die."""
    if s.attacker != NONE:
        return own_part(s, s.attacker, ARENA_ATTACKER) + allies_part(s, FOR_ATTACKER)
    power = own_part(s, s.active, DUNGEON_ACTIVE)
    if s.ally != NONE:
        power += helps(s, s.adventurers[s.ally], DUNGEON_ALLY)
    return power


def red_power(s: Adventure) -> int:
    """dqt-cbt-03, -04: before the die."""
    if s.attacker != NONE:
        return own_part(s, s.defender, ARENA_DEFENDER) + allies_part(s, FOR_DEFENDER)
    return monster_power(s, s.card)


def green_total(s: Adventure) -> int:
    """dqt-cbt-03, -12: with the die as it lies."""
    return green_power(s) + times(s, green_seat(s)) * die_value(s.green)


def red_total(s: Adventure) -> int:
    """dqt-cbt-03, -12: with the die as it lies."""
    red_die = die_value(s.red, kritik_from(s))
    return red_power(s) + (red_die * times(s, s.defender) if s.defender != NONE else red_die)


def green_wins(s: Adventure) -> bool:
    """dqt-cbt-06 to -08, -13: the higher total, a tie is green's. Nothing this fight does to anybody counts in it."""
    green = green_total(s)
    red = red_total(s)
    s.emit(events.TOTALS, green_seat(s), green, red)
    s.fought = (*[brought(s, a.seat) for a in s.adventurers], red_power(s), green, red)
    return green >= red


def brought(s: Adventure, seat: int) -> int:
    """What this seat adds, or would add to a side of its choice, as the fight is fought."""
    if s.attacker == NONE:
        return own_part(s, seat, DUNGEON_ACTIVE) if seat == s.active else helps(s, s.adventurers[seat], DUNGEON_ALLY)
    if seat in (s.attacker, s.defender):
        return own_part(s, seat, ARENA_ATTACKER if seat == s.attacker else ARENA_DEFENDER)
    return helps(s, s.adventurers[seat], ARENA_THIRD)


# The consequences


def blow(s: Adventure, green_won: bool) -> int:
    """dqt-wnd-01 to -03: two wounds if the die of the winning side is a KritiK, doubled or not (R-38)."""
    kritik = s.green >= KRITIK if green_won else s.red >= kritik_from(s)
    return 2 if kritik else 1


def wound_loser(s: Adventure, seat: int, wounds: int, kind: int) -> None:
    """dqt-wnd-09, dqt-itm-18: a principal or an ally, unless his gear keeps off the wounds of that monster type."""
    no_wound_from = s.table.cards.no_wound_from
    for item in s.adventurers[seat].worn:
        if kind != NONE and item != NONE and no_wound_from[item] == kind:
            return
    wound(s, seat, wounds)


def battle_lust(s: Adventure) -> None:
    """dqt-chr-03, -17: the Barbarian recovers when his side has won; a trait goes with the character alone."""
    for a in s.adventurers:
        if a.character == BARBARIAN and s.winners_side >> a.seat & 1:
            recover(s, a.seat, BATTLE_LUST)


def doubling_item(s: Adventure, a: Adventurer) -> int:
    """The worn item that doubles its wearer once (the Power Armour), or NONE."""
    doubles = s.table.cards.doubles
    for item in a.worn:
        if item != NONE and doubles >> item & 1:
            return item
    return NONE


def spend_armours(s: Adventure) -> None:
    """dqt-itm-16: what has doubled its wearer leaves the game, won or lost; the fight remembers that it has."""
    for a in s.adventurers:
        if s.doubled >> a.seat & 1:
            lose_item(s, a.seat, doubling_item(s, a))
            s.emit(events.ARMOUR_SPENT, a.seat)
