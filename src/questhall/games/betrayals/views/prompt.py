"""What a question is about: who faces whom, with what chances, and what may be won or lost."""

from __future__ import annotations

from typing import Any

from questhall.games.betrayals.views.shapes import ArenaFight, DungeonFight, View

NOBODY = "@somebody"


def prompt(view: View, seat: int | None) -> dict[str, Any]:
    """The arguments of `ask-` and `wait-` texts, of what this seat sees."""
    parley, fight = view["parley"], view["fight"]
    return {
        "active": view["active"],
        "mine": yes(view["active"] == f"seat:{seat}"),
        "talk": "=none" if parley is None else f"={parley['kind']}",
        "pot": view["pot"],
        **purse(view, seat),
        **dungeon(view, fight if fight is not None and fight["kind"] == "dungeon" else None),
        **arena(fight if fight is not None and fight["kind"] == "arena" else None),
    }


def yes(so: bool) -> str:
    """A word to choose by, never one to be said."""
    return "=yes" if so else "=no"


def purse(view: View, seat: int | None) -> dict[str, Any]:
    """What the seat itself has."""
    for each in view["adventurers"]:
        if each["seat"] == f"seat:{seat}":
            return {"gems": each["gems"], "wounds": each["wounds"]}
    return {"gems": 0, "wounds": 0}


def dungeon(view: View, fight: DungeonFight | None) -> dict[str, Any]:
    """The card that lies there, what it yields, and how likely it is beaten."""
    if fight is None:
        card = view["special"] or view["sight"] or "@something"
        return {
            "card": card,
            "power": 0,
            "yields": 0,
            "trophies": 0,
            "total": 0,
            "chance": 0,
            "ally": NOBODY,
            "flee": yes(False),
        }
    ally = fight["ally"]
    odds = fight["odds"]
    return {
        "card": fight["card"],
        "power": fight["power"],
        "yields": fight["gems"],
        "trophies": fight["trophies"],
        "total": fight["green"]["total"],
        "chance": round(100 * (odds["alone"] if ally is None else odds["with"].get(ally, odds["alone"]))),
        "ally": NOBODY if ally is None else ally,
        "flee": yes(fight["flee"]["allowed"]),
    }


def arena(fight: ArenaFight | None) -> dict[str, Any]:
    if fight is None:
        return {"attacker": NOBODY, "defender": NOBODY, "attack": 0, "defence": 0}
    powers = fight["powers"]
    return {
        "attacker": fight["attacker"],
        "defender": fight["defender"],
        "attack": powers["attacker"],
        "defence": powers["defender"],
    }
