"""The parts of an answer: how each number in it is written, read back and called in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.refs import after, kind_of, number, one_of
from questhall.games.heroquest.model import board, cards
from questhall.games.heroquest.model.answer_codes import ALLY, COMMANDED_HERO, T_DOOR, T_HERO, T_MONSTER
from questhall.games.heroquest.model.ids import NO_WEAPON
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.views import refs

Write = Callable[[Dungeon, int], str]
Read = Callable[[Dungeon, str], int]
Call = Callable[[Dungeon, int], Any]

HANDS: Final = "hands"  # no weapon at all
NOTHING: Final = "nothing"  # no armour


class Codec:
    """One kind of number. `arg` is the name it has in texts; things that can be clicked are refs."""

    def __init__(self, arg: str, write: Write, read: Read, call: Call, is_ref: bool = True) -> None:
        self.arg = arg
        self.write = write
        self.read = read
        self.call = call
        self.is_ref = is_ref


# Weapons and armour may be none


def write_weapon(s: Dungeon, number: int) -> str:
    return HANDS if number == NO_WEAPON else refs.item(s, number)


def read_weapon(s: Dungeon, word: str) -> int:
    return NO_WEAPON if word == HANDS else refs.item_number(s, word)


def call_weapon(s: Dungeon, number: int) -> Any:
    return "@bare-hands" if number == NO_WEAPON else refs.item_word(s, number)


def write_armour(s: Dungeon, number: int) -> str:
    return NOTHING if number == NO_WEAPON else refs.item(s, number)


def read_armour(s: Dungeon, word: str) -> int:
    return NO_WEAPON if word == NOTHING else refs.item_number(s, word)


def call_armour(s: Dungeon, number: int) -> Any:
    return "@no-armour" if number == NO_WEAPON else refs.item_word(s, number)


# Targets of spells: a hero, a monster or a door


def write_target(s: Dungeon, target: int) -> str:
    if target >= T_DOOR:
        return refs.door(s, target - T_DOOR)
    return refs.monster(s, target - T_MONSTER) if target >= T_MONSTER else refs.hero(target - T_HERO)


def read_target(s: Dungeon, word: str) -> int:
    match kind_of(word):
        case "door":
            return T_DOOR + refs.door_number(s, word)
        case "monster":
            return T_MONSTER + refs.monster_number(s, word)
    return T_HERO + refs.hero_number(s, word)


def call_target(s: Dungeon, target: int) -> Any:
    if target >= T_DOOR:
        return "@the-door"
    return refs.monster_word(s, target - T_MONSTER) if target >= T_MONSTER else refs.hero_word(s, target - T_HERO)


# Whom a monster strikes, and whom Zargon lets act


def write_victim(s: Dungeon, number: int) -> str:
    return refs.ally(s, number - ALLY) if number >= ALLY else refs.hero(number)


def read_victim(s: Dungeon, word: str) -> int:
    if kind_of(word) == "ally":
        return ALLY + refs.ally_number(s, word)
    return refs.hero_number(s, word)


def call_victim(s: Dungeon, number: int) -> Any:
    return refs.ally_word(s, number - ALLY) if number >= ALLY else refs.hero_word(s, number)


def write_figure(s: Dungeon, number: int) -> str:
    return refs.hero(number - COMMANDED_HERO) if number >= COMMANDED_HERO else refs.monster(s, number)


def read_figure(s: Dungeon, word: str) -> int:
    if kind_of(word) == "hero":
        return COMMANDED_HERO + refs.hero_number(s, word)
    return refs.monster_number(s, word)


def call_figure(s: Dungeon, number: int) -> Any:
    return refs.hero_word(s, number - COMMANDED_HERO) if number >= COMMANDED_HERO else refs.monster_word(s, number)


# A trap on the floor is named by its square, whatever lies there


def write_pit(s: Dungeon, square: int) -> str:
    return f"trap:{board.name(square)}"


def read_pit(s: Dungeon, word: str) -> int:
    return refs.square_index(f"square:{after('trap', word)}")


def read_square(s: Dungeon, word: str) -> int:
    return refs.square_index(word)


def write_amount(s: Dungeon, number: int) -> str:
    return f"gold:{number}"


def read_amount(s: Dungeon, word: str) -> int:
    return number("gold", word, 1024)


SQUARE: Final = Codec("square", lambda s, n: refs.square(n), read_square, lambda s, n: refs.square(n))
DOOR: Final = Codec("door", refs.door, refs.door_number, refs.door)
MONSTER: Final = Codec("monster", refs.monster, refs.monster_number, refs.monster_word)
HERO: Final = Codec("other", lambda s, n: refs.hero(n), refs.hero_number, refs.hero_word)
WEAPON: Final = Codec("item", write_weapon, read_weapon, call_weapon)
ARMOUR: Final = Codec("item", write_armour, read_armour, call_armour)
ITEM: Final = Codec("item", refs.item, refs.item_number, refs.item_word)
THING: Final = Codec(
    "item",
    refs.thing,
    refs.thing_number,
    refs.thing_word,
)
SPELL: Final = Codec(
    "spell",
    lambda s, n: refs.spell(n),
    lambda s, word: one_of("spell", cards.SPELL_IDS, word),
    lambda s, n: refs.spell(n),
)
GROUP: Final = Codec(
    "group",
    lambda s, n: refs.group(n),
    lambda s, word: one_of("group", cards.GROUP_IDS, word),
    lambda s, n: refs.group(n),
)
TARGET: Final = Codec("target", write_target, read_target, call_target)
VICTIM: Final = Codec("target", write_victim, read_victim, call_victim)
FIGURE: Final = Codec("target", write_figure, read_figure, call_figure)
PIT: Final = Codec("trap", write_pit, read_pit, lambda s, n: refs.square(n))
TRAP: Final = Codec("trap", refs.trap, refs.trap_number, refs.trap_word)
FURNITURE: Final = Codec("trap", refs.furniture, refs.furniture_number, refs.furniture_word)
AMOUNT: Final = Codec("gold", write_amount, read_amount, lambda s, n: n, is_ref=False)
DIE: Final = Codec(
    "face",
    lambda s, n: f"die:{cards.FACE_IDS[n]}",
    lambda s, word: one_of("die", cards.FACE_IDS, word),
    lambda s, n: f"face:{cards.FACE_IDS[n]}",
)
QUEST: Final = Codec(
    "title",
    lambda s, n: f"chapter:{s.table.plans[n].number}",
    refs.quest_index,
    lambda s, n: refs.prose(s.table.plans[n], s.table.plans[n].title),
)
