"""Spawning: dice from the supply, rolled and placed around the spawn point (dbd-spn)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.answer_codes import PUT, a_of, code
from questhall.games.deckbox.model.cards import COLOUR_IDS, FACES
from questhall.games.deckbox.model.figures import Die, Enemy
from questhall.games.deckbox.model.ids import RED
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import RANGED, ROLLED, Group
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.walking import walk_to
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import SPAWN, throw_enemy_die
from questhall.games.deckbox.rules.foes import VALUE, change_supply
from questhall.games.deckbox.rules.harm import suffer
from questhall.games.deckbox.rules.script_asks import speaker

COLOURS: Final = len(COLOUR_IDS)
KIND_SHIFT: Final = 4


def spawn(s: Delve, groups: tuple[Group, ...], slot: int) -> None:
    """dbd-spn-12: die by die in the order of the line; then they are placed."""
    s.latest = ()  # dbd-spn-15
    s.then(PlaceDice(slot))
    for group in reversed(groups):
        for _ in range(group.count(len(s.heroes))):
            s.then(TakeDie(group))


class TakeDie(Step[Delve]):
    """dbd-spn-01, -03: a die is taken and rolled, or set to the face the line gives."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def run(self, s: Delve) -> None:
        if s.defeated():
            return
        colour = available(s, self.group.colour)
        if colour == NONE and not self.group.boss:  # dbd-spn-11
            overflow(s)
            return
        if colour == NONE:  # dbd-spn-13, erratum 1: a boss always appears, if need be as a counter
            self.take(s, RED, self.group.kind, self.group.value, True)
            return
        if colour != self.group.colour:
            s.emit(events.UPGRADED, NONE, self.group.colour, colour)  # dbd-spn-09
        change_supply(s, colour, -1)
        if self.group.kind == ROLLED:
            s.then(RollDie(colour, self.group.boss))
        else:  # dbd-spn-10: an upgraded one keeps its type and value
            self.take(s, colour, self.group.kind, self.group.value, False)

    def take(self, s: Delve, colour: int, kind: int, value: int, counter: bool) -> None:
        s.rolled = (*s.rolled, Die(colour, kind, value, self.group.boss, counter))


class RollDie(Step[Delve]):
    """dbd-spn-01: its face gives the type and the health. dbd-spn-13: a boss may be rolled for too."""

    def __init__(self, colour: int, boss: bool) -> None:
        self.colour = colour
        self.boss = boss

    def run(self, s: Delve) -> None:
        throw_enemy_die(s, self, SPAWN[self.colour], self.colour)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.emit(events.FACE_ROLLED, NONE, answer, self.colour)
        s.rolled = (*s.rolled, Die(self.colour, answer >> KIND_SHIFT, answer & VALUE, self.boss, False))


def available(s: Delve, colour: int) -> int:
    """dbd-spn-09: this colour, or the next higher one that is left; NONE if none is."""
    for higher in range(colour, COLOURS):
        if s.supply[higher] > 0:
            return higher
    return NONE


def overflow(s: Delve) -> None:
    """dbd-spn-07, -11: for each enemy that cannot appear every living hero suffers a hit."""
    s.emit(events.OVERFLOW, NONE)
    for h in s.living()[::-1]:
        suffer(s, h.seat, 1, False, 1, 0)


# Placing


class PlaceDice(Step[Delve]):
    """dbd-spn-08: in rolling order, or as the players like."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Delve) -> None:
        if s.table.players_place:
            s.then(PutDice(self.slot))
            return
        for die in s.rolled:
            put(s, die, self.slot)
        s.rolled = ()


class PutDice(Step[Delve]):
    """dbd-spn-08: one position after another; a die is named by the first of its likes."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Delve) -> None:
        if s.rolled and not s.defeated():
            looks = [(die.boss, die.colour, die.kind, die.value) for die in s.rolled]
            legal = [code(PUT, n) for n in range(len(looks)) if looks.index(looks[n]) == n]
            s.decide(self, speaker(s), tuple(legal))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        n = a_of(answer)
        die = s.rolled[n]
        s.rolled = (*s.rolled[:n], *s.rolled[n + 1 :])
        s.then(self)
        put(s, die, self.slot)


def put(s: Delve, die: Die, slot: int) -> None:
    """dbd-spn-05, -06: the first position that is free. dbd-spn-07: on a full tile it does not appear.

    dbd-spn-13, erratum 1: a boss does, elsewhere.
    """
    square = free_place(s, slot)
    if square == NONE and die.boss:
        square = nearest_free(s, slot)
    if square == NONE:
        if not die.counter:
            change_supply(s, die.colour, 1)
        overflow(s)
        return
    appear(s, die, square)


def free_place(s: Delve, slot: int) -> int:
    """dbd-spn-05, -06: NONE if the tile is full."""
    for square in s.ground.places[slot]:
        if s.free(square):
            return square
    return NONE


def nearest_free(s: Delve, slot: int) -> int:
    """dbd-spn-13, erratum 1: a boss whose tile is full takes the nearest free square by walking that is no pit."""
    g = s.ground
    costs = walk_to(g, g.spawn[slot], s.wet)
    free = [sq for sq in g.at.values() if s.free(sq) and not g.pits >> sq & 1]
    return min(free, key=lambda sq: (costs[sq], g.y[sq], g.x[sq]), default=NONE)


def appear(s: Delve, die: Die, square: int) -> None:
    """dbd-spn-01, -02: the quest's card for that colour and type. dbd-spn-13: a boss has k x P more health."""
    health = die.value + (s.quest.boss_bonus * len(s.heroes) if die.boss else 0)
    foe = s.foes[2 * die.colour + (0 if die.kind == RANGED else 1)]
    s.mustered = (*s.mustered, foe)
    e = Enemy(len(s.mustered), foe, die.colour, die.kind, health, cap_of(die, health), NONE)
    e.boss = die.boss
    e.counter = die.counter
    s.enemies.append(e)
    s.move_enemy(e, square)
    s.latest = (*s.latest, e.number)  # dbd-spn-15
    s.emit(events.SPAWNED, NONE, e.number, square)


def cap_of(die: Die, health: int) -> int:
    """dbd-kw-17, R31: the highest face of its type on its die; a boss: what it starts with."""
    if die.boss:
        return health
    return max([health, *[face & VALUE for face in FACES[die.colour] if face >> KIND_SHIFT == die.kind]])
