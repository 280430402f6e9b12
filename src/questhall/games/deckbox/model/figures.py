"""Heroes, enemies and what lies on the floor."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.games.deckbox.model.plan import NONE

# What an enemy does when it acts
WAIT: Final = 0
ADVANCE: Final = 1
STRIKE: Final = 2  # a melee attack
SHOOT: Final = 3  # a ranged attack

NO_ITEMS: Final[tuple[int, ...]] = ()


@mypyc_attr(acyclic=True)
class Hero:
    """A hero: three cards, three trackers, belongings."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card: int = NONE
        self.equipment: int = NONE
        self.ability: int = NONE
        self.health: int = 0
        self.max_health: int = 0
        self.energy: int = 0
        self.treasure: int = 0
        self.items: tuple[int, ...] = NO_ITEMS  # how many of each item
        self.square: int = NONE
        self.fallen: bool = False
        self.fell_at: int = NONE
        self.carries: bool = False  # the captive
        self.activated: bool = False  # in this round
        self.stand: bool = False  # Stand Fast holds until the next activation
        self.keen: bool = False  # Keen Eye waits for the next attack action
        self.whet: bool = False  # so does a Whetstone
        self.winded: bool = False  # Second Wind was used in this activation
        self.edge: int = 0  # attack actions sharpened at a forge

    def clone(self) -> Hero:
        h = Hero(self.seat)
        h.card = self.card
        h.equipment = self.equipment
        h.ability = self.ability
        h.health = self.health
        h.max_health = self.max_health
        h.energy = self.energy
        h.treasure = self.treasure
        h.items = self.items
        h.square = self.square
        h.fallen = self.fallen
        h.fell_at = self.fell_at
        h.carries = self.carries
        h.activated = self.activated
        h.stand = self.stand
        h.keen = self.keen
        h.whet = self.whet
        h.winded = self.winded
        h.edge = self.edge
        return h


@mypyc_attr(acyclic=True)
class Enemy:
    """An enemy die on the table. `number` counts enemies in the order in which they appear, from 1."""

    def __init__(self, number: int, foe: int, colour: int, kind: int, health: int, cap: int, square: int) -> None:
        self.number = number
        self.foe = foe
        self.colour = colour
        self.kind = kind  # script.MELEE or RANGED
        self.health = health
        self.cap = cap
        self.square = square
        self.stunned: bool = False
        self.last: int = NONE  # the seat that damaged it last
        self.boss: bool = False
        self.counter: bool = False  # a boss for whom no die was left: it is no part of the supply

    def clone(self) -> Enemy:
        e = Enemy(self.number, self.foe, self.colour, self.kind, self.health, self.cap, self.square)
        e.stunned = self.stunned
        e.last = self.last
        e.boss = self.boss
        e.counter = self.counter
        return e


@mypyc_attr(acyclic=True)
class Pack:
    """What a fallen hero left on a square. Never changed, only replaced: clones share it."""

    def __init__(self, square: int, treasure: int, items: tuple[int, ...]) -> None:
        self.square = square
        self.treasure = treasure
        self.items = items


@mypyc_attr(acyclic=True)
class Deed:
    """What an enemy does: go to a square, and attack that hero from there, or not."""

    def __init__(self, does: int, target: int, square: int, why: int) -> None:
        self.does = does
        self.target = target  # a seat, NONE without an attack
        self.square = square
        self.why = why  # bits of the words of its card that decided


@mypyc_attr(acyclic=True)
class Die:
    """An enemy die that has been rolled and not been placed yet. Never changed."""

    def __init__(self, colour: int, kind: int, value: int, boss: bool, counter: bool) -> None:
        self.colour = colour
        self.kind = kind
        self.value = value
        self.boss = boss
        self.counter = counter
