"""How many dice a figure throws, and what the things a hero owns do for him.

Each sum is made as a list of parts, so that the board can explain it; `dice` of the parts is what is thrown.
"""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.board import AREA, CORRIDOR, ROOM_SQUARES
from questhall.games.heroquest.model.cards import (
    ATTACK,
    DEFEND,
    HERO_DEFEND,
    HERO_DICE,
    SLOW,
    TWO_HANDED,
    UNDEAD,
    UNDEAD_ATTACK,
)
from questhall.games.heroquest.model.figures import (
    AFRAID,
    ASLEEP,
    CLOUDED,
    COURAGE_ON,
    DEFENSE_ON,
    IN_PLAY,
    M_ASLEEP,
    ROCK_SKIN_ON,
    SPEED_ON,
    STRENGTH_ON,
    SWIFT_ON,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import (
    HELMET,
    NO_WEAPON,
    NONE,
    SHIELD,
    WIZARDS_CLOAK,
)
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.owning import burdened, owns, shocked
from questhall.games.heroquest.rules.owning import usable as usable

Parts = list[tuple[str, int]]

BARE_HANDS: Final = 1  # heq-atk-03, heq-eqp-15
COURAGE_DICE: Final = 2
POTION_DICE: Final = 2
HELPLESS: Final = ASLEEP | CLOUDED


# Dice of heroes


def weapon_dice(weapon: int, m: Monster | None) -> int:
    """heq-atk-03, heq-atk-04: the dice of the one weapon used; heq-art-12: more against the undead."""
    if weapon in (NONE, NO_WEAPON):
        return BARE_HANDS
    if m is not None and UNDEAD >> m.kind & 1:
        return UNDEAD_ATTACK[weapon]
    return ATTACK[weapon]


def attack_parts(s: Dungeon, h: Hero, weapon: int, m: Monster | None = None) -> Parts:
    """heq-atk-19: weapon, bonuses, pit, at least 1; then Fear (heq-drd-07) and shock (R-42) leave 1."""
    parts: Parts = [("weapon", weapon_dice(weapon, m))]
    if h.effects & COURAGE_ON:
        parts.append(("courage", COURAGE_DICE))  # heq-spl-15; other sources add up (heq-spl-20)
    if h.effects & STRENGTH_ON:
        parts.append(("strength", POTION_DICE))  # heq-pot-05
    if h.in_pit:
        parts.append(("pit", -1))  # heq-atk-17, heq-pit-02
    if s.plan.dark_penalty and not lit(s, h):
        parts.append(("dark", -s.plan.dark_penalty))
    at_least(parts, 1)
    total = dice(parts)
    if total > 1 and h.effects & AFRAID:
        parts.append(("fear", 1 - total))
    elif total > 1 and shocked(h):
        parts.append(("shock", 1 - total))
    return parts


def attack_dice(s: Dungeon, h: Hero, weapon: int, m: Monster | None = None) -> int:
    return dice(attack_parts(s, h, weapon, m))


def lit(s: Dungeon, h: Hero) -> bool:
    """house_rules.attack_penalty_without_in_sight: a bearer of a lamp, perhaps himself, is in his sight."""
    for i in range(len(s.item_places)):
        if s.plan.items[i].lamp and s.item_places[i] <= -2:
            bearer = s.heroes[s.bearer(i)]
            if bearer.number == h.number:
                return True
            if bearer.status == IN_PLAY and sight.sees(s, h.square, bearer.square):
                return True
    return False


def defend_parts(s: Dungeon, h: Hero) -> Parts:
    """heq-def-01: the dice of his card, armour, effects; heq-def-04: none while asleep or paralysed."""
    if h.effects & HELPLESS:
        return [("helpless", 0)]
    parts: Parts = [("card", HERO_DEFEND[h.kind])]
    if not shocked(h):
        armour(s, h, parts)
    if h.effects & ROCK_SKIN_ON:
        parts.append(("rock_skin", 1))  # heq-spl-12
    if h.effects & DEFENSE_ON:
        parts.append(("defense", POTION_DICE))  # heq-pot-06
    if h.in_pit:
        parts.append(("pit", -1))  # heq-atk-17: of two dice at least, one is left
    return parts


def armour(s: Dungeon, h: Hero, parts: Parts) -> None:
    """heq-eqp-06, -10, heq-art-03, -15: one of each piece; the body piece is the one put on (heq-eqp-09)."""
    if owns(s, h, HELMET):
        parts.append(("helmet", DEFEND[HELMET]))
    if owns(s, h, SHIELD) and (h.hand == NONE or not TWO_HANDED >> h.hand & 1):
        parts.append(("shield", DEFEND[SHIELD]))  # heq-eqp-07
    if h.worn != NONE:
        parts.append(("armour", DEFEND[h.worn]))
    if owns(s, h, WIZARDS_CLOAK):
        parts.append(("cloak", DEFEND[WIZARDS_CLOAK]))


def defend_dice(s: Dungeon, h: Hero) -> int:
    return dice(defend_parts(s, h))


def move_parts(s: Dungeon, h: Hero) -> Parts:
    """heq-mov-01, -12 to -14: the red dice of a move; each doubling adds the normal number once more (R-24)."""
    normal = HERO_DICE[h.kind]
    if shocked(h) or burdened(s, h) or (h.worn != NONE and SLOW >> h.worn & 1):
        normal = 1
    parts: Parts = [("card", normal)]
    if h.effects & SWIFT_ON:
        parts.append(("swift_wind", normal))  # heq-spl-07
    if h.effects & SPEED_ON:
        parts.append(("speed", normal))  # heq-pot-08
    return parts


def move_dice(s: Dungeon, h: Hero) -> int:
    return dice(move_parts(s, h))


def dice(parts: Parts) -> int:
    total = 0
    for part in parts:
        total += part[1]
    return total


def at_least(parts: Parts, least: int) -> None:
    total = dice(parts)
    if total < least:
        parts.append(("least", least - total))


# Dice of monsters


def monster_attack_dice(s: Dungeon, m: Monster) -> int:
    """heq-zar-07, heq-zar-16: the figures it has in this quest; one die less in a pit (heq-zar-10)."""
    return in_pit(s, m, m.attack)


def monster_defend_dice(s: Dungeon, m: Monster) -> int:
    """heq-atk-06; heq-def-04, heq-spl-16: a sleeper does not defend. Missing a turn does not matter (heq-zar-13)."""
    return 0 if m.effects & M_ASLEEP else in_pit(s, m, m.defend)


def in_pit(s: Dungeon, m: Monster, normal: int) -> int:
    """heq-atk-17, heq-zar-10, R-09: one die less, never below the least of the table."""
    return max(min(normal, s.table.pit_min_monster), normal - 1) if m.in_pit else normal


# Where figures are together


def same_area(s: Dungeon, a: int) -> int:
    """The room of a square, or the corridor squares that can be seen from it."""
    room = AREA[a]
    return s.walls().corridor_from(a) if room == CORRIDOR else ROOM_SQUARES[room]


def check_courage(s: Dungeon) -> None:
    """heq-spl-15, R-25: Courage ends at the moment the hero has no monster in sight; asked after every change."""
    for h in s.heroes:
        if h.effects & COURAGE_ON and not sight.monster_in_sight(s, h):
            h.effects &= ~COURAGE_ON
            s.emit(events.EFFECT_ENDS, h.number + 1, COURAGE_ON)
