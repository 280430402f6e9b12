"""Whole games to keep in tests/records/heroquest."""

from __future__ import annotations

from typing import Final

from tools.records import Played

RECORDS: Final[dict[str, Played]] = {
    "trial": (["fair"] * 5, {}, 1),
    "lone-barbarian": (["fair"] * 2, {}, 2),
    "spindle": (["merciful"] * 5, {"quest": "q05_the_widows_spindle", "gear": "rolled"}, 3),
    "last-door": (["cunning"] * 5, {"quest": "q14_the_generals_last_door", "gear": "rolled"}, 4),
}
