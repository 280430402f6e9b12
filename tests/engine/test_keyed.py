"""Dice by key: the same for the same thing in the same turn, whatever else has happened."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.engine.toy import GAME, TRAP_DIE, Pockets

from questhall.engine.core import CHANCE, Chance
from questhall.engine.keyed import Keyed, lanes_of

COIN = Chance("coin", [0, 1], [1, 1])


def at(turn: int, chance: Chance) -> Pockets:
    s = GAME.new({}, 2)
    s.turn, s.chance, s.waiting = turn, chance, CHANCE
    return s


def throws(dice: Keyed, turn: int, chance: Chance, times: int) -> list[int]:
    return [dice.throw(at(turn, chance)) for _ in range(times)]


def test_they_are_these_in_every_process_and_form() -> None:
    assert lanes_of("questhall") == 987141150612096485
    numbers = [Keyed("seed").number(turn, "d6") for turn in (0, 1, 1 << 40)]
    assert numbers == [0.6907140144450823, 0.9360401037216965, 0.6659792256512344]


def test_what_happened_elsewhere_does_not_change_a_throw() -> None:
    plain, busy = Keyed("1"), Keyed("1")
    throws(busy, 1, TRAP_DIE, 5)
    throws(busy, 2, COIN, 3)
    assert throws(busy, 2, TRAP_DIE, 20) == throws(plain, 2, TRAP_DIE, 20)


def test_a_turn_that_is_come_back_to_goes_on_where_it_was() -> None:
    through, back = Keyed("1"), Keyed("1")
    first = throws(back, 1, TRAP_DIE, 10)
    throws(back, 2, TRAP_DIE, 10)
    assert first + throws(back, 1, TRAP_DIE, 10) == throws(through, 1, TRAP_DIE, 20)


@pytest.mark.parametrize("other", [Keyed("2"), Keyed("1").part(0), Keyed("1").part(1)])
def test_other_seeds_and_parts_are_other_dice(other: Keyed) -> None:
    mine = Keyed("1")
    assert throws(mine, 1, TRAP_DIE, 30) != throws(other, 1, TRAP_DIE, 30)


def test_turns_and_names_have_numbers_of_their_own() -> None:
    dice = Keyed("1")
    rows = {tuple(dice.number(turn, name) for _ in range(3)) for turn in range(4) for name in ("a", "b", "a:1")}
    assert len(rows) == 12


def test_whims_do_not_move_the_dice() -> None:
    plain, whimsical = Keyed("1"), Keyed("1")
    s = at(3, TRAP_DIE)
    whims = whimsical.whims(s, 0)
    mine = [whims() for _ in range(4)]
    others = whimsical.whims(s, 1)
    assert [others() for _ in range(4)] != mine
    assert throws(whimsical, 3, TRAP_DIE, 20) == throws(plain, 3, TRAP_DIE, 20)


def test_every_face_is_as_likely_in_every_direction() -> None:
    """Over seeds, turns and counts; the bound is six standard deviations."""
    n = 6000
    rows = (
        [Keyed(f"{seed}").number(1, "trap") for seed in range(n)],
        [Keyed("0").number(turn, "trap") for turn in range(n)],
        [Keyed("0").part(part).number(1, "trap") for part in range(n)],
        [dice.number(1, "trap") for dice in [Keyed("0")] * n],
    )
    for row in rows:
        faces = Counter(TRAP_DIE.sample(number) for number in row)
        pairs = Counter((TRAP_DIE.sample(a), TRAP_DIE.sample(b)) for a, b in zip(row[::2], row[1::2], strict=True))
        assert all(abs(faces[face] - n / 6) < 6 * (n * 5 / 36) ** 0.5 for face in range(1, 7))
        assert all(abs(pairs[a, b] - n / 72) < 6 * (n / 72) ** 0.5 for a in range(1, 7) for b in range(1, 7))
        assert all(0 <= number < 1 for number in row)
