"""What lies on the table for all: treasures, objects, reminder tiles, and the sheets of the others in brief."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from questhall.drawing.board import Scene, Speaker
from questhall.drawing.canvas import Canvas
from questhall.drawing.typed import normal
from questhall.games.dragonquest import GAME
from questhall.games.dragonquest.drawing import look


def draw(canvas: Canvas, scene: Scene) -> None:
    """The second page of the board."""
    treasures, objects = scene.view["supply"]["treasures"], scene.view["supply"]["objects"]
    y = heading(canvas, 0, scene.say.say("label-treasures"))
    for each in treasures:
        name = each["name"] if ":blank" in each["ref"] else scene.say.ref(each["ref"])
        put_row(canvas, scene, y, each["ref"], "★" * each["stars"], name, str(each["value"]))
        y += 1
    y = heading(canvas, y, scene.say.say("label-objects"))
    if y + len(objects) < canvas.height:
        for n, each in enumerate(objects):
            ref = f"object:{each['id']}"
            effect = scene.say.say(f"object-{each['id']}-effect") if canvas.width >= 70 else ""
            put_row(canvas, scene, y + n, ref, look.TICKED * each["cost"], scene.say.ref(ref), effect)
    else:
        in_two_columns(canvas, scene, y, objects)
    reminders = tiles(scene.view, scene.say)
    for n, each in enumerate(reminders):
        canvas.put(1, canvas.height - len(reminders) + n, each, look.LABEL)


def in_two_columns(canvas: Canvas, scene: Scene, y: int, objects: list[dict[str, Any]]) -> None:
    """Objects on a low screen: the price as a number, the name cut if need be."""
    wide, rows = canvas.width // 2, (len(objects) + 1) // 2
    for n, each in enumerate(objects):
        ref = f"object:{each['id']}"
        style = look.LIT if ref in scene.lit else look.TEXT
        x, row = 1 + n // rows * wide, y + n % rows
        canvas.put(x, row, f"{each['cost']} ", style if ref in scene.lit else look.GOLD, ref)
        canvas.put(x + 2, row, scene.say.ref(ref)[: wide - 4], style, ref)


def heading(canvas: Canvas, y: int, text: str) -> int:
    canvas.put(1, y, text.upper(), look.GOLD)
    return y + 1


def put_row(canvas: Canvas, scene: Scene, y: int, ref: str, price: str, name: str, note: str) -> None:
    lit = ref in scene.lit
    style = look.LIT if lit else look.TEXT
    canvas.put(1, y, f"{price:<6} ", look.GOLD if not lit else look.LIT, ref)
    x = canvas.put(8, y, f"{name:<27} ", style, ref)
    canvas.put(x, y, note, look.LABEL if not lit else look.LIT, ref)


def catalogue(say: Speaker) -> dict[str, str]:
    """Treasures and objects by all their names, also those that are no longer there."""
    found: dict[str, str] = {}
    for kind in ("object", "treasure"):
        content = tomllib.loads((GAME.folder / "content" / f"{kind}s.toml").read_text("utf-8"))
        for each in content[kind]:
            ref = f"{kind}:{each['id']}"
            for word in (each["id"], *say.called(ref)):
                found[normal(word)] = ref
    return found


def lines(view: Mapping[str, Any], say: Speaker) -> list[str]:
    """The supply in sentences."""
    supply = view["supply"]
    said = [say.labelled("treasures", "")]
    for each in supply["treasures"]:
        name = each["name"] if ":blank" in each["ref"] else say.ref(each["ref"])
        said.append("  " + say.ui("drq-treasure", name=name, stars=each["stars"], value=each["value"]))
    said.append(say.labelled("objects", ""))
    for each in supply["objects"]:
        effect = say.say(f"object-{each['id']}-effect")
        name = say.ref(f"object:{each['id']}")
        said.append("  " + say.ui("drq-object", name=name, cost=each["cost"], effect=effect))
    return said + tiles(view, say)


def tiles(view: Mapping[str, Any], say: Speaker) -> list[str]:
    supply = view["supply"]
    kinds = {"spider-tiles": "spider_tiles", "demon-tiles": "demon_tiles", "miss-markers": "miss_markers"}
    return [say.labelled(label, supply[key]) for label, key in kinds.items()]
