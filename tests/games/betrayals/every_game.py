"""How the tests of every game try this one."""

from __future__ import annotations

from tests.every_game.hints import Hints

HINTS = Hints(
    seats=(4, 6),
    games=120,
    rare=frozenset(
        {
            "event-deal-struck",  # private deals and quests change hands in people's own words only
            "event-quest-received",
            "event-deck-empty",
            "event-deck-gave-nothing",
            "event-uncursed",
            "event-bank-short",
            "result-shared",
            "item:dragon_sword",
            "item:dragon_armour",
            "item:dragon_amulet",
        }
    ),
)
