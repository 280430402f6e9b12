"""What a hero owns, and what it does to him by being his."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model.cards import ATTACK, BODY, POTION, SLOT, WEAPON, WHO
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import (
    HANDAXE,
    ITEMS,
    NONE,
    RING_OF_FORTITUDE,
    SPELL_RING,
    TALISMAN_OF_LORE,
    WIZARD,
)
from questhall.games.heroquest.model.plan import QuestItem
from questhall.games.heroquest.model.state import Dungeon

WEAPONS: Final[tuple[int, ...]] = tuple([item for item in range(ITEMS) if SLOT[item] == WEAPON])
BODY_ARMOUR: Final[tuple[int, ...]] = tuple([item for item in range(ITEMS) if SLOT[item] == BODY])
POTIONS: Final[tuple[int, ...]] = tuple([item for item in range(ITEMS) if SLOT[item] == POTION])


def usable(s: Dungeon, h: Hero, item: int) -> bool:
    """heq-eqp-05, heq-art-02: whether a thing is of use to a hero of that class; anybody may carry it (heq-eqp-04)."""
    if item == HANDAXE and h.kind == WIZARD:
        return s.table.wizard_handaxe
    return WHO[item] >> h.kind & 1 == 1


def owns(s: Dungeon, h: Hero, item: int) -> bool:
    """Whether he has such a thing and can use it."""
    return h.items[item] > 0 and usable(s, h, item)


def shocked(h: Hero) -> bool:
    """R-42: a mind at 0 is in shock; equipment does not help, nor do spells."""
    return h.mind <= 0


def carries(s: Dungeon, h: Hero) -> bool:
    """Whether he bears any quest item."""
    return -2 - h.number in s.item_places


def carried(s: Dungeon, h: Hero) -> list[QuestItem]:
    """The quest items he bears."""
    mark = -2 - h.number
    return [s.plan.items[i] for i in range(len(s.item_places)) if s.item_places[i] == mark]


def burdened(s: Dungeon, h: Hero) -> bool:
    """heq-mov-14: he carries something heavy."""
    for item in carried(s, h):
        if item.heavy:
            return True
    return False


def hands_full(s: Dungeon, h: Hero) -> bool:
    """A quest item he carries lets him not attack (items.no_attack)."""
    for item in carried(s, h):
        if item.no_attack:
            return True
    return False


def beyond_healing(s: Dungeon, h: Hero) -> bool:
    """A quest item he carries keeps him from being healed (items.no_heal)."""
    return any(item.no_heal for item in carried(s, h))


def body_max(h: Hero) -> int:
    """heq-def-08, heq-art-08: the starting number, one more with the Ring of Fortitude."""
    return h.body_start + (1 if h.items[RING_OF_FORTITUDE] else 0)


def mind_max(h: Hero) -> int:
    """heq-art-13: one more with the Talisman of Lore."""
    return h.mind_start + (1 if h.items[TALISMAN_OF_LORE] else 0)


def gain(h: Hero, item: int) -> None:
    """A thing comes into a hero's hands. Ring and Talisman lift the current points with the most (heq-art-08, -13).

    They do not where they took no point with them when they left: taken off and on they heal nobody.
    """
    h.have(item, h.items[item] + 1)
    if h.items[item] == 1 and h.owed >> item & 1:
        h.owed ^= 1 << item
    elif h.items[item] == 1:
        if item == RING_OF_FORTITUDE:
            h.body += 1
        elif item == TALISMAN_OF_LORE:
            h.mind += 1
    if h.hand == NONE and SLOT[item] == WEAPON and WHO[item] >> h.kind & 1:
        h.hand = item  # heq-eqp-08


def lose(h: Hero, item: int) -> None:
    """A thing leaves a hero's hands, and what it gave with it; of Body Points at least 1 stays (heq-art-08, -13)."""
    h.have(item, h.items[item] - 1)
    if h.items[item] > 0:
        return
    if item == RING_OF_FORTITUDE:
        take_point(h, item, h.body > 1)
        h.body = max(min(h.body, 1), h.body - 1)
    elif item == TALISMAN_OF_LORE:
        take_point(h, item, h.mind > 0)
        h.mind = max(0, h.mind - 1)
    if h.hand == item:
        h.hand = best_weapon(h)  # heq-eqp-08
    if h.worn == item:
        h.worn = NONE  # heq-eqp-09


def take_point(h: Hero, item: int, taken: bool) -> None:
    """Whether the point it gave leaves with it is remembered until it comes back."""
    if not taken:
        h.owed |= 1 << item


def best_weapon(h: Hero) -> int:
    """What he takes in hand when his weapon is gone; NONE: nothing is left."""
    best = NONE
    for item in WEAPONS:
        if h.items[item] and WHO[item] >> h.kind & 1 and (best == NONE or ATTACK[item] > ATTACK[best]):
            best = item
    return best


def spend_spell(s: Dungeon, h: Hero, spell: int) -> None:
    """heq-spl-03: a cast card is out for the quest; heq-art-11: the one in the Spell Ring comes back once."""
    if h.stored == spell and owns(s, h, SPELL_RING):
        h.stored = NONE
    else:
        h.spells &= ~(1 << spell)
