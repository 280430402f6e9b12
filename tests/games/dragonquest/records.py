"""Whole games to keep in tests/records/dragonquest."""

from __future__ import annotations

from typing import Final

from tools.records import Played

# among them a lone escape and a lone death, a winner, and the dragon winning
RECORDS: Final[dict[str, Played]] = {
    "solo": (["sane"], {}, 7),
    "solo-grim": (["reckless:6"], {"difficulty": "grim"}, 2),
    "two": (["sane:4", "reckless:6"], {}, 3),
    "three-options": (["sane:3"] * 3, {"guard_use": "ask", "block_duty": "may", "fast_walls": "on"}, 4),
    "four": (["sane", "timid", "reckless:4", "sane:4"], {"difficulty": "gentle"}, 5),
    "four-prowling": (["sane:3"] * 4, {"demon_prowls": "yes", "start_square": "orange", "tie_break": "lp"}, 6),
}
