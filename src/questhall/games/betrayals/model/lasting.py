"""Promises that last some rounds: no arena, help when next asked. Only turns that will come count, and each once."""

from __future__ import annotations

from questhall.games.betrayals.model.deals import P_NO_ARENA
from questhall.games.betrayals.model.state import Adventure


def turns_covered(s: Adventure, kind: int, before: int, by: int, to: int) -> int:
    """Turns to come in which it matters: whoever keeps the peace could attack, whoever is helped could ask."""
    keeps_peace = kind == P_NO_ARENA
    begins = promised_until(s, kind, by, to)
    if keeps_peace:
        begins = max(begins, s.table.observation_rounds + 1)
    return turns(s, by if keeps_peace else to, begins, before)


def promised_until(s: Adventure, kind: int, by: int, to: int) -> int:
    """The round before which the same was promised already; 0 if it was not."""
    until = 0
    for promise in s.promises:
        if promise.promiser == by and promise.promisee == to and promise.pledge.kind == kind:
            until = max(until, promise.pledge.due)
    return until


def turns(s: Adventure, seat: int, begins: int, before: int) -> int:
    """How many turns of his own somebody still begins in these rounds."""
    seats = s.table.seats
    comes = (seat - s.first) % seats > (s.active - s.first) % seats
    found = 1 if comes and begins <= s.round < before else 0
    return found if s.last_round else found + max(0, before - max(begins, s.round + 1))
