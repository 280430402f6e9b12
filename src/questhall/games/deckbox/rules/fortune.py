"""Gains and losses that need no dice: health, energy, treasure, items, flags (dbd-chr-07, -08, dbd-enc-12).

The fallen neither gain nor lose anything (dbd-enc-10).
"""

from __future__ import annotations

from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.totals import most_energy, most_treasure


def heal(s: Delve, h: Hero, points: int) -> None:
    """dbd-chr-07: never above the maximum."""
    gained = min(points, h.max_health - h.health)
    if not h.fallen and gained > 0:
        h.health += gained
        s.emit(events.HERO_HEALED, h.seat, gained)


def gain_energy(s: Delve, h: Hero, energy: int) -> None:
    """dbd-chr-08: at most 10; the rest is lost."""
    gained = min(energy, most_energy(s) - h.energy)
    if not h.fallen and gained > 0:
        h.energy += gained
        s.emit(events.ENERGY_GAINED, h.seat, gained)


def lose_energy(s: Delve, h: Hero, energy: int) -> int:
    """dbd-enc-12, dbd-kw-19: not below 0. How much it was."""
    lost = min(energy, h.energy)
    h.energy -= lost
    return lost


def gain_treasure(s: Delve, h: Hero, treasure: int) -> int:
    """dbd-chr-08: at most 20. What did not fit."""
    gained = min(treasure, most_treasure(s) - h.treasure)
    if h.fallen or gained <= 0:
        return treasure
    h.treasure += gained
    s.emit(events.TREASURE_GAINED, h.seat, gained)
    return treasure - gained


def change_item(h: Hero, item: int, by: int) -> None:
    """dbd-mkt-04: as many as one likes, of each."""
    items = list(h.items)
    items[item] += by
    h.items = tuple(items)


def put_away(s: Delve, item: int) -> None:
    """dbd-mkt-05: a used item lies face up on the discard pile."""
    pile = list(s.discard)
    pile[item] += 1
    s.discard = tuple(pile)


def raise_flag(s: Delve, flag: int, by: int) -> None:
    """dbd-qst-04: flags are public counters. dbd-exp-07: a gate opens the moment its flag is high enough."""
    flags = list(s.flags)
    flags[flag] += by
    s.flags = tuple(flags)
    s.emit(events.FLAG_RAISED, NONE, flag, flags[flag])
    gate = s.quest.gate
    if gate is not None and not s.gate_open and s.flags[gate.flag] >= gate.need:
        s.gate_open = True
        s.emit(events.GATE_OPENS, NONE)
