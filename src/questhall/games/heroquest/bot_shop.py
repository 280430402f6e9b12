"""Between quests: what each hero buys (9.2.11), puts on, and when he is ready."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.cards import COST
from questhall.games.heroquest.ids import (
    BARBARIAN,
    BATTLE_AXE,
    BORINS_ARMOR,
    BRACERS,
    BROADSWORD,
    CHAIN_MAIL,
    CROSSBOW,
    DWARF,
    ELF,
    HELMET,
    LONGSWORD,
    SHIELD,
    STAFF,
    WIZARD,
)
from questhall.games.heroquest.rules.owning import usable
from questhall.games.heroquest.state import (
    BUY,
    GIVE,
    GIVE_GOLD,
    READY,
    STOP,
    WEAR,
    Dungeon,
    Hero,
    a_of,
    b_of,
    code,
    verb_of,
)

WISHES: Final[list[list[int]]] = [[], [], [], []]
WISHES[BARBARIAN] = [HELMET, SHIELD, LONGSWORD, CHAIN_MAIL, BATTLE_AXE]
WISHES[DWARF] = [HELMET, SHIELD, BROADSWORD, CHAIN_MAIL, CROSSBOW]
WISHES[ELF] = [HELMET, SHIELD, LONGSWORD, CHAIN_MAIL, CROSSBOW]
WISHES[WIZARD] = [STAFF, BRACERS]
BETTER: Final = (BORINS_ARMOR, CHAIN_MAIL, BRACERS)


TIRED: Final = 24  # deaths in the party after which the campaign is given up
WORN_OUT: Final = 9_000  # turns after which it is, too


def choose(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """The next thing on his list that he can pay; what is dearer he saves for."""
    if code(STOP) in legal and hopeless(s):
        return code(STOP)
    for armour in BETTER:
        if h.worn == armour:
            break
        if code(WEAR, armour) in legal:
            return code(WEAR, armour)
    answer = gift(s, h, legal)
    if answer >= 0:
        return answer
    for wish in WISHES[h.kind]:
        if not h.items[wish]:
            answer = code(BUY, wish)
            return answer if answer in legal else code(READY)
    return code(READY)


def hopeless(s: Dungeon) -> bool:
    deaths = 0
    for h in s.heroes:
        deaths += h.deaths
    return deaths >= TIRED or s.turn > WORN_OUT


def gift(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """What he cannot use goes to a friend who can and has none; the wizard lends his gold to the fighters."""
    for answer in legal:
        if verb_of(answer) == GIVE and not usable(s, h, a_of(answer)):
            friend = s.heroes[b_of(answer)]
            if usable(s, friend, a_of(answer)) and not friend.items[a_of(answer)]:
                return answer
        if verb_of(answer) == GIVE_GOLD and h.kind == WIZARD and b_of(answer) == h.gold < COST[BRACERS]:
            friend = s.heroes[a_of(answer)]
            wished = [wish for wish in WISHES[friend.kind] if not friend.items[wish]]
            if wished and friend.gold < COST[wished[0]] <= friend.gold + h.gold:
                return answer
    return -1
