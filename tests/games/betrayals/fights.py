"""Fights for tests: from the parley to the result, with everybody announcing nothing unless the test says so."""

from __future__ import annotations

from tests.games.betrayals.play import Play, card

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import MONSTERS
from questhall.games.betrayals.rules import events

HELP_FOR_NOTHING = {"offer": {"to": "seat:0", "alliance": True}}


def deck_of(play: Play, *names: str) -> Play:
    """Only these cards are left."""
    s = play.s
    s.monsters = s.others = 0
    for name in names:
        if card(name) < MONSTERS:
            s.monsters |= 1 << card(name)
        else:
            s.others |= 1 << card(name) - MONSTERS
    return play


def with_ally(play: Play, seat: int = 1) -> Play:
    """That seat comes along with seat 0, for nothing."""
    play.says(seat, HELP_FOR_NOTHING)
    return play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=0)


def quietly(play: Play) -> Play:
    """Nobody announces, twists or turns."""
    while play.asked() in ("Announce", "Twist", "VolteFace") and not play.chance():
        play.answer(codes.DONE if play.asked() == "Announce" else codes.KEEP)
    return play


def fight(play: Play, green: int, red: int) -> Play:
    """From the dungeon parley to the result."""
    return quietly(quietly(play.closes()).dice(green, red))


def totals(play: Play) -> tuple[int, int]:
    """Of the last fight: green and red."""
    return play.told(events.TOTALS)[-1][2:4]


def arena(play: Play, defender: int, *sides: int) -> Play:
    """A challenge; nobody deals; the thirds choose, clockwise from the attacker. Ends before announcements and dice."""
    play.challenges(defender).closes()
    seats = [seat for seat in play.s.clockwise(play.s.active) if seat not in (play.s.active, defender)]
    for seat, side in zip(seats, sides, strict=True):
        play.answer(side, seat=seat)
    return play


def duel(play: Play, defender: int, sides: tuple[int, ...], green: int, red: int) -> Play:
    """A whole arena up to the plunder or the end of it."""
    return quietly(quietly(arena(play, defender, *sides)).dice(green, red))
