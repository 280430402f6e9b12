"""What nobody may know shows nowhere: undiscovered rooms, a drawn seed, the order of the items, dice to come.

The same table with another hidden part looks the same in every byte: views, options and reasons.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from random import Random

import pytest
from tests.games.deckbox.delves import begun, explorer, journey, moments

from questhall.engine.core import CHANCE, NATURE, OVER, apply
from questhall.engine.game import UnknownName
from questhall.games.deckbox.answers.options import option
from questhall.games.deckbox.answers.reasons import why_not
from questhall.games.deckbox.model.generator import generate
from questhall.games.deckbox.model.plan import NO_PLAN, Plan, Room
from questhall.games.deckbox.model.state import SEED_LENGTH, Delve
from questhall.games.deckbox.model.table import RANDOM
from questhall.games.deckbox.quest_format.quests import quest
from questhall.games.deckbox.views.view import view

SEEDS = 60
THINGS = 25  # asked about, a moment


def seen(s: Delve) -> str:
    """All that anybody can look at or ask for."""
    options = [[asdict(option(s, seat, answer)) for answer in s.legal_for(seat)] for seat in range(len(s.heroes))]
    reasons = [[reason(s, seat, ref) for ref in things(s)] for seat in s.deciders()]
    return json.dumps([view(s), options, reasons], allow_nan=False)


def reason(s: Delve, seat: int, ref: str) -> str:
    try:
        return repr(why_not(s, seat, ref))
    except UnknownName as problem:
        return str(problem)


def things(s: Delve) -> list[str]:
    """Things on the table, and beyond: squares of rooms that are not revealed, tiles and enemies still to come."""
    places = [(room.i * 6 + 3, room.j * 6 + 3) for room in s.rooms]
    near = [(x + dx, y + dy) for x, y in places for dx in range(-9, 10, 3) for dy in range(-9, 10, 3)]
    found = [f"{kind}:{x},{y}" for x, y in near for kind in ("square", "exit", "pack")]
    found += [f"{kind}:{n}" for kind in ("tile", "feature", "enemy") for n in range(12)]
    return Random(len(s.rooms)).sample(found, THINGS)


def otherwise(s: Delve) -> Iterator[Delve]:
    """The table as it could be for all that anybody knows, and as it never could be."""
    random = Random(7)
    for draw in (lambda: 0.0, lambda: 1 - 2**-53, random.random):
        yield s.imagine(0, draw)
    other = s.clone()
    other.plan = NO_PLAN
    other.seed = s.seed if s.table.seed else "".join(random.choices("abcdefghij", k=len(s.seed)))
    other.order = tuple(reversed(s.order))
    other.stream = s.stream ^ 0x5555
    yield other


@pytest.mark.parametrize("which", ["a1", "a2", "a3", "a4", "p2", "p4"])
@pytest.mark.rule("dbd-app-01", "dbd-pnp-01", "dbd-app-15")
def test_nothing_seen_depends_on_what_is_hidden(which: str) -> None:
    for s in moments(which, 2, seed=3, every=29):
        if s.waiting != OVER:
            looks = seen(s)
            assert all(seen(other) == looks for other in otherwise(s))


@pytest.mark.parametrize("which", ["a1", "p3"])
@pytest.mark.rule("dbd-app-03", "dbd-app-04", "dbd-set-09")
def test_luck_of_the_seed_is_hidden_too(which: str) -> None:
    for s in moments(which, 2, seed=4, every=23, seeded=True, windows=[2, 2]):
        assert s.waiting != CHANCE or s.chance.name == "seed"
        if s.waiting != OVER:
            looks = seen(s)
            assert all(seen(other) == looks for other in otherwise(s))


def test_an_open_map_is_no_other_in_a_dream() -> None:
    for s in moments("p1", 2, seed=3, every=40, open_map=True):
        if s.waiting != OVER:
            assert all(seen(other) == seen(s) for other in otherwise(s))


@pytest.mark.parametrize("which", ["a1", "a4", "p2"])
@pytest.mark.rule("dbd-app-15")
def test_no_word_of_the_plan_or_the_seed_is_said_before_its_time(which: str) -> None:
    for s in moments(which, 2, seed=6, every=31):
        if s.waiting == OVER or not s.rooms:
            continue
        looks = seen(s)
        assert len(s.seed) < 4 or s.seed not in looks
        for room in s.plan.rooms:
            if room not in s.rooms and room.encounter.texts:
                assert json.dumps(room.encounter.texts[1]["fr"]) not in looks
                assert f'"{room.encounter.id}"' not in looks


@pytest.mark.rule("dbd-app-15")
def test_the_letters_of_a_drawn_seed_show_nowhere() -> None:
    """Whatever letters are drawn, the tables look the same."""
    looks: list[set[str]] = [set() for _ in range(SEED_LENGTH)]
    for first in (0, 9, 25):
        s = begun("a1", 1)
        for n, same in enumerate(looks):
            same.add(seen(s))
            apply(s, NATURE, (first + 5 * n) % 26)
    assert all(len(same) == 1 for same in looks)


# Seeds that agree on what is revealed


@cache
def plans(which: str) -> list[tuple[str, Plan]]:
    return [(seed, generate(quest(which), seed)) for seed in letters()]


def letters() -> Iterator[str]:
    random = Random(11)
    for _ in range(SEEDS):
        yield "".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=8))


def alike(*rooms: Room) -> bool:
    """Whether nobody could tell these rooms apart once they are revealed."""
    return len({(room.i, room.j, room.face, room.arrow, room.ways, room.locked, room.encounter) for room in rooms}) == 1


@pytest.mark.parametrize("which", ["a1", "a2", "a3", "a4"])
@pytest.mark.rule("dbd-app-02")
def test_seeds_that_agree_so_far_cannot_be_told_apart(which: str) -> None:
    """The same answers and throws in two dungeons: what is seen is the same until they differ on the table."""
    first, whole = plans(which)[0]
    others = [seed for seed, plan in plans(which)[1:] if alike(plan.rooms[0], whole.rooms[0])]
    assert others
    for second in others[:5]:
        compared = 0
        for one, two in together(which, first, second):
            if not all(alike(a, b) for a, b in zip(one.rooms, two.rooms, strict=False)):
                break
            assert seen(one) == seen(two)
            compared += 1
        assert compared > 15


def together(which: str, first: str, second: str) -> Iterator[tuple[Delve, Delve]]:
    one, two = drawn(which, first), drawn(which, second)
    yield one, two
    random = Random(5)
    while one.waiting != OVER:
        if one.waiting == CHANCE:
            outcome = one.chance.sample(random.random())
            apply(one, NATURE, outcome)
            apply(two, NATURE, outcome)
        else:
            seat = one.awaited()[0]
            answer = explorer(one, seat, random)
            apply(one, seat, answer)
            apply(two, seat, answer)
        yield one, two


def drawn(which: str, seed: str) -> Delve:
    """A quest whose secret letters are these."""
    s = begun(which, 2, draft=RANDOM)
    for letter in seed:
        apply(s, NATURE, ord(letter) - ord("a"))
    return s


@pytest.mark.rule("dbd-app-02")
def test_a_dream_goes_on_with_other_rooms() -> None:
    """What is imagined is played to its end without the true plan."""
    s = next(s for s in moments("a1", 2, seed=3) if len(s.rooms) == 2 and s.enemies == [])
    unseen = [room for room in s.plan.rooms if room not in s.rooms]
    dreamt = s.imagine(0, Random(1).random)
    assert isinstance(dreamt, Delve)
    for later in journey(dreamt, 2, 600):
        assert not any(room in unseen for room in later.rooms)
    assert len(dreamt.rooms) > 2
