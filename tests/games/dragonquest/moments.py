"""Moments for the gallery and the board's tests."""

from __future__ import annotations

from typing import Final

from tools.moments import Frame, Json, Wanted, asks, tells


def hero(frame: Frame) -> Json:
    """The sheet of the hero whose turn it is before the answer."""
    view = frame.before["view"]
    sheet: Json = view["heroes"][int(view["active"][-1])]
    return sheet


def inside(frame: Frame) -> int:
    return sum(h["at"] == "chamber" for h in frame.before["view"]["heroes"])


WANTED: Final[dict[str, Wanted]] = {
    "start": (2, "good", {}, asks("GuessTile")),
    "solo-start": (1, "good", {}, tells("tile-shown", "movement-rolled")),
    "hide-tile": (3, "good", {}, lambda f: asks("HideTile")(f) and f.before["view"]["round"] == 3),
    "reroll": (2, "good", {}, lambda f: asks("OfferReroll")(f) and f.before["view"]["round"] == 4),
    "reroll-two-skulls": (
        2,
        "reckless",
        {},
        lambda f: asks("OfferReroll")(f) and f.before["view"]["dice"]["skulls"] == 2 and len(f.before["options"]) > 4,
    ),
    "walk": (
        2,
        "good",
        {},
        lambda f: asks("Walk")(f) and len(hero(f)["line"]) > 6 and f.before["view"]["dice"]["steps"] > 1,
    ),
    "block": (3, "good:cruel", {}, lambda f: asks("BlockSquare")(f) and len(hero(f)["line"]) > 4),
    "buy": (2, "good", {}, lambda f: asks("OfferObjects")(f) and hero(f)["finds"] > 4),
    "danger": (2, "reckless", {}, tells("skulls", "letter-die", "trap-sprung")),
    "fight": (2, "reckless", {}, lambda f: tells("encounter", "battle-die")(f) and f.kinds.count("lp-lost") > 1),
    "treasure": (
        2,
        "good",
        {},
        lambda f: asks("TakeTreasure")(f) and f.before["view"]["dice"]["stars"] > 3,
    ),
    "stay-five-dragons": (
        2,
        "sane:5",
        {},
        lambda f: asks("StayOrLeave")(f) and f.before["view"]["chamber"]["dragons"] == 5 and inside(f) > 1,
    ),
    "leave": (2, "good", {}, asks("LeaveChamber")),
    "fire": (2, "sane:9", {}, lambda f: tells("dragon-awakes", "fire")(f) and inside(f) > 1),
    "demon": (
        2,
        "sane:1",
        {},
        lambda f: f.kinds.count("demon-walks") == 2 and len(hero(f)["crossed"]) > 3 and hero(f)["seen_chamber"],
    ),
    "late": (
        4,
        "good",
        {},
        lambda f: asks("Walk")(f) and f.before["view"]["round"] > 14 and hero(f)["loot"] > 2000,
    ),
    "end": (2, "good", {}, lambda f: f.after["over"] is not None and len(f.after["over"]["winners"]) == 1),
    "end-solo": (1, "good", {}, lambda f: f.after["over"] is not None and f.after["over"]["scores"][0] > 3000),
    "end-dead": (1, "reckless", {}, lambda f: f.after["over"] is not None and not f.after["over"]["winners"]),
}
