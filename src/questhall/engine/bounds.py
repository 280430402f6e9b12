"""How much is too much: content from outside is measured, in one pass, before anything reads it.

The readers of TOML and JSON take time that grows with the square of a key's parts, and their stack grows with every
bracket. Within these bounds they are quick and shallow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

MOST_BYTES: Final = 1_000_000
MOST_DEPTH: Final = 32  # brackets inside brackets
MOST_THINGS: Final = 50_000  # keys and items
MOST_PARTS: Final = 16  # of a dotted key
LONGEST_WORD: Final = 400  # of a key, or of a number
BIGGEST: Final = 2**63

# Strings are skipped whole. Nothing here is tried in two ways: what does not match at once is no TOML. Groups are not
# possessive, though they could be: before 3.11.5 Python's `re` loses its place in those.
TOKEN: Final = re.compile(
    r'(?P<text>"""(?:[^"\\]++|\\.|"(?!""))*"{3,5}'
    r"|'''(?:[^']++|'(?!''))*'{3,5}"
    r'|"(?!"")(?:[^"\\\n]++|\\.)*"'
    r"|'(?!'')[^'\n]*+'"
    r"""|""(?!")|''(?!'))"""
    r"|(?P<skip>#[^\n]*+|[ \t\r]++)"
    r"|(?P<sign>[\[\]{}.,=\n])"
    r"""|(?P<word>[^\s#"'\[\]{}.,=]++)""",
    re.DOTALL,
)


class TooMuch(ValueError):
    """Content beyond the bounds; `line` where it is known."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.line = line


def check_text(text: str) -> None:
    """Measure a TOML text. What is no TOML is left to its reader to complain about."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise TooMuch(f"more than {MOST_BYTES:,} bytes")
    Meter(text).run()


class Meter:
    """Walks over a TOML text and counts."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.things = 0
        self.parts = 0  # of the dotted key under way, or of something that looks like one
        self.longest = 0  # of its words

    def run(self) -> None:
        while self.at < len(self.text):
            token = TOKEN.match(self.text, self.at)
            if token is None:
                return
            self.take(token)
            self.at = token.end()

    def take(self, token: re.Match[str]) -> None:
        match token.lastgroup:
            case "text":
                self.longest = max(self.longest, len(token[0]))
            case "word":
                self.need(len(token[0]) <= LONGEST_WORD, f"a word of more than {LONGEST_WORD} signs")
            case "sign":
                self.sign(token[0])

    def sign(self, sign: str) -> None:
        if sign == ".":
            self.parts += 1
            self.need(self.parts < MOST_PARTS, f"a key of more than {MOST_PARTS} parts")
            return
        if sign == "=":
            self.need(self.longest <= LONGEST_WORD, f"a key of more than {LONGEST_WORD} signs")
        self.depth += (sign in "[{") - (sign in "]}")
        self.things += sign in "=,["
        self.parts = self.longest = 0
        self.need(self.depth <= MOST_DEPTH, f"brackets more than {MOST_DEPTH} deep")
        self.need(self.things <= MOST_THINGS, f"more than {MOST_THINGS:,} keys and items")

    def need(self, good: bool, problem: str) -> None:
        if not good:
            raise TooMuch(problem, self.text.count("\n", 0, self.at) + 1)


def check_data(data: Any) -> None:
    """Measure plain data, as JSON gives it."""
    things, size = 0, 0
    level = [data]
    for _ in range(MOST_DEPTH + 1):
        below: list[Any] = []
        for each in level:
            things += 1
            size += measured(each, below)
        if things > MOST_THINGS or size > MOST_BYTES:
            raise TooMuch(f"more than {MOST_THINGS:,} keys and items, or {MOST_BYTES:,} letters")
        if not below:
            return
        level = below
    raise TooMuch(f"lists and tables more than {MOST_DEPTH} deep")


def measured(value: Any, below: list[Any]) -> int:
    """How long a value is by itself; what is inside it is put below."""
    match value:
        case str():
            return len(value)
        case Mapping():
            if any(len(str(key)) > LONGEST_WORD for key in value):
                raise TooMuch(f"a key of more than {LONGEST_WORD} signs")
            below += value.values()
        case list() | tuple():
            below += value
        case int() if not -BIGGEST <= value < BIGGEST:
            raise TooMuch("a number of more than 64 bits")
    return 0
