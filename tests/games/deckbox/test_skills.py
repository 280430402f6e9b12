"""Skill tests (dbd-skl)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events

SKILLS = [("gorrun sword wind", "str", 5), ("tamsin sword veil", "dex", 5)]
SKILLS += [("nyssa sword still", "wis", 5), ("ilvane sword tithe", "cha", 5)]


def tried(cards: str, skill: str, dice: str, need: int = 1, **values: object) -> Scene:
    scene = Scene(cards).put(0, "3,3", **values).dice(dice)
    return scene.script(f"test {skill}:{need} by explorer {{ok: treasure explorer 1 | ko: damage explorer 1}}")


@pytest.mark.rule("dbd-skl-01")
def test_four_dice() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3").script("test cha:1 by explorer {ok: none | ko: none}")
    assert scene.throw == "test:4"
    assert scene.dice("6 1 1 1").s.dice == 1 << 20 | 3


@pytest.mark.rule("dbd-skl-01", "dbd-chr-05")
@pytest.mark.parametrize(("cards", "skill", "modifier"), SKILLS)
def test_the_modifier_is_added_to_each(cards: str, skill: str, modifier: int) -> None:
    """Hero and ability: these four have +5, so that a one is enough in their own skill and in no other."""
    assert tried(cards, skill, "1 1 1 1", 4).hero().treasure == 1
    for other in {"str", "dex", "wis", "cha"} - {skill}:
        assert tried(cards, other, "1 1 1 1").hero().treasure == 0


@pytest.mark.rule("dbd-skl-02")
@pytest.mark.parametrize(("need", "treasure"), [(1, 1), (2, 1), (3, 0)])
def test_as_many_successes_as_the_test_says(need: int, treasure: int) -> None:
    scene = tried("odrik sword stand", "str", "3 3 2 1", need)  # strength +3
    assert scene.hero().treasure == treasure
    assert scene.hero().health == (9 if treasure else 8)  # one branch or the other


@pytest.mark.rule("dbd-skl-03")
def test_a_failed_test_of_an_encounter_is_not_repeated() -> None:
    scene = tried("odrik sword stand", "dex", "1 1 1 1")
    assert len(scene.told(events.TEST_ROLLED)) == 1
    assert not [name for name in scene.legal() if name.startswith("interact")]


@pytest.mark.rule("dbd-skl-03", "dbd-ftr-valve")
def test_a_feature_may_be_tried_again_with_a_new_action() -> None:
    scene = Scene("odrik sword stand", quest="p3").put(0, "1,5").feature(0, "valve").begin()
    scene.dice("1 1 1 1", "3 1 1 1").do("interact feature:0")
    assert scene.s.actions == 1 and "interact feature:0" in scene.legal()
    scene.do("interact feature:0")
    assert scene.s.flags[scene.s.quest.flags.index("valve")] == 1


@pytest.mark.rule("dbd-skl-04")
def test_successes_give_no_energy() -> None:
    assert tried("odrik sword stand", "str", "6 6 6 6").hero().energy == 0
