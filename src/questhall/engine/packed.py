"""Answers of a verb and two small numbers, packed into one int: what they are about, and whom or where."""

from __future__ import annotations

from typing import Final

VERB_SHIFT: Final = 20
PART_SHIFT: Final = 10
PART: Final = 1023


def code(verb: int, a: int = 0, b: int = 0) -> int:
    return verb << VERB_SHIFT | a << PART_SHIFT | b


def verb_of(answer: int) -> int:
    return answer >> VERB_SHIFT


def a_of(answer: int) -> int:
    return answer >> PART_SHIFT & PART


def b_of(answer: int) -> int:
    return answer & PART
