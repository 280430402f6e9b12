"""Reading single values of a quest file: squares, rooms, prose, and the names of what the quest holds.

All ids are collected first, so that anything may name anything, wherever it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from questhall.engine.content import Node
from questhall.games.heroquest.model import board, cards
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.quest_format.shape import SHAPES, STATS, keys

# The arrays of a file whose tables have ids
NAMED: Final = ("doors", "furniture", "traps", "monsters", "npcs", "items", "actions", "events", "timers")
MOST: Final = 120  # tables of one array
MOST_WORDS: Final = 4000  # letters of one text
MOST_STATS: Final = (30, 10, 10, 99, 9)  # so that every throw has enough dice
CALLED: Final = {
    "doors": "door",
    "furniture": "piece of furniture",
    "traps": "trap",
    "monsters": "monster",
    "npcs": "npc",
    "items": "quest item",
    "actions": "action",
    "events": "event",
    "timers": "timer",
    "counters": "counter",
    "draws": "draw",
}


class Reader:
    """One quest file under way, and the plan it becomes."""

    def __init__(self, root: Node) -> None:
        self.root = root
        root.only(*keys("quest"))
        self.nodes: dict[str, list[Node]] = {}  # of each named array
        self.ids: dict[str, list[str]] = {}
        for array in NAMED:
            named = root.named(array)
            if len(named) > MOST:
                root.fail(f"holds {len(named)}, more than {MOST}", array)
            self.nodes[array] = list(named.values())
            self.ids[array] = list(named)
        self.ids["counters"] = list(root.table("counters"))
        self.ids["draws"] = list(root.table("draws"))
        self.groups: list[str] = []
        self.group_of: list[int] = [self.read_group(node) for node in self.nodes["monsters"]]
        self.refuse_same_names()
        self.flags: list[str] = []
        self.flags_set: set[str] = set()
        self.flags_read: dict[str, tuple[Node, str]] = {}  # where it is asked for first
        self.plan = Plan(root.text("id"), root.number("number", 0))

    def read_group(self, node: Node) -> int:
        if "group" not in node:
            return NONE
        group = node.text("group")
        if group not in self.groups:
            self.groups.append(group)
        return self.groups.index(group)

    def refuse_same_names(self) -> None:
        """Where a monster, a group or a kind may be named, it must be clear which is meant."""
        for node in self.nodes["monsters"]:
            if node.text("id") in self.groups:
                node.fail("is also the name of a group", "id")
        for node in self.nodes["monsters"]:
            if "group" in node and node.text("group") in cards.MONSTER_IDS:
                node.fail("is also a kind of monster", "group")
        for node in self.nodes["items"]:
            if node.text("id") in cards.ITEM_IDS:
                node.fail("is also a thing of the cards", "id")
            if node.text("id") in self.ids["npcs"]:
                node.fail("is also an npc", "id")

    # Words and numbers

    def prose(self, node: Node, key: str) -> int:
        """The index of a text that must be there in every language."""
        self.plan.texts.append(node.prose(key, MOST_WORDS))
        return len(self.plan.texts) - 1

    def optional_prose(self, node: Node, key: str) -> int:
        return self.prose(node, key) if key in node else NONE

    def word(self, node: Node, key: str, words: Sequence[str], default: str | None = None) -> int:
        """A word as its place in the list of words."""
        return list(words).index(node.choice(key, words, default))

    def words(self, node: Node, key: str, words: Sequence[str]) -> tuple[int, ...]:
        return tuple(list(words).index(word) for word in node.choices(key, words, default=[]))

    def bits(self, node: Node, key: str, words: Sequence[str]) -> int:
        bits = 0
        for number in self.words(node, key, words):
            bits |= 1 << number
        return bits

    def yes(self, node: Node, key: str) -> None:
        """A key whose only value is true."""
        if not node.flag(key):
            node.fail("can only be true; leave the key out otherwise", key)

    def stats(self, node: Node, key: str, else_: Sequence[int]) -> list[int]:
        """Move, attack, defend, body, mind; those not given are taken from `else_`."""
        table = node.table(key)
        table.only(*keys("stats"))
        highest = zip(STATS, MOST_STATS, strict=True)
        return [table.number(stat, 0, most, default=else_[place]) for place, (stat, most) in enumerate(highest)]

    # Names

    def name(self, node: Node, key: str, array: str) -> int:
        """The number of what this key names."""
        return self.number_of(node.text(key), node, key, array)

    def number_of(self, id: str, node: Node, key: str, array: str, index: int | None = None) -> int:
        if id not in self.ids[array]:
            there = ", ".join(self.ids[array]) or "none"
            node.fail(f"there is no {CALLED[array]} {id!r} in this quest; there are: {there}", key, index)
        return self.ids[array].index(id)

    def names(self, node: Node, key: str, array: str) -> tuple[int, ...]:
        ids = one_or_many(node, key)
        return tuple(self.number_of(id, node, key, array, index) for index, id in enumerate(ids))

    def monsters(self, node: Node, key: str) -> tuple[int, ...]:
        """Monsters named by their ids or by their groups."""
        found: list[int] = []
        for index, id in enumerate(one_or_many(node, key)):
            if id in self.groups:
                group = self.groups.index(id)
                found += [number for number, each in enumerate(self.group_of) if each == group]
            else:
                found.append(self.number_of(id, node, key, "monsters", index))
        return tuple(dict.fromkeys(found))

    def flag(self, node: Node, key: str, index: int | None = None, *, sets: bool = False) -> int:
        """Flags need no declaration: setting one makes it."""
        name = node.text(key) if index is None else node.texts(key)[index]
        if sets:
            self.flags_set.add(name)
        else:
            self.flags_read.setdefault(name, (node, key))
        if name not in self.flags:
            self.flags.append(name)
        return self.flags.index(name)

    # Places

    def room(self, node: Node, key: str) -> int:
        return self.room_of(node.text(key), node, key)

    def room_of(self, letter: str, node: Node, key: str, index: int | None = None) -> int:
        area = board.room_index(letter)
        if area < 0:
            node.fail(f"{letter!r} is no room; rooms are A to V", key, index)
        return area

    def square(self, node: Node, key: str) -> int:
        if key not in node:
            node.fail(f"{key} is missing")
        return self.square_of(node.data[key], node, key)

    def optional_square(self, node: Node, key: str) -> int:
        return self.square(node, key) if key in node else NONE

    def square_of(self, value: Any, node: Node, key: str, index: int | None = None) -> int:
        """[x, y] from the top left, or a name: [12, 9] is M10."""
        if isinstance(value, str):
            square = board.index(value)
            if square < 0:
                node.fail(f"{value!r} is no square of the board; they are A1 to Z19", key, index)
            return square
        if not is_pair(value):
            node.fail(f'must be a square, as [12, 9] or "M10", not {value!r}', key, index)
        x, y = value
        if not (0 <= x < board.COLUMNS and 0 <= y < board.ROWS):
            node.fail(f"[{x}, {y}] is off the board: x is 0 to 25, y is 0 to 18", key, index)
        return board.at(x, y)

    def squares(self, node: Node, key: str) -> tuple[int, ...]:
        """One square or a list of them."""
        if key not in node:
            node.fail(f"{key} is missing")
        value = node.data[key]
        if isinstance(value, str) or is_pair(value):
            return (self.square_of(value, node, key),)
        if not isinstance(value, list) or not value:
            node.fail(f"must be a square or a list of squares, not {value!r}", key)
        return tuple(self.square_of(each, node, key, index) for index, each in enumerate(value))

    def places(self, node: Node, key: str) -> int:
        """Squares and pieces of furniture, as bits of squares."""
        value = node.data[key]
        values = [value] if isinstance(value, str) or is_pair(value) else value
        if not isinstance(values, list) or not values:
            node.fail("must name squares or pieces of furniture", key)
        bits = 0
        for index, each in enumerate(values):
            if isinstance(each, str) and each in self.ids["furniture"]:
                bits |= self.plan.furniture[self.ids["furniture"].index(each)].squares
            elif isinstance(each, str) and board.index(each) < 0:
                self.number_of(each, node, key, "furniture")
            else:
                bits |= 1 << self.square_of(each, node, key, index)
        return bits


def is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value)


def one_or_many(node: Node, key: str) -> list[str]:
    """A text, or a list of texts."""
    if isinstance(node.data.get(key), str):
        return [node.text(key)]
    return node.texts(key)


def table(node: Node, key: str, shape: str) -> Node:
    """A table of that shape below a key."""
    found = node.table(key)
    found.only(*keys(shape))
    need(found, shape)
    return found


def tables(r: Reader, array: str, shape: str) -> list[Node]:
    """The tables of an array, with their keys checked."""
    for node in r.nodes[array]:
        node.only(*keys(shape))
        need(node, shape)
    return r.nodes[array]


def need(node: Node, shape: str) -> None:
    for key in SHAPES[shape]:
        if key.endswith("!") and key[:-1] not in node:
            node.fail(f"{key[:-1]} is missing")


def kind_of(node: Node, kinds: Sequence[str], extra: Sequence[str], what: str) -> str:
    """The one key of a table that says what it is."""
    found = [key for key in node if key in kinds]
    if len(found) != 1:
        only_one(node, found, kinds, what)
    node.only(found[0], *extra)
    return found[0]


def only_one(node: Node, found: Sequence[str], kinds: Sequence[str], what: str) -> NoReturn:
    if found:
        node.fail(f"{what} says one thing, not {' and '.join(found)}")
    unknown = next(iter(node), None)
    if unknown is None:
        node.fail(f"{what} is empty; it says one of {', '.join(kinds)}")
    node.fail(f"is no {what}; there are {', '.join(kinds)}", unknown)
