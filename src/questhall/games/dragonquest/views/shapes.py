"""The view as types. The browser's `view.ts` is made from these by `tools/view_types.py`.

Squares are refs: `square:E8`, `chamber`, `exit`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Status = Literal["inside", "escaped", "dead"]
Cause = Literal["", "wounds", "trap", "skeleton", "demon", "no-flight", "sunset", "spider", "fire"]
RowState = Literal["open", "bought", "awakened"]
Reminder = Literal["", "tile", "note"]
Trap = Literal["arrow", "trapdoor", "fog"]
Coin = Literal["50", "100"]
# How well a hero lies in the race against the sun
Pace = Literal["easy", "steady", "late", "desperate", "lost"]
Faces = dict[str, int]  # how often each face is on a die
# What a question is about: the name of the step that asks, as the hall sends it in `step`
Ask = Literal[
    "Walk",
    "OfferReroll",
    "BlockSquare",
    "LeaveChamber",
    "Flee",
    "DemonStep",
    "HideTile",
    "GuessTile",
    "StayOrLeave",
    "OfferObjects",
    "OfferTalisman",
    "TakeTreasure",
    "SpiderCoin",
    "Fight",
    "Trap",
]


class Treasure(TypedDict):
    ref: str
    name: str
    stars: int
    value: int


class SupplyObject(TypedDict):
    id: str
    cost: int
    value: int


class HeroSheet(TypedDict):
    """One score sheet."""

    seat: str  # seat:2
    status: Status
    cause: Cause
    suns: int
    suns_total: int
    suns_left: int  # not crossed off: during the hero's turn, the turns that follow it
    lp: int
    bones: int
    at: str
    seen_chamber: bool
    steps_left: int | None  # the shortest way that remains; None: there is none
    to_chamber: int  # those of them that lead into the chamber; 0 once it has been seen
    need: float | None  # steps that the dice must bring in each turn of walking that is left
    pace: Pace
    line: list[str]
    dots: list[str]
    blocked: list[str]
    crossed: list[str]
    demon: str | None
    row: int
    finds: int
    row_length: int
    rows: list[RowState]
    traps: dict[Trap, int]
    coins: dict[Coin, int]
    scratched: dict[Coin, int]
    boxes: int
    treasures: list[Treasure]
    objects: list[str]
    bought: int
    miss: Reminder
    spider: Reminder
    venom: bool
    just_left: bool
    loot: int


class Supply(TypedDict):
    treasures: list[Treasure]
    objects: list[SupplyObject]
    spider_tiles: int
    demon_tiles: int
    miss_markers: int


class Chamber(TypedDict):
    """The pool, and the throw whose stars a treasure is taken for."""

    dragons: int
    dice: int
    wake: float  # percent, to a tenth: how likely the next throw wakes the dragon
    thrown: list[str]


class Wall(TypedDict):
    """drq-wal-05: that a tile lies there is open, its number is for the seat that hid it."""

    hidden: bool
    tile: int | None


class DieFaces(TypedDict):
    black: Faces
    red: Faces
    chamber: Faces


class DiceView(TypedDict):
    """The dice of the turn as they lie."""

    movement: list[str]
    skulls: int
    rerolls: int
    steps: int
    danger: list[str | None]
    encounter: str | None  # the monster or trap that is being met
    stars: int
    faces: DieFaces


class View(TypedDict):
    round: int
    turn: int
    start: str  # seat:0
    active: str
    heroes: list[HeroSheet]
    supply: Supply
    chamber: Chamber
    leaving: bool
    wall: Wall
    dice: DiceView
