"""How many heroes, how many boxes, and what makes it easier or harder (dbd-ply)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox import GAME
from questhall.games.deckbox.rules.ending import last_round

PARTY = ("odrik sword stand", "selka bow lance", "tamsin knives veil", "gorrun maul wind")


@pytest.mark.rule("dbd-ply-01")
@pytest.mark.parametrize(("heroes", "supply"), [(1, (6, 4, 3)), (2, (6, 4, 3)), (3, (12, 8, 6)), (4, (12, 8, 6))])
def test_one_to_four_heroes_with_a_box_for_every_two(heroes: int, supply: tuple[int, ...]) -> None:
    scene = Scene(*PARTY[:heroes])
    assert len(scene.s.heroes) == heroes and scene.s.supply == supply


@pytest.mark.rule("dbd-ply-01")
def test_no_more_than_four() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (1, 4)


def sheet(*heroes: str, **options: str) -> list[tuple[int, int, int]]:
    """Health, energy and treasure each hero begins with."""
    return [(h.max_health, h.energy, h.treasure) for h in Scene(*heroes, **options).s.heroes]


@pytest.mark.rule("dbd-ply-02")
def test_a_lone_hero_begins_with_more() -> None:
    assert sheet("odrik sword stand", lone_hero_boon="on") == [(14, 3, 5)]
    assert sheet("odrik sword stand", lone_hero_boon="off") == [(9, 0, 0)]
    assert sheet(*PARTY[:2], lone_hero_boon="on") == [(9, 0, 0), (7, 0, 0)]


@pytest.mark.rule("dbd-ply-02")
@pytest.mark.parametrize(("quest", "rounds"), [("a3", (28, 24, 24, 26, 26)), ("p3", (44, 38, 38, 38, 38))])
def test_a_lone_hero_has_more_rounds(quest: str, rounds: tuple[int, ...]) -> None:
    """Erratum 19: only with the boon. Then come one without it, two, three, four."""
    found = [last_round(Scene(PARTY[0], quest=quest, lone_hero_boon="on").s)]
    found += [last_round(Scene(*PARTY[:heroes], quest=quest).s) for heroes in range(1, 5)]
    assert tuple(found) == rounds


@pytest.mark.rule("dbd-ply-03")
@pytest.mark.parametrize(("difficulty", "found"), [("easy", (2, 3)), ("normal", (0, 0)), ("hard", (-1, 0))])
def test_easy_and_hard(difficulty: str, found: tuple[int, int]) -> None:
    health, treasure = found
    wanted = [(9 + health, 0, treasure), (7 + health, 0, treasure)]
    assert sheet(*PARTY[:2], difficulty=difficulty) == wanted
    assert all(h.health == h.max_health for h in Scene(*PARTY[:2], difficulty=difficulty).s.heroes)


@pytest.mark.rule("dbd-ply-02", "dbd-ply-03")
def test_the_boon_and_the_difficulty_add_up() -> None:
    """Erratum 19."""
    assert sheet("odrik sword stand", difficulty="easy", lone_hero_boon="on") == [(16, 3, 8)]
