"""Every answer as one of a fixed number.

What grows without end has a place for now: monsters by the order in which those that stand have appeared, doors and
traps beside a hero by their direction, people and things of the quest by the order in which they were met.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.learning import Head, Numbering
from questhall.games.heroquest.model import answer_codes as verbs
from questhall.games.heroquest.model.answer_codes import (
    ALLY,
    COMMANDED_HERO,
    T_DOOR,
    T_MONSTER,
    a_of,
    b_of,
    verb_of,
)
from questhall.games.heroquest.model.board import COLUMNS, SQUARES
from questhall.games.heroquest.model.cards import SLOT, WEAPON
from questhall.games.heroquest.model.figures import PLACED
from questhall.games.heroquest.model.ids import CLASSES, D_RUST, DREAD, ITEMS, NO_WEAPON, SPELLS
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.belongings import PURSES
from questhall.games.heroquest.rules.dread import DIRECTIONS, RUST_ITEM, RUST_SHIFT

HEROES: Final = CLASSES
MONSTERS: Final = 48  # that stand at once
PEOPLE: Final = 8
THINGS: Final = 12  # of a quest
ACTIONS: Final = 12  # of a quest
DOORS: Final = 64  # in sight
PIECES: Final = 40  # of furniture in sight
PLANS: Final = 64  # quests of a campaign
WORDS: Final = 48  # verbs that stand alone
HERE: Final = 0  # the directions: nowhere, north, west, east, south
SIDES: Final = 5
STEPS: Final[dict[int, int]] = {0: HERE, -COLUMNS: 1, -1: 2, 1: 3, COLUMNS: 4}
WEAPONS: Final[list[int]] = [item for item in range(ITEMS) if SLOT[item] == WEAPON] + [NO_WEAPON]
SLOTS: Final = 640  # who passes through rock may walk nearly everywhere, and there are other things to do
OUTSIDE: Final = 1 << 20  # no head has room for it

HEADS: Final = (
    Head("word", WORDS),
    Head("walk", SQUARES, wide=COLUMNS),
    Head("place", SQUARES, wide=COLUMNS),
    Head("jump", SIDES, SIDES),
    Head("open", SIDES),
    Head("attack", len(WEAPONS), MONSTERS),
    Head("throw", len(WEAPONS), MONSTERS),
    Head("phantom", MONSTERS),
    Head("cast at hero", SPELLS, HEROES),
    Head("cast at monster", SPELLS, MONSTERS),
    Head("cast at door", DOORS),
    Head("disarm trap", SIDES),
    Head("disarm piece", PIECES),
    Head("sprinkle", MONSTERS),
    Head("push", MONSTERS),
    Head("quest action", ACTIONS, SIDES),
    Head("item", 6, ITEMS + 1),  # drink, hold, buy, sell, wear, claim; the last item is none
    Head("give", ITEMS + THINGS, HEROES),
    Head("lend", HEROES, len(PURSES) + 1),
    Head("thing", 3, THINGS),  # take, drop, apply
    Head("hero", 4, HEROES),  # pick up, revive, share, order
    Head("reroll", 3),
    Head("choose", MONSTERS + HEROES),
    Head("strike", HEROES + PEOPLE),
    Head("dread", DREAD, DIRECTIONS),
    Head("rust", HEROES, ITEMS),
    Head("learn", SPELLS),  # a group or a spell for the ring
    Head("play", PLANS),
)
PLACES: Final[dict[str, int]] = {head.name: place for place, head in enumerate(HEADS)}
WORD: Final = PLACES["word"]
ITEM: Final = PLACES["item"]
THING: Final = PLACES["thing"]
HERO: Final = PLACES["hero"]
WITH_ITEM: Final = (verbs.DRINK, verbs.HOLD, verbs.BUY, verbs.SELL, verbs.WEAR, verbs.CLAIM)
WITH_THING: Final = (verbs.TAKE, verbs.DROP, verbs.USE_ITEM)
WITH_HERO: Final = (verbs.PICK_UP, verbs.REVIVE, verbs.SHARE, verbs.ORDER)


def parts(s: Dungeon, seat: int, answer: int) -> tuple[int, int, int, int]:
    verb, a, b = verb_of(answer), a_of(answer), b_of(answer)
    if verb == verbs.WALK:
        return PLACES["walk"], a, 0, 0
    if verb == verbs.PLACE:
        return PLACES["place"], a, 0, 0
    if verb in WITH_ITEM:
        return ITEM, WITH_ITEM.index(verb), ITEMS if a == NO_WEAPON else a, 0
    if verb in WITH_THING:
        return THING, WITH_THING.index(verb), place_in(s.things_found, a), 0
    if verb in WITH_HERO:
        return HERO, WITH_HERO.index(verb), a, 0
    if verb == verbs.CAST:
        return cast_at(s, a, b)
    if verb == verbs.DREAD_CAST:
        return conjured(a, b)
    if verb == verbs.ATTACK or verb == verbs.THROW:
        return PLACES["attack" if verb == verbs.ATTACK else "throw"], place_of_weapon(a), standing(s, b), 0
    if verb == verbs.PHANTOM or verb == verbs.SPRINKLE or verb == verbs.PUSH:
        return PLACES[AT_MONSTER[verb]], standing(s, b), 0, 0
    if verb == verbs.GIVE:
        return PLACES["give"], a if a < ITEMS else ITEMS + place_in(s.things_found, a - ITEMS), b, 0
    if verb == verbs.GIVE_GOLD:
        return PLACES["lend"], a, place_in(PURSES, b) if b in PURSES else len(PURSES), 0
    if verb == verbs.CHOOSE:
        return PLACES["choose"], MONSTERS + a - COMMANDED_HERO if a >= COMMANDED_HERO else standing(s, a), 0, 0
    if verb == verbs.STRIKE:
        return PLACES["strike"], HEROES + place_in(s.people_met, b - ALLY) if b >= ALLY else b, 0, 0
    return beside(s, seat, verb, a, b)


AT_MONSTER: Final[dict[int, str]] = {verbs.PHANTOM: "phantom", verbs.SPRINKLE: "sprinkle", verbs.PUSH: "push"}
SINGLE: Final[dict[int, str]] = {
    verbs.DIE: "reroll",
    verbs.GROUP: "learn",
    verbs.STORE: "learn",
    verbs.PLAY_QUEST: "play",
}


def beside(s: Dungeon, seat: int, verb: int, a: int, b: int) -> tuple[int, int, int, int]:
    """What is named by the side of the hero it lies on, and words with one number or none."""
    here = s.heroes[seat - 1].square if seat > 0 else OUTSIDE
    if verb == verbs.JUMP:
        return PLACES["jump"], side(here, a), side(a, b), 0
    if verb == verbs.OPEN:
        return PLACES["open"], side_of_door(s, here, a), 0, 0
    if verb == verbs.ACT:
        return PLACES["quest action"], a, side_of_door(s, here, b - 1) if b else HERE, 0
    if verb == verbs.DISARM:
        if a:
            return PLACES["disarm piece"], seen_before(s, b), 0, 0
        return PLACES["disarm trap"], side(here, s.plan.traps[b].square), 0, 0
    if verb in SINGLE:
        return PLACES[SINGLE[verb]], a, 0, 0
    return WORD, verb, 0, 0


def cast_at(s: Dungeon, spell: int, target: int) -> tuple[int, int, int, int]:
    if target >= T_DOOR:
        return PLACES["cast at door"], (s.doors_seen & ((1 << target - T_DOOR) - 1)).bit_count(), 0, 0
    if target >= T_MONSTER:
        return PLACES["cast at monster"], spell, standing(s, target - T_MONSTER), 0
    return PLACES["cast at hero"], spell, target, 0


def conjured(spell: int, target: int) -> tuple[int, int, int, int]:
    if spell == D_RUST:
        return PLACES["rust"], target >> RUST_SHIFT, target & RUST_ITEM, 0
    return PLACES["dread"], spell, target, 0


# Places


def standing(s: Dungeon, monster: int) -> int:
    """How many of those that stand on the board have appeared before it."""
    shown = s.monsters[monster].shown
    before = 0
    for m in s.monsters:
        if m.status == PLACED and m.shown < shown:
            before += 1
    return before


def place_in(known: tuple[int, ...], number: int) -> int:
    for place, each in enumerate(known):
        if each == number:
            return place
    return OUTSIDE


def place_of_weapon(weapon: int) -> int:
    return WEAPONS.index(weapon) if weapon in WEAPONS else OUTSIDE


def seen_before(s: Dungeon, piece: int) -> int:
    """Furniture by its place among what is in sight."""
    before = 0
    for n in range(piece):
        if s.plan.furniture[n].squares & s.seen:
            before += 1
    return before


def side(here: int, there: int) -> int:
    """The direction from a square to one next to it."""
    return STEPS.get(there - here, OUTSIDE)


def side_of_door(s: Dungeon, here: int, door: int) -> int:
    found = s.plan.doors[door]
    return side(here, found.b if found.a == here else found.a)


NUMBERING: Final = Numbering(HEADS, parts, SLOTS)
