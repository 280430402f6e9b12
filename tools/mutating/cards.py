"""Small changes to a card's data: a number raised, a word taken out, a square dug up, a script that does nothing.

A card is the table of a TOML file whose id its rule ends in (`dbd-itm-axe`), or a whole file if the id is the file's.
What is only read out (`title = { en = ..., fr = ... }`) and what a card is called are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

TABLE = re.compile(r"^\[\[", re.MULTILINE)
LEFT_ALONE = re.compile(r"\s*(#\s|\[|(id|schema|game)\s*=|.*\b(en|fr)\s*=)")
COMMENT = re.compile(r"\s+#\s.*")
NUMBER = re.compile(r"\d+")
LISTED = re.compile(r'(?<=[\[ ])"\w+"(?=[,\]])')
SCRIPT = re.compile(r"(?<== )'[^']+'")
DRAWN = re.compile(r"[#.o~A-Z]{3,}")  # a row of a map in characters
FLOOR, PIT = ".", "o"


@dataclass(frozen=True)
class CardChange:
    path: Path
    what: str  # in words
    text: str  # the whole file with it
    line: int


def card_changes(folder: Path, rule: str) -> list[CardChange]:
    """All that can be made to the card of that rule; none if the rule is no card's."""
    return [
        CardChange(path, what, text[: start + at] + new + text[start + end :], text.count("\n", 0, start + at) + 1)
        for path in sorted(folder.rglob("*.toml"))
        if path.name != "rulebook.toml"
        for text in [path.read_text("utf-8")]
        for start, block in blocks(text)
        if is_card(block, rule.rpartition("-")[2])
        for what, at, end, new in block_changes(block)
    ]


def blocks(text: str) -> Iterator[tuple[int, str]]:
    """Where each table of a list begins, and its text; or the file as a whole, if its id stands before them all."""
    starts = [match.start() for match in TABLE.finditer(text)]
    head = text[: starts[0]] if starts else text
    if re.search(r"^id = ", head, re.MULTILINE):
        yield 0, text
        return
    for start, end in pairwise([*starts, len(text)]):
        yield start, text[start:end]


def is_card(block: str, id: str) -> bool:
    found = re.search(r'^id = "(\w+)"', block, re.MULTILINE)
    return found is not None and found[1].lower() == id


def block_changes(block: str) -> Iterator[tuple[str, int, int, str]]:
    """What is changed, in words; from where to where in the block; and into what."""
    before = 0
    for line in block.splitlines(keepends=True):
        if not LEFT_ALONE.match(line):
            for what, at, end, new in line_changes(COMMENT.sub("", line)):
                yield what, before + at, before + end, new
        before += len(line)


def line_changes(line: str) -> Iterator[tuple[str, int, int, str]]:
    said = line.strip()
    if DRAWN.fullmatch(said):
        at = line.find(FLOOR)
        if at >= 0:
            yield f"a pit in `{said}`", at, at + 1, PIT
        return
    for match in SCRIPT.finditer(line):
        yield f"nothing done in `{said}`", *match.span(), "'none'"
    for match in LISTED.finditer(line):
        before, after = line[: match.start()].rstrip(", "), line[match.end() :]
        at, end = (len(before), match.end()) if after[0] == "]" else (match.start(), match.end() + len(", "))
        yield f"{match[0]} taken out of `{said}`", at, end, ""
    for match in NUMBER.finditer(line):
        yield f"{match[0]} is {int(match[0]) + 1} in `{said}`", *match.span(), str(int(match[0]) + 1)
    for word, other in (("true", "false"), ("false", "true")):
        for match in re.finditer(rf"= {word}\b", line):
            yield f"`{said}` turned round", *match.span(), f"= {other}"
