"""Quests written as data for tests of their script: four heroes' squares in room K, one closed door to the corridor.

play = Play(quest(events=[{"id": "e", "when": {"enter_square": [12, 8]}, "do": [COUNT]}]))
play.rolls().walk((12, 8))
assert heard(play) == 1
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.heroquest.play import Play

from questhall.engine.core import DECISION, RUNNING, advance
from questhall.games.heroquest.model.answer_codes import END_TURN, code, verb_of
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.quest_format.quest_file import from_data
from questhall.games.heroquest.rules.script import Perform
from questhall.games.heroquest.rules.turn import HERO_CHOICE

WORDS = {"en": "A note", "fr": "Une note"}
COUNT = {"add": {"counter": "heard", "n": 1}}
DOOR = {"id": "d", "between": [[12, 11], [12, 12]]}
STAY = {"all": [{"survive": 99}], "return": "none"}
START = [[10, 7], [11, 7], [10, 8], [11, 8]]


def quest(**keys: Any) -> Plan:
    """A quest with these keys of a quest file; `heard` is a counter that starts at 0."""
    data: dict[str, Any] = {
        "schema": 1,
        "id": "q_script",
        "number": 1,
        "title": WORDS,
        "parchment": WORDS,
        "difficulty": 1,
        "start": {"kind": "squares", "at": START},
        "exit": "start",
        "doors": [DOOR],
        "counters": {"heard": 0},
        "objectives": STAY,
    }
    return from_data({**data, **keys}, "test", check=False)


def event(when: Any, *do: Any, **keys: Any) -> dict[str, Any]:
    return {"id": "e", "when": when, "do": list(do) or [COUNT], **keys}


def listening(when: Any, heroes: str = "barbarian", **keys: Any) -> Play:
    """A quest that counts how often a trigger was heard."""
    return Play(quest(events=[event(when, once=False)], **keys), heroes)


def heard(play: Play) -> int:
    return play.state.counters[0]


def happen(play: Play, what: Callable[[Dungeon], None]) -> Play:
    """Something of the rules happens now, in the middle of a hero's turn."""
    s = play.state
    if s.waiting == DECISION and s.asking is HERO_CHOICE:
        s.then(HERO_CHOICE)
    s.waiting = RUNNING
    what(s)
    advance(s)
    return play


def effect(do: Any, heroes: str = "barbarian", **keys: Any) -> Play:
    """A quest in the hero's first turn, with one effect ready to be carried out by `now`."""
    return Play(quest(events=[{"id": "e", "when": {"round_start": 99}, "do": [do]}], **keys), heroes)


def now(play: Play, hero: int = 0, event: int = 0) -> Play:
    """The effects of that event happen to the hero."""
    script = play.state.plan.scripts[event]

    def push(s: Dungeon) -> None:
        for each in reversed(script.effects):
            s.then(Perform(each, hero))

    return happen(play, push)


def round_over(play: Play) -> Play:
    """All heroes end their turns, Zargon does nothing."""
    before = play.state.round
    while play.state.round == before and play.state.waiting == DECISION:
        legal = play.legal()
        ends = code(END_TURN)
        idle = [each for each in legal if each == ends or (play.state.seat == ZARGON and verb_of(each) == END_TURN)]
        play.answer(idle[0] if idle else legal[-1])
    return play
