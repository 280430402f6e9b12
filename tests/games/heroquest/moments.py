"""Moments for the gallery and the board's tests. Whatever a test takes for granted of one is wished here."""

from __future__ import annotations

from typing import Final

from tools.moments import Frame, Wanted, all_of, asks, offers, tells


def monsters_seen(frame: Frame) -> bool:
    return len(frame.before["view"]["monsters"]) > 0


def orc_seen(frame: Frame) -> bool:
    return any(monster["kind"] == "orc" for monster in frame.before["view"]["monsters"])


def door_in_reach(frame: Frame) -> bool:
    """A closed one, beside which the steps reach."""
    view = frame.before["view"]
    return any(not door["open"] and not {door["a"], door["b"]}.isdisjoint(view["reach"]) for door in view["doors"])


def won_with_losses(frame: Frame) -> bool:
    """The heroes have won, and not all of them live to see it."""
    kinds = {told["kind"] for moment in frame.log for told in moment["told"]}
    return frame.after["over"] is not None and 0 not in frame.after["over"]["winners"] and "hero-died" in kinds


SPELLS: Final = {"spell_split": "suggested"}
WANTED: Final[dict[str, Wanted]] = {
    "start": (5, "fair", {}, asks("ChooseGroups")),
    "walk": (5, "fair", SPELLS, all_of(offers("walk", 12), orc_seen, door_in_reach, tells("stepped"))),
    "cast": (5, "fair", SPELLS, all_of(offers("cast", 8), monsters_seen)),
    "fight": (5, "fair", SPELLS, tells("hero-attacks", "attack-rolled", "defence-rolled")),
    "reveal": (5, "fair", SPELLS, tells("room-revealed", "monster-placed")),
    "treasure": (5, "fair", SPELLS, tells("card-drawn")),
    "zargon": (5, "fair", SPELLS, asks("ChooseMonster")),
    "monster": (3, "cunning", SPELLS, all_of(asks("MonsterActs"), offers("walk", 4), offers("strike"))),
    "strike": (5, "cunning", SPELLS, tells("monster-attacks", "hero-hurt")),
    "end": (5, "merciful", SPELLS, won_with_losses),
    "armoury": (5, "merciful", {"campaign": "campaign", **SPELLS}, asks("Armoury")),
}
