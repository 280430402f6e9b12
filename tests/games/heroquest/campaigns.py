"""Campaigns of small quests that are won by walking out, for tests of what comes after and between quests."""

from __future__ import annotations

from typing import Any

from tests.games.heroquest.play import Play, table
from tests.games.heroquest.script_quests import quest

from questhall.engine.core import OVER, apply_checked, start
from questhall.games.heroquest.model.answer_codes import LEAVE, READY, a_of, code, verb_of
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.state import QUESTING, SUCCESS, Dungeon
from questhall.games.heroquest.rules.turn import FIRST_STEP


def plans(count: int = 3, **first: Any) -> list[Plan]:
    """Quests that are won by leaving; the last makes champions."""
    made = []
    for n in range(count):
        keys: dict[str, Any] = {"objectives": {"all": [{"escape": "any"}], "return": "exit"}}
        if n == count - 1:
            keys["next"] = "champion"
        if n == 0:
            keys.update(first)
        made.append(quest(id=f"q{n}", number=n + 1, **keys))
    return made


def campaign(heroes: str = "barbarian dwarf", quests: list[Plan] | None = None, **options: Any) -> Play:
    """A campaign at its first decision."""
    play = Play.__new__(Play)
    play.state = Dungeon(table(heroes, quests or plans(), campaign=True, **options))
    play.state.events = []
    start(play.state, FIRST_STEP)
    return play


def leave_all(play: Play) -> Play:
    """Every hero walks out."""
    while play.state.phase == QUESTING and play.state.waiting != OVER:
        play.do(LEAVE)
    return play


def win(play: Play) -> Play:
    leave_all(play)
    assert play.state.outcome == SUCCESS
    return play


def lose(play: Play) -> Play:
    """They leave, but one more of them should have."""
    play.state.plan.all_of[0].a = len(play.state.heroes) + 1
    return leave_all(play)


def say(play: Play, hero: int, verb: int, a: int = 0, b: int = 0) -> Play:
    """One hero's answer in the armoury, where all are asked at once."""
    apply_checked(play.state, hero + 1, code(verb, a, b))
    return play


def offers(play: Play, hero: int, verb: int) -> set[int]:
    return {a_of(each) for each in play.state.legal_for(hero + 1) if verb_of(each) == verb}


def all_ready(play: Play) -> Play:
    for seat in play.state.deciders():
        say(play, seat - 1, READY)
    return play
