"""After a quest (heq-end-05, -07, -08, heq-btw-01 to -03, -05) and before the first (heq-set-20)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.campaigns import all_ready, campaign, leave_all, lose, plans, win
from tests.games.heroquest.play import Play
from tests.games.heroquest.script_quests import happen, quest

from questhall.engine.core import OVER
from questhall.games.heroquest.model.answer_codes import CAST, GROUP, SEARCH_TREASURE, verb_of
from questhall.games.heroquest.model.figures import IN_PLAY
from questhall.games.heroquest.model.ids import (
    BROADSWORD,
    CHAIN_MAIL,
    HELMET,
    HEROIC_BREW,
    ORCS_BANE,
    POTION_HEALING,
    RING_OF_FORTITUDE,
    SHORTSWORD,
)
from questhall.games.heroquest.model.plan import Effect
from questhall.games.heroquest.model.plan_kinds import DO_TAKE_EQUIPMENT
from questhall.games.heroquest.model.state import BETWEEN, QUESTING, UNFINISHED
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.effects_heroes import take_equipment
from questhall.games.heroquest.rules.events import (
    CAMPAIGN_BEGINS,
    GAME_OVER,
    GOLD_SHARED,
    NEW_HERO,
    QUEST_BEGINS,
    QUEST_ENDS,
)
from questhall.games.heroquest.views.view import view

FOUR = "barbarian dwarf elf wizard"


# The end of a quest


@pytest.mark.rule("heq-end-07")
def test_shared_gold_with_its_remainder_in_turn_order() -> None:
    """X-40: 100 gold, three survivors: 34, 33, 33."""
    play = campaign(FOUR, plans(rewards={"success": [{"gold": 100, "split": True}]}))
    happen(play, lambda s: die(s, s.heroes[1], lost=True))
    win(play)
    assert [h.gold for h in play.state.heroes] == [34, 0, 33, 33]
    assert [gold for gold, _ in play.happened(GOLD_SHARED)] == [34, 33, 33]


@pytest.mark.rule("heq-end-07")
def test_gold_for_each_survivor() -> None:
    play = campaign(quests=plans(rewards={"per_hero": 60}))
    happen(play, lambda s: die(s, s.heroes[1]))
    assert [h.gold for h in win(play).state.heroes] == [60, 0]


@pytest.mark.rule("heq-end-07", "heq-end-04")
def test_no_reward_without_success() -> None:
    play = lose(campaign(quests=plans(rewards={"success": [{"gold": 100, "split": True}], "per_hero": 60})))
    assert play.state.outcome == UNFINISHED
    assert [h.gold for h in play.state.heroes] == [0, 0]


@pytest.mark.rule("heq-end-08")
def test_the_number_goes_on_the_sheet_of_the_living() -> None:
    play = campaign()
    happen(play, lambda s: die(s, s.heroes[1]))
    assert [h.quests for h in win(play).state.heroes] == [1, 0]
    assert [hero["quests"] for hero in view(play.state, None)["heroes"]] == [[play.state.table.plans[0].number], []]
    assert [h.quests for h in lose(campaign()).state.heroes] == [0, 0]


@pytest.mark.rule("heq-end-05")
def test_nothing_is_kept_of_the_dead() -> None:
    play = campaign()
    for hero in (0, 1):
        play.own("helmet", who=hero).gold = 90
    happen(play, lambda s: die(s, s.heroes[0]))
    happen(play, lambda s: die(s, s.heroes[1]))
    assert [h.items[HELMET] + h.gold for h in play.state.heroes] == [0, 0]
    assert play.state.phase == BETWEEN
    assert play.happened(QUEST_ENDS) == [(2, 0)]


@pytest.mark.rule("heq-btw-06")
def test_a_single_quest_is_the_whole_game() -> None:
    play = campaign()
    play.state.table.campaign = False
    win(play)
    assert play.state.waiting == OVER
    assert play.state.winners() == [1, 2]


def test_zargon_wins_what_the_heroes_do_not() -> None:
    play = campaign()
    play.state.table.campaign = False
    assert lose(play).state.winners() == [0]


# Going home


@pytest.mark.rule("heq-btw-01")
def test_body_and_mind_are_whole_again() -> None:
    play = campaign()
    h = play.hero()
    h.body, h.mind = 1, 1
    win(play)
    assert (h.body, h.mind) == (8, 2)


@pytest.mark.rule("heq-btw-02")
def test_spells_come_back_and_groups_are_chosen_anew() -> None:
    play = campaign("barbarian wizard", suggested_spells=False)
    for group in (0, 1, 2):
        play.do(GROUP, group)
    play.end()
    cast = next(each for each in play.legal() if verb_of(each) == CAST)
    play.answer(cast)
    assert play.hero("wizard").spells.bit_count() == 8
    all_ready(win(play))
    for group in (1, 2, 3):
        play.do(GROUP, group)
    assert play.hero("wizard").spells == 0b111_111_111_000


@pytest.mark.rule("heq-btw-03", "heq-pot-09")
def test_what_is_on_the_sheet_stays() -> None:
    play = campaign()
    h = play.own("helmet", "potion_healing", "ring_of_fortitude")
    h.gold = 44
    all_ready(win(play))
    kept = [h.items[item] for item in (HELMET, POTION_HEALING, RING_OF_FORTITUDE, BROADSWORD)]
    assert (kept, h.gold, h.body) == ([1, 1, 1, 1], 44, 9)


@pytest.mark.rule("heq-btw-03")
def test_what_a_quest_has_kept_from_him_comes_home_with_him() -> None:
    play = campaign()
    h = play.own("helmet")
    h.worn = CHAIN_MAIL
    effect = Effect(DO_TAKE_EQUIPMENT)
    happen(play, lambda s: take_equipment(s, effect, 0))
    assert sum(h.items) == 0
    win(play)
    assert (h.items[HELMET], h.items[BROADSWORD], h.hand, h.worn) == (1, 1, BROADSWORD, CHAIN_MAIL)
    assert h.equipment_taken == ()


@pytest.mark.rule("heq-btw-05")
def test_a_new_hero_of_the_same_class() -> None:
    play = campaign()
    h = play.own("helmet", "talisman_of_lore", who=1)
    h.gold, h.quests = 80, 1 << 5
    happen(play, lambda s: die(s, s.heroes[1]))
    win(play)
    new = play.hero(1)
    assert (new.kind, new.body, new.mind, new.gold, new.quests, new.status) == (1, 7, 3, 0, 0, IN_PLAY)
    assert [item for item, n in enumerate(new.items) if n] == [SHORTSWORD]
    assert (new.hand, new.deaths, len(play.happened(NEW_HERO))) == (SHORTSWORD, 1, 1)
    all_ready(play)
    assert play.state.hero_squares.bit_count() == 2


@pytest.mark.rule("heq-btw-05")
def test_wounded_heroes_return_with_half_their_gold() -> None:
    play = campaign(death=1)
    play.own("helmet", who=1).gold = 81
    happen(play, lambda s: die(s, s.heroes[1]))
    win(play)
    h = play.hero(1)
    assert (h.items[HELMET], h.gold, h.body) == (1, 41, 7)
    assert play.happened(NEW_HERO) == []


@pytest.mark.rule("heq-btw-05")
def test_hardcore_ends_when_all_have_died_once() -> None:
    play = campaign(death=2)
    happen(play, lambda s: die(s, s.heroes[1]))
    all_ready(win(play))
    assert play.state.phase == QUESTING
    happen(play, lambda s: die(s, s.heroes[0]))
    leave_all(play)
    assert play.state.waiting == OVER
    assert len(play.happened(GAME_OVER)) == 1


@pytest.mark.rule("heq-die-09")
def test_a_lost_artifact_turns_up_in_the_next_quest() -> None:
    found = {"treasures": [{"room": "K", "gives": [{"gold": 1}]}]}
    quests = plans()
    quests[1] = quest(id="q1", number=2, objectives={"all": [{"escape": "any"}]}, **found)
    play = campaign(quests=quests)
    play.own("ring_of_fortitude", who=1)
    play.state.artifacts_found = 1 << RING_OF_FORTITUDE
    happen(play, lambda s: die(s, s.heroes[1], lost=True))
    all_ready(win(play))
    assert [h.items[RING_OF_FORTITUDE] for h in play.state.heroes] == [0, 0]
    play.do(SEARCH_TREASURE)
    assert (play.hero().gold, play.hero().items[RING_OF_FORTITUDE], play.hero().body) == (1, 1, 9)
    assert (play.state.artifacts_found, play.state.artifacts_lost) == (1 << RING_OF_FORTITUDE, 0)


@pytest.mark.rule("heq-btw-05", "heq-die-09")
def test_an_artifact_left_behind_with_the_dead_is_lost() -> None:
    play = campaign()
    play.own("ring_of_fortitude", "helmet", who=1)
    play.state.artifacts_found = 1 << RING_OF_FORTITUDE | 1 << ORCS_BANE
    play.put(1, (0, 0))
    happen(play, lambda s: die(s, s.heroes[1]))
    assert play.state.piles[1] == 0
    win(play)
    assert play.state.artifacts_lost == 1 << RING_OF_FORTITUDE
    assert play.state.artifacts_found == 1 << ORCS_BANE


# The beginning


@pytest.mark.rule("heq-set-20")
def test_a_campaign_begins_with_the_world() -> None:
    play = campaign()
    assert play.kinds().index(CAMPAIGN_BEGINS) < play.kinds().index(QUEST_BEGINS)
    all_ready(win(play))
    assert play.kinds().count(CAMPAIGN_BEGINS) == 1
    single = Play(plans()[0])
    assert CAMPAIGN_BEGINS not in single.kinds()


def test_help_for_small_parties() -> None:
    pair = campaign(small_party_help=True)
    assert [(h.body, h.items[HEROIC_BREW]) for h in pair.state.heroes] == [(10, 1), (9, 1)]
    three = campaign("barbarian dwarf elf", small_party_help=True)
    assert [(h.body, h.items[POTION_HEALING]) for h in three.state.heroes] == [(8, 1), (7, 0), (6, 0)]
    four = campaign(FOUR, small_party_help=True)
    assert [h.body for h in four.state.heroes] == [8, 7, 6, 4]
