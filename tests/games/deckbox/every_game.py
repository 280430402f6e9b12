"""How the tests of every game try this one."""

from __future__ import annotations

from tests.every_game.hints import Hints

HINTS = Hints(
    structured={"seed": "hello", "quest_file": None},
    tried={  # each card is tried by its own test
        "hero": ("choose",),
        "equipment": ("choose",),
        "ability": ("choose",),
        "quest": ("a1", "a3", "p2"),
        "luck": ("table",),  # with the seed's own luck nothing is left to throw
    },
    seats=(2, 3, 1, 4),
    games=0,  # what comes up depends on the quest and the dungeon: the tests of cards, encounters and quests see to it
    rule_numbers={
        "ability-veil-about": (1,),
        "about-energy": (1,),
        "item-cinder-about": (0,),
        "rule-crumbling-about": (1,),
    },
)
