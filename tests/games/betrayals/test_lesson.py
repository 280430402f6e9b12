"""The first game that teaches: nothing passes unseen before it, and it ends where the learner goes on by himself."""

from __future__ import annotations

import pytest

from questhall.engine.lessons import Lesson, begin, lessons_of, let_others_answer
from questhall.engine.match import Match
from questhall.games import open_game, titles
from questhall.games.betrayals.model.state import Adventure

SIDES = ("side side:defender", "side side:attacker", "side side:neutral")


def lesson() -> Lesson:
    return next(iter(lessons_of(titles()["betrayals"]).values()))


def played(side: str) -> Match[Adventure]:
    """To its end, with that token in the fist."""
    taught = lesson()
    match = begin(open_game("betrayals"), taught, ["Ana", "", ""])
    let_others_answer(match, taught, taught.node)
    for task in taught.tasks:
        match.act(0, side if side in task.want else task.want[0])
        let_others_answer(match, taught, taught.node)
    return match


def test_the_learner_has_the_first_turn() -> None:
    taught = lesson()
    match = begin(open_game("betrayals"), taught, ["Ana", "", ""])
    match.act(0, taught.tasks[0].want[0])
    let_others_answer(match, taught, taught.node)
    assert (match.state.round, match.state.active, match.state.awaited()) == (1, 0, (0,))


def test_the_word_that_was_given_is_the_answer_that_is_meant() -> None:
    assert lesson().tasks[-1].want == SIDES
    assert played(SIDES[0]).state.adventurers[0].broken == 0


@pytest.mark.parametrize(
    ("side", "trophies", "wounds", "broken"), [(SIDES[0], 1, 0, 0), (SIDES[1], 0, 1, 1), (SIDES[2], 0, 0, 1)]
)
def test_whatever_the_fist_held_it_ends_at_the_learners_own_turn(
    side: str, trophies: int, wounds: int, broken: int
) -> None:
    match = played(side)
    learner = match.state.adventurers[0]
    assert (learner.trophies, learner.wounds, learner.broken) == (trophies, wounds, broken)
    assert match.state.active == 0 and match.state.awaited() == (0,) and match.state.round == 2
    assert "dungeon" in [option.name for option in match.options(0)]
    assert match.timeline.head.throws == len(lesson().throws())
