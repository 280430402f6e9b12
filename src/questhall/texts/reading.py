"""A language's texts, each read when it is first asked for.

The parser goes through a file sign by sign, half a second for the texts of one game, and most who start the hall, a
command or a worker want a few of them. Where an entry begins can be seen without it.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

BEGINS: Final = re.compile(
    r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE
)  # all else is set in, a bracket or a comment


class Bundle(FluentBundle):
    """Says what a file says, and has parsed only what was said."""

    def __init__(self, lang: str, text: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.unread = entries(text)

    def has_message(self, message_id: str) -> bool:
        self.read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """What texts refer to comes this way."""
        self.read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def read(self, name: str) -> None:
        text = self.unread.pop(name, None)
        if text is not None:
            self.add_resource(FluentResource(text))


def entries(text: str) -> dict[str, str]:
    """The entries of a file by their names; of two with one name the first, as the parser has it."""
    text = text.replace("\r\n", "\n")
    begins = [*BEGINS.finditer(text)]
    ends = [*(each.start() for each in begins[1:]), len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin[1], text[begin.start() : end])
    return found
