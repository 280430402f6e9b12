"""Whose dice are thrown: a hero's player throws for his hero, Zargon for everything else (heq-set-04)."""

from __future__ import annotations

from typing import Any, Final

from questhall.games.heroquest.model.answer_codes import ALLY
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules.collapse import HERO

# steps that know a hero, and in which it is the monster's dice that roll
OF_MONSTERS: Final = ("MonsterDefends", "Scorch")


def thrower(s: Dungeon) -> int:
    """The seat whose throw it is that the game waits for."""
    step: Any = s.asking
    name = type(step).__name__
    if name in OF_MONSTERS:
        return ZARGON
    if name == "Struck":
        return int(step.number) + 1 if step.who == HERO else ZARGON
    if name == "Burn":
        return int(step.target) + 1 if step.target < ALLY else ZARGON
    hero = getattr(step, "hero", NONE)
    if hero != NONE:
        return int(hero) + 1
    if hasattr(step, "monster") or s.active == NONE:
        return ZARGON
    return s.active + 1
