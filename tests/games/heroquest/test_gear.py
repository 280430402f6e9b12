"""A quest by itself with rolled gear (section 8): a purse for each hero, then the armoury, then the quest."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.heroquest.bot_play import HQ

from questhall.engine.core import CHANCE, NATURE, apply
from questhall.games.heroquest.model.answer_codes import BUY, READY, STOP, a_of, code, verb_of
from questhall.games.heroquest.model.ids import HELMET
from questhall.games.heroquest.model.state import BETWEEN, Dungeon
from questhall.games.heroquest.rules.dice import pips
from questhall.games.heroquest.rules.gear import GOLD_A_PIP
from questhall.games.heroquest.settings import QUEST_NAMES


def purses(quest: str, seats: int = 3, **options: str) -> tuple[Dungeon, list[int]]:
    """The game after the throws for gold, and what was thrown."""
    s = HQ.new({"quest": quest, "gear": "rolled", **options}, seats)
    random = Random(1).random
    thrown: list[int] = []
    while s.waiting == CHANCE and s.phase == BETWEEN:
        outcome = s.chance.sample(random())
        thrown.append(pips(outcome))
        apply(s, NATURE, outcome)
    return s, thrown


@pytest.mark.rule("heq-set-16")
def test_each_hero_throws_for_the_gold_of_the_quests_before() -> None:
    s, thrown = purses(QUEST_NAMES[4])
    assert len(thrown) == 2
    assert [h.gold for h in s.heroes] == [4 * GOLD_A_PIP * each for each in thrown]


@pytest.mark.rule("heq-btw-04")
def test_then_they_buy_and_set_out() -> None:
    s, _ = purses(QUEST_NAMES[4])
    assert s.phase == BETWEEN
    apply(s, 1, code(BUY, HELMET))
    assert s.heroes[0].items[HELMET] == 1
    for seat in (1, 2):
        apply(s, seat, code(READY))
    assert s.phase != BETWEEN
    assert s.plan is s.table.plans[0]
    assert s.heroes[0].items[HELMET] == 1


@pytest.mark.rule("heq-btw-06")
def test_outside_a_campaign_nobody_ends_it_or_chooses_a_quest() -> None:
    s, _ = purses(QUEST_NAMES[4])
    assert code(STOP) not in s.legal_for(1)


def test_before_the_first_quest_there_is_nothing_to_throw() -> None:
    s, thrown = purses(QUEST_NAMES[0])
    assert not thrown
    assert s.phase != BETWEEN


def test_heroes_in_the_armoury_know_nothing_of_the_quest_but_its_title() -> None:
    s, _ = purses(QUEST_NAMES[9])
    assert not s.plan.all_of
    assert len(s.plan.texts) == 1
    view = HQ.view(s, 1)
    assert view["phase"] == "between"
    assert {verb_of(each) for each in s.legal_for(1)} >= {READY, BUY}
    assert all(a_of(each) < 64 for each in s.legal_for(1))
