"""The dice of DragonQuest: what can be thrown, how likely each outcome is, and its words.

An outcome is the packed int of rules/dice.py; its words are what a person reads off the table, black dice first and
the red one after a slash: `skull skull room blank / find`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path
from typing import Final

from questhall.engine import content
from questhall.engine.core import Chance
from questhall.games.dragonquest.model.state import CHAMBER_DICE
from questhall.games.dragonquest.rules.dice import BLACK_DICE, RED_SHIFT

MOVEMENT: Final = ("skull", "room", "corridor", "find", "blank", "double")
CHAMBER: Final = ("dragon", "blank", "coin50", "coin100", "star")
DANGER: Final = ("ghoul", "troll", "orc", "arrow", "trapdoor", "fog")
LETTER: Final = ("a", "b", "c", "blank")
BATTLE: Final = ("monster", "sword")
SKELETON: Final = ("skull", "sword")
SPIDER: Final = ("coin", "venom")
DAMAGE: Final = ("0", "1", "2", "3")
MONSTERS: Final = ("ghoul", "troll", "orc")

DICE: Final = {
    "mv_black": MOVEMENT[:5],
    "mv_red": MOVEMENT,
    "danger": DANGER,
    "letter": LETTER,
    "battle_ghoul": BATTLE,
    "battle_troll": BATTLE,
    "battle_orc": BATTLE,
    "battle_skeleton": SKELETON,
    "damage": DAMAGE[1:],
    "spider": SPIDER,
    "chamber": CHAMBER,
}
FACES: Final = 6
RED: Final = "/"

Faces = Sequence[str]
Pack = Callable[[tuple[str, ...]], int]


@cache
def faces_of(die: str, variant: str = "standard") -> tuple[str, ...]:
    """The six faces of a die, from content/dice.toml."""
    file = content.read(Path(__file__).parent / "content" / "dice.toml")
    file.only(*DICE)
    table = file.table(die)
    faces = table.choices(variant, DICE[die])
    if len(faces) != FACES:
        table.fail(f"a die has {FACES} faces, not {len(faces)}", variant)
    return tuple(faces)


def multisets(count: int, faces: Faces) -> dict[tuple[str, ...], int]:
    """Every way `count` equal dice can lie, the order of dice ignored, with its weight."""
    times = Counter(faces)
    kinds = sorted(times, key=faces.index)
    found = {}
    for shown in combinations_with_replacement(kinds, count):
        many = Counter(shown)
        orders = factorial(count) // prod(factorial(n) for n in many.values())
        found[shown] = orders * prod(times[face] ** n for face, n in many.items())
    return found


def pack_black(shown: Iterable[str]) -> int:
    return sum(1 << 3 * MOVEMENT.index(face) for face in shown)


def pack_red(face: str) -> int:
    return MOVEMENT.index(face) + 1 << RED_SHIFT


def pack_chamber(shown: Iterable[str]) -> int:
    return sum(1 << 4 * CHAMBER.index(face) for face in shown)


def pack_two_damage(shown: tuple[str, ...]) -> int:
    """The higher die above, the lower one below."""
    low, high = sorted(map(int, shown))
    return high << 2 | low


def equal_dice(name: str, count: int, faces: Faces, pack: Pack) -> Chance:
    weights: Counter[int] = Counter()
    for shown, weight in multisets(count, faces).items():
        weights[pack(shown)] += weight
    return Chance(name, list(weights), list(weights.values()))


def one_die(name: str, die: str) -> Chance:
    codes = DAMAGE if die == "damage" else DICE[die]
    return equal_dice(name, 1, faces_of(die), lambda shown: codes.index(shown[0]))


def movement_name(blacks: int, with_red: bool) -> str:
    return f"movement:{blacks}{'+red' if with_red else ''}"


def movement_dice(blacks: int, with_red: bool, difficulty: str) -> Chance:
    """drq-mov-01: a handful of black dice, with or without the red one."""
    weights: Counter[int] = Counter()
    reds = Counter(faces_of("mv_red", difficulty)) if with_red else Counter({"": 1})
    for shown, weight in multisets(blacks, faces_of("mv_black", difficulty)).items():
        for red, times in reds.items():
            weights[pack_black(shown) + (pack_red(red) if red else 0)] += weight * times
    return Chance(movement_name(blacks, with_red), list(weights), list(weights.values()))


@cache
def movement(difficulty: str) -> list[Chance]:
    """All handfuls of movement dice, numbered as rules.dice.handful() does."""
    return [movement_dice(n, with_red, difficulty) for with_red in (False, True) for n in range(BLACK_DICE + 1)]


@cache
def chamber(variant: str) -> list[Chance]:
    """Throws of 0 to 10 chamber dice."""
    faces = faces_of("chamber", variant)
    return [equal_dice(f"chamber:{n}", n, faces, pack_chamber) for n in range(CHAMBER_DICE + 1)]


@cache
def battle() -> list[Chance]:
    """By the number of the monster; the gap between orc and skeleton is filled by traps, which are not fought."""
    skeleton = one_die("battle:skeleton", "battle_skeleton")
    return [one_die(f"battle:{m}", f"battle_{m}") for m in MONSTERS] + [skeleton] * 4


@cache
def single(name: str) -> Chance:
    """The dice thrown one at a time: danger, letter, damage, spider."""
    return one_die(name, name)


@cache
def two_damage() -> Chance:
    return equal_dice("damage:2", 2, faces_of("damage"), pack_two_damage)


def wall_tile() -> Chance:
    """drq-wal-21: one of the three tiles."""
    return Chance("wall", [1, 2, 3], [1, 1, 1])


def fast_wall() -> Chance:
    """`fast_walls = on`: a hit in three."""
    return Chance("fast_wall", [0, 1], [2, 1])


def first_seat(seats: int) -> Chance:
    """drq-set-06: who begins."""
    return Chance("first", list(range(seats)), [1] * seats)


# Words


@cache
def words_of(name: str) -> dict[int, str]:
    """What the outcomes of a throw are called; every face the dice could ever show is known."""
    kind, _, detail = name.partition(":")
    if kind == "movement":
        return movement_words(int(detail[0]), detail.endswith("+red"))
    if kind == "chamber":
        return {pack_chamber(shown): " ".join(shown) for shown in combinations_with_replacement(CHAMBER, int(detail))}
    if kind == "battle":
        return dict(enumerate(SKELETON if detail == "skeleton" else BATTLE))
    if name == "damage:2":
        return {pack_two_damage(two): " ".join(two) for two in combinations_with_replacement(DAMAGE[1:], 2)}
    if name == "first":
        return {seat: f"seat:{seat}" for seat in range(4)}
    plain: dict[str, Faces] = {
        "danger": DANGER,
        "letter": LETTER,
        "damage": DAMAGE,
        "spider": SPIDER,
        "wall": DAMAGE,
        "fast_wall": ("miss", "hit"),
    }
    return dict(enumerate(plain[name]))


def chamber_faces(thrown: int) -> list[str]:
    """A throw of chamber dice, die by die."""
    return [face for n, face in enumerate(CHAMBER) for _ in range(thrown >> 4 * n & 15)]


def movement_words(blacks: int, with_red: bool) -> dict[int, str]:
    found = {}
    for shown in combinations_with_replacement(MOVEMENT[:5], blacks):
        if not with_red:
            found[pack_black(shown)] = " ".join(shown)
            continue
        for face in MOVEMENT:
            found[pack_black(shown) + pack_red(face)] = " ".join((*shown, RED, face))
    return found


def throw_key(words: str) -> tuple[str, ...]:
    """The words in one order: dice before the slash sorted, then the red die."""
    blacks, slash, red = words.lower().partition(RED)
    return (*sorted(blacks.split()), slash, *red.split())
