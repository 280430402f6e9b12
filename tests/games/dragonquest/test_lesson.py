"""The lesson rings the dice it speaks of: they lie in the order of their faces, not in that of the throw."""

from __future__ import annotations

from questhall.engine.lessons import lessons_of, play_through
from questhall.games import open_game, titles

# What is spoken of on the pages that point at dice, page by page.
SPOKEN_OF = [
    ["room", "corridor", "room"],
    ["find", "find"],
    ["skull", "skull"],
    ["blank", "blank"],
    ["blank"],
]


def test_it_points_at_the_dice_it_speaks_of() -> None:
    game = open_game("dragonquest")
    (lesson,) = lessons_of(titles()["dragonquest"]).values()
    shown: list[list[str]] = []
    for match, task in play_through(game, lesson):
        dice = {f"die:{n}": face for n, face in enumerate(game.view(match.state, 0)["dice"]["movement"], 1)}
        pointed = [[dice[ref] for ref in page.point if ref in dice] for page in task.pages]
        shown += [faces for faces in pointed if faces]
    assert shown == SPOKEN_OF
