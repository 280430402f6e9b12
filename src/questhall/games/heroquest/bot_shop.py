"""Between quests: what each hero buys (9.2.11), puts on, and when he is ready."""

from __future__ import annotations

from typing import Final

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
from questhall.games.heroquest.state import BUY, READY, WEAR, Dungeon, Hero, code

WISHES: Final[list[list[int]]] = [[], [], [], []]
WISHES[BARBARIAN] = [HELMET, SHIELD, LONGSWORD, CHAIN_MAIL, BATTLE_AXE]
WISHES[DWARF] = [HELMET, SHIELD, BROADSWORD, CHAIN_MAIL, CROSSBOW]
WISHES[ELF] = [HELMET, SHIELD, LONGSWORD, CHAIN_MAIL, CROSSBOW]
WISHES[WIZARD] = [STAFF, BRACERS]
BETTER: Final = (BORINS_ARMOR, CHAIN_MAIL, BRACERS)


def choose(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """The next thing on his list that he can pay; what is dearer he saves for."""
    for armour in BETTER:
        if h.worn == armour:
            break
        if code(WEAR, armour) in legal:
            return code(WEAR, armour)
    for wish in WISHES[h.kind]:
        if not h.items[wish]:
            answer = code(BUY, wish)
            return answer if answer in legal else code(READY)
    return code(READY)
