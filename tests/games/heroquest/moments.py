"""Moments for the gallery and the board's tests."""

from __future__ import annotations

from typing import Final

from tools.moments import Wanted, asks, offers, tells

SPELLS: Final = {"spell_split": "suggested"}
WANTED: Final[dict[str, Wanted]] = {
    "start": (5, "fair", {}, asks("ChooseGroups")),
    "walk": (5, "fair", SPELLS, lambda f: offers("walk", 12)(f) and len(f.before["view"]["monsters"]) > 0),
    "cast": (5, "fair", SPELLS, lambda f: offers("cast", 8)(f) and len(f.before["view"]["monsters"]) > 0),
    "fight": (5, "fair", SPELLS, tells("hero-attacks", "attack-rolled", "defence-rolled")),
    "reveal": (5, "fair", SPELLS, tells("room-revealed", "monster-placed")),
    "treasure": (5, "fair", SPELLS, tells("card-drawn")),
    "zargon": (5, "fair", SPELLS, asks("ChooseMonster")),
    "monster": (3, "cunning", SPELLS, lambda f: asks("MonsterActs")(f) and offers("walk", 4)(f)),
    "strike": (5, "cunning", SPELLS, tells("monster-attacks", "hero-hurt")),
    "end": (5, "merciful", SPELLS, lambda f: f.after["over"] is not None),
    "armoury": (5, "merciful", {"campaign": "campaign", **SPELLS}, asks("Armoury")),
}
