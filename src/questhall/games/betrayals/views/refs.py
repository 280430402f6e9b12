"""Names of the things on the table, the same in options, events, views and on screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.game import UnknownName
from questhall.games.betrayals.model.answer_codes import ATTACKER, DEFENDER, DOUBLE, NEUTRAL, RAGE, STAND, TRAIL
from questhall.games.betrayals.model.cards import ADVENTURE_IDS, CHARACTER_IDS, ITEM_IDS, QUEST_IDS, TYPE_IDS
from questhall.games.betrayals.model.ids import EVENTS, MONSTERS, MOST_SEATS, NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, STAYS_OUT
from questhall.games.betrayals.views.shapes import SideName

TEMPLE: Final = "temple"
GUILD: Final = "guild"
STALL: Final = "stall"
DUNGEON: Final = "dungeon"
ARENA: Final = "arena"
DICE: Final = ("die:green", "die:red")

SEATS: Final = tuple(f"seat:{n}" for n in range(MOST_SEATS))
CHARACTERS: Final = tuple(f"character:{id}" for id in CHARACTER_IDS)
ITEMS: Final = tuple(f"item:{id}" for id in ITEM_IDS)
QUESTS: Final = tuple(f"quest:{id}" for id in QUEST_IDS)
TYPES: Final = tuple(f"type:{id}" for id in TYPE_IDS)
SIDES: Final = {NEUTRAL: "side:neutral", ATTACKER: "side:attacker", DEFENDER: "side:defender"}
ANNOUNCED: Final = {DOUBLE: "double", RAGE: "rage", STAND: "stand", TRAIL: "trail"}
SIDE_WORDS: Final[dict[int, SideName]] = {STAYS_OUT: "neutral", FOR_ATTACKER: "attacker", FOR_DEFENDER: "defender"}


def kind_of_card(card: int) -> str:
    """An adventure card is a monster, a special or an event (dqt-gen-03)."""
    if card < MONSTERS:
        return "monster"
    return "special" if card < EVENTS else "event"


ADVENTURES: Final = tuple(f"{kind_of_card(n)}:{id}" for n, id in enumerate(ADVENTURE_IDS))


def seat(number: int) -> str:
    return SEATS[number]


def item(number: int) -> str:
    return ITEMS[number]


def card(number: int) -> str:
    """A monster, alive or as a carcass; a special; an event."""
    return ADVENTURES[number]


def quest(number: int) -> str:
    return QUESTS[number]


def character(number: int) -> str:
    return CHARACTERS[number]


def kind(number: int) -> str:
    """A type of monster."""
    return TYPES[number]


def slot(serial: int) -> str:
    """A face-down quest."""
    return f"slot:{serial}"


def offer(number: int) -> str:
    return f"offer:{number}"


def promise(number: int) -> str:
    return f"promise:{number}"


def maybe_seat(number: int) -> str | None:
    return None if number == NONE else SEATS[number]


def items_of(bits: int) -> list[str]:
    return [ref for n, ref in enumerate(ITEMS) if bits >> n & 1]


# And back


def number_in(known: Sequence[str], ref: str) -> int:
    """Where a ref stands in its list."""
    try:
        return known.index(ref)
    except ValueError:
        what = known[0].partition(":")[0]
        raise UnknownName(f"there is no {ref!r}; a {what} is written like {known[0]}") from None


def count_of(ref: str, kind: str) -> int:
    """The number behind `offer:`, `promise:`, `slot:`, `later:`..."""
    name, _, digits = ref.partition(":")
    if name != kind or not digits.isdecimal() or not digits.isascii() or len(digits) > 9:
        raise UnknownName(f"{ref!r} is no {kind}; write {kind}:3")
    return int(digits)


def seat_number(ref: str) -> int:
    return number_in(SEATS, ref)


def item_number(ref: str) -> int:
    return number_in(ITEMS, ref)


def monster_number(ref: str) -> int:
    return number_in(ADVENTURES[:MONSTERS], ref)


def quest_number(ref: str) -> int:
    return number_in(QUESTS, ref)


def side_answer(ref: str) -> int:
    for answer, known in SIDES.items():
        if known == ref:
            return answer
    raise UnknownName(f"{ref!r} is no side; there are {', '.join(SIDES.values())}")
