"""What a question is about: who faces whom, with what chances, and what may be won or lost."""

from __future__ import annotations

from typing import Any

from questhall.games.betrayals.views.shapes import ArenaFight, DungeonFight, PromiseView, View

NOBODY = "@somebody"
NO_WOUNDS = {"hurt": 0, "worse": 0, "even": "=yes"}


def prompt(view: View, seat: int | None) -> dict[str, Any]:
    """The arguments of `ask-` and `wait-` texts, of what this seat sees."""
    parley, fight = view["parley"], view["fight"]
    return {
        "active": view["active"],
        "mine": yes(view["active"] == f"seat:{seat}"),
        "talk": "=none" if parley is None else f"={parley['kind']}",
        "visit": view["visit"],
        "pot": view["pot"],
        "sand": yes(view["arena_why"] is None),
        "owes": yes(any(due(each, f"seat:{seat}") for each in view["promises"])),
        **lying(fight, f"seat:{seat}"),
        **purse(view, seat),
        **dungeon(view, fight if fight is not None and fight["kind"] == "dungeon" else None, seat),
        **arena(fight if fight is not None and fight["kind"] == "arena" else None, seat),
    }


def due(promise: PromiseView, seat: str) -> bool:
    return promise["from"] == seat and promise["state"] == "open" and promise["triggered"]


def lying(fight: DungeonFight | ArenaFight | None, seat: str) -> dict[str, Any]:
    """The totals with the dice as they lie, where one may be rolled again: one's own first, and if it wins."""
    totals = fight["totals"] if fight is not None else None
    green, red = (0, 0) if totals is None else (totals["green"], totals["red"])
    is_red = fight is not None and fight["kind"] == "arena" and is_defending(fight, seat)
    ours, theirs = (red, green) if is_red else (green, red)
    return {
        "ours": ours,
        "theirs": theirs,
        "own": "=red" if is_red else "=green",
        "ahead": yes((green >= red) != is_red),  # dqt-cbt-07
    }


def is_defending(fight: ArenaFight, seat: str) -> bool:
    """As the defender, or as a third whose fist has shown that side."""
    return fight["defender"] == seat or any(
        each["seat"] == seat and each["side"] == "defender" for each in fight["thirds"]
    )


def yes(so: bool) -> str:
    """A word to choose by, never one to be said."""
    return "=yes" if so else "=no"


def purse(view: View, seat: int | None) -> dict[str, Any]:
    """What the seat itself has, and how much it wants."""
    had = {"gems": 0, "wounds": 0, "strength": 0, "points": 0, "goal": view["goal"]}
    for each in view["adventurers"]:
        if each["seat"] == f"seat:{seat}":
            had |= {"gems": each["gems"], "wounds": each["wounds"]}
            had |= {"strength": each["power"], "points": each["trophies"]}
    return had


def percent(share: float) -> int:
    """A half is rounded up, as browsers do: the question says what the bar beside it says."""
    return int(100 * share + 0.5)


def dungeon(view: View, fight: DungeonFight | None, seat: int | None) -> dict[str, Any]:
    """The card that lies there, what it yields, and how likely it is beaten: as it stands, and with the seat's help."""
    if fight is None:
        card = view["special"] or view["sight"] or "@something"
        return {
            "card": card,
            "power": 0,
            "yields": 0,
            "trophies": 0,
            "total": 0,
            "chance": 0,
            "helped": 0,
            "ally": NOBODY,
            "allied": yes(False),
            "flee": yes(False),
            "left_gems": 0,
            "left_trophies": 0,
            "left_carcass": yes(False),
            **NO_WOUNDS,
        }
    ally = fight["ally"]
    odds = fight["odds"]
    return {
        "card": fight["card"],
        "power": fight["power"],
        "yields": fight["forecast"][view["active"]]["gems"],
        "trophies": fight["trophies"],
        "total": fight["green"]["total"],
        "chance": percent(odds["alone"] if ally is None else odds["with"].get(ally, odds["alone"])),
        "helped": percent(odds["with"].get(f"seat:{seat}", 0)) if ally is None else 0,
        "ally": NOBODY if ally is None else ally,
        "allied": yes(ally is not None),
        "flee": yes(fight["flee"]["allowed"]),
        **left(view, fight),
        **hurt(fight, f"seat:{seat}", view["active"]),
    }


def left(view: View, fight: DungeonFight) -> dict[str, Any]:
    """What a victory leaves to whoever leads the fight, once his word for it is kept."""
    gems, trophies, carcass = fight["forecast"][view["active"]]["gems"], fight["trophies"], True
    for each in view["promises"]:
        pledge = each["pledge"]
        if each["from"] != view["active"] or each["state"] != "open" or each["turn"] != view["turn"]:
            continue
        if pledge.get("when") == "win":
            gems -= pledge.get("n", 0) if pledge["kind"] == "gems" else 0
            trophies -= pledge.get("n", 1) if pledge["kind"] == "trophy" else 0
            carcass = carcass and pledge["kind"] != "carcass"
    return {"left_gems": max(0, gems), "left_trophies": max(0, trophies), "left_carcass": yes(carcass)}


def hurt(fight: DungeonFight | ArenaFight, seat: str, otherwise: str) -> dict[str, Any]:
    """The wounds of a defeat, by a KritiK and without; for this seat if it may fight, else for another one."""
    known = fight["forecast"].get(seat) or fight["forecast"][otherwise]
    return {
        "hurt": known["wounds"],
        "worse": known["kritik"],
        "even": yes(known["wounds"] == known["kritik"]),
    }


def arena(fight: ArenaFight | None, seat: int | None) -> dict[str, Any]:
    """Who stands on the sand with what power, and whether the seat is one of the two."""
    if fight is None:
        return {"attacker": NOBODY, "defender": NOBODY, "attack": 0, "defence": 0, "role": "=third"}
    powers = fight["powers"]
    roles = {fight["attacker"]: "=attacker", fight["defender"]: "=defender"}
    return {
        "role": roles.get(f"seat:{seat}", "=third"),
        "attacker": fight["attacker"],
        "defender": fight["defender"],
        "attack": powers["attacker"],
        "defence": powers["defender"],
        **hurt(fight, f"seat:{seat}", fight["attacker"]),
    }
