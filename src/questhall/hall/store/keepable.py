"""What any of the databases can keep, and compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.hall.store.types import BadText

BIGGEST: Final = 2**31 - 1
UNKEPT: Final = "a text with a NUL or half a character cannot be kept"


def checked(args: Sequence[object]) -> Sequence[object]:
    """The same arguments, if every text among them can be kept by any database."""
    for arg in args:
        if isinstance(arg, str) and ("\0" in arg or not (arg.isascii() or is_whole(arg))):
            raise BadText(UNKEPT)
    return args


def is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def bounded(number: int) -> int:
    """A number as the database can compare it; whatever is too big for any row finds none."""
    return max(-BIGGEST, min(number, BIGGEST))
