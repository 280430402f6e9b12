"""Names of the things on the table, the same in options, events, views and on screen."""

from __future__ import annotations

from functools import cache
from typing import Final

from questhall.engine.game import UnknownName
from questhall.engine.grid import squares_of
from questhall.games.dragonquest.dice_words import MOVEMENT
from questhall.games.dragonquest.model.castle import CHAMBER, EXIT, GRID
from questhall.games.dragonquest.model.ids import PRINTED_TREASURES
from questhall.games.dragonquest.model.state import Table
from questhall.games.dragonquest.rules.dice import BLACK_DICE, BLACK_FACES, RED_SHIFT, black, red
from questhall.games.dragonquest.settings import object_id, objects

CHAMBER_REF = "chamber"
EXIT_REF = "exit"
DIE_REFS = tuple(f"die:{n}" for n in range(1, BLACK_DICE + 2))


def square(index: int) -> str:
    """The chamber is one space and the Exit has a name of its own; all others are a letter and a number."""
    return SQUARES[index]


def square_refs() -> dict[int, str]:
    refs = {index: f"square:{GRID.name(index)}" for index in squares_of(GRID.squares)}
    return refs | {CHAMBER: CHAMBER_REF, EXIT: EXIT_REF}


SQUARES: Final[dict[int, str]] = square_refs()


def square_index(ref: str) -> int:
    if ref == CHAMBER_REF:
        return CHAMBER
    if ref == EXIT_REF:
        return EXIT
    kind, _, name = ref.partition(":")
    if kind != "square":
        raise UnknownName(f"{ref!r} is no square; write square:E8, chamber or exit")
    try:
        return GRID.index(name)
    except ValueError as problem:
        raise UnknownName(str(problem)) from None


def seat(number: int) -> str:
    return f"seat:{number}"


def item(number: int) -> str:
    return f"object:{object_id(number)}"


def item_number(name: str) -> int:
    for number, (id, _, _) in enumerate(objects()):
        if id == name:
            return number
    raise UnknownName(f"there is no object {name!r}; there are {', '.join(id for id, _, _ in objects())}")


def treasure(table: Table, number: int) -> str:
    """A printed treasure by its id, a blank one by its number: its name is the players' own."""
    if number < PRINTED_TREASURES:
        return f"treasure:{table.treasure_names[number]}"
    return f"treasure:blank{number - PRINTED_TREASURES + 1}"


def treasure_number(table: Table, name: str) -> int:
    for number in range(len(table.treasure_names)):
        if treasure(table, number) == f"treasure:{name}":
            return number
    raise UnknownName(f"there is no treasure {name!r}")


@cache
def movement_faces(dice: int) -> tuple[str, ...]:
    """The dice as they lie: black ones sorted by face (die:1 ...), then the red one."""
    faces = [MOVEMENT[face] for face in range(BLACK_FACES) for _ in range(black(dice, face))]
    return (*faces, MOVEMENT[red(dice) - 1]) if red(dice) else tuple(faces)


def die_position(ref: str) -> int:
    if ref not in DIE_REFS:
        raise UnknownName(f"{ref!r} is no die; write die:1 to die:{len(DIE_REFS)}")
    return DIE_REFS.index(ref) + 1


def movement_die(dice: int, position: int) -> int:
    """The packed die that lies at that position, counted from 1; the red one lies last."""
    faces = movement_faces(dice)
    if not 1 <= position <= len(faces):
        raise UnknownName(f"there is no die:{position}")
    if position == len(faces) and red(dice):
        return red(dice) << RED_SHIFT
    return 1 << 3 * MOVEMENT.index(faces[position - 1])


@cache
def positions(dice: int, chosen: int) -> tuple[int, ...]:
    """Where the chosen dice lie among all dice; of equal dice the first ones."""
    found = []
    for position in range(1, len(movement_faces(dice)) + 1):
        die = movement_die(dice, position)
        if die >> RED_SHIFT:
            if chosen >> RED_SHIFT:
                found.append(position)
        elif chosen & (die * 7):
            chosen -= die
            found.append(position)
    return tuple(found)
