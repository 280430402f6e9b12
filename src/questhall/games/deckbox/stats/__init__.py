"""What the lab measures of a quest: the columns of section 2.16 for the party, and what each hero had of it.

Seat 0 has the party's figures beside its own, so that each game counts once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine import charts
from questhall.engine.charts import MAP, NOTES, SPREAD, WORTH, Chart
from questhall.engine.core import Event
from questhall.games.deckbox.model.plan import FINAL, NONE, OBJECTIVE, Room
from questhall.games.deckbox.model.state import ALL_FALLEN, OUT_OF_TIME, WON, Delve
from questhall.games.deckbox.rules import events as happened
from questhall.games.deckbox.rules.dice import PIPS, count, hits
from questhall.games.deckbox.views.refs import foe, foe_of, item

MODIFIER: Final = 16  # what events add to a modifier, so that it is never below 0
OTHERWISE: Final = "cause:otherwise"  # no enemy had struck: a trap, a collision, the dungeon itself

# Values between 0 and 1 that say how often something is so; all others are means.
SHARES: Final = ("won", "lost: all fallen", "lost: out of time", "reached the final room", "hero fell", "hero stood")
COUNTED: Final = ("kills", "Health lost", "Treasure", "Energy", "items bought")
OWN: Final = {name: f"{name}, a hero" for name in COUNTED}
LUCK: Final = "luck"  # hits that a hero's attacks made, against what such dice make on average
MEANS: Final = ("rounds", "rooms seen", *COUNTED, *OWN.values(), LUCK)
NOTED: Final = ("fell at", "fell to", "items")
CHARTS: Final = (
    Chart("wins", charts.SHARES, ("won", "lost: all fallen", "lost: out of time", "reached the final room")),
    Chart("length", SPREAD, ("rounds",)),
    Chart("heroes", charts.MEANS, tuple(OWN.values())),
    Chart("deaths", MAP, ("fell at",)),
    Chart("causes", NOTES, ("fell to",)),
    Chart("items", WORTH, ("items",), "hero stood"),
    Chart("luck", SPREAD, (LUCK,)),
)

Sample = dict[str, float]
Notes = dict[str, list[str]]


def sample(delve: Delve, events: Sequence[Event]) -> list[Sample]:
    """One set of values a seat."""
    party: Sample = dict.fromkeys(COUNTED, 0)
    heroes: list[Sample] = [dict.fromkeys((*OWN.values(), LUCK), 0.0) for _ in delve.heroes]
    before = 0
    for kind, seat, a, b, _ in events:
        if kind == happened.ATTACK_ROLLED and seat >= 0:
            heroes[seat][LUCK] += hits(a, b - MODIFIER) - hits_expected(a, b - MODIFIER)
        name, count = counted(kind, a, before)
        if name:
            party[name] += count
            if seat >= 0:
                heroes[seat][OWN[name]] += count
        before = kind
    for h, values in zip(delve.heroes, heroes, strict=True):
        values["hero fell"] = h.fallen
        values["hero stood"] = not h.fallen
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


def hits_expected(dice: int, modifier: int) -> float:
    """How many of so many dice hit on average."""
    one = sum(hits(1 << 4 * (face - 1), modifier) for face in PIPS) / len(PIPS)
    return one * sum(count(dice, face) for face in PIPS)


def note(delve: Delve, events: Sequence[Event]) -> list[Notes]:
    """In which room each hero fell and to whom, and what each bought or found."""
    notes: list[Notes] = [{"items": []} for _ in delve.heroes]
    harm = dict.fromkeys(range(len(notes)), OTHERWISE)
    for kind, seat, a, _, _ in events:
        if kind == happened.ENEMY_ATTACKS:
            card = foe_of(delve, a)
            harm[seat] = OTHERWISE if card == NONE else foe(card)
        elif kind in (happened.ROUND_BEGINS, happened.EXPLORED, happened.RECOVERY_PHASE):
            harm = dict.fromkeys(harm, OTHERWISE)
        elif kind == happened.HERO_FALLS:
            notes[seat].setdefault("fell at", []).append(room_of(delve, a))
            notes[seat].setdefault("fell to", []).append(harm[seat])
        elif kind in (happened.BOUGHT, happened.ITEM_GAINED) and item(a) not in notes[seat]["items"]:
            notes[seat]["items"].append(item(a))
    return notes


def room_of(delve: Delve, square: int) -> str:
    """A room by how many tiles it lies east and south of the first one."""
    bits = delve.ground.tiles_of(square)
    slot = (bits & -bits).bit_length() - 1
    room, first = delve.ground.rooms[slot], delve.ground.rooms[0]
    return f"room:{room.i - first.i},{room.j - first.j}"
