"""Whole games to keep in tests/records/betrayals."""

from __future__ import annotations

from typing import Final

from tools.records import Played

RECORDS: Final[dict[str, Played]] = {
    "short": (["normal"] * 3, {"goal": "12"}, 1),
    "tempers": (["loyal", "greedy", "vengeful", "cautious"], {"auto_claim": "off"}, 2),
    "binding": (["easy"] * 5, {"promises": "binding", "house_effects": "off", "unique_powers": "off"}, 3),
    "draft": (["hard"] * 6, {"characters": "draft", "end_mode": "turn", "ledger": "off"}, 4),
}
