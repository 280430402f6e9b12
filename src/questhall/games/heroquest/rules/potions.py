"""Potions: drunk by their owner at any moment (3.14). The windows in other figures' turns stand where they open.

heq-pot-09: they stand on the sheet, which no quest clears, while the deck is whole again.
"""

from __future__ import annotations

from questhall.games.heroquest.model.answer_codes import DRINK, code
from questhall.games.heroquest.model.figures import BREW_ON, DEFENSE_ON, SPEED_ON, STRENGTH_ON, Hero
from questhall.games.heroquest.model.ids import (
    HEROIC_BREW,
    POTION_DEFENSE,
    POTION_HEALING,
    POTION_SPEED,
    POTION_STRENGTH,
)
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.attacks_on_heroes import swallow
from questhall.games.heroquest.rules.harm import can_sip, drink_healing
from questhall.games.heroquest.rules.owning import POTIONS


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-pot-01, -02, heq-trn-09: free and any number of them, also when the turn is over."""
    for potion in POTIONS:
        if h.items[potion] and helps(s, h, potion):
            into.append(code(DRINK, potion))


def helps(s: Dungeon, h: Hero, potion: int) -> bool:
    """A potion whose effect he already has would be wasted (heq-spl-20), and so would one that heals nothing."""
    if potion == POTION_HEALING:
        return can_sip(s, h)
    if potion == HEROIC_BREW and s.acted:
        return False  # heq-pot-07: before the attack action
    return h.effects & effect_of(potion) == 0


def effect_of(potion: int) -> int:
    """heq-pot-05 to -08: the effect that waits for the next attack, defence or move."""
    if potion == POTION_SPEED:
        return SPEED_ON
    if potion == POTION_DEFENSE:
        return DEFENSE_ON
    if potion == POTION_STRENGTH:
        return STRENGTH_ON
    assert potion == HEROIC_BREW
    return BREW_ON


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    if a == POTION_HEALING:
        drink_healing(s, h)
    else:
        swallow(s, h, a, effect_of(a))
