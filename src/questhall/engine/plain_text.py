"""Text of people's own, made fit for a terminal: no escapes, no signs that turn the line around."""

from __future__ import annotations

import re
from typing import Final

# Controls but tab and line break, and what overrides the direction of writing.
HARMFUL: Final = "\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
SIGNS: Final = re.compile(f"[{HARMFUL}]")
INSTEAD: Final = "\ufffd"


def harmless(text: str) -> str:
    """The same text; each sign that does something to a screen is a question mark in a box."""
    return SIGNS.sub(INSTEAD, text)
