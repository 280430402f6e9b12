"""How the tests of every game try this one."""

from __future__ import annotations

from tests.every_game.hints import Hints

HINTS = Hints(
    structured={
        "custom_treasures": [
            {"name": "Grandmother's lamp", "stars": 2, "value": 100},
            {"name": "Ψ", "stars": 6, "value": 6000},
        ],
    },
    rare=frozenset(
        {
            "cause-no-flight",
            "cause-skeleton",
            "event-key-used",
            "event-ring-used",
            "event-talisman-used",
            "option-block-cutting",
            "result-shared",
        }
    ),
    rule_numbers={
        "object-potion-effect": (3, 13),
    },
)
