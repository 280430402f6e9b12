"""What somebody wears of what he owns: one weapon, one armour, one jewel (dqt-itm-01)."""

from __future__ import annotations

from questhall.games.betrayals.model.ids import ARMOUR, ITEMS, JEWEL, NONE, WEAPON
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import events


def put_on(a: Adventurer, slot: int, item: int) -> None:
    """Nothing but the slot changes. NONE empties it."""
    worn = a.worn
    a.worn = (
        item if slot == WEAPON else worn[WEAPON],
        item if slot == ARMOUR else worn[ARMOUR],
        item if slot == JEWEL else worn[JEWEL],
    )


def wear(s: Adventure, seat: int, item: int) -> None:
    """dqt-itm-02: a surplus item is put on; what was worn in its place becomes surplus."""
    a = s.adventurers[seat]
    slot = s.table.cards.item_slot[item]
    before = a.worn[slot]
    a.surplus &= ~(1 << item)
    if before != NONE:
        a.surplus |= 1 << before
    put_on(a, slot, item)
    s.emit(events.WORN, seat, item)


def best_spare(s: Adventure, a: Adventurer, slot: int) -> int:
    """The surplus item of this type with the highest bonus, or NONE."""
    best = NONE
    cards = s.table.cards
    if a.surplus:
        for item in range(ITEMS):
            fits = a.surplus >> item & 1 and cards.item_slot[item] == slot
            if fits and (best == NONE or cards.item_bonus[item] > cards.item_bonus[best]):
                best = item
    return best
