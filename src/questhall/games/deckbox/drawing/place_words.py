"""Where everything is, for somebody who does not see the picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from questhall.drawing.board import Speaker
from questhall.games.deckbox.drawing.fight_words import threat
from questhall.games.deckbox.drawing.words import labelled, named, party_line, prose, said

View = Mapping[str, Any]
SHOWN_EXITS: Final = ("live", "locked", "entrance")


def where(here: str | None, there: str, say: Speaker) -> str:
    """`2 north, 1 east` from where one stands; without that, the square."""
    if not here:
        return say.ref(f"square:{there}")
    (x, y), (to_x, to_y) = ([int(part) for part in at.split(",")] for at in (here, there))
    parts = [("north", y - to_y), ("south", to_y - y), ("west", x - to_x), ("east", to_x - x)]
    words = [said(say, f"far-{way}", count=count) for way, count in parts if count > 0]
    return ", ".join(words) or said(say, "far-here")


def exit_line(view: View, exit: View, here: str | None, say: Speaker) -> str:
    parts = [where(here, exit["at"], say)]
    way = next((each for each in view["reach"] if each["at"] == exit["at"]), None)
    if way:
        parts.append(said(say, "steps", count=way["cost"]))
    gate = exit["gate"]
    if gate:
        parts.append(said(say, "gate", name=prose(gate["name"], say), need=gate["need"]))
    return labelled(say, said(say, f"exit-{exit['state']}"), ", ".join(parts))


def around(view: View, here: str | None, say: Speaker) -> list[str]:
    """Exits that matter, enemies, features, packs and the captive, seen from a square."""
    lines = [exit_line(view, each, here, say) for each in view["exits"] if each["state"] in SHOWN_EXITS]
    for enemy in sorted(view["enemies"], key=lambda each: each["order"]):
        lines.append(f"{threat(view, enemy, say)} · {where(here, enemy['at'], say)}")
    things = [(f"feature-{tile['feature']['id']}", tile["feature"]["at"]) for tile in view["tiles"] if tile["feature"]]
    things += [("term-pack", pack["at"]) for pack in view["packs"]]
    things += [("feature-captive", view["captive"])] if view["captive"] else []
    return lines + [labelled(say, named(say, text), where(here, at, say)) for text, at in things]


def party(view: View, seat: int, here: str | None, say: Speaker) -> list[str]:
    """How the heroes are, and where."""
    lines = []
    for hero in view["heroes"]:
        line = party_line(view, hero, say)
        if hero["seat"] == seat and here:
            line += f" · {said(say, 'you-stand', square=say.ref(f'square:{here}'))}"
        elif hero["at"]:
            line += f" · {where(here, hero['at'], say)}"
        lines.append(line)
    return lines


def tile_line(tile: View, say: Speaker) -> str:
    parts = [tile["face"], prose(tile["title"], say)]
    parts += [named(say, f"rule-{tile['rule']}")] if tile["rule"] else []
    parts += [named(say, f"feature-{tile['feature']['id']}")] if tile["feature"] else []
    parts += [said(say, "smoke")] if tile["smoke"] else []
    return " · ".join(part for part in parts if part)
