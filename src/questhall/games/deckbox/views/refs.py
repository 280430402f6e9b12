"""Names of the things on the table, the same in options, events, views and on screen.

A name tells nothing that is hidden: squares are named by their place in the global grid, tiles by the order of their
reveal, enemies by the order in which they appeared. What is not there, or not revealed, has no name to be read back.
"""

from __future__ import annotations

import re
from typing import Any, Final

from questhall.engine.game import UnknownName
from questhall.engine.refs import after, number, one_of
from questhall.games.deckbox.model.cards import (
    ABL_IDS,
    EQP_IDS,
    FACE_IDS,
    FEATURE_IDS,
    FOE_IDS,
    HERO_IDS,
    ITEM_IDS,
    NAMES,
)
from questhall.games.deckbox.model.ground import is_half, place
from questhall.games.deckbox.model.plan import NONE, Prose
from questhall.games.deckbox.model.state import Delve

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIRECTIONS: Final = ("north", "east", "south", "west")
SPOT: Final = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")  # short enough for the table of places


# From a number to its name


def spot(s: Delve, square: int) -> str:
    """A square's place, "x,y"."""
    return f"{s.ground.x[square]},{s.ground.y[square]}"


def square(s: Delve, index: int) -> str:
    return f"square:{spot(s, index)}"


def exit(s: Delve, half: int) -> str:
    return f"exit:{spot(s, half)}"


def pack(s: Delve, index: int) -> str:
    return f"pack:{spot(s, index)}"


def captive(s: Delve, index: int) -> str:
    return f"captive:{spot(s, index)}"


def tile(slot: int) -> str:
    return f"tile:{slot}"


def feature(slot: int) -> str:
    return f"feature:{slot}"


def hero(seat: int) -> str:
    return f"hero:{seat}"


def enemy(number: int) -> str:
    return f"enemy:{number}"


def item(card: int) -> str:
    return f"item:{ITEM_IDS[card]}"


def ability(card: int) -> str:
    return f"ability:{ABL_IDS[card]}"


def equipment(card: int) -> str:
    return f"equipment:{EQP_IDS[card]}"


def character(card: int) -> str:
    return f"character:{HERO_IDS[card]}"


def foe(card: int) -> str:
    return f"foe:{FOE_IDS[card]}"


# From a name to its number


def spot_index(s: Delve, kind: str, ref: str) -> int:
    """The square at a place; NONE for walls and for what is not revealed: nobody can tell them apart by this."""
    found = SPOT.fullmatch(after(kind, ref))
    if found is None:
        raise UnknownName(f"{ref!r} is no {kind}; write {kind}:3,5")
    return s.ground.at.get(place(int(found[1]), int(found[2])), NONE)


def square_number(s: Delve, ref: str) -> int:
    index = spot_index(s, "square", ref)
    if index == NONE:
        raise UnknownName(f"{ref!r} is wall, or not revealed")
    return index


def exit_number(s: Delve, ref: str) -> int:
    index = spot_index(s, "exit", ref)
    if index == NONE or not is_half(index):
        raise UnknownName(f"there is no exit at {after('exit', ref)}")
    return index


def pack_number(s: Delve, ref: str) -> int:
    """The square of a pack."""
    index = spot_index(s, "pack", ref)
    if index == NONE or all(each.square != index for each in s.packs):
        raise UnknownName(f"no pack lies at {after('pack', ref)}")
    return index


def captive_number(s: Delve, ref: str) -> int:
    """The square where the captive waits."""
    index = spot_index(s, "captive", ref)
    if index == NONE or index != s.captive:
        raise UnknownName(f"nobody waits at {after('captive', ref)}")
    return index


def tile_number(s: Delve, ref: str) -> int:
    slot = number("tile", ref)
    if slot >= len(s.rooms):
        raise UnknownName(f"there is no tile {slot}")
    return slot


def feature_number(s: Delve, ref: str) -> int:
    """The slot of the tile a feature stands on."""
    slot = number("feature", ref)
    if slot >= len(s.features) or s.features[slot] == NONE:
        raise UnknownName(f"no feature stands on tile {slot}")
    return slot


def hero_number(s: Delve, ref: str) -> int:
    """By seat, or by the card as people say it."""
    name = after("hero", ref)
    for h in s.heroes:
        if h.card != NONE and HERO_IDS[h.card] == name:
            return h.seat
    seat = number("hero", ref)
    if seat >= len(s.heroes):
        raise UnknownName(f"there is no hero {seat}")
    return seat


def enemy_number(s: Delve, ref: str) -> int:
    """One that still stands."""
    found = number("enemy", ref)
    if s.enemy(found) is None:
        raise UnknownName(f"there is no enemy {found}")
    return found


def item_number(ref: str) -> int:
    return one_of("item", ITEM_IDS, ref)


# What things are called in a sentence: prose of the quest by language, the rest names of texts


def hero_word(s: Delve, seat: int) -> str:
    """A hero's own name. With two boxes a second copy of a card is another person (dbd-set-07)."""
    if not 0 <= seat < len(s.heroes):
        return "@somebody"
    card = s.heroes[seat].card
    if card == NONE:
        return f"seat:{seat}"
    first = [h.card for h in s.heroes].index(card) == seat
    return character(card) if first else f"second:{HERO_IDS[card]}"


def foe_of(s: Delve, number: int) -> int:
    """The card of an enemy, also once it is gone; NONE for a number nobody has had."""
    return s.mustered[number - 1] if 1 <= number <= len(s.mustered) else NONE


def enemy_mark(s: Delve, number: int) -> str:
    """The letter that tells an enemy from others of its card, once a second one has come; it never changes.

    Whatever their cards, no others of the table have it (26 must have come meanwhile): it says alone who is meant.
    """
    return LETTERS[(number - 1) % len(LETTERS)] if s.mustered.count(foe_of(s, number)) > 1 else ""


def enemy_words(s: Delve, number: int) -> dict[str, Any]:
    """An enemy with its article and letter, as `enemy` inside a sentence and as `Enemy` at its beginning."""
    card = foe_of(s, number)
    if card == NONE:
        return {"enemy": "@enemy", "Enemy": "@enemy-first"}
    words = {"enemy": foe(card), "Enemy": f"foe-first:{FOE_IDS[card]}"}
    mark = enemy_mark(s, number)
    if not mark:
        return words
    return {key: {"text": "enemy-marked", "args": {"foe": word, "mark": f"={mark}"}} for key, word in words.items()}


def tile_word(s: Delve, slot: int) -> str:
    """The name of a tile's face."""
    return f"@tile-{FACE_IDS[s.rooms[slot].face].lower()}"


def room_word(s: Delve, square: int) -> Any:
    """The room a square lies in, by the title that was read out there; else by its tile."""
    slot = s.ground.first[square]
    encounter = s.rooms[slot].encounter
    return dict(encounter.texts[0]) if encounter.texts else tile_word(s, slot)


def way_word(s: Delve, here: int, there: int) -> str:
    """In which direction a square beside another one lies."""
    east, south = s.ground.x[there] - s.ground.x[here], s.ground.y[there] - s.ground.y[here]
    return f"@{DIRECTIONS[(1 if east > 0 else 3) if abs(east) > abs(south) else (2 if south > 0 else 0)]}"


def feature_word(card: int) -> str:
    return f"@feature-{FEATURE_IDS[card]}"


def flag_word(s: Delve, flag: int) -> Any:
    """What the quest calls a counter; else what the game does, or its plain id."""
    text, id = s.quest.flag_texts[flag], s.quest.flags[flag]
    if text != NONE:
        return dict(s.quest.texts[text])
    return f"@flag-{id}" if id in NAMES.flags else f"={id}"


def quest_words(s: Delve, text: int) -> Prose | None:
    """What the quest says there; None if it has no such text."""
    return dict(s.quest.texts[text]) if 0 <= text < len(s.quest.texts) else None


def title(s: Delve) -> Prose:
    return dict(s.quest.texts[s.quest.title])


def signed(value: int) -> str:
    """A modifier as people write it."""
    return f"={'−' if value < 0 else '+'}{abs(value)}"
