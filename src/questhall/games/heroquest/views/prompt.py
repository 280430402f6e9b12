"""What a question is about: whose turn it is, who attacks whom, and how much life is left."""

from __future__ import annotations

from typing import Any

from questhall.games.heroquest.views.shapes import Hero, View


def prompt(view: View, seat: int | None) -> dict[str, Any]:
    """The arguments of `ask-` and `wait-` texts.

    `hero` is whose turn it is, in short `name`, `me` the hero of the seat that reads.
    """
    turn = view["turn"]
    acting = None if turn["hero"] is None else view["heroes"][turn["hero"]]
    mine = next((hero for hero in view["heroes"] if hero["seat"] == seat), acting)
    screen = view["zargon"]
    wandering = None if screen is None else screen["wandering"]
    return {
        "hero": called(acting),
        "Hero": called(acting, first=True),
        "name": bare(acting),
        "Me": called(mine, first=True),
        **life(mine),
        **monster(view),
        "left": turn["left"],
        "acted": "=yes" if turn["acted"] else "=no",
        "rolled": "=yes" if turn["rolled"] else "=no",
        "stepped": "=yes" if turn["stepped"] else "=no",
        "wanderer": "@monster" if wandering is None else f"kind:{wandering['kind']}",
        "next": 0 if view["shop"] is None else view["shop"]["next"],
    }


def called(hero: Hero | None, first: bool = False) -> str:
    """By his name, else by his class."""
    if hero is None:
        return "@zargon"
    if hero["name"]:
        return f"={hero['name']}"
    return f"{'class-first' if first else 'class'}:{hero['kind']}"


def bare(hero: Hero | None) -> str:
    """The same without an article, where little else fits."""
    return called(None) if hero is None else f"={hero['name']}" if hero["name"] else f"@class-{hero['kind']}"


def life(hero: Hero | None) -> dict[str, int]:
    if hero is None:
        return {"body": 0, "body_max": 0}
    return {"body": hero["body"], "body_max": hero["body_max"]}


def monster(view: View) -> dict[str, Any]:
    """The monster that acts, or has attacked."""
    for each in view["monsters"]:
        if each["ref"] == view["turn"]["monster"]:
            name: Any = each["name"]
            return {
                "monster": name or f"kind:{each['kind']}",
                "Monster": name or f"kind-first:{each['kind']}",
                "attack": each["attack"],
                "move": each["move"],
            }
    return {"monster": "@monster", "Monster": "@monster-first", "attack": 0, "move": 0}
