"""What abilities and items are used on: how each kind of target is written, read back and called in a sentence."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.game import UnknownName
from questhall.games.deckbox.model.answer_codes import NO_TARGET
from questhall.games.deckbox.model.ids import (
    ABL_HYMN,
    ABL_LANCE,
    ABL_SLATE,
    ABL_STILL,
    ABL_TITHE,
    ITM_AXE,
    ITM_DRAUGHT,
    ITM_FIREPOT,
    ITM_FLASK,
    ITM_FORESIGHT,
    ITM_NET,
    ITM_RETURN,
)
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.views import refs

NOTHING: Final = ""  # it is used as it is
HERO: Final = "hero"
ENEMY: Final = "enemy"
TILE: Final = "tile"
SQUARE: Final = "square"
EXIT: Final = "exit"

# Cards that are not here need no target
ABILITY_TARGET: Final = {ABL_HYMN: HERO, ABL_SLATE: TILE, ABL_STILL: ENEMY, ABL_LANCE: ENEMY, ABL_TITHE: ENEMY}
ITEM_TARGET: Final = {
    ITM_DRAUGHT: HERO,
    ITM_FLASK: HERO,
    ITM_FORESIGHT: EXIT,
    ITM_FIREPOT: SQUARE,
    ITM_AXE: ENEMY,
    ITM_NET: ENEMY,
    ITM_RETURN: SQUARE,
}


def of_ability(ability: int) -> str:
    return ABILITY_TARGET.get(ability, NOTHING)


def of_item(item: int) -> str:
    return ITEM_TARGET.get(item, NOTHING)


def write(s: Delve, kind: str, target: int) -> tuple[str, ...]:
    """The target's name, none where there is no target."""
    if kind == HERO:
        return (refs.hero(target),)
    if kind == ENEMY:
        return (refs.enemy(target),)
    if kind == TILE:
        return (refs.tile(target),)
    if kind == SQUARE:
        return (refs.square(s, target),)
    return (refs.exit(s, target),) if kind == EXIT else ()


def read(s: Delve, kind: str, words: list[str]) -> int:
    if len(words) != (0 if kind == NOTHING else 1):
        raise UnknownName(f"name one {kind}" if kind else "that needs no target")
    if kind == HERO:
        return refs.hero_number(s, words[0])
    if kind == ENEMY:
        return refs.enemy_number(s, words[0])
    if kind == TILE:
        return refs.tile_number(s, words[0])
    if kind == SQUARE:
        return refs.square_number(s, words[0])
    return refs.exit_number(s, words[0]) if kind == EXIT else NO_TARGET


def call(s: Delve, seat: int, kind: str, target: int) -> tuple[str, dict[str, Any]]:
    """How a text that speaks of this target ends (`-enemy`), and its arguments."""
    if kind == HERO:
        return ("-self", {}) if target == seat else ("-hero", {"other": refs.hero_word(s, target)})
    if kind == ENEMY:
        return "-enemy", enemy(s, seat, target)
    if kind == TILE:
        return "-tile", {"tile": refs.tile_word(s, target)}
    if kind == SQUARE:
        return "-square", away(s, seat, target)
    if kind == EXIT:  # a half-square: where it lies, seen from its room
        way = refs.way_word(s, next(iter(s.ground.beside[target])), target)
        return "-exit", away(s, seat, target) | {"way": way}
    return "", {}


def enemy(s: Delve, seat: int, number: int) -> dict[str, Any]:
    """An enemy among others of its kind: where it stands, and how much it can take."""
    words = refs.enemy_words(s, number)
    found = s.enemy(number)
    if found is None:
        return words | {"where": "@nowhere", "health": 0}
    return words | away(s, seat, found.square) | {"health": found.health}


def away(s: Delve, seat: int, square: int) -> dict[str, Any]:
    """Where that is, seen by the hero of this seat: nobody at the table counts squares from the entrance."""
    here = s.heroes[seat].square
    return {"where": "@nowhere"} if here == NONE else seen_from(s, here, square)


def seen_from(s: Delve, here: int, square: int) -> dict[str, Any]:
    """So many squares north, east, south or west."""
    east = s.ground.x[square] - s.ground.x[here]
    south = s.ground.y[square] - s.ground.y[here]
    return {
        "where": "@away",
        "north": max(-south, 0),
        "east": max(east, 0),
        "south": max(south, 0),
        "west": max(-east, 0),
        "turns": int(bool(south)) + int(bool(east)),
    }
