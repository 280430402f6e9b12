"""Objectives and ways to fail (2.11), and how a quest ends (heq-end)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, square
from tests.games.heroquest.script_quests import START, WORDS, event, happen, quest, round_over

from questhall.engine.core import OVER
from questhall.games.heroquest.model.answer_codes import ACT, GIVE_UP, LEAVE, PLACE, SEARCH_SECRET, STRIKE, TAKE
from questhall.games.heroquest.model.figures import ABSENT, IN_PLAY, LEFT, NOWHERE
from questhall.games.heroquest.model.state import FAILURE, SUCCESS, UNDECIDED, UNFINISHED, Dungeon
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.effects import lose_item
from questhall.games.heroquest.rules.events import GOAL_FAILED, GOAL_MET
from questhall.games.heroquest.rules.goals import met
from questhall.games.heroquest.rules.harm import hurt_ally
from questhall.games.heroquest.rules.monster_harm import hurt_monster

GOBLIN = {"id": "g", "kind": "goblin", "at": [12, 7]}
OTHER = {"id": "h", "kind": "goblin", "at": [13, 7]}
ORC = {"id": "o", "kind": "orc", "at": [14, 7]}
CROWD = [GOBLIN, OTHER, ORC]
ITEM = {"id": "bell", "name": WORDS, "at": [12, 7]}
SECOND = {"id": "rope", "name": WORDS, "at": [12, 8]}
FRIEND = {"id": "tam", "name": WORDS, "at": [12, 7]}


def sent(goal: Any, heroes: str = "barbarian", back: str = "none", fail: Any = (), **keys: Any) -> Play:
    """A quest with one objective."""
    goals = {"all": [goal], "return": back, "fail": list(fail)}
    return Play(quest(objectives=goals, **keys), heroes)


def kill(play: Play, monster: int) -> Play:
    return happen(play, lambda s: hurt_monster(s, s.monsters[monster], 9))


def over(play: Play) -> int:
    """How the quest has ended; UNDECIDED while it goes on."""
    assert (play.state.waiting == OVER) == (play.state.outcome != UNDECIDED)
    return play.state.outcome


# Objectives


@pytest.mark.rule("heq-end-01")
def test_kill() -> None:
    play = sent({"kill": ["g", "o"]}, monsters=CROWD)
    assert over(kill(play, 0)) == UNDECIDED
    assert over(kill(play, 2)) == SUCCESS


@pytest.mark.rule("heq-end-01")
def test_kill_all_of_a_kind() -> None:
    play = sent({"kill_all": "goblin"}, monsters=[*CROWD, {**GOBLIN, "id": "far", "at": [12, 14]}])
    assert over(kill(kill(play, 0), 1)) == UNDECIDED  # one is still unseen
    play.put(0, (12, 12))
    assert over(kill(play, 3)) == SUCCESS


@pytest.mark.rule("heq-end-01")
def test_kill_all_of_any_kind() -> None:
    play = sent({"kill_all": "any"}, monsters=CROWD)
    assert over(kill(kill(play, 0), 1)) == UNDECIDED
    assert over(kill(play, 2)) == SUCCESS


@pytest.mark.rule("heq-end-01")
def test_find_is_met_when_it_is_carried_out() -> None:
    play = sent({"find": "bell"}, "barbarian dwarf", items=[ITEM])
    play.put(0, (11, 7))
    play.do(TAKE, 0)
    assert over(play) == UNDECIDED
    assert over(play.do(LEAVE)) == SUCCESS


@pytest.mark.rule("heq-end-01")
def test_collect() -> None:
    for count, enough in ((1, 1), (2, 2)):
        play = sent({"collect": {"items": ["bell", "rope"], "count": count}}, items=[ITEM, SECOND])
        play.put(0, (12, 7))
        outcomes = []
        for item in (0, 1)[:enough]:
            outcomes.append(over(play))
            play.do(TAKE, item)
        assert [*outcomes, over(play)] == [UNDECIDED] * enough + [SUCCESS]


def test_what_the_quest_uses_up_was_collected() -> None:
    use = {**ITEM, "use": [{"lose_item": "bell"}]}
    goals = {"all": [{"collect": {"items": ["bell"]}}], "return": "exit"}
    play = Play(quest(items=[use], objectives=goals))
    play.put(0, (11, 7))
    play.do(TAKE, 0)
    happen(play, lambda s: lose_item(s, 0))
    assert over(play.do(LEAVE)) == SUCCESS


def test_rescue() -> None:
    play = sent({"rescue": "tam"}, npcs=[FRIEND])
    play.put(0, (14, 10))
    play.end().throws("3")
    assert over(play) == UNDECIDED
    assert over(play.do(PLACE, square((11, 7)))) == SUCCESS
    assert play.state.allies[0].status == ABSENT


@pytest.mark.parametrize(("who", "leaves"), [("any", 1), (2, 2), ("all", 3)])
def test_escape(who: Any, leaves: int) -> None:
    play = sent({"escape": who}, "barbarian dwarf elf")
    for n in range(leaves):
        assert over(play) == UNDECIDED, n
        play.do(LEAVE)
    assert over(play) == SUCCESS


def test_escape_of_all_needs_all() -> None:
    play = sent({"escape": "all"}, "barbarian dwarf")
    happen(play, lambda s: die(s, s.heroes[1]))
    assert over(play.do(LEAVE)) == UNFINISHED


@pytest.mark.rule("heq-end-01")
def test_reach() -> None:
    play = sent({"reach": [12, 9]}).rolls()
    assert over(play.walk((12, 8))) == UNDECIDED
    assert over(play.walk((12, 9))) == SUCCESS


def test_survive() -> None:
    play = sent({"survive": 2})
    assert over(round_over(play)) == UNDECIDED
    assert over(round_over(play)) == SUCCESS


def test_activate() -> None:
    seals = [
        {"id": name, "label": WORDS, "where": {"room": "K"}, "once": True, "do": [{"set_flag": name}], "cost": "free"}
        for name in ("a", "b", "c")
    ]
    play = sent({"activate": {"flags": ["a", "b", "c"], "count": 2}}, actions=seals)
    assert over(play.do(ACT, 2)) == UNDECIDED
    assert over(play.do(ACT, 0)) == SUCCESS


@pytest.mark.rule("heq-npc-03")
def test_protect_a_person() -> None:
    play = sent({"protect": "tam"}, "barbarian", back="exit", npcs=[FRIEND], fail=[{"npc_dead": "tam"}])
    happen(play, lambda s: hurt_ally(s, s.allies[0], 2))
    assert over(play) == UNDECIDED
    assert over(play.do(LEAVE)) == FAILURE


def test_protect_a_thing() -> None:
    play = sent({"protect": "bell"}, back="exit", items=[ITEM])
    goal = play.state.plan.all_of[0]
    assert met(play.state, goal)
    happen(play, lambda s: lose_item(s, 0))
    assert not met(play.state, goal)
    assert over(play.do(LEAVE)) == UNFINISHED


@pytest.mark.rule("heq-end-01")
def test_any_of_several() -> None:
    goals = {"all": [{"kill": ["g"]}], "any": [{"kill": ["h"]}, {"kill": ["o"]}], "return": "none"}
    play = Play(quest(objectives=goals, monsters=CROWD))
    assert over(kill(play, 0)) == UNDECIDED
    assert over(kill(play, 2)) == SUCCESS


# Ways to fail


@pytest.mark.rule("heq-end-06")
def test_a_failed_quest_has_still_to_be_left() -> None:
    play = sent({"kill": ["g"]}, back="exit", fail=[{"item_lost": "bell"}], items=[ITEM], monsters=[GOBLIN])
    happen(play, lambda s: lose_item(s, 0))
    assert over(play) == UNDECIDED
    assert len(play.happened(GOAL_FAILED)) == 1
    kill(play, 0)  # too late
    assert play.happened(GOAL_MET) == []
    assert over(play.do(LEAVE)) == FAILURE


def test_fail_timer_zero() -> None:
    timer = {"id": "t", "rounds": 2, "starts": {"round_start": 1}, "label": WORDS, "at_zero": [{"gold": 1}]}
    play = sent({"survive": 9}, back="exit", fail=[{"timer_zero": "t"}], timers=[timer])
    assert [round_over(play).state.goal_failed for _ in range(2)] == [False, True]
    assert over(play) == UNDECIDED


@pytest.mark.rule("heq-die-12", "heq-end-05")
def test_all_heroes_dead() -> None:
    play = sent({"survive": 9}, "barbarian dwarf", fail=[{"heroes_dead": True}])
    happen(play, lambda s: die(s, s.heroes[1]))
    assert over(play) == UNDECIDED
    assert over(happen(play, lambda s: die(s, s.heroes[0]))) == FAILURE


@pytest.mark.rule("heq-npc-03", "heq-end-06")
def test_failing_where_there_is_no_way_out_ends_at_once() -> None:
    play = sent({"survive": 9}, exit="none", npcs=[FRIEND], fail=[{"npc_dead": "tam"}])
    assert over(happen(play, lambda s: hurt_ally(s, s.allies[0], 2))) == FAILURE


# The end


@pytest.mark.rule("heq-end-01")
def test_the_goal_alone_is_not_enough() -> None:
    play = sent({"kill": ["g"]}, "barbarian dwarf", back="exit", monsters=[GOBLIN])
    assert over(kill(play, 0)) == UNDECIDED
    assert len(play.happened(GOAL_MET)) == 1
    assert over(play.do(LEAVE)) == UNDECIDED  # the dwarf is still inside
    assert over(play.do(LEAVE)) == SUCCESS


@pytest.mark.rule("heq-end-01")
def test_only_the_living_have_to_leave() -> None:
    play = sent({"kill": ["g"]}, "barbarian dwarf", back="exit", monsters=[GOBLIN])
    kill(play, 0).do(LEAVE)
    assert over(happen(play, lambda s: die(s, s.heroes[1]))) == SUCCESS


@pytest.mark.rule("heq-end-02")
def test_leaving_is_for_good_and_only_from_the_exit() -> None:
    play = sent({"find": "bell"}, "barbarian dwarf", back="exit", items=[ITEM])
    play.put(0, (11, 8))
    play.hero(0).gold = 30
    assert play.can(LEAVE)
    play.put(0, (12, 9))
    assert not play.can(LEAVE)
    play.put(0, (10, 7)).in_pit = True
    play.do(LEAVE)
    h = play.hero(0)
    assert (h.status, h.gold, h.in_pit, play.state.active) == (LEFT, 30, False, 1)
    assert not play.state.hero_squares >> square((10, 7)) & 1
    round_over(play)
    assert (play.state.active, h.status) == (1, LEFT)  # heq-trn-10: he has no turn any more


@pytest.mark.rule("heq-end-02")
def test_who_leaves_takes_the_quest_item_out() -> None:
    play = sent({"find": "bell"}, "barbarian dwarf", back="exit", items=[ITEM, SECOND])
    play.state.item_places[1] = -3  # the dwarf's
    play.put(0, (11, 7))
    play.do(TAKE, 0).do(LEAVE)
    assert over(play) == UNDECIDED
    assert (play.state.left_with, play.state.item_places) == (0b01, [NOWHERE, -3])
    assert over(play.do(LEAVE)) == SUCCESS


@pytest.mark.rule("heq-end-03")
def test_the_stairway_of_a_quest_is_safe_and_mere_squares_are_not() -> None:
    stairs = {"kind": "stairs", "at": [10, 7]}
    for start, safe in ((stairs, True), ({"kind": "squares", "at": START}, False)):
        play = Play(quest(start=start, monsters=[{**GOBLIN, "at": [12, 7]}]))
        play.put(0, (11, 7))
        play.end()
        play.answer(play.legal()[0])
        assert play.can(STRIKE) != safe


@pytest.mark.rule("heq-end-04", "heq-end-10")
def test_leaving_without_the_goal_ends_the_quest_unfinished() -> None:
    play = sent({"kill": ["g"]}, "barbarian dwarf", back="exit", monsters=[GOBLIN])
    assert over(play.do(LEAVE)) == UNDECIDED
    assert over(play.do(LEAVE)) == UNFINISHED


def wall_in(s: Dungeon) -> None:
    """Rubble around the corner square (15, 11) of the central room."""
    for each in ((14, 10), (13, 11), (14, 11), (15, 10)):
        s.solid |= 1 << square(each)


@pytest.mark.rule("heq-end-09")
def test_a_hero_walled_in_for_ever_may_be_declared_lost() -> None:
    play = sent({"kill": ["g"]}, "barbarian dwarf", back="exit", monsters=[GOBLIN])
    play.put(0, (15, 11))
    assert not play.can(GIVE_UP)
    wall_in(play.state)
    assert not play.again().can(GIVE_UP)
    play.do(SEARCH_SECRET)
    play.hero(0).gold = 50
    play.do(GIVE_UP)
    assert (play.hero(0).status, play.hero(0).gold) != (IN_PLAY, 50)
    assert play.state.piles[0] < 0
    assert over(play.do(LEAVE)) == UNFINISHED


@pytest.mark.rule("heq-end-09")
@pytest.mark.parametrize("beyond", [[15, 12], [16, 11]])
@pytest.mark.parametrize("kind", ["normal", "secret", "false", "none"])
def test_a_door_of_any_kind_may_be_a_way_out(kind: str, beyond: list[int]) -> None:
    """A false door looks like any other, and any wall may hold a secret one, until the hero has searched (R-62)."""
    doors = [{"id": "y", "between": [[10, 7], [10, 6]], "kind": "normal"}]
    if kind != "none":
        doors.append({"id": "x", "between": [[15, 11], beyond], "kind": kind})
    play = sent({"survive": 9}, "barbarian", back="exit", doors=doors)
    play.put(0, (15, 11))
    wall_in(play.state)
    assert not play.again().can(GIVE_UP)
    play.do(SEARCH_SECRET)
    assert play.can(GIVE_UP) == (kind in ("false", "none"))


@pytest.mark.rule("heq-end-09")
def test_what_the_heroes_have_not_seen_may_be_a_way_out() -> None:
    """Nothing that falls in the dark shows by what is offered."""
    play = sent({"survive": 9}, "barbarian", back="exit", doors=[{"id": "y", "between": [[10, 7], [10, 6]]}])
    play.put(0, (15, 11))
    play.do(SEARCH_SECRET)
    wall_in(play.state)
    play.state.seen &= ~(1 << square((15, 10)))
    assert not play.again().can(GIVE_UP)
    play.state.seen |= 1 << square((15, 10))
    assert play.again().can(GIVE_UP)


@pytest.mark.rule("heq-end-09")
def test_an_exit_nobody_has_seen_may_be_anywhere_in_the_dark() -> None:
    doors = [{"id": "x", "between": [[15, 11], [15, 12]]}]
    play = sent({"survive": 9}, "barbarian", back="exit", doors=doors, exit={"kind": "squares", "at": [[10, 11]]})
    play.put(0, (15, 11))
    wall_in(play.state)
    play.do(SEARCH_SECRET)
    s = play.state
    s.secrets_sought = s.seen = (1 << 494) - 1
    s.seen &= ~(1 << square((0, 0)))
    assert play.again().can(GIVE_UP)
    s.plan.exit_hidden = True
    assert not play.again().can(GIVE_UP)
    s.seen |= 1
    assert play.again().can(GIVE_UP)
    s.solid &= ~(1 << square((14, 11)))
    s.solid |= 1 << square((9, 11))
    s.plan.exit_hidden = False
    s.plan.exit = (square((14, 11)),)
    assert not play.again().can(GIVE_UP)
    s.plan.exit = (square((13, 10)),)
    assert play.again().can(GIVE_UP)


def test_events_of_the_end_come_before_it() -> None:
    """What listens to the departure happens before the quest is over."""
    play = Play(
        quest(
            objectives={"all": [{"activate": {"flags": ["out"]}}], "return": "exit"},
            events=[event("hero_leaves", {"set_flag": "out"})],
        )
    )
    assert over(play.do(LEAVE)) == SUCCESS
