"""What a question is about: whose turn and whose sheet, what lies there, how far it is, what may be won or lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from questhall.games.dragonquest.model.castle import place_of
from questhall.games.dragonquest.views import refs
from questhall.games.dragonquest.views.shapes import HeroSheet, View

ON_THE_WAY: Final = ("Walk", "StayOrLeave", "LeaveChamber", "Flee")  # asked of a hero who must get somewhere
OF_A_NEIGHBOUR: Final = ("HideTile", "BlockSquare", "DemonStep")  # asked about another hero's place


def prompt(view: Mapping[str, Any], seat: int | None, question: str) -> dict[str, Any]:
    """The arguments of `ask-` and `wait-` texts. The hero is the one whose turn it is, whoever is asked."""
    shown = cast(View, view)
    dice, pool = shown["dice"], shown["chamber"]
    danger = dice["encounter"]
    args: dict[str, Any] = {
        "hero": shown["active"],
        "steps": dice["steps"],
        "skulls": dice["skulls"],
        "stars": dice["stars"],
        "dice": pool["dice"],
        "dragons": pool["dragons"],
        "wake": pool["wake"],
        "danger": "@castle" if danger is None else f"danger:{danger}",
    }
    for hero in shown["heroes"]:
        if hero["seat"] == shown["active"]:
            args["lp"] = hero["lp"]
            args["finds"] = hero["finds"]
            args["suns"] = hero["suns_left"]
            args["loot"] = hero["loot"]
            if question in ON_THE_WAY:
                args |= way(hero)
            elif question in OF_A_NEIGHBOUR:
                args |= whereabouts(hero["at"])
                args["whose"] = "=own" if len(shown["heroes"]) == 1 else "=other"  # the same to all who are told
    if question == "OfferReroll":
        args |= worth(dice["movement"]) | {"rerolls": dice["rerolls"]}
    return args


def worth(faces: list[str]) -> dict[str, int]:
    """What the dice bring as they lie."""
    return {"walk": faces.count("room") + faces.count("corridor"), "found": faces.count("find")}


def way(hero: HeroSheet) -> dict[str, Any]:
    """How far the next goal is, 0 if no way leads out; and from the chamber, if that is the goal, to the exit."""
    left = hero["steps_left"] or 0
    if not hero["to_chamber"]:
        return {"goal": "=exit", "way": left, "out": 0}
    return {"goal": "=chamber", "way": hero["to_chamber"], "out": left - hero["to_chamber"]}


def whereabouts(ref: str) -> dict[str, str]:
    """A square, and the named place it lies in; the chamber and the Exit are such places themselves."""
    place = "" if ref in (refs.CHAMBER_REF, refs.EXIT_REF) else place_of(refs.square_index(ref))
    return {"square": ref, "place": f"@{place}" if place else "@castle", "named": "=yes" if place else "=no"}
