"""Between quests: the armoury and the choice of the next quest (heq-btw-04, -06 to -09)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.campaigns import all_ready, campaign, lose, offers, plans, say, win
from tests.games.heroquest.play import Play
from tests.games.heroquest.script_quests import happen

from questhall.engine.core import OVER
from questhall.games.heroquest.model.answer_codes import (
    BUY,
    GIVE,
    GIVE_GOLD,
    PLAY_QUEST,
    READY,
    SEARCH_TREASURE,
    SELL,
    STOP,
    WEAR,
)
from questhall.games.heroquest.model.ids import (
    BROADSWORD,
    CHAIN_MAIL,
    HELMET,
    NO_WEAPON,
    NONE,
    PLATE_MAIL,
    POTION_HEALING,
)
from questhall.games.heroquest.model.state import BETWEEN, QUESTING, SUCCESS, UNFINISHED
from questhall.games.heroquest.rules.armoury import open_quest
from questhall.games.heroquest.rules.campaign import next_quest
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.events import (
    CHAMPION,
    QUEST_BEGINS,
)

# The armoury


def in_the_armoury(*gold: int, **options: Any) -> Play:
    play = win(campaign(**options))
    for h, coins in zip(play.state.heroes, gold, strict=False):
        h.gold = coins
    return refresh(play)


def refresh(play: Play) -> Play:
    """Ask again, after purses were filled by hand."""
    s = play.state
    assert s.asking is not None
    s.asking.run(s)
    return play


@pytest.mark.rule("heq-btw-04", "heq-eqp-01", "heq-eqp-02", "heq-eqp-03")
def test_buying_with_ones_own_gold() -> None:
    play = in_the_armoury(300, 1000)
    assert play.state.deciders() == (1, 2)
    assert HELMET in offers(play, 0, BUY)
    assert CHAIN_MAIL not in offers(play, 0, BUY)
    say(play, 0, BUY, HELMET)
    assert (play.hero(0).items[HELMET], play.hero(0).gold) == (1, 175)
    say(play, 0, BUY, HELMET)  # heq-eqp-02: as many as one likes
    assert (play.hero(0).items[HELMET], play.hero(0).gold) == (2, 50)
    assert play.hero(0).worn == NONE
    assert offers(play, 0, BUY) == {0}  # a dagger
    assert play.hero(1).gold == 1000
    assert HELMET in offers(in_the_armoury(125), 0, BUY) and HELMET not in offers(in_the_armoury(124), 0, BUY)


@pytest.mark.rule("heq-btw-04")
def test_exchange() -> None:
    play = in_the_armoury(0, 120)
    say(play, 1, GIVE_GOLD, 0, 50)
    assert [h.gold for h in play.state.heroes] == [50, 70]
    say(play, 0, GIVE, BROADSWORD, 1)
    assert (play.hero(0).hand, play.hero(1).items[BROADSWORD]) == (NONE, 1)
    assert play.state.deciders() == (1, 2)


@pytest.mark.rule("heq-eqp-09")
def test_body_armour_is_changed_between_quests() -> None:
    play = in_the_armoury(2000)
    say(play, 0, BUY, CHAIN_MAIL)
    assert play.hero().worn == CHAIN_MAIL
    say(play, 0, BUY, PLATE_MAIL)
    assert play.hero().worn == CHAIN_MAIL
    say(play, 0, WEAR, PLATE_MAIL)
    assert play.hero().worn == PLATE_MAIL
    say(play, 0, WEAR, NO_WEAPON)
    assert play.hero().worn == NONE


@pytest.mark.rule("heq-eqp-09")
def test_nobody_wears_what_he_cannot_use() -> None:
    play = in_the_armoury(2000, heroes="wizard barbarian")
    say(play, 0, BUY, CHAIN_MAIL)
    assert play.hero("wizard").worn == NONE
    assert offers(play, 0, WEAR) == set()


@pytest.mark.rule("heq-btw-09")
def test_selling_only_where_the_table_allows_it() -> None:
    assert offers(in_the_armoury(0), 0, SELL) == set()
    play = in_the_armoury(0, sell_half=True)
    say(play, 0, SELL, BROADSWORD)
    assert (play.hero().gold, play.hero().items[BROADSWORD], play.hero().hand) == (125, 0, NONE)


def test_the_quest_begins_when_all_are_ready() -> None:
    play = say(in_the_armoury(), 0, READY)
    assert play.state.deciders() == (2,)
    assert play.state.phase == BETWEEN
    say(play, 1, READY)
    assert (play.state.phase, play.state.quest, play.state.round) == (QUESTING, 1, 1)


# Which quest


@pytest.mark.rule("heq-btw-06")
def test_quests_open_one_after_another() -> None:
    play = win(campaign())
    assert play.state.quest == 1
    assert offers(play, 0, PLAY_QUEST) == {0}
    assert offers(play, 1, PLAY_QUEST) == set()
    all_ready(lose(all_ready(play)))
    assert (play.state.quest, play.state.phase) == (1, QUESTING)  # the same again


@pytest.mark.rule("heq-btw-06")
def test_which_quest_is_next() -> None:
    s = campaign(quests=plans(4)).state
    s.outcome = SUCCESS
    following = []
    for s.quest in range(4):
        s.plan = s.table.plans[s.quest]
        following.append(next_quest(s))
    assert following == [1, 2, 3, NONE]  # the last makes champions
    s.plan.next = ""
    assert next_quest(s) == NONE
    s.plan.next = "q1"
    assert next_quest(s) == 1
    s.outcome = UNFINISHED
    assert next_quest(s) == 3


@pytest.mark.rule("heq-btw-06")
def test_which_quests_are_open() -> None:
    s = campaign(quests=plans(5)).state
    assert [open_quest(s, n) for n in range(5)] == [True, False, False, False, False]
    s.campaign_done = 0b00100
    assert [open_quest(s, n) for n in range(5)] == [True, False, True, True, False]
    s.table.first = 1
    assert [open_quest(s, n) for n in range(5)] == [True, True, True, True, False]


@pytest.mark.rule("heq-btw-06")
def test_a_finished_quest_pays_nothing_more() -> None:
    play = win(campaign(quests=plans(rewards={"success": [{"gold": 100, "split": True}], "per_hero": 10})))
    assert [h.gold for h in play.state.heroes] == [60, 60]
    win(all_ready(say(play, 0, PLAY_QUEST, 0)))
    assert [quest for quest, _ in play.happened(QUEST_BEGINS)] == [0, 0]
    assert [h.gold for h in play.state.heroes] == [60, 60]
    assert play.state.quest == 1


@pytest.mark.rule("heq-btw-07")
def test_special_treasures_taken_stay_taken() -> None:
    found = [{"room": "K", "gives": [{"gold": 25}]}]
    play = campaign(quests=plans(treasures=found))
    play.do(SEARCH_TREASURE)
    assert play.hero().gold == 25
    all_ready(lose(play)).do(SEARCH_TREASURE)
    assert play.throw_name() == "card"  # everything else is as new
    assert play.hero().gold == 25


@pytest.mark.rule("heq-btw-07")
def test_only_what_was_taken_and_only_in_that_quest_is_gone() -> None:
    two = [{"room": "K", "gives": [{"gold": 25}]}, {"room": "A", "gives": [{"gold": 5}]}]
    quests = plans(treasures=two)
    quests[1].treasures = quests[0].treasures
    play = campaign(quests=quests).do(SEARCH_TREASURE)
    all_ready(lose(play))
    assert (play.state.treasures_taken, play.state.treasures_gone) == (0b01, (0b01, 0, 0))
    play.put(0, (2, 2))
    play.do(SEARCH_TREASURE)
    assert play.hero().gold == 30
    play.put(0, (10, 7))
    play.state.plan.all_of[0].a = 1
    all_ready(win(play))
    assert (play.state.quest, play.state.treasures_taken) == (1, 0)
    assert play.state.treasures_gone == (0b11, 0, 0)


@pytest.mark.rule("heq-btw-07")
def test_what_only_the_quest_needs_lies_there_again() -> None:
    found = [{"room": "K", "gives": [{"item": "bell"}]}]
    play = campaign(quests=plans(treasures=found, items=[{"id": "bell", "name": {"en": "bell", "fr": "cloche"}}]))
    play.do(SEARCH_TREASURE)
    assert play.state.bearer(0) == 0
    all_ready(lose(play))
    assert play.state.bearer(0) == NONE
    play.do(SEARCH_TREASURE)
    assert play.state.bearer(0) == 0


@pytest.mark.rule("heq-btw-07")
def test_of_a_treasure_with_a_thing_of_the_quest_only_that_lies_there_again() -> None:
    gives = [{"item": "bell"}, {"gold": 25}, {"item": "potion_healing"}]
    things = [{"id": "bell", "name": {"en": "bell", "fr": "cloche"}}]
    play = campaign(quests=plans(treasures=[{"room": "K", "gives": gives}], items=things))
    play.do(SEARCH_TREASURE)
    assert (play.hero().gold, play.hero().items[POTION_HEALING], play.state.bearer(0)) == (25, 1, 0)
    for _ in range(2):
        all_ready(lose(play)).do(SEARCH_TREASURE)
        assert (play.hero().gold, play.hero().items[POTION_HEALING], play.state.bearer(0)) == (25, 1, 0)


@pytest.mark.rule("heq-btw-08")
def test_champions() -> None:
    play = campaign(quests=plans(2))
    all_ready(win(play))
    happen(play, lambda s: die(s, s.heroes[1]))
    win(play)
    assert play.state.waiting == OVER
    assert play.state.champions == 0b01
    assert len(play.happened(CHAMPION)) == 1


@pytest.mark.rule("heq-btw-06")
def test_the_party_may_end_the_campaign() -> None:
    play = win(campaign())
    assert offers(play, 1, STOP) == set()
    say(play, 0, STOP)
    assert play.state.waiting == OVER
