"""What a question is about: which hero acts, what attacks him, what is being read out."""

from __future__ import annotations

from typing import Any

from questhall.games.deckbox.views.explain import enemy_of, hero_at, hero_word
from questhall.games.deckbox.views.shapes import View


def prompt(view: View, seat: int | None) -> dict[str, Any]:
    """The arguments of `ask-` and `wait-` texts. `hero` is the one who acts, `me` the hero of the seat that reads."""
    turn, attack, encounter = view["turn"], view["attack"], view["encounter"]
    acting = None if turn["hero"] is None else f"hero:{turn['hero']}"
    me = hero_at(view, str(seat))
    foe = None if attack is None or attack["enemy"] is None else enemy_of(view, attack["enemy"].partition(":")[2])
    title = None if encounter is None else encounter["title"]
    return {
        "hero": hero_word(view, acting),
        "me": hero_word(view, acting if me is None else me["ref"]),
        "round": view["quest"]["round"],
        "actions": turn["actions"],
        "squares": turn["points"] if turn["moving"] else 0,
        "danger": danger(view, acting),
        "health": 0 if me is None else me["health"],
        "whole": 0 if me is None else me["health_max"],
        "treasure": 0 if me is None else me["treasure"],
        "enemy": "@enemy" if foe is None else f"foe:{foe['foe']}",
        "Enemy": "@enemy-first" if foe is None else f"foe-first:{foe['foe']}",
        "dice": 0 if attack is None else attack["dice"],
        "hits": 0 if attack is None else attack["hits"],
        "attacked": "=yes" if attack is not None and not attack["by_hero"] else "=no",
        "encounter": "@encounter" if title is None else title,
    }


def danger(view: View, hero: str | None) -> int:
    """The most the enemies can cost a hero, if all stays as it is: the figure beside the hero on the board."""
    found = next((each for each in view["heroes"] if each["ref"] == hero), None)
    if found is None:
        return 0
    blows = [each["worst"] if each["target"] == hero else each["also"].get(found["ref"], 0) for each in view["intents"]]
    return sum(blows)
