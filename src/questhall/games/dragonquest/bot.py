"""The bots of DragonQuest by name. After a colon a name takes parameters: `sane:3`, `sane:adaptive`, `good:cruel`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.playout import Policy
from questhall.games.dragonquest.bot_good import Good
from questhall.games.dragonquest.bot_simple import ADAPTIVE, Reckless, Simple

MOST_THROWS: Final = 9
THROWS: Final = f"throws in the chamber, 1 to {MOST_THROWS}"


def read_throws(word: str) -> int:
    if word in ("", "2"):
        return 2
    if word.isdecimal() and 1 <= int(word) <= MOST_THROWS:
        return int(word)
    raise ValueError(f"{word!r} is no number of {THROWS}")


def sane(parameter: str) -> Policy:
    word, _, rest = parameter.partition(":")
    if rest not in ("", "desperate"):
        raise ValueError(f"{rest!r} is not 'desperate'")
    return Simple(ADAPTIVE if word == "adaptive" else read_throws(word), 2, rest == "desperate")


def timid(parameter: str) -> Policy:
    return Simple(read_throws(parameter), 1)


def reckless(parameter: str) -> Policy:
    return Reckless(read_throws(parameter))


POLICIES: Final[dict[str, Callable[[str], Policy]]] = {
    "sane": sane,
    "timid": timid,
    "reckless": reckless,
    "good": lambda parameter: Good(),
}
