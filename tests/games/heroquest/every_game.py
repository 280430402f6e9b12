"""How the tests of every game try this one."""

from __future__ import annotations

from tests.every_game.hints import Hints

HINTS = Hints(
    tried={
        "campaign": ("single",),
        "quest": ("q01_the_trial", "q02_the_drowned_bell", "q05_the_widows_spindle", "q09_the_thief_of_names"),
    },
    seats=(5, 2),
    words=frozenset({"side", "of-place", "which"}),
    games=0,  # what comes up depends on the quest: the tests of each quest and card bring it about
    rule_numbers={
        "about-d_ball_of_flame": (2, 5, 6),
        "about-d_cloud": (6,),
        "about-d_command": (6,),
        "about-d_fear": (1, 6),
        "about-d_firestorm": (2, 3, 5, 6),
        "about-d_lightning": (2,),
        "about-d_sleep": (6,),
        "about-plate_mail": (1,),
        "about-potion_healing": (1,),
        "about-potion_defense": (2,),
        "about-potion_strength": (2,),
        "about-ring_of_fortitude": (1,),
        "about-talisman_of_lore": (1,),
        "about-genie": (5,),
        "about-heal_body": (4,),
        "about-rock_skin": (1,),
        "about-ball_of_flame": (2, 5, 6),
        "about-courage": (2,),
        "about-fire_of_wrath": (1, 5, 6),
        "about-sleep": (6,),
        "about-water_of_healing": (4,),
    },
)
