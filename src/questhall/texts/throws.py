"""Asking for a throw of real dice: from the name of a chance to its text."""

from __future__ import annotations

import re
from typing import Any, Final

DICE: Final = re.compile(r"(\d*)\+?(\w*)")


def throw_text(name: str) -> tuple[str, dict[str, Any]]:
    """The text id and arguments that ask for a throw.

    `movement:3+red` is asked for by throw-movement with $count 3 and $with "red"; `letter`, which says neither, by
    throw-letter with 1 and "".
    """
    kind, _, dice = name.partition(":")
    found = DICE.fullmatch(dice)
    count, company = found.groups() if found else ("", dice)
    return f"throw-{kind}", {"count": int(count) if count else 1, "with": company}
