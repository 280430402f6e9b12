"""What the lab measures of a quest: the columns of section 2.16 for the party, and what each hero had of it.

Seat 0 has the party's figures beside its own, so that each game counts once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.core import Event
from questhall.games.deckbox.model.plan import FINAL, OBJECTIVE, Room
from questhall.games.deckbox.model.state import ALL_FALLEN, OUT_OF_TIME, WON, Delve
from questhall.games.deckbox.rules import events as happened

# Values between 0 and 1 that say how often something is so; all others are means.
SHARES: Final = ("won", "lost: all fallen", "lost: out of time", "reached the final room", "hero fell")
COUNTED: Final = ("kills", "Health lost", "Treasure", "Energy", "items bought")
OWN: Final = {name: f"{name}, a hero" for name in COUNTED}
MEANS: Final = ("rounds", "rooms seen", *COUNTED, *OWN.values())

Sample = dict[str, float]


def sample(delve: Delve, events: Sequence[Event]) -> list[Sample]:
    """One set of values a seat."""
    party: Sample = dict.fromkeys(COUNTED, 0)
    heroes: list[Sample] = [dict.fromkeys(OWN.values(), 0.0) for _ in delve.heroes]
    before = 0
    for kind, seat, a, _, _ in events:
        name, count = counted(kind, a, before)
        if name:
            party[name] += count
            if seat >= 0:
                heroes[seat][OWN[name]] += count
        before = kind
    for h, values in zip(delve.heroes, heroes, strict=True):
        values["hero fell"] = h.fallen
    return [heroes[0] | party | outcome(delve), *heroes[1:]]


def counted(kind: int, a: int, before: int) -> tuple[str, int]:
    """Which figure an event adds to, and how much."""
    if kind == happened.ENEMY_DEFEATED:
        return "kills", 1
    if kind == happened.HERO_HURT:
        return "Health lost", a
    if kind == happened.TREASURE_GAINED and before != happened.PACK_TAKEN:  # what a friend had has been counted
        return "Treasure", a
    if kind == happened.ENERGY_GAINED:
        return "Energy", a
    return ("items bought", 1) if kind == happened.BOUGHT else ("", 0)


def outcome(delve: Delve) -> Sample:
    return {
        "won": delve.outcome == WON,
        "lost: all fallen": delve.outcome == ALL_FALLEN,
        "lost: out of time": delve.outcome == OUT_OF_TIME,
        "reached the final room": any(room in delve.rooms for room in last_rooms(delve)),
        "rounds": delve.round,
        "rooms seen": len(delve.rooms),
    }


def last_rooms(delve: Delve) -> list[Room]:
    """The final room; in a quest without one the deepest of those it is about."""
    final = [room for room in delve.plan.rooms if room.kind == FINAL]
    return final or [room for room in delve.plan.rooms if room.kind == OBJECTIVE][-1:]
