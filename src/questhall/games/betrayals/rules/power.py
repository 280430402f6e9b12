"""How strong somebody is: on the gauge, in a fight, as an ally; how strong a monster is; and who wins how often."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.ids import (
    ARMOUR,
    BASE_POWER,
    DRAGON,
    KRITIK,
    KRITIK_VALUE,
    MONSTERS,
    NONE,
    RANGER,
    TYPELESS,
    WARRIOR,
)
from questhall.games.betrayals.model.state import Adventure, Adventurer

# What somebody is in a fight
DUNGEON_ACTIVE: Final = 0
DUNGEON_ALLY: Final = 1
ARENA_ATTACKER: Final = 2
ARENA_DEFENDER: Final = 3
ARENA_THIRD: Final = 4

CURSE: Final = 2  # dqt-cur-01
SWORN_ENEMY: Final = 4  # dqt-chr-12
SWORN_DRAGON: Final = 6
MOON: Final = 2  # dqt-mon-15

# What a gauge is made of, besides items, which go by their numbers
PART_BASE: Final = -1
PART_WOUNDS: Final = -2
PART_CURSE: Final = -3
PART_TRAIT: Final = -4

FIGHT_ROLLS: Final = 64


def gauge(s: Adventure, a: Adventurer) -> int:
    """dqt-cbt-01, dqt-itm-05, dqt-wnd-04, dqt-cur-01, dqt-chr-05: everybody can read it."""
    bonus = s.table.cards.item_bonus
    power = BASE_POWER - a.wounds
    for item in a.worn:
        if item != NONE:
            power += bonus[item]
    if s.curse == a.seat:
        power -= CURSE
    if a.character == WARRIOR and a.worn[ARMOUR] != NONE:
        power += 1
    return max(power, 0)


def parts(s: Adventure, a: Adventurer) -> list[tuple[int, int]]:
    """What the gauge adds up: an item or a PART_, and its points. Parts of no points are left out."""
    found = [(PART_BASE, BASE_POWER)]
    found += [(item, s.table.cards.item_bonus[item]) for item in a.worn if item != NONE]
    if a.wounds:
        found.append((PART_WOUNDS, -a.wounds))
    if s.curse == a.seat:
        found.append((PART_CURSE, -CURSE))
    if a.character == WARRIOR and a.worn[ARMOUR] != NONE:
        found.append((PART_TRAIT, 1))
    return [part for part in found if part[1] != 0]


def fight_power(s: Adventure, a: Adventurer, role: int) -> int:
    """dqt-cbt-02: the gauge, and what counts in this fight only. In the dungeon against s.card."""
    power = gauge(s, a)
    cards = s.table.cards
    if role <= DUNGEON_ALLY:
        return power + against(s, a, cards.monster_type[s.card])
    if role == ARENA_THIRD:
        return power  # dqt-are-10
    for item in a.worn:
        if item != NONE:
            power += cards.arena_bonus[item]
            if role == ARENA_DEFENDER:
                power += cards.defender_bonus[item]
    return power


def against(s: Adventure, a: Adventurer, kind: int) -> int:
    """dqt-itm-10, dqt-chr-12: what counts against monsters of this type only."""
    cards = s.table.cards
    extra = 0
    for item in a.worn:
        if item != NONE and cards.vs_type[item] == kind:
            extra += cards.vs_bonus[item]
    return extra + sworn(a, kind)


def sworn(a: Adventurer, kind: int) -> int:
    """dqt-chr-12: the Ranger's, against his sworn enemy."""
    if a.character != RANGER or a.token != token_of(kind):
        return 0
    return SWORN_DRAGON if a.token == DRAGON else SWORN_ENEMY


def token_of(kind: int) -> int:
    """dqt-chr-13: the Ranger's token that covers this type."""
    return DRAGON if kind == TYPELESS else kind


def ally_value(s: Adventure, a: Adventurer, power: int) -> int:
    """dqt-dun-11, dqt-are-10: the blue value of that fight power, and what the gear adds after the halving."""
    value = s.table.ally_gauge[power]
    for item in a.worn:
        if item != NONE:
            value += s.table.cards.ally_bonus[item]
    return value


def helps(s: Adventure, a: Adventurer, role: int) -> int:
    """What somebody adds as DUNGEON_ALLY or ARENA_THIRD."""
    return ally_value(s, a, fight_power(s, a, role))


def monster_power(s: Adventure, card: int) -> int:
    """dqt-mon-01, -02, -15: as the active player meets it now."""
    cards = s.table.cards
    me = s.me()
    if cards.copy_power >> card & 1:
        power = gauge(s, me)
    else:
        power = cards.monster_power[card]
    per_item = cards.power_per_item[card]
    if per_item:
        power += per_item * sum([1 for item in me.worn if item != NONE])
    if s.moon != NONE:
        power += MOON
    return power


def die_value(face: int, kritik_from: int = KRITIK) -> int:
    """dqt-cbt-06."""
    return KRITIK_VALUE if face >= kritik_from else face


def kritik_from(s: Adventure) -> int:
    """dqt-mon-05: from which face on the red die is a KritiK in this fight."""
    if NONE < s.card < MONSTERS:
        return s.table.cards.kritik_from[s.card]
    return KRITIK


def wins(lead: int, red_kritik: int, green_times: int, red_times: int) -> int:
    """In how many of the 64 rolls the green side, that many points ahead, wins; a tie is its (dqt-cbt-08)."""
    won = 0
    for green in range(1, KRITIK + 1):
        value = lead + green_times * die_value(green)
        for red in range(1, KRITIK + 1):
            if value >= red_times * die_value(red, red_kritik):
                won += 1
    return won


FURTHEST: Final = 16  # behind by this, or ahead by one less: no roll changes anything
WINS: Final = [wins(lead, KRITIK, 1, 1) for lead in range(-FURTHEST, FURTHEST)]


def odds(s: Adventure, green_power: int, red_power: int, green_times: int = 1, red_times: int = 1) -> int:
    """Of 64 rolls, how many the green side wins with those totals before the dice. `times` 2: a doubled die.

    Reads the fight under way for the monster's KritiK. Glass Clover, Blood rage and Twist of fate are not in it.
    """
    red_kritik = kritik_from(s)
    lead = green_power - red_power
    if red_kritik < KRITIK or green_times > 1 or red_times > 1:
        return wins(lead, red_kritik, green_times, red_times)
    if lead < -FURTHEST:
        return 0
    if lead >= FURTHEST:
        return FIGHT_ROLLS
    return WINS[lead + FURTHEST]
