"""What makes one bot bolder, more careful or cleverer than another."""

from __future__ import annotations

from typing import Final


class Temper:
    """Numbers of section 9, and habits. Those of the fair bot are the ones behind the figures of section 2.16."""

    def __init__(self) -> None:
        self.company: float = 0.55  # weight of risk with friends
        self.alone: float = 0.8
        self.closer: float = 0.1  # worth of a step nearer to the enemy
        self.keeps_off: bool = False  # without an attack left, does not go right beside an enemy
        self.waiting: int = 6  # steps from a door where friends wait
        self.foresees: bool = False  # thinks the enemies' turn through
        self.care: float = 1.0  # weight of the damage that was foreseen
        self.windows: bool = False  # uses minor actions in the Enemy and Recovery phases
        self.own_purse: bool = False  # everybody buys, not only the richest
        self.hoard: int = 14  # treasure nobody keeps more of
        self.swift: bool = False  # hurries from the first round on where time is limited
        self.chooses: bool = False  # takes good cards instead of any
        self.trades: bool = False  # gives potions to whoever goes first
        self.patient: bool = True  # opens no door with the last action
        self.prepares: bool = False  # begins with the sturdiest nearest to the first door


def fair() -> Temper:
    return Temper()


def strong() -> Temper:
    t = Temper()
    t.closer = 0.15
    t.keeps_off = True
    t.waiting = 3
    t.foresees = True
    t.windows = True
    t.own_purse = True
    t.hoard = 8
    t.swift = True
    t.chooses = True
    t.trades = True
    t.patient = False
    t.prepares = True
    return t


FAIR: Final = fair()
STRONG: Final = strong()
