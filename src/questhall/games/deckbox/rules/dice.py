"""The white dice and the enemy dice as chances, and where their luck comes from.

A throw of white dice is a packed count of each face, four bits a face. Luck is the table's (a chance the engine asks
for), or the seed's own streams (dbd-app-03, -04), which draw die by die in rule order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from questhall.engine.core import NATURE, AnyStep, Chance
from questhall.games.deckbox.model.cards import COLOUR_IDS, FACES
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.streams import Stream

PIPS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
MOST: Final = 9  # white dice in one throw
COUNT: Final = 15
SIX: Final = 5  # the place of that face
TEST_DICE: Final = 4  # dbd-skl-01
NEED: Final = 6  # dbd-atk-02, dbd-def-01, dbd-skl-01: a success is 6 or more


def count(dice: int, face: int) -> int:
    """How many dice show a face, 1 to 6."""
    return dice >> 4 * (face - 1) & COUNT


def sixes(dice: int) -> int:
    """dbd-atk-03, -04: natural ones."""
    return dice >> 4 * SIX & COUNT


def successes(dice: int, modifier: int) -> int:
    """dbd-def-01, -02, dbd-skl-01: dice that show 6 or more with the modifier; a natural 6 alone is not enough."""
    total = 0
    for face in PIPS:
        if face + modifier >= NEED:
            total += count(dice, face)
    return total


def hits(dice: int, modifier: int) -> int:
    """dbd-atk-02, -03: a natural 6 always hits."""
    found = successes(dice, modifier)
    return found if modifier >= 0 else found + sixes(dice)


def least_hit(modifier: int) -> int:
    """dbd-atk-02, -03: the lowest face that hits."""
    return min(max(NEED - modifier, PIPS[0]), PIPS[-1])


def shown(dice: int) -> int:
    """The face of a single die."""
    for face in PIPS:
        if count(dice, face):
            return face
    return 0


def white(name: str, dice: int) -> Chance:
    """Every way so many dice can lie, with how often that happens."""
    outcomes: list[int] = []
    ways: list[int] = []
    for faces in combinations_with_replacement(range(6), dice):
        packed = 0
        n = factorial(dice)
        for face in range(6):
            packed += faces.count(face) << 4 * face
            n //= factorial(faces.count(face))
        outcomes.append(packed)
        ways.append(n)
    return Chance(f"{name}:{dice}", outcomes, ways)


# By the number of dice
ATTACK: Final[list[Chance]] = [white("attack", n) for n in range(MOST + 1)]
DEFENCE: Final[list[Chance]] = [white("defence", n) for n in range(MOST + 1)]
TEST: Final[list[Chance]] = [white("test", n) for n in range(TEST_DICE + 1)]
BRANCH: Final[list[Chance]] = [white("branch", n) for n in range(2)]
CRUMBLE: Final[list[Chance]] = [white("crumble", n) for n in range(2)]


def enemy_die(name: str, colour: int) -> Chance:
    faces = sorted(set(FACES[colour]))
    return Chance(f"{name}:{COLOUR_IDS[colour]}", faces, [FACES[colour].count(face) for face in faces])


SPAWN: Final[list[Chance]] = [enemy_die("spawn", colour) for colour in range(len(COLOUR_IDS))]
LOOT: Final[list[Chance]] = [enemy_die("loot", colour) for colour in range(len(COLOUR_IDS))]


@lru_cache(maxsize=4096)
def of_deck(deck: tuple[int, ...]) -> Chance:
    cards = [card for card in range(len(deck)) if deck[card]]
    return Chance("item", cards, [deck[card] for card in cards])


@lru_cache(maxsize=64)
def one_of(name: str, cards: tuple[int, ...]) -> Chance:
    """One of these, each as likely as the others."""
    return Chance(name, cards, [1] * len(cards))


# Throwing


def throw(s: Delve, step: AnyStep, chances: list[Chance], dice: int) -> None:
    """So many white dice."""
    if not s.table.seeded:
        s.roll(step, chances[dice])
        return
    stream = Stream(s.stream)
    packed = 0
    for _ in range(dice):
        packed += 1 << 4 * (stream.d6() - 1)
    s.stream = stream.state
    step.resume(s, NATURE, packed)


def throw_enemy_die(s: Delve, step: AnyStep, chance: Chance, colour: int) -> None:
    if not s.table.seeded:
        s.roll(step, chance)
        return
    stream = Stream(s.stream)
    face = FACES[colour][stream.below(6)]
    s.stream = stream.state
    step.resume(s, NATURE, face)


def pick(s: Delve, step: AnyStep, chance: Chance) -> None:
    """Any other chance: a ticket of the stream of dice."""
    if not s.table.seeded:
        s.roll(step, chance)
        return
    stream = Stream(s.stream)
    ticket = stream.below(chance.total)
    s.stream = stream.state
    step.resume(s, NATURE, chance.pick(ticket))
