"""How the tests of every game try this one."""

from __future__ import annotations

from tests.every_game.hints import Hints

HINTS = Hints(
    tried={
        "campaign": ("single",),
        "quest": ("q01_the_trial", "q02_the_drowned_bell", "q05_the_widows_spindle", "q09_the_thief_of_names"),
    },
    seats=(5, 2),
    words=frozenset({"side", "of-place"}),
    games=0,  # what comes up depends on the quest: the tests of each quest and card bring it about
)
