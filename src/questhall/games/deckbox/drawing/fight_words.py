"""Enemies in words: what they mean to do, what their cards say, and how an attack on them may go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.drawing.board import Speaker
from questhall.games.deckbox.drawing.words import called, enemy_name, figures, foe_name, labelled, named, said, signed

View = Mapping[str, Any]


def threats(view: View, say: Speaker) -> list[tuple[str, str]]:
    """A line for each enemy in the order in which they act, and its ref."""
    ordered = sorted(view["enemies"], key=lambda each: each["order"])
    return [(threat(view, enemy, say), enemy["ref"]) for enemy in ordered]


def threat(view: View, enemy: View, say: Speaker) -> str:
    marks = [said(say, mark) for mark in ("boss", "stunned") if enemy[mark]]
    state = ", ".join([said(say, "health", count=enemy["health"]), *marks])
    meant = intent(view, enemy, say)
    return labelled(say, enemy_name(view, enemy, say), f"{state} · {meant}" if meant else state)


def intent(view: View, enemy: View, say: Speaker) -> str:
    """What it would do if nothing changed, and why."""
    meant = next((each for each in view["intents"] if each["enemy"] == enemy["ref"]), None)
    if meant is None or meant["does"] == "stunned":
        return ""
    text, hero = f"intent-{meant['does']}", called(view, meant["target"], say)
    if meant["does"] == "wait":
        return said(say, text)
    if meant["does"] == "advance":
        return said(say, text, hero=hero)
    why = [say.say(f"target-{word}") for word in meant["why"]]
    line = said(say, text, hero=hero, damage=meant["worst"])
    line = f"{line} ({', '.join(why)})" if why else line
    others = [said(say, "also", hero=called(view, ref, say), damage=points) for ref, points in meant["also"].items()]
    return ", ".join([line, *others])


def tenths(number: float) -> float:
    return round(number, 1)


def foe_line(foe: View, say: Speaker) -> str:
    """A card: what it can do, whom it goes for, how many of it are there."""
    keywords = [named(say, f"keyword-{word}") for word in foe["keywords"]]
    targets = " > ".join(say.say(f"target-{word}") for word in foe["targets"])
    name = f"{foe['slot']} {foe_name(foe, say)} ×{foe['alive']}"
    return labelled(say, name, " · ".join([figures(foe, say), *keywords, targets]))


def shot(view: View, found: View, say: Speaker) -> str:
    """An attack that can be made now, with its chances."""
    return said(
        say,
        f"shot-{found['how']}",
        enemy=called(view, found["enemy"], say),
        attack=said(say, "dice", dice=found["dice"], modifier=signed(found["modifier"])),
        defence=signed(found["defence"]),
        damage=tenths(found["damage"]),
        percent=round(100 * found["kill"]),
    )


def approach(view: View, found: View, say: Speaker) -> str:
    square = say.ref(f"square:{found['at']}")
    return said(say, f"approach-{found['how']}", enemy=called(view, found["enemy"], say), at=square, cost=found["cost"])
