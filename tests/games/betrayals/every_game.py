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
    rule_numbers={
        "trait-warrior-about": (1,),
        "unique-warrior-about": (3,),
        "trait-thief-about": (1,),
        "trait-ranger-about": (4, 6),
        "trait-minstrel-about": (1,),
        "about-blood_moon": (1, 2),
        "about-corridor_of_blades": (1, 3, 7, 8),
        "about-blood_altar": (1,),
        "about-guild_letter": (2,),
        "about-duellists_gate": (2,),
    },
)
