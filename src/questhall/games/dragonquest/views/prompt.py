"""What a question is about: whose turn and whose sheet, what lies there, what may be won or lost."""

from __future__ import annotations

from typing import Any

from questhall.games.dragonquest.views.shapes import View


def prompt(view: View) -> dict[str, Any]:
    """The arguments of `ask-` and `wait-` texts. The hero is the one whose turn it is, whoever is asked."""
    dice, pool = view["dice"], view["chamber"]
    danger = dice["encounter"]
    args: dict[str, Any] = {
        "hero": view["active"],
        "steps": dice["steps"],
        "skulls": dice["skulls"],
        "stars": dice["stars"],
        "dice": pool["dice"],
        "dragons": pool["dragons"],
        "wake": round(pool["wake"] * 100),
        "danger": "@castle" if danger is None else f"danger:{danger}",
    }
    for hero in view["heroes"]:
        if hero["seat"] == view["active"]:
            args["lp"] = hero["lp"]
            args["finds"] = hero["finds"]
            args["suns"] = hero["suns_total"] - hero["suns"]
            args["loot"] = hero["loot"]
    return args
