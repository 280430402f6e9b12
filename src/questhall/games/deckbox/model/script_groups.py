"""The groups of dice in a script, and what scripts can name."""

from __future__ import annotations

import re
from typing import Final

from questhall.games.deckbox.model import script
from questhall.games.deckbox.model.script import Group
from questhall.games.deckbox.model.script_scanner import HIGHEST, Scanner

COLOUR_LETTERS: Final = "GBR"
COLOUR_WORDS: Final = ["green", "blue", "red"]
RED: Final = 2
MANY: Final = re.compile(r"\(\s*(\d{0,2})P(?:/(\d{1,2}))?\s*\)")


class Names:
    """What scripts can name: skills, features, room rules and flags by number, and the faces of the three dice."""

    def __init__(
        self, skills: list[str], features: list[str], rules: list[str], flags: list[str], faces: list[list[int]]
    ) -> None:
        self.skills = skills
        self.features = features
        self.rules = rules
        self.flags = flags
        self.faces = faces

    def with_flags(self, flags: list[str]) -> Names:
        return Names(self.skills, self.features, self.rules, flags, self.faces)


class GroupReader(Scanner):
    """Reads groups such as G2, B(3P/2)=R2 and R1=M6!boss."""

    def __init__(self, text: str, names: Names) -> None:
        super().__init__(text)
        self.names = names

    def group(self) -> Group:
        self.skip()
        begins = self.at
        colour = COLOUR_LETTERS.find(self.peek()) if self.peek() else -1
        if colour < 0:
            self.expected("G, B or R")
        self.at += 1
        times, parts = self.count()
        kind, value = self.face(colour)
        boss = False
        if self.take("!"):
            self.word_out_of(["boss"])
            boss = True
            if colour != RED:
                self.fail("a boss is red", begins)
        return Group(colour, times, parts, kind, value, boss)

    def count(self) -> tuple[int, int]:
        """dbd-enc-02: a number, or times and parts of the number of heroes."""
        if self.peek() != "(":
            return self.number(0, HIGHEST), 0
        found = MANY.match(self.text, self.at)
        if found is None:
            self.fail("expected a number of heroes such as (P), (2P) or (3P/2)")
        times = int(found[1]) if found[1] else 1
        parts = int(found[2]) if found[2] else 1
        if parts == 0:
            self.fail("nothing can be divided by 0")
        self.at = found.end()
        return times, parts

    def face(self, colour: int) -> tuple[int, int]:
        """dbd-spn-03: the face a group is set to, which its die must have."""
        if not self.take("="):
            return script.ROLLED, 0
        self.skip()
        begins = self.at
        letter = self.peek()
        if letter not in ("M", "R"):
            self.expected("M or R")
        self.at += 1
        kind = script.MELEE if letter == "M" else script.RANGED
        value = self.number(1, 15)
        if kind << 4 | value not in self.names.faces[colour]:
            self.fail(f"the {COLOUR_WORDS[colour]} die has no face {letter}{value}", begins)
        return kind, value
