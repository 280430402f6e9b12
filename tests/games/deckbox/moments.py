"""Moments of played quests that the board's gallery and tests draw; `python -m tools.board_moments deckbox`."""

from __future__ import annotations

from typing import Final

from tools.moments import Frame, Json, Wanted, asks, offers, tells

PAIR: Final[Json] = {"hero": ["odrik", "selka"], "equipment": ["sword", "bow"], "ability": ["stand", "lance"]}
FIRST: Final[Json] = {"quest": "p1", **PAIR}
DEEP: Final[Json] = {"quest": "a1", **PAIR}
FOUR: Final[Json] = {"quest": "a4", "draft": "random"}


def fighting(frame: Frame) -> bool:
    """The hero who acts can attack somebody, and could walk up to somebody else."""
    view = frame.before["view"]
    return asks("Act")(frame) and bool(view["shots"]) and bool(view["approaches"])


def last_turn(frame: Frame) -> bool:
    """Nobody but the hero who acts has an activation left, and the enemies have plans."""
    view = frame.before["view"]
    waiting = [hero for hero in view["heroes"] if not hero["fallen"] and not hero["activated"]]
    return asks("Act")(frame) and len(waiting) == 1 and len(view["intents"]) > 2


def boss_comes(frame: Frame) -> bool:
    told = [each for moment in frame.moments for each in moment["told"]]
    return any(each["kind"] == "spawned" and each["args"].get("boss") == "yes" for each in told)


WANTED: Final[dict[str, Wanted]] = {
    "cards": (2, "fair", {"quest": "p1"}, asks("TakeCard")),
    "place": (2, "fair", FIRST, asks("PlaceHero")),
    "start": (2, "fair", FIRST, asks("WhoActs")),
    "walk": (2, "fair", FIRST, lambda f: asks("Act")(f) and len(f.before["view"]["reach"]) > 12),
    "explore": (2, "fair", FIRST, tells("tile-placed", "explored", "spawned")),
    "fight": (2, "fair", FIRST, fighting),
    "blow": (2, "fair", FIRST, tells("hero-attacks", "attack-rolled", "enemy-defeated", "loot-rolled")),
    "threat": (2, "fair", FIRST, last_turn),
    "enemies": (2, "fair", FIRST, tells("enemy-phase", "enemy-attacks", "hero-hurt")),
    "fall": (2, "easy", FIRST, tells("hero-falls")),
    "boss": (2, "strong", FIRST, boss_comes),
    "choice": (2, "fair", DEEP, asks("ChooseBranch")),
    "test": (2, "fair", DEEP, tells("test-begins", "test-rolled")),
    "market": (2, "fair", DEEP, lambda f: offers("buy", 2)(f) and offers("use")(f)),
    "party": (4, "fair", FOUR, lambda f: asks("Act")(f) and len(f.before["view"]["enemies"]) > 4),
    "end": (2, "strong", FIRST, lambda f: f.after["over"] is not None),
}
