"""Encounter scripts as numbers (section 2.11). quest_format/ reads them from text; rules/script.py runs them."""

from __future__ import annotations

from typing import Final

# Statements
SPAWN: Final = 0  # groups, place
ROLL: Final = 1  # branches by their range of the die
TEST: Final = 2  # skill in `what`, need in `n`, who; branches ok, ko
CHOOSE: Final = 3  # branches with labels
IF: Final = 4  # flag in `what`, at least `n`; branches yes, no
DAMAGE: Final = 5  # who, n
HIT: Final = 6
HEAL: Final = 7
TREASURE: Final = 8
ITEM: Final = 9
EDGE: Final = 10
ENERGY: Final = 11  # n may be negative
PAY: Final = 12  # n
RULE: Final = 13  # room rule in `what`
FEATURE: Final = 14  # feature in `what`
FLAG: Final = 15  # flag in `what`, n added
CARRY: Final = 16  # who
STUN_SPAWNED: Final = 17
REMOVE: Final = 18
NOTHING: Final = 19  # `none`

# Who a statement is about
NOBODY: Final = -1
EXPLORER: Final = 0
ACTOR: Final = 1
CHOSEN: Final = 2
PAYER: Final = 3
EACH: Final = 4
ON_TILE: Final = 5
RANDOM: Final = 6
WEAKEST: Final = 7

# Where a spawn goes
HERE: Final = 0
BACK: Final = 1
START: Final = 2

MELEE: Final = 0
RANGED: Final = 1
ROLLED: Final = -1  # a group whose type is not given


class Group:
    """Some dice of one colour: `times` x P / `parts`, rounded up, or `times` alone where `parts` is 0."""

    def __init__(self, colour: int, times: int, parts: int, kind: int, value: int, boss: bool) -> None:
        self.colour = colour
        self.times = times
        self.parts = parts
        self.kind = kind  # MELEE, RANGED or ROLLED
        self.value = value
        self.boss = boss

    def count(self, heroes: int) -> int:
        """dbd-enc-02: (aP/b) is a x P / b rounded up."""
        return self.times if self.parts == 0 else -(-self.times * heroes // self.parts)


class Branch:
    """One way a script can go on: for a range of the die, ok or ko, yes or no, or a labelled choice."""

    def __init__(self, low: int, high: int, label: int, body: tuple[Stmt, ...]) -> None:
        self.low = low
        self.high = high
        self.label = label  # a text of the encounter (its `texts`), -1: none
        self.body = body


class Stmt:
    """One statement."""

    def __init__(
        self,
        op: int,
        who: int = NOBODY,
        n: int = 0,
        what: int = 0,
        groups: tuple[Group, ...] = (),
        place: int = HERE,
        branches: tuple[Branch, ...] = (),
    ) -> None:
        self.op = op
        self.who = who
        self.n = n
        self.what = what
        self.groups = groups
        self.place = place
        self.branches = branches


Script = tuple[Stmt, ...]
NO_SCRIPT: Final[Script] = ()
