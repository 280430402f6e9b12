"""What the party has behind it, for whoever asks what is left to do: no rule depends on it.

A bot is asked afresh each time and remembers nothing, so the table remembers for all.
"""

from __future__ import annotations

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.figures import NOWHERE, PLACED, SLAIN, Hero
from questhall.games.heroquest.model.state import Dungeon


def keep_track(s: Dungeon, h: Hero) -> None:
    """Before each choice of a hero's turn: whether anything has changed for good, and where he stands."""
    done = count_the_fallen(s)
    mark = progress(s)
    if mark != s.progress or done > s.harm_done:
        s.progress = mark
        s.harm_done = max(done, s.harm_done)
        s.quiet_since = s.round
    for each in s.heroes:
        carried = burden(s, each)
        if carried != each.stood_with:
            each.stood_with = carried
            each.stood = 0
    if h.square >= 0:
        s.trail |= BIT[h.square]
    if not s.acted and h.square >= 0 and not (s.monster_squares and s.near(h.square) & s.monster_squares):
        h.stood |= BIT[h.square]  # whatever can be done here is offered to him now


def burden(s: Dungeon, h: Hero) -> int:
    """The quest items he carries, as bits."""
    found = 0
    for item, place in enumerate(s.item_places):
        if place == -2 - h.number:
            found |= 1 << item
    return found


def count_the_fallen(s: Dungeon) -> int:
    """Who was slain, and who has come back since; says how many Body Points the monsters have lost."""
    total = 0
    fallen = s.fallen
    for m in s.monsters:
        if m.status == SLAIN:
            fallen |= 1 << m.number
            total += m.body_start
        elif m.status == PLACED:
            total += m.body_start - m.body
            if fallen >> m.number & 1:
                s.risen |= 1 << m.number
    s.fallen = fallen
    return total


def progress(s: Dungeon) -> int:
    """A number that changes whenever something is found, opened, taken or won."""
    carried = 0
    for place in s.item_places:
        carried = carried * 31 + max(place, NOWHERE) + 8
    out = 0
    for h in s.heroes:
        out = out * 5 + h.status
    known = s.seen.bit_count() + 1000 * s.doors_seen.bit_count() + 30_000 * s.doors_open.bit_count()
    searched = s.party_searched.bit_count() + 50 * s.secrets_sought.bit_count() + 50_000 * len(s.noted)
    return (known * 40_000_000 + searched) * 4_000 + (carried * 700 + out) % 3_989
