"""What the tests of HeroQuest in browsers have in common: its tables, its words, and how to play it somehow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.halls import Hall
from tests.browser.people import Person, Sight
from tests.browser.test_access import AXE

QUICK = {"spell_split": "suggested", "potion_windows": "at_zero_only"}
NAMES = ["Zed", "Ana", "Bo", "Cy", "Di"]
GAME_TEXTS = AXE.parents[3] / "src/questhall/games/heroquest/texts/en.ftl"
BOARD_TEXTS = AXE.parents[2] / "src/games/heroquest/texts/en.ftl"
PARCHMENT = ".parchment .go button"


def table(hall: Hall, *kinds: str, **more: Any) -> dict[str, Any]:
    return hall.make(*kinds, game="heroquest", names=NAMES, **{"options": QUICK, **more})


def begin(person: Person) -> None:
    """The parchment lies over the board until it has been read."""
    person.page.locator(PARCHMENT).click()


def hero(person: Person, sight: Sight) -> str:
    options: list[str] = sight["options"]
    for verb in ("attack", "open", "roll"):
        if found := [name for name in options if name.startswith(verb)]:
            return found[0]
    walks = [name for name in options if name.startswith("walk")]
    if walks and not person.now["view"]["turn"]["stepped"]:
        return person.chance.choice(walks)
    return "end turn" if "end turn" in options else options[-1]


def zargon(person: Person, sight: Sight) -> str:
    options: list[str] = sight["options"]
    for verb in ("strike", "choose", "done", "end", "place"):
        if found := [name for name in options if name.startswith(verb)]:
            return found[0]
    return options[0]


def say_game(text: str, file: Path = GAME_TEXTS) -> str:
    """A plain text of the game, or of the board, which has a file of its own."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{text} = "))
