"""The last round and the final count."""

from __future__ import annotations

import pytest
from tests.games.betrayals.play import Play, lay, who

from questhall.engine.core import OVER
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.wealth import gain_trophies


def chest(play: Play) -> Play:
    """The shortest turn there is."""
    play.s.others |= 1
    return play.enters("forgotten_chest").answer(codes.DONE, seat=play.s.active)


def score(given: dict[str, object], **chosen: str) -> int:
    play = lay(given, seats=3, run=False, **chosen)
    return play.s.final_score(play.a(0))


@pytest.mark.rule("dqt-end-01")
def test_the_round_is_played_to_its_end() -> None:
    play = lay(who("thief", trophies=14, gems=6), seats=3, goal="15")
    play.answer(codes.TROPHY, seat=0)
    assert play.s.last_round
    assert [event[1] for event in play.told(events.LAST_ROUND)] == [0]
    for active in (0, 1, 2):
        assert play.s.active == active
        chest(play)
    assert play.s.waiting == OVER


@pytest.mark.rule("dqt-end-01")
def test_the_goal_counts_in_anybodys_turn() -> None:
    play = lay(who("thief"), who("warrior", trophies=11), seats=3, goal="12", active=2)
    gain_trophies(play.s, 1, 1, events.BY_ARENA)
    chest(play)
    assert play.s.waiting == OVER


@pytest.mark.rule("dqt-end-01")
def test_below_the_goal_it_goes_on() -> None:
    play = lay(who("thief", trophies=14), seats=3, active=2)
    chest(play)
    assert play.s.waiting != OVER and play.s.active == 0


@pytest.mark.rule("dqt-end-01")
def test_a_table_may_end_with_the_turn() -> None:
    play = lay(who("thief", trophies=14, gems=6), seats=3, end_mode="turn").answer(codes.TROPHY, seat=0)
    chest(play)
    assert play.s.waiting == OVER


@pytest.mark.rule("dqt-end-02", "dqt-dun-14")
def test_an_empty_deck_ends_the_game_with_the_turn() -> None:
    play = lay(seats=3)
    play.s.monsters = 0
    play.s.others = 1  # the chest
    play.enters("forgotten_chest")
    assert play.s.waiting != OVER
    play.answer(codes.DONE, seat=0)
    assert play.s.waiting == OVER


@pytest.mark.rule("dqt-end-03")
def test_an_unfinished_main_quest_costs_its_value() -> None:
    assert score(who("thief", trophies=7, main="wretch")) == 4
    assert score(who("thief", trophies=7, main="wretch"), main_penalty="double") == 1
    assert score(who("thief", trophies=7, main="wretch", completed="wretch")) == 7


@pytest.mark.rule("dqt-end-04")
def test_each_unfinished_secondary_quest_costs_one_point() -> None:
    done = {"main": "wretch", "completed": "wretch hoard"}
    assert score(who("thief", trophies=7, quests="legend keen_edge", **done)) == 5
    assert score(who("thief", trophies=7, quests="legend keen_edge", **done), main_penalty="double") == 5


@pytest.mark.rule("dqt-end-05")
def test_a_score_may_be_below_zero() -> None:
    assert score(who("thief", main="wretch", quests="legend")) == -4


def winners(*given: dict[str, object]) -> list[int]:
    return lay(*given, run=False).s.winners()


@pytest.mark.rule("dqt-end-06", "dqt-end-09")
def test_the_highest_final_score_wins_not_who_reached_the_goal() -> None:
    assert winners(
        who("thief", trophies=15, main="wretch", quests="legend colossus"),  # 10
        who("warrior", trophies=13, main="keen_edge"),  # 11
        who("ranger", trophies=12, main="hoard"),  # 10
    ) == [1]


@pytest.mark.rule("dqt-end-07", "dqt-spo-06")
def test_carcasses_break_a_tie() -> None:
    assert winners(
        who("thief", trophies=10, main="hoard", carcasses="hill_bandit"),
        who("warrior", trophies=10, main="panoply", carcasses="rattlebones cellar_bats"),
        who("ranger", trophies=9, main="keen_edge", carcasses="mimic djinn acid_jelly"),
    ) == [1]


@pytest.mark.rule("dqt-end-08")
def test_who_still_ties_shares_the_victory() -> None:
    assert winners(
        who("thief", trophies=10, main="hoard", carcasses="hill_bandit"),
        who("warrior", trophies=9, main="panoply", carcasses="rattlebones"),
        who("ranger", trophies=10, main="keen_edge", carcasses="mimic"),
    ) == [0, 2]


@pytest.mark.rule("dqt-end-10")
def test_all_open_quests_are_shown_at_the_end() -> None:
    play = lay(
        who("thief", trophies=20, main="wretch", quests="legend"),
        who("warrior", main="colosseum", completed="colosseum"),
        who("ranger", main="plunderer"),
        active=2,
    )
    play.s.last_round = True
    chest(play)
    shown = [(event[1], event[2], event[3]) for event in play.told(events.QUEST_SHOWN)]
    assert shown == [(0, 1, -3), (0, 8, -1), (2, 15, -2)]
    assert all(event[4] == -1 for event in play.told(events.QUEST_SHOWN))
    assert len(play.told(events.GAME_OVER)) == 1


@pytest.mark.rule("dqt-prm-19")
def test_open_promises_are_void_when_the_game_ends() -> None:
    play = lay(who("thief", trophies=20), seats=3, active=2)
    play.s.last_round = True
    play.says(2, {"offer": {"to": "seat:1", "promise": [{"kind": "no_arena", "round": 9}]}})
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    chest(play)
    assert play.s.waiting == OVER
    assert play.s.promises == ()
    assert play.ledger(2) == (0, 0, 0)
    assert len(play.told(events.PROMISE_VOID)) == 1


@pytest.mark.rule("dqt-cur-05")
def test_the_curse_does_not_count_at_the_end() -> None:
    assert score(who("thief", trophies=7, main="wretch", cursed=True)) == 4
