"""The figures of the box and what stands in for them (R-37, table option figure_limit)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, number, plan, square

from questhall.games.heroquest import GAME as TITLE
from questhall.games.heroquest.model.answer_codes import PLACE, SEARCH_TREASURE
from questhall.games.heroquest.model.cards import COLOUR, FIGURES, MONSTER_IDS
from questhall.games.heroquest.model.figures import SLAIN
from questhall.games.heroquest.model.ids import ABOMINATION, GARGOYLE, GOBLIN, MUMMY, ORC, SKELETON, ZOMBIE
from questhall.games.heroquest.rules.effects_monsters import spawn
from questhall.games.heroquest.rules.figure_supply import can_come, figure_for

GAME = TITLE.load()
SPOTS = [(x, y) for y in range(7, 12) for x in range(10, 16)]


def crowd(*kinds: int, limit: bool = True) -> Play:
    """Room K full of these monsters, one after another."""
    play = Play(plan(), figure_limit=limit)
    for kind, at in zip(kinds, SPOTS, strict=False):
        spawn(play.state, kind, 1, (square(at),), True)
    return play


def shapes(play: Play) -> list[int]:
    return [m.figure for m in play.state.monsters]


def test_the_box_has_31_figures_in_three_colours() -> None:
    assert sum(FIGURES) == 31
    assert {COLOUR[kind] for kind in (GOBLIN, ORC, ABOMINATION)} == {"green"}
    assert {COLOUR[kind] for kind in (SKELETON, ZOMBIE, MUMMY)} == {"white"}
    assert len(set(COLOUR)) == 3


@pytest.mark.rule("heq-zar-17")
def test_without_the_option_the_box_never_runs_out() -> None:
    play = crowd(*[GARGOYLE] * 5, limit=False)
    assert shapes(play) == [GARGOYLE] * 5


@pytest.mark.rule("heq-zar-17")
def test_the_most_alike_of_the_same_colour_stands_in() -> None:
    play = crowd(*[ZOMBIE] * 3)
    assert shapes(play) == [ZOMBIE, ZOMBIE, SKELETON]
    third = play.state.monsters[2]
    assert (third.kind, third.move, third.defend) == (ZOMBIE, 5, 3)  # it only lends its shape
    seen = GAME.view(play.state, 1)["monsters"]
    assert [(m["kind"], m["figure"]) for m in seen][2] == ("zombie", "skeleton")
    assert MONSTER_IDS[ZOMBIE] == "zombie"


@pytest.mark.rule("heq-zar-17")
def test_when_no_figure_of_the_colour_is_left_nobody_comes() -> None:
    play = crowd(*[SKELETON] * 9)  # four skeletons, two zombies, two mummies lie in the box
    assert len(play.state.monsters) == 8
    assert sorted(shapes(play)) == [SKELETON] * 4 + [ZOMBIE] * 2 + [MUMMY] * 2
    assert not can_come(play.state, MUMMY) and can_come(play.state, GOBLIN)


@pytest.mark.rule("heq-zar-17", "heq-wan-01")
@pytest.mark.parametrize("limit", [True, False])
def test_no_monster_wanders_in_without_a_figure(limit: bool) -> None:
    play = Play(plan("K", wandering="gargoyle"), figure_limit=limit)
    play.put(0, (13, 9))
    for n in range(6):  # all that is grey: four dread warriors, a gargoyle and a sorcerer
        spawn(play.state, GARGOYLE, 1, (square((n, 0)),), True)
    play.again().do(SEARCH_TREASURE).throws(number("wandering_monster"))
    assert len(play.state.monsters) == 6 and play.can(PLACE) != limit


@pytest.mark.rule("heq-zar-17")
def test_the_slain_go_back_into_the_box() -> None:
    play = crowd(*[SKELETON] * 8)
    play.state.monsters[0].status = SLAIN
    assert figure_for(play.state, ZOMBIE) == SKELETON


@pytest.mark.rule("heq-zar-17")
def test_what_the_quest_has_laid_out_is_always_there() -> None:
    quest = plan(start="K", monsters=[("gargoyle", (14, 7 + n)) for n in range(5)] + [("dread_warrior", (15, 7))])
    play = Play(quest, figure_limit=True)
    assert len(GAME.view(play.state, 1)["monsters"]) == 6
