"""Every condition of a quest file (2.11), true and false."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play
from tests.games.heroquest.script_quests import WORDS, event, happen, quest, round_over

from questhall.games.heroquest.model.answer_codes import TAKE
from questhall.games.heroquest.rules.monster_harm import hurt_monster
from questhall.games.heroquest.rules.script import holds

GOBLIN = {"id": "g", "kind": "goblin", "at": [12, 7]}
FAR = {"id": "far", "kind": "goblin", "at": [12, 14]}
ITEM = {"id": "bell", "name": WORDS, "at": [12, 7]}
RAISE = event({"round_start": 2}, {"set_flag": "dark"}, {"add": {"counter": "noise", "n": 3}})


def asked(condition: Any, heroes: str = "barbarian", **keys: Any) -> Play:
    """A quest whose second event stands under the condition."""
    test = {"id": "test", "when": {"round_start": 99}, "if": condition, "text": WORDS}
    keys.setdefault("counters", {"noise": 0})
    return Play(quest(events=[RAISE, test], **keys), heroes)


def true(play: Play, hero: int = 0) -> bool:
    return holds(play.state, play.state.plan.scripts[1].needs, hero)


@pytest.mark.parametrize(
    ("condition", "before", "after"),
    [
        ({"flag": "dark"}, False, True),
        ({"not_flag": "dark"}, True, False),
        ({"counter": {"name": "noise", "at_least": 3}}, False, True),
        ({"counter": {"name": "noise", "at_least": 4}}, False, False),
        ({"round_at_least": 2}, False, True),
        ({"not": {"flag": "dark"}}, True, False),
        ({"any": [{"flag": "dark"}, {"round_at_least": 9}]}, False, True),
        ({"all": [{"flag": "dark"}, {"round_at_least": 9}]}, False, False),
        ({"flag": "dark", "round_at_least": 2}, False, True),
    ],
)
def test_before_and_after_a_round(condition: Any, before: bool, after: bool) -> None:
    play = asked(condition)
    assert true(play) == before
    assert true(round_over(play)) == after


def test_dead_and_alive() -> None:
    for condition, none, one, both in (
        ({"dead": ["g", "far"]}, False, False, True),
        ({"alive": ["g", "far"]}, True, False, False),
    ):
        play = asked(condition, monsters=[GOBLIN, FAR])
        play.put(0, (12, 12))
        assert true(play) == none
        happen(play, lambda s: hurt_monster(s, s.monsters[0], 1))
        assert true(play) == one
        happen(play, lambda s: hurt_monster(s, s.monsters[1], 1))
        assert true(play) == both


def test_hero_is_and_party_has() -> None:
    play = asked({"hero_is": "dwarf"}, "barbarian dwarf")
    assert [true(play, 0), true(play, 1)] == [False, True]
    assert true(asked({"party_has": "dwarf"}, "barbarian dwarf"))
    assert not true(asked({"party_has": "elf"}, "barbarian dwarf"))


def test_has_item() -> None:
    play = asked({"has_item": "bell"}, "barbarian dwarf", items=[ITEM])
    play.put(0, (11, 7))
    assert not true(play)
    play.do(TAKE, 0)
    assert [true(play, 0), true(play, 1)] == [True, False]


def test_heroes_in_room() -> None:
    play = asked({"heroes_in_room": {"room": "K", "at_least": 2}}, "barbarian dwarf elf")
    play.put(0, (0, 0))
    assert true(play)
    play.put(1, (1, 0))
    assert not true(play)


def test_draw() -> None:
    """A secret drawn at quest start."""
    plan = quest(
        draws={"chest": {"one_of": ["A", "C"]}},
        events=[{"id": "t", "when": "quest_start", "if": {"draw": {"chest": "C"}}, "do": [{"gold": 5}]}],
    )
    for drawn, gold in ((0, 0), (1, 5)):
        play = Play(plan).throws(drawn)
        assert play.hero().gold == gold


def test_monsters_present_only_if() -> None:
    """monsters.present_if: the others are not in this game."""
    double = {**GOBLIN, "present_if": {"party_has": "dwarf"}}
    assert Play(quest(monsters=[double]), "barbarian dwarf").placed() == ["M8"]
    assert Play(quest(monsters=[double]), "barbarian").placed() == []
