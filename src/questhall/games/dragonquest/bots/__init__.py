"""The bots of DragonQuest by name. What follows a colon are parameters: `sane:3`, `sane:adaptive`, `good:cruel`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.playout import Policy
from questhall.games.dragonquest.bots.good import Good
from questhall.games.dragonquest.bots.guide import DragonGuide
from questhall.games.dragonquest.bots.hopeless import verdict
from questhall.games.dragonquest.bots.simple import ADAPTIVE, Reckless, Simple
from questhall.games.dragonquest.bots.walls import CRUEL, MILD, NORMAL
from questhall.games.dragonquest.bots.why import why

MOST_THROWS: Final = 9
LEVELS: Final = {"": NORMAL, "mild": MILD, "normal": NORMAL, "cruel": CRUEL}


def read_throws(word: str) -> int:
    """How often a simple player throws in the chamber."""
    if word.isdecimal() and 1 <= int(word) <= MOST_THROWS:
        return int(word)
    if word:
        raise ValueError(f"{word!r} is no number of throws in the chamber, 1 to {MOST_THROWS}")
    return 2


def make_sane(parameters: str) -> Policy:
    """`sane:3:desperate` throws three times, and rolls on at two skulls when time is nearly up."""
    throws, _, desperate = parameters.partition(":")
    if desperate not in ("", "desperate"):
        raise ValueError(f"{desperate!r} is not 'desperate'")
    return Simple(ADAPTIVE if throws == "adaptive" else read_throws(throws), 2, desperate != "")


def make_timid(parameters: str) -> Policy:
    return Simple(read_throws(parameters), 1)


def make_reckless(parameters: str) -> Policy:
    return Reckless(read_throws(parameters))


def make_good(parameters: str) -> Policy:
    """`good:mild`, `good:normal`, `good:cruel` differ in how they wall others."""
    if parameters not in LEVELS:
        raise ValueError(f"{parameters!r} is not mild, normal or cruel")
    return Good(LEVELS[parameters])


WHY: Final = why
LOST: Final = verdict
# Makers of bots, which get what follows the colon; a ValueError says what is wrong with it.
# None is called like a module beside it, which would take its place in the compiled form.
POLICIES: Final[dict[str, Callable[[str], Policy]]] = {
    "timid": make_timid,
    "reckless": make_reckless,
    "sane": make_sane,
    "good": make_good,
}

GUIDE: Final = DragonGuide("good", 100)
